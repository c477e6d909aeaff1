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
    [unsaid] {""}
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
    [flag] the fallen flag
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
    [unsaid] {""}
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
    [unsaid] {""}
   *[other] {" "}There is a condition: { $condition }.
 }
event-mark-accept = There is a condition: { $condition }.
event-mark-fen = From here the position is told anew.
event-mark-inverted = It stands upside down.
event-mark-colour = It is one of the other colour.

## Answers of the court

court-score = { $score ->
    [one] 1
    [half] ½
    [zero] 0
   *[arbiter] as the arbiter decides
 }
say-court-branch = The rate of play makes this { $branch ->
    [rapid] rapid chess
    [rapid-supervised] rapid chess with arbiters enough
    [blitz] blitz
    [blitz-supervised] blitz with arbiters enough
   *[standard] standard chess
 }.
say-court-completed = { $by ->
    [press] The press of the clock completes the move.
    [game-end] The move ends the game; that completes it.
    [next-move] The player’s next move completes it.
   *[none] The move is not completed.
 }
court-fault = { $fault ->
    [castling] the illegal castling
    [king-taken] taking the king
    [promotion] the unfinished promotion
    [two-hands] using two hands
    [empty-press] pressing the clock without a move
    [other-hand] pressing with the other hand
    [units-lying] pressing with units off their squares
    [clock-stop] stopping the clocks
    [writing-ahead] writing a move before it is played
    [note] making a note
    [device] the device
    [inspection] refusing to be searched
    [leaving] leaving
    [distraction] disturbing the opponent
    [analysing] analysing here
    [refusal] refusing to obey
    [offer] offering so
   *[illegal-move] the illegal move
 }
say-court-offence = { $offence ->
    [free] { court-fault } is in order
    [not-yet] { court-fault } is nothing yet: the clock was not pressed
    [unnamed] no clause names { court-fault }
    [may-list] { court-fault } is a breach; the arbiter may choose a penalty
    [list] { court-fault } is a breach; the arbiter chooses the penalty
    [illegal] { court-fault } counts as an illegal move
    [as-illegal] { court-fault } is punished like an illegal move
   *[loss] { court-fault } loses the game
 }.
say-court-counted = This is offence number { $number }{ $limit ->
    [none] .
   *[other] ; the game is lost with number { $limit }.
 }
say-court-window-open = It can still be put right.
say-court-agreed = Both players agree that it be put right.
say-court-window-closed = { $by ->
    [touch] The opponent has touched a unit
   *[move] The opponent has made a move
 }: it can no longer be put right.
say-court-too-early = There is nothing to put right yet: the move is not completed.
say-court-not-his = Only the opponent may claim an illegal move here, not the player who made it.
say-court-clocks-open = The press brought an increment. The arbiter sets the clocks by his judgement, so what they show is not told.
say-court-no-fault = There is no such fault.
say-court-restored = { $exact ->
    [yes] The position before event { $event } is set up again.
   *[no] The last position that is known is set up again.
 }
say-court-queened = The pawn on { $square } becomes a queen.
say-court-instead = Instead: { $words }
say-court-penalty = { $kind ->
    [time-to-opponent] { $other-dat } gets { $time } more.
    [warning] { $who-dat } is warned.
    [loss] { $who } loses the game.
    [draw] { $who } would lose, but { $other } cannot mate: a draw.
    [time-off] { $who } loses time on the clock{ $time ->
        [none] .
       *[other] : { $time }.
     }
    [increment-off] The increment that { $who-dat } gained, { $time }, is taken off.
    [set-time] { $who } is left with { $time }.
   *[discretion] The arbiter chooses a penalty against { $who-gen }.
 }
say-court-no-penalty = Nothing is imposed for it.
say-court-list = The arbiter may choose from the list of penalties.
say-court-unnamed = No clause names it; only the general clause is left to the arbiter.
say-court-mate-possible = { $possible ->
    [yes] { $who } can still mate by some series of legal moves.
    [no] { $who } cannot mate by any series of legal moves.
   *[unknown] Whether { $who } can still mate is not known within the bound of the search; it counts as yes.
 }
