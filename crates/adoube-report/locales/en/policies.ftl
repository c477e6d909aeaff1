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

## time-range

topic-time-range = Which rules does the rate of play call for?
policy-time-range-by-total-time = The minutes for the whole game decide, those gained in sixty moves counted or not.
param-time-range-by-total-time-blitz = What is blitz: ten minutes or less, or less than fifteen.
param-time-range-by-total-time-rapid = What is rapid: less than sixty minutes, or sixty too.
param-time-range-by-total-time-increment = Whether the time gained in sixty moves counts.
param-time-range-by-total-time-supervised-branch = Whether games with enough arbiters have rules of their own.

## move-completed

topic-move-completed = When is a move completed?
policy-move-completed-by-press = A move is completed by pressing the clock, or by ending the game.
policy-move-completed-by-press-or-next-move = A move is completed by pressing the clock, by ending the game, or by the player's next move.

## press-hand

topic-press-hand = What if the clock is pressed with the other hand?
policy-press-hand-penalty-list = Pressing with the other hand is a breach for which the arbiter chooses from the list of penalties.
param-press-hand-penalty-list-penalty = Whether the text demands a penalty of the list (`must`), or leaves it to the arbiter (`may`).

## empty-press

topic-empty-press = What is a press of the clock without a move?
policy-empty-press-illegal-move = Pressing without a move is punished like an illegal move.
param-empty-press-illegal-move-confusion = A player who thought to have forgotten the press: punished all the same, or from the list at most.
policy-empty-press-not-named = No clause names a press without a move; at most the general clause reaches it.
policy-empty-press-penalty-list = Pressing without a move is bad handling of the clock; the arbiter chooses from the list of penalties.
param-empty-press-penalty-list-penalty = Whether the text demands a penalty of the list (`must`), or leaves it to the arbiter (`may`).

## default-time

topic-default-time = When does a player who comes late lose?
policy-default-time-loss-when-later = A player who comes later than allowed loses.
param-default-time-loss-when-later-unspecified = Minutes allowed where the rules of the event are silent; `undefined`: nothing says.
param-default-time-loss-when-later-excuse = Who may excuse a late player: the arbiter too, or the rules of the event alone.
param-default-time-loss-when-later-from = From which start minutes are counted.

## neither-present

topic-neither-present = Who loses the time when nobody has come?
policy-neither-present-clock-runs-for-white = White's clock runs from the start of the game, whoever is there.
policy-neither-present-white-until-he-comes = White loses the time until White comes, unless the arbiter decides otherwise.
param-neither-present-white-until-he-comes-only-with-default-time = Whether it speaks only of events that let players come late.

## flag-notice

topic-flag-notice = When has a flag fallen in law, and may the arbiter say so?
policy-flag-notice-claim-only = The arbiter is silent; a flag has fallen when the other side stops the clocks, its own flag being up, and claims.
param-flag-notice-claim-only-both-down = Whether the arbiter may speak once both flags are down.
policy-flag-notice-seen-or-claimed = A flag has fallen when the arbiter sees it or the other side claims it.
param-flag-notice-seen-or-claimed-arbiter = Whether the arbiter who sees it must say so, or may.
param-flag-notice-seen-or-claimed-claim = What a claim needs: nothing, time of one's own, or stopped clocks as well.

## flag-fall

topic-flag-fall = What is the result of a flag fall?
policy-flag-fall-loss-if-mating-force = The game is lost only to a side with force to mate; otherwise it is drawn.
policy-flag-fall-loss-unless-mate-impossible = The game is lost, or drawn when the other side cannot mate by any series of legal moves.
param-flag-fall-loss-unless-mate-impossible-after-automatic = What of a draw by repetition or moves that nobody noticed before: it stands, or the letter gives the loss.

## both-flags

