# Вопросы, способы решения и их параметры: по предложению на каждый.
# topic-ВОПРОС, policy-ВОПРОС-ИМЯ, param-ВОПРОС-ИМЯ-ПАРАМЕТР, choice-ПАРАМЕТР-ЗНАЧЕНИЕ.

## has-the-move

topic-has-the-move = С какого момента очередь хода за игроком?
policy-has-the-move-after-opponent-completed = Очередь хода наступает, когда соперник завершил ход, то есть нажал на часы.
policy-has-the-move-after-opponent-made = Очередь хода наступает, как только ход соперника сделан.

## castling-right

topic-castling-right = Когда рокировка вообще возможна?
policy-castling-right-unmoved-and-unhindered = Рокировка возможна, если король и ладья ещё не ходили, между ними пусто и ни одно поле на пути короля не под ударом.

## one-hand

topic-one-hand = Можно ли делать ход двумя руками?
policy-one-hand-one-hand-only = Каждый ход делается одной рукой; ход двумя руками — нарушение, но остаётся в силе.

## adjusting

topic-adjusting = Кто вправе поправлять фигуры и что при этом надо сказать?
policy-adjusting-announced-on-own-clock = Поправлять можно, предупредив об этом на своём ходу, и только когда идут собственные часы.
policy-adjusting-announced-on-own-move = Поправлять можно на своём ходу, предупредив об этом заранее.

## contact

topic-contact = Какое касание фигуры обязывает?
policy-contact-deliberate-touch = Обязывает всякое намеренное касание, чего бы игрок ни хотел.
param-contact-deliberate-touch-except = Намерения, при которых касание не обязывает: `adjust` — поправить фигуру, `other-unit` — взяться за другую, `none` — никакого; `object` — фигуру задели рукавом или ручкой, не собираясь ею ходить.
policy-contact-intended-touch = Касание обязывает, только если этой фигурой собирались ходить или её собирались взять.
param-contact-intended-touch-also = Какие ещё намерения обязывают: `other-unit` — взялись за эту фигуру вместо другой.
policy-contact-presumed-intended = Всякое касание, кроме явно случайного, считается намеренным.
param-contact-presumed-intended-except = Намерения, при которых касание не обязывает: `adjust` — поправить фигуру, `other-unit` — взяться за другую, `none` — никакого; `object` — фигуру задели рукавом или ручкой, не собираясь ею ходить.

## castling-contact

topic-castling-contact = Какие касания засчитываются по пунктам о рокировке?
policy-castling-contact-any-deliberate-touch = По пунктам о рокировке засчитывается любое намеренное касание короля и ладьи.
param-castling-contact-any-deliberate-touch-needs-move = Обязан ли только тот, чья очередь хода.
param-castling-contact-any-deliberate-touch-needs-wish = Должно ли касание обязывать и по общему пункту.
param-castling-contact-any-deliberate-touch-accident = Засчитывается ли и случайное касание: `ignored` — нет, `counts` — да.

## king-then-rook

topic-king-then-rook = К чему обязан игрок, коснувшийся короля, а затем ладьи?
policy-king-then-rook-must-castle = Коснувшийся короля и ладьи обязан рокировать в эту сторону, если это возможно.

## rook-then-king

topic-rook-then-king = Что бывает, если ладьи коснулись раньше короля?
policy-rook-then-king-both-sides-barred = Рокировать этим ходом нельзя ни в одну сторону.
policy-rook-then-king-castle-if-possible = Порядок касаний важен, только когда рокировка невозможна; иначе рокировать обязательно.
policy-rook-then-king-that-side-barred = Рокировать с этой ладьёй на этом ходу нельзя, дальше решает пункт о своих фигурах.

## king-and-rook-together

topic-king-and-rook-together = Что бывает, если короля и ладьи коснулись одновременно, а рокировка невозможна?
policy-king-and-rook-together-as-castling-clause = Одновременное касание короля и ладьи подпадает под пункт о невозможной рокировке.
policy-king-and-rook-together-as-own-touched = Одновременно тронутые король и ладья — как любые свои фигуры: ходит король, если может, иначе ладья.

