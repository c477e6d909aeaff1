//! Articles 8, 11 and 12, and the appendix for players who cannot see.

use super::policy;
use crate::policy::*;

const PHONE: Device = Device {
    kind: DeviceKind::Phone,
    does: DeviceDoes::Found,
    place: DevicePlace::Person,
    on: false,
    approved: false,
    rule: DeviceRule::Silent,
};

/// What 1997, 2005, 2009, July 2014, October 2014 and 2017 say of a device.
fn devices(device: Device) -> [Offence; 6] {
    [
        policy!(Devices, "not-named"),
        policy!(Devices, "ring-loses"),
        policy!(Devices, "sound-loses"),
        policy!(Devices, "bringing-loses"),
        policy!(Devices, "on-person-loses", "kinds=communication"),
        policy!(Devices, "on-person-loses"),
    ]
    .map(|policy| policy.offence(Conduct::HasDevice(device)))
}

#[test]
fn devices_by_12_5_12_2_b_12_3_b_11_3_b_and_11_3_2() {
    use Offence::{Free, List, Loss, Unnamed};
    let win = Loss(Score::Win);
    let rings = Device { does: DeviceDoes::Rings, on: true, ..PHONE };
    assert_eq!(devices(rings), [Unnamed, Loss(Score::Arbiter), Loss(Score::WinOrHalf), win, win, win]);
    assert_eq!(devices(PHONE), [Free, List, Free, win, win, win]);
    let bag = Device { place: DevicePlace::Bag, rule: DeviceRule::BagAllowed, ..PHONE };
    assert_eq!(devices(bag), [Free, List, Free, win, Free, Free]);
    let rings_in_bag = Device { does: DeviceDoes::Rings, on: true, ..bag };
    assert_eq!(devices(rings_in_bag), [Unnamed, Loss(Score::Arbiter), Loss(Score::WinOrHalf), win, List, List]);
    let on_in_bag = Device { on: true, ..bag };
    assert_eq!(devices(on_in_bag), [Free, List, List, win, List, List]);
    let milder = Device { rule: DeviceRule::Milder, ..PHONE };
    assert_eq!(devices(milder)[3..], [List, List, List]);
    let approved = Device { approved: true, ..PHONE };
    assert_eq!(devices(approved), [Free; 6]);
    let player = Device { kind: DeviceKind::Other, ..PHONE };
    assert_eq!(devices(player)[4..], [Free, win]);
    let watch = Device { kind: DeviceKind::Watch, does: DeviceDoes::Sounds, on: true, ..PHONE };
    assert_eq!(devices(watch)[2..], [Unnamed, Unnamed, win, win], "no text before October 2014 is sure of it");
    let approved_rings = Device { approved: true, ..rings };
    assert_eq!(devices(approved_rings)[3..], [List, List, List]);
}

#[test]
fn sheets_by_8_1_and_8_4() {
    let writes = Conduct::WritesAhead;
    let (free, list) = (policy!(WritingAhead, "free"), policy!(WritingAhead, "penalty-list"));
    for written in [WrittenFor::Claim, WrittenFor::Seal] {
        assert_eq!([&free, &list].map(|p| p.offence(writes(written))), [Offence::Free; 2]);
    }
    assert_eq!([free, list].map(|p| p.offence(writes(WrittenFor::Game))), [Offence::Free, Offence::List]);
    assert_eq!(policy!(Notes, "penalty-list").offence(Conduct::MakesNotes), Offence::List);
    let sheet = |increment, stopped_at, now| Sheet { increment, stopped_at, now, flagged: false };
    let sticky = policy!(Recording, "until-five-minutes");
    let some_stage = policy!(Recording, "until-five-minutes", "waiver=at-some-stage");
    let present = policy!(Recording, "until-five-minutes", "waiver=present-time");
    let duties = |sheet| [sticky.duty(sheet), some_stage.duty(sheet), present.duty(sheet)];
    use SheetDuty::{CatchUp, Required, Waived};
    assert_eq!(duties(sheet(10, Some(290), 340)), [Waived, Waived, CatchUp], "below five minutes and back");
    assert_eq!(duties(sheet(10, Some(290), 299)), [Waived; 3]);
    assert_eq!(duties(sheet(10, Some(300), 300)), [CatchUp; 3]);
    assert_eq!(duties(sheet(30, Some(290), 100)), [CatchUp; 3]);
    assert_eq!((duties(sheet(29, None, 299)), duties(sheet(0, None, 300))), ([Waived; 3], [Required; 3]));
    assert_eq!(duties(Sheet { flagged: true, ..sheet(0, Some(240), 0) }), [CatchUp; 3], "8.5b");
    assert_eq!(policy!(Recording, "not-required").duty(sheet(30, None, 900)), Waived);
    let costs = |policy: &dyn Assistant| [true, false].map(|disabled| policy.cost(disabled));
    assert_eq!(costs(&*policy!(Assistant, "time-off-at-start")), [AssistantCost::TimeOff; 2]);
    assert_eq!(costs(&*policy!(Assistant, "fair-adjustment")), [AssistantCost::FairAdjustment; 2]);
    let newest = policy!(Assistant, "none-if-disabled");
    assert_eq!(costs(&*newest), [AssistantCost::Nothing, AssistantCost::FairAdjustment]);
}

