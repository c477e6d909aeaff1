# Что не так с входными данными. На каждый код adoube-catalog одно сообщение; то, что с `-help`, даёт совет.

diag-did-you-mean = возможно, имелось в виду `{ $name }`?
diag-more = и ещё { $count } в том же документе; они не показаны

## Файлы

diag-file-missing = нет файла или папки `{ $file }`
diag-file-forbidden = нет права читать `{ $file }`
diag-file-unreadable = не удаётся прочитать `{ $file }`: { $detail }
diag-no-file = `{ $file }` — не обычный файл
diag-no-file-help = чтобы читать из канала, укажите `-` и подайте текст на стандартный ввод
diag-stdin-twice = стандартный ввод (`-`) можно прочитать только один раз
diag-file-empty = в `{ $file }` нет ни одного документа
diag-folder-empty = в папке `{ $file }` нет файлов `.yaml`, `.yml`, `.json` или `.jsonl`
diag-too-large = `{ $file }` больше { $limit } МБ
diag-too-large-help = файл или отдельный случай может занимать { $limit } МБ; разделите его
diag-not-utf8 = это не текст в UTF-8: с байта { $byte } не начинается никакой символ
diag-not-utf8-help = сохраните файл в кодировке UTF-8

## YAML

diag-yaml = этот YAML не читается: { $detail }
diag-yaml-tab = стоит табуляция, а в YAML нужны пробелы
diag-yaml-tab-help = делайте отступы пробелами
diag-yaml-indentation = отступ не подходит ни к одной строке выше
diag-yaml-indentation-help = ключи одного набора и пункты одного списка начинаются в одном столбце
diag-yaml-quote = кавычка нигде не закрыта
diag-yaml-after-quote = после закрывающей кавычки ещё что-то стоит
diag-yaml-after-quote-help = ожидался конец строки, запятая или скобка; внутри "…" кавычка пишется \"
diag-yaml-escape = неизвестное сочетание после `\`
diag-yaml-escape-help = обратная черта пишется `\\`; можно и взять '…' вместо "…"
diag-yaml-bracket = скобка `{ $open }` нигде не закрыта
diag-yaml-bracket-end = эта скобка ничего не закрывает
diag-yaml-comma = ожидалась запятая или закрывающая скобка
diag-yaml-colon = после ключа ожидались двоеточие и пробел
diag-yaml-colon-in-text = внутри текста стоит двоеточие с пробелом
diag-yaml-colon-in-text-help = возьмите текст в кавычки
diag-yaml-braces = на одной строке несколько полей без фигурных скобок
diag-yaml-braces-help = напишите `{"{"} { $fields } {"}"}`
diag-yaml-character = значение не может начинаться с `{ $character }`
diag-yaml-character-help = возьмите текст в кавычки
diag-yaml-unfinished = документ обрывается посреди значения
diag-yaml-tag = метка `{ $tag }` неизвестна; метки здесь не нужны
diag-yaml-tag-value = значение не подходит к своей метке
diag-yaml-merge-key = слияние (`<<`) здесь не применяется; напишите поля целиком
diag-yaml-anchor = эта ссылка не называет ни одного якоря выше
diag-yaml-aliases = слишком много повторений через якоря и ссылки
diag-yaml-depth = вложенность больше { $limit }
diag-yaml-size = в документе больше { $limit } значений

## JSON

diag-json = этот JSON не читается: { $detail }
diag-json-unfinished = JSON обрывается посреди значения
diag-json-unfinished-help = ожидался целый случай на каждой строке
diag-json-trailing = после значения JSON ещё что-то стоит
diag-json-trailing-help = ожидался один случай на строке
diag-json-trailing-comma = перед закрывающей скобкой стоит запятая
diag-json-key = ожидался ключ в двойных кавычках
diag-json-expected = ожидалось { $expected ->
    [colon] `:`
    [map] `,` или закрывающая фигурная скобка
   *[list] `,` или `]`
  }
diag-json-value = ожидалось значение: текст в двойных кавычках, число, `true`, `false`, `null`, список или набор полей
diag-json-escape = неизвестное или испорченное сочетание после `\`
diag-json-number = это число не читается
diag-json-control = внутри текста стоит конец строки или другой управляющий символ; ожидалось `\n` или подобное
diag-json-depth = слишком большая вложенность списков и наборов

## Любой документ

diag-wrong-type = `{ $field }`: { $expected ->
    [text] ожидался текст
    [list] ожидался список
    [map] ожидался набор полей
    [flag] ожидалось `true` или `false`
    [number] ожидалось число
    [square] ожидалось поле доски, например `e4`
   *[other] ожидалось другое
  }, а здесь { $found ->
    [nothing] пусто
    [flag] `true` или `false`
    [number] число
    [text] текст
    [list] список
    [map] набор полей
   *[other] другое
  }
diag-empty = `{ $field }` пусто; ожидался текст
diag-unknown-field = неизвестное поле `{ $field }` в `{ $in }`
diag-unknown-field-help = ожидалось: { $allowed }
diag-missing-field = нет поля `{ $field }`
diag-duplicate-key = ключ `{ $key }` уже стоит в строке { $line }
diag-number-as-key = ключ { $key } — число; ожидался текст
diag-number-as-key-help = возьмите его в кавычки: `"{ $key }"`
diag-key-no-text = ключ здесь не текст; ожидался текст
diag-unknown-word = `{ $field }` не может быть `{ $word }`
diag-unknown-word-help = ожидалось: { $allowed }
diag-flag-quoted = `{ $field }`: `{ $word }` пишется без кавычек
diag-number-bounds = `{ $field }` не может быть { $number }; ожидалось целое число от { $least } до { $most }
diag-no-language = в `{ $field }` нет текста; ожидалось `en`, `ru` или оба
diag-bad-id = `{ $id }` не годится как имя; ожидались строчные латинские буквы, цифры и одиночные дефисы, например `rook-before-king`
diag-bad-date = `{ $date }` не дата; ожидался день календаря, например `2018-01-01`
diag-id-twice = имя `{ $id }` занято: строка { $line } в { $file }
diag-intends-no-draft = `intends` бывает только у проектов; ожидалось `kind: draft`
diag-intends-unknown = нет случая `{ $id }`
diag-wanted-form = `{ $text }` — не желаемое решение; ожидалось СЛУЧАЙ=ПОЛЕ=ЗНАЧЕНИЕ, например `ID=status=made` или `ID=as=fide-2014`
diag-id-reserved = имя `{ $id }` в командной строке означает группу редакций; ожидалось другое имя

## Случаи

diag-position = { $reason ->
    [board] это не FEN: поля доски (первая часть) должны составить 8 горизонталей по 8
    [turn] это не FEN: очередь хода (вторая часть) — `w` или `b`
    [castling] это не FEN: права на рокировку (третья часть) пишутся как `KQkq` или `-`
    [en-passant] это не FEN: поле взятия на проходе (четвёртая часть) пишется как `e3` или `-`
    [halfmoves] это не FEN: счётчик полуходов (пятая часть) — число
    [moves] это не FEN: номер хода (шестая часть) — число
    [kings] в позиции у каждой стороны должен быть ровно один король
    [pawn] пешка стоит на первой или последней горизонтали
    [check] под шахом стоит король стороны, которая сейчас не ходит
    [empty] доска пуста
   *[fields] это не FEN: ожидалось до шести частей через пробел
  }
diag-move-illegal = ход { $number }, `{ $move }`, в своей позиции невозможен; ожидался возможный ход в записи UCI или SAN
diag-no-move = `{ $move }` — не ход; ожидалась запись UCI, например `e2e4`, или SAN, например `Nf3`
diag-fen-short = в FEN частей { $count }, а нужно шесть; где ничего не сказано, ход белых, рокировать нельзя, счёт ходов начинается с 1
diag-fen-castling = права на рокировку `{ $rights }` отброшены: король или ладья не на своём месте
diag-fen-castling-help = для шахмат Фишера добавьте `chess960: true`
diag-fen-en-passant = поле взятия на проходе `{ $square }` отброшено: ни одна пешка не могла только что через него пройти
diag-fen-move-zero = ходы считаются с 1; номер хода `0` прочитан как `1`
diag-events-many = событий в случае { $count }; ожидалось не больше { $limit }
diag-event-no-map = событие записывается как набор полей, например `touch: e4`
diag-event-none = событие не говорит, что произошло
diag-event-none-help = ожидалось: { $allowed }
diag-event-unknown = неизвестное событие `{ $event }`
diag-event-unknown-help = ожидалось: { $allowed }
diag-event-move = ход — не событие; ожидалось то, что делает рука
diag-event-move-help = напишите `{"{"} release: { $from }, at: { $to } {"}"}`
diag-event-two = в одном событии и `{ $first }`, и `{ $second }`
diag-event-two-help = запишите два события, одно за другим
diag-modifier-none = у `{ $event }` нет других полей, `{ $modifier }` сюда не относится
diag-modifier-misplaced = `{ $modifier }` не относится к `{ $event }`
diag-modifier-misplaced-help = здесь возможны: { $allowed }
diag-modifier-unknown = неизвестное поле `{ $modifier }` у `{ $event }`
diag-modifier-unknown-help = ожидалось: { $allowed }
diag-missing-at = `{ $event }` не говорит, куда; ожидалось `at:` и поле доски
diag-unknown-square = `{ $square }` не поле доски; ожидались буква от `a` до `h` и цифра от `1` до `8`
diag-unknown-with = `with` не может быть `{ $word }`
diag-unknown-with-help = ожидалось: { $allowed } или поле фигуры, которую держат в руке, например `e1`
diag-unknown-unit = `{ $unit }` — ни поле доски, ни новая фигура
diag-unknown-unit-help = ожидалось поле, на котором фигура стояла в начале хода, или одно из { $allowed }
diag-touch-empty = список тронутых полей пуст; ожидалось хотя бы одно поле
diag-touch-twice = поле `{ $square }` названо в одном событии дважды; считается один раз
diag-passed = событие { $number }: ходы пропущены, поэтому поле назвать нельзя
diag-passed-help = дайте позицию заново: `turn: white, fen: "…"`
diag-no-king = событие { $number }: нет неприятельского короля, которого можно снять
diag-supervised-standard = `supervised` — для быстрых шахмат и блица, а `play` здесь `standard`
diag-bad-number = `{ $field }`: `{ $number }` — не целое число от 0 до { $most }
diag-bad-time = `{ $field }`: `{ $time }` — не время на часах до десяти часов; ожидается `м:сс` или `ч:мм:сс`, например `"6:02"`
diag-bad-day-time = `{ $field }`: `{ $time }` — не время суток; ожидается `чч:мм`, например `"19:30"`
diag-swapped = `swapped`: ожидаются два разных поля, например `[f1, g1]`
diag-swapped-alike = `swapped`: в начале партии на обоих полях одно и то же, так что неверно ничего не стояло
diag-of-nowhere = событие { $number }: `of: { $of }` не называет более раннего события
diag-of-nowhere-help = события считаются с 1
diag-missing-on = у `displace` нет `on`: поля, где фигура стоит теперь
diag-turn-fen = очередь хода в `fen` не та, что у начинающегося хода
diag-expected-position = `{ $position }` не начинается с четырёх первых полей FEN: фигуры, очередь хода, рокировка, взятие на проходе
diag-since-contradicts = `since-irreversible` противоречит `position.moves`: ходов обеих сторон без взятия и хода пешкой { $count }
diag-occurrences-contradict = `occurrences` противоречит `position.moves`: позиция стояла столько раз: { $count }
diag-claim-untold = ничто не говорит, верно ли требование повторения; оно будет отклонено
diag-claim-untold-help = дайте `position.moves`, `conditions.occurrences` или событие `check: claim`
diag-no-unit = событие { $number }: в начале хода на `{ $square }` ничего не стояло
diag-no-unit-help = поле называет фигуру, которая стояла на нём в начале хода, даже если её потом передвинули
diag-not-held = событие { $number }: на `{ $square }` не стояла фигура этой стороны, и в руке её быть не может
diag-new-piece = событие { $number }: { $piece ->
    [king] новый король
   *[pawn] новая пешка
  } на доске появиться не может; ожидалось `queen`, `rook`, `bishop` или `knight`
diag-turn = событие { $number }: новый ход начаться не может: { $reason ->
    [kings] у каждой стороны должен быть ровно один король
    [pawn] пешка стоит на первой или последней горизонтали
    [check] под шахом оба короля
    [empty] доска пуста
   *[other] в такой позиции играть нельзя
  }
diag-bad-move = `{ $field }`: `{ $move }` не ход в записи UCI; ожидалось, например, `e2e4` или `b7b8q`
diag-number-as-article = `{ $field }`: { $article } — число, а номер пункта должен быть текстом
diag-number-as-article-help = возьмите его в кавычки: `"{ $article }"`; у числа `9.10` пропала бы последняя цифра

## Редакции, названные в других местах

diag-unknown-edition = нет редакции `{ $edition }`
diag-range-open = у диапазона нет одного из концов; ожидалось, например, `fide-2005..fide-2014`
diag-range-authorities = `{ $from }` ({ $first }) и `{ $to }` ({ $last }) выпущены разными организациями; диапазон идёт в пределах одной
diag-range-order = `{ $from }` вступила в силу позже, чем `{ $to }`; более ранняя пишется первой
diag-selection-empty = здесь не названа редакция; ожидались имена, диапазоны `a..b`, `fide`, `ru` или `all` через запятую
diag-unknown-authority = нет редакций организации `{ $authority }`
diag-none-in-force = { $date } не действовала ни одна редакция { $authority }; первая вступила в силу { $first }

## Файлы редакций

diag-until-before-from = последний день действия, { $until }, раньше первого, { $from }
diag-unknown-topic = нет вопроса `{ $topic }`
diag-unknown-topic-help = все вопросы показывает `adoube list topics`
diag-unknown-policy = у вопроса `{ $topic }` нет способа решения `{ $policy }`
diag-unknown-policy-help = ожидалось: { $allowed }
diag-choice-no-map = вопросу `{ $topic }` нужен способ решения: ожидалось `{"{"} policy: ИМЯ {"}"}`
diag-unknown-parameter = у способа решения `{ $policy }` нет параметра `{ $parameter }`
diag-unknown-parameter-help = ожидалось: { $allowed }
diag-no-parameters = у способа решения `{ $policy }` нет параметров, `{ $parameter }` сюда не относится
diag-topic-twice = вопрос `{ $topic }` решает пункт { $article }, но его уже решает пункт { $other }
diag-topic-missing = ни один пункт не решает { $allowed }
diag-topic-missing-help = каждый вопрос решает ровно один пункт, считая и унаследованные
diag-competition-missing = не решено вопросов правил соревнований: { $count }, среди них { $allowed }
diag-competition-missing-help = редакция решает их все, считая и унаследованные, или ни одного; каждый — один раз без `when`
diag-when-empty = в `when` не названо ни одной ветви
diag-when-empty-help = ожидалось хотя бы одно из { $allowed }; без `when` пункт говорит обо всех
diag-when-topic = у вопроса `{ $topic }` один ответ во всех ветвях; ожидался пункт без `when`
diag-when-twice = вопрос `{ $topic }` для { $branches } решает пункт { $article }, но его там уже решает пункт { $other }
diag-overlay-alone = наложение поправляет какую-то редакцию; ожидалось `amends` с её именем
diag-topics-no-base = вопросов, которых не решает ни один пункт: { $count }; и не названа редакция, из которой их унаследовать
diag-topics-no-base-help = изменённая редакция называет исходную: `amends: fide-2023`
diag-article-twice = пункт `{ $article }` уже стоит в строке { $line }
diag-provision-idle = пункт `{ $article }` ничего не решает; ожидалось `decides:` с вопросом или `outside:` с причиной
diag-provision-both = пункт `{ $article }` и решает вопрос, и вынесен за пределы модели; ожидалось что-то одно
diag-reading-topic = прочтение `{ $reading }` называет вопрос `{ $topic }`, которого его пункт не решает
diag-reading-empty = прочтение `{ $reading }` ничего не меняет; ожидался вопрос со способом решения
diag-gist-long = в изложении { $length } знаков; ожидалось одно предложение не длиннее { $limit }
diag-file-name = файл называется `{ $file }`, а имя редакции — `{ $id }`
diag-replaces = `{ $edition }` заменяет одноимённую редакцию из комплекта adoube
diag-days-gap = между `{ $earlier }` (по { $until }) и `{ $later }` (с { $from }) не действовала ни одна редакция
diag-days-overlap = `{ $earlier }` (по { $until }) ещё действует, когда начинается `{ $later }` ({ $from })
diag-no-base = для `{ $field }` нужна исходная редакция; ожидалось `amends:` или `translates:`
diag-unknown-base = `{ $field }`: нет редакции `{ $edition }`
diag-base-failed = `{ $field }`: в редакции `{ $edition }` есть свои ошибки, наследовать из неё нечего
diag-base-cycle = эти редакции ссылаются друг на друга по кругу: { $chain }
diag-base-policy = в редакции `{ $edition }` вопрос `{ $topic }` решён способом `{ $policy }`, который здесь неизвестен
diag-repeals-unknown = в `{ $edition }` нет пункта `{ $article }`, который можно отменить
diag-repeals-twice = пункт `{ $article }` уже отменён в строке { $line }
diag-renumbers-unknown = в `{ $edition }` нет пункта `{ $article }`, которому можно дать новый номер
diag-renumber-taken = пункт `{ $article }` не может стать `{ $other }`: этот номер занят
diag-renumber-taken-help = отмените другой пункт или дайте новый номер и ему

## Поправки к таблице соответствия

diag-links-editions = `{ $edition }` — не одна из двух сравниваемых редакций, `{ $from }` и `{ $to }`
diag-links-article = в редакции `{ $edition }` нет пункта `{ $article }`
diag-links-none = за `{ $article }` не стоит ни одного пункта
diag-links-none-help = пункт, за которым ничего не следует, пишут в список `gone`
diag-links-twice = о пункте `{ $article }` уже сказано в строке { $line }
diag-links-documents = начинается второй документ; ожидается один

## Наборы позиций

diag-positions-none = в `{ $file }` нет ни одной позиции
diag-positions-none-help = ожидалась одна позиция FEN или EPD на строку или партии в файле с именем на `.pgn`
diag-position-fields = позиции нужно не меньше четырёх частей через пробел: доска, очередь хода, права на рокировку, поле взятия на проходе; здесь { $count ->
    [0] нет ни одной
    [one] { $count }
   *[other] { $count }
 }
diag-position-over = здесь нет ни одного возможного хода: партия окончена, и в этой позиции ничего не может случиться
diag-position-mark = неизвестная пометка `{ $mark }`; она пропущена
diag-position-mark-help = ожидалось: { $allowed }
diag-position-name = имя `{ $position }` уже дано в строке { $line }; эта позиция названа по своей строке
diag-position-twice = эта позиция уже есть в строке { $line }; она берётся один раз
diag-position-quote = кавычка нигде не закрыта; текст тянется до конца строки
diag-unknown-position = среди позиций программы нет позиции `{ $position }`
diag-pgn-open = `{ $open }` нигде не закрыта; дальнейшее не читается
diag-pgn-tag = это не тег; ожидался, например, `[White "Имя"]`
diag-pgn-variant = партии варианта `{ $variant }` не читаются
diag-pgn-variant-help = ожидалось `Standard`, `From Position` или `Chess960`
diag-pgn-setup = сказано, что партия начинается со своей позиции, но тега `FEN` нет
diag-pgn-move = партия { $game }, полуход { $number }: `{ $move }` — здесь не возможный ход; остаток партии пропущен
