//! Expectations as incident files write them.

use adoube_core::scenario::{CompetitionFields, ExpectedClaim, ExpectedSanction, Fields};
use serde_json::{Map, Value, json};

use super::matter::clock_text;
use crate::table::{certainty, result, side, status, verdict};

/// Expected fields of a ruling.
pub(super) fn fields_json(fields: &Fields) -> Value {
    let mut map = Map::new();
    let mut put = |key: &str, value: Option<Value>| drop(value.map(|value| map.insert(key.to_owned(), value)));
    put("turn", fields.turn.map(|turn| json!(side(turn))));
    put("status", fields.status.map(|wanted| json!(status(wanted))));
    put("move", fields.made.as_ref().map(|made| json!(made)));
    put("permitted", fields.permitted.as_ref().map(|moves| json!(moves)));
    put("breach", fields.breach.as_ref().map(|articles| json!(articles)));
    put("shown", fields.shown.as_ref().map(|shown| json!(shown)));
    put("claims", fields.claims.as_ref().map(|claims| Value::Array(claims.iter().map(claim).collect())));
    put("sanctions", fields.sanctions.as_ref().map(|all| Value::Array(all.iter().map(sanction).collect())));
    put("result", fields.result.map(|wanted| json!(wanted.map(result))));
    put("certainty", fields.certainty.map(|wanted| json!(certainty(wanted))));
    competition(&fields.competition, &mut put);
    Value::Object(map)
}

fn claim(claim: &ExpectedClaim) -> Value {
    let mut map = Map::new();
    map.extend(claim.kind.map(|kind| ("claim".to_owned(), json!(kind.word()))));
    map.extend(claim.by.map(|by| ("by".to_owned(), json!(side(by)))));
    map.extend(claim.verdict.map(|v| ("verdict".to_owned(), json!(verdict(v)))));
    Value::Object(map)
}

fn sanction(sanction: &ExpectedSanction) -> Value {
    let mut map = Map::new();
    map.extend(sanction.against.map(|against| ("against".to_owned(), json!(side(against)))));
    map.extend(sanction.kind.map(|kind| ("kind".to_owned(), json!(kind.word()))));
    map.extend(sanction.seconds.map(|seconds| ("seconds".to_owned(), json!(seconds))));
    map.extend(
        sanction
            .menu
            .as_ref()
            .map(|menu| ("menu".to_owned(), json!(menu.iter().map(|word| word.word()).collect::<Vec<_>>()))),
    );
    map.extend(sanction.force.map(|force| ("force".to_owned(), json!(force.word()))));
    Value::Object(map)
}

fn both<T: Copy>(pair: [T; 2], tell: impl Fn(T) -> Value) -> Value {
    let [white, black] = pair;
    json!({ "white": tell(white), "black": tell(black) })
}

fn competition(fields: &CompetitionFields, put: &mut dyn FnMut(&str, Option<Value>)) {
    put("position", fields.position.as_ref().map(|position| json!(position)));
    put(
        "restore",
        fields.restore.map(|restore| {
            restore.map_or(Value::Null, |restore| {
                let mut map = Map::new();
                map.extend(restore.to.map(|to| ("to".to_owned(), json!(to))));
                map.extend(restore.identified.map(|how| ("identified".to_owned(), json!(how.word()))));
                Value::Object(map)
            })
        }),
    );
    put("game", fields.game.map(|game| json!(game.word())));
    put("ended-by", fields.ended_by.map(|by| json!(by.map(|by| by.word()))));
    let null = |pair: Option<Value>| pair.unwrap_or(Value::Null);
    put("score", fields.score.map(|pair| null(pair.map(|pair| both(pair, |s| json!(s.word()))))));
    put("clocks", fields.clocks.map(|pair| null(pair.map(|pair| both(pair, |s| json!(clock_text(s)))))));
    put(
        "offences",
        fields.offences.map(|[white, black]| {
            let mut map = Map::new();
            map.extend(white.map(|count| ("white".to_owned(), json!(count))));
            map.extend(black.map(|count| ("black".to_owned(), json!(count))));
            Value::Object(map)
        }),
    );
    put("offer", fields.offer.map(|offer| json!(offer.map(|offer| offer.word()))));
    put("arbiter", fields.arbiter.map(|duty| json!(duty.map(|duty| duty.word()))));
    put("completed-by", fields.completed_by.map(|by| json!(by.map(|by| by.word()))));
    put("appeal", fields.appeal.map(|state| json!(state.map(|state| state.word()))));
    put("appendix", fields.appendix.map(|branch| json!(branch.name())));
    put("recording", fields.recording.map(|pair| null(pair.map(|pair| both(pair, |d| json!(d.word()))))));
    put(
        "remedies",
        fields.remedies.as_ref().map(|all| json!(all.iter().map(|remedy| remedy.word()).collect::<Vec<_>>())),
    );
}
