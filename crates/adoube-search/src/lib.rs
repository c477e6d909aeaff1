//! Where editions part, searched for.