topic-both-flags = What if both flags are down and nobody knows which fell first?
policy-both-flags-draw = The game is drawn, whatever the period.
policy-both-flags-last-period-draw = In the last period the game is drawn, in an earlier one it goes on.
policy-both-flags-only-if-announced = Where the guidelines were announced, the last period is drawn and an earlier one goes on; otherwise no rule covers it.
param-both-flags-last-period-draw-increment = A last period in which time is added a move: drawn as well, or no quickplay finish, so the game goes on.

## clock-setting

topic-clock-setting = What if the clock is defective or wrongly set?
policy-clock-setting-replace-and-correct = A defective clock is replaced; a wrong setting is corrected at once.
param-clock-setting-replace-and-correct-until = Moves of each player after which a wrong setting stays; 0: never.
param-clock-setting-replace-and-correct-late = Whether it stays then: `kept` in any case, `unless-schedule` unless the schedule of the event would suffer.
policy-clock-setting-replace-and-set = A defective clock is replaced and the arbiter sets the times; a wrong setting is treated by analogy.
param-clock-setting-replace-and-set-until = Moves of each player after which a wrong setting stays; 0: never.
param-clock-setting-replace-and-set-late = Whether it stays then: `kept` in any case, `unless-schedule` unless the schedule of the event would suffer.

## clock-stop

topic-clock-stop = When may a player stop the clocks?
policy-clock-stop-for-help = A player may stop the clocks only to get the arbiter's help.
param-clock-stop-for-help-abuse = What stopping them for nothing is: a breach for the list of penalties, or nothing that a clause names.

## clock-times

topic-clock-times = How are the times set after an irregularity?
policy-clock-times-best-judgement = The arbiter sets the times by his best judgement.
param-clock-times-best-judgement-increment = What becomes of an increment gained by the irregularity: practice takes it off again, or nothing can be said.

## wrong-setup

topic-wrong-setup = What if the initial position was wrong?
policy-wrong-setup-new-game = The game is cancelled and a new one played, however late that is found.
policy-wrong-setup-new-game-until = A new game is played until each player has completed so many moves; from then on the game goes on.
param-wrong-setup-new-game-until-moves = Moves of each player after which the game goes on.
param-wrong-setup-new-game-until-castling = Who may not castle: `kept` nobody, `lost-with-king-and-queen` a king that stood in the queen's place, `lost-with-king` any king that stood wrong, `lost-with-king-or-rook` a rook too.

## board-turned

topic-board-turned = What if the board was turned?
policy-board-turned-transfer = The position is moved to a board that lies right, and the game goes on.
param-board-turned-transfer-only-error = Whether that must be the only error.
param-board-turned-transfer-until = Moves of each player after which nothing is done; 0: never.

## colours-reversed

topic-colours-reversed = What if the colours were reversed?
policy-colours-reversed-continue-unless-arbiter = The game goes on, unless the arbiter rules otherwise.
policy-colours-reversed-new-game-below-ten = A new game is played while fewer than ten moves have been made; from then on the game goes on.
param-colours-reversed-new-game-below-ten-ten = Who must have made ten moves for the game to go on: both players, or one of them.

## displaced

topic-displaced = What follows when units are knocked over?
policy-displaced-restore-in-own-time = The player puts the units right in his own time; pressing before that is a breach.
param-displaced-restore-in-own-time-pressing = What pressing with units lying is: `penalty-list` a breach that the arbiter may punish from the list of penalties, `not-named` nothing that a clause punishes.
param-displaced-restore-in-own-time-other-side = What the other side may do: stop the clocks, or start the player's clock again without a move.

## displaced-found

topic-displaced-found = What if units are found off their squares?
policy-displaced-found-position-before = The position before the units were displaced is set up again, else the last one known, and the game goes on from it.
param-displaced-found-position-before-claims = Until when a player may claim it: `any-time` during the whole game, `until-touch` until he has touched a unit to play it.

## illegal-move

