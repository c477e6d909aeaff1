//! Output for servers that build and check: annotations, test reports, code scanning.

pub(crate) mod github;
pub(crate) mod junit;
pub(crate) mod sarif;

use adoube_compare::Mismatch;
use clap::ArgMatches;

/// An expectation of an incident held against one edition.
#[derive(Clone, Debug)]
pub(crate) struct Case {
    /// The file of the incident.
    pub(crate) file: String,
    /// The theme of the incident.
    pub(crate) theme: String,
    /// The incident.
    pub(crate) incident: String,
    /// The edition.
    pub(crate) edition: String,
    /// The key of the expectation and its line; `None` when nothing is expected of the edition.
    pub(crate) key: Option<(String, usize)>,
    /// The fields that are ruled otherwise.
    pub(crate) wrong: Vec<Mismatch>,
}

impl Case {
    /// The fields with what was expected and what was ruled, a line each.
    pub(crate) fn told(&self, messages: &adoube_report::messages::Messages) -> String {
        let (expected, ruled) = (messages.get("cli-test-expected"), messages.get("cli-test-ruled"));
        let line = |m: &Mismatch| format!("{}: {expected} {}; {ruled} {}", m.field, m.expected, m.got);
        self.wrong.iter().map(line).collect::<Vec<_>>().join("\n")
    }
}

/// Whether the command is asked for a format that tells once more what was wrong with the input.
pub(crate) fn keeps(matches: &ArgMatches) -> bool {
    let given = matches.subcommand().map(|(_, given)| given);
    let format = given.and_then(|given| given.try_get_one::<String>("format").ok().flatten());
    format.is_some_and(|format| matches!(format.as_str(), "github" | "junit" | "sarif"))
}

/// The text without characters that XML and logs cannot hold.
fn clean(text: &str) -> String {
    text.chars()
        .map(|c| if (c.is_control() && c != '\n') || c > '\u{fffd}' && c < '\u{10000}' { ' ' } else { c })
        .collect()
}
