# Страницы, доски, показ редакций и случаев.

## Доски

board-turn = Ход { $who-gen }.
board-brackets = [ ] тронутые фигуры
board-symbols = ♔ белые, ♚ чёрные
board-letters = Заглавные буквы — белые. K король, Q ферзь, R ладья, B слон, N конь, P пешка.
board-unit = { unit-role } { $square }
board-words = Белые: { $white }. Чёрные: { $black }.
board-words-touched = Тронуты: { $units }.

## Даты

date = { $day } { $month ->
    [1] января
    [2] февраля
    [3] марта
    [4] апреля
    [5] мая
    [6] июня
    [7] июля
    [8] августа
    [9] сентября
    [10] октября
    [11] ноября
   *[12] декабря
 } { $year } года

## Редакция

show-kind-original = подлинный текст
show-kind-translation = перевод
show-kind-order = приказ министерства
show-kind-overlay = наложение: разъяснения или временная поправка к редакции
show-kind-draft = проект, не действует
show-language = { $code ->
    [en] на английском языке
    [ru] на русском языке
   *[other] язык: { $code }
 }
show-force = Действовала с { $from } по { $until }.
show-force-open = Действует с { $from }.
show-force-draft = Действовала бы с { $from }.
show-translates = Передаёт { $edition }.
show-amends = Меняет { $edition }; чего в ней нет, унаследовано.
show-source = Источник: { $source }
show-provisions = Пунктов: { $all }, из них решают: { $decide }, вне модели: { $outside }.
show-provisions-head = Пункты
show-decides = Решает
show-outside = Вне модели
show-cited-for = Назван для
show-evidence = Опора
show-reading = Прочтение
show-inherited = Унаследован
show-inherited-from = из { $edition }
show-grade-seen = прочитан сам текст
show-grade-copy = прочитана копия
show-grade-inferred = следует из других текстов
show-grade-memory = известно, но заново не прочитано

## Случай

show-incident = { $id }{ $theme ->
    [none] {""}
   *[other] , тема: { $theme }
 }{ $tags ->
    [none] {""}
   *[other] , метки: { $tags }
 }
show-happened = Произошло { $date }.
show-position = Позиция: { $fen }
show-expected = Что ожидается
show-expected-none = Ни от одной редакции ничего не ожидается.
show-everywhere = все редакции
show-range = { $first } – { $last }
show-field-turn = ход { $who-gen }
show-status-open = ход ещё не сделан
show-status-bound = ход ещё не сделан, но выбор ограничен
show-status-made = ход сделан
show-status-completed = ход сделан и завершён нажатием на часы
show-status-over = партия окончена
show-field-move = ход { $move }
show-field-no-move = ход не сделан
show-field-permitted = можно сыграть: { $moves }
show-field-breach = нарушено: { $articles }
show-field-shown = на доске { $move }
show-field-shown-none = позиция на доске не отвечает ни одному возможному ходу
show-field-claim = протест { $verdict ->
    [upheld] удовлетворён
    [rejected] отклонён
    [lapsed] запоздал
    [premature] преждевременный
   *[any] заявлен
 }
show-field-result = результат { $result }
show-field-no-result = партия продолжается
show-field-certainty = { $certainty ->
    [express] однозначно
    [silent] пробел
   *[disputed] спорно
 }
show-tally = Редакций: { $all }; сходится: { $held }{ $failed ->
    [0] {""}
   *[other] ; расходится: { $failed }
 }{ $unasserted ->
    [0] {""}
   *[other] ; без ожиданий: { $unasserted }
 }.
show-departs = { $edition }: { $field } — ожидалось { $expected }, получилось { $got }.
show-nothing = ничего

## Страницы

page-lead = Как каждая редакция Правил шахмат решает одни и те же случаи за доской. Одинаковые буквы в строке — одинаковое решение.
page-skip = Перейти к таблице
page-incident = Случай и решения
page-table = Сравнение
page-details = Случаи по одному
page-legend = Как читать
page-letters = A, B, C — решения одного случая; они названы под его заголовком.
page-mark-certain = «·» перед статьёй — однозначно: так говорит нумерованный пункт.
page-mark-disputed = «?» после буквы или перед статьёй — спорно: редакцию можно прочесть и иначе, и тогда решение другое.
page-mark-silent = «–» после буквы или перед статьёй — пробел: ни один пункт этого не предусматривает, показано решение по умолчанию.
page-range = «…» между статьями — номер в этих редакциях менялся; показаны первый и последний.
page-board-legend = На досках: уголки отмечают тронутые фигуры, стрелки — ходы, которые можно сделать, кружок стоит у стороны, чья очередь хода.
page-filter = Показать только
page-filter-divergent = случаи, где редакции расходятся
page-filter-text = текст
page-filter-article = статья
page-filter-theme = тема
page-filter-any = любая
page-filter-pair = где расходятся эти две
page-filter-first = первая редакция
page-filter-second = вторая редакция
page-filter-reset = Показать всё
page-filter-count = Показано: { $shown } из { $all }.
page-events = Что произошло
page-outcomes = Решения
page-editions = Редакции и статьи

page-readings = Если читать иначе
page-agree = Все редакции решают одинаково.
page-nothing = Ни один случай не показан.
page-disputed = спорно
page-silent = пробел
page-top = К таблице
page-no-article = ни одна статья не понадобилась
page-about-footer = Об этой странице
