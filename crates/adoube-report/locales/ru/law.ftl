# Свои тексты правил, таблицы соответствия, правки по словам, таблицы в документах.

## Ввод и показ

law-import-title = Текст редакции { $edition }
law-import-counts = { $clauses ->
    [one] { $clauses } пункт
    [few] { $clauses } пункта
   *[other] { $clauses } пунктов
}, { $headings ->
    [one] { $headings } заголовок
    [few] { $headings } заголовка
   *[other] { $headings } заголовков
}; { $noise ->
    [0] больше на странице ничего нет
    [one] { $noise } кусок страницы не из правил
    [few] { $noise } куска страницы не из правил
   *[other] { $noise } кусков страницы не из правил
}; { $unclear ->
    [0] понято всё
    [one] не понят { $unclear } кусок
    [few] не поняты { $unclear } куска
   *[other] не понято { $unclear } кусков
}.
law-import-digest = Из файла { $file }, SHA-256 { $digest }
law-import-noise = Не из правил:
law-import-unclear = Не понято, оставлено как есть:
law-import-look = Стоит посмотреть:
law-import-absent = есть только подпункты этих номеров: { $articles }
law-import-restored = номер в тексте обрезан и восстановлен по соседям: { $articles }
law-import-repeated = номер встречается дважды: { $articles }
law-import-cut-off = нет точки в конце, возможно, текст оборван: { $articles }
law-import-unknown = в файле редакции такого пункта нет: { $articles }
law-import-lacking = есть в файле редакции, нет в этом тексте: { $articles }
law-line = строка { $line }
law-noise-blank = пусто
law-noise-markup = разметка
law-noise-navigation = навигация
law-noise-source = источник
law-noise-page = номер страницы
law-noise-caption = подписи
law-noise-comment = отзыв
law-mark-restored = номер восстановлен
law-mark-repeated = номер повторён
law-mark-cut-off = оборвано?
law-list-title = Введённые тексты
law-list-none = Ни одного текста ещё не введено.
law-list-folder = Папка: { $folder }
law-head-edition = Редакция
law-head-title = Название
law-head-language = Язык
law-head-clauses = Пунктов
law-head-unclear = Не понято
law-head-digest = SHA-256
law-head-file = Файл
law-kept = сохранено в { $file }
law-replaced = сохранено в { $file } вместо другого текста с SHA-256 { $digest }
law-same = сохранено в { $file }, где уже и было
law-not-kept = только прочитано, ничего не сохранено (--dry-run)
law-script = текст написан { $script ->
    [cyrillic] кириллицей
   *[latin] латиницей
}, а язык редакции { $edition } — `{ $language }`: та ли это редакция?
law-no-clause = { $file }: не найдено ни одного нумерованного пункта, ничего не сохранено
law-no-text = текст редакции { $edition } не введён
law-no-text-help = adoube text import ФАЙЛ --edition { $edition }
law-no-article = ни в редакции, ни в её тексте нет пункта `{ $article }`
law-no-article-either = ни в { $from }, ни в { $to } нет пункта `{ $article }`
law-no-folder = нет папки для ваших данных; укажите её ключом --texts или переменной ADOUBE_TEXTS
law-store-broken = { $file }: это не текст, сохранённый adoube; введите его заново
law-store-digest = { $file }: текст изменён после ввода (ожидается SHA-256 { $digest }); введите его заново
law-store-unknown = { $file }: нет редакции `{ $edition }`
law-folder-import = `{ $file }` — папка; нужен файл

## Таблица соответствия

