# Соревновательные случаи: события, ответы, клетки таблицы, решения.

## События. Чего событие не говорит, то пусто.

event-play = { $who }: ход { $from }–{ $to }{ $new }.
event-court-stop = { $who } останавливают { $whose ->
    [neighbour] часы соседней доски
   *[own] часы
 }{ $reason ->
    [piece-missing] , потому что нет фигуры для превращения
    [claim] , чтобы заявить требование
    [none] {" "}без причины
   *[arbiter] {" "}и зовут арбитра
 }.
event-court-start = Пущены часы { $start ->
    [black] чёрных
   *[white] белых
 }.
event-court-claim = { $who } заявляют: { claim-kind }{ $move ->
    [unsaid] {""}
   *[other] , ход { $move }
 }{ $written ->
    [false] {" "}(не записан)
   *[true] {""}
 }.
claim-kind = { $claim ->
    [illegal-move] невозможный ход
    [flag] флажок упал
    [threefold] троекратное повторение позиции
    [fifty-move] пятьдесят ходов без взятия и хода пешкой
    [quickplay] ничья при ускоренном окончании
    [five-seconds] часы с добавлением при ускоренном окончании
    [setup] неверная начальная позиция
    [colours] перепутан цвет фигур
    [two-hands] ход двумя руками
    [empty-press] часы переключены без хода
    [breach] нарушение правил
   *[touch-move] нарушение статьи 4
 }
event-court-check = Арбитр проверяет требование: { $finds ->
    [wrong] оно неверно
    [other-fault] обнаружено другое нарушение
   *[correct] оно верно
 }.
event-court-withdraw = { $who } отзывают { $withdraw ->
    [offer] предложение
   *[claim] требование
 }.
event-court-decline = { $who } отклоняют ничью.
event-court-agree = Игроки без арбитра договорились { $agree ->
    [correction] исправить положение
   *[replay] играть с прежней позиции
 }.
event-court-arbiter = { $arbiter ->
    [arrives] Арбитр подходит и видит позицию, но не то, как она возникла.
    [told] { $teller ->
        [player] Игрок
        [captain] Капитан команды
        [organiser] Организатор
        [finished-player] Игрок, закончивший партию,
       *[spectator] Зритель
     } сообщает об этом арбитру.
    [helps] Арбитр говорит игроку то, что тот должен заметить сам.
    [rejects] Арбитр отклоняет требование.
    [postpones] Арбитр откладывает решение.
    [grants] Арбитр удовлетворяет требование.
   *[sees] Арбитр видит { seen-what }.
 }
seen-what = { $what ->
    [position] позицию
    [flag] упавший флажок
    [touch] касание
    [act] поступок
    [press] переключение часов
   *[move] ход
 }
event-court-found = Обнаружено: { $found ->
    [setup] партия начата с неверной позиции
    [colours] перепутан цвет фигур
    [position] такой позиции быть не может
    [flag] флажок упал
   *[illegal-move] сделан невозможный ход
 }.
event-court-knock = { $who } опрокидывают фигуры: { $knock }.
event-court-displace = { $who } случайно сдвигают фигуру с { $displace } на { $on }.
event-court-restore = { $who } ставят фигуру { $restore } на место.
event-court-take = { $who } снимают с доски неприятельского короля.
event-court-waive = { $who } не хотят проверки требования.
event-court-write = { $who } записывают { $write }{ $before-playing ->
    [true] {" "}до того, как сделать ход
   *[other] {""}
 }.
event-court-erase = { $who } стирают запись.
event-court-note = { $who } делают заметку.
event-court-absent = { $absent ->
    [black] Чёрные
   *[white] Белые
 } не пришли.
event-court-arrive = { $arrive ->
    [black] Чёрные
   *[white] Белые
 } приходят{ $at ->
    [unsaid] {""}
   *[other] {" "}в { $at }
 }.
event-court-device = У { $who-gen } { device-name } { $does ->
    [sounds] издаёт звук
    [lights] светится
    [found] обнаружен
    [used] используется
   *[rings] звонит
 }{ $where ->
    [bag] , в сумке
    [table] , на столе
    [venue] , в другом месте помещения
   *[person] {""}
 }{ $state ->
    [off] , выключен
   *[on] {""}
 }.
