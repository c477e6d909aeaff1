//! Articles 6 and 7.1 to 7.3, and the clauses on rates of play.

use super::{ALL, KNIGHT, NONE, policy};
use crate::board::Color;
use crate::policy::*;
use crate::ruling::GameResult;

fn pace(policy: &dyn TimeRange, minutes: u32, increment: u32) -> Pace {
    policy.pace(Rate { minutes, increment })
}

#[test]
fn rates_of_b_1_of_1997_and_a_1_of_2014() {
    let old = policy!(TimeRange, "by-total-time", "blitz=under-fifteen", "rapid=up-to-sixty", "increment=ignored");
    let new = policy!(TimeRange, "by-total-time");
    for (minutes, increment, of_old, of_new) in [
        (10, 0, Pace::Blitz, Pace::Blitz),
        (7, 3, Pace::Blitz, Pace::Blitz),
        (11, 0, Pace::Blitz, Pace::Rapid),
        (14, 0, Pace::Blitz, Pace::Rapid),
        (15, 0, Pace::Rapid, Pace::Rapid),
        (59, 0, Pace::Rapid, Pace::Rapid),
        (60, 0, Pace::Rapid, Pace::Standard),
        (50, 10, Pace::Rapid, Pace::Standard),
        (61, 0, Pace::Standard, Pace::Standard),
        (u32::MAX, u32::MAX, Pace::Standard, Pace::Standard),
    ] {
        assert_eq!((pace(&*old, minutes, increment), pace(&*new, minutes, increment)), (of_old, of_new), "{minutes}");
    }
    assert!(new.has_supervised_branch());
    assert!(!policy!(TimeRange, "by-total-time", "supervised-branch=false").has_supervised_branch());
}

#[test]
fn completion_by_6_7_a_of_2009_and_6_2_1_2() {
    let (old, new) = (policy!(MoveCompleted, "by-press"), policy!(MoveCompleted, "by-press-or-next-move"));
    let progress = |pressed, ended_game, next_move_made| Progress { pressed, ended_game, next_move_made };
    for policy in [&old, &new] {
        assert_eq!(policy.by(progress(true, false, false)), Some(CompletedBy::Press));
        assert_eq!(policy.by(progress(true, true, false)), Some(CompletedBy::GameEnd));
        assert_eq!(policy.by(progress(false, false, false)), None);
    }
    let unpressed = progress(false, false, true);
    assert_eq!((old.by(unpressed), new.by(unpressed)), (None, Some(CompletedBy::NextMove)));
}

#[test]
fn twenty_minutes_late_by_6_6_of_1997_6_6_a_of_2009_6_7_a_of_2014_and_6_7_1() {
    let late = |regulation| Arrival { after_planned: 20, after_start: 20, regulation };
    let silent = late(DefaultRule::Silent);
    let of = |allowed, excusable| Lateness::Loss { late: 20, allowed, excusable };
    let old = policy!(DefaultTime, "loss-when-later", "from=planned-start", "unspecified=sixty");
    assert_eq!(old.lateness(silent), Lateness::InTime);
    assert_eq!(policy!(DefaultTime, "loss-when-later", "excuse=regulations-only").lateness(silent), of(0, false));
    let undefined = policy!(DefaultTime, "loss-when-later", "unspecified=undefined");
    assert_eq!(undefined.lateness(silent), Lateness::Undefined);
    assert_eq!(undefined.lateness(late(DefaultRule::Minutes(20))), Lateness::InTime);
    assert_eq!(undefined.lateness(late(DefaultRule::Minutes(19))), of(19, true));
    let new = policy!(DefaultTime, "loss-when-later");
    assert_eq!((new.lateness(silent), new.lateness(late(DefaultRule::Nobody))), (of(0, true), Lateness::InTime));
    // A round that began ten minutes late.
    let arrival = Arrival { after_planned: 65, after_start: 55, regulation: DefaultRule::Minutes(60) };
    assert_eq!(old.lateness(arrival), Lateness::Loss { late: 65, allowed: 60, excusable: true });
    assert_eq!(new.lateness(arrival), Lateness::InTime);
}

#[test]
fn nobody_there_by_6_5_of_1997_and_6_7_2() {
    let later = policy!(NeitherPresent, "white-until-he-comes", "only-with-default-time=true");
    assert_eq!(policy!(NeitherPresent, "clock-runs-for-white").who_waits(Some(60)), WhoWaits::ClockRuns);
    assert_eq!(policy!(NeitherPresent, "white-until-he-comes").who_waits(Some(0)), WhoWaits::WhiteUntilThere);
    assert_eq!(later.who_waits(Some(0)), WhoWaits::NotCovered);
    assert_eq!([later.who_waits(Some(60)), later.who_waits(None)], [WhoWaits::WhiteUntilThere; 2]);
}

