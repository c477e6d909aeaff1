//! Drawings and printable pages.

use adoube_compare::Matrix;
use adoube_report::board::Diagram;
use adoube_report::{html, live};

use crate::ask::{Answer, Ask};
use crate::fault::{Kind, Refusal};
use crate::input;

/// `POST /api/svg`: the diagram before a turn, or after an event.
pub(crate) fn svg(ask: &Ask) -> Result<Answer, Refusal> {
    let messages = ask.messages();
    ask.query.only(&["lang", "turn", "frame", "moves"], messages)?;
    let (scenario, _) = input::one(ask)?;
    let turns = scenario.incident.turns();
    let turn = ask.query.number("turn", [0, turns.len().saturating_sub(1) as u64], 0, messages)? as usize;
    let mut diagram = match ask.query.get("frame") {
        Some(_) => {
            let frame = ask.query.number("frame", [0, scenario.events.len() as u64], 0, messages)?;
            live::diagram(&scenario, frame as usize)
        }
        None => Diagram::of(&scenario, turn),
    };
    if let Some(named) = ask.query.get("moves")
        && let Some(turn) = turns.get(turn)
    {
        let mut moves = turn.scene.all();
        moves = moves.without(moves);
        for name in named.split(',').map(str::trim) {
            let found = turn.scene.by_uci(name).ok_or_else(|| {
                let args = [("move", name.to_owned())];
                Refusal::new(Kind::Usage, messages.diagnosis("serve-no-move", &args, None))
            })?;
            moves.insert(found);
        }
        diagram = diagram.with_moves(&turn.scene, moves);
    }
    Ok(Answer::new("image/svg+xml", diagram.to_svg(messages)))
}

/// `POST /api/handout`: one page to print.
pub(crate) fn handout(ask: &Ask) -> Result<Answer, Refusal> {
    let messages = ask.messages();
    ask.query.only(&["lang", "editions"], messages)?;
    let panel = ask.panel()?;
    let (scenario, _) = input::one(ask)?;
    let matrix = Matrix::new(&panel, [scenario]);
    let page = html::handout(messages, &matrix, adoube_catalog::Library::shipped_digest());
    page.map(Answer::html).map_err(|_| Refusal::new(Kind::Fault, messages.get("serve-fault")))
}
