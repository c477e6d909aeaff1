//! What there is to choose from.

use adoube_catalog::{Library, SourceText, as_json};
use adoube_report::live;
use adoube_report::messages::Lang;
use serde_json::{Map, Value, json};

use crate::ask::{Answer, Ask, in_force};
use crate::fault::{Kind, Refusal};
use crate::query::nearest;

/// `GET /api/health`.
pub(crate) fn health(ask: &Ask) -> Result<Answer, Refusal> {
    ask.query.only(&["lang"], ask.messages())?;
    Ok(Answer::json(&json!({ "ok": true, "version": env!("CARGO_PKG_VERSION") })))
}

/// `GET /api/editions`.
pub(crate) fn editions(ask: &Ask) -> Result<Answer, Refusal> {
    ask.query.only(&["lang"], ask.messages())?;
    let in_force = in_force().map(|edition| edition.id.as_str());
    Ok(Answer::json(&live::editions(ask.messages(), Library::shipped_editions(), in_force)))
}

/// `GET /api/scenarios`.
pub(crate) fn scenarios(ask: &Ask) -> Result<Answer, Refusal> {
    ask.query.only(&["lang", "editions"], ask.messages())?;
    Ok(Answer::json(&live::scenarios(ask.messages(), &*ask.whole()?)))
}

/// `GET /api/scenarios/{id}`.
pub(crate) fn scenario(ask: &Ask) -> Result<Answer, Refusal> {
    let messages = ask.messages();
    ask.query.only(&["lang"], messages)?;
    let shipped = &Library::shipped().scenarios;
    let Some(scenario) = shipped.iter().find(|s| s.id == ask.name) else {
        let near = nearest(&ask.name, shipped.iter().map(|s| s.id.as_str()));
        let args = [("name", ask.name.clone())];
        return Err(Refusal::new(Kind::NotFound, messages.diagnosis("cli-no-such-incident", &args, near)));
    };
    let text = Library::shipped_text(&scenario.file).unwrap_or_default();
    let mut file = as_json(&SourceText::new(&scenario.file, text)).into_iter().next().unwrap_or_default();
    // Whoever is to find out what editions rule is not told beforehand.
    if let Value::Object(fields) = &mut file {
        fields.shift_remove("expect");
    }
    let mut told = live::scenario(messages, scenario);
    if let Value::Object(fields) = &mut told {
        fields.insert("incident".to_owned(), file);
        fields.insert("yaml".to_owned(), text.into());
    }
    Ok(Answer::json(&told))
}

/// `GET /api/messages/{lang}`: the words of the page.
pub(crate) fn messages(ask: &Ask) -> Result<Answer, Refusal> {
    ask.query.only(&[], ask.messages())?;
    let Some(lang) = Lang::ALL.into_iter().find(|lang| lang.code() == ask.name) else {
        let names = Lang::ALL.map(Lang::code).join(", ");
        let args = [("word", "lang".to_owned()), ("value", ask.name.clone()), ("names", names)];
        return Err(Refusal::new(Kind::NotFound, ask.messages().diagnosis("serve-bad-choice", &args, None)));
    };
    let messages = ask.desk.messages(lang);
    let of = ["quiz-", "web-"].map(|prefix| messages.beginning(prefix));
    let all: Map<String, Value> = of.into_iter().flatten().map(|(key, text)| (key, text.into())).collect();
    Ok(Answer::json(&json!({ "lang": lang.code(), "messages": all })))
}
