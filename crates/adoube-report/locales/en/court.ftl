# Competition cases: events, answers, table cells, rulings.

## Events. What an event does not say is empty.

event-play = { $who } plays { $from }–{ $to }{ $new }.
event-court-stop = { $who } stops { $whose ->
    [neighbour] the clock of the next board
   *[own] the clocks
 }{ $reason ->
    [piece-missing] {" "}because a promotion piece is missing
    [claim] {" "}to claim
    [none] {" "}for no reason
   *[arbiter] {" "}and calls the arbiter
 }.
event-court-start = { $start ->
    [black] Black’s
   *[white] White’s
 } clock is started.
event-court-claim = { $who } claims: { claim-kind }{ $move ->
    [""] {""}
   *[other] , with the move { $move }
 }{ $written ->
    [false] , not written down
   *[true] {""}
 }.
claim-kind = { $claim ->
    [illegal-move] an illegal move
    [flag] the flag has fallen
    [threefold] the position has stood three times
    [fifty-move] fifty moves without capture or pawn move
    [quickplay] a draw in the quickplay finish
    [five-seconds] a clock with added time in the quickplay finish
    [setup] a wrong initial position
    [colours] reversed colours
    [two-hands] a move with two hands
    [empty-press] a press of the clock without a move
    [breach] a breach of the rules
   *[touch-move] a breach of Article 4
 }
event-court-check = The arbiter checks the claim and finds { $finds ->
    [wrong] it wrong
    [other-fault] another irregularity
   *[correct] it correct
 }.
event-court-withdraw = { $who } withdraws the { $withdraw ->
    [offer] offer
   *[claim] claim
 }.
event-court-decline = { $who } declines the draw.
event-court-agree = The players agree without the arbiter to { $agree ->
    [correction] put it right
   *[replay] play on from the earlier position
 }.
event-court-arbiter = { $arbiter ->
    [arrives] The arbiter comes and sees the position, not how it arose.
    [told] { $teller ->
        [player] A player
        [captain] A captain
        [organiser] The organiser
        [finished-player] A player who has finished
       *[spectator] A spectator
     } tells the arbiter of it.
    [helps] The arbiter tells a player what he should see himself.
    [rejects] The arbiter rejects the claim.
    [postpones] The arbiter postpones his decision.
    [grants] The arbiter grants the claim.
   *[sees] The arbiter sees { seen-what }.
 }
seen-what = { $what ->
    [position] the position
    [flag] the flag
    [touch] the touch
    [act] the act
    [press] the press
   *[move] the move
 }
event-court-found = It is found out: { $found ->
    [setup] the game began from a wrong position
    [colours] the colours are reversed
    [position] the position cannot be right
    [flag] a flag is down
   *[illegal-move] an illegal move was made
 }.
event-court-knock = { $who } knocks units over: { $knock }.
event-court-displace = { $who } shifts the unit of { $displace } to { $on } by accident.
event-court-restore = { $who } sets the unit of { $restore } right again.
event-court-take = { $who } takes the enemy king off the board.
event-court-waive = { $who } does not want the claim to be checked.
event-court-write = { $who } writes { $write } down{ $before-playing ->
    [true] {" "}before playing it
   *[other] {""}
 }.
event-court-erase = { $who } deletes what was written.
event-court-note = { $who } makes a note.
event-court-absent = { $absent ->
    [black] Black
   *[white] White
 } has not come.
event-court-arrive = { $arrive ->
    [black] Black
   *[white] White
 } arrives{ $at ->
    [""] {""}
   *[other] {" "}at { $at }
 }.
event-court-device = { $who }’s { device-name } { $does ->
    [sounds] makes a sound
    [lights] lights up
    [found] is found
    [used] is used
   *[rings] rings
 }{ $where ->
    [bag] , in the bag
    [table] , on the table
    [venue] , elsewhere in the venue
   *[person] {""}
 }{ $state ->
    [off] , switched off
   *[on] {""}
 }.
device-name = { $device ->
    [watch] watch
    [other] device
   *[phone] telephone
 }
event-court-leave = { $who } leaves the { $leave ->
    [area] playing area
    [venue] playing venue
   *[board] board
 }{ $permission ->
    [true] {" "}with permission
   *[other] {" "}without permission
 }.
event-court-refuse = { $who } refuses { $refuse ->
    [order] to do as the arbiter says
    [play] to play on by the Laws
   *[inspection] to be searched
 }.
event-court-disturb = { $who } disturbs the opponent by { $how ->
    [claims] claims
    [noise] noise
    [talk] talking
   *[offers] draw offers
 }.
event-court-analyse = { $who } analyses in the playing venue.
event-court-lift = { $who } lifts the unit of { $lift } out of its square.
event-court-feel = { $who } feels the unit of { $feel }.
event-court-announce = { $who } announces { $announce }.
event-court-clock = { $clock ->
    [wrong-setting] The clock is set wrongly.
    [neighbour] A neighbour has pressed the clock.
   *[defect] The clock does not work.
 }
event-court-sign = { $who } signs the scoresheet.
event-court-appeal = { $who } appeals against { $appeal ->
    [claim] the ruling on the claim
    [quickplay] the ruling on the quickplay claim
    [sanction] the sanction
   *[result] the result
 }.
event-court-pass = { $count } moves of each side are passed over.
event-court-say = { $who } says “{ $say ->
    [queen] queen
    [check] check
    [mate] mate
   *[other] something
 }”.
event-mark-hand = It is the hand that did not move the unit.
event-mark-flag = { $seen-by ->
    [arbiter] The arbiter sees it.
   *[nobody] Nobody sees it.
 }{ $order ->
    [unknown] {" "}Which flag fell first is not known.
   *[known] {""}
 }
event-mark-offer = { $when ->
    [before-move] It is done before the move.
    [opponents-time] It is done while the opponent thinks.
    [after-move] It is done after the move.
   *[other] {""}
 }{ $condition ->
    [""] {""}
   *[other] {" "}There is a condition: { $condition }.
 }
event-mark-accept = There is a condition: { $condition }.
event-mark-fen = From here the position is told anew.
event-mark-inverted = It stands upside down.
event-mark-colour = It is one of the other colour.
