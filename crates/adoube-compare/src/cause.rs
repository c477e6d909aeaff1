//! Which answers make two rule books rule an incident otherwise.

use adoube_core::adjudicate::{adjudicate, hear};
use adoube_core::incident::Incident;
use adoube_core::rulebook::RuleBook;
use adoube_core::topic::{Topic, TopicSet};

/// What makes two outcomes differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// They do not differ.
    Alike,
    /// This topic, and no other one matters.
    One(Topic),
    /// Any one of these topics would be enough.
    Either(Vec<Topic>),
    /// Only all of these topics together.
    Together(Vec<Topic>),
}

impl Cause {
    /// The topics.
    pub fn topics(&self) -> &[Topic] {
        match self {
            Cause::Alike => &[],
            Cause::One(topic) => std::slice::from_ref(topic),
            Cause::Either(topics) | Cause::Together(topics) => topics,
        }
    }

    /// Its name for programs and message files.
    pub fn name(&self) -> &'static str {
        match self {
            Cause::Alike => "alike",
            Cause::One(_) => "one",
            Cause::Either(_) => "either",
            Cause::Together(_) => "together",
        }
    }
}

/// Puts answers of the second edition into the first until its ruling becomes that of the second.
/// Only topics on which the two choose otherwise can be causes, and of these those that an edition is asked about.
pub fn cause(incident: &Incident, first: &RuleBook, second: &RuleBook) -> Cause {
    let ((here, asked), (there, asked_there)) = (hear(incident, first), hear(incident, second));
    if here.same_outcome(&there) {
        return Cause::Alike;
    }
    let differing =
        |asked: TopicSet| -> Vec<Topic> { asked.iter().filter(|topic| !first.chooses_as(second, *topic)).collect() };
    let mixed = |topics: &[Topic]| {
        let mut book = first.clone();
        for topic in topics {
            book = book.with_topic_of(second, *topic);
        }
        adjudicate(incident, &book)
    };
    // What the first edition is not asked about cannot change its ruling alone.
    let enough: Vec<Topic> = differing(asked).into_iter().filter(|t| mixed(&[*t]).same_outcome(&there)).collect();
    match enough.as_slice() {
        [topic] => {
            // What a mixed book is asked may be more than either was.
            let others: Vec<Topic> = differing(TopicSet::of(Topic::ALL)).into_iter().filter(|t| t != topic).collect();
            if mixed(&others).same_outcome(&here) { Cause::One(*topic) } else { Cause::Either(enough) }
        }
        [] => {
            // What the second one is not asked about its ruling does not need.
            let mut needed = differing(asked_there);
            let mut index = 0;
            while index < needed.len() {
                let mut fewer = needed.clone();
                fewer.remove(index);
                if mixed(&fewer).same_outcome(&there) { needed = fewer } else { index += 1 }
            }
            Cause::Together(needed)
        }
        _ => Cause::Either(enough),
    }
}
