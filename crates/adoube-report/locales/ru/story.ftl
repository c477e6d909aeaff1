# Рассказы: фигуры, события, ответы, решения.

## Имена. $owner: own, white, black.

unit-role = { $role ->
    [pawn] пешка
    [knight] конь
    [bishop] слон
    [rook] ладья
    [queen] ферзь
   *[king] король
 }
unit-role-gen = { $role ->
    [pawn] пешки
    [knight] коня
    [bishop] слона
    [rook] ладьи
    [queen] ферзя
   *[king] короля
 }
unit-role-acc = { $role ->
    [pawn] пешку
    [knight] коня
    [bishop] слона
    [rook] ладью
    [queen] ферзя
   *[king] короля
 }
unit-role-ins = { $role ->
    [pawn] пешкой
    [knight] конём
    [bishop] слоном
    [rook] ладьёй
    [queen] ферзём
   *[king] королём
 }
unit-nom = { $owner ->
    [white] { $role ->
        [pawn] белая
        [rook] белая
       *[other] белый
     } { unit-role } { $square }
    [black] { $role ->
        [pawn] чёрная
        [rook] чёрная
       *[other] чёрный
     } { unit-role } { $square }
   *[own] { unit-role } { $square }
 }
unit-gen = { $owner ->
    [white] { $role ->
        [pawn] белой
        [rook] белой
       *[other] белого
     } { unit-role-gen } { $square }
    [black] { $role ->
        [pawn] чёрной
        [rook] чёрной
       *[other] чёрного
     } { unit-role-gen } { $square }
   *[own] { unit-role-gen } { $square }
 }
unit-acc = { $owner ->
    [white] { $role ->
        [pawn] белую
        [rook] белую
       *[other] белого
     } { unit-role-acc } { $square }
    [black] { $role ->
        [pawn] чёрную
        [rook] чёрную
       *[other] чёрного
     } { unit-role-acc } { $square }
   *[own] { unit-role-acc } { $square }
 }
unit-ins = { $owner ->
    [white] { $role ->
        [pawn] белой
        [rook] белой
       *[other] белым
     } { unit-role-ins } { $square }
    [black] { $role ->
        [pawn] чёрной
        [rook] чёрной
       *[other] чёрным
     } { unit-role-ins } { $square }
   *[own] { unit-role-ins } { $square }
 }
unit-bare = { $owner ->
    [white] { $role ->
        [pawn] белая
        [rook] белая
       *[other] белый
     } { unit-role }
    [black] { $role ->
        [pawn] чёрная
        [rook] чёрная
       *[other] чёрный
     } { unit-role }
   *[own] { unit-role }
 }
unit-from = { unit-acc }
unit-from-ins = { unit-ins }
unit-new = { $role ->
    [pawn] новую
    [rook] новую
   *[other] нового
 } { unit-role-acc }
side-nom = { $side ->
    [white] белые
   *[black] чёрные
 }
side-gen = { $side ->
    [white] белых
   *[black] чёрных
 }
side-dat = { $side ->
    [white] белым
   *[black] чёрным
 }
side-ins = { $side ->
    [white] белыми
   *[black] чёрными
 }
list-and = { $first } и { $last }

## События

event-adjust = { $who } предупреждают: «поправляю».
event-touch = { $who } { $manner ->
    [accident] нечаянно касаются
   *[deliberate] касаются
 } { $units-gen }{ $count ->
    [one] {""}
    [unknown] {" "}в неизвестном порядке
   *[together] {" "}одновременно
 }{ $with ->
    [object] {" "}не рукой, а предметом
    [unit] {" "}фигурой в руке ({ $held-ins })
   *[hand] {""}
 }{ $wish ->
    [move] , чтобы { $role ->
        [pawn] ею
        [rook] ею
       *[other] им
     } пойти
    [take] , чтобы { $role ->
        [pawn] её
        [rook] её
       *[other] его
     } взять
    [play] , чтобы ими сыграть
    [castle] , чтобы рокировать
    [adjust] , чтобы { $role ->
        [pawn] её
        [rook] её
       *[other] его
     } поправить
    [adjust-many] , чтобы их поправить
    [other-unit] , хотя имели в виду другую фигуру
    [none] , ничего с { $role ->
        [pawn] ней
        [rook] ней
       *[other] ним
     } не собираясь делать
   *[unsaid] {""}
 }.
