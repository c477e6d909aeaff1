# Страница на своём компьютере: что говорит её сервер.

serve-at = Страница открывается по адресу { $address }
serve-elsewhere = Порт { $port } занят, поэтому взят другой.
serve-how-to-stop = Остановить: Ctrl-C.
serve-stopped = Остановлено.
serve-cannot-listen = на своём адресе нет ни одного свободного порта: { $why }
serve-cannot-open = браузер открыть не удалось; адрес выше можно вставить в него самому
serve-export-ending = { $file }: ожидалось имя на `.html` или папка
serve-exported = { $count ->
    [one] Записан файл: { $path }
    [few] Записано { $count } файла в { $path }
   *[other] Записано { $count } файлов в { $path }
 }
serve-foreign-host = этот сервер отвечает только под именами 127.0.0.1, [::1] и localhost со своим портом, а не «{ $given }»
serve-foreign-origin = этот сервер отвечает только своей странице, а не странице с «{ $given }»
serve-nowhere = по адресу { $path } ничего нет
serve-not-so = { $path } не принимает { $method }
serve-too-large = тело запроса больше { $limit } КиБ
serve-body-broken = тело запроса оборвалось
serve-fault = ошибка программы; другие запросы выполняются дальше
serve-unknown-word = неизвестное слово `{ $word }` в запросе (известны: { $names })
serve-word-twice = `{ $word }` стоит в запросе дважды
serve-bad-number = `{ $word }` — целое число от { $least } до { $most }, а не «{ $value }»
serve-bad-choice = `{ $word }` — одно из { $names }, а не «{ $value }»
serve-one-incident = по одному случаю за раз; здесь их { $count }
serve-two-editions = нужны две редакции
serve-not-shown = { $name } нет среди показанных редакций
serve-no-move = `{ $move }` — невозможный ход в этой позиции

## Файлы выгруженного сравнения

page-beside = Рядом с этой страницей
page-print = страница для печати
page-link-xlsx = то же для электронных таблиц (xlsx)
page-link-csv = все решения (CSV)
page-link-json = все решения (JSON)
page-link-quiz = задачи для печати