topic-illegal-move = Until when is an illegal move put right?
policy-illegal-move-during-the-game = An illegal move is put right whenever it is found during the game.
param-illegal-move-during-the-game-trigger = When an illegal move is one: once it is completed, or once it stands on the board.
policy-illegal-move-until-the-reply = An illegal move is put right only before the other side replies.
param-illegal-move-until-the-reply-closes = What closes the time: a move made in reply, or touching a unit.
param-illegal-move-until-the-reply-agreed = Whether both players may still agree, without the arbiter, to put it right.
param-illegal-move-until-the-reply-binds = For whom it is too late then: `everybody`, or `claims` only for a player who claims.

## king-taken

topic-king-taken = What is taking the king?
policy-king-taken-illegal-move = Taking the king is an illegal move.
param-king-taken-illegal-move-said = Whether a clause says so, if only for illegal moves at large.
policy-king-taken-win-by-custom = Taking the king wins, by a custom that no text gives.

## promotion-fault

topic-promotion-fault = What if the promotion was not finished?
policy-promotion-fault-illegal-becomes-queen = It is an illegal move, and a pawn that reached the last rank becomes a queen.
param-promotion-fault-illegal-becomes-queen-who = Who brings the queen: the arbiter puts it on the board, or the player must play the promotion again.
param-promotion-fault-illegal-becomes-queen-ends = Whether mate, stalemate or a dead position by that queen ends the game.
policy-promotion-fault-illegal-free-choice = It is an illegal move; taken back, the player may choose the piece as far as nothing else binds.

## two-hands-fault

topic-two-hands-fault = Is a move with two hands an illegal move?
policy-two-hands-fault-illegal-move = A move with two hands is punished like an illegal move.
param-two-hands-fault-illegal-move-needs-press = Whether it is one only once the clock was pressed.
param-two-hands-fault-illegal-move-acts = Which moves are meant: any, or castling, captures and promotions alone.
policy-two-hands-fault-penalty-list = A move with two hands is no illegal move; the arbiter chooses from the list of penalties.
param-two-hands-fault-penalty-list-penalty = Whether the text demands a penalty of the list (`must`), or leaves it to the arbiter (`may`).

## replacement

topic-replacement = Which rules bind the move that replaces an illegal one?
policy-replacement-touch-and-release = The move that replaces an illegal one is bound by touched units and by units let go where they can go.
policy-replacement-touch-only = The move that replaces an illegal one is bound by touched units alone.

## illegal-count

topic-illegal-count = Which faults are counted together?
policy-illegal-count-each-kind = Illegal moves, moves with two hands and presses without a move are counted apart.
param-illegal-count-each-kind-both-guilty = What counts when both players are guilty: the first fault, or each.
policy-illegal-count-together = All faults that are punished like illegal moves are counted together.
param-illegal-count-together-both-guilty = What counts when both players are guilty: the first fault, or each.

## illegal-penalty

topic-illegal-penalty = What does an illegal move cost?
policy-illegal-penalty-loss-at-once = An illegal move loses the game, or draws it when the other side cannot mate.
policy-illegal-penalty-none = An illegal move is put right and costs nothing.
policy-illegal-penalty-time-then-loss = An illegal move gives the other side time; at a set number the game is lost.
param-illegal-penalty-time-then-loss-seconds = Seconds for the other side.
param-illegal-penalty-time-then-loss-loses-at = At which one the game is lost.
param-illegal-penalty-time-then-loss-no-mate = What if the other side cannot mate: a draw, a win on which the text is silent, or half a point for that side.
param-illegal-penalty-time-then-loss-only-in-quickplay-finish = Whether it is so only in a quickplay finish.
policy-illegal-penalty-win-on-claim = The other side may claim a win for an illegal move; without a claim it costs nothing.
param-illegal-penalty-win-on-claim-no-mate = What of a claimant who cannot mate: a draw may be claimed, or a win needs mating force and the score is open without.

## illegal-position

topic-illegal-position = What does the arbiter do who finds an illegal position and has not seen how it arose?
policy-illegal-position-on-request = The arbiter restores the position only when a player asks.
policy-illegal-position-restore = The position before the fault is restored, or the last that is known.
policy-illegal-position-steps-in-for-two-faults = The arbiter steps in when both kings are in check or a promotion is unfinished; otherwise only when asked.
policy-illegal-position-wait-then-draw = With both kings in check, or a pawn on the last rank, the arbiter waits for the next move; if the board is still wrong, it is a draw.
param-illegal-position-wait-then-draw-still = What must still stand there: any illegal position, or the same fault.

