//! Articles 9 and 10.2.

use super::policy;
use crate::policy::*;

#[test]
fn offers_by_9_1_and_bars_by_9_1_a_of_2009_and_9_1_1() {
    let offer = |moment, conditional| Offer { moment, conditional, withdrawn: false };
    let stands = policy!(DrawOffer, "stands");
    let offered = |valid, offence| Offered { valid, offence };
    assert_eq!(stands.offered(offer(OfferMoment::AfterMove, false)), offered(true, Offence::Free));
    for moment in [OfferMoment::BeforeMove, OfferMoment::OpponentsTime] {
        assert_eq!(stands.offered(offer(moment, false)), offered(true, Offence::MayList));
    }
    assert!(!stands.offered(offer(OfferMoment::AfterMove, true)).valid);
    assert!(stands.offered(Offer { withdrawn: true, ..offer(OfferMoment::AfterMove, false) }).valid);
    assert!(stands.claim_counts() && !policy!(DrawOffer, "stands", "claim-counts=false").claim_counts());
    let bars = [policy!(DrawBar, "no-bar"), policy!(DrawBar, "agreement"), policy!(DrawBar, "offer")];
    let of = |rule, number| [0, 1, 2].map(|at| bars[at].barred(rule, number));
    let barred = [Barred::Nothing, Barred::Agreement, Barred::Offer];
    assert_eq!(of(DrawRule::BeforeMove(30), 29), barred);
    assert_eq!(of(DrawRule::Never, 99), barred);
    assert_eq!(of(DrawRule::BeforeMove(30), 30), [Barred::Nothing; 3]);
    assert_eq!(of(DrawRule::Free, 1), [Barred::Nothing; 3]);
}

#[test]
fn same_positions_by_9_2_and_moves_by_9_3() {
    let all = Likeness { placement: true, turn: true, rights: true, en_passant: true, moves: true };
    let (rights, moves) = (policy!(SamePosition, "rights-count"), policy!(SamePosition, "moves-count"));
    let same = |likeness| [rights.is_same(likeness), moves.is_same(likeness)];
    assert_eq!(same(all), [true; 2]);
    assert_eq!(same(Likeness { rights: false, ..all }), [false, true], "a right that could not be used");
    assert_eq!(same(Likeness { en_passant: false, moves: false, ..all }), [false; 2]);
    assert_eq!(same(Likeness { placement: false, ..all }), [false; 2]);
    assert_eq!(same(Likeness { turn: false, ..all }), [false; 2]);
    let (made, completed) = (policy!(FiftyMoves, "fifty-each", "counted=made"), policy!(FiftyMoves, "fifty-each"));
    let quiet = |made, completed| QuietMoves { made, completed };
    let unpressed = quiet([50, 50], [50, 49]);
    assert_eq!([made.suffice(unpressed), completed.suffice(unpressed)], [true, false]);
    assert!(!made.suffice(quiet([50, 49], [50, 49])) && completed.suffice(quiet([51, 50], [51, 50])));
}

#[test]
fn rights_by_9_4_of_1997_and_of_2009_and_declarations_by_9_2_1_1() {
    let (by_move, by_touch) = (policy!(ClaimRight, "lost-by-move"), policy!(ClaimRight, "lost-by-touch"));
    let lost = |touched, made| [by_move.lost(touched, made), by_touch.lost(touched, made)];
    assert_eq!(lost(false, false), [None; 2]);
    assert_eq!(lost(true, false), [None, Some(ClaimLost::ByTouch)]);
    assert_eq!(lost(true, true), [Some(ClaimLost::ByMove), Some(ClaimLost::ByTouch)]);
    let declared = |written, entered| Declared { written, entered };
    let paper = policy!(ClaimMove, "written");
    let both = policy!(ClaimMove, "written", "electronic=true", "frozen=false", "unwritten=make-legal");
    let told = |fact| [paper.declared(fact), both.declared(fact)];
    assert_eq!(told(declared(true, false)), [Declaration::Proper; 2]);
    assert_eq!(told(declared(false, true)), [Declaration::WrongClaim, Declaration::Proper]);
    assert_eq!(told(declared(false, false)), [Declaration::WrongClaim, Declaration::MakeLegal]);
    assert!(paper.is_frozen() && !both.is_frozen());
}

/// The claimant's time before and after, in seconds: `None` when nothing is known.
fn after(policy: &dyn WrongClaim, left: u32) -> u32 {
    match policy.cost(WrongClaimFact { left: Some(left), procedural: false }).taken {
        TimeTaken::Nothing => left,
        TimeTaken::Off(seconds) => left - seconds,
        TimeTaken::LeaveOnly(seconds) => seconds,
        TimeTaken::Half => panic!("the time is known"),
    }
}

