//! `quiz`: questions whose wrong answers are the rulings of other editions, on paper or one by one.

use std::io::{self, BufRead, IsTerminal, Write};
use std::sync::Arc;

use adoube_catalog::Library;
use adoube_compare::{Matrix, Panel};
use adoube_core::scenario::Scenario;
use adoube_report::live;
use adoube_report::messages::Messages;
use adoube_report::quiz::{Paper, Wish, paper};
use adoube_report::text::Look;
use clap::ArgMatches;

use crate::context::Context;
use crate::{Exit, diagnostics, input, output};

/// Questions of a paper when nobody says how many.
const COUNT: u64 = 10;

pub(crate) fn run(context: &Context, given: &ArgMatches) -> io::Result<Exit> {
    let messages = &context.messages;
    let (known, _) = input::known_editions(context, given);
    let Ok(editions) = input::chosen(context, given, &known) else {
        return Ok(Exit::Input);
    };
    let ask = match given.get_one::<String>("ask").map(|word| (word, input::one_edition(context, &known, word))) {
        Some((_, None)) => return Ok(Exit::Input),
        Some((word, Some(edition))) => match editions.iter().position(|e| e.id == edition.id) {
            Some(place) => Some(place),
            None => {
                diagnostics::fault(messages, "serve-not-shown", &[("name", word.into())]);
                return Ok(Exit::Input);
            }
        },
        None => None,
    };
    let shipped = &Library::shipped().scenarios;
    let mut scenarios = Vec::new();
    for theme in given.get_many::<String>("theme").into_iter().flatten() {
        let found = live::of_theme(shipped, theme);
        if found.is_empty() {
            let names = shipped.iter().flat_map(|s| s.tags.iter().chain([&s.theme]));
            input::no_such_among(context, "cli-unknown-theme", theme, names.map(String::as_str));
            return Ok(Exit::Input);
        }
        let is_new = |s: &Arc<Scenario>| !scenarios.iter().any(|known: &Arc<Scenario>| known.id == s.id);
        let found: Vec<_> = found.into_iter().filter(is_new).collect();
        scenarios.extend(found);
    }
    if scenarios.is_empty() {
        scenarios.clone_from(shipped);
    }
    let matrix = Matrix::new(&Panel::new(editions), scenarios);
    let format = given.get_one::<String>("format").map_or("text", String::as_str);
    let is_talk = format == "text" && output::is_for_eyes(given) && io::stdin().is_terminal() && !output::is_captured();
    let seed = given.get_one::<u64>("seed").copied().unwrap_or_else(|| if is_talk { any_seed() } else { 1 });
    let count = given.get_one::<u64>("n").copied().unwrap_or(COUNT) as usize;
    let paper = paper(messages, &matrix, &Wish { seed, count, ask });
    if is_talk {
        let command = again(context, given, seed);
        let talk = Talk { messages, look: context.look(false), command: &command };
        talk.hold(&paper, &mut io::stdin().lock(), &mut io::stdout().lock())?;
        return Ok(Exit::Done);
    }
    let text = match format {
        "html" => paper.to_html(messages).map_err(io::Error::other)?,
        "csv" => paper.to_csv(messages),
        "json" => serde_json::to_string_pretty(&paper.to_json(messages)).map_err(io::Error::other)?,
        _ => paper.to_text(messages, context.look(false)),
    };
    output::text(given, &text)?;
    Ok(Exit::Done)
}

/// A number for who wants to be asked something new. It is told, so that the paper can be had again.
fn any_seed() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(1, |time| u64::from(time.subsec_nanos()) % 1_000_000)
}

/// The command line that asks the same questions.
fn again(context: &Context, given: &ArgMatches, seed: u64) -> String {
    if given.get_one::<u64>("seed").is_some() {
        context.command.clone()
    } else {
        format!("{} --seed {seed}", context.command)
    }
}

/// Questions put one after the other.
struct Talk<'a> {
    messages: &'a Messages,
    look: Look,
    command: &'a str,
}

impl Talk<'_> {
    /// Asks every question, tells after each answer what is right and why, and the score at the end. The end of the
    /// input, or `q`, ends it.
    fn hold(&self, paper: &Paper, from: &mut dyn BufRead, to: &mut dyn Write) -> io::Result<()> {
        let messages = self.messages;
        writeln!(to, "{}", paper.title)?;
        for note in paper.notes(messages) {
            writeln!(to, "{note}")?;
        }
        let (mut asked, mut right) = (0_usize, 0_usize);
        for question in &paper.questions {
            writeln!(to, "\n{}", question.to_text(messages, self.look))?;
            let letters: Vec<&str> = question.choices.iter().map(|choice| choice.letter.as_str()).collect();
            let Some(answer) = self.answer(&letters, from, to)? else { break };
            asked += 1;
            right += usize::from(answer == question.answer);
            writeln!(to, "\n{}", question.answer_text(Some(&answer), messages, self.look))?;
        }
        if !paper.questions.is_empty() {
            let counts = [("right", right.into()), ("asked", asked.into())];
            writeln!(to, "\n{}", messages.with("quiz-score", &counts))?;
            writeln!(to, "{}", messages.with("quiz-again", &[("command", self.command.into())]))?;
        }
        to.flush()
    }

    /// One of the letters; `None`: no more answers come.
    fn answer(&self, letters: &[&str], from: &mut dyn BufRead, to: &mut dyn Write) -> io::Result<Option<String>> {
        let named = letters.join(", ");
        let mut key = "quiz-prompt";
        loop {
            write!(to, "{} ", self.messages.with(key, &[("letters", (&named).into())]))?;
            to.flush()?;
            let mut line = String::new();
            if from.read_line(&mut line)? == 0 {
                return Ok(None);
            }
            let word = line.trim();
            if word.eq_ignore_ascii_case("q") {
                return Ok(None);
            }
            if let Some(letter) = letters.iter().find(|letter| letter.eq_ignore_ascii_case(word)) {
                return Ok(Some((*letter).to_owned()));
            }
            key = "quiz-prompt-again";
        }
    }
}

#[cfg(test)]
mod tests {
    use adoube_report::messages::Lang;

    use super::*;

    fn talk(answers: impl Fn(&str) -> String) -> String {
        let library = Library::shipped();
        let matrix = Matrix::new(&Panel::new(library.editions.clone()), library.scenarios.iter().cloned());
        let messages = Messages::new(Lang::En);
        let paper = paper(&messages, &matrix, &Wish { seed: 7, count: 3, ask: None });
        let lines: String = paper.questions.iter().map(|q| answers(&q.answer)).collect();
        let mut out = Vec::new();
        let talk = Talk { messages: &messages, look: Look::default(), command: "adoube quiz --seed 7" };
        talk.hold(&paper, &mut lines.as_bytes(), &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn right_answers_count() {
        let told = talk(|right| format!("{}\n", right.to_lowercase()));
        assert!(told.contains("Score: 3 of 3.") && told.ends_with("again: adoube quiz --seed 7\n"), "{told}");
    }

    #[test]
    fn a_wrong_answer_is_explained_first_and_nonsense_is_asked_again() {
        let told = talk(|right| format!("nonsense\n{}\n", if right == "A" { "B" } else { "A" }));
        assert!(told.contains("Score: 0 of 3.") && told.contains("That is the ruling of"), "{told}");
        assert_eq!(told.matches("or q:").count(), 3, "{told}");
    }

    #[test]
    fn the_end_of_the_input_ends_the_quiz() {
        let told = talk(|_| String::new());
        assert!(told.contains("Score: 0 of 0."), "{told}");
    }
}