## arbiter-acts

topic-arbiter-acts = On which faults does the arbiter act unasked?
policy-arbiter-acts-acts = The arbiter acts on faults that he sees, as far as the edition lets him.
param-arbiter-acts-acts-illegal = On illegal moves: he must act, may, or waits for a claim.
param-arbiter-acts-acts-touch = On breaches of touch-move: he must act, may, or waits to be asked.

## arbiter-helps

topic-arbiter-helps = May the arbiter tell a player what he has overlooked?
policy-arbiter-helps-keeps-silent = He tells a player neither that a move was made nor that a clock was not pressed.

## outsiders

topic-outsiders = May the word of others be acted on?
policy-outsiders-arbiter-only = Whoever sees a fault may tell the arbiter, and nobody else.
param-outsiders-arbiter-only-acts = What the arbiter acts on: `on-what-he-hears` what he is told, `on-what-he-observes` only what he observes himself.
policy-outsiders-not-provided = Nothing lets others speak of a game; the arbiter acts on what he sees himself.

## after-the-game

topic-after-the-game = What of a fault found when the game is over?
policy-after-the-game-result-stands = When the game is over its result stands, whatever is found.

## recording

topic-recording = Must the player write the moves?
policy-recording-not-required = The player need not write the moves.
policy-recording-until-five-minutes = The player writes the moves until less than five minutes are left, always with thirty seconds or more a move.
param-recording-until-five-minutes-waiver = How long the player need not write: for the rest of the period, once at some stage, or by the time left at present.

## writing-ahead

topic-writing-ahead = May a move be written before it is played?
policy-writing-ahead-free = A move may be written before it is played.
policy-writing-ahead-penalty-list = Writing a move before playing it is a breach, except for a claim or to seal it; the arbiter chooses from the list of penalties.
param-writing-ahead-penalty-list-penalty = Whether the text demands a penalty of the list (`must`), or leaves it to the arbiter (`may`).

## notes

topic-notes = May a player make notes?
policy-notes-penalty-list = Making notes is a breach; the arbiter chooses from the list of penalties.
param-notes-penalty-list-penalty = Whether the text demands a penalty of the list (`must`), or leaves it to the arbiter (`may`).

## assistant

topic-assistant = What does an assistant cost?
policy-assistant-fair-adjustment = The arbiter adjusts the clock of a player with an assistant in a fair way.
policy-assistant-none-if-disabled = An assistant costs a player with a disability nothing; for others the arbiter adjusts the clock.
policy-assistant-time-off-at-start = Time is taken off at the start of the game.

## draw-offer

topic-draw-offer = When is a draw offer valid?
policy-draw-offer-stands = An offer stands until it is accepted or refused; at the wrong moment it disturbs, and with a condition it is none.
param-draw-offer-stands-claim-counts = Whether a claim of a draw is an offer too.
param-draw-offer-stands-condition = What a condition does: the offer is none, or it stands without the condition.

## draw-bar

topic-draw-bar = May the event bar draws?
policy-draw-bar-agreement = The event may bar agreeing to a draw.
policy-draw-bar-no-bar = The Laws give the event no ground to bar draws.
policy-draw-bar-offer = The event may bar offering and agreeing to a draw.

## same-position

topic-same-position = When is a position the same?
policy-same-position-moves-count = Positions are the same when units, side on move and its legal moves are; a right that cannot be used makes no difference.
policy-same-position-rights-count = Positions are the same when units, side on move, castling rights and captures in passing are.

## claim-right

topic-claim-right = When is the right to claim a draw lost?
policy-claim-right-lost-by-move = The right to claim on this move is lost by making the move.
policy-claim-right-lost-by-touch = The right to claim on this move is lost by touching a unit.

