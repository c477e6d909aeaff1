# Stories: units, events, answers, rulings.

## Names. $owner: own, white, black.

unit-role = { $role ->
    [pawn] pawn
    [knight] knight
    [bishop] bishop
    [rook] rook
    [queen] queen
   *[king] king
 }
unit-role-gen = { unit-role }
unit-role-acc = { unit-role }
unit-role-ins = { unit-role }
unit-nom = { $owner ->
    [white] White’s { unit-role } on { $square }
    [black] Black’s { unit-role } on { $square }
   *[own] the { unit-role } on { $square }
 }
unit-gen = { unit-nom }
unit-acc = { unit-nom }
unit-ins = { unit-nom }
unit-bare = { $owner ->
    [white] White’s { unit-role }
    [black] Black’s { unit-role }
   *[own] the { unit-role }
 }
unit-from = { $owner ->
    [white] White’s { unit-role } from { $square }
    [black] Black’s { unit-role } from { $square }
   *[own] the { unit-role } from { $square }
 }
unit-from-ins = { unit-from }
unit-new = a new { unit-role }
side-nom = { $side ->
    [white] White
   *[black] Black
 }
side-gen = { side-nom }
side-dat = { side-nom }
side-ins = { side-nom }
list-and = { $first } and { $last }

## Events

event-adjust = { $who } announces adjusting (“I adjust”).
event-touch = { $who } { $manner ->
    [accident] accidentally touches
   *[deliberate] touches
 } { $units }{ $count ->
    [one] {""}
    [unknown] , in an order that nobody knows
   *[together] {" "}at once
 }{ $with ->
    [object] {" "}with an object, not with the hand
    [unit] {" "}with { $held }, which is in the hand
   *[hand] {""}
 }{ $wish ->
    [move] , to move it
    [take] , to take it
    [play] , to play them
    [castle] , to castle
    [adjust] , to centre it
    [adjust-many] , to centre them
    [other-unit] , though another unit was meant
    [none] , without any purpose
   *[unsaid] {""}
 }.
event-put = { $who } sets { $from } down on { $at }{ event-hands }, still holding it.
event-put-beside = { $who } sets { $from } down on { $at }, where { $prey-bare } still stands{ event-hands }, still holding it.
event-put-back = { $who } puts { $from } back on its square{ event-hands }, still holding it.
event-put-new = { $who } sets { $new } down on { $at }{ event-hands }, still holding it.
event-release = { $who } sets { $from } down on { $at }{ event-hands } and lets go of it.
event-release-taking = { $who } takes { $prey } with { $from }{ event-hands } and lets go of it.
event-release-back = { $who } puts { $from } back on its square{ event-hands } and lets go of it.
event-release-new = { $who } sets { $new } down on { $at }{ event-hands } and lets go of it.
event-release-new-taking = { $who } takes { $prey }, sets { $new } down there{ event-hands } and lets go of it.
event-hands = { $hands ->
    [two] {" "}with both hands
   *[one] {""}
 }
event-remove = { $who } takes { $unit } off the board{ event-hands }.
event-press = { $who } presses the clock.
event-turn = { $who }’s turn begins.
event-claim = { $who } complains that the opponent has broken Article 4.
event-offer = { $who } offers a draw.
event-accept = { $who } accepts the draw.
event-resign = { $who } resigns.
event-flag = { $who }’s flag falls.

## What must be played

duty-none = There is no legal move.
duty-any = Any legal move may be played: { $moves }.
duty-any-many = Any legal move may be played ({ $number } of them).
duty-only = { $moves } must be played.
duty-castle = Castling must be played: { $moves }.
duty-move = { $unit } must move: { $moves }.
duty-take = { $prey } must be taken: { $moves }.
duty-take-with = { $unit } must take { $prey }: { $moves }.
duty-promote = { $unit } must be promoted on { $at }: { $moves }.
duty-choice = One of these must be played: { $moves }.
duty-except = Any legal move may be played except { $moves }.

