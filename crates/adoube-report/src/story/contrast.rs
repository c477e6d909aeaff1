//! Where the stories of two editions part, and why.

use std::sync::Arc;

use adoube_compare::{Cause, cause};
use adoube_core::branch::Branch;
use adoube_core::edition::Edition;
use adoube_core::facet::Facets;
use adoube_core::policy::{ParamKind, ParamSpec, Registry};
use adoube_core::rulebook::Choice;
use adoube_core::scenario::Scenario;
use adoube_core::topic::Topic;
use adoube_core::trace::{Answer, ContactAnswer};

use super::tell::{article_in, ends, finding, gist, steps};
use super::{Article, EventWords, Finding, Remark, Step};
use crate::messages::Messages;

/// Two editions on one incident: only what tells them apart.
#[derive(Clone, Debug)]
pub struct Contrast {
    /// Id of the incident.
    pub incident: String,
    /// Its title.
    pub title: String,
    /// Whether the outcomes differ.
    pub diverges: bool,
    /// The points at which the stories part, in order of time.
    pub partings: Vec<Parting>,
    /// What makes the outcomes differ.
    pub cause: Cause,
    /// The decisive topics, with what each edition says on them.
    pub questions: Vec<Question>,
    /// Both editions and what they rule.
    pub sides: [Side; 2],
}

/// A decisive question and what both editions say.
#[derive(Clone, Debug)]
pub struct Question {
    /// The topic.
    pub topic: Topic,
    /// The question in words.
    pub words: String,
    /// For each edition the article with its gist.
    pub articles: [Article; 2],
    /// For each edition the policy, with parameters.
    pub policies: [String; 2],
    /// For each edition what the policy says.
    pub sentences: [String; 2],
    /// For each edition what its parameters say, where only they tell the policies apart.
    pub parameters: [Vec<String>; 2],
}

/// A point at which two stories part.
#[derive(Clone, Debug)]
pub struct Parting {
    /// The event; `None`: the end of the file.
    pub event: Option<EventWords>,
    /// For each edition what it says there and the other does not.
    pub remarks: [Vec<Remark>; 2],
    /// For each edition whether the game was over by then.
    pub over: [bool; 2],
}

/// One of the two editions.
#[derive(Clone, Debug)]
pub struct Side {
    /// Its id.
    pub edition: String,
    /// Its title.
    pub title: String,
    /// What it rules.
    pub ruling: Finding,
}

impl Contrast {
    /// How many answers matter, and how, as a sentence before the questions.
    pub fn cause_words(&self, messages: &Messages) -> String {
        messages.with(&format!("contrast-{}", self.cause.name()), &[("count", self.questions.len().into())])
    }
}

/// Tells only where the two editions part on the incident, and why.
pub fn contrast(messages: &Messages, scenario: &Scenario, first: &Arc<Edition>, second: &Arc<Edition>) -> Contrast {
    let side = |edition: &Arc<Edition>| Side {
        edition: edition.id.clone(),
        title: messages.lang().pick(&edition.title).to_owned(),
        ruling: finding(messages, scenario, edition),
    };
    let cause = cause(&scenario.incident, &first.book, &second.book);
    let both = [first, second];
    let sides = both.map(side);
    let branches = sides
        .each_ref()
        .map(|side| side.ruling.told.competition.as_ref().map_or(Branch::Standard, |court| court.ruling.branch));
    Contrast {
        incident: scenario.id.clone(),
        title: messages.lang().pick(&scenario.title).to_owned(),
        diverges: cause != Cause::Alike,
        partings: partings(&steps(messages, scenario, &first.book), &steps(messages, scenario, &second.book)),
        questions: cause.topics().iter().map(|topic| question(messages, *topic, both, branches)).collect(),
        cause,
        sides,
    }
}

/// What two editions say on a topic, in the branch of the competition rules that each of them applies.
pub(crate) fn question(
    messages: &Messages,
    topic: Topic,
    editions: [&Arc<Edition>; 2],
    [first, second]: [Branch; 2],
) -> Question {
    let editions = {
        let [one, other] = editions;
        [(one, first), (other, second)]
    };
    let words = messages.find(&format!("topic-{topic}"), &[]).unwrap_or_else(|| topic.question().to_owned());
    Question {
        topic,
        words,
        articles: editions.map(|(edition, branch)| {
            let number = article_in(&edition.book, topic, branch, Facets::NONE);
            Article { gist: gist(messages, edition, &number).unwrap_or_default(), number }
        }),
        policies: editions.map(|(edition, branch)| edition.book.choice_in(topic, branch).to_string()),
        sentences: editions.map(|(edition, branch)| {
            let key = format!("policy-{topic}-{}", edition.book.choice_in(topic, branch).policy);
            messages.find(&key, &[]).unwrap_or_default()
        }),
        parameters: parameters(
            messages,
            topic,
            editions.map(|(edition, branch)| edition.book.choice_in(topic, branch)),
        ),
    }
}

