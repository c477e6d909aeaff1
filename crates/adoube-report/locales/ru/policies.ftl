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

## time-range

topic-time-range = К каким правилам относится контроль времени?
policy-time-range-by-total-time = Решает время на всю партию; добавка за шестьдесят ходов считается или нет.
param-time-range-by-total-time-blitz = Что считается блицем: `up-to-ten` — не больше десяти минут, `under-fifteen` — меньше пятнадцати.
param-time-range-by-total-time-rapid = Что считается быстрыми шахматами: `under-sixty` — меньше шестидесяти минут, `up-to-sixty` — и ровно шестьдесят.
param-time-range-by-total-time-increment = Считается ли добавка за шестьдесят ходов: `counted` — да, `ignored` — нет.
param-time-range-by-total-time-supervised-branch = Есть ли свои правила для партий, за которыми следит достаточно арбитров.

## move-completed

topic-move-completed = Когда ход завершён?
policy-move-completed-by-press = Ход завершён, когда нажаты часы или когда им окончена партия.
policy-move-completed-by-press-or-next-move = Ход завершён, когда нажаты часы, когда им окончена партия или когда игрок сделал следующий ход.

## press-hand

topic-press-hand = Что, если на часы нажали другой рукой?
policy-press-hand-penalty-list = Нажать на часы другой рукой — нарушение; наказание арбитр выбирает из перечня.
param-press-hand-penalty-list-penalty = Требует ли текст наказания из перечня (`must`) или оставляет его арбитру (`may`).

## empty-press

topic-empty-press = Что такое нажатие на часы без хода?
policy-empty-press-illegal-move = Нажатие без хода наказывается как невозможный ход.
param-empty-press-illegal-move-confusion = Игрок решил, что забыл нажать часы: `no-excuse` — наказание то же, `excused` — самое большее из перечня.
policy-empty-press-not-named = Ни один пункт не называет нажатия без хода; остаётся разве что общий пункт.
policy-empty-press-penalty-list = Нажать на часы, не сделав хода, — неправильное обращение с часами; наказание арбитр выбирает из перечня.
param-empty-press-penalty-list-penalty = Требует ли текст наказания из перечня (`must`) или оставляет его арбитру (`may`).

## default-time

topic-default-time = Когда опоздавший проигрывает?
policy-default-time-loss-when-later = Опоздавший больше, чем разрешено, проигрывает.
param-default-time-loss-when-later-unspecified = Сколько минут разрешено, если регламент молчит: `zero` — ни одной, `sixty` — шестьдесят, `undefined` — не сказано.
param-default-time-loss-when-later-excuse = Кто может простить опоздание: `arbiter` — и арбитр, `regulations-only` — только регламент.
param-default-time-loss-when-later-from = От какого начала считаются минуты: `actual-start` — действительного, `planned-start` — назначенного.

## neither-present

topic-neither-present = Кто теряет время, если никто не пришёл?
policy-neither-present-clock-runs-for-white = Часы белых идут с начала партии, кто бы ни пришёл.
policy-neither-present-white-until-he-comes = Белые теряют время до своего прихода, если арбитр не решит иначе.
param-neither-present-white-until-he-comes-only-with-default-time = Говорит ли пункт только о соревнованиях, где можно опоздать.

## flag-notice

topic-flag-notice = Когда флажок считается упавшим и вправе ли арбитр об этом сказать?
policy-flag-notice-claim-only = Арбитр молчит; флажок упал, когда соперник, чей флажок не упал, остановил часы и заявил об этом.
param-flag-notice-claim-only-both-down = Вправе ли арбитр сказать, когда упали оба флажка: `silent` — нет, `may-speak` — да.
policy-flag-notice-seen-or-claimed = Флажок упал, когда это заметил арбитр или заявил соперник.
param-flag-notice-seen-or-claimed-arbiter = Обязан ли арбитр объявить о падении: `must` — да, `may` — вправе.
param-flag-notice-seen-or-claimed-claim = Что нужно для заявления: `free` — ничего, `time-left` — сохранить своё время, `stop-and-time-left` — ещё и остановить часы.

## flag-fall

