//! Article 7.3 on, and the appendices on illegal moves.

use super::{ALL, KNIGHT, NONE, policy};
use crate::board::Color;
use crate::policy::*;

#[test]
fn windows_of_7_4_of_1997_7_5_1_b_5_b_of_2001_and_a_4_2() {
    let reply =
        |completed, touched, made, agreed| Reply { completed, touched, made, agreed, claimed: true, own: false };
    let usual = policy!(IllegalMove, "during-the-game");
    assert_eq!(usual.window(reply(false, false, false, false)), Window::NotYet);
    assert_eq!(usual.window(reply(true, true, true, false)), Window::Open);
    assert_eq!(
        policy!(IllegalMove, "during-the-game", "trigger=made").window(reply(false, false, false, false)),
        Window::Open
    );
    let touched = policy!(IllegalMove, "until-the-reply", "closes=touched");
    let made = policy!(IllegalMove, "until-the-reply");
    let agreed = policy!(IllegalMove, "until-the-reply", "agreed=yes");
    let windows = |reply| [touched.window(reply), made.window(reply), agreed.window(reply)];
    assert_eq!(windows(reply(false, true, true, true)), [Window::NotYet; 3]);
    assert_eq!(windows(reply(true, false, false, true)), [Window::Open; 3]);
    let (touch, mv) = (Window::Closed(ClosedBy::Touch), Window::Closed(ClosedBy::Move));
    assert_eq!(windows(reply(true, true, false, false)), [touch, Window::Open, Window::Open]);
    assert_eq!(windows(reply(true, true, true, false)), [touch, mv, mv]);
    assert_eq!(windows(reply(true, true, true, true)), [touch, mv, Window::Agreed]);
    let claims = policy!(IllegalMove, "until-the-reply", "closes=touched", "binds=claims");
    let late = reply(true, true, true, false);
    let own = Reply { own: true, ..reply(true, false, false, false) };
    assert_eq!([usual.window(own), claims.window(own)], [Window::Open; 2]);
    assert_eq!(windows(own)[1..], [Window::NotHis; 2]);
    assert_eq!([late, Reply { claimed: false, ..late }].map(|reply| claims.window(reply)), [touch, Window::Open]);
}

#[test]
fn units_off_their_squares_by_7_5_and_b_5_b_of_2001() {
    let (any_time, until_touch) =
        (policy!(DisplacedFound, "position-before"), policy!(DisplacedFound, "position-before", "claims=until-touch"));
    let goes = |claimed, touched| {
        let found = FoundOffSquare { claimed, touched };
        [any_time.goes_back(found), until_touch.goes_back(found)]
    };
    assert_eq!(goes(true, true), [true, false]);
    assert_eq!([goes(true, false), goes(false, true)], [[true; 2]; 2]);
}

#[test]
fn kings_taken_and_two_hands_by_7_7_1_and_7_5_4() {
    assert_eq!(policy!(KingTaken, "win-by-custom").ruling(), KingTaking::WinByCustom);
    let illegal = KingTaking::Offence(Offence::Illegal(Family::Moves));
    assert_eq!(policy!(KingTaken, "illegal-move").ruling(), illegal);
    let hands = |what, pressed| Conduct::UsesTwoHands { what, pressed };
    let of_2017 = policy!(TwoHandsFault, "illegal-move", "acts=listed", "needs-press=false");
    let of_2018 = policy!(TwoHandsFault, "illegal-move");
    let castling = |pressed| hands(TwoHandsFor::Castling, pressed);
    let illegal = Offence::Illegal(Family::TwoHands);
    assert_eq!([&of_2017, &of_2018].map(|p| p.offence(castling(false))), [illegal, Offence::NotYet]);
    assert_eq!([&of_2017, &of_2018].map(|p| p.offence(castling(true))), [illegal; 2]);
    let other = hands(TwoHandsFor::Other, true);
    assert_eq!([of_2017, of_2018].map(|p| p.offence(other)), [Offence::MayList, illegal]);
    assert_eq!(policy!(TwoHandsFault, "penalty-list").offence(castling(true)), Offence::List);
}