#[test]
fn flags_seen_by_6_8_and_in_rapid_by_a_4_d_of_2009_a_4_c_of_2014_and_a_4_5_of_2017() {
    let seen = |both_down| FlagSeen::ByArbiter { both_down };
    let claim = |clocks_stopped, own_flag_up| FlagSeen::Claimed { clocks_stopped, own_flag_up };
    let told = |policy: &dyn FlagNotice, seen| {
        let noticed = policy.notice(seen);
        (noticed.fallen, noticed.arbiter)
    };
    let usual = policy!(FlagNotice, "seen-or-claimed");
    for seen in [seen(false), claim(false, false)] {
        assert_eq!(told(&*usual, seen), (true, ArbiterDuty::Must));
    }
    let silent = policy!(FlagNotice, "claim-only");
    let speaks = policy!(FlagNotice, "claim-only", "both-down=may-speak");
    for policy in [&silent, &speaks] {
        assert_eq!(told(&**policy, seen(false)), (false, ArbiterDuty::MustNot));
        assert_eq!(told(&**policy, claim(false, true)), (false, ArbiterDuty::MustNot));
        assert_eq!(told(&**policy, claim(true, true)), (true, ArbiterDuty::Must));
        assert!(policy.notice(claim(true, false)).fallen, "both flags are known to be down then");
    }
    assert_eq!(told(&*silent, seen(true)), (false, ArbiterDuty::MustNot));
    assert_eq!(told(&*speaks, seen(true)), (false, ArbiterDuty::May));
    let of_2014 = policy!(FlagNotice, "seen-or-claimed", "claim=stop-and-time-left");
    let of_2017 = policy!(FlagNotice, "seen-or-claimed", "arbiter=may", "claim=time-left");
    assert_eq!(told(&*of_2014, seen(false)), (true, ArbiterDuty::Must));
    assert_eq!(told(&*of_2017, seen(false)), (false, ArbiterDuty::May));
    assert_eq!((of_2014.notice(claim(false, true)).fallen, of_2017.notice(claim(false, true)).fallen), (false, true));
    assert!([of_2014, of_2017].iter().all(|p| !p.notice(claim(true, false)).fallen));
}

#[test]
fn flag_falls_by_6_9_and_c_4_of_1997() {
    let fact = |drawn_before, chances| FlagFact { flagged: Color::White, drawn_before, chances };
    let usual = policy!(FlagFall, "loss-unless-mate-impossible");
    let letter = policy!(FlagFall, "loss-unless-mate-impossible", "after-automatic=letter");
    let blitz = policy!(FlagFall, "loss-if-mating-force");
    let results = |fact| [usual.result(fact), letter.result(fact), blitz.result(fact)];
    let (loss, draw) = (GameResult::BlackWins, GameResult::Draw);
    assert_eq!(results(fact(false, ALL)), [loss; 3]);
    assert_eq!(results(fact(false, NONE)), [draw; 3]);
    assert_eq!(results(fact(false, KNIGHT)), [loss, loss, draw]);
    assert_eq!(results(fact(true, ALL))[..2], [draw, loss]);
}

#[test]
fn both_flags_by_6_11_b_of_2009_a_4_d_and_iii_3_1() {
    let flags = |last_period, announced| FlagsDown {
        order_known: false,
        last_period,
        announced,
        increment: false,
        pace: Pace::Standard,
    };
    let old = policy!(BothFlags, "last-period-draw");
    assert_eq!([true, false].map(|last| old.outcome(flags(last, false))), [BothDown::Draw, BothDown::PlayOn]);
    assert_eq!(policy!(BothFlags, "draw").outcome(flags(false, false)), BothDown::Draw);
    let new = policy!(BothFlags, "only-if-announced");
    assert_eq!([true, false].map(|last| new.outcome(flags(last, true))), [BothDown::Draw, BothDown::PlayOn]);
    let shown = FlagsDown { order_known: true, ..flags(false, false) };
    assert_eq!([&old, &new].map(|policy| policy.outcome(shown)), [BothDown::FirstCounts; 2]);
    assert_eq!(policy!(BothFlags, "draw").outcome(shown), BothDown::Draw);
    for uncovered in [
        flags(true, false),
        FlagsDown { increment: true, ..flags(true, true) },
        FlagsDown { pace: Pace::Blitz, ..flags(true, true) },
    ] {
        assert_eq!(new.outcome(uncovered), BothDown::NoRule);
    }
}

