//! Units, sides and moves as values of messages, in every case that a message may ask for.

use adoube_core::board::{Color, MoveSet, Role, Scene, Square};
use adoube_core::trace::ContactAnswer;

use crate::messages::{Arg, Messages};
pub(crate) use crate::notation::role_key as role;
use crate::notation::san_list;

/// Whose unit it is, as seen by the side that acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Owner {
    Own,
    Enemy(Color),
}

/// A unit by kind and square.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Unit {
    pub(crate) role: Role,
    pub(crate) square: Square,
    pub(crate) owner: Owner,
}

impl Unit {
    /// The unit that stood on that square before the turn, as `by` sees it.
    pub(crate) fn of(scene: &Scene, square: Square, by: Color) -> Option<Unit> {
        let piece = scene.position().board().piece_at(square)?;
        let owner = if piece.color == by { Owner::Own } else { Owner::Enemy(piece.color) };
        Some(Unit { role: piece.role, square, owner })
    }

    fn form(self, messages: &Messages, key: &str) -> String {
        let owner = match self.owner {
            Owner::Own => "own",
            Owner::Enemy(color) => side(color),
        };
        let square = self.square.to_string();
        messages.with(key, &[("owner", owner.into()), ("role", role(self.role).into()), ("square", Arg::Text(&square))])
    }
}

enum Value {
    Text(String),
    Number(usize),
}

/// Values of a message under way.
pub(crate) struct Args<'m> {
    messages: &'m Messages,
    list: Vec<(String, Value)>,
}

impl<'m> Args<'m> {
    pub(crate) fn new(messages: &'m Messages) -> Self {
        Args { messages, list: Vec::new() }
    }

    pub(crate) fn text(mut self, name: &str, text: impl Into<String>) -> Self {
        self.list.push((name.to_owned(), Value::Text(text.into())));
        self
    }

    pub(crate) fn number(mut self, name: &str, number: usize) -> Self {
        self.list.push((name.to_owned(), Value::Number(number)));
        self
    }

    /// The side that acts, as `$who`, `$who-gen`, `$who-ins`.
    pub(crate) fn who(mut self, color: Color) -> Self {
        for (name, key) in [("who", "side-nom"), ("who-gen", "side-gen"), ("who-ins", "side-ins")] {
            let form = self.messages.with(key, &[("side", side(color).into())]);
            self = self.text(name, form);
        }
        self
    }

    /// A unit under that name, with `-gen`, `-acc`, `-ins` and `-bare` (no square) forms, and its role as `$role`.
    pub(crate) fn unit(mut self, name: &str, unit: Unit) -> Self {
        const FORMS: [(&str, &str); 5] = [
            ("", "unit-nom"),
            ("-gen", "unit-gen"),
            ("-acc", "unit-acc"),
            ("-ins", "unit-ins"),
            ("-bare", "unit-bare"),
        ];
        for (suffix, key) in FORMS {
            let form = unit.form(self.messages, key);
            self = self.text(&format!("{name}{suffix}"), form);
        }
        self
    }

    /// The unit that is moved, named by where it comes from.
    pub(crate) fn mover(self, unit: Unit) -> Self {
        let (from, ins) = (unit.form(self.messages, "unit-from"), unit.form(self.messages, "unit-from-ins"));
        self.text("from", from).text("from-ins", ins).text("role", role(unit.role))
    }

    /// The moves in the notation of the language, joined.
    pub(crate) fn moves(self, scene: &Scene, moves: MoveSet) -> Self {
        let list = moves_in_words(self.messages, scene, moves);
        self.text("moves", list)
    }

    /// The message, its first letter large.
    pub(crate) fn say(&self, key: &str) -> String {
        let args: Vec<(&str, Arg<'_>)> = self
            .list
            .iter()
            .map(|(name, value)| {
                let arg = match value {
                    Value::Text(text) => Arg::Text(text),
                    Value::Number(number) => Arg::Number(*number),
                };
                (name.as_str(), arg)
            })
            .collect();
        capital(self.messages.with(key, &args).trim_end())
    }
}

/// Units in one case, joined: "the king on e1 and the rook on h1".
pub(crate) fn units_in(messages: &Messages, key: &str, units: &[Unit]) -> String {
    let forms: Vec<String> = units.iter().map(|u| u.form(messages, key)).collect();
    match forms.as_slice() {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => {
            let first = first.join(", ");
            messages.with("list-and", &[("first", Arg::Text(&first)), ("last", Arg::Text(last))])
        }
    }
}

/// The moves in the notation of the language, joined.
pub(crate) fn moves_in_words(messages: &Messages, scene: &Scene, moves: MoveSet) -> String {
    san_list(messages.lang(), scene, moves).join(", ")
}

pub(crate) fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

pub(crate) fn side(color: Color) -> &'static str {
    color.fold_wb("white", "black")
}

pub(crate) fn why(why: ContactAnswer) -> &'static str {
    match why {
        ContactAnswer::Counts => "counts",
        ContactAnswer::Accident => "accident",
        ContactAnswer::Adjusting => "adjusting",
        ContactAnswer::NotOnMove => "not-on-move",
        ContactAnswer::NoWish => "no-wish",
        ContactAnswer::TooLate => "too-late",
    }
}
