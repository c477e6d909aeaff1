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
    [""] {""}
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
    [flag] флажок
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
    [""] {""}
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
    [""] {""}
   *[other] {" "}Есть условие: { $condition }.
 }
event-mark-accept = Есть условие: { $condition }.
event-mark-fen = Отсюда позиция дана заново.
event-mark-inverted = Она стоит вверх дном.
event-mark-colour = Она чужого цвета.