topic-flag-fall = Каков результат при падении флажка?
policy-flag-fall-loss-if-mating-force = Партия проиграна, только если у соперника есть силы для мата; иначе ничья.
policy-flag-fall-loss-unless-mate-impossible = Партия проиграна; ничья, если соперник не может дать мат никакой серией возможных ходов.
param-flag-fall-loss-unless-mate-impossible-after-automatic = Что с ничьей по повторению или числу ходов, которой никто не заметил: `drawn` — она остаётся, `letter` — по букве проигрыш.

## both-flags

topic-both-flags = Что, если упали оба флажка и неизвестно, какой раньше?
policy-both-flags-draw = Партия заканчивается вничью в любом периоде.
policy-both-flags-last-period-draw = В последнем периоде ничья, в более раннем партия продолжается.
policy-both-flags-only-if-announced = Если рекомендации объявлены, в последнем периоде ничья, в более раннем партия продолжается; иначе правила нет.
param-both-flags-last-period-draw-increment = Последний период с добавлением времени: `draw` — тоже ничья, `play-on` — это не ускоренное окончание, и партия продолжается.

## clock-setting

topic-clock-setting = Что, если часы неисправны или установлены неверно?
policy-clock-setting-replace-and-correct = Неисправные часы заменяют; неверную установку исправляют сразу.
param-clock-setting-replace-and-correct-until = После скольких ходов каждого игрока неверная установка остаётся; 0 — такого предела нет.
param-clock-setting-replace-and-correct-late = Остаётся ли она тогда: `kept` — в любом случае, `unless-schedule` — если не страдает расписание.
policy-clock-setting-replace-and-set = Неисправные часы заменяют, время ставит арбитр; о неверной установке судят по аналогии.
param-clock-setting-replace-and-set-until = После скольких ходов каждого игрока неверная установка остаётся; 0 — такого предела нет.
param-clock-setting-replace-and-set-late = Остаётся ли она тогда: `kept` — в любом случае, `unless-schedule` — если не страдает расписание.

## clock-stop

topic-clock-stop = Когда игрок вправе остановить часы?
policy-clock-stop-for-help = Остановить часы можно только для того, чтобы обратиться к арбитру.
param-clock-stop-for-help-abuse = Что такое остановка часов без причины: `penalty-list` — нарушение, за которое арбитр вправе наказать по перечню, `not-named` — ни один пункт её не называет.

## clock-times

topic-clock-times = Какое время ставят после нарушения?
policy-clock-times-best-judgement = Время арбитр ставит по собственному разумению.
param-clock-times-best-judgement-increment = Что с добавкой, полученной из-за нарушения: `withdrawn` — на практике её снимают, `open` — сказать нельзя.

## wrong-setup

topic-wrong-setup = Что, если начальная позиция была неверной?
policy-wrong-setup-new-game = Партия аннулируется и играется новая, когда бы это ни обнаружилось.
policy-wrong-setup-new-game-until = Новая партия играется, пока каждый игрок не завершил столько-то ходов; дальше игра продолжается.
param-wrong-setup-new-game-until-moves = После скольких ходов каждого игрока партия продолжается.
param-wrong-setup-new-game-until-castling = Кто не может рокировать: `kept` — таких нет, `lost-with-king-and-queen` — король, стоявший на месте ферзя, `lost-with-king` — любой король, стоявший неверно, `lost-with-king-or-rook` — и ладья.

## board-turned

topic-board-turned = Что, если доска лежала неправильно?
policy-board-turned-transfer = Позиция переносится на правильно положенную доску, и партия продолжается.
param-board-turned-transfer-only-error = Должна ли это быть единственная ошибка.
param-board-turned-transfer-until = После скольких ходов каждого игрока ничего не меняют; 0 — такого предела нет.

## colours-reversed

topic-colours-reversed = Что, если перепутан цвет фигур?
policy-colours-reversed-continue-unless-arbiter = Партия продолжается, если арбитр не решит иначе.
policy-colours-reversed-new-game-below-ten = Пока сделано меньше десяти ходов, играется новая партия; дальше игра продолжается.
param-colours-reversed-new-game-below-ten-ten = Кто должен был сделать десять ходов, чтобы партия продолжалась: `both` — оба, `either` — хотя бы один.

