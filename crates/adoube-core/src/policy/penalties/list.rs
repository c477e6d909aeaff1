//! The list holds warnings, time for and against, loss and expulsion, and what the edition adds.
//!
//! **Seen in:** every edition, Articles 13.4 and 12.9.
//!
//! **Does not cover:** which of them the arbiter picks.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{Menu, MenuItem, ParamKind, ParamSpec, Penalties, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "list",
    topics: &[Topic::Penalties],
    sentence: "The list holds warnings, time for and against, loss and expulsion, and what the edition adds.",
    params: &[ParamSpec {
        name: "adds",
        kind: ParamKind::Words(&["points", "fine", "exclude-rounds"]),
        flag: false,
        sentence: "What else the list holds: points up and down, a fine, exclusion from rounds.",
    }],
    build: |_, params| {
        let mut items = vec![MenuItem::Warning, MenuItem::TimeUp, MenuItem::TimeDown, MenuItem::Loss, MenuItem::Expel];
        let added = [
            ("points", MenuItem::PointsUp),
            ("points", MenuItem::PointsDown),
            ("fine", MenuItem::Fine),
            ("exclude-rounds", MenuItem::ExcludeRounds),
        ];
        items.extend(added.into_iter().filter(|(word, _)| params.lists("adds", word)).map(|(_, item)| item));
        CompetitionBuilt::Penalties(Arc::new(List(Menu::of(&items)))).into()
    },
};

#[derive(Debug)]
struct List(Menu);

impl Penalties for List {
    fn menu(&self) -> Menu {
        self.0
    }
}
