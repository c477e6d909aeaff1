//! What the contacts up to an event ask to be played (Articles 4.2-4.5).

use smallvec::SmallVec;

use super::castling::Castling;
use super::turn::Hearing;
use crate::bench::Asking;
use crate::board::{MoveSet, Role, Scene, Squares};
use crate::incident::{Contact, Meaning, When};
use crate::policy::{Bind, Touched, View};
use crate::topic::{Topic, TopicSet};
use crate::trace::{Answer, ContactAnswer, Recorder};

/// What must be played.
#[derive(Clone, Copy, Debug)]
pub(super) struct Duty {
    /// The moves left.
    pub(super) moves: MoveSet,
    /// The topic that decides; `None` when nothing binds.
    pub(super) ground: Option<Topic>,
    /// Whether no provision says so.
    pub(super) silent: bool,
    /// Castlings barred for this move because the rook was touched first.
    pub(super) barred: MoveSet,
    /// The topic that asked for something that cannot be played.
    yielded: Option<Topic>,
}

impl Duty {
    /// Adds the topics that it rests on.
    pub(super) fn cite(&self, cites: &mut TopicSet) {
        for topic in [self.ground, self.yielded].into_iter().flatten() {
            cites.insert(topic);
        }
    }
}

/// What the touched units ask for (4.3 and 4.5); `spared` is what took the force from the contacts, when none counts.
pub(super) fn touch_duty(
    book: &Asking<'_>,
    view: View<'_>,
    own: &[Touched],
    enemy: &[Touched],
    barred: MoveSet,
    spared: Option<Topic>,
) -> Duty {
    let (bind, ground) = match (own, enemy) {
        ([], []) => {
            let ground = if barred.is_empty() { spared } else { Some(Topic::RookThenKing) };
            return Duty { moves: view.allowed, ground, silent: false, barred, yielded: None };
        }
        (own, []) => (bind_own(book, view, own), Topic::OwnTouched),
        ([], enemy) => (bind_enemy(book, view, enemy), Topic::EnemyTouched),
        (own, enemy) => match (bind_own(book, view, own), bind_enemy(book, view, enemy)) {
            // A duty that the letter lets drop leaves that of the other colour alone.
            (Bind::Hole, Bind::Nothing | Bind::Hole) => (Bind::Hole, Topic::OwnTouched),
            (Bind::Nothing, Bind::Hole) => (Bind::Hole, Topic::EnemyTouched),
            (Bind::Hole, left) => (left, Topic::EnemyTouched),
            (left, Bind::Hole) => (left, Topic::OwnTouched),
            (own_bind, enemy_bind) => {
                let tied = own.iter().any(|o| enemy.iter().any(|e| e.rank == o.rank));
                let view = View { own_first: !tied || book.order_unknown(|p| p.own_first()), ..view };
                (book.both_colours(|p| p.bind(view, (own, own_bind), (enemy, enemy_bind))), Topic::BothColours)
            }
        },
    };
    decided(book, view, bind, ground, barred)
}

/// What own units ask for; about one alone only a book that has its own view of it is asked.
fn bind_own(book: &Asking<'_>, view: View<'_>, own: &[Touched]) -> Bind {
    match own {
        [one] if book.own_alone_binds() => view.of_one(*one),
        _ => book.own_touched(|p| p.bind(view, own)),
    }
}

/// The same for enemy units.
fn bind_enemy(book: &Asking<'_>, view: View<'_>, enemy: &[Touched]) -> Bind {
    match enemy {
        [one] if book.enemy_alone_binds() => view.of_one(*one),
        _ => book.enemy_touched(|p| p.bind(view, enemy)),
    }
}

fn decided(book: &Asking<'_>, view: View<'_>, bind: Bind, ground: Topic, barred: MoveSet) -> Duty {
    let (moves, silent, yields) = match bind {
        Bind::To(moves) => (moves, false, false),
        Bind::Silently(moves) => (moves, true, false),
        Bind::Hole => (view.allowed, true, false),
        Bind::Nothing => (book.none_can_move(|p| p.binds(view.allowed)), false, true),
    };
    let yielded = yields.then_some(ground);
    let ground = Some(if yields { Topic::NoneCanMove } else { ground });
    Duty { moves, ground, silent, barred, yielded }
}

/// The position before the turn as the book sees it: all legal moves, but for castlings that it does not know.
pub(super) fn view<'a>(book: &Asking<'_>, scene: &'a Scene) -> View<'a> {
    let mut allowed = scene.all();
    let castlings = scene.castling_moves();
    if !castlings.is_empty() {
        allowed = allowed.without(castlings.without(book.castling_right(|p| p.castlings(scene))));
    }
    View { scene, allowed, own_first: true }
}

/// Units that count, in order of time.
pub(super) type Units = SmallVec<[Touched; 4]>;

/// Contacts that count: for the general clauses, and for those on castling.
#[derive(Default)]
struct Counted {
    own: Units,
    enemy: Units,
    king: Option<Touched>,
    rooks: Units,
    wish_to_castle: bool,
    /// What took the force from a contact, when nothing else decides.
    spared: Option<Topic>,
}

impl<'a, R: Recorder> Hearing<'a, R> {
    /// What the contacts up to `event` ask for; `tell` writes the reasons into the trace.
    pub(super) fn duty(&mut self, event: u32, tell: bool) -> Duty {
        let duty = self.find_duty(event, tell);
        duty.cite(&mut self.cites);
        if tell && R::WANTED {
            if let Some(topic) = duty.yielded {
                self.note(Some(event), topic, Answer::Yields);
            }
            if let Some(topic) = duty.ground {
                let spared = matches!(topic, Topic::Contact | Topic::Adjusting | Topic::HasTheMove);
                let answer =
                    if spared || topic == Topic::RookThenKing && duty.moves.len() > 1 && !duty.barred.is_empty() {
                        Answer::Free
                    } else {
                        Answer::Decides { moves: duty.moves, silent: duty.silent }
                    };
                self.note(Some(event), topic, answer);
            }
        }
        duty
    }

