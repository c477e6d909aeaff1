# Таблицы: сравнение, списки, покрытие.

## Редакции коротко

authority-FIDE = ФИДЕ
authority-RU = Русские тексты
edition-short-ru-2005-jadoube = 2005 jadoube
edition-short-ru-2009-juniorchess = 2009 junior
edition-short-ru-2010-738 = 2010 №738
edition-short-ru-2014-1093 = 2014 №1093
edition-short-ru-2017-fomin = 2017 Фомин

## Темы: папки со случаями

theme-accident = Случайное касание
theme-adjusting = Поправка фигур
theme-arbiter = Вмешательство арбитра
theme-automatic-draw = Ничья без требования
theme-castling = Рокировка
theme-clock = Часы
theme-conduct = Поведение
theme-default-time = Опоздание к началу
theme-devices = Электронные устройства
theme-displaced = Опрокинутые фигуры
theme-draw-claim = Требование ничьей
theme-draw-offer = Предложение ничьей
theme-flag-fall = Падение флажка
theme-game-end = Окончание партии
theme-illegal-move = Невозможный ход
theme-late-claim = Протесты
theme-made = Когда ход сделан
theme-on-move = Чья очередь хода
theme-promotion = Превращение
theme-promotion-fault = Превращение не закончено
theme-quickplay = Ускоренное окончание
theme-rapid-blitz = Быстрые шахматы и блиц
theme-recording = Запись ходов
theme-release = Фигура отпущена
theme-setup = Неверная расстановка в начале
theme-touching = Тронутые фигуры
theme-two-hands = Две руки
theme-wish = Касание без намерения ходить
table-own-incidents = Ваши случаи

## Сравнение

table-title = { $incidents ->
    [0] Ни один случай не различает { $editions ->
        [one] эту редакцию
        [few] эти { $editions } редакции
       *[other] эти { $editions } редакций
     }
    [one] { $incidents } случай в { $editions ->
        [one] { $editions } редакции
       *[other] { $editions } редакциях
     }
    [few] { $incidents } случая в { $editions ->
        [one] { $editions } редакции
       *[other] { $editions } редакциях
     }
   *[other] { $incidents } случаев в { $editions ->
        [one] { $editions } редакции
       *[other] { $editions } редакциях
     }
 }
table-head-incident = Случай
table-head-outcome = Решение
table-head-editions = Редакции
table-note-counts = { $divergent ->
    [0] Расхождений нет. Рассмотрено:
   *[other] Редакции расходятся в { $divergent } из
 } { $incidents ->
    [one] { $incidents } { $divergent ->
        [0] случай.
       *[other] случая.
     }
    [few] { $incidents } { $divergent ->
        [0] случая.
       *[other] случаев.
     }
   *[other] { $incidents } случаев.
 }
table-note-hidden = { $count ->
    [one] { $count } случай, в котором редакции сходятся, не показан (его покажет --all).
    [few] { $count } случая, в которых редакции сходятся, не показаны (их покажет --all).
   *[other] { $count } случаев, в которых редакции сходятся, не показаны (их покажет --all).
 }
table-note-letters = A, B, C — решения одного случая в порядке редакций. Рядом с редакцией — статья, на которой основано решение.
table-note-certain = { $mark } перед статьёй: однозначно. Так говорит нумерованный пункт.
table-note-range = «…» между статьями: номер в этих редакциях менялся; показаны первый и последний.
table-note-borrowed = { $mark } после номера: пункт взят из оригинала, потому что текста самой редакции здесь не видели; номер в ней может быть другим.
table-note-bound = «обязан»: поставленная фигура ограничила выбор, но ход ещё не сделан.
table-note-disputed = { $mark } перед статьёй: спорно. Текст допускает другое прочтение, ведущее к другому решению (какое — покажет --long).
table-note-silent = { $mark } перед статьёй: пробел. Ни один пункт этого не предусматривает, показано решение по умолчанию.
table-note-no-article = Редакция без статьи: выбор хода там ничем не ограничен.
table-footer-editions = Редакции: { $editions }
table-footer-data = Данные: { $digest }
table-footer-command = Команда: { $command }

## Решения

