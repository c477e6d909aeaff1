//! Expectations of what only competition cases have.

use adoube_core::ruling::{CompetitionRuling, Sanction};
use adoube_core::scenario::{ExpectedSanction, Fields};

use crate::told::Told;

/// Compares the fields that are written; `compare` takes the field, whether it holds, what was expected and what ruled.
pub(super) fn check(fields: &Fields, told: &Told, compare: &mut dyn FnMut(&'static str, bool, String, String)) {
    let ruled = told.competition.as_ref().map(|c| &c.ruling);
    if let Some(wanted) = &fields.sanctions {
        let got = ruled.map_or(&[][..], |r| &r.sanctions);
        let holds = wanted.len() == got.len() && wanted.iter().zip(got).all(|(want, got)| is_met(want, got));
        let want = wanted.iter().map(wanted_words).collect::<Vec<_>>().join(", ");
        compare("sanctions", holds, want, got.iter().map(words).collect::<Vec<_>>().join(", "));
    }
    let wanted = &fields.competition;
    let position = told.competition.as_ref().and_then(|c| c.position.clone());
    if let Some(want) = &wanted.position {
        compare("position", *want == position, dash(want.clone()), dash(position));
    }
    if let Some(want) = &wanted.restore {
        let got = ruled.and_then(|r| r.restored);
        let holds = match (want, got) {
            (None, None) => true,
            (Some(want), Some(got)) => {
                want.to.is_none_or(|to| to == got.to + 1)
                    && want.identified.is_none_or(|identified| identified == got.identified)
            }
            _ => false,
        };
        let want = want.map(|w| told_restore(w.to, w.identified.map(|i| i.word())));
        compare(
            "restore",
            holds,
            dash(want),
            dash(got.map(|g| told_restore(Some(g.to + 1), Some(g.identified.word())))),
        );
    }
    fn both<T: Copy>(pair: Option<[T; 2]>, tell: impl Fn(T) -> String) -> String {
        dash(pair.map(|pair| pair.map(&tell).join(" ")))
    }
    macro_rules! word {
        ($name:literal, $want:expr, $got:expr) => {
            if let Some(want) = $want {
                let got = ruled.and_then($got);
                compare($name, want == got, dash(want.map(|w| w.word())), dash(got.map(|g| g.word())));
            }
        };
    }
    if let Some(want) = wanted.game {
        let got = ruled.map(|r| r.game);
        compare("game", Some(want) == got, want.word().to_owned(), dash(got.map(|g| g.word())));
    }
    word!("ended-by", wanted.ended_by, |r: &CompetitionRuling| r.ended_by);
    if let Some(want) = wanted.score {
        let got = ruled.and_then(|r| r.score);
        let tell = |score: adoube_core::ruling::Score| score.word().to_owned();
        compare("score", want == got, both(want, tell), both(got, tell));
    }
    if let Some(want) = wanted.clocks {
        let got = ruled.and_then(|r| r.clocks);
        compare("clocks", want == got, both(want, clock), both(got, clock));
    }
    if let Some(want) = wanted.offences {
        let got = ruled.map(|r| r.offences);
        let holds = got.is_some_and(|got| want.iter().zip(got).all(|(want, got)| want.is_none_or(|want| want == got)));
        let tell = |count: Option<u32>| count.map_or_else(|| "any".to_owned(), |count| count.to_string());
        compare("offences", holds, both(Some(want), tell), both(got, |count: u32| count.to_string()));
    }
    word!("offer", wanted.offer, |r: &CompetitionRuling| r.offer);
    word!("arbiter", wanted.arbiter, |r: &CompetitionRuling| r.arbiter);
    word!("completed-by", wanted.completed_by, |r: &CompetitionRuling| r.completed_by);
    word!("appeal", wanted.appeal, |r: &CompetitionRuling| r.appeal);
    if let Some(want) = wanted.appendix {
        let got = ruled.map(|r| r.branch);
        compare("appendix", Some(want) == got, want.name().to_owned(), dash(got.map(|g| g.name())));
    }
    if let Some(want) = wanted.recording {
        let got = ruled.and_then(|r| r.recording);
        let tell = |duty: adoube_core::ruling::RecordingDuty| duty.word().to_owned();
        compare("recording", want == got, both(want, tell), both(got, tell));
    }
    if let Some(want) = &wanted.remedies {
        let list = |remedies: &[adoube_core::ruling::Remedy]| {
            remedies.iter().map(|remedy| remedy.word()).collect::<Vec<_>>().join(" ")
        };
        let got = ruled.map_or(&[][..], |r| &r.remedies);
        compare("remedies", want.as_slice() == got, list(want), list(got));
    }
}

/// Whether the sanction is one with the fields named, the menu as a set.
fn is_met(want: &ExpectedSanction, got: &Sanction) -> bool {
    want.against.is_none_or(|against| against == got.against)
        && want.kind.is_none_or(|kind| kind == got.kind)
        && want.seconds.is_none_or(|seconds| got.seconds == Some(seconds))
        && want.force.is_none_or(|force| force == got.force)
        && want.menu.as_ref().is_none_or(|menu| {
            menu.iter().all(|word| got.menu.contains(word)) && got.menu.iter().all(|word| menu.contains(word))
        })
}

fn wanted_words(want: &ExpectedSanction) -> String {
    let menu = want.menu.iter().flatten().map(|word| word.word()).collect::<Vec<_>>().join("/");
    let parts = [
        want.against.map(|side| side.to_string()),
        want.kind.map(|kind| kind.word().to_owned()),
        want.seconds.map(|seconds| seconds.to_string()),
        want.force.map(|force| force.word().to_owned()),
        Some(menu),
    ];
    parts.into_iter().flatten().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

fn words(got: &Sanction) -> String {
    let menu = got.menu.iter().map(|word| word.word()).collect::<Vec<_>>().join("/");
    let seconds = got.seconds.map(|seconds| seconds.to_string()).unwrap_or_default();
    let parts = [got.against.to_string(), got.kind.word().to_owned(), seconds, got.force.word().to_owned(), menu];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

fn told_restore(to: Option<usize>, identified: Option<&str>) -> String {
    let to = to.map_or_else(|| "any".to_owned(), |to| to.to_string());
    [to.as_str(), identified.unwrap_or_default()].join(" ").trim_end().to_owned()
}

/// Seconds as they stand on a clock.
fn clock(seconds: u32) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

fn dash<S: Into<String>>(text: Option<S>) -> String {
    text.map_or_else(|| "-".to_owned(), Into::into)
}

#[cfg(test)]
mod tests {
    use adoube_core::board::Color;
    use adoube_core::ruling::{MenuWord, SanctionKind};

    use super::*;

    #[test]
    fn a_menu_is_expected_as_a_whole_in_any_order() {
        let mut got = Sanction::new(Color::White, SanctionKind::Discretion);
        got.menu.extend([MenuWord::Warning, MenuWord::Loss]);
        let met = |menu: &[MenuWord]| {
            is_met(&ExpectedSanction { menu: Some(menu.to_vec()), ..ExpectedSanction::default() }, &got)
        };
        assert!(met(&[MenuWord::Loss, MenuWord::Warning]));
        assert!(!met(&[MenuWord::Warning]), "a list that grows must be noticed");
        assert!(!met(&[MenuWord::Warning, MenuWord::Loss, MenuWord::Fine]));
    }
}