device-name = { $device ->
    [watch] прибор на запястье
    [other] электронный прибор
   *[phone] телефон
 }
event-court-leave = { $who } покидают { $leave ->
    [area] игровую зону
    [venue] игровое помещение
   *[board] место за доской
 }{ $permission ->
    [true] {" "}с разрешения
   *[other] {" "}без разрешения
 }.
event-court-refuse = { $who } отказываются { $refuse ->
    [order] подчиниться арбитру
    [play] играть по правилам
   *[inspection] от досмотра
 }.
event-court-disturb = { $who } мешают сопернику: { $how ->
    [claims] требования
    [noise] шум
    [talk] разговоры
   *[offers] предложения ничьей
 }.
event-court-analyse = { $who } анализируют в игровом помещении.
event-court-lift = { $who } вынимают фигуру { $lift } из гнезда.
event-court-feel = { $who } ощупывают фигуру { $feel }.
event-court-announce = { $who } объявляют ход { $announce }.
event-court-clock = { $clock ->
    [wrong-setting] Часы поставлены неверно.
    [neighbour] Часы переключил сосед.
   *[defect] Часы неисправны.
 }
event-court-sign = { $who } подписывают бланк.
event-court-appeal = { $who } обжалуют { $appeal ->
    [claim] решение по требованию
    [quickplay] решение по требованию при ускоренном окончании
    [sanction] наказание
   *[result] результат
 }.
event-court-pass = Пропущены ходы каждой стороны: { $count }.
event-court-say = { $who } говорят «{ $say ->
    [queen] ферзь
    [check] шах
    [mate] мат
   *[other] что-то
 }».
event-mark-hand = Это не та рука, которой сделан ход.
event-mark-flag = { $seen-by ->
    [arbiter] Арбитр это видит.
   *[nobody] Никто этого не видит.
 }{ $order ->
    [unknown] {" "}Какой флажок упал первым, неизвестно.
   *[known] {""}
 }
event-mark-offer = { $when ->
    [before-move] Это до хода.
    [opponents-time] Это во время хода соперника.
    [after-move] Это после хода.
   *[other] {""}
 }{ $condition ->
    [unsaid] {""}
   *[other] {" "}Есть условие: { $condition }.
 }
event-mark-accept = Есть условие: { $condition }.
event-mark-fen = Отсюда позиция дана заново.
event-mark-inverted = Она стоит вверх дном.
event-mark-colour = Она чужого цвета.

## Ответы суда

court-score = { $score ->
    [one] 1
    [half] ½
    [zero] 0
   *[arbiter] как решит арбитр
 }
say-court-branch = По контролю времени это { $branch ->
    [rapid] быстрые шахматы
    [rapid-supervised] быстрые шахматы с достаточным числом арбитров
    [blitz] блиц
    [blitz-supervised] блиц с достаточным числом арбитров
   *[standard] классические шахматы
 }.
say-court-completed = { $by ->
    [press] Ход завершён переключением часов.
    [game-end] Ход окончил партию и тем завершён.
    [next-move] Ход завершён следующим ходом игрока.
   *[none] Ход не завершён.
 }
court-fault = { $fault ->
    [castling] невозможная рокировка
    [king-taken] взятие короля
    [promotion] незаконченное превращение
    [two-hands] ход двумя руками
    [empty-press] переключение часов без хода
    [other-hand] переключение часов другой рукой
    [units-lying] переключение часов, когда фигуры стоят не на своих полях
    [clock-stop] остановка часов
    [writing-ahead] запись хода до его выполнения
    [note] заметка
    [device] электронное устройство
    [inspection] отказ от досмотра
    [leaving] уход
    [distraction] помеха сопернику
    [analysing] анализ в помещении
    [refusal] отказ подчиниться
    [offer] такое предложение
   *[illegal-move] невозможный ход
 }