court-ended-by = { $by ->
    [flag] the flag has fallen
    [claim] the claim is right
    [fivefold] the position has stood five times
    [seventy-five] seventy-five moves were made without capture or pawn move
    [illegal-move] because of the illegal move
    [illegal-position] the illegal position stands
    [device] because of the device
    [default] the opponent came too late
    [refusal] because of the refusal
    [quickplay] the quickplay claim is right
    [mate] mate
    [stalemate] stalemate
    [dead-position] dead position
    [resignation] resignation
    [agreement] agreement
   *[arbiter] by the arbiter’s decision
 }
say-court-ended = The game is over, { $result }: { court-ended-by }.
say-court-scored = Points: White { $white }, Black { $black }.
say-court-flag-fallen = The flag has fallen in law.
say-court-flag-unseen = The flag is down, but not yet fallen in law.
say-court-control-reached = The moves of the period had been made: the flag does not count.
say-court-both-flags-play-on = Both flags are down and nobody knows the order: play goes on.
say-court-no-rule = No clause covers it.
say-court-late = { $minutes } minutes late{ $allowed ->
    [none] ; nothing says how late is too late.
   *[other] ; { $allowed } are allowed.
 }
say-court-claim = { $verdict ->
    [upheld] The claim is upheld (claimed: { claim-kind }).
    [lapsed] The claim comes too late (claimed: { claim-kind }).
    [premature] The claim is premature (claimed: { claim-kind }).
    [inadmissible] The claim is not admitted (claimed: { claim-kind }).
    [make-legal] The claim is to be made properly first (claimed: { claim-kind }).
    [stands] The fault stands (claimed: { claim-kind }).
    [pending] The claim is postponed (claimed: { claim-kind }).
   *[rejected] The claim is rejected (claimed: { claim-kind }).
 }
say-court-right-lost = { $by ->
    [touch] Touching a unit costs the right to claim.
   *[move] Making a move costs the right to claim.
 }
say-court-occurred = { $count ->
    [none] Nothing tells how often the position has stood.
   *[other] The position has stood { $count } times.
 }
say-court-quiet = { $white ->
    [none] Nothing tells how many moves there were without capture or pawn move.
   *[other] Without capture or pawn move White has made { $white } moves, Black { $black }.
 }
say-court-offer = { $state ->
    [refused] The offer is refused.
    [accepted] The offer is accepted.
    [void] The offer has no effect.
    [barred] The rules of the event bar the offer.
   *[open] The offer stands.
 }
say-court-duty = { $duty ->
    [must-act] The arbiter must step in.
    [may-act] The arbiter may step in.
    [waits] The arbiter waits for the next completed move.
   *[must-not-act] The arbiter keeps out of it.
 }
say-court-new-game = A new game is played.
say-court-play-on = The game goes on.
say-court-transferred = The position is moved to a board that lies right.
say-court-heard = { $looks ->
    [yes] The arbiter does not act on what he is told; what stands on the board he sees for himself.
   *[no] What the arbiter is told he treats as if he had seen it.
 }
say-court-castling-lost = Who stood wrong may not castle.
say-court-writing = { $who } { $duty ->
    [waived] need not write the moves.
    [catch-up] must write, and bring the sheet up to date.
   *[required] must write the moves.
 }
say-court-lawful = That is in order.
say-court-too-late = The game is over: the result stands.
say-court-by-practice = That is practice, not the text.

## Table cells

court-cell-score = points: White { $white }, Black { $black }
court-cell-result-stands = the result stands
court-cell-ended = { $result }, { $by ->
    [flag] flag
    [claim] claim granted
    [fivefold] fivefold repetition
    [seventy-five] 75 moves
    [illegal-move] illegal move
    [illegal-position] illegal position
    [device] device
    [default] forfeit
    [refusal] refusal
    [quickplay] quickplay claim
    [mate] mate
    [stalemate] stalemate
    [dead-position] dead position
    [resignation] resignation
    [agreement] draw agreed
   *[arbiter] arbiter
 }
court-cell-restored = position restored
court-cell-queen = queen on { $square }
court-cell-new-game = new game
court-cell-transferred = moved to a right board
court-cell-replay = played on as agreed
court-cell-continues = play on
court-cell-castling-lost = castling lost
court-cell-side = { $side ->
    [black] Black
   *[white] White
 }