table-unit-nom = { unit-role } { $square }
table-unit-acc = { unit-role-acc } { $square }
table-unit-ins = { unit-role-ins } { $square }
table-or = { $first } или { $last }
table-moves-any = любой ход
table-moves-none = возможных ходов нет
table-moves-only = только { $move }
table-moves-castle = рокировать { $move }
table-moves-castle-either = рокировать в любую сторону
table-moves-promote = превратить пешку на { $square }
table-moves-unit = ходить { $with }
table-moves-unit-or-castle = ходить { $with } или рокировать
table-moves-unit-but = ходить { $with }, но не { $moves }
table-moves-take = взять { $taken }
table-moves-unit-or-take = ходить { $with } или взять { $taken }
table-moves-list = { $moves }
table-moves-any-but = любой ход, кроме { $moves }
table-moves-count = { $count ->
    [one] { $count } ход на выбор
    [few] { $count } хода на выбор
   *[other] { $count } ходов на выбор
 }
table-bound = обязан: { $choice }
table-bound-only = обязан сыграть { $move }
table-made = ход { $move } сделан
table-made-completed = ход { $move } завершён
table-made-stands = ход { $move } в силе
table-made-none = ход сделан
table-in-breach = , с нарушением
table-taken-back = , потом взят назад
table-taken-back-for = , потом заменён на { $move }
table-goes-on = , партия продолжается
table-end-mate = { $result }, мат
table-end-stalemate = { $result }, пат
table-end-dead = { $result }, мёртвая позиция
table-end-resignation = { $result }, сдача
table-end-agreement = { $result }, ничья по соглашению
table-end-other = { $result }, партия окончена
table-claim = { $verdict }: { $rest }
table-claim-after-end = { $rest }; протест после окончания
table-claim-upheld = протест удовлетворён
table-claim-rejected = протест отклонён
table-claim-lapsed = протест запоздал
table-claim-premature = протест преждевременен
table-claim-inadmissible = требование не рассматривается
table-claim-make-legal = требование надо оформить как положено
table-claim-stands = нарушение остаётся без исправления
table-claim-pending = решение по требованию отложено
table-turn-white = белые, ход { $turn }
table-turn-black = чёрные, ход { $turn }
table-status-open = ход ещё не сделан
table-status-bound = обязан
table-status-made = ход сделан
table-status-completed = ход завершён
table-status-over = партия окончена
table-breaches = { $count ->
    [one] нарушен { $count } пункт
    [few] нарушено { $count } пункта
   *[other] нарушено { $count } пунктов
 }

## Подробно

table-long-moves = { $count ->
    [1] Ход:
   *[other] Ходы ({ $count }):
 } { $moves }
table-long-breach = (нарушение { $articles })
table-long-reading = Прочтение { $reading } ({ $editions }): { $leads }
table-long-as = как { $letter }

## Заголовки значений через запятую

table-csv-incident = случай
table-csv-title = название
table-csv-theme = тема
table-csv-diverges = расхождение
table-csv-edition = редакция
table-csv-outcome = исход
table-csv-words = решение
table-csv-article = статья
table-csv-certainty = надёжность
table-csv-status = состояние
table-csv-move = ход
table-csv-permitted = разрешено
table-csv-breach = нарушено
table-csv-claims = протесты
table-csv-result = результат

## Списки

list-policies = Способы решения: как можно ответить на вопрос Правил
list-topics = Вопросы, на которые отвечают Правила
list-editions = Редакции Правил
list-scenarios = Случаи
list-head-topic = Имя
list-head-policy = Вопрос и способ решения
list-head-says = В чём он состоит
list-head-used = Где применён
list-head-question = Вопрос
list-head-policies = Способы решения
list-head-id = Имя
list-head-title = Название
list-head-kind = Вид
list-head-force = Действует
list-head-source = Прочтений
list-head-theme = Тема
list-head-tags = Метки
list-head-article = Пункт
list-head-role = Что он решает
list-nobody = ни в одной
list-everybody = во всех редакциях
list-in-branches = { $branches }: { $editions }
list-in-readings = в прочтениях: { $editions }
list-parameter = { $name }: { $sentence } Значения: { $values }.
list-default = { $value } (по умолчанию)
list-any-of = любые из { $values }
list-number = от { $least } до { $most }, { $usual } (по умолчанию)
list-since = с { $from }
list-between = { $from } – { $until }
kind-original = оригинал
kind-translation = перевод
kind-order = приказ
kind-overlay = наложение
branch-standard = классические
branch-rapid-supervised = быстрые с достаточным числом арбитров
branch-rapid = быстрые
branch-blitz-supervised = блиц с достаточным числом арбитров
branch-blitz = блиц
kind-draft = проект
kind-of = { $kind } ({ $other })
list-count = Всего: { $count }.

## Покрытие

coverage-title = { $title } ({ $id })
coverage-outside = вне модели: { $reason }
coverage-inherited = из { $edition }
coverage-summary = Пунктов { $provisions }: решают { $decides }, вне модели { $outside }.
