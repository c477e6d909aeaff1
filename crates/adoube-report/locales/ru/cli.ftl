# Командная строка.
cli-about = Разбирает случаи за доской по всем редакциям Правил шахмат и показывает, где редакции расходятся
cli-after-help = Начните с: adoube compare
cli-word-options = КЛЮЧИ
cli-word-command = КОМАНДА
cli-heading-usage = Вызов
cli-heading-commands = Команды
cli-heading-options = Ключи
cli-heading-arguments = Аргументы
cli-see-help = Справка: adoube --help или adoube КОМАНДА --help

cli-compare = Разобрать случаи по нескольким редакциям и показать, где они расходятся
cli-explain = Рассказать, почему решение именно такое, статья за статьёй
cli-test = Сверить решения с тем, чего ждут файлы случаев
cli-check = Проверить файлы редакций и случаев
cli-blame = Показать, какие редакции изменили решение случая и какой статьёй
cli-history = Проследить статью по всем редакциям с решениями, которые изменились
cli-coverage = Сказать, какие случаи охватывают каждый пункт и каких мутантов они замечают
cli-distinguish = Найти наименьший набор случаев, различающий все редакции
cli-list = Перечислить редакции, случаи, вопросы или способы решения
cli-show = Показать целиком одну редакцию или один случай
cli-text = Свои тексты правил: ввести, перечислить, показать
cli-text-import = Разобрать текст правил по пунктам и сохранить в своей папке
cli-text-list = Перечислить введённые тексты
cli-text-show = Показать введённый текст по пунктам
cli-concord = Показать, какой пункт одной редакции стал каким в другой
cli-redline = Сравнить два введённых текста слово за словом
cli-docs = Обновить таблицы между метками в документах Markdown
cli-schema = Вывести JSON Schema формата файлов
cli-completions = Вывести сценарий автодополнения для оболочки

cli-arg-paths = Файлы случаев, папки, имена или темы готовых случаев либо - для стандартного ввода; по умолчанию все готовые случаи
cli-arg-editions = Какие редакции: имена, диапазоны a..b, fide, ru, all, через запятую
cli-arg-on = Редакция, действовавшая в этот день, например 2016-03-18
cli-arg-authority = Чью редакцию выбирает --on
cli-arg-add-edition = Файл вашей редакции или папка с ними; можно повторять
cli-arg-format = В каком виде вывести
cli-arg-output = Записать в этот файл, а не на стандартный вывод
cli-arg-all = Показать и те случаи, в которых все редакции сходятся
cli-arg-long = Под таблицей пояснить каждое решение и его ходы
cli-arg-separator = Чем отделены значения в CSV; auto: как ждут электронные таблицы на этом языке
cli-arg-theme = Только случаи с этой темой или меткой; можно повторять
cli-arg-fail-on-divergence = Завершиться с кодом 1, если редакции где-то расходятся
cli-arg-scenario = Имя готового случая или файл случая
cli-arg-edition = Какая редакция рассказывает; по умолчанию действующая редакция ФИДЕ
cli-arg-between = Рассказать только, где две редакции расходятся
cli-arg-coverage = Показать, что решает каждый пункт или почему он вне модели
cli-arg-mutants = Заменить каждый ответ всеми другими и сосчитать, что из этого заметно по ожидаемому в случаях
cli-arg-numbering = Чей это номер статьи; по умолчанию действующая редакция ФИДЕ
cli-arg-what = Что перечислить
cli-arg-name = Имя редакции или случая либо файл случая
cli-arg-ascii = Буквы вместо шахматных значков на доске
cli-arg-kind = Какой формат
cli-arg-shell = Какая оболочка
cli-arg-file = Текст: Markdown (.md) или простой текст; - для стандартного ввода
cli-arg-text-edition = Чей это текст, имя редакции
cli-arg-form = Как записан текст; по умолчанию по окончанию имени файла
cli-arg-dry-run = Разобрать и показать, ничего не сохранять
cli-arg-texts = Папка введённых текстов; по умолчанию ADOUBE_TEXTS или папка ваших данных
cli-arg-of = Редакция, текст которой показать
cli-arg-article = Только этот пункт с подпунктами, например 4.3
cli-arg-from = Первая редакция
cli-arg-to = Вторая редакция
cli-arg-with = Файл поправок; они важнее предложенного
cli-arg-table = Какая таблица
cli-arg-all-articles = Строка и для каждого пункта, который верно сохранил номер
cli-arg-all-passages = Показать и те места, где слова не изменились
cli-arg-files = Документы Markdown
cli-arg-check = Ничего не менять: вывести правку и завершиться с кодом 1, если она есть
cli-arg-lang = Язык всех текстов; по умолчанию язык системы
cli-arg-color = Использовать ли цвет
cli-arg-help = Показать эту справку
cli-arg-version = Показать версию

