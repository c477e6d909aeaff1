//! The competition rules of one edition in one branch: one policy a topic, each with its article.

use std::sync::Arc;

use crate::bench::Court;
use crate::branch::{Branch, Branches};
use crate::policy;
use crate::rulebook::{Built, Choice, Cited, Given};
use crate::topic::Topic;

macro_rules! competition_book {
    ($( $topic:ident $field:ident $policy:ident, )*) => {
        /// A policy as built for one topic of the competition rules.
        #[derive(Clone, Debug)]
        pub enum CompetitionBuilt { $(
            #[doc = concat!("For ", stringify!($topic), ".")]
            $topic(Arc<dyn policy::$policy>),
        )* }

        impl CompetitionBuilt {
            /// The topic it was built for.
            pub fn topic(&self) -> Topic {
                match self { $( CompetitionBuilt::$topic(_) => Topic::$topic, )* }
            }
        }

        /// What one edition, or one of its readings, answers in one branch: one cited policy a topic of
        /// [`Topic::COMPETITION`].
        #[derive(Clone, Debug)]
        pub struct CompetitionBook { $(
            #[doc = concat!("Answers ", stringify!($topic), ".")]
            pub $field: Cited<dyn policy::$policy>,
        )*
            choices: Arc<[Choice]>,
        }

        impl CompetitionBook {
            /// Joins one policy a topic; of several given for one the last is taken.
            ///
            /// # Errors
            /// The topics that no policy was given for.
            fn new<'g>(given: impl IntoIterator<Item = &'g Given>) -> Result<CompetitionBook, Vec<Topic>> {
                $( let mut $field = None; )*
                let mut choices = vec![Choice::none().clone(); Topic::COMPETITION.len()];
                for one in given {
                    let Built::Competition(built) = &one.built else { continue };
                    if let Some(choice) = choices.get_mut(place(built.topic())) {
                        *choice = one.choice.clone();
                    }
                    match built { $(
                        CompetitionBuilt::$topic(policy) => {
                            $field = Some(Cited { policy: Arc::clone(policy), article: Arc::clone(&one.article) });
                        }
                    )* }
                }
                let mut missing = Vec::new();
                $( if $field.is_none() { missing.push(Topic::$topic); } )*
                match ($( $field, )*) {
                    ($( Some($field), )*) => Ok(CompetitionBook { $( $field, )* choices: choices.into() }),
                    _ => { missing.sort_unstable(); Err(missing) }
                }
            }

            /// The article that answers the topic; `None` for a topic of Articles 3 to 5.
            pub fn article(&self, topic: Topic) -> Option<&Arc<str>> {
                match topic { $( Topic::$topic => Some(&self.$field.article), )* _ => None }
            }

            fn take_topic_of(&mut self, other: &CompetitionBook, topic: Topic) {
                match topic { $( Topic::$topic => self.$field = other.$field.clone(), )* _ => {} }
                self.settle(topic, other.choice(topic).clone());
            }

            fn cite_as(&mut self, other: &CompetitionBook) {
                $( self.$field.article = Arc::clone(&other.$field.article); )*
            }

            fn put(&mut self, built: CompetitionBuilt, choice: Choice) {
                let topic = built.topic();
                match built { $( CompetitionBuilt::$topic(policy) => self.$field.policy = policy, )* }
                self.settle(topic, choice);
            }
        }
        impl Court<'_> { $(
            #[doc = concat!("Asks about ", stringify!($topic), " in a branch.")]
            pub(crate) fn $field<A: PartialEq>(&self, branch: Branch, put: impl Fn(&dyn policy::$policy) -> A) -> A {
                self.ask(Topic::$topic, branch, |book| put(&*book.$field.policy))
            }
        )* }
    };
}

competition_book! {
    TimeRange time_range TimeRange,
    MoveCompleted move_completed MoveCompleted,
    PressHand press_hand Offending,
    EmptyPress empty_press Offending,
    DefaultTime default_time DefaultTime,
    NeitherPresent neither_present NeitherPresent,
    FlagNotice flag_notice FlagNotice,
    FlagFall flag_fall FlagFall,
    BothFlags both_flags BothFlags,
    ClockSetting clock_setting ClockSetting,
    ClockStop clock_stop Offending,
    ClockTimes clock_times ClockTimes,
    WrongSetup wrong_setup WrongSetup,
    BoardTurned board_turned BoardTurned,
    ColoursReversed colours_reversed ColoursReversed,
    Displaced displaced Displaced,
    DisplacedFound displaced_found DisplacedFound,
    IllegalMove illegal_move IllegalMove,
    KingTaken king_taken KingTaken,
    PromotionFault promotion_fault PromotionFault,
    TwoHandsFault two_hands_fault Offending,
    Replacement replacement Replacement,
    IllegalCount illegal_count IllegalCount,
    IllegalPenalty illegal_penalty IllegalPenalty,
    IllegalPosition illegal_position IllegalPosition,
    ArbiterActs arbiter_acts ArbiterActs,
    ArbiterHelps arbiter_helps ArbiterHelps,
    Outsiders outsiders Outsiders,
    AfterTheGame after_the_game AfterTheGame,
    Recording recording Recording,
    WritingAhead writing_ahead Offending,
    Notes notes Offending,
    Assistant assistant Assistant,
    DrawOffer draw_offer DrawOffer,
    DrawBar draw_bar DrawBar,
    SamePosition same_position SamePosition,
    ClaimRight claim_right ClaimRight,
    ClaimMove claim_move ClaimMove,
    FiftyMoves fifty_moves FiftyMoves,
    WrongClaim wrong_claim WrongClaim,
    ClaimCheck claim_check ClaimCheck,
    Fivefold fivefold Fivefold,
    SeventyFive seventy_five SeventyFive,
    Quickplay quickplay Quickplay,
    FiveSeconds five_seconds FiveSeconds,
    Devices devices Offending,
    Inspection inspection Offending,
    Leaving leaving Offending,
    Distraction distraction Offending,
    Analysing analysing Offending,
    Refusal refusal Refusal,
    BothRefuse both_refuse BothRefuse,
    Penalties penalties Penalties,
    Appeal appeal Appeal,
    TactileTouch tactile_touch TactileTouch,
}

