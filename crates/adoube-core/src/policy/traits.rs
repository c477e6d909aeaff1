//! One small trait a topic; every method takes facts and gives a typed answer.

use std::fmt::Debug;

use super::{Bind, RookFirst, Touched, View};
use crate::board::{Castling, Color, MoveSet, Scene};
use crate::incident::{Contact, Placed};
use crate::ruling::GameResult;
use crate::topic::Topic;

/// From when on a player has the move.
pub trait HasTheMove: Debug + Send + Sync {
    /// Whether the player has it, given how far the opponent's move has got.
    fn has(&self, opponent_made: bool, opponent_completed: bool) -> bool;
}

/// When a side may castle at all.
pub trait CastlingRight: Debug + Send + Sync {
    /// The castlings that are legal in the scene.
    fn castlings(&self, scene: &Scene) -> MoveSet;
}

/// Whether a move may be made with two hands.
pub trait OneHand: Debug + Send + Sync {
    /// Whether using two hands breaks the article.
    fn forbids_two_hands(&self) -> bool;
}

/// Who may adjust units, and what must be said before.
pub trait Adjusting: Debug + Send + Sync {
    /// Whether announced adjusting excuses a contact.
    fn excuses(&self, on_move_when_announced: bool, opponent_completed: bool) -> bool;
}

/// Which contact binds. What it answers depends on what the contact is, not on when it came.
pub trait ContactRule: Debug + Send + Sync {
    /// Whether a doubtful contact binds ([`Contact::is_doubtful`]), no announced adjusting, by the player who has the
    /// move. Other deliberate contacts bind without being asked about.
    fn binds(&self, contact: &Contact) -> bool;
    /// Whether the edition takes a deliberate contact as meant to move or capture that unit, as a draw offer is refused
    /// by such a touch (9.1).
    fn is_meant(&self, contact: &Contact) -> bool {
        contact.wishes_to_play()
    }
}

/// Which contacts the castling clauses count.
pub trait CastlingContact: Debug + Send + Sync {
    /// Whether a contact counts that does not bind under the general clause here and now: the player lacks the move (then
    /// `binds` tells whether it would bind), or it was an accident, or there was no wish.
    fn counts(&self, contact: &Contact, on_move: bool, binds: bool) -> bool;
}

/// What binds a player who touched the king and then a rook, or both at once, castling being legal.
pub trait KingThenRook: Debug + Send + Sync {
    /// The moves left.
    fn binds(&self, castling: Castling) -> MoveSet;
}

/// What follows when the rook was touched before the king.
pub trait RookThenKing: Debug + Send + Sync {
    /// What is barred, or must be played; `castling` is that with the rook, when legal.
    fn answer(&self, castling: Option<Castling>, scene: &Scene) -> RookFirst;
}

/// King and rook touched at once, castling illegal.
pub trait KingAndRookTogether: Debug + Send + Sync {
    /// Whether the clause on illegal castling covers the case; else the clause on own units does.
    fn is_castling_case(&self) -> bool;
}

/// How the contacts with king and rook follow each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CastlingOrder {
    /// The king alone so far.
    KingAlone,
    /// The king, then the rook; also both at once where the edition treats that alike.
    KingThenRook,
}

/// What must be played when the intended castling is illegal.
pub trait CastlingImpossible: Debug + Send + Sync {
    /// Whether such contacts open the clause.
    fn opens(&self, order: CastlingOrder) -> bool;
    /// The moves left when the clause is open, given the moves of the king; empty: any legal move.
    fn binds(&self, king_moves: MoveSet) -> MoveSet;
}

