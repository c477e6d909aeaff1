//! Events in words.

use adoube_core::board::{Color, Square, Squares};
use adoube_core::incident::{Act, Event, Meaning, Turn, Unit as Named, With};
use adoube_core::scenario::Scenario;

use super::matter;
use super::unit::{self, Args, Unit, units_in};
use crate::messages::Messages;

/// One event in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventWords {
    /// Its number in the file, from 1.
    pub number: usize,
    /// What happened.
    pub words: String,
    /// Whether a new turn begins with it.
    pub begins_turn: bool,
}

/// All events of the incident in words, in order of time.
pub fn events(messages: &Messages, scenario: &Scenario) -> Vec<EventWords> {
    let turns = scenario.incident.turns();
    let mut index = 0;
    let mut gone = Squares::EMPTY;
    let mut words = Vec::with_capacity(scenario.events.len());
    for (number, event) in scenario.events.iter().enumerate() {
        let begins_turn = matches!(event.act.plain(), Act::Turn(_));
        if begins_turn {
            index += 1;
            gone = Squares::EMPTY;
        }
        // A file that was read has a turn for each `turn:`.
        let Some(turn) = turns.get(index.min(turns.len().saturating_sub(1))) else { continue };
        let told = Teller { messages, turn, number, gone };
        words.push(EventWords { number: number + 1, words: told.tell(event), begins_turn });
        match event.act.plain() {
            Act::Remove { square, .. } => gone.add(*square),
            Act::Release { at, .. } if told.prey(*at, told.by(event)).is_some() => gone.add(*at),
            _ => {}
        }
    }
    words
}

struct Teller<'a> {
    messages: &'a Messages,
    turn: &'a Turn,
    number: usize,
    /// Units taken off the board in this turn, by their squares.
    gone: Squares,
}