event-put = { $who } ставят { $from } на { $at }{ event-hands } и не отпускают.
event-put-beside = { $who } ставят { $from } на { $at }, где ещё стоит { $prey-bare }{ event-hands }, и не отпускают.
event-put-back = { $who } ставят { $from } обратно{ event-hands } и не отпускают.
event-put-new = { $who } ставят { $new } на { $at }{ event-hands } и не отпускают.
event-release = { $who } ставят { $from } на { $at }{ event-hands } и отпускают.
event-release-taking = { $who } бьют { $prey-acc } { $from-ins }{ event-hands } и отпускают { $role ->
    [pawn] её
    [rook] её
   *[other] его
 }.
event-release-back = { $who } ставят { $from } обратно{ event-hands } и отпускают.
event-release-new = { $who } ставят { $new } на { $at }{ event-hands } и отпускают.
event-release-new-taking = { $who } снимают { $prey-acc }, ставят туда { $new }{ event-hands } и отпускают.
event-hands = { $hands ->
    [two] {" "}двумя руками
   *[one] {""}
 }
event-remove = { $who } снимают с доски { $unit-acc }{ event-hands }.
event-press = { $who } нажимают на часы.
event-turn = Начинается ход { $who-gen }.
event-claim = { $who } заявляют протест: соперник нарушил статью 4.
event-offer = { $who } предлагают ничью.
event-accept = { $who } принимают ничью.
event-resign = { $who } сдаются.
event-flag = У { $who-gen } падает флажок.

## Что нужно сыграть

duty-none = Возможных ходов нет.
duty-any = Можно сделать любой возможный ход: { $moves }.
duty-any-many = Можно сделать любой возможный ход (всего их { $number }).
duty-only = Нужно сыграть { $moves }.
duty-castle = Нужно рокировать: { $moves }.
duty-move = Нужно пойти { $unit-ins }: { $moves }.
duty-take = Нужно взять { $prey-acc }: { $moves }.
duty-take-with = Нужно взять { $prey-acc } { $unit-ins }: { $moves }.
duty-promote = Нужно превратить { $unit-acc } на { $at }: { $moves }.
duty-choice = Нужно сыграть один из этих ходов: { $moves }.
duty-except = Можно сделать любой возможный ход, кроме { $moves }.

## Ответы

say-contact-named = { $why ->
    [counts] Касание { $unit-gen } обязывает.
    [accident] Касание { $unit-gen } случайное: оно не обязывает.
    [adjusting] Касание { $unit-gen } — поправка с предупреждением: оно не обязывает.
    [not-on-move] Очередь хода не за { $who-ins }: касание { $unit-gen } не обязывает.
    [no-wish] Касание { $unit-gen } — не ради хода или взятия: оно не обязывает.
   *[too-late] Касание { $unit-gen } было уже после сделанного хода: оно не обязывает.
 }
say-contact = { $why ->
    [counts] Касание обязывает.
    [accident] Касание случайное: оно не обязывает.
    [adjusting] Поправка с предупреждением: касание не обязывает.
    [not-on-move] Очередь хода не за { $who-ins }: касание не обязывает.
    [no-wish] Касание не ради хода или взятия: оно не обязывает.
   *[too-late] Ход уже сделан: касание не обязывает.
 }
say-before = Это было ещё до начала хода. { $words }
say-decides = { $words }
say-decides-silent = { $words } Ни один пункт этого не говорит, таково решение по умолчанию.
say-yields = { $topic ->
    [own-touched] Ни одной тронутой своей фигурой пойти нельзя.
    [enemy-touched] Ни одну тронутую чужую фигуру взять нельзя.
    [both-colours] Ни пойти тронутой своей фигурой, ни взять тронутую чужую нельзя.
   *[other] У короля нет возможных ходов; король и ладья больше не обязывают, обязывают остальные тронутые фигуры.
 }
