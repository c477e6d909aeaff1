# Pages, boards, and what is shown of editions and incidents.

## Boards

board-turn = { $who } to move.
board-brackets = [ ] touched
board-symbols = ♔ White, ♚ Black
board-letters = Capital letters: White. K king, Q queen, R rook, B bishop, N knight, P pawn.
board-unit = { unit-role } { $square }
board-words = White: { $white }. Black: { $black }.
board-words-touched = Touched: { $units }.
