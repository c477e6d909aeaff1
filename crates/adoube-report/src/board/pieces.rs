//! Drawings of the units, on squares of 45 by 45.

use adoube_core::board::Role;

/// The outline of a unit, and lines within it.
pub(super) struct Drawing {
    pub(super) outline: &'static str,
    pub(super) inner: &'static str,
}

/// A foot that all units stand on.
const FOOT: &str = "M11 36.5h23a1.5 1.5 0 0 1 1.5 1.5v2h-26v-2a1.5 1.5 0 0 1 1.5-1.5z";

pub(super) fn foot() -> &'static str {
    FOOT
}

pub(super) fn drawing(role: Role) -> Drawing {
    match role {
        Role::Pawn => Drawing {
            outline: "M22.5 8.5a5.6 5.6 0 0 1 3.6 9.9h2.6v3h-3c.5 6 2.8 9.6 5.8 13.6h-18c3-4 5.3-7.6 5.8-13.6h-3v-3h2.6a5.6 5.6 0 0 1 3.6-9.9z",
            inner: "",
        },
        Role::Knight => Drawing {
            outline: "M14 35c-.4-7.5 7.6-9 8.2-15.4-2.7 2.4-5.4 2.6-7.6 4.6-1.5 1.3-2.8 2.4-4.3 1.6-1.4-.8-2.2-2.3-1.4-3.9 1.5-2.9 2.6-4.7 3.1-7.4.6-3.3 3-5.6 6.3-6.7l.3-3.3 3.4 2.7c8.6.8 12.4 7.3 12.4 15.8 0 4.6-.6 8.5-1.4 12z",
            inner: "M16.6 14.2h.1M27 12.5c3 3 4 7.5 3.6 13.5M10.8 23.3l1-1.2",
        },
        Role::Bishop => Drawing {
            outline: "M22.5 4.8a2.6 2.6 0 0 1 1.7 4.6c5 3.4 7.3 7.4 7.3 11.3 0 2.8-1.5 4.9-3.8 6.3h1.3v2.5h-2.5l2.3 5.5h-12.6l2.3-5.5h-2.5v-2.5h1.3c-2.3-1.4-3.8-3.5-3.8-6.3 0-3.9 2.3-7.9 7.3-11.3a2.6 2.6 0 0 1 1.7-4.6z",
            inner: "M22.5 14.5v8M18.5 18.5h8M17.5 27h10",
        },
        Role::Rook => Drawing {
            outline: "M11.5 8h5v3.5h3.5v-3.5h5v3.5h3.5v-3.5h5v8l-3.5 3v11l3 5h-21l3-5v-11l-3.5-3z",
            inner: "M15.5 18.5h14M15.5 30.5h14",
        },
        Role::Queen => Drawing {
            outline: "M7.8 11.2a2.3 2.3 0 1 1 2.6 2.3l4.4 8.5 1.7-11.8a2.3 2.3 0 1 1 2.7.2l3.3 10.6 3.3-10.6a2.3 2.3 0 1 1 2.7-.2l1.7 11.8 4.4-8.5a2.3 2.3 0 1 1 2.4-.3l-5.3 16.8 1.3 5h-21l1.3-5-5.3-16.8z",
            inner: "M14.8 30c5-1.3 10.4-1.3 15.4 0",
        },
        Role::King => Drawing {
            outline: "M21 3.5h3v3h3v3h-3v3.6c.9.8 1.5 1.9 1.7 3.2 4.1-2.7 10.8-1.3 10.8 5 0 4.2-2.9 6.2-4.8 8.7l.3 5h-19l.3-5c-1.9-2.5-4.8-4.5-4.8-8.7 0-6.3 6.7-7.7 10.8-5 .2-1.3.8-2.4 1.7-3.2v-3.6h-3v-3h3z",
            inner: "M22.5 28.5v-8.5M14.2 30.3c5.3-1.5 11.3-1.5 16.6 0",
        },
    }
}
