//! What hands can do in a position, as letters of an alphabet.

use adoube_core::board::{Color, LAST_RANKS, MoveId, Role, Scene, Square, Squares};
use adoube_core::incident::competition::{
    ArbiterAct, ClaimKind, ClaimMade, FlagOrder, Mark, Matter, OfferTime, Seen, SeenBy, Teller,
};
use adoube_core::incident::{Act, Event, Meaning, Unit, With};
use smallvec::{SmallVec, smallvec};

macro_rules! kinds {
    ($( $(#[doc = $doc:literal])* $variant:ident $name:literal, )*) => {
        /// A kind of event that the search may use.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Kind { $( $(#[doc = $doc])* $variant, )* }

        impl Kind {
            /// All kinds, in the order in which their letters are tried.
            pub const ALL: &'static [Kind] = &[$( Kind::$variant, )*];

            /// The name on the command line.
            pub fn name(self) -> &'static str {
                match self { $( Kind::$variant => $name, )* }
            }
        }
    };
}

kinds! {
    /// Touches one unit, meaning to play it.
    Touch "touch",
    /// Sets an own unit down and lets it go: on each square it may go to, and on one it may not.
    Release "release",
    /// Castling, promotion: each step, also where the move is illegal.
    Steps "steps",
    /// Takes a unit off the board: an enemy that can be taken, a pawn that can be promoted, and one of the rest.
    Remove "remove",
    /// Presses the clock.
    Press "press",
    /// The other side touches a unit of its own.
    Opponent "opponent",
    /// The other side complains.
    Claim "claim",
    /// Touches one unit to adjust it, saying nothing.
    Adjust "adjust",
    /// Touches the king or an own rook with the wish to castle.
    Castle "castle",
    /// Touches one unit without the wish to play it: for another one, or for nothing.
    Wishless "wishless",
    /// Touches one unit by accident.
    Accident "accident",
    /// Touches one unit with a sleeve or a pen.
    Object "object",
    /// Touches two units at once.
    Together "together",
    /// Announces adjusting.
    Say "say",
    /// Sets an own unit down with the hand still on it, on each square it may go to.
    Put "put",
    /// The other side touches its unit to adjust it, after saying so or without; by accident; for nothing.
    Manners "manners",
    /// Lets a unit go with two hands used.
    TwoHands "two-hands",
    /// A draw is offered and accepted; a player resigns.
    Draw "draw",
    /// Lets go of the unit touched last, where it may go, and on one square where it may not.
    InHand "in-hand",
    /// The clock is pressed with the other hand; either flag falls before the eyes of the arbiter, and either side claims
    /// that the other one's has fallen.
    Clock "clock",
    /// An illegal move is claimed by the other side, and seen by the arbiter.
    IllegalMove "illegal-move",
    /// A threefold repetition and fifty moves are claimed with the clocks stopped; an offer is made before the move.
    DrawClaim "draw-claim",
}

impl Kind {
    /// The kind of that name.
    pub fn from_name(name: &str) -> Option<Kind> {
        Kind::ALL.iter().copied().find(|kind| kind.name() == name)
    }

    /// Whether it is searched when no kinds are named: [`Kind::InHand`] is [`Kind::Release`] spelled longer, and the kinds of
    /// the competition rules make other incidents than those of Articles 3 to 5.
    pub fn is_usual(self) -> bool {
        self != Kind::InHand && !self.is_competition()
    }

    /// Whether its events belong to Articles 6 to 12.
    pub fn is_competition(self) -> bool {
        matches!(self, Kind::Clock | Kind::IllegalMove | Kind::DrawClaim)
    }
}

/// One thing that hands can do at any point of a line.
#[derive(Clone, Debug)]
pub(crate) struct Letter {
    pub(crate) event: Event,
    /// How many letters of the full alphabet it stands for.
    pub(crate) weight: u64,
    pub(crate) effect: Effect,
    /// Can only be done with that unit in hand: it was the last one touched.
    pub(crate) needs: Option<Square>,
    /// The unit that is in hand afterwards.
    pub(crate) holds: Option<Square>,
}

/// What is known of a letter before anybody is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Effect {
    /// No ruling changes yet: a word, or something that the other side touches. It matters to later events only.
    None,
    /// A contact of the side to move, nothing else: changes no ruling once the move is made.
    Contact,
    /// Anything.
    Open,
}

