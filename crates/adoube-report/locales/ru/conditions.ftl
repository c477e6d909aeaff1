# В каких условиях играется партия: предложения рядом со случаем.

conditions = Условия
condition-play = { $play ->
    [rapid] Быстрые шахматы.
    [blitz] Блиц.
   *[standard] Классические шахматы.
 }
condition-rate = Время каждому: { $periods }{ $increment ->
    [0] {""}
   *[other] , с добавлением { $increment } с на ход
 }{ $delay ->
    [0] {""}
   *[other] , с задержкой { $delay } с на ход
 }.
condition-rate-period = { $moves ->
    [0] { $minutes } мин
    [one] { $minutes } мин на { $moves } ход
    [few] { $minutes } мин на { $moves } хода
   *[other] { $minutes } мин на { $moves } ходов
 }
condition-rate-then = , затем{" "}
condition-supervised = Арбитров достаточно, чтобы действовали соревновательные правила.
condition-phase = Ускоренное окончание: последний период, без добавления.
condition-clocks = На часах перед первым событием: у белых { $white }, у чёрных { $black }.
condition-clock-kind = Часы механические.
condition-moves-completed = До первого события ходов завершено: белыми { $white }, чёрными { $black }.
condition-period = { $last ->
    [yes] Идёт последний период
   *[no] Идёт не последний период
 }{ $moves ->
    [0] {""}
   *[other] , до { $moves }-го хода
 }.
condition-offences = Прежние нарушения { $side ->
    [black] чёрных
   *[white] белых
 }: { $offences }.
condition-offence = { $offence ->
    [two-hands] ход двумя руками ({ $count })
    [empty-press] часы переключены без хода ({ $count })
   *[illegal-move] невозможный ход ({ $count })
 }
condition-warnings = Прежние предупреждения: у белых { $white }, у чёрных { $black }.
condition-arbiter = Арбитр наблюдает и видит каждое действие.
condition-default-time = { $minutes ->
    [nobody] По регламенту за опоздание поражения не засчитывают.
   *[other] По регламенту опоздавшему больше чем на { $minutes } мин засчитывают поражение.
 }
condition-draws = { $move ->
    [never] По регламенту соглашаться на ничью без арбитра нельзя.
   *[other] По регламенту до { $move }-го хода соглашаться на ничью нельзя.
 }
condition-devices = { $devices ->
    [bag-allowed] По регламенту выключенное устройство может лежать в сумке.
    [milder] По регламенту за устройство наказывают мягче, чем проигрышем.
   *[banned] По регламенту приносить устройства нельзя.
 }
condition-quickplay = Объявлено, что действует руководство по ускоренному окончанию.
condition-leaving = По регламенту игроки сообщают, когда уходят.
condition-appeals = По регламенту решения не обжалуются.
condition-schedule = Партия должна была начаться в { $planned }{ $late ->
    [yes] {" "}и началась в { $started }
   *[no] {""}
 }.
condition-colours = Партия начата с перепутанным цветом фигур.
condition-swapped = В начале фигуры { $first } и { $second } стояли одна на месте другой.
condition-board = Доска лежала повёрнутой на четверть оборота.
condition-writing = { $who ->
    [white] Ходы записывают только белые.
    [black] Ходы записывают только чёрные.
    [nobody] Ходы никто не записывает.
   *[both] Ходы записывают оба игрока.
 }
condition-sheet = Бланки электронные.
condition-stopped = { $side ->
    [black] Чёрные
   *[white] Белые
 } перестали записывать{ $remaining ->
    [unsaid] {""}
   *[other] , когда оставалось { $remaining }
 }{ $now ->
    [unsaid] {""}
   *[other] ; сейчас на часах { $now }
 }.
condition-disability = { $side ->
    [black] Чёрные
   *[white] Белые
 } { $disability ->
    [motor] не могут двигать фигуры или писать
   *[visual] не видят доски
 }.
condition-assistant = { $side ->
    [black] Чёрным
   *[white] Белым
 } помогает ассистент.
condition-since-irreversible = Ходов без взятия и хода пешкой: у белых { $white }, у чёрных { $black }.
condition-occurrences = Позиция стояла { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[other] { $count } раз
 }, считая этот{ $spacing ->
    [gapped] , с другими позициями между ними
   *[consecutive] {""}
 }{ $rights ->
    [changed] ; права на рокировку или взятие на проходе были не всегда одни и те же
   *[same] {""}
 }{ $moves ->
    [changed] ; возможные ходы были не всегда одни и те же
   *[same] {""}
 }.
condition-when = { $when ->
    [after-signing] Обнаружено после подписания бланков.
   *[after-game] Обнаружено после партии.
 }