say-court-offence = { $offence ->
    [free] Не нарушение: { court-fault }
    [not-yet] Пока не нарушение, часы не переключены: { court-fault }
    [unnamed] Ни один пункт не называет: { court-fault }
    [may-list] Нарушение ({ court-fault }), арбитр вправе наказать
    [list] Нарушение ({ court-fault }), наказание выбирает арбитр
    [illegal] Считается невозможным ходом: { court-fault }
    [as-illegal] Наказывается как невозможный ход: { court-fault }
   *[loss] Ведёт к проигрышу: { court-fault }
 }.
say-court-counted = Нарушение по счёту: { $number }{ $limit ->
    [none] .
   *[other] ; партия проигрывается при числе { $limit }.
 }
say-court-window-open = Это ещё можно исправить.
say-court-agreed = Оба игрока согласны исправить это.
say-court-window-closed = { $by ->
    [touch] Соперник коснулся фигуры
   *[move] Соперник сделал ход
 }: исправить уже нельзя.
say-court-too-early = Исправлять пока нечего: ход не завершён.
say-court-not-his = О невозможном ходе здесь вправе заявить лишь соперник, а не тот, кто его сделал.
say-court-clocks-open = Нажатие принесло добавку. Часы выставляет арбитр по своему усмотрению, поэтому их показания не названы.
say-court-no-fault = Такого нарушения нет.
say-court-restored = { $exact ->
    [yes] Восстановлена позиция до события { $event }.
   *[no] Восстановлена последняя известная позиция.
 }
say-court-queened = Пешка на { $square } становится ферзём.
say-court-instead = Вместо этого: { $words }
say-court-penalty = { $kind ->
    [time-to-opponent] { $other-dat } добавлено времени: { $time }.
    [warning] { $who-dat } сделано предупреждение.
    [loss] { $who } проигрывают партию.
    [draw] { $who } проиграли бы партию, но { $other } не могут поставить мат: ничья.
    [time-off] { $who-dat } убавлено время{ $time ->
        [none] .
       *[other] : { $time }.
     }
    [increment-off] { $who-dat } убавлено полученное добавление: { $time }.
    [set-time] { $who-dat } оставлено времени: { $time }.
   *[discretion] Наказание против { $who-gen } выбирает арбитр.
 }
say-court-no-penalty = За это ничего не налагается.
say-court-list = Арбитр вправе выбрать наказание из перечня.
say-court-unnamed = Ни один пункт этого не называет; остаётся только общая норма.
say-court-mate-possible = { $possible ->
    [yes] { $who } ещё могут поставить мат какой-то серией возможных ходов.
    [no] { $who } не могут поставить мат никакой серией возможных ходов.
   *[unknown] Могут ли { $who } поставить мат, в пределах поиска не выяснено; считается, что могут.
 }
court-ended-by = { $by ->
    [flag] флажок упал
    [claim] требование верно
    [fivefold] позиция стояла пять раз
    [seventy-five] семьдесят пять ходов без взятия и хода пешкой
    [illegal-move] невозможный ход
    [illegal-position] невозможная позиция осталась
    [device] электронное устройство
    [default] опоздание соперника
    [refusal] отказ подчиниться
    [quickplay] требование при ускоренном окончании верно
    [mate] мат
    [stalemate] пат
    [dead-position] мёртвая позиция
    [resignation] сдача
    [agreement] соглашение
   *[arbiter] решение арбитра
 }
say-court-ended = Партия окончена, { $result }: { court-ended-by }.
say-court-scored = Очки: белым { $white }, чёрным { $black }.
say-court-flag-fallen = Флажок считается упавшим.
say-court-flag-unseen = Флажок упал, но по правилам ещё не считается упавшим.
say-court-control-reached = Ходы периода сделаны: флажок не в счёт.
say-court-both-flags-play-on = Упали оба флажка, порядок неизвестен: игра продолжается.
say-court-no-rule = Ни один пункт этого не охватывает.
say-court-late = Опоздание в минутах: { $minutes }{ $allowed ->
    [none] ; сколько допускается, не сказано.
   *[other] ; допускается { $allowed }.
 }
