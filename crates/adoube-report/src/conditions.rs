//! Under which conditions a game is played, in sentences.

use adoube_core::board::Color;
use adoube_core::incident::competition::*;
use adoube_core::scenario::{Play, Scenario};

use crate::incident_file::{clock_text, day_text};
use crate::messages::{Arg, Messages};
use crate::table::side;

/// Everything that the file says of the conditions, a sentence each; what is the default is not told.
pub(crate) fn conditions(messages: &Messages, scenario: &Scenario) -> Vec<String> {
    let mut teller = Teller { messages, told: Vec::new() };
    let of = scenario.incident.case().map(|case| &case.conditions);
    match scenario.play {
        // Said outright it keeps the rate of play from deciding.
        Play::Standard if of.is_none_or(|c| c.play.is_none()) => {}
        Play::Standard => teller.say("condition-play", &[("play", "standard".into())]),
        Play::Rapid => teller.say("condition-play", &[("play", "rapid".into())]),
        Play::Blitz => teller.say("condition-play", &[("play", "blitz".into())]),
    }
    if let Some(of) = of {
        teller.time(of);
        teller.before(of);
        teller.regulations(&of.regulations);
        teller.event(of);
    }
    teller.told
}

struct Teller<'m> {
    messages: &'m Messages,
    told: Vec<String>,
}