## castling-impossible

topic-castling-impossible = Как ходить, если задуманная рокировка невозможна?
policy-castling-impossible-king-move-else-any = Королём надо сделать другой ход, можно и рокировать в другую сторону; если ходов у него нет, разрешён любой ход.
param-castling-impossible-king-move-else-any-opens = С какого касания действует пункт: `king` — с касания одного короля, `king-then-rook` — только короля и ладьи.

## both-colours

topic-both-colours = К чему обязан игрок, коснувшийся и своих, и чужих фигур?
policy-both-colours-pair-then-choice = Чужую фигуру надо взять своей; если это невозможно, игрок выбирает: ходить первой своей, которая может, или взять первую чужую, которую можно взять.
param-both-colours-pair-then-choice-pair = Какой парой надо ходить: `both-duties` — той, что отвечает обеим обязанностям сразу, `any-pair` — любой тронутой, `first-with-first` — первой своей с первой чужой, `first-that-can` — первой, для которой взятие возможно.
policy-both-colours-pair-then-earlier = Чужую фигуру надо взять своей; если это невозможно, решает более раннее касание из тех, что можно исполнить.
param-both-colours-pair-then-earlier-pair = Какой парой надо ходить: `both-duties` — той, что отвечает обеим обязанностям сразу, `any-pair` — любой тронутой, `first-with-first` — первой своей с первой чужой, `first-that-can` — первой, для которой взятие возможно.
policy-both-colours-pair-then-other-captor = Чужую фигуру надо взять своей; если это невозможно — другой своей фигурой, а если нельзя и так, решает касание своей.
param-both-colours-pair-then-other-captor-pair = Какой парой надо ходить: `both-duties` — той, что отвечает обеим обязанностям сразу, `any-pair` — любой тронутой, `first-with-first` — первой своей с первой чужой, `first-that-can` — первой, для которой взятие возможно.

## order-unknown

topic-order-unknown = Что считается тронутым первым, если порядок касаний неизвестен?
policy-order-unknown-own-counts-first = Если порядок неизвестен, считается, что сначала тронута своя фигура.

## own-touched

topic-own-touched = К чему обязан игрок, коснувшийся своих фигур?
policy-own-touched-first-own-only = Засчитывается только самая первая тронутая своя фигура; если она ходить не может, обязанность на следующую не переходит.
policy-own-touched-first-that-can-move = Ходить надо первой из тронутых своих фигур, которая может ходить.

## enemy-touched

topic-enemy-touched = К чему обязан игрок, коснувшийся чужих фигур?
policy-enemy-touched-first-enemy-only = Засчитывается только самая первая тронутая чужая фигура; если взять её нельзя, обязанность на следующую не переходит.
policy-enemy-touched-first-that-can-be-taken = Взять надо первую из тронутых чужих фигур, которую можно взять.

## none-can-move

topic-none-can-move = Как ходить, если ни одна тронутая фигура не может ни пойти, ни быть взята?
policy-none-can-move-any-legal-move = Если ни одна тронутая фигура не может ни пойти, ни быть взята, разрешён любой ход.

## promotion-choice

topic-promotion-choice = Когда выбор фигуры при превращении становится окончательным?
policy-promotion-choice-fixed-on-release = Выбор окончателен, когда новая фигура отпущена.
policy-promotion-choice-fixed-on-touching-square = Выбор окончателен, когда новая фигура коснулась поля превращения.

## promotion-procedure

topic-promotion-procedure = Каким образом пешка превращается?
policy-promotion-procedure-any-order = Снять пешку и поставить новую фигуру можно в любом порядке; ставить пешку на поле превращения не обязательно.
policy-promotion-procedure-pawn-reaches-square = Прежде чем заменить пешку, её надо поставить на поле превращения.

