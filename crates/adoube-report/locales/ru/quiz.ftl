# Задачи: один случай и решения нескольких редакций на выбор.

quiz-title = Билет № { $seed }
quiz-count = { $count ->
    [one] { $count } вопрос
    [few] { $count } вопроса
   *[other] { $count } вопросов
 } из { $available ->
    [one] { $available } случая
   *[other] { $available } случаев
 }, в которых редакции расходятся. Каждый неверный ответ — решение другой редакции.
quiz-none = Ни в одном из этих случаев редакции не расходятся, спрашивать не о чем.
quiz-stem = Каково решение по редакции «{ $edition }»?
quiz-breach = Этим нарушена статья 4.
quiz-key = Ответы
quiz-name = Имя
quiz-right = Верно. Основание — { $article }: { $gist }
quiz-right-silent = Верно. Ни один пункт об этом не говорит.
quiz-so-too = Так же решают: { $editions }.
quiz-wrong = Так решают { $editions }.
quiz-changed = { $question } { $there }: { $says-there } { $here }: { $says-here }
quiz-verdict-right = Верно.
quiz-verdict-wrong = Неверно: правильный ответ { $letter }.
quiz-prompt = Ваш ответ ({ $letters }; q — закончить):
quiz-prompt-again = Одна из букв { $letters } или q:
quiz-score = Верных ответов: { $right } из { $asked }.
quiz-again = Те же вопросы ещё раз: { $command }
quiz-csv-front = Вопрос
quiz-csv-back = Ответ