/// What binds a player who touched units of both colours.
pub trait BothColours: Debug + Send + Sync {
    /// Whether it looks at nothing but the units that [`Memory`](crate::policy::Memory) keeps, and at their order as
    /// told there. A search then keeps the others no longer; a policy that says so falsely fails a law of the list.
    fn forgets(&self) -> bool {
        false
    }
    /// What the touched units ask for: those of each colour in order of time, with what that colour alone asks for.
    fn bind(&self, view: View<'_>, own: (&[Touched], Bind), enemy: (&[Touched], Bind)) -> Bind;
}

/// What counts as first when the order of touches is unknown.
pub trait OrderUnknown: Debug + Send + Sync {
    /// Whether the own unit counts as touched before the enemy unit.
    fn own_first(&self) -> bool;
}

/// What binds a player who touched own units.
pub trait OwnTouched: Debug + Send + Sync {
    /// Whether one unit alone must be played if it can. Where this is `true`, as in all editions so far, nobody asks
    /// about one unit.
    fn alone_binds(&self) -> bool {
        true
    }
    /// Whether it looks at nothing but the units that [`Memory`](crate::policy::Memory) keeps, and at their order as
    /// told there. A search then keeps the others no longer; a policy that says so falsely fails a law of the list.
    fn forgets(&self) -> bool {
        false
    }
    /// What they ask for.
    fn bind(&self, view: View<'_>, units: &[Touched]) -> Bind;
}

/// What binds a player who touched enemy units.
pub trait EnemyTouched: Debug + Send + Sync {
    /// As for [`OwnTouched::alone_binds`].
    fn alone_binds(&self) -> bool {
        true
    }
    /// Whether it looks at nothing but the units that [`Memory`](crate::policy::Memory) keeps, and at their order as
    /// told there. A search then keeps the others no longer; a policy that says so falsely fails a law of the list.
    fn forgets(&self) -> bool {
        false
    }
    /// What they ask for.
    fn bind(&self, view: View<'_>, units: &[Touched]) -> Bind;
}

/// What may be played when no touched unit can move or be taken.
pub trait NoneCanMove: Debug + Send + Sync {
    /// The moves left.
    fn binds(&self, allowed: MoveSet) -> MoveSet;
}

/// When the choice of the promotion piece is final.
pub trait PromotionChoice: Debug + Send + Sync {
    /// Whether it is, the new unit standing so on the square of promotion.
    fn is_final(&self, placed: Placed) -> bool;
    /// The topic whose article makes it final.
    fn ground(&self) -> Topic;
}

/// In which way a pawn is promoted.
pub trait PromotionProcedure: Debug + Send + Sync {
    /// Whether the way was proper; `pawn_stood`: the pawn was set down on the square of promotion.
    fn is_proper(&self, pawn_stood: bool) -> bool;
}

/// When a unit can no longer go to another square.
pub trait ReleasedPiece: Debug + Send + Sync {
    /// Whether a unit set down so, on a square where it can legally go, is fixed there.
    fn fixes(&self, placed: Placed) -> bool;
}

/// What binds a player who let go of the king on its castling square.
pub trait ReleasedKing: Debug + Send + Sync {
    /// Whether only that castling is left.
    fn binds_to_castle(&self) -> bool;
}

/// What binds a player who let go of a pawn on the last rank.
pub trait ReleasedPawn: Debug + Send + Sync {
    /// Whether the pawn may not go to another square.
    fn binds_to_square(&self) -> bool;
}

/// What follows when a unit was let go where it cannot legally go.
pub trait IllegalRelease: Debug + Send + Sync {
    /// Whether the duties from earlier contacts fall away.
    fn frees(&self) -> bool;
}

/// When a plain move is made.
pub trait MadePlain: Debug + Send + Sync {
    /// Whether it is, the unit standing so.
    fn is_made(&self, placed: Placed) -> bool;
}

/// When a capture is made.
pub trait MadeCapture: Debug + Send + Sync {
    /// Whether it is, the enemy unit being off the board and the capturing one standing so.
    fn is_made(&self, placed: Placed, in_passing: bool) -> bool;
}

/// When castling is made.
pub trait MadeCastling: Debug + Send + Sync {
    /// Whether it is, the rook standing so on its square.
    fn is_made(&self, placed: Placed) -> bool;
}

/// When a promotion is made.
pub trait MadePromotion: Debug + Send + Sync {
    /// Whether it is, the new unit standing so.
    fn is_made(&self, placed: Placed, pawn_off: bool) -> bool;
}

/// Whether a final position ends the game.
pub trait Ending: Debug + Send + Sync {
    /// Whether it does; `broke_article_4`: the move broke 4.2-4.7.
    fn ends(&self, broke_article_4: bool) -> bool;
    /// Whether the edition knows this end at all.
    fn is_known(&self) -> bool {
        true
    }
}

/// The result when a player resigns.
pub trait Resignation: Debug + Send + Sync {
    /// The result; `can_mate` tells whether the other side can mate by any series of legal moves.
    fn result(&self, resigner: Color, can_mate: &dyn Fn(Color) -> bool) -> GameResult;
}

/// When the players may agree on a draw.
pub trait DrawByAgreement: Debug + Send + Sync {
    /// Whether they may, given whether each side has made a move.
    fn is_allowed(&self, each_moved: bool) -> bool;
    /// Whether the offer was refused by what the other side did since.
    fn is_refused(&self, touched: bool, moved: bool) -> bool;
}

/// Who may complain, of which breach, until when.
pub trait Complaint: Debug + Send + Sync {
    /// Whether the contact costs the right; `excused`: announced adjusting by the player who has the move.
    fn is_lost_by(&self, contact: &Contact, excused: bool) -> bool;
    /// Whether the loss reaches a breach of that topic's article.
    fn covers(&self, breach: Topic) -> bool;
}