## released-piece

topic-released-piece = Когда фигуру уже нельзя поставить на другое поле?
policy-released-piece-fixed-when-placed = Фигура, поставленная на поле, куда ей можно ходить, остаётся там, даже если рука ещё на ней.
policy-released-piece-fixed-when-released = Фигуру, отпущенную на поле, куда ей можно ходить, на этом ходу уже нельзя поставить на другое.

## released-king

topic-released-king = К чему обязан игрок, отпустивший короля на поле рокировки?
policy-released-king-bound-to-castle = Отпустив короля на поле рокировки, игрок обязан рокировать в эту сторону, если это возможно.
policy-released-king-free-until-castled = Король, отпущенный на поле рокировки, — ещё не ход; это обязывает не больше, чем само касание.

## released-pawn

topic-released-pawn = К чему обязан игрок, отпустивший пешку на последней горизонтали?
policy-released-pawn-bound-to-square = Пешка, отпущенная на последней горизонтали, на другое поле уже не идёт: остаётся превратить её здесь.

## illegal-release

topic-illegal-release = Что бывает, если фигуру отпустили там, куда ей ходить нельзя?
policy-illegal-release-any-move-instead = Если фигуру отпустили там, куда ей ходить нельзя, вместо этого разрешён любой ход.
policy-illegal-release-touch-duty-stays = Фигура, отпущенная там, куда ей ходить нельзя, хода не делает; обязанности от прежних касаний остаются.

## made-plain

topic-made-plain = Когда сделан обычный ход?
policy-made-plain-on-release = Обычный ход сделан, когда фигура отпущена на новом поле.

## made-capture

topic-made-capture = Когда сделано взятие?
policy-made-capture-taken-off-and-placed = Взятие сделано, когда взятая фигура снята с доски, а бьющая поставлена, пусть ещё и не отпущена.
policy-made-capture-taken-off-and-released = Взятие сделано, когда взятая фигура снята с доски, а бьющая отпущена.

## made-castling

topic-made-castling = Когда сделана рокировка?
policy-made-castling-rook-placed = Рокировка сделана, когда ладья поставлена на поле, через которое прошёл король, пусть ещё и не отпущена.
policy-made-castling-rook-released = Рокировка сделана, когда ладья отпущена на поле, через которое прошёл король.

## made-promotion

topic-made-promotion = Когда сделано превращение?
policy-made-promotion-new-piece-released = Превращение сделано, когда новая фигура отпущена, даже если пешка ещё на доске.
policy-made-promotion-released-and-pawn-off = Превращение сделано, когда новая фигура отпущена, а пешка снята с доски.

## mate

topic-mate = Сразу ли мат оканчивает партию?
policy-mate-ends-at-once = Мат оканчивает партию сразу, даже если ход нарушил статью 4.
policy-mate-ends-unless-article-4-broken = Мат оканчивает партию сразу, если ход не нарушил пункты 4.2–4.7.

## stalemate

topic-stalemate = Сразу ли пат оканчивает партию?
policy-stalemate-ends-at-once = Пат оканчивает партию сразу, даже если ход нарушил статью 4.
policy-stalemate-ends-unless-article-4-broken = Пат оканчивает партию сразу, если ход не нарушил пункты 4.2–4.7.

## dead-position

topic-dead-position = Сразу ли мёртвая позиция оканчивает партию?
policy-dead-position-ends-at-once = Мёртвая позиция оканчивает партию сразу, даже если ход нарушил статью 4.
policy-dead-position-ends-unless-article-4-broken = Мёртвая позиция оканчивает партию сразу, если ход не нарушил пункты 4.2–4.7.
policy-dead-position-goes-on = Мёртвая позиция партию не оканчивает; сдача после неё действительна.

## resignation

topic-resignation = Каков результат, если игрок сдался?
policy-resignation-draw-if-mate-impossible = Выигрывает соперник, но если он не может дать мат никакой последовательностью ходов, ничья.
policy-resignation-opponent-wins = Выигрывает соперник сдавшегося.