## displaced

topic-displaced = Что бывает, если фигуры сбиты?
policy-displaced-restore-in-own-time = Игрок поправляет фигуры за счёт своего времени; нажать на часы раньше — нарушение.
param-displaced-restore-in-own-time-pressing = Что такое нажать на часы, когда фигуры лежат: `penalty-list` — нарушение с наказанием из перечня, `not-named` — наказания ни один пункт не называет.
param-displaced-restore-in-own-time-other-side = Что может сделать соперник: `may-stop-clocks` — остановить часы, `may-restart-clock` — пустить часы игрока, не делая хода.

## displaced-found

topic-displaced-found = Что, если фигуры оказались не на своих полях?
policy-displaced-found-position-before = Восстанавливают позицию, которая была до сдвига, а если её не установить — последнюю известную, и играют из неё.
param-displaced-found-position-before-claims = До каких пор игрок может об этом заявить: `any-time` — всю партию, `until-touch` — пока не тронул фигуру ради хода.

## illegal-move

topic-illegal-move = До какого момента исправляют невозможный ход?
policy-illegal-move-during-the-game = Невозможный ход исправляют, когда бы он ни обнаружился во время партии.
param-illegal-move-during-the-game-trigger = Когда ход считается невозможным: `completed` — когда завершён, `made` — когда стоит на доске.
policy-illegal-move-until-the-reply = Невозможный ход исправляют только до ответа соперника.
param-illegal-move-until-the-reply-closes = Что закрывает срок: `made` — сделанный ответный ход, `touched` — касание фигуры.
param-illegal-move-until-the-reply-agreed = Могут ли игроки и после этого договориться об исправлении без арбитра: `no` — нет, `yes` — да.
param-illegal-move-until-the-reply-binds = Для кого тогда уже поздно: `everybody` — для всех, `claims` — только для заявляющего игрока.

## king-taken

topic-king-taken = Что такое взятие короля?
policy-king-taken-illegal-move = Взять короля — невозможный ход.
param-king-taken-illegal-move-said = Говорит ли так какой-нибудь пункт, хотя бы о невозможных ходах вообще.
policy-king-taken-win-by-custom = Взявший короля выигрывает — по обычаю, которого нет в тексте.

## promotion-fault

topic-promotion-fault = Что, если превращение не закончено?
policy-promotion-fault-illegal-becomes-queen = Это невозможный ход, и пешка, дошедшая до последней горизонтали, становится ферзём.
param-promotion-fault-illegal-becomes-queen-who = Кто ставит ферзя: `placed-by-arbiter` — арбитр, `player-must` — игрок должен заново сделать превращение.
param-promotion-fault-illegal-becomes-queen-ends = Оканчивают ли партию мат, пат или мёртвая позиция, возникшие от этого ферзя.
policy-promotion-fault-illegal-free-choice = Это невозможный ход; после возврата игрок выбирает фигуру, если ничто другое не обязывает.

## two-hands-fault

topic-two-hands-fault = Считается ли ход двумя руками невозможным?
policy-two-hands-fault-illegal-move = Ход двумя руками наказывается как невозможный ход.
param-two-hands-fault-illegal-move-needs-press = Становится ли он таким только после нажатия на часы.
param-two-hands-fault-illegal-move-acts = О каких ходах речь: `any` — о любых, `listed` — только о рокировке, взятии и превращении.
policy-two-hands-fault-penalty-list = Ход двумя руками — не невозможный ход; наказание арбитр выбирает из перечня.
param-two-hands-fault-penalty-list-penalty = Требует ли текст наказания из перечня (`must`) или оставляет его арбитру (`may`).

## replacement

topic-replacement = Какие правила связывают ход вместо невозможного?
policy-replacement-touch-and-release = Ход вместо невозможного связан тронутыми фигурами и фигурами, отпущенными там, куда им можно ходить.
policy-replacement-touch-only = Ход вместо невозможного связан только тронутыми фигурами.

## illegal-count

