//! Whether two rule books answer alike wherever a domain can tell.

use std::sync::atomic::{AtomicBool, Ordering};

use adoube_core::rulebook::RuleBook;

use crate::search::{Domain, Progress, Run, Search};
use crate::witness::{Witness, classes};

/// An incident of the domain on which the two books part, made as small as it gets; `None` when they part on none. A
/// domain without positions holds no incident. Shorter sequences are tried first, and the search stops at the first part
/// of the domain that tells the books apart: who wants every class asks [`Search::run`].
pub fn equivalent(a: &RuleBook, b: &RuleBook, domain: &Domain) -> Option<Witness> {
    if !domain.may_part(a, b) {
        return None;
    }
    let books = [a.clone(), b.clone()];
    // Random sequences are drawn once, from all lengths.
    let shortest = if domain.sample.is_some() { domain.depth } else { 1 };
    (shortest..=domain.depth).find_map(|depth| {
        let search = Search::new(Domain { depth, ..domain.clone() }, &books).ok()?;
        let stop = AtomicBool::new(false);
        let tell = |_: usize, _: usize, progress: &Progress| {
            if !progress.tally.partings.is_empty() {
                stop.store(true, Ordering::Relaxed);
            }
        };
        // One thread: which part is met first must not hang on their number.
        let found = search.run(Progress::default(), Run { jobs: 1, shard: (1, 1), stop: &stop, tell: &tell });
        classes(&search, &found).into_iter().next().map(|class| class.witness)
    })
}
