//! What must be played, in words.

use adoube_core::board::{MoveId, MoveSet, Role, Scene, Square};
use adoube_core::topic::Topic;

use super::unit::{Args, Unit};
use crate::messages::Messages;

/// More moves than this are counted, not listed, when all of them may be played.
const LISTED: usize = 12;

/// Whether a duty left these moves, and not freedom, even when they are all there are: those of the unit that the topic
/// binds, or its captures.
pub(crate) fn is_due(scene: &Scene, moves: MoveSet, ground: Option<Topic>, silent: bool) -> bool {
    let from = common(moves, |id| scene.start_of(id));
    let is_taken = common(moves, |id| scene.taken_by(id)).is_some();
    let of_king = || from.is_some_and(|square| scene.position().board().role_at(square) == Some(Role::King));
    !silent
        && match ground {
            Some(Topic::OwnTouched) => from.is_some(),
            Some(Topic::EnemyTouched) => is_taken,
            Some(Topic::BothColours) => from.is_some() || is_taken,
            Some(Topic::KingThenRook | Topic::ReleasedPiece | Topic::ReleasedPawn | Topic::PromotionChoice) => true,
            // Where the king is stuck these clauses leave any legal move.
            Some(Topic::CastlingImpossible | Topic::KingAndRookTogether | Topic::ReleasedKing) => of_king(),
            _ => false,
        }
}

/// Which moves are left, told by what they have in common; `ground` is what left them.
pub(super) fn duty(messages: &Messages, scene: &Scene, moves: MoveSet, ground: Option<Topic>, silent: bool) -> String {
    let args = Args::new(messages).moves(scene, moves).number("number", moves.len());
    let unit = |square: Square| Unit::of(scene, square, scene.turn());
    if moves.is_empty() {
        return args.say("duty-none");
    }
    let without = scene.all().without(moves);
    if without.is_empty() && !is_due(scene, moves, ground, silent) {
        return args.say(if moves.len() <= LISTED { "duty-any" } else { "duty-any-many" });
    }
    if moves.without(scene.castling_moves()).is_empty() {
        return args.say("duty-castle");
    }
    let from = common(moves, |id| scene.start_of(id));
    let taken = common(moves, |id| scene.taken_by(id));
    if let (Some(from), Some(taken)) = (from.and_then(unit), taken.and_then(unit)) {
        return args.unit("unit", from).unit("prey", taken).say("duty-take-with");
    }
    if let Some(mover) = from.and_then(unit) {
        let ends = common(moves, |id| target(scene, id));
        let args = args.unit("unit", mover);
        if moves.len() > 1
            && let Some(at) = ends
        {
            return args.text("at", at.to_string()).say("duty-promote");
        }
        return args.say(if moves == scene.moves_of(mover.square) { "duty-move" } else { of_number(moves) });
    }
    if let Some(prey) = taken.and_then(unit) {
        return args.unit("prey", prey).say("duty-take");
    }
    // What is left out says more than a long list of what is left.
    if without.len() <= 2 && moves.len() > LISTED {
        return Args::new(messages).moves(scene, without).say("duty-except");
    }
    args.say(of_number(moves))
}

fn of_number(moves: MoveSet) -> &'static str {
    if moves.len() == 1 { "duty-only" } else { "duty-choice" }
}

fn target(scene: &Scene, id: MoveId) -> Option<Square> {
    let uci = scene.uci(id);
    uci.get(2..4)?.parse().ok()
}

/// What all moves have in common, if they have.
fn common(moves: MoveSet, of: impl Fn(MoveId) -> Option<Square>) -> Option<Square> {
    let mut all = moves.iter().map(of);
    let first = all.next()??;
    all.all(|other| other == Some(first)).then_some(first)
}

/// The result as it is written on a score sheet.
pub(crate) fn score(result: adoube_core::ruling::GameResult) -> &'static str {
    use adoube_core::ruling::GameResult as R;
    match result {
        R::WhiteWins => "1–0",
        R::BlackWins => "0–1",
        R::Draw => "½–½",
    }
}