/// Units that no duty can name, since they can neither move nor be taken: one stands for all.
struct Folded {
    units: SmallVec<[Square; 16]>,
}

/// Makes the letters of a position. Folding puts one letter for all own units that cannot move, king and rooks apart, and
/// one for all enemy units that cannot be taken.
pub(crate) fn letters(scene: &Scene, kinds: &[Kind], folded: bool) -> Vec<Letter> {
    let mut maker = Maker { scene, side: scene.turn(), list: Vec::new() };
    let groups = maker.groups(folded);
    for kind in Kind::ALL.iter().filter(|kind| kinds.contains(kind)) {
        maker.add(*kind, &groups);
    }
    maker.list
}

struct Maker<'a> {
    scene: &'a Scene,
    side: Color,
    list: Vec<Letter>,
}

impl Maker<'_> {
    /// The units of the board, own ones first, alike ones together.
    fn groups(&self, folded: bool) -> Vec<Folded> {
        let board = self.scene.position().board();
        let mut groups: Vec<Folded> = Vec::new();
        for own in [true, false] {
            let mut idle = Folded { units: SmallVec::new() };
            for square in board.by_color(if own { self.side } else { !self.side }) {
                let stuck = if own { !self.scene.can_move(square) } else { !self.scene.can_be_taken(square) };
                let castles = own && matches!(board.role_at(square), Some(Role::King | Role::Rook));
                if folded && stuck && !castles {
                    idle.units.push(square);
                } else {
                    groups.push(Folded { units: smallvec![square] });
                }
            }
            if !idle.units.is_empty() {
                groups.push(idle);
            }
        }
        groups
    }

    fn add(&mut self, kind: Kind, groups: &[Folded]) {
        let side = self.side;
        match kind {
            Kind::Touch => self.touches(groups, None, false, With::Hand),
            Kind::Adjust => self.touches(groups, Some(Meaning::Adjust), false, With::Hand),
            Kind::Wishless => {
                self.touches(groups, Some(Meaning::OtherUnit), false, With::Hand);
                self.touches(groups, Some(Meaning::None), false, With::Hand);
            }
            Kind::Accident => self.touches(groups, None, true, With::Hand),
            Kind::Object => self.touches(groups, Some(Meaning::None), false, With::Object),
            Kind::Castle => {
                for square in self.castling_units() {
                    self.contact(smallvec![square], Some(Meaning::Castle), false, With::Hand, 1);
                }
            }
            Kind::Together => self.pairs(groups),
            Kind::Say => self.plain(side, Act::SayAdjust, Effect::None),
            Kind::Press => self.plain(side, Act::Press, Effect::Open),
            Kind::Claim => self.plain(!side, Act::Claim, Effect::Open),
            Kind::Opponent => self.opponent(None, false),
            Kind::Manners => {
                self.plain(!side, Act::SayAdjust, Effect::None);
                self.opponent(Some(Meaning::Adjust), false);
                self.opponent(Some(Meaning::None), false);
                self.opponent(None, true);
            }
            Kind::Draw => {
                for by in [side, !side] {
                    self.plain(by, Act::OfferDraw, Effect::Open);
                    self.plain(by, Act::AcceptDraw, Effect::Open);
                    self.plain(by, Act::Resign, Effect::Open);
                }
            }
            Kind::Clock => {
                self.plain(side, Act::Marked(Box::new((Act::Press, Mark::OtherHand))), Effect::Open);
                for by in [side, !side] {
                    let mark = Mark::Flag { seen_by: SeenBy::Arbiter, order: FlagOrder::Known, first: None };
                    self.plain(by, Act::Marked(Box::new((Act::FlagFalls, mark))), Effect::Open);
                    self.claim(by, ClaimKind::Flag);
                }
            }
            Kind::IllegalMove => {
                self.claim(!side, ClaimKind::IllegalMove);
                let (act, what) = (ArbiterAct::Sees, Seen::Move);
                let matter = Matter::Arbiter { act, what, of: None, teller: Teller::Player };
                self.plain(!side, Act::Competition(Box::new(matter)), Effect::Open);
            }
            Kind::DrawClaim => {
                self.claim(side, ClaimKind::Threefold);
                self.claim(side, ClaimKind::FiftyMove);
                let mark = Mark::Offer { time: Some(OfferTime::BeforeMove), condition: None, nth: 1 };
                self.plain(side, Act::Marked(Box::new((Act::OfferDraw, mark))), Effect::Open);
            }
            Kind::Release => self.releases(groups, false),
            Kind::TwoHands => self.two_hands(),
            Kind::InHand => self.releases(groups, true),
            Kind::Put => {
                for (from, to) in self.plain_moves() {
                    self.set_down(Unit::Of(from), to, false);
                }
            }
            Kind::Steps => self.steps(),
            Kind::Remove => self.removals(),
        }
    }

    fn plain(&mut self, by: Color, act: Act, effect: Effect) {
        let event = Event { by: Some(by), act };
        self.list.push(Letter { event, weight: 1, effect, needs: None, holds: None });
    }

    fn touches(&mut self, groups: &[Folded], meaning: Option<Meaning>, accidental: bool, with: With) {
        for group in groups {
            if let Some(square) = group.units.first() {
                self.contact(smallvec![*square], meaning, accidental, with, group.units.len() as u64);
            }
        }
    }

    fn contact(
        &mut self,
        squares: SmallVec<[Square; 2]>,
        meaning: Option<Meaning>,
        accidental: bool,
        with: With,
        weight: u64,
    ) {
        let own = |square: &Square| self.scene.position().board().color_at(*square) == Some(self.side);
        let holds = squares.iter().copied().find(own).filter(|_| !accidental && with == With::Hand);
        let act = Act::Touch { squares, meaning, accidental, with, order_unknown: false };
        let event = Event { by: Some(self.side), act };
        self.list.push(Letter { event, weight, effect: Effect::Contact, needs: None, holds });
    }

    /// Two units at once; of folded ones a first and a second.
    fn pairs(&mut self, groups: &[Folded]) {
        for (index, one) in groups.iter().enumerate() {
            let many = one.units.len() as u64;
            if let [first, second, ..] = one.units.as_slice() {
                self.contact(smallvec![*first, *second], None, false, With::Hand, many * (many - 1) / 2);
            }
            for other in groups.iter().skip(index + 1) {
                if let (Some(first), Some(second)) = (one.units.first(), other.units.first()) {
                    let weight = many * other.units.len() as u64;
                    self.contact(smallvec![*first, *second], None, false, With::Hand, weight);
                }
            }
        }
    }

    /// A claim with the clocks stopped.
    fn claim(&mut self, by: Color, kind: ClaimKind) {
        let claim = ClaimMade { clock_stopped: Some(true), ..ClaimMade::new(kind) };
        self.plain(by, Act::Competition(Box::new(Matter::Claim(claim))), Effect::Open);
    }

    /// The other side touches the first of its units.
    fn opponent(&mut self, meaning: Option<Meaning>, accidental: bool) {
        let Some(square) = self.scene.position().board().by_color(!self.side).first() else { return };
        let squares = smallvec![square];
        let act = Act::Touch { squares, meaning, accidental, with: With::Hand, order_unknown: false };
        self.plain(!self.side, act, Effect::None);
    }

    /// From and to of every legal move but castlings and promotions.
    fn plain_moves(&self) -> Vec<(Square, Square)> {
        let squares = |id: MoveId| Some((self.scene.start_of(id)?, self.scene.goal_of(id)?));
        let moves = self.scene.all().iter().filter_map(squares);
        moves.filter(|(from, to)| self.scene.plain_move(*from, *to).is_some()).collect()
    }

    /// Squares where a legal promotion sets the pawn down, with the pawn's own.
    fn promotions(&self) -> Vec<(Square, Square)> {
        let squares = |id: MoveId| Some((self.scene.start_of(id)?, self.scene.goal_of(id)?));
        let moves = self.scene.all().iter().filter_map(squares);
        let mut list: Vec<_> = moves.filter(|(from, to)| !self.scene.promotions(*from, *to).is_empty()).collect();
        list.sort_unstable();
        list.dedup();
        list
    }

    fn release(&mut self, from: Square, to: Square, weight: u64, in_hand: bool) {
        let act = Act::Release { unit: Unit::Of(from), at: to, two_hands: false };
        let event = Event { by: Some(self.side), act };
        let needs = in_hand.then_some(from);
        self.list.push(Letter { event, weight, effect: Effect::Open, needs, holds: None });
    }

    fn releases(&mut self, groups: &[Folded], in_hand: bool) {
        for (from, to) in self.plain_moves() {
            self.release(from, to, 1, in_hand);
        }
        if in_hand {
            for (from, to) in self.promotions() {
                self.release(from, to, 1, true);
            }
        }
        for group in groups {
            if let Some(from) = group.units.first().copied()
                && let Some(to) = self.illegal_square(from)
            {
                self.release(from, to, group.units.len() as u64, in_hand);
            }
        }
    }

    /// The lowest empty square where an own unit cannot legally go and begins neither castling nor promotion.
    fn illegal_square(&self, from: Square) -> Option<Square> {
        let board = self.scene.position().board();
        let role = board.piece_at(from).filter(|unit| unit.color == self.side)?.role;
        let special = |to: Square| match role {
            Role::King => self.castling_steps().iter().any(|(_, king_to, rook, _)| *king_to == to || *rook == to),
            Role::Rook => self.castling_steps().iter().any(|(_, _, rook, rook_to)| *rook == from && *rook_to == to),
            Role::Pawn => to.rank() == self.side.fold_wb(LAST_RANKS.0, LAST_RANKS.1),
            _ => false,
        };
        let legal = |to: Square| self.scene.plain_move(from, to).is_some();
        (!board.occupied()).into_iter().find(|to| !special(*to) && !legal(*to))
    }

    /// King, where it would go, rook, where it would go: for each own rook on the king's first rank, castling legal or not.
    fn castling_steps(&self) -> Vec<(Square, Square, Square, Square)> {
        let board = self.scene.position().board();
        let Some(king) = self.scene.king() else { return Vec::new() };
        let first = self.side.fold_wb(LAST_RANKS.1, LAST_RANKS.0);
        let home = king.rank() == first && (self.scene.is_chess960() || king.file().char() == 'e');
        let rooks = board.by_piece(Role::Rook.of(self.side)) & Squares::from_rank(first);
        let steps = |rook: Square| {
            let (king_to, rook_to) = adoube_core::board::castling_squares(king, rook);
            (king, king_to, rook, rook_to)
        };
        let corner = |rook: &Square| self.scene.is_chess960() || matches!(rook.file().char(), 'a' | 'h');
        if home { rooks.into_iter().filter(corner).map(steps).collect() } else { Vec::new() }
    }

    /// The king and the rooks that could castle with it, were it legal.
    fn castling_units(&self) -> Vec<Square> {
        let steps = self.castling_steps();
        let king = steps.first().map(|(king, ..)| *king);
        king.into_iter().chain(steps.iter().map(|(_, _, rook, _)| *rook)).collect()
    }

    fn set_down(&mut self, unit: Unit, at: Square, released: bool) {
        let act = if released {
            Act::Release { unit, at, two_hands: false }
        } else {
            Act::Put { unit, at, two_hands: false }
        };
        self.plain(self.side, act, Effect::Open);
    }

    fn steps(&mut self) {
        let mut seen: Vec<(Unit, Square)> = Vec::new();
        for (king, king_to, rook, rook_to) in self.castling_steps() {
            seen.push((Unit::Of(king), king_to));
            seen.push((Unit::Of(rook), rook_to));
        }
        for (pawn, to) in self.promotions() {
            seen.push((Unit::Of(pawn), to));
            for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
                if !seen.contains(&(Unit::New(role), to)) {
                    seen.push((Unit::New(role), to));
                }
            }
        }
        for (unit, at) in seen {
            self.set_down(unit, at, false);
            self.set_down(unit, at, true);
        }
    }

    fn two_hands(&mut self) {
        let castling = self.castling_steps().into_iter();
        let castling = castling.flat_map(|(king, king_to, rook, rook_to)| [(king, king_to), (rook, rook_to)]);
        let list: Vec<_> = self.plain_moves().into_iter().chain(castling).collect();
        for (from, to) in list {
            let act = Act::Release { unit: Unit::Of(from), at: to, two_hands: true };
            self.plain(self.side, act, Effect::Open);
        }
    }

    fn removals(&mut self) {
        let board = self.scene.position().board();
        let promoting: Vec<Square> = self.promotions().into_iter().map(|(pawn, _)| pawn).collect();
        let mut rest = true;
        for square in board.occupied() & !board.kings() {
            let matters = self.scene.can_be_taken(square) || promoting.contains(&square);
            if matters || std::mem::take(&mut rest) {
                self.plain(self.side, Act::Remove { square, two_hands: false }, Effect::Open);
            }
        }
    }
}