## Answers

say-contact-named = { $why ->
    [counts] The touch of { $unit-gen } binds.
    [accident] Touching { $unit-gen } was an accident: it does not bind.
    [adjusting] Touching { $unit-gen } was adjusting, announced before: it does not bind.
    [not-on-move] { $who } did not have the move: touching { $unit-gen } does not bind.
    [no-wish] { $unit } was not touched in order to be played: that does not bind.
   *[too-late] The touch of { $unit-gen } came after the move was made and does not bind.
 }
say-contact = { $why ->
    [counts] The touch binds.
    [accident] An accident does not bind.
    [adjusting] Announced adjusting does not bind.
    [not-on-move] { $who } does not have the move: the touch does not bind.
    [no-wish] It was not touched in order to be played: the touch does not bind.
   *[too-late] The move has been made: the touch does not bind.
 }
say-before = This was before the turn. { $words }
say-decides = { $words }
say-decides-silent = { $words } No provision says so; that is the default.
say-yields = { $topic ->
    [own-touched] No touched unit of one’s own can move.
    [enemy-touched] No touched enemy unit can be taken.
    [both-colours] No touched unit can move or be taken.
   *[other] The king has no legal move; king and rook no longer bind, the other touched units do.
 }
say-loses = { $topic ->
    [king-then-rook] Castling would be due, but a unit touched before comes first ({ $other }).
    [castling-impossible] A king move would be due, but a unit touched before comes first ({ $other }).
    [king-and-rook-together] King and rook would be due, but a unit touched before comes first ({ $other }).
   *[other] This would decide, but a unit touched before comes first ({ $other }).
 }
say-barred = { $unit } was touched before the king: castling with it is barred for this move.
say-free = { $topic ->
    [illegal-release] The touches no longer bind: another legal move may be played.
    [rook-then-king] Apart from that castling any legal move may be played.
   *[other] Nothing binds: any legal move may be played.
 }
say-binds = { $topic ->
    [promotion-choice] The choice of the new piece is final: { $moves }.
    [released-king] Letting the king go there binds to castling: { $moves }.
    [released-pawn] The pawn may not go to another square: { $moves }.
   *[other] The unit may not go to another square: { $moves }.
 }
say-binds-nothing = { $topic ->
    [released-king] Letting the king go there would bind to castling, but that castling is not due: it binds nothing.
    [promotion-choice] The new piece would be final, but that promotion is not due: it binds nothing.
   *[other] The unit would be bound to that square, but that move is not due: it binds nothing.
 }
say-illegal = { $topic ->
    [released-king] That castling is illegal: letting the king go does not bind to it.
    [promotion-choice] No pawn can legally be promoted like that.
   *[other] The unit cannot legally go there.
 }
say-illegal-castling = Part of a castling that is illegal: it counts for nothing.
say-not-proper = The pawn has not reached the last rank first, as the article asks: promotion to a { unit-role } is not made yet.
say-made = The move { $move } is made.
say-not-made = { $topic ->
    [made-capture] The capture is not made yet.
    [made-castling] Castling is not made yet.
    [made-promotion] The promotion is not made yet.
   *[other] The move is not made yet.
 }
say-breach = { $topic ->
    [one-hand] It was made with two hands: a breach.
    [rook-then-king] That castling was barred: a breach.
    [released-piece] It was not open any more: a breach.
   *[other] Another move was due: a breach.
 }
say-taken-back = A move that was made may not be taken back: a breach. The board now shows { $move }.
say-taken-back-all = A move that was made may not be taken back: a breach. The board now shows no legal move.
say-ends = { $end ->
    [mate] Mate: the game ends { $result }.
    [stalemate] Stalemate: the game ends { $result }.
   *[dead] No mate is possible any more: the game ends { $result }.
 }
