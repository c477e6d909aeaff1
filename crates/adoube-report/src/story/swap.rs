//! Rule books mixed from two editions, to find out which answer makes the difference.

use adoube_core::rulebook::RuleBook;
use adoube_core::topic::Topic;

macro_rules! topics {
    ($( $topic:ident $field:ident, )*) => {
        /// The book with the other book's answer to that topic. Only for adjudicating: the names of its choices stay.
        pub(super) fn with_topic_of(mut book: RuleBook, other: &RuleBook, topic: Topic) -> RuleBook {
            match topic { $( Topic::$topic => book.$field = other.$field.clone(), )* }
            book
        }
    };
}

topics! {
    HasTheMove has_the_move,
    CastlingRight castling_right,
    OneHand one_hand,
    Adjusting adjusting,
    Contact contact,
    CastlingContact castling_contact,
    KingThenRook king_then_rook,
    RookThenKing rook_then_king,
    KingAndRookTogether king_and_rook_together,
    CastlingImpossible castling_impossible,
    BothColours both_colours,
    OrderUnknown order_unknown,
    OwnTouched own_touched,
    EnemyTouched enemy_touched,
    NoneCanMove none_can_move,
    PromotionChoice promotion_choice,
    PromotionProcedure promotion_procedure,
    ReleasedPiece released_piece,
    ReleasedKing released_king,
    ReleasedPawn released_pawn,
    IllegalRelease illegal_release,
    MadePlain made_plain,
    MadeCapture made_capture,
    MadeCastling made_castling,
    MadePromotion made_promotion,
    Mate mate,
    Stalemate stalemate,
    DeadPosition dead_position,
    Resignation resignation,
    DrawByAgreement draw_by_agreement,
    Complaint complaint,
}