#[test]
fn clocks_wrong_by_6_10_stopped_by_6_12_d_and_set_by_6_13() {
    let remedies = |policy: &dyn ClockSetting| {
        [ClockFault::Defect, ClockFault::WrongSetting].map(|fault| policy.remedy(fault, [25, 24]))
    };
    let old = policy!(ClockSetting, "replace-and-set");
    assert_eq!(remedies(&*old), [ClockRemedy::Replaced, ClockRemedy::ByAnalogy]);
    let new = policy!(ClockSetting, "replace-and-correct");
    assert_eq!(remedies(&*new), [ClockRemedy::Replaced, ClockRemedy::Corrected]);
    let rapid = policy!(ClockSetting, "replace-and-correct", "until=3");
    let later = policy!(ClockSetting, "replace-and-correct", "late=unless-schedule", "until=10");
    let kept = |excusable| ClockRemedy::Kept { excusable };
    assert_eq!(remedies(&*rapid), [ClockRemedy::Replaced, kept(false)]);
    assert_eq!(remedies(&*later), [ClockRemedy::Replaced, kept(true)]);
    assert_eq!(later.remedy(ClockFault::WrongSetting, [10, 9]), ClockRemedy::Corrected);
    let stop = |reason| Conduct::StopsClocks(reason);
    let (named, unnamed) = (policy!(ClockStop, "for-help"), policy!(ClockStop, "for-help", "abuse=not-named"));
    for reason in [StopReason::Arbiter, StopReason::PieceMissing, StopReason::Claim] {
        assert_eq!([&named, &unnamed].map(|p| p.offence(stop(reason))), [Offence::Free; 2]);
    }
    assert_eq!(named.offence(stop(StopReason::None)), Offence::List);
    assert_eq!(unnamed.offence(stop(StopReason::None)), Offence::Unnamed);
    assert_eq!(policy!(ClockTimes, "best-judgement").increment(), GainedIncrement::Withdrawn);
    assert_eq!(policy!(ClockTimes, "best-judgement", "increment=open").increment(), GainedIncrement::Open);
}

#[test]
fn wrong_starts_by_7_1_7_2_b_4_of_2001_and_a_4_1() {
    let setup = |moves, king_misplaced| SetupFault {
        moves,
        king_misplaced,
        rook_misplaced: !king_misplaced,
        king_and_queen: false,
    };
    assert_eq!(policy!(WrongSetup, "new-game").remedy(setup([40, 40], true)), SetupRemedy::NewGame);
    let three = policy!(WrongSetup, "new-game-until", "castling=lost-with-king", "moves=3");
    let ten = policy!(WrongSetup, "new-game-until", "castling=lost-with-king-or-rook");
    assert_eq!(three.remedy(setup([3, 2], true)), SetupRemedy::NewGame);
    let lost = |castling_lost| SetupRemedy::PlayOn { castling_lost };
    assert_eq!([true, false].map(|king| three.remedy(setup([5, 5], king))), [lost(true), lost(false)]);
    assert_eq!(ten.remedy(setup([10, 9], true)), SetupRemedy::NewGame);
    assert_eq!([true, false].map(|king| ten.remedy(setup([10, 10], king))), [lost(true); 2]);
    let queens = policy!(WrongSetup, "new-game-until", "castling=lost-with-king-and-queen", "moves=3");
    let swapped = SetupFault { king_and_queen: true, ..setup([5, 5], true) };
    assert_eq!([setup([5, 5], true), swapped].map(|fault| queens.remedy(fault)), [lost(false), lost(true)]);
    let board = |moves, other_faults| BoardFault { moves, other_faults };
    let strict = policy!(BoardTurned, "transfer", "only-error=true");
    assert_eq!(strict.remedy(board([20, 20], false)), BoardRemedy::Transfer);
    assert_eq!(strict.remedy(board([20, 20], true)), BoardRemedy::NotCovered);
    let rapid = policy!(BoardTurned, "transfer", "until=10");
    assert_eq!(rapid.remedy(board([10, 9], true)), BoardRemedy::Transfer);
    assert_eq!(rapid.remedy(board([10, 10], false)), BoardRemedy::PlayOn);
}

#[test]
fn colours_reversed_by_7_2_of_1997_and_7_3_of_2017() {
    let fault = |moves, ended| ColoursFault { moves, ended };
    let old = policy!(ColoursReversed, "continue-unless-arbiter");
    assert_eq!(old.remedy(fault([1, 1], false)), ColoursRemedy::PlayOn { excusable: true });
    let both = policy!(ColoursReversed, "new-game-below-ten");
    let either = policy!(ColoursReversed, "new-game-below-ten", "ten=either");
    let goes_on = ColoursRemedy::PlayOn { excusable: false };
    for (moves, by_both, by_either) in [
        ([8, 8], ColoursRemedy::NewGame, ColoursRemedy::NewGame),
        ([10, 9], ColoursRemedy::NewGame, goes_on),
        ([10, 10], goes_on, goes_on),
    ] {
        assert_eq!((both.remedy(fault(moves, false)), either.remedy(fault(moves, false))), (by_both, by_either));
    }
    assert_eq!([old, both, either].map(|p| p.remedy(fault([6, 5], true))), [ColoursRemedy::Stands; 3]);
}
