//! Where the commands for amendments look: incidents that are there, and the domain of the options for searches.

use std::sync::Arc;

use adoube_amend::Bounds;
use adoube_core::scenario::Scenario;
use adoube_report::messages::Messages;
use adoube_search::Unsearchable;
use clap::ArgMatches;

use crate::context::Context;
use crate::diagnostics;
use crate::search::asked;

/// These incidents, and the domain that the options name. Tells what is wrong; then there is none.
pub(crate) fn bounds(context: &Context, given: &ArgMatches, scenarios: &[Arc<Scenario>]) -> Option<Bounds> {
    let asked = asked::domain(context, given)?;
    let jobs = given.get_one::<u64>("jobs").and_then(|jobs| usize::try_from(*jobs).ok());
    let jobs = jobs.or_else(|| std::thread::available_parallelism().ok().map(usize::from)).unwrap_or(1);
    (!asked.faulty).then(|| Bounds { scenarios: scenarios.to_vec(), domain: asked.domain, jobs })
}

/// Tells why a search cannot be made.
pub(crate) fn unsearchable(messages: &Messages, why: Unsearchable) {
    let key = match why {
        Unsearchable::TooManyBooks(_) => "search-too-many-books",
        Unsearchable::NoGround => "search-no-position",
        Unsearchable::TooManyLetters => "search-too-many-letters",
    };
    let count = if let Unsearchable::TooManyBooks(count) = why { count } else { 0 };
    let args = [("count", count.into()), ("most", adoube_core::bench::Bench::SEATS.into())];
    diagnostics::fault(messages, key, &args);
}
