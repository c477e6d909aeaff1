//! Policies: one way to answer one topic, one file each, chosen by name in edition files.
//!
//! **Invariant:** a policy never learns which edition it serves.

mod memory;
mod params;
mod registry;
mod traits;
mod view;

mod adjusting {
    pub(super) mod announced_on_own_clock;
    pub(super) mod announced_on_own_move;
}
mod both_colours {
    mod pair;
    pub(super) mod pair_then_choice;
    pub(super) mod pair_then_earlier;
    pub(super) mod pair_then_other_captor;
}
mod castling_contact {
    pub(super) mod any_deliberate_touch;
}
mod castling_impossible {
    pub(super) mod king_move_else_any;
}
mod castling_right {
    pub(super) mod unmoved_and_unhindered;
}
mod complaint {
    pub(super) mod lost_by_deliberate_touch;
    pub(super) mod lost_by_intended_touch;
    pub(super) mod lost_by_presumed_touch;
    mod scope;
}
mod contact {
    pub(super) mod deliberate_touch;
    mod exceptions;
    pub(super) mod intended_touch;
    pub(super) mod presumed_intended;
}
mod draw_by_agreement {
    pub(super) mod after_a_move_each;
    pub(super) mod at_any_time;
}
mod ending {
    pub(super) mod ends_at_once;
    pub(super) mod ends_unless_article_4_broken;
    pub(super) mod goes_on;
}
mod enemy_touched {
    pub(super) mod first_enemy_only;
    pub(super) mod first_that_can_be_taken;
}
mod has_the_move {
    pub(super) mod after_opponent_completed;
    pub(super) mod after_opponent_made;
}
mod illegal_release {
    pub(super) mod any_move_instead;
    pub(super) mod touch_duty_stays;
}
mod king_and_rook_together {
    pub(super) mod as_castling_clause;
    pub(super) mod as_own_touched;
}
mod king_then_rook {
    pub(super) mod must_castle;
}
mod made_capture {
    pub(super) mod taken_off_and_placed;
    pub(super) mod taken_off_and_released;
}
mod made_castling {
    pub(super) mod rook_placed;
    pub(super) mod rook_released;
}
mod made_plain {
    pub(super) mod on_release;
}
mod made_promotion {
    pub(super) mod new_piece_released;
    pub(super) mod released_and_pawn_off;
}
mod none_can_move {
    pub(super) mod any_legal_move;
}
mod one_hand {
    pub(super) mod one_hand_only;
}
mod order_unknown {
    pub(super) mod own_counts_first;
}
mod own_touched {
    pub(super) mod first_own_only;
    pub(super) mod first_that_can_move;
}
mod promotion_choice {
    pub(super) mod fixed_on_release;
    pub(super) mod fixed_on_touching_square;
}
mod promotion_procedure {
    pub(super) mod any_order;
    pub(super) mod pawn_reaches_square;
}
mod released_king {
    pub(super) mod bound_to_castle;
    pub(super) mod free_until_castled;
}
mod released_pawn {
    pub(super) mod bound_to_square;
}
mod released_piece {
    pub(super) mod fixed_when_placed;
    pub(super) mod fixed_when_released;
}
mod resignation {
    pub(super) mod draw_if_mate_impossible;
    pub(super) mod opponent_wins;
}
mod rook_then_king {
    pub(super) mod both_sides_barred;
    pub(super) mod castle_if_possible;
    pub(super) mod that_side_barred;
}

pub use memory::Memory;
pub use params::{ParamKind, ParamSpec, ParamValue, Params};
pub use registry::{Build, DuplicatePolicy, PolicySpec, Registry};
pub use traits::*;
pub use view::{Bind, RookFirst, Touched, View};

/// Every policy, sorted by topic (in order of evaluation) and name. A new policy is one file and one line here; the
/// tests of this folder fail on a file without a line.
static BUILTIN: &[&PolicySpec] = &[
    &has_the_move::after_opponent_completed::SPEC,
    &has_the_move::after_opponent_made::SPEC,
    &castling_right::unmoved_and_unhindered::SPEC,
    &one_hand::one_hand_only::SPEC,
    &adjusting::announced_on_own_clock::SPEC,
    &adjusting::announced_on_own_move::SPEC,
    &contact::deliberate_touch::SPEC,
    &contact::intended_touch::SPEC,
    &contact::presumed_intended::SPEC,
    &castling_contact::any_deliberate_touch::SPEC,
    &king_then_rook::must_castle::SPEC,
    &rook_then_king::both_sides_barred::SPEC,
    &rook_then_king::castle_if_possible::SPEC,
    &rook_then_king::that_side_barred::SPEC,
    &king_and_rook_together::as_castling_clause::SPEC,
    &king_and_rook_together::as_own_touched::SPEC,
    &castling_impossible::king_move_else_any::SPEC,
    &both_colours::pair_then_choice::SPEC,
    &both_colours::pair_then_earlier::SPEC,
    &both_colours::pair_then_other_captor::SPEC,
    &order_unknown::own_counts_first::SPEC,
    &own_touched::first_own_only::SPEC,
    &own_touched::first_that_can_move::SPEC,
    &enemy_touched::first_enemy_only::SPEC,
    &enemy_touched::first_that_can_be_taken::SPEC,
    &none_can_move::any_legal_move::SPEC,
    &promotion_choice::fixed_on_release::SPEC,
    &promotion_choice::fixed_on_touching_square::SPEC,
    &promotion_procedure::any_order::SPEC,
    &promotion_procedure::pawn_reaches_square::SPEC,
    &released_piece::fixed_when_placed::SPEC,
    &released_piece::fixed_when_released::SPEC,
    &released_king::bound_to_castle::SPEC,
    &released_king::free_until_castled::SPEC,
    &released_pawn::bound_to_square::SPEC,
    &illegal_release::any_move_instead::SPEC,
    &illegal_release::touch_duty_stays::SPEC,
    &made_plain::on_release::SPEC,
    &made_capture::taken_off_and_placed::SPEC,
    &made_capture::taken_off_and_released::SPEC,
    &made_castling::rook_placed::SPEC,
    &made_castling::rook_released::SPEC,
    &made_promotion::new_piece_released::SPEC,
    &made_promotion::released_and_pawn_off::SPEC,
    &ending::ends_at_once::SPEC,
    &ending::ends_unless_article_4_broken::SPEC,
    &ending::goes_on::SPEC,
    &resignation::draw_if_mate_impossible::SPEC,
    &resignation::opponent_wins::SPEC,
    &draw_by_agreement::after_a_move_each::SPEC,
    &draw_by_agreement::at_any_time::SPEC,
    &complaint::lost_by_deliberate_touch::SPEC,
    &complaint::lost_by_intended_touch::SPEC,
    &complaint::lost_by_presumed_touch::SPEC,
];

#[cfg(test)]
mod tests;