law-pair = { $from } → { $to }
law-concord-destination = Куда ушли пункты редакции { $edition } (всего { $count })
law-concord-derivation = Откуда взялись пункты редакции { $edition } (всего { $count })
law-concord-same = { $count ->
    [one] { $count } пункт сохранил номер:
    [few] { $count } пункта сохранили номера:
   *[other] { $count } пунктов сохранили номера:
} { $articles }
law-head-destination-article = Пункт
law-head-destination-other = Куда ушёл
law-head-derivation-article = Пункт
law-head-derivation-other = Откуда взят
law-head-relation = Что произошло
law-head-sure = Надёжность
law-head-grounds = Что за это говорит
law-relation-same = номер прежний
law-relation-renumbered = новый номер
law-relation-split = разделён
law-relation-merged = соединён
law-relation-part-of = часть прежнего
law-relation-into = вошёл в общий
law-relation-new = новый
law-relation-gone = исчез
law-sure-sure = верно
law-sure-likely = вероятно
law-sure-doubtful = сомнительно
law-sure-given = задано
law-ground-given = по файлу поправок
law-ground-topics = { $count ->
    [one] тот же вопрос:
   *[other] те же вопросы:
} { $topics }
law-ground-gist = суть { $share }
law-ground-words = слова { $share }
law-ground-number = номер
law-note-proposed = Предложено по тому, что решают пункты, и по их сути. Поправки: --format yaml, затем --with ФАЙЛ.
law-note-texts-both = Учтены и слова обоих введённых текстов.
law-note-texts-languages = Введённые тексты на разных языках, слова не учтены.
law-note-texts-one = Введён текст только одной редакции, слова не учтены.
law-note-texts-none = Тексты этих редакций не введены, слова не учтены.
law-csv-article = пункт { $edition }
law-csv-relation = связь
law-csv-confidence = надёжность
law-csv-given = задано
law-csv-topics = вопросы
law-csv-gist = суть
law-csv-words = слова
law-csv-number = номер
law-yaml-head = Исправьте неверное, затем: adoube concord ... --with ЭТОТ-ФАЙЛ. Написанное здесь важнее предложенного.

## Правки по словам

law-redline-legend = [-удалено-] {"{"}+вставлено+{"}"}
law-redline-legend-page = Удалённые слова зачёркнуты и стоят в [− −], вставленные подчёркнуты и стоят в [+ +].
law-redline-languages = Тексты на разных языках: сравнить слова нельзя, поэтому тексты стоят рядом.
law-redline-counts = { $deleted ->
    [0] { $inserted ->
        [0] слова те же
       *[other] слов: +{ $inserted }
    }
   *[other] { $inserted ->
        [0] слов: −{ $deleted }
       *[other] слов: −{ $deleted } +{ $inserted }
    }
}
law-redline-lacking = Во введённом тексте редакции { $edition } этого пункта нет; в другом сказано:
law-redline-summary = Мест: { $passages }; изменено { $changed }, без изменений { $same }, перенесено { $moved }, нет в одном из текстов { $lacking }.
law-redline-same = Слова не изменились: { $articles }
law-moved = перенесено
law-moved-away = Стояло здесь; сравнение там, где стоит теперь.

## Таблицы в документах

docs-empty = в метке нет команды
docs-empty-help = например, `<!-- adoube: compare castling --editions fide -->`
docs-not-alone = в строке метки стоит что-то ещё
docs-not-alone-help = метка стоит в строке одна
docs-unclosed = метка не закрыта
docs-unclosed-help = ожидается `<!-- /adoube -->` под таблицей
docs-unopened = эта метка ничего не закрывает
docs-quote = кавычка не закрыта
docs-unknown-command = нет команды `{ $name }`, которая выводит таблицу
docs-unknown-command-help = ожидается: { $names }
docs-no-option = `{ $name }` не может стоять в документе
docs-failed = команду метки выполнить нельзя: { $why }
docs-broken = вывод команды сам был бы меткой или оставил бы код открытым, поэтому он не вставлен
docs-fresh = { $file }: { $count ->
    [0] меток нет
    [one] { $count } таблица, свежая
    [few] { $count } таблицы, все свежие
   *[other] { $count } таблиц, все свежие
}
docs-stale = { $file }: { $count ->
    [one] устарела { $count } таблица из { $all }
    [few] устарели { $count } таблицы из { $all }
   *[other] устарело { $count } таблиц из { $all }
}
docs-renewed = { $file }: { $count ->
    [one] обновлена { $count } таблица из { $all }
    [few] обновлены { $count } таблицы из { $all }
   *[other] обновлено { $count } таблиц из { $all }
}
