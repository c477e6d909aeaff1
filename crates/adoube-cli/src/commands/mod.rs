//! One command, one file.

pub(crate) mod check;
pub(crate) mod compare;
pub(crate) mod completions;
pub(crate) mod explain;
pub(crate) mod list;
pub(crate) mod schema;
pub(crate) mod show;
pub(crate) mod test;