    fn find_duty(&mut self, event: u32, tell: bool) -> Duty {
        let (book, turn) = (self.book, self.turn);
        let mut view = view(book, &turn.scene);
        if self.is_plain(event) {
            let (own, enemy) = turn.units.split_at(turn.own_units);
            return touch_duty(book, view, own, enemy, MoveSet::EMPTY, None);
        }
        let mut counted = Counted::default();
        self.count(event, tell, &mut counted);
        let mut barred = MoveSet::EMPTY;
        let Counted { own, enemy, king, rooks, wish_to_castle, spared } = &mut counted;
        let wish = *wish_to_castle || self.king_let_go;
        if let Some(king) = *king
            && (!rooks.is_empty() || wish)
        {
            let castling = Castling { king, rooks, wish };
            match self.castling_duty(castling, own, enemy, &mut barred, view.allowed, event, tell) {
                Some((moves, ground)) => {
                    return Duty { moves, ground: Some(ground), silent: false, barred, yielded: None };
                }
                None => view.allowed = view.allowed.without(barred),
            }
        }
        touch_duty(book, view, own, enemy, barred, *spared)
    }

    /// Whether no contact up to the event leaves a question open, and nobody wants to be told.
    fn is_plain(&self, event: u32) -> bool {
        !R::WANTED
            && self.turn.plain_until.is_some_and(|last| last <= event)
            && self.previous.is_none()
            && self.freed.is_none()
            && self.void.is_empty()
    }

    /// Sorts out the contacts up to the event: announced adjusting, accidents, contacts without the move or the wish.
    fn count(&mut self, event: u32, tell: bool, counted: &mut Counted) {
        let turn = self.turn;
        let side = turn.side();
        let (mut seen, mut castled) = (Squares::EMPTY, Squares::EMPTY);
        for contact in turn.contacts.iter().filter(|c| c.by == side) {
            if self.is_after(contact, event) || self.is_freed(contact) {
                continue;
            }
            let why = self.judge(contact);
            let Some(unit) = turn.touched(contact) else {
                continue;
            };
            if turn.may_castle
                && contact.own
                && matches!(contact.role, Role::King | Role::Rook)
                && why != ContactAnswer::Adjusting
                && self.counts_for_castling(contact, why)
            {
                counted.wish_to_castle |= contact.meaning == Meaning::Castle;
                if !castled.contains(contact.square) {
                    castled.add(contact.square);
                    if contact.role == Role::King {
                        counted.king = Some(unit);
                    } else {
                        counted.rooks.push(unit);
                    }
                }
            }
            let spared = match why {
                ContactAnswer::Counts => None,
                ContactAnswer::Adjusting => Some(Topic::Adjusting),
                ContactAnswer::NotOnMove => Some(Topic::HasTheMove),
                ContactAnswer::Accident | ContactAnswer::NoWish | ContactAnswer::TooLate => Some(Topic::Contact),
            };
            if let Some(topic) = spared {
                counted.spared.get_or_insert(topic);
                self.cites.insert(topic);
            } else if !seen.contains(contact.square) {
                seen.add(contact.square);
                if contact.own { counted.own.push(unit) } else { counted.enemy.push(unit) }
            }
            // A plain touch that counts needs no words: what it binds to follows.
            if tell && R::WANTED && (spared.is_some() || contact.is_doubtful()) {
                let at = match contact.when {
                    When::Now(event) => Some(event),
                    When::Before(_) => None,
                };
                let topic = spared.unwrap_or(Topic::Contact);
                self.note(at, topic, Answer::Contact { square: contact.square, why });
            }
        }
    }

    /// Whether a contact of the side to move counts under the general clause, and why not.
    fn judge(&self, contact: &Contact) -> ContactAnswer {
        if self.is_excused(contact) {
            ContactAnswer::Adjusting
        } else if contact.accidental {
            ContactAnswer::Accident
        } else if !self.on_move(contact.when) {
            ContactAnswer::NotOnMove
        } else if self.binds(contact) {
            ContactAnswer::Counts
        } else {
            ContactAnswer::NoWish
        }
    }

    /// Whether a deliberate contact binds; only doubtful ones are asked about.
    pub(super) fn binds(&self, contact: &Contact) -> bool {
        !contact.is_doubtful() || self.book.contact(|p| p.binds(contact))
    }

    /// Whether the castling clauses count the contact. What binds under the general clause always does; the policy is
    /// asked of the rest.
    fn counts_for_castling(&self, contact: &Contact, why: ContactAnswer) -> bool {
        if why == ContactAnswer::Counts {
            return true;
        }
        let on_move = why != ContactAnswer::NotOnMove && self.on_move(contact.when);
        let binds = why == ContactAnswer::NotOnMove && self.binds(contact);
        self.book.castling_contact(|p| p.counts(contact, on_move, binds))
    }

    fn is_after(&self, contact: &Contact, event: u32) -> bool {
        let When::Now(at) = contact.when else {
            return false;
        };
        at > event || self.void.iter().any(|(from, to)| at > *from && at < *to)
    }

    fn is_freed(&self, contact: &Contact) -> bool {
        self.freed.is_some_and(|freed| contact.when <= When::Now(freed))
    }
}
