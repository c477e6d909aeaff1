//! One edition or one incident, shown whole.

mod edition;
mod markdown;
mod scenario;
mod sheet;

pub use edition::edition;
pub use markdown::edition_markdown;
pub use scenario::scenario;
