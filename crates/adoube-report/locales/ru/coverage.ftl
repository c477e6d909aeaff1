# Что охватывают случаи: `coverage` и `distinguish`.

## Случаи и мутанты рядом с каждым пунктом

exercise-head-topics = Вопрос
exercise-head-incidents = Случаи
exercise-head-mutants = Мутанты
exercise-no-incident = ни одного
exercise-incidents = { $count }:
exercise-incidents-such = { $count }, например
exercise-of = убито { $killed } из { $mutants }
exercise-survives = жив: { $topic }: { $change }
exercise-default = по умолчанию
exercise-unasserted = { $incident } решается иначе, но его expect об этом молчит
exercise-found = его выдал бы случай: { $witness }
exercise-summary = Решающих пунктов: { $provisions }; { $idle ->
    [0] на каждый есть случай.
   *[other] без единого случая: { $idle }.
 }
exercise-killed = Мутантов убито { $killed } из { $mutants }.
exercise-note = Мутант — это редакция, в которой один ответ заменён другим способом решения или один параметр сдвинут на шаг. Он убит, если перестаёт выполняться что-то из ожидаемого в случаях.
exercise-score = Убито мутантов: { $killed } из { $mutants }{ $certainty ->
    [0] {""}
   *[other] , из них только по надёжности решения: { $certainty }
 }; живы: { $alive }.
coverage-discovered = { $count ->
    [0] Каждый класс расхождений области есть среди случаев
    [one] { $count } класс расхождений из { $all } в области, которого нет ни в одном случае
    [few] { $count } класса расхождений из { $all } в области, которых нет ни в одном случае
   *[other] { $count } классов расхождений из { $all } в области, которых нет ни в одном случае
 }

## Набор случаев, различающий редакции

distinguish-title = { $incidents ->
    [0] { $editions ->
        [1] Редакция одна: различать нечего
        [one] Ничто не различает эту { $editions } редакцию
        [few] Ничто не различает эти { $editions } редакции
       *[other] Ничто не различает эти { $editions } редакций
     }
    [one] { $incidents } случай различает { $editions ->
        [one] { $editions } редакцию
        [few] { $editions } редакции
       *[other] { $editions } редакций
     }
    [few] { $incidents } случая различают { $editions ->
        [one] { $editions } редакцию
        [few] { $editions } редакции
       *[other] { $editions } редакций
     }
   *[other] { $incidents } случаев различают { $editions ->
        [one] { $editions } редакцию
        [few] { $editions } редакции
       *[other] { $editions } редакций
     }
 }
distinguish-step = { $place }. { $title } (+{ $news })
distinguish-note-news = (+12) после названия: случай различает 12 пар редакций, которых не различил ни один случай выше.
distinguish-alike = Ничто не различает: { $editions }.
distinguish-told = Различено пар редакций: { $told } из { $pairs }.
distinguish-proved = Меньшего набора с тем же свойством нет: доказано (рассмотрено случаев: { $candidates }).
distinguish-bound = Не доказано, что меньшего набора нет: достигнут предел работы. Нужно не меньше { $least ->
    [one] { $least } случая
   *[other] { $least } случаев
 } из { $candidates }.
