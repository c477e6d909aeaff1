//! The heart of adoube: an incident at the chess board in, a ruling and its reasons out.
//!
//! Data flows one way: [`incident`] (what hands did) is folded once into facts that no edition interprets, a
//! [`rulebook::RuleBook`] (one policy a topic, each with its article) is asked by [`adjudicate`], and a
//! [`ruling::Ruling`] with its trace comes out. No I/O, no clock, no edition id: see `docs/architecture.md`.

pub mod adjudicate;
pub mod bench;
pub mod board;
pub mod branch;
pub mod competition_book;
pub mod edition;
pub mod facet;
pub mod incident;
pub mod policy;
pub mod rulebook;
pub mod ruling;
pub mod scenario;
pub mod topic;
pub mod trace;
mod words;