#[test]
fn promotions_unfinished_by_7_4_a_of_2009_and_7_5_2() {
    use UnfinishedPromotion::{NothingPlaced, PawnLeft, PawnStays, WrongUnit};
    let all = [PawnLeft, NothingPlaced, PawnStays, WrongUnit];
    let old = policy!(PromotionFault, "illegal-free-choice");
    let free = PromotionRemedy::FreeChoice;
    assert_eq!(all.map(|fault| old.remedy(fault)), [free; 4]);
    let queen = |ends| PromotionRemedy::Queen { ends };
    let new = policy!(PromotionFault, "illegal-becomes-queen");
    assert_eq!(all.map(|fault| new.remedy(fault)), [queen(true), queen(true), free, free]);
    let left_open = policy!(PromotionFault, "illegal-becomes-queen", "ends=false");
    assert_eq!(left_open.remedy(PawnLeft), queen(false));
    let player = policy!(PromotionFault, "illegal-becomes-queen", "who=player-must");
    assert_eq!([PawnLeft, PawnStays].map(|fault| player.remedy(fault)), [PromotionRemedy::PlayerQueens, free]);
    assert!(!policy!(Replacement, "touch-only").release_binds());
    assert!(policy!(Replacement, "touch-and-release").release_binds());
}

#[test]
fn counts_of_7_5_5_and_of_7_5_3_7_7_2_7_8_2_of_2017() {
    let earlier = Earlier { illegal_moves: 1, two_hands: 0, empty_presses: 2 };
    let families = [Family::Moves, Family::TwoHands, Family::EmptyPress];
    let together = policy!(IllegalCount, "together");
    assert_eq!(families.map(|family| together.number(earlier, family)), [4; 3]);
    let apart = policy!(IllegalCount, "each-kind", "both-guilty=each");
    assert_eq!(families.map(|family| apart.number(earlier, family)), [2, 1, 3]);
    assert_eq!((together.both_guilty(), apart.both_guilty()), (BothGuilty::First, BothGuilty::Each));
}

