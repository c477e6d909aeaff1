//! The comparison as static files that work from disk.
