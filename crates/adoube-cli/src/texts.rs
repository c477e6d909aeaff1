//! Imported texts in the reader's own folder: one file an edition, written whole or not at all.

use std::fmt::Write as _;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use adoube_core::edition::Edition;
use adoube_text::{Form, LawText, read};
use clap::ArgMatches;
use etcetera::BaseStrategy as _;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::context::Context;
use crate::{diagnostics, output};

/// What the files say that they are.
const FORMAT: &str = "adoube.imported-text/1";

/// A text as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Kept {
    /// The edition whose text it is.
    pub(crate) edition: String,
    /// The name of the file that it came from.
    pub(crate) file: String,
    /// How it is written.
    pub(crate) form: Form,
    /// The text as it was given.
    pub(crate) text: String,
}

impl Kept {
    /// The SHA-256 of the text.
    pub(crate) fn digest(&self) -> String {
        let mut told = String::new();
        for byte in Sha256::digest(&self.text) {
            let _ = write!(told, "{byte:02x}");
        }
        told
    }

    /// The text as a tree of articles, numbered as the edition numbers them.
    pub(crate) fn read(&self, edition: &Edition) -> LawText {
        let articles: Vec<&str> = edition.provisions.iter().map(|p| p.article.as_str()).collect();
        read(&self.text, self.form, &articles)
    }

    fn to_json(&self) -> String {
        let form = if self.form == Form::Markdown { "markdown" } else { "plain" };
        let whole = json!({
            "format": FORMAT,
            "edition": self.edition,
            "file": self.file,
            "form": form,
            "sha256": self.digest(),
            "text": self.text,
        });
        format!("{whole:#}\n")
    }

    /// The text of a file, and the digest that it had when it was kept.
    fn of_json(json: &str) -> Option<(Kept, String)> {
        let whole: Value = serde_json::from_str(json).ok()?;
        let field = |name: &str| whole.get(name).and_then(Value::as_str).map(str::to_owned);
        let form = match field("form")?.as_str() {
            "markdown" => Form::Markdown,
            "plain" => Form::Plain,
            _ => return None,
        };
        let kept = Kept { edition: field("edition")?, file: field("file")?, form, text: field("text")? };
        (field("format")? == FORMAT).then_some((kept, field("sha256")?))
    }
}

/// The folder of imported texts.
#[derive(Clone, Debug)]
pub(crate) struct Store {
    pub(crate) folder: PathBuf,
}

impl Store {
    /// The folder behind `--texts` or `ADOUBE_TEXTS`, else the one for the reader's data; tells when there is none.
    pub(crate) fn of(context: &Context, given: &ArgMatches) -> Option<Store> {
        let named = given.try_get_one::<PathBuf>("texts").ok().flatten();
        let own = || etcetera::choose_base_strategy().ok().map(|base| base.data_dir().join("adoube").join("texts"));
        let folder = named.filter(|path| !path.as_os_str().is_empty()).cloned().or_else(own);
        if folder.is_none() {
            diagnostics::fault(&context.messages, "law-no-folder", &[]);
        }
        folder.map(|folder| Store { folder })
    }

    /// The file of an edition. Ids are in kebab-case, so that they lead nowhere else.
    pub(crate) fn path(&self, edition: &str) -> PathBuf {
        self.folder.join(format!("{edition}.json"))
    }

    /// Keeps a text, in place of what was kept for its edition.
    pub(crate) fn keep(&self, kept: &Kept) -> io::Result<()> {
        let path = self.path(&kept.edition);
        std::fs::create_dir_all(&self.folder).map_err(|why| output::cannot_write(&self.folder, why))?;
        output::to_file(&path, |out| out.write_all(kept.to_json().as_bytes()))
    }

    /// The text of an edition; `Ok(None)`: there is none. Tells what is wrong with a file.
    pub(crate) fn find(&self, context: &Context, edition: &Edition) -> Result<Option<Kept>, ()> {
        let path = self.path(&edition.id);
        match load(context, &path)? {
            Some(kept) if kept.edition != edition.id => {
                broken(context, &path);
                Err(())
            }
            found => Ok(found),
        }
    }

    /// The files of the folder, by name; none when there is no such folder.
    pub(crate) fn files(&self) -> io::Result<Vec<PathBuf>> {
        let entries = match std::fs::read_dir(&self.folder) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries?,
        };
        let mut files = Vec::new();
        for entry in entries {
            let path = entry?.path();
            if path.extension().is_some_and(|e| e == "json") {
                files.push(path);
            }
        }
        files.sort();
        Ok(files)
    }
}

/// The text of a file of ours; `Ok(None)`: there is no such file.
pub(crate) fn load(context: &Context, path: &Path) -> Result<Option<Kept>, ()> {
    let messages = &context.messages;
    let file = path.to_string_lossy();
    let json = match std::fs::read_to_string(path) {
        Ok(json) => json,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) if error.kind() == ErrorKind::PermissionDenied => {
            diagnostics::fault(messages, "diag-file-forbidden", &[("file", (&*file).into())]);
            return Err(());
        }
        Err(_) => {
            broken(context, path);
            return Err(());
        }
    };
    let Some((kept, digest)) = Kept::of_json(&json) else {
        broken(context, path);
        return Err(());
    };
    if kept.digest() != digest {
        let args = [("file", (&*file).into()), ("digest", (&digest).into())];
        diagnostics::fault(messages, "law-store-digest", &args);
        return Err(());
    }
    Ok(Some(kept))
}

fn broken(context: &Context, path: &Path) {
    diagnostics::fault(&context.messages, "law-store-broken", &[("file", (&*path.to_string_lossy()).into())]);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_what_comes_back() {
        let text = "4.1 «Ход»\r\n\u{0}\t\"x\"".to_owned();
        let kept = Kept { edition: "e".to_owned(), file: "f.txt".to_owned(), form: Form::Plain, text };
        let (back, digest) = Kept::of_json(&kept.to_json()).expect("readable");
        assert_eq!(back, kept);
        assert_eq!(digest, kept.digest());
        assert_eq!(digest.len(), 64);
        assert!(Kept::of_json("{}").is_none() && Kept::of_json("").is_none());
    }
}