## draw-by-agreement

topic-draw-by-agreement = Когда соперники вправе согласиться на ничью?
policy-draw-by-agreement-after-a-move-each = Согласиться на ничью можно после того, как каждый сделал хотя бы один ход.
param-draw-by-agreement-after-a-move-each-refused-by = Чем отклоняется сделанное предложение: `touch` — касанием фигуры с намерением ходить, `move` — только сделанным ходом.
policy-draw-by-agreement-at-any-time = Согласиться на ничью можно в любой момент партии.
param-draw-by-agreement-at-any-time-refused-by = Чем отклоняется сделанное предложение: `touch` — касанием фигуры с намерением ходить, `move` — только сделанным ходом.

## complaint

topic-complaint = Кто, на какое нарушение и до какого момента вправе заявить протест?
policy-complaint-lost-by-deliberate-touch = Право на протест теряется от любого намеренного касания.
param-complaint-lost-by-deliberate-touch-scope = На нарушения каких пунктов это распространяется: `article-4` — всей статьи 4, `touched-units` — только правил касания и рокировки, `every-article` — любых статей.
param-complaint-lost-by-deliberate-touch-adjusting = Теряется ли право и от поправки с предупреждением: `loses` — да, `keeps` — нет.
policy-complaint-lost-by-intended-touch = Право на протест теряется от касания с намерением ходить или взять.
param-complaint-lost-by-intended-touch-scope = На нарушения каких пунктов это распространяется: `article-4` — всей статьи 4, `touched-units` — только правил касания и рокировки, `every-article` — любых статей.
policy-complaint-lost-by-presumed-touch = Право на протест теряется от любого касания, кроме случайного и поправки с предупреждением.
param-complaint-lost-by-presumed-touch-scope = На нарушения каких пунктов это распространяется: `article-4` — всей статьи 4, `touched-units` — только правил касания и рокировки, `every-article` — любых статей.

## Значения параметров

choice-except-nothing = Ни одно намерение от обязанности не освобождает.
choice-except-adjust = Поправка фигуры не обязывает.
choice-except-other-unit = Если хотели взяться за другую фигуру, касание не обязывает.
choice-except-none = Касание без всякого намерения не обязывает.
choice-except-object = Касание предметом, если фигурой не собирались ходить, не обязывает.
choice-also-nothing = Никакие другие касания не обязывают.
choice-also-other-unit = Обязывает и касание фигуры, за которую взялись вместо другой.
choice-needs-move-true = Обязан только тот, чья очередь хода.
choice-needs-move-false = Чья очередь хода, не важно.
choice-needs-wish-true = Касание должно обязывать и по общему пункту.
choice-needs-wish-false = Обязывает ли касание по общему пункту, не важно.
choice-accident-ignored = Случайное касание не засчитывается.
choice-accident-counts = Засчитывается и случайное касание.
choice-opens-king = Пункт действует с касания одного короля.
choice-opens-king-then-rook = Пункт действует, только если тронуты король и ладья.
choice-pair-both-duties = Взятие делает та пара, что отвечает обеим обязанностям сразу.
choice-pair-any-pair = Годится любая тронутая пара.
choice-pair-first-with-first = Первая своя фигура должна взять первую чужую.
choice-pair-first-that-can = Взятие делает первая пара, для которой оно возможно.
choice-refused-by-touch = Сделанное предложение отклоняет касание фигуры с намерением ходить.
choice-refused-by-move = Сделанное предложение отклоняет только сделанный ход.
choice-scope-article-4 = Это распространяется на нарушения всей статьи 4.
choice-scope-touched-units = Это распространяется только на нарушения правил касания и рокировки.
choice-scope-every-article = Это распространяется на нарушения любых статей.
choice-adjusting-loses = Право теряется и от поправки с предупреждением.
choice-adjusting-keeps = От поправки с предупреждением право не теряется.