topic-illegal-count = Какие нарушения считаются вместе?
policy-illegal-count-each-kind = Невозможные ходы, ходы двумя руками и нажатия без хода считаются порознь.
param-illegal-count-each-kind-both-guilty = Что считается, если виноваты оба: `first` — первое нарушение, `each` — каждое.
policy-illegal-count-together = Все нарушения, наказываемые как невозможный ход, считаются вместе.
param-illegal-count-together-both-guilty = Что считается, если виноваты оба: `first` — первое нарушение, `each` — каждое.

## illegal-penalty

topic-illegal-penalty = Чего стоит невозможный ход?
policy-illegal-penalty-loss-at-once = Невозможный ход проигрывает партию; ничья, если соперник не может дать мат.
policy-illegal-penalty-none = Невозможный ход исправляют, наказания за него нет.
policy-illegal-penalty-time-then-loss = За невозможный ход сопернику прибавляют время; на определённом по счёту партия проиграна.
param-illegal-penalty-time-then-loss-seconds = Сколько секунд прибавляют сопернику.
param-illegal-penalty-time-then-loss-loses-at = На каком по счёту партия проиграна.
param-illegal-penalty-time-then-loss-no-mate = Что, если соперник не может дать мат: `draw` — ничья, `open` — выигрыш, о котором текст молчит, `half` — ему половина очка.
param-illegal-penalty-time-then-loss-only-in-quickplay-finish = Только ли это при ускоренном окончании.
policy-illegal-penalty-win-on-claim = За невозможный ход соперник вправе потребовать выигрыша; без требования наказания нет.
param-illegal-penalty-win-on-claim-no-mate = Что, если потребовавший не может дать мат: `claim-draw` — можно потребовать ничью, `needs-force` — для выигрыша нужны силы для мата, без них счёт не определён.

## illegal-position

topic-illegal-position = Что делает арбитр, обнаруживший невозможную позицию и не видевший, как она возникла?
policy-illegal-position-on-request = Арбитр восстанавливает позицию, только если об этом просит игрок.
policy-illegal-position-restore = Восстанавливается позиция до нарушения или последняя известная.
policy-illegal-position-steps-in-for-two-faults = Арбитр вмешивается, если под шахом оба короля или не закончено превращение; иначе только по просьбе.
policy-illegal-position-wait-then-draw = Если под шахом оба короля или пешка стоит на последней горизонтали, арбитр ждёт следующего хода; если позиция и тогда невозможна, ничья.
param-illegal-position-wait-then-draw-still = Что должно ещё стоять на доске: `any` — любая невозможная позиция, `same` — то же нарушение.

## arbiter-acts

topic-arbiter-acts = По каким нарушениям арбитр действует сам?
policy-arbiter-acts-acts = Арбитр действует по нарушениям, которые видит, насколько это позволяет редакция.
param-arbiter-acts-acts-illegal = По невозможным ходам: `must` — обязан, `may` — вправе, `on-claim` — только по требованию.
param-arbiter-acts-acts-touch = По правилу «тронул — ходи»: `must` — обязан, `may` — вправе, `on-request` — только по просьбе.

## arbiter-helps

topic-arbiter-helps = Может ли арбитр подсказать игроку, что тот упустил?
policy-arbiter-helps-keeps-silent = Он не говорит игроку ни что ход сделан, ни что часы не нажаты.

## outsiders

topic-outsiders = Можно ли действовать по слову посторонних?
policy-outsiders-arbiter-only = Кто увидел нарушение, может сказать о нём арбитру и больше никому.
param-outsiders-arbiter-only-acts = По чему действует арбитр: `on-what-he-hears` — по тому, что ему сказали, `on-what-he-observes` — лишь по тому, что заметил сам.
policy-outsiders-not-provided = Другим о партии говорить не разрешено; арбитр действует по тому, что видит сам.

## after-the-game

topic-after-the-game = Что с нарушением, обнаруженным после конца партии?
policy-after-the-game-result-stands = Когда партия окончена, результат остаётся, что бы ни обнаружилось.

## recording