say-loses = { $topic ->
    [king-then-rook] Полагалась бы рокировка, но раньше тронута другая фигура, и решает она ({ $other }).
    [castling-impossible] Полагался бы ход королём, но раньше тронута другая фигура, и решает она ({ $other }).
    [king-and-rook-together] Решали бы король и ладья, но раньше тронута другая фигура, и решает она ({ $other }).
   *[other] Решало бы это, но раньше тронута другая фигура, и решает она ({ $other }).
 }
say-barred = { $unit } тронута раньше короля: рокировать с ней на этом ходу нельзя.
say-free = { $topic ->
    [illegal-release] Касания больше не обязывают: можно сделать другой возможный ход.
    [rook-then-king] Можно сделать любой возможный ход, кроме этой рокировки.
   *[other] Ничто не обязывает: можно сделать любой возможный ход.
 }
say-binds = { $topic ->
    [promotion-choice] Новая фигура выбрана окончательно: { $moves }.
    [released-king] Король отпущен, остаётся рокировать: { $moves }.
    [released-pawn] Пешка уже не может пойти на другое поле: { $moves }.
   *[other] Фигура уже не может встать на другое поле: { $moves }.
 }
say-binds-nothing = { $topic ->
    [released-king] Отпущенный король обязывал бы рокировать, но полагается не эта рокировка: он ни к чему не обязывает.
    [promotion-choice] Новая фигура была бы окончательной, но полагается не это превращение: она ни к чему не обязывает.
   *[other] Фигура закрепилась бы на этом поле, но полагается не этот ход: она ни к чему не обязывает.
 }
say-illegal = { $topic ->
    [released-king] Такая рокировка невозможна, и отпущенный король к ней не обязывает.
    [promotion-choice] Такое превращение невозможно.
   *[other] Такой ход этой фигурой невозможен.
 }
say-illegal-castling = Это часть невозможной рокировки, она не засчитывается.
say-not-proper = Пешка не поставлена сперва на последнюю горизонталь, как требует пункт: превращение в { unit-role-acc } ещё не сделано.
say-made = Ход { $move } сделан.
say-not-made = { $topic ->
    [made-capture] Взятие ещё не сделано.
    [made-castling] Рокировка ещё не сделана.
    [made-promotion] Превращение ещё не сделано.
   *[other] Ход ещё не сделан.
 }
say-breach = { $topic ->
    [one-hand] Он сделан двумя руками — нарушение.
    [rook-then-king] Эта рокировка была запрещена — нарушение.
    [released-piece] Этот ход сделать было уже нельзя — нарушение.
   *[other] Полагался другой ход — нарушение.
 }
say-taken-back = Сделанный ход взят назад — нарушение. Теперь на доске { $move }.
say-taken-back-all = Сделанный ход взят назад — нарушение. Позиция на доске теперь не отвечает ни одному возможному ходу.
say-ends = { $end ->
    [mate] Мат: партия окончена, { $result }.
    [stalemate] Пат: партия окончена, { $result }.
   *[dead] Мат больше невозможен: партия окончена, { $result }.
 }
say-end-withheld = { $end ->
    [mate] Мат, но ход нарушил статью 4, и партия на этом не кончается.
    [stalemate] Пат, но ход нарушил статью 4, и партия на этом не кончается.
   *[dead] Мат больше невозможен, но ход нарушил статью 4, и партия на этом не кончается.
 }
say-goes-on = В этой редакции такая позиция партию не кончает.
say-result = { $topic ->
    [draw-by-agreement] Соперники согласились на ничью: { $result }.
   *[resignation] Сдача кончает партию: { $result }.
 }
say-no-agreement = { $why ->
    [no-offer] Предложения, которое можно принять, нет.
    [refused] Предложение уже отклонено касанием или ходом.
   *[too-early] Не каждая сторона сделала ход: соглашаться на ничью рано.
 }
