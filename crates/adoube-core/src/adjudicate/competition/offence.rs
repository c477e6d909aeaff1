//! What an act is in law, and what follows when it is no illegal move.

use crate::adjudicate::turn::Hearing;
use crate::board::Color;
use crate::facet::Facet;
use crate::incident::competition::{At, Irregularity, Kind, TwoHanded, Wrong, seat};
use crate::policy::{Conduct, Displacing, Family, KingTaking, Offence, OtherSide, Pace, Score as Scores, TwoHandsFor};
use crate::ruling::{EndedBy, Force, GameResult, MenuWord, Remedy, Sanction, SanctionKind, Score};
use crate::topic::Topic;
use crate::trace::{CourtAnswer, Fault, Recorder};

use super::session::Session;

impl Session<'_> {
    /// What an irregularity is in law, by which topic; `None`: the taker of a king has won by custom.
    pub(super) fn offence_of(&mut self, fault: &Irregularity, event: usize) -> (Topic, Option<Offence>) {
        let branch = self.branch;
        let (topic, offence) = match fault.kind {
            Kind::Illegal(Wrong::KingTaken) => match self.court.king_taken(branch, |p| p.ruling()) {
                KingTaking::Offence(offence) => {
                    if branch.pace() != Pace::Standard {
                        self.ruled.facets.insert(Facet::KingTakenFast);
                    }
                    (Topic::KingTaken, Some(offence))
                }
                KingTaking::WinByCustom => (Topic::KingTaken, None),
            },
            Kind::Illegal(Wrong::Move | Wrong::Castling) => (Topic::IllegalMove, Some(Offence::Illegal(Family::Moves))),
            Kind::Illegal(_) => (Topic::PromotionFault, Some(Offence::Illegal(Family::Moves))),
            Kind::TwoHands(what) => {
                let what = match what {
                    TwoHanded::Move => TwoHandsFor::Other,
                    TwoHanded::Capture => TwoHandsFor::Capture,
                    TwoHanded::Castling => TwoHandsFor::Castling,
                    TwoHanded::Promotion => TwoHandsFor::Promotion,
                };
                let pressed = !fault.undone && fault.pressed.is_some_and(|pressed| pressed <= event);
                let conduct = Conduct::UsesTwoHands { what, pressed };
                let offence = self.court.two_hands_fault(branch, |p| p.offence(conduct));
                // What was put back before the press never becomes an offence.
                let never = fault.undone && offence == Offence::NotYet;
                (Topic::TwoHandsFault, Some(if never { Offence::Free } else { offence }))
            }
            Kind::EmptyPress { restarts } => {
                let may = restarts && self.court.displaced(branch, |p| p.other_side() == OtherSide::RestartsClock);
                if may {
                    (Topic::Displaced, Some(Offence::Free))
                } else {
                    let conduct = Conduct::PressesWithoutMove;
                    (Topic::EmptyPress, Some(self.court.empty_press(branch, |p| p.offence(conduct))))
                }
            }
            Kind::OtherHand => {
                let conduct = Conduct::PressesWithOtherHand;
                (Topic::PressHand, Some(self.court.press_hand(branch, |p| p.offence(conduct))))
            }
            Kind::UnitsLying => {
                let displacing = Displacing { pressed: true };
                let offence = self.court.displaced(branch, |p| p.offence(displacing));
                let minded = self.lying_minded.contains(&fault.at.event);
                (Topic::Displaced, Some(if minded { Offence::Free } else { offence }))
            }
        };
        self.cites.insert(topic);
        (topic, offence)
    }

    /// The act's offence is told and, unless it is an illegal move, punished.
    pub(super) fn impose<R: Recorder>(
        &mut self,
        hearing: &mut Hearing<'_, R>,
        at: At,
        (topic, fault): (Topic, Fault),
        against: Color,
        offence: Offence,
    ) {
        if topic == Topic::TwoHandsFault && matches!(offence, Offence::List | Offence::MayList) {
            self.ruled.facets.insert(Facet::TwoHandsBreach);
        }
        self.say(hearing, Some(at), topic, CourtAnswer::Offence { fault, offence });
        match offence {
            Offence::Free | Offence::NotYet => {
                self.rest.get_or_insert(topic);
            }
            Offence::Unnamed => {
                self.silent = true;
                self.discretion(hearing, at, topic, against);
                // Nothing obliges him where no clause names the act.
                if let Some(last) = self.ruled.sanctions.last_mut() {
                    last.force = Force::Excusable;
                }
            }
            Offence::MayList => {
                self.discretion(hearing, at, topic, against);
                if let Some(last) = self.ruled.sanctions.last_mut() {
                    last.force = Force::Excusable;
                }
            }
            // What counts as an illegal move is raised as a fault of the file, not here.
            Offence::List | Offence::Illegal(_) => self.discretion(hearing, at, topic, against),
            Offence::Loss(score) => self.lose(hearing, at, topic, against, score),
        }
    }

    /// The arbiter chooses from the list.
    pub(super) fn discretion<R: Recorder>(
        &mut self,
        hearing: &mut Hearing<'_, R>,
        at: At,
        topic: Topic,
        against: Color,
    ) {
        let menu = self.court.penalties(self.branch, |p| p.menu());
        let words = menu
            .iter()
            .filter_map(|item| MenuWord::WORDS.iter().find(|(word, _)| *word == item.name()).map(|(_, word)| *word));
        let mut sanction = Sanction::new(against, SanctionKind::Discretion);
        sanction.menu = words.collect();
        self.say(hearing, Some(at), Topic::Penalties, CourtAnswer::List);
        self.ruled.sanctions.push(sanction);
        self.ground.get_or_insert(topic);
        self.remedy(Remedy::Menu);
    }

    /// The game is lost; the other side scores as the edition says.
    pub(super) fn lose<R: Recorder>(
        &mut self,
        hearing: &mut Hearing<'_, R>,
        at: At,
        topic: Topic,
        against: Color,
        score: Scores,
    ) {
        let by = match topic {
            Topic::Devices => EndedBy::Device,
            Topic::Refusal | Topic::BothRefuse => EndedBy::Refusal,
            Topic::DefaultTime => EndedBy::Default,
            _ => EndedBy::Arbiter,
        };
        self.ruled.sanctions.push(Sanction::new(against, SanctionKind::Loss));
        let scores = |other: Score| {
            let mut both = [Score::Zero; 2];
            both[seat(!against)] = other;
            both
        };
        match score {
            Scores::Win => self.end(hearing, at, topic, by, GameResult::win(!against)),
            Scores::WinOrHalf => {
                let position = self.standing(hearing);
                self.can_mate(hearing, (at, topic), &position, !against);
                if super::restore::with_chances(&position, |chances| (chances.can_mate)(!against)) {
                    self.end(hearing, at, topic, by, GameResult::win(!against));
                } else {
                    self.score(hearing, at, topic, by, scores(Score::Half));
                }
            }
            Scores::Nothing => self.score(hearing, at, topic, by, scores(Score::Zero)),
            Scores::Arbiter => self.score(hearing, at, topic, by, scores(Score::Arbiter)),
        }
    }
}

/// The word for an irregularity.
pub(super) fn fault_of(kind: Kind) -> Fault {
    match kind {
        Kind::Illegal(Wrong::Move) => Fault::IllegalMove,
        Kind::Illegal(Wrong::Castling) => Fault::Castling,
        Kind::Illegal(Wrong::KingTaken) => Fault::KingTaken,
        Kind::Illegal(_) => Fault::Promotion,
        Kind::TwoHands(_) => Fault::TwoHands,
        Kind::EmptyPress { .. } => Fault::EmptyPress,
        Kind::OtherHand => Fault::OtherHand,
        Kind::UnitsLying => Fault::UnitsLying,
    }
}