topic-recording = Обязан ли игрок записывать ходы?
policy-recording-not-required = Записывать ходы игрок не обязан.
policy-recording-until-five-minutes = Игрок записывает ходы, пока не осталось меньше пяти минут, а с добавкой от тридцати секунд — всегда.
param-recording-until-five-minutes-waiver = Как долго можно не писать: `rest-of-period` — до конца периода, `at-some-stage` — раз так было, `present-time` — по времени в данный момент.

## writing-ahead

topic-writing-ahead = Можно ли записать ход до его исполнения?
policy-writing-ahead-free = Ход можно записать до того, как он сделан.
policy-writing-ahead-penalty-list = Записать ход до его исполнения — нарушение, если это не требование ничьей и не записанный секретно ход; наказание арбитр выбирает из перечня.
param-writing-ahead-penalty-list-penalty = Требует ли текст наказания из перечня (`must`) или оставляет его арбитру (`may`).

## notes

topic-notes = Можно ли игроку делать заметки?
policy-notes-penalty-list = Делать заметки — нарушение; наказание арбитр выбирает из перечня.
param-notes-penalty-list-penalty = Требует ли текст наказания из перечня (`must`) или оставляет его арбитру (`may`).

## assistant

topic-assistant = Чего стоит помощник?
policy-assistant-fair-adjustment = Часы игрока с помощником арбитр справедливо поправляет.
policy-assistant-none-if-disabled = Игроку с инвалидностью помощник ничего не стоит; остальным арбитр поправляет часы.
policy-assistant-time-off-at-start = Часть времени снимают в начале партии.

## draw-offer

topic-draw-offer = Когда предложение ничьей действительно?
policy-draw-offer-stands = Предложение в силе, пока не принято или отклонено; не вовремя оно мешает сопернику, а с условием недействительно.
param-draw-offer-stands-claim-counts = Считается ли требование ничьей и её предложением.
param-draw-offer-stands-condition = Что делает условие: `voids` — предложения нет, `falls-away` — оно остаётся без условия.

## draw-bar

topic-draw-bar = Может ли соревнование запретить ничьи?
policy-draw-bar-agreement = Соревнование может запретить соглашаться на ничью.
policy-draw-bar-no-bar = Правила не дают соревнованию права запрещать ничьи.
policy-draw-bar-offer = Соревнование может запретить предлагать ничью и соглашаться на неё.

## same-position

topic-same-position = Когда позиция считается той же самой?
policy-same-position-moves-count = Позиции одинаковы, если одинаковы фигуры, очередь хода и возможные ходы; право, которым нельзя воспользоваться, не в счёт.
policy-same-position-rights-count = Позиции одинаковы, если одинаковы фигуры, очередь хода, права на рокировку и взятия на проходе.

## claim-right

topic-claim-right = Когда теряется право требовать ничью?
policy-claim-right-lost-by-move = Право на требование на этом ходу теряется, когда ход сделан.
policy-claim-right-lost-by-touch = Право на требование на этом ходу теряется с касанием фигуры.

## claim-move

topic-claim-move = Как объявляют задуманный ход, требуя ничью?
policy-claim-move-written = Ход, от которого возникнет позиция, записывают и объявляют арбитру.
param-claim-move-written-unwritten = Что, если ход не записан: `wrong-claim` — требование неверно, `make-legal` — игроку велят записать.
param-claim-move-written-electronic = Годится ли электронный бланк.
param-claim-move-written-frozen = Нельзя ли уже изменить записанный ход.

## fifty-moves

topic-fifty-moves = Когда можно требовать ничью по пятидесяти ходам?
policy-fifty-moves-fifty-each = Достаточно пятидесяти ходов каждой стороны без взятий и ходов пешками.
param-fifty-moves-fifty-each-counted = Какие ходы считаются: `completed` — завершённые, `made` — сделанные.

## wrong-claim

topic-wrong-claim = Чего стоит неверное требование?
policy-wrong-claim-time = За неверное требование сопернику прибавляют время.
param-wrong-claim-time-seconds = Сколько секунд прибавляют сопернику.
param-wrong-claim-time-deduct = Что теряет потребовавший: `none` — ничего, `half` — половину оставшегося времени, но не больше трёх минут, `half-with-floor` — то же, но не ниже одной минуты.
param-wrong-claim-time-procedural = Стоит ли столько же требование, лишь оформленное неправильно: `costs` — да, `free` — нет.

