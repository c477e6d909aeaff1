# Topics, policies and their parameters: one sentence each.
# topic-TOPIC, policy-TOPIC-NAME, param-TOPIC-NAME-PARAMETER, choice-PARAMETER-VALUE.

## has-the-move

topic-has-the-move = From when on does a player have the move?
policy-has-the-move-after-opponent-completed = The player has the move once the opponent's move is completed, that is, the clock pressed.
policy-has-the-move-after-opponent-made = The player has the move once the opponent's move is made.

## castling-right

topic-castling-right = When may a side castle at all?
policy-castling-right-unmoved-and-unhindered = Castling is legal with king and rook unmoved, nothing between, and no attacked square for the king.

## one-hand

topic-one-hand = May a move be made with two hands?
policy-one-hand-one-hand-only = Each move is made with one hand; using both breaks the article and takes nothing back.

## adjusting

topic-adjusting = Who may adjust units, and what must be said before?
policy-adjusting-announced-on-own-clock = Adjusting is excused only when the player's own clock was running as well.
policy-adjusting-announced-on-own-move = Adjusting is excused when the player who has the move announced it before.

## contact

topic-contact = Which contact with a unit binds?
policy-contact-deliberate-touch = Every deliberate contact binds, whatever was wished.
param-contact-deliberate-touch-except = Meanings that do not bind: `adjust` centring the unit, `other-unit` reaching for another one, `none` nothing at all; `object`: touched by a sleeve or a pen without the wish to play it.
policy-contact-intended-touch = A contact binds only with the wish to move or capture that unit.
param-contact-intended-touch-also = Further meanings that bind: `other-unit` a unit grabbed for another one.
policy-contact-presumed-intended = Any contact that is not plainly accidental counts as meant.
param-contact-presumed-intended-except = Meanings that do not bind: `adjust` centring the unit, `other-unit` reaching for another one, `none` nothing at all; `object`: touched by a sleeve or a pen without the wish to play it.

## castling-contact

topic-castling-contact = Which contacts do the castling clauses count?
policy-castling-contact-any-deliberate-touch = The castling clauses count every deliberate contact with king and rook.
param-castling-contact-any-deliberate-touch-needs-move = Whether only the player who has the move is bound.
param-castling-contact-any-deliberate-touch-needs-wish = Whether the contact must bind under the general clause too.
param-castling-contact-any-deliberate-touch-accident = Whether an accidental contact counts as well: `ignored` no, `counts` yes.

## king-then-rook

topic-king-then-rook = What binds a player who touched the king and then a rook?
policy-king-then-rook-must-castle = Whoever touched king and rook must castle on that side when it is legal.

## rook-then-king

topic-rook-then-king = What follows when the rook was touched before the king?
policy-rook-then-king-both-sides-barred = Castling is barred on either side.
policy-rook-then-king-castle-if-possible = The order matters only when castling is impossible; else the player must castle.
policy-rook-then-king-that-side-barred = Castling with that rook is barred for this move, and the clause on own units decides.

## king-and-rook-together

topic-king-and-rook-together = What follows when king and rook were touched at once and castling is illegal?
policy-king-and-rook-together-as-castling-clause = The clause on illegal castling covers king and rook touched at once.
policy-king-and-rook-together-as-own-touched = King and rook touched at once are ruled like any own units: the king if it can move, else the rook.

## castling-impossible

topic-castling-impossible = What must be played when the intended castling is illegal?
policy-castling-impossible-king-move-else-any = The king must make another move, other castling included; if it has none, any legal move may be played.
param-castling-impossible-king-move-else-any-opens = Which contact opens the clause: `king` the king alone, `king-then-rook` only king and rook.

## both-colours

topic-both-colours = What binds a player who touched units of both colours?
policy-both-colours-pair-then-choice = The enemy unit must be taken with the own one; if that is illegal, the player chooses a move of the first own or a capture of the first enemy unit that can be played.
param-both-colours-pair-then-choice-pair = Which pair must be played: `both-duties` the one that meets both single-colour duties, `any-pair` any touched pair, `first-with-first` the first of each colour, `first-that-can` the first pair that can.
policy-both-colours-pair-then-earlier = The enemy unit must be taken with the own one; if that is illegal, the earlier touch that can be played decides.
param-both-colours-pair-then-earlier-pair = Which pair must be played: `both-duties` the one that meets both single-colour duties, `any-pair` any touched pair, `first-with-first` the first of each colour, `first-that-can` the first pair that can.
policy-both-colours-pair-then-other-captor = The enemy unit must be taken with the own one; if that is illegal, with another own unit, and failing that the own touch decides.
param-both-colours-pair-then-other-captor-pair = Which pair must be played: `both-duties` the one that meets both single-colour duties, `any-pair` any touched pair, `first-with-first` the first of each colour, `first-that-can` the first pair that can.

