//! What becomes of the incident of a body.

use std::time::Instant;

use adoube_catalog::Library;
use adoube_compare::Matrix;
use adoube_report::table::{self, View};
use adoube_report::{incident_file, live, story};
use serde_json::{Value, json};

use crate::ask::{Answer, Ask, in_force};
use crate::fault::{self, Kind, Refusal};
use crate::input::{self, Given};

/// `POST /api/compare`: what `adoube compare - --format json` prints for the same text.
pub(crate) fn compare(ask: &Ask) -> Result<Answer, Refusal> {
    ask.query.only(&["lang", "editions"], ask.messages())?;
    let panel = ask.panel()?;
    let given = input::all(ask)?;
    let begun = Instant::now();
    let matrix = Matrix::new(&panel, given.scenarios.iter().cloned());
    let engine = begun.elapsed();
    Ok(Answer::new("application/json", comparison(ask, &given, &matrix)).timed(engine))
}

fn comparison(ask: &Ask, given: &Given, matrix: &Matrix) -> String {
    let mut command = "adoube compare - --format json".to_owned();
    for word in ["editions", "lang"] {
        if let Some(value) = ask.query.get(word) {
            let plain = |c: char| c.is_alphanumeric() || "-_./=:,@+".contains(c);
            let quoted = if value.chars().all(plain) { value.to_owned() } else { format!("'{value}'") };
            command.push_str(&format!(" --{word} {quoted}"));
        }
    }
    let digest = format!("{}+{}", Library::shipped_digest(), adoube_catalog::digest([&given.source]));
    table::json(matrix, &View { all: true, command, digest, ..View::default() }, ask.messages())
}

/// `POST /api/rule`: everything that the page shows of an incident.
pub(crate) fn rule(ask: &Ask) -> Result<Answer, Refusal> {
    let messages = ask.messages();
    ask.query.only(&["lang", "editions", "comparison"], messages)?;
    let compares = ask.query.choice("comparison", &["false", "true"], messages)? == "true";
    let panel = ask.panel()?;
    let (scenario, given) = input::one(ask)?;
    let begun = Instant::now();
    let matrix = Matrix::new(&panel, [scenario]);
    let engine = begun.elapsed();
    let file = given.file();
    let mut answer = live::ruled(messages, &matrix).unwrap_or_default();
    if let Value::Object(fields) = &mut answer {
        fields.insert("yaml".to_owned(), incident_file::written(&file).into());
        fields.insert("incident".to_owned(), file);
        fields.insert("diagnostics".to_owned(), fault::diagnostics(messages, &given.warnings).into());
    }
    // The page waits for this answer at every act: the comparison would be most of the work, and is written on request.
    let told = match compares {
        true => Answer::json_with("comparison", &comparison(ask, &given, &matrix), &answer),
        false => Answer::json(&answer),
    };
    Ok(told.timed(engine))
}

/// `POST /api/explain`: the story behind the ruling of each edition.
pub(crate) fn explain(ask: &Ask) -> Result<Answer, Refusal> {
    let messages = ask.messages();
    ask.query.only(&["lang", "edition", "editions"], messages)?;
    let editions = match (ask.edition("edition")?, ask.query.get("editions")) {
        (Some(edition), _) => vec![edition],
        (None, Some(_)) => ask.editions()?,
        (None, None) => in_force().cloned().into_iter().collect(),
    };
    let (scenario, _) = input::one(ask)?;
    let begun = Instant::now();
    let told = editions.iter().map(|edition| {
        let story = story::story(messages, &scenario, edition);
        let mut value = story.to_json();
        if let Some(Value::Object(outcome)) = value.get_mut("outcome") {
            outcome.insert("certainty_words".to_owned(), story.ruling.certainty.into());
        }
        value
    });
    let stories: Vec<Value> = told.collect();
    Ok(Answer::json(&json!({ "stories": stories })).timed(begun.elapsed()))
}

/// `POST /api/contrast`: why one edition does not rule as another one.
pub(crate) fn contrast(ask: &Ask) -> Result<Answer, Refusal> {
    let messages = ask.messages();
    ask.query.only(&["lang", "first", "second"], messages)?;
    let missing = || Refusal::new(Kind::Usage, messages.get("serve-two-editions"));
    let (first, second) = (ask.edition("first")?.ok_or_else(missing)?, ask.edition("second")?.ok_or_else(missing)?);
    let (scenario, _) = input::one(ask)?;
    let begun = Instant::now();
    let contrast = story::contrast(messages, &scenario, &first, &second);
    let engine = begun.elapsed();
    let mut value = contrast.to_json();
    if let Value::Object(fields) = &mut value {
        fields.insert("cause_words".to_owned(), contrast.cause_words(messages).into());
        if let Some(Value::Array(questions)) = fields.get_mut("questions") {
            for (value, question) in questions.iter_mut().zip(&contrast.questions) {
                if let Value::Object(fields) = value {
                    fields.insert("sentences".to_owned(), json!(question.sentences));
                }
            }
        }
    }
    Ok(Answer::json(&value).timed(engine))
}