court-cell-sanction = { $kind ->
    [time-to-opponent] { court-cell-side } +{ $time }
    [time-off] { court-cell-side } −{ $time }
    [increment-off] { court-cell-side } −{ $time }
    [set-time] { court-cell-side } set to { $time }
    [warning] warning
   *[discretion] arbiter’s choice of penalty
 }
court-cell-claim-upheld = claim upheld
court-cell-claim-rejected = claim rejected
court-cell-claim-lapsed = claim too late
court-cell-claim-premature = claim premature
court-cell-claim-inadmissible = claim not admitted
court-cell-claim-make-legal = claim to be made properly
court-cell-claim-stands = the move stands
court-cell-claim-pending = claim postponed
court-cell-offer = offer { $offer ->
    [refused] refused
    [accepted] accepted
    [void] void
    [barred] barred
   *[open] open
 }
court-cell-arbiter = { $duty ->
    [must-act] arbiter must step in
    [may-act] arbiter may step in
    [waits] arbiter waits
   *[must-not-act] arbiter keeps out
 }
court-cell-appeal = { $state ->
    [final] no appeal
    [not-named] appeal not provided for
    [too-late] appeal too late
   *[open] appeal open
 }
court-cell-recording = { court-cell-side } { $duty ->
    [waived] need not write
    [catch-up] must write and catch up
   *[required] must write
 }
court-finer-clocks = clocks { $white } / { $black }
court-finer-offences = offences { $white } / { $black }
court-finer-restored = before event { $event }
court-finer-completed = { $by ->
    [press] completed by the press
    [game-end] completed by the end of the game
   *[next-move] completed by the next move
 }
court-finer-not-completed = not completed
court-menu = { $word ->
    [warning] warning
    [time-up] time for the opponent
    [time-down] time off
    [points-up] points for the opponent
    [points-down] points off
    [loss] loss
    [fine] fine
    [exclude-rounds] rounds excluded
   *[expel] expulsion
 }

## Rulings in sentences

ruling-court-over = The game is over.
ruling-court-branch = The rules of { $branch ->
    [rapid-supervised] rapid chess with arbiters enough
    [blitz] blitz
    [blitz-supervised] blitz with arbiters enough
   *[rapid] rapid chess
 } apply.
ruling-court-position = Play goes on from { $position }.
ruling-court-replay = The game is played on from there, as the players agreed.
ruling-court-menu = He has the choice of: { $menu }.
ruling-court-force = { $force ->
    [excusable] The arbiter may decide otherwise.
   *[practice] That is practice, not the text.
 }
ruling-court-clocks = The clocks then show { $white } for White and { $black } for Black.
ruling-court-steps = In this order: { $steps }.
court-remedy = { $remedy ->
    [stop-check] stop checking the claim
    [set-delay] set a clock with added time
    [restore] set up the position
    [place-queen] put the queen there
    [transfer-board] move to a right board
    [new-game] begin a new game
    [set-clocks] set the clocks
    [take-increment] take the increment off
    [give-time] give the time
    [take-time] take the time
    [set-castling-lost] castling is lost
    [play-intended-move] play the move written down
    [finish-promotion] finish the promotion
    [upright-pieces] set the piece upright
    [bring-sheet-up-to-date] bring the sheet up to date
    [declare-result] declare the result
   *[menu] choose the penalty
 }

## What `show` says

show-field-court-claim = claim ({ claim-kind }): { $verdict ->
    [upheld] upheld
    [rejected] rejected
    [lapsed] too late
    [premature] premature
    [inadmissible] not admitted
    [make-legal] to be made properly
    [stands] the fault stands
    [pending] postponed
   *[any] decided somehow
 }
say-court-appeal = { $state ->
    [final] The ruling is final: no appeal is heard.
    [not-named] No clause speaks of such an appeal.
    [too-late] The scoresheet is signed: the appeal comes too late.
   *[open] The appeal is open.
 }
court-cell-unknown = the board is not known
court-cell-plays = { court-cell-side } to play
ruling-court-unknown = What the board shows after the moves passed over is not known.
