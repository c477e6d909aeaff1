//! What tests and the bench of mates share.

pub(crate) mod agree;
pub(crate) mod plain;
pub(crate) mod retro;