## claim-check

topic-claim-check = Как рассматривают требование?
policy-claim-check-examined = Требование проверяют, отозвать его нельзя.
param-claim-check-examined-clocks = Часы при этом: `shall-be-stopped` — останавливает игрок или арбитр, `may-be-stopped` — потребовавший вправе, `must-be-stopped` — обязан.
param-claim-check-examined-flag-during = Что важнее, если тем временем упал флажок: `claim-first` — требование, `flag-first` — флажок.
param-claim-check-examined-running = Требование при часах, оставленных на ходу: `heard` — рассматривают, `not-heard` — не раньше остановки часов.

## fivefold

topic-fivefold = Оканчивает ли партию пятикратное повторение?
policy-fivefold-any-spacing = Позиция, возникшая в пятый раз, даёт ничью, что бы ни было между повторениями.
policy-fivefold-consecutive = Позиция, возникшая пять раз подряд, через каждые два хода сторон, даёт ничью.
param-fivefold-consecutive-between = Какие ходы могут лежать между: `any-moves` — любые, `same-moves` — каждый раз одни и те же у каждой стороны.
policy-fivefold-never = Сколько бы раз позиция ни повторилась, партия продолжается, пока ничью не потребуют.

## seventy-five

topic-seventy-five = Оканчивают ли партию семьдесят пять ходов без взятий и ходов пешками?
policy-seventy-five-automatic = Семьдесят пять ходов каждой стороны без взятий и ходов пешками дают ничью.
policy-seventy-five-never = Сколько бы ходов ни прошло без взятий и ходов пешками, партия продолжается, пока ничью не потребуют.

## quickplay

topic-quickplay = Можно ли требовать ничью при ускоренном окончании?
policy-quickplay-claim = Игрок, у которого меньше двух минут, может потребовать ничью; решает арбитр.
param-quickplay-claim-available = Есть ли право само по себе: `by-right` — да, `if-announced` — только если объявлено и нет добавки.
param-quickplay-claim-on-move = Только ли тот, чья очередь хода, может требовать.
param-quickplay-claim-clock = Часы потребовавший останавливает: `may-stop` — если хочет, `must-stop` — обязательно.
param-quickplay-claim-reject = Вправе ли арбитр отклонить требование, а не только отложить.
param-quickplay-claim-late = Когда отложенное требование ещё можно удовлетворить: `any-time` — в любое время, `after-flag` — только после падения флажка.
param-quickplay-claim-bonus = Сколько секунд прибавляют сопернику, если требование отклонено.
policy-quickplay-no-claim = Такого требования нет.

## five-seconds

topic-five-seconds = Можно ли в цейтноте просить пять секунд на ход?
policy-five-seconds-may-be-asked = Где об ускоренном окончании объявлено, о них может просить игрок, чья очередь хода, когда у него меньше двух минут.
param-five-seconds-may-be-asked-adds = Как добавляют секунды: `delay-or-increment` — задержкой или добавкой, `increment` — только добавкой.
param-five-seconds-may-be-asked-bonus = Секунды, которые получает соперник, если просьба исполнена.
policy-five-seconds-not-given = Ничего подобного просить нельзя.

## devices

topic-devices = Чего стоит электронное устройство?
policy-devices-bringing-loses = Кто явно принёс устройство в помещение, проигрывает, включено оно или нет, если регламент не мягче.
policy-devices-not-named = Ни один пункт не называет устройств; прозвучавшее или использованное подпадает разве что под общий пункт.
policy-devices-on-person-loses = Устройство при игроке проигрывает, если регламент не мягче; выключенное может лежать в сумке, если это разрешено.
param-devices-on-person-loses-kinds = Какие устройства: `electronic` — любые электронные, `communication` — средства связи и подсказки ходов.
policy-devices-ring-loses = Зазвонивший телефон проигрывает партию, а счёт соперника определяет арбитр; неразрешённое устройство — нарушение.
policy-devices-sound-loses = Издавшее звук устройство проигрывает партию; выключенное разрешено.

## inspection

