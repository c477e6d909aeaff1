//! One policy a topic, each with its article.

use std::fmt;
use std::sync::Arc;

use crate::bench::Asking;
use crate::branch::{Branch, Branches};
use crate::competition_book::{Competition, CompetitionBook, CompetitionBuilt};
use crate::facet::{Facet, Facets};
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

impl Choice {
    /// No choice: what stands where a book does not answer a topic.
    pub fn none() -> &'static Choice {
        static NONE: Choice = Choice { policy: String::new(), parameters: Vec::new() };
        &NONE
    }
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

/// A policy given to a rule book.
#[derive(Clone, Debug)]
pub struct Given {
    /// The policy.
    pub built: Built,
    /// What was chosen.
    pub choice: Choice,
    /// The article that it comes from.
    pub article: Arc<str>,
    /// For which branches; topics of Articles 3 to 5 know none, there it is always [`Branches::ALL`].
    pub branches: Branches,
}

impl From<(Built, Choice, Arc<str>)> for Given {
    fn from((built, choice, article): (Built, Choice, Arc<str>)) -> Given {
        Given { built, choice, article, branches: Branches::ALL }
    }
}

macro_rules! rulebook {
    ($( $topic:ident $field:ident $policy:ident, )*) => {
        /// A policy as built for one topic.
        #[derive(Clone, Debug)]
        pub enum Built { $(
            #[doc = concat!("For ", stringify!($topic), ".")]
            $topic(Arc<dyn policy::$policy>),
        )*
            /// For a topic of the competition rules.
            Competition(CompetitionBuilt),
        }

        impl Built {
            /// The topic it was built for.
            pub fn topic(&self) -> Topic {
                match self {
                    $( Built::$topic(_) => Topic::$topic, )*
                    Built::Competition(built) => built.topic(),
                }
            }
        }

        /// What one edition, or one of its readings, answers: one cited policy a topic of Articles 3 to 5, and one a
        /// topic and [`Branch`] of the competition rules, where the edition has these.
        #[derive(Clone, Debug)]
        pub struct RuleBook { $(
            #[doc = concat!("Answers ", stringify!($topic), ".")]
            pub $field: Cited<dyn policy::$policy>,
        )*
            choices: Arc<[Choice]>,
            alone_binds: [bool; 2],
            competition: Option<Competition>,
            cited_for: Arc<[(Facet, Arc<str>)]>,
        }

        impl RuleBook {
            /// Joins one policy a topic; of several given for one the last is taken. For topics of the competition rules
            /// what is given for some branches wins there. A book that is given nothing at all on competition rules has
            /// none: [`RuleBook::competition`].
            ///
            /// # Errors
            /// The topics that no policy was given for.
            pub fn new(given: impl IntoIterator<Item: Into<Given>>) -> Result<RuleBook, Vec<Topic>> {
                $( let mut $field = None; )*
                let mut choices = vec![Choice::none().clone(); Topic::TOUCH.len()];
                let mut rest = Vec::new();
                for one in given {
                    let one: Given = one.into();
                    if let Some(choice) = choices.get_mut(one.built.topic().index()) {
                        *choice = one.choice.clone();
                    }
                    match one.built {
                        $( Built::$topic(policy) => $field = Some(Cited { policy, article: one.article }), )*
                        Built::Competition(_) => rest.push(one),
                    }
                }
                let mut missing = Vec::new();
                $( if $field.is_none() { missing.push(Topic::$topic); } )*
                let competition = if rest.is_empty() {
                    None
                } else {
                    Competition::new(&rest).map_err(|more| missing.extend(more)).ok()
                };
                match ($( $field, )*) {
                    ($( Some($field), )*) if missing.is_empty() => {
                        let choices = choices.into();
                        let cited_for = Arc::from([]);
                        let mut book = RuleBook { $( $field, )* choices, alone_binds: [true; 2], competition, cited_for };
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
                match topic {
                    $( Topic::$topic => self.$field = other.$field.clone(), )*
                    _ => return self.with_competition_topic_of(other, topic),
                }
                self.settle(topic, other.choice(topic).clone())
            }

            /// This book with its answers, each under the article that another one gives to the topic.
            #[must_use]
            pub fn cited_as(mut self, other: &RuleBook) -> RuleBook {
                $( self.$field.article = Arc::clone(&other.$field.article); )*
                if let (Some(own), Some(theirs)) = (&mut self.competition, &other.competition) {
                    own.cite_as(theirs);
                }
                self.cited_for = Arc::clone(&other.cited_for);
                self
            }

            /// This book with another policy for the topic that it was built for, under the article that it has. Branches
            /// that answer a topic otherwise than standard play keep their answer.
            #[must_use]
            pub fn with(mut self, built: Built, choice: Choice) -> RuleBook {
                let topic = built.topic();
                match built {
                    $( Built::$topic(policy) => self.$field.policy = policy, )*
                    Built::Competition(built) => {
                        if let Some(competition) = &mut self.competition {
                            competition.put(&built, &choice);
                        }
                        return self;
                    }
                }
                self.settle(topic, choice)
            }

            /// The article that answers the topic; of a topic of the competition rules, the one for standard play.
            pub fn article(&self, topic: Topic) -> &Arc<str> {
                self.article_in(topic, Branch::Standard)
            }

            /// The article that answers the topic in a branch; an empty text where the book has no competition rules.
            pub fn article_in(&self, topic: Topic, branch: Branch) -> &Arc<str> {
                static NONE: std::sync::LazyLock<Arc<str>> = std::sync::LazyLock::new(|| Arc::from(""));
                match topic {
                    $( Topic::$topic => &self.$field.article, )*
                    _ => self.competition(branch).and_then(|book| book.article(topic)).unwrap_or(&NONE),
                }
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
        if let Some(old) = Arc::make_mut(&mut self.choices).get_mut(topic.index()) {
            *old = choice;
        }
        self.alone_binds = [self.own_touched.policy.alone_binds(), self.enemy_touched.policy.alone_binds()];
        self
    }

    /// Where one of the two has no competition rules, nothing is taken over.
    fn with_competition_topic_of(mut self, other: &RuleBook, topic: Topic) -> RuleBook {
        if let (Some(own), Some(theirs)) = (&mut self.competition, &other.competition) {
            own.take_topic_of(theirs, topic);
        }
        self
    }

    /// This book with the articles for sides of a question; of several the last is cited.
    #[must_use]
    pub fn citing(mut self, cited_for: impl IntoIterator<Item = (Facet, Arc<str>)>) -> RuleBook {
        self.cited_for = cited_for.into_iter().collect();
        self
    }

    /// The article to cite for the topic in a branch, where these sides of it matter.
    pub fn article_on(&self, topic: Topic, branch: Branch, facets: Facets) -> &Arc<str> {
        let meant = |(facet, _): &&(Facet, Arc<str>)| facets.contains(*facet) && facet.topics().contains(&topic);
        let own = self.cited_for.iter().rev().find(meant);
        own.map_or_else(|| self.article_in(topic, branch), |(_, article)| article)
    }

    /// Whether one own, and one enemy, unit touched alone binds without the book being asked. Books that differ here
    /// never speak for each other.
    pub fn alone_binds(&self) -> [bool; 2] {
        self.alone_binds
    }

    /// The competition rules of a branch; `None`: the edition decides nothing beyond Articles 1 to 5.
    pub fn competition(&self, branch: Branch) -> Option<&CompetitionBook> {
        self.competition.as_ref().map(|all| &**all.of(branch))
    }

    /// The competition rules of all branches.
    pub fn competition_rules(&self) -> Option<&Competition> {
        self.competition.as_ref()
    }

    /// What was chosen for the topic; of a topic of the competition rules, for standard play.
    pub fn choice(&self, topic: Topic) -> &Choice {
        self.choice_in(topic, Branch::Standard)
    }

    /// What was chosen for the topic in a branch; [`Choice::none`] where the book has no competition rules.
    pub fn choice_in(&self, topic: Topic, branch: Branch) -> &Choice {
        let own = self.choices.get(topic.index());
        own.or_else(|| self.competition(branch).map(|book| book.choice(topic))).unwrap_or_else(|| Choice::none())
    }

    /// Whether both books choose alike for the topic, in every branch.
    pub fn chooses_as(&self, other: &RuleBook, topic: Topic) -> bool {
        if !topic.is_competition() {
            return self.choice(topic) == other.choice(topic);
        }
        match (&self.competition, &other.competition) {
            (Some(own), Some(theirs)) => own.chooses_as(theirs, topic),
            (own, theirs) => own.is_none() && theirs.is_none(),
        }
    }
}