## claim-move

topic-claim-move = How is the intended move declared in a claim?
policy-claim-move-written = The move that is to bring the position about is written down and told to the arbiter.
param-claim-move-written-unwritten = What of a move that was not written: the claim is wrong, or the player is told to write it.
param-claim-move-written-electronic = Whether an electronic scoresheet will do.
param-claim-move-written-frozen = Whether the written move can no longer be changed.

## fifty-moves

topic-fifty-moves = When may a draw by fifty moves be claimed?
policy-fifty-moves-fifty-each = Fifty moves of each side without a capture or a move of a pawn suffice.
param-fifty-moves-fifty-each-counted = Which moves count: completed ones, or those made.

## wrong-claim

topic-wrong-claim = What does a wrong claim cost?
policy-wrong-claim-time = A wrong claim gives the other side time.
param-wrong-claim-time-seconds = Seconds for the other side.
param-wrong-claim-time-deduct = What the claimant loses: nothing, half of the time left but three minutes at most, or the same without going below one minute.
param-wrong-claim-time-procedural = Whether a claim that was only made improperly costs the same.

## claim-check

topic-claim-check = How is a claim handled?
policy-claim-check-examined = A claim is examined and cannot be taken back.
param-claim-check-examined-clocks = The clocks meanwhile: player or arbiter stops them, the claimant may, or the claimant must.
param-claim-check-examined-flag-during = What comes first when a flag falls meanwhile.
param-claim-check-examined-running = A claim made while the claimant leaves the clocks running: heard, or not before they are stopped.

## fivefold

topic-fivefold = Does a fifth repetition end the game?
policy-fivefold-any-spacing = A position that stands for the fifth time draws the game, whatever came between.
policy-fivefold-consecutive = A position that stands five times in a row, at every second move of each side, draws the game.
param-fivefold-consecutive-between = Which moves may lie between: `any-moves`, or `same-moves` of each side every time.
policy-fivefold-never = However often a position stands, the game goes on until somebody claims.

## seventy-five

topic-seventy-five = Do seventy-five moves without progress end the game?
policy-seventy-five-automatic = Seventy-five moves of each side without a capture or a move of a pawn draw the game.
policy-seventy-five-never = However many quiet moves there are, the game goes on until somebody claims.

## quickplay

topic-quickplay = May a draw be claimed in a quickplay finish?
policy-quickplay-claim = A player with less than two minutes may claim a draw, and the arbiter judges.
param-quickplay-claim-available = Whether the right exists by itself, or only where it was announced and no time is added a move.
param-quickplay-claim-on-move = Whether only the player who has the move may claim.
param-quickplay-claim-clock = Whether the claimant may stop the clocks, or must.
param-quickplay-claim-reject = Whether the arbiter may reject the claim rather than postpone it.
param-quickplay-claim-late = When a postponed claim may still be granted: at any time, or only after a flag has fallen.
param-quickplay-claim-bonus = Seconds for the other side when the claim is rejected.
policy-quickplay-no-claim = There is no such claim.

## five-seconds

topic-five-seconds = May a player short of time ask for five seconds a move?
policy-five-seconds-may-be-asked = Where quickplay finishes were announced, the player on move with less than two minutes may ask for it.
param-five-seconds-may-be-asked-adds = How the seconds are added: as `delay-or-increment`, or as `increment` alone.
param-five-seconds-may-be-asked-bonus = Seconds that the other side gets when it is granted.
policy-five-seconds-not-given = Nothing of the kind can be asked for.

## devices

topic-devices = What does an electronic device cost?
policy-devices-bringing-loses = Whoever evidently brought a device into the venue loses, on or off, unless the event has a milder penalty.
policy-devices-not-named = No clause names devices; at most the general clause reaches one that is heard or used.
policy-devices-on-person-loses = A device on the player's person loses, unless the event has a milder penalty; one that is off may lie in a bag where the event allows it.
param-devices-on-person-loses-kinds = Which devices: any electronic one, or those for communication and for suggesting moves.
policy-devices-ring-loses = A telephone that rings loses the game, and the arbiter decides the other side's score; a device not allowed is a breach.
policy-devices-sound-loses = A device that makes a sound loses the game; one that is switched off is allowed.

