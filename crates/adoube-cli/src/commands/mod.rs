//! One command, one file.

pub(crate) mod blame;
pub(crate) mod changes;
pub(crate) mod check;
pub(crate) mod claim;
pub(crate) mod compare;
pub(crate) mod completions;
pub(crate) mod concord;
pub(crate) mod coverage;
pub(crate) mod diff_driver;
pub(crate) mod discover;
pub(crate) mod distinguish;
pub(crate) mod docs;
pub(crate) mod equivalent;
pub(crate) mod explain;
pub(crate) mod history;
pub(crate) mod impact;
pub(crate) mod list;
pub(crate) mod merge;
pub(crate) mod new;
pub(crate) mod redline;
pub(crate) mod schema;
pub(crate) mod seek;
pub(crate) mod show;
pub(crate) mod study;
pub(crate) mod test;
pub(crate) mod text;