topic-inspection = Что, если игрок отказывается от осмотра?
policy-inspection-not-named = Ни один пункт не даёт права на осмотр; отказ подпадает разве что под общий пункт.
policy-inspection-penalty-list = Отказ от осмотра — нарушение; наказание арбитр выбирает из перечня.
param-inspection-penalty-list-penalty = Требует ли текст наказания из перечня (`must`) или оставляет его арбитру (`may`).

## leaving

topic-leaving = Кому можно отойти от доски?
policy-leaving-on-move-needs-permission = Без разрешения нельзя покидать помещение, а игроку, чья очередь хода, — и игровую зону.
param-leaving-on-move-needs-permission-not-on-move = Игрок не на ходу покидает игровую зону: `free` — свободно, `as-announced` — с докладом, если так объявлено.

## distraction

topic-distraction = Что бывает, если мешать сопернику?
policy-distraction-penalty-list = Мешать сопернику — нарушение; наказание арбитр выбирает из перечня.
param-distraction-penalty-list-offers = Какие предложения ничьей мешают: `unreasonable` — необоснованные, `persistent` — только настойчивые.

## analysing

topic-analysing = Можно ли закончившим партию анализировать в помещении?
policy-analysing-free = Закончившие партию могут анализировать; нарушение — только мешать другим.
policy-analysing-penalty-list = Анализ там, где играют, — нарушение; наказание арбитр выбирает из перечня.
param-analysing-penalty-list-penalty = Требует ли текст наказания из перечня (`must`) или оставляет его арбитру (`may`).

## refusal

topic-refusal = Что с настойчивым отказом подчиниться?
policy-refusal-loss = Настойчивый отказ подчиниться проигрывает партию, а счёт соперника определяет арбитр.

## both-refuse

topic-both-refuse = Что, если подчиняться упорно отказываются оба?
policy-both-refuse-both-lose = Проигрывают оба.

## penalties

topic-penalties = Какие наказания есть в перечне арбитра?
policy-penalties-list = В перечне предупреждение, прибавка и вычет времени, проигрыш, исключение и то, что добавляет редакция.
param-penalties-list-adds = Что ещё в перечне: `points` — прибавка и вычет очков, `fine` — штраф, `exclude-rounds` — отстранение от туров.

## appeal

topic-appeal = Можно ли обжаловать решение?
policy-appeal-not-named = О протестах ни один пункт не говорит.
policy-appeal-open-unless-barred = Любое решение можно обжаловать, если регламент этого не запрещает, даже подписав бланк.
policy-appeal-quickplay-final = Решение по требованию при ускоренном окончании окончательно.
param-appeal-quickplay-final-others = Прочие решения: `not-named` — о протестах ни один пункт не говорит, `open-unless-barred` — их можно обжаловать, если регламент этого не запрещает.

## tactile-touch

topic-tactile-touch = Когда фигура тронута игроком, который не видит?
policy-tactile-touch-lifted-out = Фигура тронута, когда она вынута из гнезда.

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

## Стороны вопроса, о которых есть свой пункт.

facet-both-flags-earlier = оба флажка упали в более раннем периоде
facet-clock-defective = испорченные часы
facet-clock-corrected = исправляемая неверная установка часов
facet-repetition-claimed = требование ничьей повторением
facet-fifty-written = пятьдесят ходов с записанным ходом
facet-setup-anew = неверная расстановка, партия начинается заново
facet-board-transferred = перевёрнутая доска, позицию переносят
facet-quickplay-unannounced = ускоренное окончание, о котором не объявляли
facet-quickplay-increment = ускоренное окончание при добавлении времени
facet-leaving-off-move = уход с игровой площадки не на своём ходу
facet-leaving-venue = уход из турнирного помещения
facet-flag-claimed = заявление о флажке в быстрых и блице
facet-stopped-for-help = остановка часов ради помощи арбитра
facet-device-used = использование устройства
facet-penalty-two-hands = наказание за игру двумя руками
facet-penalty-empty-press = наказание за нажатие без хода
facet-wrong-claim-blitz = ошибочное требование ничьей в блице
facet-two-hands-breach = игра двумя руками как нарушение, а не невозможный ход
facet-king-taken-fast = взятие короля в быстрых и блице
