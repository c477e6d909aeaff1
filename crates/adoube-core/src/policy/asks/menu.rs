//! The arbiter's list of penalties, and appeals.

use std::fmt::Debug;

/// A penalty of the arbiter's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum MenuItem {
    /// A warning.
    Warning,
    /// More time for the other side.
    TimeUp,
    /// Less time for the offender.
    TimeDown,
    /// More points for the other side.
    PointsUp,
    /// Fewer points for the offender.
    PointsDown,
    /// Loss of the game.
    Loss,
    /// A fine announced in advance.
    Fine,
    /// Exclusion from one or more rounds.
    ExcludeRounds,
    /// Expulsion from the event.
    Expel,
}

impl MenuItem {
    /// All in the order of the list.
    pub const ALL: [MenuItem; 9] = [
        MenuItem::Warning,
        MenuItem::TimeUp,
        MenuItem::TimeDown,
        MenuItem::PointsUp,
        MenuItem::PointsDown,
        MenuItem::Loss,
        MenuItem::Fine,
        MenuItem::ExcludeRounds,
        MenuItem::Expel,
    ];

    /// The word used in files.
    pub fn name(self) -> &'static str {
        match self {
            MenuItem::Warning => "warning",
            MenuItem::TimeUp => "time-up",
            MenuItem::TimeDown => "time-down",
            MenuItem::PointsUp => "points-up",
            MenuItem::PointsDown => "points-down",
            MenuItem::Loss => "loss",
            MenuItem::Fine => "fine",
            MenuItem::ExcludeRounds => "exclude-rounds",
            MenuItem::Expel => "expel",
        }
    }
}

/// The penalties from which an arbiter may choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Menu(u16);

impl Menu {
    /// Just these.
    pub fn of(items: &[MenuItem]) -> Menu {
        Menu(items.iter().fold(0, |set, item| set | 1 << *item as u16))
    }

    /// Whether it stands in the list.
    pub fn contains(self, item: MenuItem) -> bool {
        self.0 & 1 << item as u16 != 0
    }

    /// The penalties in the order of the list.
    pub fn iter(self) -> impl Iterator<Item = MenuItem> {
        MenuItem::ALL.into_iter().filter(move |item| self.contains(*item))
    }
}

/// Which penalties stand in the arbiter's list.
pub trait Penalties: Debug + Send + Sync {
    /// The list.
    fn menu(&self) -> Menu;
}

/// What is appealed against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Appealed {
    /// The result.
    Result,
    /// A ruling on a claim.
    Claim,
    /// A ruling on a claim in a quickplay finish.
    Quickplay,
    /// A sanction.
    Sanction,
}

/// Whether an appeal is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AppealAnswer {
    /// It is heard.
    Open,
    /// The ruling is final.
    Final,
    /// No clause speaks of it.
    NotNamed,
    /// It comes too late: the scoresheet is signed.
    TooLate,
}

/// Whether a ruling may be appealed.
pub trait Appeal: Debug + Send + Sync {
    /// Whether the appeal is heard; `barred`: the rules of the event bar appeals; `signed`: the player has signed the
    /// scoresheet.
    fn hears(&self, against: Appealed, barred: bool, signed: bool) -> AppealAnswer;
}