say-right-lost = Касание { $unit-gen } лишает права на протест.
say-complaint = { $verdict ->
    [upheld] Протест удовлетворён.
    [rejected] Протест отклонён: соперник ничего не нарушил.
    [lapsed] Протест запоздал: право на него утрачено.
    [after-end] Протест заявлен после окончания партии.
   *[premature] Протест преждевременен: ход ещё не сделан.
 }
say-ignored = Это уже ничего не меняет.
say-outside = Это область статей, по которым решения здесь не выносятся.

## Решения

ruling-open = Ход { $who-gen }. { $words }
ruling-bound = Ход { $who-gen } ещё не сделан, но выбор уже ограничен. { $words }
ruling-made = { $who } сделали ход { $move }.
ruling-completed = { $who } сделали ход { $move } и нажали на часы.
ruling-over = { $how ->
    [mate] Партия окончена матом: { $result }.
    [stalemate] Партия окончена патом: { $result }.
    [dead-position] Партия окончена, мат невозможен: { $result }.
    [resignation] Партия окончена сдачей: { $result }.
    [draw-by-agreement] Партия окончена соглашением на ничью: { $result }.
   *[other] Партия окончена: { $result }.
 } { $move ->
    [none] {""}
   *[other] Последний ход — { $move }.
 }
ruling-breach = Этот ход нарушает { $articles }.
ruling-shown = Он взят назад, на доске { $move }.
ruling-shown-none = Он взят назад; позиция на доске не отвечает ни одному возможному ходу.
ruling-not-over = Партия не окончена.
ruling-no-agreement = { $why ->
    [no-offer] Ничьей нет: предложения, которое можно принять, не было.
    [refused] Ничьей нет: предложение уже отклонено касанием или ходом.
   *[too-early] Ничьей нет: не каждая сторона сделала ход.
 }
ruling-claim = { $verdict ->
    [upheld] Протест { $who-gen } удовлетворён.
    [rejected] Протест { $who-gen } отклонён.
    [lapsed] Протест { $who-gen } запоздал.
    [after-end] Протест { $who-gen } заявлен после окончания партии.
   *[premature] Протест { $who-gen } преждевременен.
 }
certainty-express = Однозначно: так говорит нумерованный пункт.
certainty-silent = Пробел: ни один пункт этого не предусматривает, показано решение по умолчанию.
certainty-disputed = Спорно: редакцию можно прочесть и иначе, и тогда решение другое.

## Оформление

story-under = по редакции «{ $title }» ({ $id })
story-events = Что произошло
story-no-events = Ничего не произошло: ни одна фигура не тронута.
story-end = В итоге
story-ruling = Решение
story-rests-on = Основание: { $article }.
story-borrowed = Этот пункт взят из { $original }, оригинала: текста самой редакции здесь не видели, и номер в ней может быть другим.
story-rests-on-draw = Основание: { $article }; о ничьей — { $draw }.
story-readings = Если читать иначе
story-reading-source = Почему так: { $source }
reading-as-original = Так говорит оригинал ({ $edition }).
story-articles = Что говорят пункты
contrast-title = { $first } и { $second }: «{ $title }»
contrast-agree = Обе редакции решают одинаково.
contrast-differ = Редакции решают по-разному.
contrast-alike-on = Но приходят к этому разными путями.
contrast-part = Где они расходятся
contrast-no-part = Расхождений нет: на каждый вопрос ответ один и тот же.
contrast-why = Почему
contrast-one = Здесь важен ответ только на один вопрос:
contrast-either = { $count ->
    [1] Хватило бы ответа на этот вопрос, хотя здесь важны и другие:
   *[other] Хватило бы ответа на любой из этих вопросов:
 }
contrast-together = Разницу дают лишь вместе ответы на эти вопросы:
contrast-says-nothing = здесь ничего не говорит
contrast-over = партия окончена
contrast-rulings = Решения
