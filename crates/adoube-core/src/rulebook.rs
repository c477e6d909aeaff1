//! One policy a topic, each with its article.

use std::fmt;
use std::sync::Arc;

use crate::bench::Asking;
use crate::policy;
use crate::topic::Topic;

/// A policy and the article that it comes from.
#[derive(Debug)]
pub struct Cited<P: ?Sized> {
    /// The policy.
    pub policy: Arc<P>,
    /// The number of the article in the edition's own style.
    pub article: Arc<str>,
}

impl<P: ?Sized> Clone for Cited<P> {
    fn clone(&self) -> Self {
        Cited { policy: Arc::clone(&self.policy), article: Arc::clone(&self.article) }
    }
}

/// A policy chosen for a topic: its name and parameters, which tell it from every other choice.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Choice {
    /// The policy's name.
    pub policy: String,
    /// Its parameters, defaults left out, as `name=value`.
    pub parameters: Vec<String>,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.policy)?;
        if !self.parameters.is_empty() {
            write!(f, " ({})", self.parameters.join(", "))?;
        }
        Ok(())
    }
}

macro_rules! rulebook {
    ($( $topic:ident $field:ident $policy:ident, )*) => {
        /// A policy as built for one topic.
        #[derive(Clone, Debug)]
        pub enum Built { $(
            #[doc = concat!("For ", stringify!($topic), ".")]
            $topic(Arc<dyn policy::$policy>),
        )* }

        impl Built {
            /// The topic it was built for.
            pub fn topic(&self) -> Topic {
                match self { $( Built::$topic(_) => Topic::$topic, )* }
            }
        }

        /// What one edition, or one of its readings, answers: one cited policy a topic.
        #[derive(Clone, Debug)]
        pub struct RuleBook { $(
            #[doc = concat!("Answers ", stringify!($topic), ".")]
            pub $field: Cited<dyn policy::$policy>,
        )*
            choices: Arc<[Choice]>,
            alone_binds: [bool; 2],
        }

        impl RuleBook {
            /// Joins one policy a topic.
            ///
            /// # Errors
            /// The topics that no policy was given for.
            pub fn new(given: impl IntoIterator<Item = (Built, Choice, Arc<str>)>) -> Result<RuleBook, Vec<Topic>> {
                $( let mut $field = None; )*
                let mut choices = vec![Choice { policy: String::new(), parameters: Vec::new() }; Topic::ALL.len()];
                for (built, choice, article) in given {
                    choices[built.topic().index()] = choice;
                    match built { $(
                        Built::$topic(policy) => $field = Some(Cited { policy, article }),
                    )* }
                }
                let mut missing = Vec::new();
                $( if $field.is_none() { missing.push(Topic::$topic); } )*
                match ($( $field, )*) {
                    ($( Some($field), )*) => {
                        let mut book = RuleBook { $( $field, )* choices: choices.into(), alone_binds: [true; 2] };
                        book.alone_binds =
                            [book.own_touched.policy.alone_binds(), book.enemy_touched.policy.alone_binds()];
                        Ok(book)
                    }
                    _ => { missing.sort_unstable(); Err(missing) }
                }
            }

            /// This book with the answer that another one gives to a topic, its article too.
            #[must_use]
            pub fn with_topic_of(mut self, other: &RuleBook, topic: Topic) -> RuleBook {
                match topic { $( Topic::$topic => self.$field = other.$field.clone(), )* }
                self.settle(topic, other.choice(topic).clone())
            }

            /// This book with its answers, each under the article that another one gives to the topic.
            #[must_use]
            pub fn cited_as(mut self, other: &RuleBook) -> RuleBook {
                $( self.$field.article = Arc::clone(&other.$field.article); )*
                self
            }

            /// This book with another policy for the topic that it was built for, under the article that it has.
            #[must_use]
            pub fn with(mut self, built: Built, choice: Choice) -> RuleBook {
                let topic = built.topic();
                match built { $( Built::$topic(policy) => self.$field.policy = policy, )* }
                self.settle(topic, choice)
            }

            /// The article that answers the topic.
            pub fn article(&self, topic: Topic) -> &Arc<str> {
                match topic { $( Topic::$topic => &self.$field.article, )* }
            }
        }

        impl Asking<'_> { $(
            #[doc = concat!("Asks about ", stringify!($topic), ".")]
            pub(crate) fn $field<A: PartialEq>(&self, put: impl Fn(&dyn policy::$policy) -> A) -> A {
                self.ask(Topic::$topic, |book| put(&*book.$field.policy))
            }
        )* }
    };
}

rulebook! {
    HasTheMove has_the_move HasTheMove,
    CastlingRight castling_right CastlingRight,
    OneHand one_hand OneHand,
    Adjusting adjusting Adjusting,
    Contact contact ContactRule,
    CastlingContact castling_contact CastlingContact,
    KingThenRook king_then_rook KingThenRook,
    RookThenKing rook_then_king RookThenKing,
    KingAndRookTogether king_and_rook_together KingAndRookTogether,
    CastlingImpossible castling_impossible CastlingImpossible,
    BothColours both_colours BothColours,
    OrderUnknown order_unknown OrderUnknown,
    OwnTouched own_touched OwnTouched,
    EnemyTouched enemy_touched EnemyTouched,
    NoneCanMove none_can_move NoneCanMove,
    PromotionChoice promotion_choice PromotionChoice,
    PromotionProcedure promotion_procedure PromotionProcedure,
    ReleasedPiece released_piece ReleasedPiece,
    ReleasedKing released_king ReleasedKing,
    ReleasedPawn released_pawn ReleasedPawn,
    IllegalRelease illegal_release IllegalRelease,
    MadePlain made_plain MadePlain,
    MadeCapture made_capture MadeCapture,
    MadeCastling made_castling MadeCastling,
    MadePromotion made_promotion MadePromotion,
    Mate mate Ending,
    Stalemate stalemate Ending,
    DeadPosition dead_position Ending,
    Resignation resignation Resignation,
    DrawByAgreement draw_by_agreement DrawByAgreement,
    Complaint complaint Complaint,
}

impl RuleBook {
    /// Takes in what follows from another choice.
    fn settle(mut self, topic: Topic, choice: Choice) -> RuleBook {
        let mut choices = self.choices.to_vec();
        choices[topic.index()] = choice;
        self.choices = choices.into();
        self.alone_binds = [self.own_touched.policy.alone_binds(), self.enemy_touched.policy.alone_binds()];
        self
    }

    /// Whether one own, and one enemy, unit touched alone binds without the book being asked. Books that differ here
    /// never speak for each other.
    pub fn alone_binds(&self) -> [bool; 2] {
        self.alone_binds
    }

    /// What was chosen for the topic.
    pub fn choice(&self, topic: Topic) -> &Choice {
        &self.choices[topic.index()]
    }
}