say-end-withheld = { $end ->
    [mate] Mate, but the move broke Article 4, so the game does not end with it.
    [stalemate] Stalemate, but the move broke Article 4, so the game does not end with it.
   *[dead] No mate is possible any more, but the move broke Article 4, so the game does not end with it.
 }
say-goes-on = The position does not end the game in this edition.
say-result = { $topic ->
    [draw-by-agreement] The players agree on a draw: { $result }.
   *[resignation] The resignation ends the game { $result }.
 }
say-no-agreement = { $why ->
    [no-offer] There is no offer to accept.
    [refused] The offer had been refused by a touch or a move.
   *[too-early] Not each side has made a move yet: no draw can be agreed.
 }
say-right-lost = Touching { $unit-gen } costs the right to complain.
say-complaint = { $verdict ->
    [upheld] The complaint is upheld.
    [rejected] The complaint is rejected: there was no breach by the opponent.
    [lapsed] The complaint comes too late: the right to it was lost.
    [after-end] The complaint comes after the end of the game.
   *[premature] The complaint is premature: no move has been made yet.
 }
say-ignored = This comes too late to change anything.
say-outside = This belongs to articles that are not ruled on here.

## Rulings

ruling-open = { $who } to play. { $words }
ruling-bound = { $who }’s move is not made yet, but the choice is narrowed. { $words }
ruling-made = { $who } has made the move { $move }.
ruling-completed = { $who } has made the move { $move } and pressed the clock.
ruling-over = { $how ->
    [mate] The game is over by mate: { $result }.
    [stalemate] The game is over by stalemate: { $result }.
    [dead-position] The game is over by a dead position: { $result }.
    [resignation] The game is over by resignation: { $result }.
    [draw-by-agreement] The game is over by agreement: { $result }.
   *[other] The game is over: { $result }.
 } { $move ->
    [none] {""}
   *[other] The last move was { $move }.
 }
ruling-breach = That move breaks { $articles }.
ruling-shown = It was taken back; the board shows { $move }.
ruling-shown-none = It was taken back; the board shows no legal move.
ruling-not-over = The game is not over.
ruling-no-agreement = { $why ->
    [no-offer] No draw: there was no offer to accept.
    [refused] No draw: the offer had been refused by a touch or a move.
   *[too-early] No draw: not each side has made a move.
 }
ruling-claim = { $verdict ->
    [upheld] { $who }’s complaint is upheld.
    [rejected] { $who }’s complaint is rejected.
    [lapsed] { $who }’s complaint comes too late.
    [after-end] { $who }’s complaint comes after the end of the game.
   *[premature] { $who }’s complaint is premature.
 }
certainty-express = Certain: a numbered provision says so.
certainty-silent = Silent: no provision covers this case; the default is shown.
certainty-disputed = Disputed: the edition can be read differently, and then the ruling is another one.

## Layout

story-under = under { $title } ({ $id })
story-events = What happened
story-no-events = Nothing happened: no unit was touched.
story-end = In the end
story-ruling = Ruling
story-rests-on = Rests on { $article }.
story-borrowed = That clause is taken from { $original }, its original: the text of this edition was not seen there, and its own number may be another.
story-rests-on-draw = Rests on { $article }; as to the draw, on { $draw }.
story-readings = If it is read otherwise
story-reading-source = Why so: { $source }
reading-as-original = The original ({ $edition }) says so.
story-articles = What the articles say
contrast-title = { $first } and { $second } on “{ $title }”
contrast-agree = Both rule alike.
contrast-differ = They rule differently.
contrast-alike-on = They get there by different ways.
contrast-part = Where they part
contrast-no-part = Their stories do not part: each question is answered alike.
contrast-why = Why
contrast-one = Only the answer to one question matters here:
contrast-either = { $count ->
    [1] The answer to this question would be enough, though others matter here too:
   *[other] The answer to any one of these questions would be enough:
 }
contrast-together = Only together do these answers make the difference:
contrast-says-nothing = says nothing here
contrast-over = the game is over
contrast-rulings = The rulings