/// What the parameters say in which two choices of one policy differ.
fn parameters(messages: &Messages, topic: Topic, choices: [&Choice; 2]) -> [Vec<String>; 2] {
    let mut told: [Vec<String>; 2] = Default::default();
    let [first, second] = choices;
    let Some(spec) = Registry::builtin().find(topic, &first.policy).filter(|_| first.policy == second.policy) else {
        return told;
    };
    for param in spec.params {
        let values = choices.map(|choice| value(choice, param));
        let [one, other] = &values;
        if one == other {
            continue;
        }
        for (told, value) in told.iter_mut().zip(&values) {
            let of_value = |word: &str| messages.find(&format!("choice-{}-{word}", param.name), &[]);
            let words: Vec<String> = value.iter().filter_map(|word| of_value(word)).collect();
            // A value without words of its own is told as edition files write it.
            if words.len() == value.len() {
                told.extend(words);
            } else {
                told.push(format!("{} = {}", param.name, value.join(", ")));
            }
        }
    }
    told
}

/// The words chosen for a parameter, or its default; a list may be empty, which is told as `nothing`.
fn value(choice: &Choice, param: &ParamSpec) -> Vec<String> {
    let given = choice.parameters.iter().find_map(|told| told.strip_prefix(param.name)?.strip_prefix('='));
    match (given, param.kind) {
        (Some(words), _) => words.split('+').map(str::to_owned).collect(),
        (None, ParamKind::Flag) => vec![param.flag.to_string()],
        (None, ParamKind::Word(words)) => words.iter().take(1).map(|word| (*word).to_owned()).collect(),
        (None, ParamKind::Number { usual, .. }) => vec![usual.to_string()],
        (None, ParamKind::Words(_)) => vec!["nothing".to_owned()],
    }
}

/// Remarks of either story that the other lacks at the same event.
fn partings(first: &[Step], second: &[Step]) -> Vec<Parting> {
    let number = |step: &Step| step.event.as_ref().map(|e| e.number);
    let at = |steps: &[Step], event: Option<usize>| steps.iter().position(|s| number(s) == event);
    let mut events: Vec<Option<usize>> = first.iter().chain(second).map(number).filter(Option::is_some).collect();
    events.sort_unstable();
    events.dedup();
    events.push(None);
    let parting = |event: Option<usize>| {
        let (mine, other) = (at(first, event).map(|i| &first[i]), at(second, event).map(|i| &second[i]));
        let remarks = [only(mine, other), only(other, mine)];
        let words = mine.or(other).and_then(|s| s.event.clone());
        let over = [first, second].map(|steps| is_over(steps, event));
        remarks.iter().any(|r| !r.is_empty()).then_some(Parting { event: words, remarks, over })
    };
    events.into_iter().filter_map(parting).collect()
}

/// Whether the game ended in the story before that event; `None`: before the end of the file.
fn is_over(steps: &[Step], event: Option<usize>) -> bool {
    let ends = |remark: &Remark| remark.note.is_some_and(|note| ends(note.answer));
    let ended = steps.iter().find(|step| step.remarks.iter().any(ends));
    let at = ended.and_then(|step| step.event.as_ref()).map(|e| e.number);
    at.is_some_and(|at| event.is_none_or(|event| event > at))
}

/// What one story says at an event and the other does not.
fn only(mine: Option<&Step>, other: Option<&Step>) -> Vec<Remark> {
    let theirs = other.map_or(&[][..], |step| &step.remarks);
    let is_new = |remark: &&Remark| {
        let said = theirs.iter().any(|r| r.note == remark.note && r.words == remark.words);
        // That a contact counts is only worth telling where the other edition looked at it too.
        let untold = counts(remark) && !theirs.iter().any(is_contact);
        !said && !untold
    };
    mine.map_or_else(Vec::new, |step| step.remarks.iter().filter(is_new).cloned().collect())
}

fn is_contact(remark: &Remark) -> bool {
    remark.note.is_some_and(|note| matches!(note.answer, Answer::Contact { .. }))
}

fn counts(remark: &Remark) -> bool {
    let why = ContactAnswer::Counts;
    remark.note.is_some_and(|note| matches!(note.answer, Answer::Contact { why: w, .. } if w == why))
}