## order-unknown

topic-order-unknown = What counts as first when the order of touches is unknown?
policy-order-unknown-own-counts-first = When the order is unknown the own unit counts as touched first.

## own-touched

topic-own-touched = What binds a player who touched own units?
policy-own-touched-first-own-only = Only the very first touched own unit counts; when it cannot move, no duty passes to the next.
policy-own-touched-first-that-can-move = The first touched own unit that can move must move.

## enemy-touched

topic-enemy-touched = What binds a player who touched enemy units?
policy-enemy-touched-first-enemy-only = Only the very first touched enemy unit counts; when it cannot be taken, no duty passes to the next.
policy-enemy-touched-first-that-can-be-taken = The first touched enemy unit that can be taken must be taken.

## none-can-move

topic-none-can-move = What may be played when no touched unit can move or be taken?
policy-none-can-move-any-legal-move = When no touched unit can move or be taken, any legal move may be played.

## promotion-choice

topic-promotion-choice = When is the choice of the promotion piece final?
policy-promotion-choice-fixed-on-release = The choice is final when the new unit is let go.
policy-promotion-choice-fixed-on-touching-square = The choice is final when the new unit touches the square of promotion.

## promotion-procedure

topic-promotion-procedure = In which way is a pawn promoted?
policy-promotion-procedure-any-order = Taking the pawn off and setting the new unit down may come in any order; the pawn need not reach the square.
policy-promotion-procedure-pawn-reaches-square = The pawn must be set down on the square of promotion before it is exchanged.

## released-piece

topic-released-piece = When can a unit no longer go to another square?
policy-released-piece-fixed-when-placed = A unit set down on a square where it can legally go is fixed there, the hand still on it or not.
policy-released-piece-fixed-when-released = A unit let go on a square where it can legally go cannot go elsewhere on this move.

## released-king

topic-released-king = What binds a player who let go of the king on its castling square?
policy-released-king-bound-to-castle = After letting go of the king on its castling square the player must castle on that side, when legal.
policy-released-king-free-until-castled = Letting go of the king on its castling square is no legal move by itself and does not bind beyond the touch.

## released-pawn

topic-released-pawn = What binds a player who let go of a pawn on the last rank?
policy-released-pawn-bound-to-square = A pawn let go on the last rank may not go to another square; only its promotion there is left.

## illegal-release

topic-illegal-release = What follows when a unit was let go where it cannot legally go?
policy-illegal-release-any-move-instead = After an illegal release any legal move may be played instead.
policy-illegal-release-touch-duty-stays = A unit let go where it cannot legally go makes no move; the duties from earlier touches stay.

## made-plain

topic-made-plain = When is a plain move made?
policy-made-plain-on-release = A plain move is made when the unit is let go on its new square.

## made-capture

topic-made-capture = When is a capture made?
policy-made-capture-taken-off-and-placed = A capture is made when the taken unit is off the board and the capturing one set down, in hand or not.
policy-made-capture-taken-off-and-released = A capture is made when the taken unit is off the board and the capturing one let go.

## made-castling

topic-made-castling = When is castling made?
policy-made-castling-rook-placed = Castling is made when the rook is set down on the square that the king crossed, in hand or not.
policy-made-castling-rook-released = Castling is made when the rook is let go on the square that the king crossed.

## made-promotion

topic-made-promotion = When is a promotion made?
policy-made-promotion-new-piece-released = A promotion is made when the new unit is let go, the pawn on the board or not.
policy-made-promotion-released-and-pawn-off = A promotion is made when the new unit is let go and the pawn off the board.

## mate

topic-mate = Does mate end the game at once?
policy-mate-ends-at-once = Mate ends the game at once, even when the move broke Article 4.
policy-mate-ends-unless-article-4-broken = Mate ends the game at once, unless the move broke 4.2–4.7.

