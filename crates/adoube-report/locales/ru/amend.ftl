# Что меняет поправка: `changes`, `claim`, `impact`, `seek`, `new draft`, `study`.

## Слова и решения

amend-head-articles = Пункты
amend-head-verdict = Что изменилось
amend-head-answers = Решается иначе
amend-head-shows = Где это видно
amend-verdict-words-and-rulings = слова и решения
amend-verdict-words-only = только слова
amend-verdict-rulings-only = только решения
amend-verdict-neither = ничего
amend-shows-outside = вне модели
amend-shows-same = нигде: ответы те же
amend-shows-none = нигде: { $searched }
amend-shows-some = { $classes ->
    [0] {""}
    [one] { $classes } класс поиска
    [few] { $classes } класса поиска
   *[other] { $classes } классов поиска
}{ $incidents ->
    [0] {""}
   *[other] { $classes ->
        [0] {""}
       *[other] , {""}
    }{ $incidents ->
        [one] { $incidents } случай из набора
        [few] { $incidents } случая из набора
       *[other] { $incidents } случаев из набора
    }
}
amend-searched = { $incidents ->
    [one] { $incidents } случай
    [few] { $incidents } случая
   *[other] { $incidents } случаев
} и { $sequences } последовательностей длиной до { $depth ->
    [one] { $depth } события
   *[other] { $depth } событий
} в { $positions ->
    [one] { $positions } позиции
   *[other] { $positions } позициях
}
amend-summary = { $rows ->
    [one] { $rows } пара пунктов
    [few] { $rows } пары пунктов
   *[other] { $rows } пар пунктов
}: слова и решения — { $words-and-rulings }, только слова — { $words-only }, только решения — { $rulings-only }, ничего — { $neither }.
amend-basis-gists = Изменились ли слова, видно по сути пунктов в файлах редакций; введите оба текста, чтобы сравнить сами слова.
amend-basis-words = Изменились ли слова, видно по введённым текстам.
amend-basis-both = Изменились ли слова, видно по введённым текстам, а где в тексте нет пункта или языки разные — по сути пунктов.
amend-note-searched = Просмотрено: { $searched }. Каждый пункт меняется отдельно; если там ничего не нашлось, для более длинных случаев это не доказательство.
amend-note-outside = * По этим пунктам модель ничего не решает, и об их решениях ничего не сказано.
amend-note-same = { $count ->
    [1] Ничего не изменилось в пункте { $articles }.
   *[other] Ничего не изменилось (пар: { $count }): { $articles }.
}
amend-gist = { $edition } { $article }: { $gist }
amend-gist-same = { $edition } { $article } (слова те же): { $gist }
amend-beside = Само по себе изменение нигде не видно; оно видно рядом с другими изменениями { $edition }.
amend-readings-gone = Пропали прочтения: { $readings }
amend-readings-new = Новые прочтения: { $readings }
amend-outside = Вне модели, { $articles }: { $why }
amend-not-listed = в файле редакции этого пункта нет.
amend-class = { $topics } Последовательностей: { $sequences }; наименьший пример:
amend-incident = Поиск ничего не нашёл, но это видно в случае: { $title } ({ $id })
amend-incidents = Меняются случаи из набора: { $ids }{ $more ->
    [0] .
   *[other] {" "}и ещё { $more }.
}
amend-ruled-before = Было ({ $edition }): { $ruling }
amend-ruled-after = Стало ({ $edition }): { $ruling }

## Утверждение, что правка редакционная

amend-claim-same = Доказано: из-за { $articles } ни одно решение измениться не может, ответы те же.
amend-claim-proved = Доказано в пределах поиска: из-за { $articles } ни одно решение не меняется. Просмотрено: { $searched }.
amend-claim-refuted = Опровергнуто: из-за { $articles } решения меняются.
amend-claim-outside = Модель судить не может: она ничего не решает по { $articles }.
