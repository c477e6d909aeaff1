# Поиск: область, классы расхождений, их свидетели.

search-title = { $classes ->
    [0] Расхождений нет
    [one] { $classes } класс расхождений
    [few] { $classes } класса расхождений
   *[other] { $classes } классов расхождений
 }: { $editions ->
    [one] { $editions } редакция
    [few] { $editions } редакции
   *[other] { $editions } редакций
 }
search-title-partial = НЕ ПОЛНОСТЬЮ: { $title }
search-domain = Область: { $count ->
    [one] { $count } позиция
    [few] { $count } позиции
   *[other] { $count } позиций
 } ({ $from }), алфавит — всего букв: { $letters }; { $depth ->
    [1] каждая отдельно
   *[other] все последовательности от 1 до { $depth } букв
 }. Виды событий: { $kinds }.
search-sample = Из этих последовательностей взято наугад: { $count } (начальное число { $seed }).
search-size = Размер: последовательностей — { $sequences }{ $folded ->
    [yes] , из них разобрано { $nodes }, остальные сведены к ним
   *[other] , каждая разобрана
 }; редакции { $diverges ->
    [yes] расходятся на { $divergent } из них
   *[other] не расходятся ни на одной
 }.
search-complete = { $diverges ->
    [yes] Область пройдена целиком: всякое расхождение в ней принадлежит одному из этих классов.
   *[other] Область пройдена целиком: расхождений в ней нет.
 }
search-drawn = { $diverges ->
    [yes] Просмотрено только взятое наугад: возможны и другие классы.
   *[other] Просмотрено только взятое наугад: расхождения всё же возможны.
 }
search-partial = НЕ ПОЛНОСТЬЮ: пройдено частей области — { $done } из { $all }; возможны и другие классы.
search-topic = Показаны классы, которые решает вопрос `{ $topic }`, один или вместе с другими: { $shown } из { $all }.
search-head-class = Что решает
search-head-outcomes = Исходы
search-head-witness = Наименьший свидетель
search-sequences = { $count ->
    [one] { $shown } последовательность
    [few] { $shown } последовательности
   *[other] { $shown } последовательностей
 }
search-by-readings = только прочтения
search-readings = { $words } [{ $readings }]
search-reading = прочтение { $reading }: { $editions }
search-topics = Вопросы, которые решают
search-witnesses = Наименьший свидетель каждого класса
search-witness-from = из { $position }
search-note-table = Строка — класс: всё, на чём редакции расходятся одинаково и по одним причинам. A, B, C — его исходы в наименьшем случае, по порядку редакций. Рядом с редакцией стоит статья, которая решает.
search-note-disputed = { $mark } перед статьёй: спорно. Текст можно прочесть и иначе, с другим исходом (с --readings решают и прочтения).
search-footer-readings = Редакции, каждая со всеми прочтениями: { $editions }
search-footer-books = Своды ответов: { $digest }
search-file-title = { $question } ({ $topics }, { $number })
search-file-about = { $events } Найдено поиском в позиции { $position } и уменьшено насколько возможно: без любого из событий и без любой фигуры, кроме королей, редакции так уже не разойдутся.

## Отвечают ли двое одинаково

search-equivalent-none = { $complete ->
    [yes] Расхождений нет, случаев — { $sequences }
   *[other] НЕ ПОЛНОСТЬЮ: расхождений пока нет, случаев — { $sequences }
 }: { $one } и { $other } ведут к одинаковым исходам.
search-equivalent-some = { $one } и { $other } расходятся на { $divergent } из { $sequences } случаев.
search-mixed = { $one } с ответами { $other } на вопросы: { $topics }

## Ход работы и файлы

search-progress = { $rate } послед./с, осталось { $left }
search-left-seconds = { $seconds } с
search-left-minutes = { $minutes } мин
search-left-hours = { $hours } ч { $minutes } мин
search-stopped = остановлено: готово частей — { $done } из { $all }
search-stopped-help = { $file ->
    [none] с --resume ФАЙЛ поиск можно продолжить
   *[other] та же команда продолжит с этого места
 }
search-part-written = доля { $shard } из { $of }: готово частей — { $done } из { $all }, записано в { $file }
search-written = { $count ->
    [one] записан { $count } файл случая
    [few] записано { $count } файла случаев
   *[other] записано { $count } файлов случаев
 } в { $folder }
search-resumed = { $file }: уже готово частей — { $done }
search-not-json = `{ $file }` — не состояние поиска: строка { $line }, столбец { $column } — не JSON
search-not-state = `{ $file }` — не состояние поиска
search-bad-field = `{ $file }`: поля `{ $field }` нет, или оно не может быть таким
search-foreign = `{ $file }` относится к другому поиску
search-differs = { $what ->
    [program] версия программы
    [editions] редакции
    [depth] наибольшая длина
    [kinds] виды событий
    [sample] случайные последовательности (начальное число)
    [folded] сведение
    [positions] позиции
    [books] своды ответов
    [shard] доля
   *[letters] буквы и части
 }: там `{ $one }`, здесь `{ $other }`
search-overlap = в `{ $file }` и `{ $other }` одни и те же части области (первая из них — { $part } из { $all })
search-unfinished = `{ $file }` не закончен: готово частей доли — { $done } из { $all }
search-missing-shards = { $count ->
    [one] не хватает доли
   *[other] не хватает долей
 } { $shards }
search-missing-parts = ни в одном из файлов нет частей области: { $missing } из { $all }
search-unknown-edition-of = `{ $file }` называет редакцию `{ $edition }`, которой здесь нет; добавьте её с --add-edition
search-unknown-kind = нет вида событий `{ $name }`
search-kinds = виды: { $names }
search-unknown-topic = нет вопроса `{ $name }`
search-unknown-reading = у `{ $edition }` нет прочтения `{ $name }`
search-readings-of = прочтения: { $names }
search-no-readings = у `{ $edition }` нет прочтений
search-no-article = ни одна статья `{ $name }` из `{ $one }` и `{ $other }` не решает вопросов
search-bad-shard = `{ $value }` — не доля; ожидалось K/N, например 2/3
search-too-many-books = сводов ответов — { $count }, это слишком много для одного поиска; не больше { $most }. Выберите меньше с --editions
search-too-many-letters = в одной из позиций больше букв, чем поиск может пронумеровать; выберите меньше видов с --events
search-no-position = нет позиций для поиска