## stalemate

topic-stalemate = Does stalemate end the game at once?
policy-stalemate-ends-at-once = Stalemate ends the game at once, even when the move broke Article 4.
policy-stalemate-ends-unless-article-4-broken = Stalemate ends the game at once, unless the move broke 4.2–4.7.

## dead-position

topic-dead-position = Does a dead position end the game at once?
policy-dead-position-ends-at-once = A dead position ends the game at once, even when the move broke Article 4.
policy-dead-position-ends-unless-article-4-broken = A dead position ends the game at once, unless the move broke 4.2–4.7.
policy-dead-position-goes-on = A dead position does not end the game; a later resignation stands.

## resignation

topic-resignation = What is the result when a player resigns?
policy-resignation-draw-if-mate-impossible = The opponent wins, but the game is drawn when he cannot mate by any series of legal moves.
policy-resignation-opponent-wins = The opponent of the player who resigns wins.

## draw-by-agreement

topic-draw-by-agreement = When may the players agree on a draw?
policy-draw-by-agreement-after-a-move-each = The players may agree on a draw after each of them has made a move.
param-draw-by-agreement-after-a-move-each-refused-by = What refuses a pending offer: `touch` touching a unit to play it, `move` only making a move.
policy-draw-by-agreement-at-any-time = The players may agree on a draw at any time of the game.
param-draw-by-agreement-at-any-time-refused-by = What refuses a pending offer: `touch` touching a unit to play it, `move` only making a move.

## complaint

topic-complaint = Who may complain of a breach, of which, and until when?
policy-complaint-lost-by-deliberate-touch = The right to complain is lost by any deliberate touch.
param-complaint-lost-by-deliberate-touch-scope = Breaches of which clauses it reaches: `article-4` all of Article 4, `touched-units` only touch-move and castling, `every-article` every article.
param-complaint-lost-by-deliberate-touch-adjusting = Whether announced adjusting loses the right too: `loses` yes, `keeps` no.
policy-complaint-lost-by-intended-touch = The right to complain is lost by a touch with the wish to move or capture.
param-complaint-lost-by-intended-touch-scope = Breaches of which clauses it reaches: `article-4` all of Article 4, `touched-units` only touch-move and castling, `every-article` every article.
policy-complaint-lost-by-presumed-touch = The right to complain is lost by any contact that is neither an accident nor announced adjusting.
param-complaint-lost-by-presumed-touch-scope = Breaches of which clauses it reaches: `article-4` all of Article 4, `touched-units` only touch-move and castling, `every-article` every article.

## Values of parameters

choice-except-nothing = No purpose excuses a touch.
choice-except-adjust = Centring a unit does not bind.
choice-except-other-unit = Reaching for another unit does not bind.
choice-except-none = A touch without any purpose does not bind.
choice-except-object = A touch with an object, without the wish to play the unit, does not bind.
choice-also-nothing = No other touch binds.
choice-also-other-unit = A unit grabbed for another one binds as well.
choice-needs-move-true = Only the player who has the move is bound.
choice-needs-move-false = It does not matter who has the move.
choice-needs-wish-true = The contact must bind under the general clause too.
choice-needs-wish-false = It does not matter whether the contact binds under the general clause.
choice-accident-ignored = An accidental contact does not count.
choice-accident-counts = An accidental contact counts as well.
choice-opens-king = The king alone opens the clause.
choice-opens-king-then-rook = Only king and rook together open the clause.
choice-pair-both-duties = The pair to be played is the one that meets both single-colour duties.
choice-pair-any-pair = Any touched pair may be played.
choice-pair-first-with-first = The first own unit must take the first enemy unit.
choice-pair-first-that-can = The pair to be played is the first one that can be.
choice-refused-by-touch = Touching a unit to play it refuses an open offer.
choice-refused-by-move = Only making a move refuses an open offer.
choice-scope-article-4 = It reaches breaches of all of Article 4.
choice-scope-touched-units = It reaches only breaches of touch-move and castling.
choice-scope-every-article = It reaches breaches of every article.
choice-adjusting-loses = Announced adjusting loses the right too.
choice-adjusting-keeps = Announced adjusting does not lose the right.