#[test]
fn wrong_claims_by_9_5_of_1997_2001_2009_and_2014() {
    let of_1997 = policy!(WrongClaim, "time", "deduct=half", "seconds=180");
    let of_2001 = policy!(WrongClaim, "time", "deduct=half-with-floor", "seconds=180");
    let of_2009 = policy!(WrongClaim, "time", "seconds=180");
    for (left, half, floor) in
        [(90, 45, 60), (300, 150, 150), (40, 20, 40), (120, 60, 60), (60, 30, 60), (61, 31, 60), (7200, 7020, 7020)]
    {
        assert_eq!([&of_1997, &of_2001, &of_2009].map(|p| after(&**p, left)), [half, floor, left], "{left}");
    }
    let unknown = WrongClaimFact { left: None, procedural: true };
    assert_eq!(of_1997.cost(unknown), ClaimCost { to_opponent: 180, taken: TimeTaken::Half });
    assert_eq!(policy!(WrongClaim, "time").cost(unknown), ClaimCost { to_opponent: 120, taken: TimeTaken::Nothing });
    let advised = policy!(WrongClaim, "time", "procedural=free");
    assert_eq!(advised.cost(unknown).to_opponent, 0);
    assert_eq!(advised.cost(WrongClaimFact { procedural: false, ..unknown }).to_opponent, 120);
    let of_2009 = policy!(ClaimCheck, "examined", "clocks=may-be-stopped", "flag-during=flag-first");
    assert_eq!((of_2009.clocks(), of_2009.claim_first()), (ClaimClocks::MayBeStopped, false));
    assert!(policy!(ClaimCheck, "examined").claim_first());
}

#[test]
fn draws_by_themselves_by_9_6_of_2014_and_of_2017() {
    let row = |count, five_in_a_row| Occurrences { count, five_in_a_row, by_same_moves: false };
    let (never, consecutive, any) =
        (policy!(Fivefold, "never"), policy!(Fivefold, "consecutive"), policy!(Fivefold, "any-spacing"));
    let ends = |fact| [never.ends(fact), consecutive.ends(fact), any.ends(fact)];
    assert_eq!(ends(row(4, false)), [false; 3]);
    assert_eq!(ends(row(5, false)), [false, false, true]);
    assert_eq!(ends(row(5, true)), [false, true, true]);
    let (never, automatic) = (policy!(SeventyFive, "never"), policy!(SeventyFive, "automatic"));
    assert_eq!([[75, 74], [75, 75]].map(|moves| automatic.ends(moves)), [false, true]);
    assert!(!never.ends([80, 80]));
}

#[test]
fn quickplay_finishes_by_10_2_of_1997_and_2001_g_5_and_iii_5() {
    let claim = QuickplayClaim {
        announced: false,
        increment: false,
        left: Some(119),
        on_move: true,
        flag_down: false,
        clocks_stopped: true,
    };
    let of_1997 = policy!(Quickplay, "claim", "clock=must-stop", "on-move=false", "reject=false");
    let of_2001 = policy!(Quickplay, "claim", "clock=must-stop", "late=after-flag");
    let of_2009 = policy!(Quickplay, "claim");
    let of_2017 = policy!(Quickplay, "claim", "available=if-announced");
    let all = [&of_1997, &of_2001, &of_2009, &of_2017];
    let told = |claim| all.map(|policy| policy.admits(claim));
    use Admission::{ClocksRunning, FlagDown, Heard, NoRight, NotOnMove, TimeLeft};
    assert_eq!(told(claim), [Heard, Heard, Heard, NoRight]);
    let announced = QuickplayClaim { announced: true, ..claim };
    assert_eq!(told(announced), [Heard; 4]);
    assert_eq!(of_2017.admits(QuickplayClaim { increment: true, ..announced }), NoRight);
    assert_eq!(told(QuickplayClaim { on_move: false, ..announced }), [Heard, NotOnMove, NotOnMove, NotOnMove]);
    assert_eq!(told(QuickplayClaim { left: Some(120), ..announced }), [TimeLeft; 4]);
    assert_eq!(told(QuickplayClaim { flag_down: true, ..announced }), [FlagDown; 4]);
    let running = QuickplayClaim { clocks_stopped: false, ..announced };
    assert_eq!(told(running), [ClocksRunning, ClocksRunning, Heard, Heard]);
    assert!(all.iter().all(|p| p.rules(QuickplayFinding::Grants) == QuickplayRuling::Draw));
    assert_eq!(of_1997.rules(QuickplayFinding::Rejects), QuickplayRuling::Postponed { may_give: 120 });
    assert_eq!(of_2001.rules(QuickplayFinding::Rejects), QuickplayRuling::Rejected { seconds: 120 });
    assert_eq!([false, true].map(|fallen| of_2001.may_decide_late(fallen)), [false, true]);
    assert!(of_2009.may_decide_late(false));
    let (none, asked) = (policy!(FiveSeconds, "not-given"), policy!(FiveSeconds, "may-be-asked", "adds=increment"));
    let told = |claim| [none.admits(claim), asked.admits(claim)];
    assert_eq!([claim, announced].map(told), [[NoRight, NoRight], [NoRight, Heard]], "G.4 and III.4");
    assert_eq!(told(QuickplayClaim { left: Some(120), ..announced }), [NoRight, TimeLeft]);
    assert_eq!(told(QuickplayClaim { on_move: false, ..announced }), [NoRight, NotOnMove]);
    assert_eq!(asked.grants(), ExtraTime { adds: Extra::Increment, bonus: 120 });
    assert_eq!(policy!(Quickplay, "no-claim").admits(announced), NoRight);
}
