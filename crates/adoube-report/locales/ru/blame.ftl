# Где менялось решение, и статьи во всех редакциях.

blame-title = { $count ->
    [0] Ни одна редакция не изменила решения случая
    [one] Решение менялось { $count } раз в случае
    [few] Решение менялось { $count } раза в случае
   *[other] Решение менялось { $count } раз в случае
 } «{ $title }» ({ $id })
blame-head-ruling = Решение
blame-head-change = Что изменилось
blame-back = Возврат к прежнему решению.
blame-count = { $count ->
    [0] Ни одна редакция этого ряда его не меняла.
    [one] Его изменила { $count } редакция этого ряда.
    [few] Его изменили { $count } редакции этого ряда.
   *[other] Его изменили { $count } редакций этого ряда.
 }
history-title = Статья { $article } ({ $edition }) во всех редакциях
history-head-edition = Редакция
history-head-says = Статья и её суть
history-head-decides = Ответы
history-head-moved = Изменились решения
history-nothing = такой статьи нет
history-note = Изменились решения: случаи, которые редакция решает иначе, чем та, за которой она следует или которую передаёт, из-за этих статей; далее — сколько решений изменилось на этом шаге всего.
history-count = { $count } из { $all } (против { $before })
history-moved = { $before } → { $edition } ({ $count }): { $ids }
history-no-article = в { $edition } нет статьи `{ $article }`
