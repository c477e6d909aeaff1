//! `adoube serve`: the page on the loopback address, its JSON interface, and the comparison as static files.
//!
//! Nothing is kept between requests and nothing leaves the machine: the server listens on 127.0.0.1 and ::1 alone,
//! refuses requests that were made for another host or by another page, and its pages may load from it alone.

mod api;
mod ask;
mod assets;
mod bind;
mod body;
mod export;

mod fault;
mod guard;
mod input;
mod query;
mod router;
mod run;

pub use bind::{Bound, PORT, bind};
pub use body::LIMIT;

pub use export::{Exported, export, export_page};
pub use run::Running;

/// Opens an address in the reader's browser.
///
/// # Errors
/// When no program for it is found.
pub fn open(address: &str) -> std::io::Result<()> {
    ::open::that_detached(address)
}
