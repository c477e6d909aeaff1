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
amend-searched-here = { $incidents ->
    [one] { $incidents } случай
    [few] { $incidents } случая
   *[other] { $incidents } случаев
}, без поиска: его события не затрагивают правил соревнований
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
amend-note-outside-list = { $count ->
    [1] Слова изменились ещё в одной паре, но модель по ней ничего не решает: { $articles }.
   *[other] Слова изменились и в других парах ({ $count }), но модель по ним ничего не решает: { $articles }.
}
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
amend-ruled-before = Было: { $ruling }
amend-ruled-after = Стало: { $ruling }

## Утверждение, что правка редакционная

amend-claim-same = Доказано: из-за { $articles } ни одно решение измениться не может, ответы те же.
amend-claim-proved = Доказано в пределах поиска: из-за { $articles } ни одно решение не меняется. Просмотрено: { $searched }.
amend-claim-refuted = Опровергнуто: из-за { $articles } решения меняются.
amend-claim-outside = Модель судить не может: она ничего не решает по { $articles }.

## Проекты

impact-title = { $draft }: что меняется по сравнению с редакцией { $base }
impact-head-incident = Случай
impact-head-fate = Итог
impact-head-before = Было
impact-head-after = Стало
impact-head-class = Класс поиска
impact-head-sequences = Последовательностей
impact-fate-unintended = не задумано
impact-fate-missed = не вышло
impact-fate-intended = как задумано
impact-fate-already = как задумано, так и было
impact-wrong = { $field }: задумано { $wanted }, вышло { $got }
impact-incidents = Случаев: { $incidents }; изменились, как задумано, — { $intended }, незадуманно — { $unintended }, не вышло — { $missed }, так и было — { $already }.
impact-classes = { $classes ->
    [0] Поиск не нашёл классов случаев, которые решались бы иначе.
   *[other] Классов случаев, которые решаются иначе, поиск нашёл { $classes }; по причинам, которых нет ни у одного задуманного изменения, — { $unintended }.
}
impact-good = Всё выходит, как задумано.
impact-bad = Не всё выходит, как задумано.
impact-witness = Наименьший пример: { $topics }
impact-note-searched = Просмотрено: { $searched }. Класс считается задуманным, если на тех же вопросах держатся случаи, изменившиеся как задумано.
impact-note-certainty = Решение то же, но надёжность его другая: { $ids }
impact-note-unknown = Задумано, но среди случаев нет: { $ids }
impact-section-answers = Решается иначе
impact-section-incidents = Случаи
impact-section-classes = Классы поиска
impact-caption-incidents = Случаи, которые изменились или должны были измениться
impact-caption-classes = Классы случаев, которые решаются иначе, по вопросам, от которых это зависит
amend-label-before = Было:
amend-label-after = Стало:
amend-rests-on = Основание: { $article }.

draft-head = Проект поправки к { $edition }. Пока он ничего не меняет: всё, чего здесь нет, берётся оттуда.
draft-schema = Подсказки при вводе: adoube schema edition > edition.schema.json (рядом с этим файлом). Затем: adoube check ФАЙЛ, adoube impact ФАЙЛ.
draft-title-en = Draft amendment: { $title }
draft-title-ru = Проект поправки: { $title }
draft-in-force = С какого дня должно действовать. Проект никогда не действует, что бы здесь ни стояло.
draft-repeals = Пункты, которые исчезают, и пункты, которые получают новый номер:
draft-intends = Что проект должен изменить: ID случаев (adoube list scenarios) и поля решения, которое должно выйти. Что ещё изменится, покажет adoube impact.
draft-provisions = Пункты, которые меняет проект.
draft-provisions-none = Пункты, которые меняет проект. Возьмите нужные из списка ниже, без решёток, и поставьте вместо [].
draft-others = Прочие пункты, которые что-то решают, в нынешнем виде:

## Изменения ради желаемых решений

seek-title = { $edition }: наименьшие изменения ради желаемых решений
seek-wish = Желаемое: { $title } ({ $id })
seek-wish-met = Желаемое, и так уже решается: { $title } ({ $id })
seek-all-met = Редакция и так решает, как хочется: менять нечего.
seek-none = Ничего не нашлось: изменив не больше ответов, чем { $topics }, желаемого не получить.
seek-head-place = №
seek-head-change = Изменение
seek-head-side-effects = Какие ещё случаи меняются
seek-side-effects = { $count ->
    [0] никакие
   *[other] { $count }: { $ids }{ $more ->
        [0] {""}
       *[other] {" "}и ещё { $more }
    }
}
seek-variants = (то же дают другие способы или параметры, ещё { $count })
seek-more = Найдено ещё изменений: { $count }. Больше покажет --limit.
seek-tried = Перебрано изменений: { $tried }; ответов в каждом не больше { $topics }, каждый способ решения со всеми значениями параметров.
seek-cut = Перебрано изменений: { $tried }; предел достигнут, и изменение с меньшими последствиями могло остаться незамеченным. { $topics ->
    [0] {""}
   *[other] Полностью перебраны изменения, в которых ответов не больше { $topics }.
}

## Разбор

study-lead = Здесь слова двух редакций сопоставлены с тем, что по ним решается, пункт за пунктом. Обоснования вписываются от руки; всё остальное вычислено, и это можно повторить.
study-overview = Обзор
study-caption-overview = Изменённые пункты: что в каждом изменилось, что решается иначе и где это видно
study-provisions = Изменённые пункты
study-reason = Обоснование:
study-caption-words = О чём пункты, коротко
study-head-what = Что
study-gist = Суть
study-text = Текст:
study-rulings = Решения:
study-answer = { $question } Было: { $from } Стало: { $to }
