//! Standard streams, and files that are never left half written.

use std::cell::RefCell;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};

use clap::ArgMatches;

/// What a command that was run within another one would have written.
#[derive(Debug, Default)]
pub(crate) struct Captured {
    /// To standard output.
    pub(crate) text: Vec<u8>,
    /// To standard error.
    pub(crate) complaints: String,
}

thread_local! {
    static CAPTURE: RefCell<Option<Captured>> = const { RefCell::new(None) };
}

/// Runs a command and keeps what it writes to the standard streams.
pub(crate) fn captured<T>(run: impl FnOnce() -> T) -> (T, Captured) {
    CAPTURE.with_borrow_mut(|c| *c = Some(Captured::default()));
    let done = run();
    (done, CAPTURE.with_borrow_mut(Option::take).unwrap_or_default())
}

/// Whether this runs within another command.
pub(crate) fn is_captured() -> bool {
    CAPTURE.with_borrow(Option::is_some)
}

/// Writes a sentence to standard error; a closed one is no fault.
pub(crate) fn complain(text: &str) {
    let is_kept =
        CAPTURE.with_borrow_mut(|c| c.as_mut().map(|c| c.complaints.push_str(&format!("{text}\n"))).is_some());
    if !is_kept {
        let _ = writeln!(io::stderr(), "{text}");
    }
}

/// Whether what is written comes before somebody's eyes, on a terminal.
pub(crate) fn is_for_eyes(given: &ArgMatches) -> bool {
    let named = given.try_get_one::<PathBuf>("output").ok().flatten().is_some_and(|path| path.as_os_str() != "-");
    !named && io::stdout().is_terminal()
}

/// A fault of writing that names the file asked for.
#[derive(Debug)]
pub(crate) struct CannotWrite {
    pub(crate) file: String,
    pub(crate) why: io::Error,
}

impl std::fmt::Display for CannotWrite {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.file, self.why)
    }
}

impl std::error::Error for CannotWrite {}

/// Hands a writer to `write`: standard output, or the file behind `--output`, which is put in place only when whole.
pub(crate) fn with<T>(given: &ArgMatches, write: impl FnOnce(&mut dyn Write) -> io::Result<T>) -> io::Result<T> {
    let named = given.try_get_one::<PathBuf>("output").ok().flatten().filter(|path| path.as_os_str() != "-");
    let Some(path) = named else {
        if is_captured() {
            let mut out = Vec::new();
            let done = write(&mut out)?;
            CAPTURE.with_borrow_mut(|c| c.as_mut().map(|c| c.text.append(&mut out)));
            return Ok(done);
        }
        let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
        let done = write(&mut out)?;
        out.flush()?;
        return Ok(done);
    };
    let inputs = given.try_get_many::<PathBuf>("paths").ok().flatten().into_iter().flatten();
    for input in inputs {
        if let (Ok(one), Ok(two)) = (std::fs::canonicalize(input), std::fs::canonicalize(path))
            && one == two
        {
            let why = io::Error::from(io::ErrorKind::ResourceBusy);
            return Err(io::Error::other(CannotWrite { file: path.display().to_string(), why }));
        }
    }
    to_file(path, write)
}

/// Hands a writer to `write`; the file is put in place only when it is whole.
pub(crate) fn to_file<T>(path: &Path, write: impl FnOnce(&mut dyn Write) -> io::Result<T>) -> io::Result<T> {
    put(path, write).map_err(|why| cannot_write(path, why))
}

/// The fault of writing that file.
pub(crate) fn cannot_write(path: &Path, why: io::Error) -> io::Error {
    let kind = why.kind();
    io::Error::new(kind, CannotWrite { file: path.display().to_string(), why })
}

fn put<T>(path: &Path, write: impl FnOnce(&mut dyn Write) -> io::Result<T>) -> io::Result<T> {
    // A link stands for the file behind it; what is no plain file (a device, a pipe) is written to as it is.
    let path = std::fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let before = std::fs::metadata(&path).ok();
    if before.as_ref().is_some_and(|m| !m.is_file() && !m.is_dir()) {
        let mut out = BufWriter::new(std::fs::OpenOptions::new().write(true).open(&path)?);
        let done = write(&mut out)?;
        out.flush()?;
        return Ok(done);
    }
    if before.as_ref().is_some_and(std::fs::Metadata::is_dir) {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut builder = tempfile::Builder::new();
    builder.suffix(".tmp");
    readable(&mut builder);
    let mut file = builder.tempfile_in(folder)?;
    let mut out = BufWriter::new(file.as_file_mut());
    let done = write(&mut out)?;
    out.flush()?;
    drop(out);
    if let Some(before) = before {
        file.as_file().set_permissions(before.permissions())?;
    }
    file.persist(path).map_err(|e| e.error)?;
    Ok(done)
}

/// Writes a text, ending it with a line end.
pub(crate) fn text(given: &ArgMatches, text: &str) -> io::Result<()> {
    with(given, |out| {
        out.write_all(text.as_bytes())?;
        if !text.ends_with('\n') {
            out.write_all(b"\n")?;
        }
        Ok(())
    })
}

/// Temporary files are private; what a person asked for is as open as any new file.
#[cfg(unix)]
fn readable(builder: &mut tempfile::Builder<'_, '_>) {
    use std::os::unix::fs::PermissionsExt;
    builder.permissions(std::fs::Permissions::from_mode(0o666));
}

#[cfg(not(unix))]
fn readable(_: &mut tempfile::Builder<'_, '_>) {}

/// A text without the characters that could take over a terminal or turn the writing about.
pub(crate) fn plain(text: &str) -> String {
    let unsafe_char = |c: char| {
        (c.is_control() && c != '\n' && c != '\t')
            || matches!(c, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    text.chars().map(|c| if unsafe_char(c) { '\u{fffd}' } else { c }).collect()
}