#[test]
fn leaving_by_12_4_and_11_2_4() {
    let leaves = |from, on_move, must_report| Conduct::Leaves { from, on_move, permitted: false, must_report };
    let (old, new) = (
        policy!(Leaving, "on-move-needs-permission"),
        policy!(Leaving, "on-move-needs-permission", "not-on-move=as-announced"),
    );
    let told = |conduct| [old.offence(conduct), new.offence(conduct)];
    use Offence::{Free, List};
    assert_eq!(told(leaves(LeavesFor::Board, true, true)), [Free; 2]);
    assert_eq!(told(leaves(LeavesFor::Area, true, false)), [List; 2]);
    assert_eq!(told(leaves(LeavesFor::Area, false, false)), [Free; 2]);
    assert_eq!(told(leaves(LeavesFor::Area, false, true)), [Free, List]);
    assert_eq!(told(leaves(LeavesFor::Venue, false, false)), [List; 2]);
    let permitted = Conduct::Leaves { from: LeavesFor::Venue, on_move: true, permitted: true, must_report: true };
    assert_eq!(told(permitted), [Free; 2]);
}

#[test]
fn conduct_by_12_5_12_3_of_1997_6_7_b_6_2_c_and_11_3_3() {
    let offers = |nth| Conduct::Disturbs { how: Disturbance::Offers, nth };
    let (old, new) = (policy!(Distraction, "penalty-list", "offers=persistent"), policy!(Distraction, "penalty-list"));
    assert_eq!([&old, &new].map(|p| p.offence(offers(1))), [Offence::Free, Offence::List]);
    assert_eq!([&old, &new].map(|p| p.offence(offers(4))), [Offence::List; 2]);
    let noise = Conduct::Disturbs { how: Disturbance::Noise, nth: 1 };
    assert_eq!([old, new].map(|p| p.offence(noise)), [Offence::List; 2]);
    assert_eq!(policy!(Analysing, "penalty-list").offence(Conduct::Analyses), Offence::List);
    assert_eq!(policy!(Analysing, "free").offence(Conduct::Analyses), Offence::Free);
    assert_eq!(policy!(PressHand, "penalty-list").offence(Conduct::PressesWithOtherHand), Offence::List);
    let empty =
        [policy!(EmptyPress, "not-named"), policy!(EmptyPress, "penalty-list"), policy!(EmptyPress, "illegal-move")];
    let illegal = Offence::Illegal(Family::EmptyPress);
    let told = empty.map(|policy| policy.offence(Conduct::PressesWithoutMove));
    assert_eq!(told, [Offence::Unnamed, Offence::List, illegal]);
    let excused = policy!(EmptyPress, "illegal-move", "confusion=excused");
    let presses = [Conduct::PressesWithoutMove, Conduct::PressedWithoutMoveBefore].map(|press| excused.offence(press));
    assert_eq!(presses, [Offence::MayList, illegal]);
    let ladder = [Offence::Free, Offence::Unnamed, Offence::MayList, Offence::List, illegal];
    assert!(ladder.is_sorted());
    let left_to_him = policy!(WritingAhead, "penalty-list", "penalty=may");
    assert_eq!(left_to_him.offence(Conduct::WritesAhead(WrittenFor::Game)), Offence::MayList);
    let search = [policy!(Inspection, "not-named"), policy!(Inspection, "penalty-list")];
    assert_eq!(search.map(|p| p.offence(Conduct::RefusesInspection)), [Offence::Unnamed, Offence::List]);
}

#[test]
fn refusal_by_12_7_lists_by_13_4_and_12_9_appeals_by_12_10_and_11_10() {
    let refuses = |nth, warnings| Refusing { nth, warnings };
    let loss = policy!(Refusal, "loss");
    assert_eq!(loss.offence(refuses(1, 0)), Offence::MayList);
    assert_eq!(loss.offence(refuses(1, 3)), Offence::MayList, "warned for whatever");
    assert_eq!(loss.offence(refuses(2, 0)), Offence::Loss(Score::Arbiter));
    assert_eq!(policy!(BothRefuse, "both-lose").scores(), Score::Nothing);
    let names = |menu: Menu| menu.iter().map(MenuItem::name).collect::<Vec<_>>().join(" ");
    let oldest = policy!(Penalties, "list").menu();
    assert_eq!(names(oldest), "warning time-up time-down loss expel");
    let newest = policy!(Penalties, "list", "adds=exclude-rounds+fine+points").menu();
    assert_eq!(names(newest), "warning time-up time-down points-up points-down loss fine exclude-rounds expel");
    assert!(newest.contains(MenuItem::Fine) && !oldest.contains(MenuItem::PointsUp));
    let hears = |policy: &dyn Appeal, against| [false, true].map(|barred| policy.hears(against, barred, false));
    assert_eq!(hears(&*policy!(Appeal, "not-named"), Appealed::Result), [AppealAnswer::NotNamed; 2]);
    let (old, of_2009) =
        (policy!(Appeal, "quickplay-final"), policy!(Appeal, "quickplay-final", "others=open-unless-barred"));
    assert_eq!(hears(&*old, Appealed::Quickplay), [AppealAnswer::Final; 2]);
    assert_eq!(hears(&*old, Appealed::Claim), [AppealAnswer::NotNamed; 2]);
    assert_eq!(hears(&*of_2009, Appealed::Claim), [AppealAnswer::Open, AppealAnswer::Final]);
    assert_eq!(of_2009.hears(Appealed::Claim, false, true), AppealAnswer::TooLate);
    let new = policy!(Appeal, "open-unless-barred");
    assert_eq!(new.hears(Appealed::Result, false, true), AppealAnswer::Open, "8.7 and 11.10");
    assert_eq!(hears(&*new, Appealed::Quickplay), [AppealAnswer::Open, AppealAnswer::Final]);
    let blind = policy!(TactileTouch, "lifted-out");
    assert_eq!([Handling::Feels, Handling::Lifts].map(|how| blind.touches(how)), [false, true]);
}