fn fact(number: u32, raised_by: RaisedBy, chances: Chances<'static>) -> IllegalFact<'static> {
    IllegalFact { number, offender: Color::White, raised_by, quickplay_finish: false, chances }
}

#[test]
fn penalties_of_10_3_of_1997_7_4_b_and_7_5_5() {
    let claim = |number, chances| fact(number, RaisedBy::Claim, chances);
    let of_1997 =
        policy!(IllegalPenalty, "time-then-loss", "loses-at=3", "no-mate=open", "only-in-quickplay-finish=true");
    assert_eq!(of_1997.penalty(claim(3, ALL)), Penalty::Nothing);
    let finish = |number| IllegalFact { quickplay_finish: true, ..claim(number, ALL) };
    assert_eq!([2, 3].map(|n| of_1997.penalty(finish(n))), [Penalty::Time(120), Penalty::Loss]);
    let of_2001 = policy!(IllegalPenalty, "time-then-loss", "loses-at=3", "no-mate=open");
    let half = policy!(IllegalPenalty, "time-then-loss", "loses-at=3", "no-mate=half");
    let of_2009 = policy!(IllegalPenalty, "time-then-loss", "loses-at=3");
    for policy in [&of_2001, &half, &of_2009] {
        assert_eq!(policy.penalty(claim(2, NONE)), Penalty::Time(120));
        assert_eq!(policy.penalty(claim(3, KNIGHT)), Penalty::Loss);
    }
    assert_eq!(
        [&of_2001, &half, &of_2009].map(|policy| policy.penalty(claim(3, NONE))),
        [Penalty::LossOpen, Penalty::LossAndHalf, Penalty::Draw]
    );
    let new = policy!(IllegalPenalty, "time-then-loss");
    assert_eq!([1, 2].map(|n| new.penalty(claim(n, NONE))), [Penalty::Time(120), Penalty::Draw]);
    let of_2023 = policy!(IllegalPenalty, "time-then-loss", "seconds=60");
    assert_eq!(of_2023.penalty(claim(1, ALL)), Penalty::Time(60));
    assert_eq!((new.limit(), of_2001.limit()), (Some(2), Some(3)));
}

#[test]
fn penalties_in_rapid_and_blitz_by_c_3_of_1997_c_3_of_2001_and_a_4_b_of_2014() {
    let raised = |policy: &dyn IllegalPenalty, chances| {
        [RaisedBy::Claim, RaisedBy::Arbiter].map(|by| policy.penalty(fact(1, by, chances)))
    };
    let none = policy!(IllegalPenalty, "none");
    assert_eq!((raised(&*none, ALL), none.limit()), ([Penalty::Nothing; 2], None));
    let of_1997 = policy!(IllegalPenalty, "win-on-claim", "no-mate=needs-force");
    assert_eq!(raised(&*of_1997, ALL), [Penalty::Loss, Penalty::Nothing]);
    assert_eq!(raised(&*of_1997, KNIGHT), [Penalty::ScoreOpen, Penalty::Nothing]);
    let of_2001 = policy!(IllegalPenalty, "win-on-claim");
    assert_eq!(raised(&*of_2001, KNIGHT), [Penalty::Loss, Penalty::Nothing]);
    assert_eq!(raised(&*of_2001, NONE), [Penalty::Draw, Penalty::Nothing]);
    let of_2014 = policy!(IllegalPenalty, "loss-at-once");
    assert_eq!(raised(&*of_2014, ALL), [Penalty::Loss; 2]);
    assert_eq!(raised(&*of_2014, NONE), [Penalty::Draw; 2]);
}

#[test]
fn illegal_positions_by_7_4_b_5_of_1997_a_4_c_of_2009_a_4_d_and_a_4_4() {
    use FoundPosition::{BothKingsInCheck, Other, PawnOnLastRank};
    let found = |what, asked, after_next_move| PositionFound { what, asked, after_next_move };
    assert_eq!(policy!(IllegalPosition, "restore").remedy(found(Other, false, None)), PositionRemedy::Restores);
    let request = policy!(IllegalPosition, "on-request");
    let of = |asked| request.remedy(found(BothKingsInCheck, asked, None));
    assert_eq!([false, true].map(of), [PositionRemedy::Nothing, PositionRemedy::Restores]);
    let steps = policy!(IllegalPosition, "steps-in-for-two-faults");
    for what in [BothKingsInCheck, PawnOnLastRank] {
        assert_eq!(steps.remedy(found(what, false, None)), PositionRemedy::StepsIn);
    }
    let of = |asked| steps.remedy(found(Other, asked, None));
    assert_eq!([false, true].map(of), [PositionRemedy::Nothing, PositionRemedy::Restores]);
    let (any, same) =
        (policy!(IllegalPosition, "wait-then-draw"), policy!(IllegalPosition, "wait-then-draw", "still=same"));
    for (still, by_any, by_same) in [
        (None, PositionRemedy::Waits, PositionRemedy::Waits),
        (Some(StillThere::Nothing), PositionRemedy::Nothing, PositionRemedy::Nothing),
        (Some(StillThere::Another), PositionRemedy::Draw, PositionRemedy::Nothing),
        (Some(StillThere::Same), PositionRemedy::Draw, PositionRemedy::Draw),
    ] {
        let found = found(BothKingsInCheck, false, still);
        assert_eq!((any.remedy(found), same.remedy(found)), (by_any, by_same), "{still:?}");
    }
    assert_eq!(any.remedy(found(Other, true, Some(StillThere::Same))), PositionRemedy::Nothing);
}

#[test]
fn who_acts_by_13_1_b_5_of_1997_and_13_7() {
    let duties = |policy: &dyn ArbiterActs| [Observed::IllegalMove, Observed::Touch].map(|what| policy.duty(what));
    assert_eq!(duties(&*policy!(ArbiterActs, "acts")), [ArbiterDuty::Must; 2]);
    let asked = policy!(ArbiterActs, "acts", "illegal=on-claim", "touch=on-request");
    assert_eq!(duties(&*asked), [ArbiterDuty::MustNot; 2]);
    assert_eq!(duties(&*policy!(ArbiterActs, "acts", "touch=may")), [ArbiterDuty::Must, ArbiterDuty::May]);
    assert_eq!(policy!(Outsiders, "arbiter-only").hears(Teller::Spectator), OutsideWord::Heard);
    assert_eq!(policy!(Outsiders, "not-provided").hears(Teller::Spectator), OutsideWord::NotProvided);
    assert!(policy!(AfterTheGame, "result-stands").result_stands(true));
    let knocked = policy!(Displaced, "restore-in-own-time", "other-side=may-restart-clock");
    let offences = [false, true].map(|pressed| knocked.offence(Displacing { pressed }));
    assert_eq!((offences, knocked.other_side()), ([Offence::Free, Offence::MayList], OtherSide::RestartsClock));
    assert_eq!(policy!(Displaced, "restore-in-own-time").other_side(), OtherSide::StopsClocks);
    let silent = policy!(Displaced, "restore-in-own-time", "pressing=not-named");
    assert_eq!(silent.offence(Displacing { pressed: true }), Offence::Unnamed);
}
