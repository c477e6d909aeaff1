//! The five sets of competition rules that one edition can have: by the rate of play, supervised or not.

use std::fmt;

use crate::policy::Pace;

/// Which competition rules of an edition are meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Branch {
    /// Standard play.
    #[default]
    Standard,
    /// Rapid play with enough arbiters.
    RapidSupervised,
    /// Rapid play otherwise.
    Rapid,
    /// Blitz with enough arbiters.
    BlitzSupervised,
    /// Blitz otherwise.
    Blitz,
}

impl Branch {
    /// How many there are.
    pub const COUNT: usize = 5;

    /// All in the order in which a rule book keeps them.
    pub const ALL: [Branch; Branch::COUNT] =
        [Branch::Standard, Branch::RapidSupervised, Branch::Rapid, Branch::BlitzSupervised, Branch::Blitz];

    /// Every branch with its word.
    pub const WORDS: &'static [(&'static str, Branch)] = &[
        ("standard", Branch::Standard),
        ("rapid-supervised", Branch::RapidSupervised),
        ("rapid", Branch::Rapid),
        ("blitz-supervised", Branch::BlitzSupervised),
        ("blitz", Branch::Blitz),
    ];

    /// The branch for a rate of play; standard play has one alone.
    pub fn of(pace: Pace, supervised: bool) -> Branch {
        match (pace, supervised) {
            (Pace::Standard, _) => Branch::Standard,
            (Pace::Rapid, true) => Branch::RapidSupervised,
            (Pace::Rapid, false) => Branch::Rapid,
            (Pace::Blitz, true) => Branch::BlitzSupervised,
            (Pace::Blitz, false) => Branch::Blitz,
        }
    }

    /// The rate of play.
    pub fn pace(self) -> Pace {
        match self {
            Branch::Standard => Pace::Standard,
            Branch::Rapid | Branch::RapidSupervised => Pace::Rapid,
            Branch::Blitz | Branch::BlitzSupervised => Pace::Blitz,
        }
    }

    /// The word used in files.
    pub fn name(self) -> &'static str {
        match self {
            Branch::Standard => "standard",
            Branch::RapidSupervised => "rapid-supervised",
            Branch::Rapid => "rapid",
            Branch::BlitzSupervised => "blitz-supervised",
            Branch::Blitz => "blitz",
        }
    }

    /// The branch of that name.
    pub fn from_name(name: &str) -> Option<Branch> {
        Branch::ALL.into_iter().find(|branch| branch.name() == name)
    }

    /// Place in [`Branch::ALL`].
    pub fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Branch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A set of branches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Branches(u8);

impl Branches {
    /// None.
    pub const NONE: Branches = Branches(0);
    /// Every one: what a provision means that says nothing on the rate of play.
    pub const ALL: Branches = Branches((1 << Branch::COUNT) - 1);

    /// Just these.
    pub fn of(branches: &[Branch]) -> Branches {
        branches.iter().fold(Branches::NONE, |set, branch| set.with(*branch))
    }

    /// This set and the branch.
    #[must_use]
    pub fn with(self, branch: Branch) -> Branches {
        Branches(self.0 | 1 << branch as u8)
    }

    /// Whether the branch belongs to the set.
    pub fn contains(self, branch: Branch) -> bool {
        self.0 & 1 << branch as u8 != 0
    }

    /// The branches that belong to both.
    #[must_use]
    pub fn and(self, other: Branches) -> Branches {
        Branches(self.0 & other.0)
    }

    /// This set less those of the other.
    #[must_use]
    pub fn without(self, other: Branches) -> Branches {
        Branches(self.0 & !other.0)
    }

    /// Whether there is no branch in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether every branch is in the set.
    pub fn is_all(self) -> bool {
        self == Branches::ALL
    }

    /// The branches in the order of [`Branch::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Branch> {
        Branch::ALL.into_iter().filter(move |branch| self.contains(*branch))
    }
}

impl fmt::Display for Branches {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.iter().map(Branch::name).collect();
        f.write_str(&names.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lead_back() {
        for (index, branch) in Branch::ALL.into_iter().enumerate() {
            assert_eq!((branch.index(), Branch::from_name(branch.name())), (index, Some(branch)));
            let supervised = branch.name().ends_with("supervised");
            assert_eq!(Branch::of(branch.pace(), supervised), branch);
        }
        assert_eq!(Branch::of(Pace::Standard, true), Branch::Standard);
        assert_eq!(Branch::from_name("bullet"), None);
    }

    #[test]
    fn sets_hold_what_was_put_in() {
        let fast = Branches::of(&[Branch::Blitz, Branch::Rapid]);
        assert_eq!(fast.to_string(), "rapid, blitz");
        assert_eq!(Branches::ALL.without(fast).and(fast), Branches::NONE);
        assert!(Branches::ALL.is_all() && !fast.is_all() && Branches::NONE.is_empty());
        assert_eq!(Branches::ALL.iter().count(), Branch::COUNT);
    }
}
