# Under which conditions a game is played: sentences beside an incident.

conditions = Conditions
condition-play = { $play ->
    [rapid] Rapid chess.
    [blitz] Blitz.
   *[standard] Standard chess.
 }
condition-rate = Time a player: { $periods }{ $increment ->
    [0] {""}
   *[other] , { $increment } s more with each move
 }{ $delay ->
    [0] {""}
   *[other] , a delay of { $delay } s at each move
 }.
condition-rate-period = { $moves ->
    [0] { $minutes } min
   *[other] { $minutes } min for { $moves } moves
 }
condition-rate-then = , then{" "}
condition-supervised = There are enough arbiters to apply the competition rules.
condition-phase = Quickplay finish: the last period, without increment.
condition-clocks = On the clocks before the first event: White { $white }, Black { $black }.
condition-clock-kind = The clock is mechanical.
condition-moves-completed = Moves completed before the first event: White { $white }, Black { $black }.
condition-period = { $last ->
    [yes] The last period runs
   *[no] A period runs that is not the last
 }{ $moves ->
    [0] {""}
   *[other] , up to move { $moves }
 }.
condition-offences = { $side ->
    [black] Black
   *[white] White
 } has offended before: { $offences }.
condition-offence = { $offence ->
    [two-hands] a move with two hands ({ $count })
    [empty-press] the clock pressed without a move ({ $count })
   *[illegal-move] an illegal move ({ $count })
 }
condition-warnings = Warnings before: White { $white }, Black { $black }.
condition-arbiter = The arbiter watches and sees every act.
condition-default-time = { $minutes ->
    [nobody] By the regulations nobody forfeits by coming late.
   *[other] By the regulations whoever comes more than { $minutes } min late forfeits.
 }
condition-draws = { $move ->
    [never] By the regulations no draw may be agreed without the arbiter.
   *[other] By the regulations no draw may be agreed before move { $move }.
 }
condition-devices = { $devices ->
    [bag-allowed] By the regulations a device may lie switched off in a bag.
    [milder] By the regulations a device costs less than the game.
   *[banned] By the regulations no device may be brought.
 }
condition-quickplay = It was announced that the guidelines on quickplay finishes apply.
condition-leaving = By the regulations players report when they leave.
condition-appeals = By the regulations there is no appeal.
condition-schedule = The game was to begin at { $planned }{ $late ->
    [yes] {" "}and began at { $started }
   *[no] {""}
 }.
condition-colours = The game was begun with the colours reversed.
condition-swapped = At the start the pieces of { $first } and { $second } had changed places.
condition-board = The board was laid turned by a quarter.
condition-writing = { $who ->
    [white] White alone writes the moves down.
    [black] Black alone writes the moves down.
    [nobody] Nobody writes the moves down.
   *[both] Both players write the moves down.
 }
condition-sheet = The scoresheets are electronic.
condition-stopped = { $side ->
    [black] Black
   *[white] White
 } stopped writing{ $remaining ->
    [unsaid] {""}
   *[other] {" "}with { $remaining } left
 }{ $now ->
    [unsaid] {""}
   *[other] ; the clock now shows { $now }
 }.
condition-disability = { $side ->
    [black] Black
   *[white] White
 } { $disability ->
    [motor] cannot move the pieces or write
   *[visual] cannot see the board
 }.
condition-assistant = { $side ->
    [black] Black
   *[white] White
 } has an assistant.
condition-since-irreversible = Moves without a capture or a pawn move: White { $white }, Black { $black }.
condition-occurrences = The position has stood { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
 }, this time included{ $spacing ->
    [gapped] , with other positions between
   *[consecutive] {""}
 }{ $rights ->
    [changed] ; the rights to castle or to take in passing were not always alike
   *[same] {""}
 }{ $moves ->
    [changed] ; the possible moves were not always alike
   *[same] {""}
 }.
condition-when = { $when ->
    [after-signing] It is found after the scoresheets were signed.
   *[after-game] It is found after the game.
 }