say-court-claim = { $verdict ->
    [upheld] Требование удовлетворено (заявлено: { claim-kind }).
    [lapsed] Требование опоздало (заявлено: { claim-kind }).
    [premature] Требование преждевременно (заявлено: { claim-kind }).
    [inadmissible] Требование не рассматривается (заявлено: { claim-kind }).
    [make-legal] Требование сначала надо оформить как положено (заявлено: { claim-kind }).
    [stands] Нарушение остаётся без исправления (заявлено: { claim-kind }).
    [pending] Решение отложено (заявлено: { claim-kind }).
   *[rejected] Требование отклонено (заявлено: { claim-kind }).
 }
say-court-right-lost = { $by ->
    [touch] Касание фигуры лишает права на требование.
   *[move] Сделанный ход лишает права на требование.
 }
say-court-occurred = { $count ->
    [none] Сколько раз позиция стояла, неизвестно.
   *[other] Сколько раз позиция стояла: { $count }.
 }
say-court-quiet = { $white ->
    [none] Сколько было ходов без взятия и хода пешкой, неизвестно.
   *[other] Ходов без взятия и хода пешкой: белые { $white }, чёрные { $black }.
 }
say-court-offer = { $state ->
    [refused] Предложение отклонено.
    [accepted] Предложение принято.
    [void] Предложение недействительно.
    [barred] Предложение запрещено регламентом.
   *[open] Предложение в силе.
 }
say-court-duty = { $duty ->
    [must-act] Арбитр обязан вмешаться.
    [may-act] Арбитр вправе вмешаться.
    [waits] Арбитр ждёт следующего завершённого хода.
   *[must-not-act] Арбитр не вмешивается.
 }
say-court-new-game = Играется новая партия.
say-court-play-on = Игра продолжается.
say-court-transferred = Позиция переносится на верно лежащую доску.
say-court-heard = { $looks ->
    [yes] По чужим словам арбитр не действует; что стоит на доске, он видит сам.
   *[no] Что арбитру сообщили, он рассматривает, как если бы увидел сам.
 }
say-court-castling-lost = Кто стоял неверно, рокировать не может.
say-court-writing = { $who } { $duty ->
    [waived] могут не записывать ходы.
    [catch-up] должны записывать и восполнить пропущенное.
   *[required] должны записывать ходы.
 }
say-court-lawful = Это в порядке.
say-court-too-late = Партия окончена: результат остаётся.
say-court-by-practice = Это практика, а не текст.

## Клетки таблицы

court-cell-score = очки: белым { $white }, чёрным { $black }
court-cell-result-stands = результат остаётся
court-cell-ended = { $result }, { $by ->
    [flag] падение флажка
    [claim] требование удовлетворено
    [fivefold] пятикратное повторение
    [seventy-five] 75 ходов
    [illegal-move] невозможный ход
    [illegal-position] невозможная позиция
    [device] электронное устройство
    [default] неявка
    [refusal] отказ подчиниться
    [quickplay] требование при ускоренном окончании
    [mate] мат
    [stalemate] пат
    [dead-position] мёртвая позиция
    [resignation] сдача
    [agreement] соглашение на ничью
   *[arbiter] решение арбитра
 }
court-cell-restored = позиция восстановлена
court-cell-queen = ферзь на { $square }
court-cell-new-game = новая партия
court-cell-transferred = позиция переносится на верную доску
court-cell-replay = игра дальше по договорённости
court-cell-continues = игра продолжается
court-cell-castling-lost = рокировка потеряна
court-cell-side = { $side ->
    [black] чёрным
   *[white] белым
 }
court-cell-sanction = { $kind ->
    [time-to-opponent] { court-cell-side } +{ $time }
    [time-off] { court-cell-side } −{ $time }
    [increment-off] { court-cell-side } −{ $time }
    [set-time] { court-cell-side }: оставить { $time }
    [warning] предупреждение
   *[discretion] наказание по выбору арбитра
 }