cli-fault = Ошибка в самой программе adoube; сообщите, что вы делали, и приложите эти строки
cli-cannot-write = не удаётся записать `{ $file }`: { $why }
cli-unknown-argument = нет такого ключа или аргумента: `{ $name }`
cli-unknown-command = нет такой команды: `{ $name }`
cli-value-missing = ключу `{ $name }` нужно значение
cli-bad-value = значение `{ $value }` не подходит для `{ $name }`
cli-missing-argument = не хватает: { $name }
cli-missing-command = не указана команда
cli-conflict = `{ $name }` и `{ $other }` нельзя указать вместе
cli-number-of-values = неверное число значений для `{ $name }`
cli-bad-usage = командную строку не удаётся прочесть
cli-one-of = ожидается одно из: { $names }

cli-test-failed = { $incident } по редакции { $edition }: не то, чего ждёт `{ $key }` (строка { $line })
cli-test-expected = ожидалось:
cli-test-ruled = решено:
cli-test-see = почему: adoube explain { $incident } --edition { $edition }
cli-test-unasserted = { $incident }: ничего не ожидается от { $editions }
cli-coverage-broken = { $edition }: не так, как ожидается, решено случаев: { $count }; мутантов они не судят; см. adoube test
cli-check-clean = чисто: { $editions ->
    [one] { $editions } редакция
    [few] { $editions } редакции
   *[other] { $editions } редакций
}, { $incidents ->
    [one] { $incidents } случай
    [few] { $incidents } случая
   *[other] { $incidents } случаев
}
cli-check-faulty = есть ошибки; пригодно: { $editions ->
    [one] { $editions } редакция
    [few] { $editions } редакции
   *[other] { $editions } редакций
}, { $incidents ->
    [one] { $incidents } случай
    [few] { $incidents } случая
   *[other] { $incidents } случаев
}

cli-error = ошибка
cli-warning = предупреждение
cli-help = совет
cli-command-line = командная строка
cli-unknown-theme = ни у одного готового случая и ни в одном файле нет темы или метки `{ $name }`
cli-edition-as-incident = { $file }: это редакция, а не случай; её добавляет ключ --add-edition { $file }
cli-no-such-name = нет ни редакции, ни файла, ни папки, ни темы, ни случая `{ $name }`
cli-no-such-incident = нет ни файла, ни папки, ни темы, ни случая `{ $name }`
cli-one-edition = `{ $name }` называет редакций: { $count }; здесь нужна одна
cli-not-to-a-terminal = { $format } не выводится на терминал; назовите файл: --output ФАЙЛ
cli-format-not-here = такого вида здесь нет: { $format }; ожидается одно из: { $names }
cli-list-themes = темы: { $names }
cli-why-not-found = нет такой папки
cli-why-denied = нет прав
cli-why-full = диск заполнен
cli-why-folder = это папка
cli-why-input = это один из читаемых файлов
cli-why-other = система отказала