impl Teller<'_> {
    fn say(&mut self, key: &str, args: &[(&str, Arg<'_>)]) {
        self.told.push(self.messages.with(key, args));
    }

    fn say_if(&mut self, holds: bool, key: &str) {
        if holds {
            self.say(key, &[]);
        }
    }

    /// What is said of White and Black.
    fn say_pair(&mut self, key: &str, pair: Option<[String; 2]>) {
        if let Some([white, black]) = pair {
            self.say(key, &[("white", (&white).into()), ("black", (&black).into())]);
        }
    }

    fn time(&mut self, of: &Conditions) {
        if let Some(rate) = &of.rate {
            self.rate(rate);
        }
        self.say_if(of.supervised, "condition-supervised");
        self.say_if(of.phase == Some(Phase::QuickplayFinish), "condition-phase");
        if let Some(period) = of.period {
            let last = if period.last { "yes" } else { "no" };
            self.say("condition-period", &[("last", last.into()), ("moves", number(period.moves.unwrap_or(0)))]);
        }
        self.say_if(of.clock_kind == ClockKind::Mechanical, "condition-clock-kind");
        self.say_pair("condition-clocks", of.clocks.map(|pair| pair.map(clock_text)));
    }

    fn rate(&mut self, rate: &Rate) {
        let period = |(moves, minutes): &(Option<u32>, u32)| {
            let args = [("moves", number(moves.unwrap_or(0))), ("minutes", number(*minutes))];
            self.messages.with("condition-rate-period", &args)
        };
        let periods: Vec<String> = rate.periods.iter().map(period).collect();
        let periods = periods.join(&self.messages.get("condition-rate-then"));
        let args =
            [("periods", (&periods).into()), ("increment", number(rate.increment)), ("delay", number(rate.delay))];
        self.say("condition-rate", &args);
    }

    /// What was before the first event.
    fn before(&mut self, of: &Conditions) {
        let plain = |pair: [u32; 2]| pair.map(|count| count.to_string());
        self.say_pair("condition-moves-completed", of.moves_completed.map(plain));
        self.say_pair("condition-since-irreversible", of.since_irreversible.map(plain));
        if let Some(stood) = of.occurrences {
            let args = [
                ("count", number(stood.count)),
                ("spacing", stood.spacing.word().into()),
                ("rights", stood.rights.word().into()),
                ("moves", stood.moves.word().into()),
            ];
            self.say("condition-occurrences", &args);
        }
        for (who, offences) in Color::ALL.into_iter().zip(&of.offences) {
            self.offences(who, offences);
        }
        self.say_pair("condition-warnings", (of.warnings != [0; 2]).then(|| plain(of.warnings)));
    }

    fn offences(&mut self, who: Color, of: &Offences) {
        let counts = [("illegal-move", of.illegal_move), ("two-hands", of.two_hands), ("empty-press", of.empty_press)];
        let told = counts.into_iter().filter(|(_, count)| *count > 0).map(|(offence, count)| {
            self.messages.with("condition-offence", &[("offence", offence.into()), ("count", number(count))])
        });
        let told = told.collect::<Vec<_>>().join(", ");
        if !told.is_empty() {
            self.say("condition-offences", &[("side", side(who).into()), ("offences", (&told).into())]);
        }
    }

    fn regulations(&mut self, of: &Regulations) {
        match of.default_time {
            DefaultTime::Unsaid => {}
            DefaultTime::Nobody => self.say("condition-default-time", &[("minutes", "nobody".into())]),
            DefaultTime::Minutes(minutes) => self.say("condition-default-time", &[("minutes", number(minutes))]),
        }
        match of.draws {
            DrawsRegulation::Free => {}
            DrawsRegulation::Never => self.say("condition-draws", &[("move", "never".into())]),
            DrawsRegulation::BeforeMove(least) => self.say("condition-draws", &[("move", number(least))]),
        }
        if of.devices != DevicesRegulation::default() {
            self.say("condition-devices", &[("devices", of.devices.word().into())]);
        }
        self.say_if(of.quickplay == QuickplayRegulation::Announced, "condition-quickplay");
        self.say_if(of.leaving == LeavingRegulation::Report, "condition-leaving");
        self.say_if(of.appeals == AppealsRegulation::Barred, "condition-appeals");
    }

    /// How the game was begun, is written down and watched.
    fn event(&mut self, of: &Conditions) {
        if let Some(schedule) = of.schedule {
            let late = if schedule.started == schedule.planned { "no" } else { "yes" };
            let (planned, started) = (day_text(schedule.planned), day_text(schedule.started));
            let args = [("planned", (&planned).into()), ("started", (&started).into()), ("late", late.into())];
            self.say("condition-schedule", &args);
        }
        self.say_if(of.setup.colours == ColoursSetup::Reversed, "condition-colours");
        if let Some(pair) = of.setup.swapped {
            let [first, second] = pair.map(|square| square.to_string());
            self.say("condition-swapped", &[("first", (&first).into()), ("second", (&second).into())]);
        }
        self.say_if(of.setup.board == BoardSetup::Turned, "condition-board");
        for (who, player) in Color::ALL.into_iter().zip(of.players) {
            self.player(who, player);
        }
        if let Some(recording) = of.recording {
            self.recording(recording);
        }
        self.say_if(of.arbiter == Attention::Watching, "condition-arbiter");
        if of.when != When::default() {
            self.say("condition-when", &[("when", of.when.word().into())]);
        }
    }

    fn player(&mut self, who: Color, player: Player) {
        let who = side(who);
        if player.disability != Disability::None {
            self.say("condition-disability", &[("side", who.into()), ("disability", player.disability.word().into())]);
        }
        if player.assistant {
            self.say("condition-assistant", &[("side", who.into())]);
        }
    }

    fn recording(&mut self, of: Recording) {
        let who = match of.writes {
            [true, true] => "both",
            [true, false] => "white",
            [false, true] => "black",
            [false, false] => "nobody",
        };
        self.say("condition-writing", &[("who", who.into())]);
        self.say_if(of.sheet == Sheet::Electronic, "condition-sheet");
        if let Some(who) = of.stopped {
            let clock = |seconds: Option<u32>| seconds.map_or_else(|| "unsaid".to_owned(), clock_text);
            let (remaining, now) = (clock(of.remaining), clock(of.now));
            let args = [("side", side(who).into()), ("remaining", (&remaining).into()), ("now", (&now).into())];
            self.say("condition-stopped", &args);
        }
    }
}

fn number(count: u32) -> Arg<'static> {
    Arg::Number(count as usize)
}
