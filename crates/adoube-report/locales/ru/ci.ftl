# Вывод для серверов сборки и проверки.

ci-place = Место
ci-what = Что
ci-told = Сказано
ci-files = файлы
ci-unasserted = от этой редакции ничего не ожидается
ci-diverges = редакции расходятся: { $title }

## Программа сравнения для git

driver-title = Что меняет правка { $edition }
driver-provision-new = новая
driver-provision-gone = исключена
driver-head-article = Статья
driver-head-before = Было
driver-head-after = Стало
driver-no-provision = Ни одна статья не решает иначе.
driver-count = { $count ->
    [0] Ни одно решение не меняется
    [one] Меняется { $count } решение
    [few] Меняются { $count } решения
   *[other] Меняется { $count } решений
 } (рассмотрено случаев: { $incidents }).
driver-derived = Из-за неё меняется и { $edition }: { $count ->
    [one] { $count } решение.
    [few] { $count } решения.
   *[other] { $count } решений.
 }
driver-unreadable = Редакцию прочесть нельзя, поэтому сравнивается только её текст.
driver-old = до
driver-new = после

## Препроцессор для mdBook

mdbook-usage = mdbook-adoube запускает mdBook: впишите [preprocessor.adoube] в book.toml
mdbook-unreadable = на стандартном вводе нет книги mdBook: { $why }
mdbook-version = книгу передал mdBook { $found }, а mdbook-adoube сделан для { $wanted }
mdbook-settings = lang и texts в разделе [preprocessor.adoube] файла book.toml — тексты в кавычках
