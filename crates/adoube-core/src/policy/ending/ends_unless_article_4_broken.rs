//! The position ends the game at once, unless the move broke 4.2-4.7.
//!
//! **Seen in:** FIDE 2014 on, Articles 5.1 and 5.2.
//!
//! **Does not cover:** a move made with two hands: 4.1 stands outside the proviso.

use std::sync::Arc;

use crate::policy::{Ending, PolicySpec};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "ends-unless-article-4-broken",
    topics: &[Topic::Mate, Topic::Stalemate, Topic::DeadPosition],
    sentence: "The position ends the game at once, unless the move broke 4.2-4.7.",
    params: &[],
    build: |topic, _| match topic {
        Topic::Mate => Built::Mate(Arc::new(EndsUnlessArticle4Broken)),
        Topic::Stalemate => Built::Stalemate(Arc::new(EndsUnlessArticle4Broken)),
        _ => Built::DeadPosition(Arc::new(EndsUnlessArticle4Broken)),
    },
};

#[derive(Debug)]
struct EndsUnlessArticle4Broken;

impl Ending for EndsUnlessArticle4Broken {
    fn ends(&self, broke_article_4: bool) -> bool {
        !broke_article_4
    }
}