impl Teller<'_> {
    fn by(&self, event: &Event) -> Color {
        event.by.unwrap_or_else(|| self.turn.side())
    }

    fn tell(&self, event: &Event) -> String {
        let words = self.plainly(event);
        let Some(mark) = event.act.mark() else { return words };
        let more = matter::mark(Args::new(self.messages).who(self.by(event)), mark);
        format!("{words} {more}").trim_end().to_owned()
    }

    fn plainly(&self, event: &Event) -> String {
        let by = self.by(event);
        let args = Args::new(self.messages).who(by);
        match event.act.plain() {
            Act::SayAdjust => args.say("event-adjust"),
            Act::Touch { squares, meaning, accidental, with, order_unknown } => {
                let count = match (squares.len(), order_unknown) {
                    (..=1, _) => "one",
                    (_, true) => "unknown",
                    (_, false) => "together",
                };
                self.touch(args.text("count", count), by, squares, *meaning, *accidental, *with)
            }
            Act::Put { unit, at, two_hands } => self.place(args, by, *unit, *at, *two_hands, "event-put"),
            Act::Release { unit, at, two_hands } => self.place(args, by, *unit, *at, *two_hands, "event-release"),
            Act::Remove { square, two_hands } => {
                with_unit(args, "unit", self.unit(*square, by)).text("hands", hands(*two_hands)).say("event-remove")
            }
            Act::Press => args.say("event-press"),
            Act::Turn(side) => Args::new(self.messages).who(*side).say("event-turn"),
            Act::Claim => args.say("event-claim"),
            Act::OfferDraw => args.say("event-offer"),
            Act::AcceptDraw => args.say("event-accept"),
            Act::Resign => args.say("event-resign"),
            Act::FlagFalls => args.say("event-flag"),
            Act::Play(mv) => {
                let new = mv.promotion.map(|role| {
                    let name = self.messages.with("unit-new", &[("role", unit::role(role).into())]);
                    format!(", {name}")
                });
                let args = args.text("from", mv.from.to_string()).text("to", mv.to.to_string());
                args.text("new", new.unwrap_or_default()).say("event-play")
            }
            Act::Competition(matter) => matter::matter(args, matter),
            // What is marked is plain by now.
            Act::Marked(_) => String::new(),
        }
    }

    fn touch(
        &self,
        args: Args<'_>,
        by: Color,
        squares: &[Square],
        meaning: Option<Meaning>,
        accidental: bool,
        with: With,
    ) -> String {
        let units: Vec<Unit> = squares.iter().filter_map(|s| self.unit(*s, by)).collect();
        let held = match with {
            With::Unit(square) => self.unit(square, by),
            With::Hand | With::Object => None,
        };
        let wish = self.wish(by, &units, meaning, accidental);
        let args = with_unit(with_unit(args, "held", held), "unit", units.first().copied());
        args.text("units", units_in(self.messages, "unit-nom", &units))
            .text("units-gen", units_in(self.messages, "unit-gen", &units))
            .text("manner", if accidental { "accident" } else { "deliberate" })
            .text(
                "with",
                match with {
                    With::Hand => "hand",
                    With::Object => "object",
                    With::Unit(_) => "unit",
                },
            )
            .text("wish", wish)
            .say("event-touch")
    }

    /// What the person wanted, as a variant of the message.
    fn wish(&self, by: Color, units: &[Unit], meaning: Option<Meaning>, accidental: bool) -> &'static str {
        let announced = self.announced(by);
        let meant = meaning.unwrap_or(if announced { Meaning::Adjust } else { Meaning::Play });
        let many = units.len() > 1;
        match meant {
            Meaning::Castle => "castle",
            _ if accidental => "unsaid",
            Meaning::Adjust if many => "adjust-many",
            Meaning::Adjust => "adjust",
            Meaning::OtherUnit => "other-unit",
            Meaning::None if many => "unsaid",
            Meaning::None => "none",
            Meaning::Play if many => "play",
            Meaning::Play if units.iter().any(|u| matches!(u.owner, unit::Owner::Own)) => "move",
            Meaning::Play => "take",
        }
    }

    /// Whether that side had announced adjusting when it touched something at this event.
    fn announced(&self, by: Color) -> bool {
        let now = self.number - self.turn.first_event;
        let here = |when| matches!(when, adoube_core::incident::When::Now(event) if event as usize == now);
        self.turn.contacts.iter().any(|c| c.by == by && here(c.when) && c.announced.is_some())
    }

    fn place(&self, args: Args<'_>, by: Color, named: Named, at: Square, two: bool, key: &str) -> String {
        let mut args = args.text("at", at.to_string()).text("hands", hands(two));
        let prey = self.prey(at, by);
        if let Some(prey) = prey {
            args = args.unit("prey", prey);
        }
        let held = key == "event-put";
        let key = match named {
            Named::New(role) => {
                let new = self.messages.with("unit-new", &[("role", unit::role(role).into())]);
                args = args.text("new", new);
                if prey.is_some() && !held { format!("{key}-new-taking") } else { format!("{key}-new") }
            }
            Named::Of(origin) => {
                if let Some(mover) = self.unit(origin, by) {
                    args = args.mover(mover);
                }
                match prey {
                    _ if origin == at => format!("{key}-back"),
                    Some(_) if held => format!("{key}-beside"),
                    Some(_) => format!("{key}-taking"),
                    None => key.to_owned(),
                }
            }
        };
        args.say(&key)
    }

    fn unit(&self, square: Square, by: Color) -> Option<Unit> {
        Unit::of(&self.turn.scene, square, by)
    }

    /// The enemy unit that still stands on that square.
    fn prey(&self, at: Square, by: Color) -> Option<Unit> {
        self.unit(at, by).filter(|u| matches!(u.owner, unit::Owner::Enemy(_)) && !self.gone.contains(at))
    }
}

fn with_unit<'m>(args: Args<'m>, name: &str, unit: Option<Unit>) -> Args<'m> {
    match unit {
        Some(named) => args.unit(name, named).text("role", unit::role(named.role)),
        None => args,
    }
}

fn hands(two: bool) -> &'static str {
    if two { "two" } else { "one" }
}