court-cell-claim-upheld = требование удовлетворено
court-cell-claim-rejected = требование отклонено
court-cell-claim-lapsed = требование опоздало
court-cell-claim-premature = требование преждевременно
court-cell-claim-inadmissible = требование не рассматривается
court-cell-claim-make-legal = требование оформить как положено
court-cell-claim-stands = ход остаётся
court-cell-claim-pending = решение по требованию отложено
court-cell-offer = предложение { $offer ->
    [refused] отклонено
    [accepted] принято
    [void] недействительно
    [barred] запрещено
   *[open] в силе
 }
court-cell-arbiter = { $duty ->
    [must-act] арбитр обязан вмешаться
    [may-act] арбитр вправе вмешаться
    [waits] арбитр ждёт
   *[must-not-act] арбитр не вмешивается
 }
court-cell-appeal = { $state ->
    [final] без права протеста
    [not-named] протест не предусмотрен
    [too-late] протест опоздал
   *[open] протест возможен
 }
court-cell-recording = { court-cell-side } { $duty ->
    [waived] запись не нужна
    [catch-up] записывать и восполнить
   *[required] записывать
 }
court-finer-clocks = часы { $white } / { $black }
court-finer-offences = нарушения { $white } / { $black }
court-finer-restored = до события { $event }
court-finer-completed = { $by ->
    [press] завершён переключением часов
    [game-end] завершён концом партии
   *[next-move] завершён следующим ходом
 }
court-finer-not-completed = не завершён
court-menu = { $word ->
    [warning] предупреждение
    [time-up] больше времени сопернику
    [time-down] меньше времени
    [points-up] больше очков сопернику
    [points-down] меньше очков
    [loss] проигрыш
    [fine] штраф
    [exclude-rounds] отстранение от туров
   *[expel] исключение
 }

## Решения в предложениях

ruling-court-over = Партия окончена.
ruling-court-branch = Действуют правила: { $branch ->
    [rapid-supervised] быстрые шахматы с достаточным числом арбитров
    [blitz] блиц
    [blitz-supervised] блиц с достаточным числом арбитров
   *[rapid] быстрые шахматы
 }.
ruling-court-position = Игра продолжается с позиции { $position }.
ruling-court-replay = Игра продолжается оттуда, как договорились игроки.
ruling-court-menu = На выбор: { $menu }.
ruling-court-force = { $force ->
    [excusable] Арбитр вправе решить иначе.
   *[practice] Это практика, а не текст.
 }
ruling-court-clocks = На часах после этого: у белых { $white }, у чёрных { $black }.
ruling-court-steps = По порядку: { $steps }.
court-remedy = { $remedy ->
    [stop-check] прекратить проверку требования
    [set-delay] поставить часы с добавлением
    [restore] восстановить позицию
    [place-queen] поставить ферзя
    [transfer-board] перенести на верную доску
    [new-game] начать новую партию
    [set-clocks] выставить часы
    [take-increment] снять добавление
    [give-time] добавить время
    [take-time] снять время
    [set-castling-lost] рокировка утрачена
    [play-intended-move] сделать записанный ход
    [finish-promotion] закончить превращение
    [upright-pieces] поставить фигуру как следует
    [bring-sheet-up-to-date] восполнить запись
    [declare-result] объявить результат
   *[menu] выбрать наказание
 }

## What `show` says

show-field-court-claim = требование ({ claim-kind }): { $verdict ->
    [upheld] удовлетворено
    [rejected] отклонено
    [lapsed] опоздало
    [premature] преждевременно
    [inadmissible] не рассматривается
    [make-legal] оформить как положено
    [stands] нарушение остаётся
    [pending] отложено
   *[any] решено как-либо
 }
say-court-appeal = { $state ->
    [final] Решение окончательно: протест не рассматривается.
    [not-named] О таком протесте не говорит ни один пункт.
    [too-late] Бланк подписан: протест опоздал.
   *[open] Протест возможен.
 }
court-cell-unknown = позиция неизвестна
court-cell-plays = { $side ->
    [black] ход чёрных
   *[white] ход белых
 }
ruling-court-unknown = Что стоит на доске после пропущенных ходов, неизвестно.
