//! Policies: one way to answer one topic, one file each, chosen by name in edition files.
//!
//! **Invariant:** a policy never learns which edition it serves.

mod asks;
mod builtin;
mod memory;
mod params;
mod registry;
mod traits;
mod view;

mod adjusting {
    pub(super) mod announced_on_own_clock;
    pub(super) mod announced_on_own_move;
}
mod after_the_game {
    pub(super) mod result_stands;
}
mod appeal {
    pub(super) mod not_named;
    pub(super) mod open_unless_barred;
    pub(super) mod quickplay_final;
}
mod arbiter_acts {
    pub(super) mod acts;
}
mod arbiter_helps {
    pub(super) mod keeps_silent;
}
mod assistant {
    pub(super) mod fair_adjustment;
    pub(super) mod none_if_disabled;
    pub(super) mod time_off_at_start;
}
mod board_turned {
    pub(super) mod transfer;
}
mod both_colours {
    mod pair;
    pub(super) mod pair_then_choice;
    pub(super) mod pair_then_earlier;
    pub(super) mod pair_then_other_captor;
}
mod both_flags {
    pub(super) mod draw;
    pub(super) mod last_period_draw;
    pub(super) mod only_if_announced;
}
mod both_refuse {
    pub(super) mod both_lose;
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
mod claim_check {
    pub(super) mod examined;
}
mod claim_move {
    pub(super) mod written;
}
mod claim_right {
    pub(super) mod lost_by_move;
    pub(super) mod lost_by_touch;
}
mod clock_setting {
    mod late;
    pub(super) mod replace_and_correct;
    pub(super) mod replace_and_set;
}
mod clock_stop {
    pub(super) mod for_help;
}
mod clock_times {
    pub(super) mod best_judgement;
}
mod colours_reversed {
    pub(super) mod continue_unless_arbiter;
    pub(super) mod new_game_below_ten;
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
mod default_time {
    pub(super) mod loss_when_later;
}
mod devices {
    pub(super) mod bringing_loses;
    pub(super) mod on_person_loses;
    pub(super) mod ring_loses;
    pub(super) mod sound_loses;
}
mod displaced {
    pub(super) mod restore_in_own_time;
}
mod displaced_found {
    pub(super) mod position_before;
}
mod distraction {
    pub(super) mod penalty_list;
}
mod draw_bar {
    pub(super) mod agreement;
    pub(super) mod no_bar;
    pub(super) mod offer;
}
mod draw_by_agreement {
    pub(super) mod after_a_move_each;
    pub(super) mod at_any_time;
}
mod draw_offer {
    pub(super) mod stands;
}
mod empty_press {
    pub(super) mod illegal_move;
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
mod fifty_moves {
    pub(super) mod fifty_each;
}
mod fivefold {
    pub(super) mod any_spacing;
    pub(super) mod consecutive;
}
mod five_seconds {
    pub(super) mod may_be_asked;
    pub(super) mod not_given;
}
mod flag_fall {
    pub(super) mod loss_if_mating_force;
    pub(super) mod loss_unless_mate_impossible;
}
mod flag_notice {
    pub(super) mod claim_only;
    pub(super) mod seen_or_claimed;
}
mod has_the_move {
    pub(super) mod after_opponent_completed;
    pub(super) mod after_opponent_made;
}
mod illegal_count {
    pub(super) mod each_kind;
    pub(super) mod together;
}
mod illegal_move {
    pub(super) mod during_the_game;
    pub(super) mod until_the_reply;
}
mod illegal_penalty {
    pub(super) mod loss_at_once;
    pub(super) mod none;
    pub(super) mod time_then_loss;
    pub(super) mod win_on_claim;
}
mod illegal_position {
    pub(super) mod on_request;
    pub(super) mod restore;
    pub(super) mod steps_in_for_two_faults;
    pub(super) mod wait_then_draw;
}
mod illegal_release {
    pub(super) mod any_move_instead;
    pub(super) mod touch_duty_stays;
}
mod king_and_rook_together {
    pub(super) mod as_castling_clause;
    pub(super) mod as_own_touched;
}
mod king_taken {
    pub(super) mod illegal_move;
    pub(super) mod win_by_custom;
}
mod king_then_rook {
    pub(super) mod must_castle;
}
mod leaving {
    pub(super) mod on_move_needs_permission;
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
mod move_completed {
    pub(super) mod by_press;
    pub(super) mod by_press_or_next_move;
}
mod neither_present {
    pub(super) mod clock_runs_for_white;
    pub(super) mod white_until_he_comes;
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
mod outsiders {
    pub(super) mod arbiter_only;
    pub(super) mod not_provided;
}
mod own_touched {
    pub(super) mod first_own_only;
    pub(super) mod first_that_can_move;
}
mod penalties {
    pub(super) mod list;
}
mod promotion_choice {
    pub(super) mod fixed_on_release;
    pub(super) mod fixed_on_touching_square;
}
mod promotion_fault {
    pub(super) mod illegal_becomes_queen;
    pub(super) mod illegal_free_choice;
}
mod promotion_procedure {
    pub(super) mod any_order;
    pub(super) mod pawn_reaches_square;
}
mod quickplay {
    pub(super) mod claim;
    pub(super) mod no_claim;
}
mod recording {
    pub(super) mod not_required;
    pub(super) mod until_five_minutes;
}
mod refusal {
    pub(super) mod loss;
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
mod replacement {
    pub(super) mod touch_and_release;
    pub(super) mod touch_only;
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
mod same_position {
    pub(super) mod moves_count;
    pub(super) mod rights_count;
}
mod seventy_five {
    pub(super) mod automatic;
}
mod shared {
    pub(super) mod free;
    pub(super) mod never;
    pub(super) mod not_named;
    pub(super) mod penalty_list;
}
mod tactile_touch {
    pub(super) mod lifted_out;
}
mod time_range {
    pub(super) mod by_total_time;
}
mod two_hands_fault {
    pub(super) mod illegal_move;
}
mod wrong_claim {
    pub(super) mod time;
}
mod wrong_setup {
    pub(super) mod new_game;
    pub(super) mod new_game_until;
}

pub use asks::*;
pub use memory::Memory;
pub use params::{ParamKind, ParamSpec, ParamValue, Params};
pub use registry::{Build, DuplicatePolicy, PolicySpec, Registry};
pub use traits::*;
pub use view::{Bind, RookFirst, Touched, View};

use builtin::BUILTIN;

#[cfg(test)]
mod rules_tests;
#[cfg(test)]
mod tests;