## inspection

topic-inspection = What if a player refuses to be searched?
policy-inspection-not-named = No clause lets anybody be searched; at most the general clause reaches a refusal.
policy-inspection-penalty-list = Refusing to be searched is a breach; the arbiter chooses from the list of penalties.
param-inspection-penalty-list-penalty = Whether the text demands a penalty of the list (`must`), or leaves it to the arbiter (`may`).

## leaving

topic-leaving = Who may leave the board?
policy-leaving-on-move-needs-permission = Nobody leaves the venue, and a player who has the move not the playing area, without permission.
param-leaving-on-move-needs-permission-not-on-move = Whether a player without the move may leave the playing area freely, or reports where the event says so.

## distraction

topic-distraction = What of disturbing the opponent?
policy-distraction-penalty-list = Disturbing the other side is a breach; the arbiter chooses from the list of penalties.
param-distraction-penalty-list-offers = Which draw offers disturb: unreasonable ones, or persistent ones alone.

## analysing

topic-analysing = May players who have finished analyse in the venue?
policy-analysing-free = Players who have finished may analyse; only disturbing others is a breach.
policy-analysing-penalty-list = Analysing where games are played is a breach; the arbiter chooses from the list of penalties.
param-analysing-penalty-list-penalty = Whether the text demands a penalty of the list (`must`), or leaves it to the arbiter (`may`).

## refusal

topic-refusal = What of persistent refusal to obey?
policy-refusal-loss = Persistent refusal to obey loses the game, and the arbiter decides the other side's score.

## both-refuse

topic-both-refuse = What if both players persistently refuse to obey?
policy-both-refuse-both-lose = Both of them lose the game.

## penalties

topic-penalties = Which penalties stand in the arbiter's list?
policy-penalties-list = The list holds warnings, time for and against, loss and expulsion, and what the edition adds.
param-penalties-list-adds = What else the list holds: points up and down, a fine, exclusion from rounds.

## appeal

topic-appeal = May a ruling be appealed?
policy-appeal-not-named = No clause speaks of appeals.
policy-appeal-open-unless-barred = Any ruling may be appealed, unless the rules of the event bar it, with a signed scoresheet too.
policy-appeal-quickplay-final = A ruling on a claim in a quickplay finish is final.
param-appeal-quickplay-final-others = What of other rulings: `not-named` no clause speaks of appeals, `open-unless-barred` they may be appealed unless the event bars it.

## tactile-touch

topic-tactile-touch = When does a player who cannot see touch a unit?
policy-tactile-touch-lifted-out = A unit is touched when it is taken out of its socket.

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

## Sides of a question that have a clause of their own.

facet-both-flags-earlier = both flags down in an earlier period
facet-clock-defective = a defective clock
facet-clock-corrected = a wrong setting that is corrected
facet-repetition-claimed = a claim of a draw by repetition
facet-fifty-written = fifty moves with a move that is written down
facet-setup-anew = a wrong set-up, the game begun anew
facet-board-transferred = a turned board, the position brought over
facet-quickplay-unannounced = a quickplay finish that was not announced
facet-quickplay-increment = a quickplay finish asked for with an increment
facet-leaving-off-move = leaving the playing area without having the move
facet-leaving-venue = leaving the venue
facet-flag-claimed = the claim of a flag in rapid and blitz
facet-stopped-for-help = stopping the clocks to get the arbiter's help
facet-device-used = the use of a device
facet-penalty-two-hands = the penalty for two hands
facet-penalty-empty-press = the penalty for a press without a move
facet-wrong-claim-blitz = a wrong claim of a draw in blitz
facet-two-hands-breach = two hands where that is a breach and no illegal move
facet-king-taken-fast = taking the king in rapid and blitz
