//! A search under way: threads, progress, Ctrl-C, and the file that keeps what was walked.

use std::io;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, Once, PoisonError};
use std::time::{Duration, Instant};

use adoube_report::found::state::State;
use adoube_search::{Progress, Run, Search};
use clap::ArgMatches;

use super::files;
use super::progress::Bar;
use crate::context::Context;
use crate::{Exit, diagnostics, output};

/// How long what was walked may go unkept.
const KEPT_EVERY: Duration = Duration::from_secs(4);

/// Set by Ctrl-C.
static STOP: AtomicBool = AtomicBool::new(false);

/// The shard behind `--shard`; tells when it is none.
pub(crate) fn shard(context: &Context, given: &ArgMatches) -> Option<(usize, usize)> {
    let Some(text) = given.try_get_one::<String>("shard").ok().flatten() else { return Some((1, 1)) };
    let parts = text.split_once('/').and_then(|(k, n)| Some((k.trim().parse().ok()?, n.trim().parse().ok()?)));
    let shard = parts.filter(|(k, n): &(usize, usize)| (1..=*n).contains(k));
    if shard.is_none() {
        diagnostics::fault(&context.messages, "search-bad-shard", &[("value", text.into())]);
    }
    shard
}

/// Walks what is left of the shard of `state`. The file behind `--resume` is read first and kept up to date.
///
/// # Errors
/// Those of writing that file. The inner error: what has been told already.
pub(crate) fn walk(
    context: &Context,
    given: &ArgMatches,
    search: &Search,
    mut state: State,
) -> io::Result<Result<State, Exit>> {
    let messages = &context.messages;
    let path = given.get_one::<PathBuf>("resume");
    if let Some(path) = path.filter(|path| path.exists()) {
        let Some(kept) = files::read(context, path) else { return Ok(Err(Exit::Input)) };
        if !files::belongs(context, path, &kept, &state, search) {
            return Ok(Err(Exit::Input));
        }
        if kept.shard != state.shard {
            let file = path.to_string_lossy();
            diagnostics::fault(messages, "search-foreign", &[("file", (&*file).into())]);
            let told = |(k, n): (usize, usize)| format!("{k}/{n}");
            files::differs(context, "shard", &told(kept.shard), &told(state.shard));
            return Ok(Err(Exit::Input));
        }
        state.progress = kept.progress;
        let file = path.to_string_lossy();
        let args = [("file", (&*file).into()), ("done", state.progress.done.len().into())];
        output::complain(&messages.with("search-resumed", &args));
    }
    listen();
    let jobs = given.get_one::<u64>("jobs").and_then(|j| usize::try_from(*j).ok());
    let jobs = jobs.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    let before = state.progress.clone();
    let bar = Bar::new(messages, before.done.len(), before.tally.sequences);
    let keeper = path.map(|path| Keeper::new(path.clone(), state.clone()));
    let tell = |done: usize, all: usize, progress: &Progress| {
        bar.tell(done, all, progress.tally.sequences);
        if let Some(keeper) = &keeper {
            keeper.now_and_then(progress);
        }
    };
    state.progress = search.run(before, Run { jobs, shard: state.shard, stop: &STOP, tell: &tell });
    bar.finish();
    if let Some(keeper) = keeper {
        keeper.finish(&state.progress)?;
    }
    Ok(Ok(state))
}

/// Walks the whole domain on every core, without a word.
pub(crate) fn whole(search: &Search) -> Progress {
    let jobs = std::thread::available_parallelism().map_or(1, usize::from);
    let stop = AtomicBool::new(false);
    search.run(Progress::default(), Run { jobs, shard: (1, 1), stop: &stop, tell: &|_, _, _| () })
}

/// Whether Ctrl-C was pressed before the shard was done; says so then.
pub(crate) fn stopped(context: &Context, given: &ArgMatches, search: &Search, state: &State) -> bool {
    if search.is_complete(&state.progress, state.shard) {
        return false;
    }
    let messages = &context.messages;
    let args = [("done", state.progress.done.len().into()), ("all", search.parts().into())];
    output::complain(&messages.with("search-stopped", &args));
    let file = if given.get_one::<PathBuf>("resume").is_some() { "some" } else { "none" };
    output::complain(&messages.with("search-stopped-help", &[("file", file.into())]));
    true
}

/// The first Ctrl-C stops the search, the second one the program.
fn listen() {
    static LISTENS: Once = Once::new();
    LISTENS.call_once(|| {
        let stop = || {
            if STOP.swap(true, Ordering::Relaxed) {
                std::process::exit(i32::from(Exit::Interrupted as u8));
            }
        };
        // Where no handler can be had, Ctrl-C ends the program as it does elsewhere; nothing else changes.
        let _ = ctrlc::set_handler(stop);
    });
}

/// Keeps what was walked in a file.
struct Keeper {
    path: PathBuf,
    inner: Mutex<Kept>,
}

struct Kept {
    state: State,
    at: Instant,
    /// The first fault of writing; the search is stopped then.
    fault: Option<io::Error>,
}

impl Keeper {
    fn new(path: PathBuf, state: State) -> Keeper {
        Keeper { path, inner: Mutex::new(Kept { state, at: Instant::now(), fault: None }) }
    }

    fn now_and_then(&self, progress: &Progress) {
        let mut kept = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.at.elapsed() < KEPT_EVERY || kept.fault.is_some() {
            return;
        }
        kept.state.progress = progress.clone();
        if let Err(fault) = write(&self.path, &kept.state) {
            kept.fault = Some(fault);
            STOP.store(true, Ordering::Relaxed);
        }
        kept.at = Instant::now();
    }

    fn finish(self, progress: &Progress) -> io::Result<()> {
        let mut kept = self.inner.into_inner().unwrap_or_else(PoisonError::into_inner);
        if let Some(fault) = kept.fault {
            return Err(fault);
        }
        kept.state.progress = progress.clone();
        write(&self.path, &kept.state)
    }
}

/// Writes a state file, put in place only when whole.
pub(crate) fn write(path: &std::path::Path, state: &State) -> io::Result<()> {
    output::to_file(path, |out| out.write_all(state.to_json().as_bytes()))
}
