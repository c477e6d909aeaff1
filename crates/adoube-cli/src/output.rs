//! Standard streams, and files that are never left half written.

use std::io::{self, BufWriter, Write};
use std::path::Path;

use clap::ArgMatches;

/// Writes a sentence to standard error; a closed one is no fault.
pub(crate) fn complain(text: &str) {
    let _ = writeln!(io::stderr(), "{text}");
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
    let named = given.try_get_one::<String>("output").ok().flatten().filter(|path| *path != "-");
    let Some(path) = named.map(Path::new) else {
        let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
        let done = write(&mut out)?;
        out.flush()?;
        return Ok(done);
    };
    to_file(path, write).map_err(|why| {
        let kind = why.kind();
        io::Error::new(kind, CannotWrite { file: path.display().to_string(), why })
    })
}

fn to_file<T>(path: &Path, write: impl FnOnce(&mut dyn Write) -> io::Result<T>) -> io::Result<T> {
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut file = tempfile::Builder::new().suffix(".tmp").tempfile_in(folder)?;
    let mut out = BufWriter::new(file.as_file_mut());
    let done = write(&mut out)?;
    out.flush()?;
    drop(out);
    readable(file.as_file())?;
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

/// Temporary files are private; what a person asked for is not.
#[cfg(unix)]
fn readable(file: &std::fs::File) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    file.set_permissions(std::fs::Permissions::from_mode(0o644))
}

#[cfg(not(unix))]
fn readable(_: &std::fs::File) -> io::Result<()> {
    Ok(())
}
