# Страницы, доски, показ редакций и случаев.

## Доски

board-turn = Ход { $who-gen }.
board-brackets = [ ] тронутые фигуры
board-symbols = ♔ белые, ♚ чёрные
board-letters = Заглавные буквы — белые. K король, Q ферзь, R ладья, B слон, N конь, P пешка.
board-unit = { unit-role } { $square }
board-words = Белые: { $white }. Чёрные: { $black }.
board-words-touched = Тронуты: { $units }.
