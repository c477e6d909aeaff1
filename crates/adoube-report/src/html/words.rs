//! Words of the page that no incident needs.

use crate::messages::Messages;

macro_rules! words {
    ($( $field:ident $key:literal, )*) => {
        /// Headings and labels of the page.
        #[derive(Debug)]
        pub(super) struct Words { $( pub(super) $field: String, )* }

        impl Words {
            pub(super) fn new(messages: &Messages) -> Words {
                Words { $( $field: messages.get($key), )* }
            }
        }
    };
}

words! {
    lead "page-lead",
    skip "page-skip",
    incident "page-incident",
    table "page-table",
    details "page-details",
    legend "page-legend",
    board_legend "page-board-legend",
    filter "page-filter",
    divergent "page-filter-divergent",
    text "page-filter-text",
    article "page-filter-article",
    theme "page-filter-theme",
    any "page-filter-any",
    pair "page-filter-pair",
    first "page-filter-first",
    second "page-filter-second",
    reset "page-filter-reset",
    conditions "conditions",
    events "page-events",
    no_events "story-no-events",
    outcomes "page-outcomes",
    editions "page-editions",
    readings "page-readings",
    agree "page-agree",
    nothing "page-nothing",
    top "page-top",
    footer "page-about-footer",
    no_article "page-no-article",
    print "page-print",
    beside "page-beside",
}