impl From<CompetitionBuilt> for Built {
    fn from(built: CompetitionBuilt) -> Built {
        Built::Competition(built)
    }
}

/// Place of a topic in [`Topic::COMPETITION`].
fn place(topic: Topic) -> usize {
    topic.index().wrapping_sub(Topic::TOUCH.len())
}

impl CompetitionBook {
    /// What was chosen for the topic; nothing for a topic of Articles 3 to 5.
    pub fn choice(&self, topic: Topic) -> &Choice {
        self.choices.get(place(topic)).unwrap_or_else(|| Choice::none())
    }

    fn settle(&mut self, topic: Topic, choice: Choice) {
        let mut choices = self.choices.to_vec();
        if let Some(old) = choices.get_mut(place(topic)) {
            *old = choice;
        }
        self.choices = choices.into();
    }
}

/// The competition rules of one edition in all branches; branches that answer alike share a book.
#[derive(Clone, Debug)]
pub struct Competition([Arc<CompetitionBook>; Branch::COUNT]);

impl Competition {
    /// Joins what was given for every branch with what was given for some of them; the latter wins there.
    ///
    /// # Errors
    /// The topics that nothing was given for without a branch.
    pub(crate) fn new(given: &[Given]) -> Result<Competition, Vec<Topic>> {
        let everywhere = || given.iter().filter(|one| one.branches.is_all());
        // What is missing without a branch is missing, even where every branch has its own.
        let base = Arc::new(CompetitionBook::new(everywhere())?);
        let own = |branch: Branch| -> Vec<usize> {
            let for_it = |one: &Given| !one.branches.is_all() && one.branches.contains(branch);
            given.iter().enumerate().filter(|(_, one)| for_it(one)).map(|(index, _)| index).collect()
        };
        let mut built: Vec<(Vec<usize>, Arc<CompetitionBook>)> = vec![(Vec::new(), Arc::clone(&base))];
        let mut books = Branch::ALL.map(|_| Arc::clone(&base));
        for (book, branch) in books.iter_mut().zip(Branch::ALL) {
            let own = own(branch);
            if let Some((_, same)) = built.iter().find(|(other, _)| *other == own) {
                *book = Arc::clone(same);
                continue;
            }
            let chosen = own.iter().filter_map(|index| given.get(*index));
            *book = Arc::new(CompetitionBook::new(everywhere().chain(chosen))?);
            built.push((own, Arc::clone(book)));
        }
        Ok(Competition(books))
    }

    /// The book of a branch.
    pub fn of(&self, branch: Branch) -> &Arc<CompetitionBook> {
        let [standard, rapid_supervised, rapid, blitz_supervised, blitz] = &self.0;
        match branch {
            Branch::Standard => standard,
            Branch::RapidSupervised => rapid_supervised,
            Branch::Rapid => rapid,
            Branch::BlitzSupervised => blitz_supervised,
            Branch::Blitz => blitz,
        }
    }

    /// The branches in which the topic is answered otherwise than in standard play.
    pub fn deviating(&self, topic: Topic) -> Branches {
        let usual = self.of(Branch::Standard).choice(topic);
        let other = |branch: &Branch| self.of(*branch).choice(topic) != usual;
        Branches::of(&Branch::ALL.into_iter().filter(other).collect::<Vec<_>>())
    }

    /// Whether both answer the topic alike in every branch.
    pub fn chooses_as(&self, other: &Competition, topic: Topic) -> bool {
        self.0.iter().zip(&other.0).all(|(a, b)| Arc::ptr_eq(a, b) || a.choice(topic) == b.choice(topic))
    }

    pub(crate) fn take_topic_of(&mut self, other: &Competition, topic: Topic) {
        for (own, theirs) in self.0.iter_mut().zip(&other.0) {
            Arc::make_mut(own).take_topic_of(theirs, topic);
        }
    }

    pub(crate) fn cite_as(&mut self, other: &Competition) {
        for (own, theirs) in self.0.iter_mut().zip(&other.0) {
            Arc::make_mut(own).cite_as(theirs);
        }
    }

    /// Puts another policy where the topic is answered as in standard play; branches with an answer of their own keep it.
    pub(crate) fn put(&mut self, built: &CompetitionBuilt, choice: &Choice) {
        let topic = built.topic();
        let kept = self.deviating(topic);
        for (book, branch) in self.0.iter_mut().zip(Branch::ALL) {
            if !kept.contains(branch) {
                Arc::make_mut(book).put(built.clone(), choice.clone());
            }
        }
    }
}
