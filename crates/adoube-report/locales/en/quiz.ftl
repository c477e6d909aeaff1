# The quiz: one incident, and the rulings of several editions to choose from.

quiz-title = Quiz No. { $seed }
quiz-count = { $count ->
    [one] One question
   *[other] { $count } questions
 } from { $available ->
    [one] one incident
   *[other] { $available } incidents
 } on which the editions part. Each wrong answer is the ruling of another edition.
quiz-none = The editions part on none of these incidents, so there is nothing to ask.
quiz-stem = What is the ruling under “{ $edition }”?
quiz-breach = That breaks Article 4.
quiz-key = Key
quiz-name = Name
quiz-right = Right. It rests on { $article }: { $gist }
quiz-right-silent = Right. No clause speaks of it.
quiz-so-too = So rule also: { $editions }.
quiz-wrong = That is the ruling of { $editions }.
quiz-changed = { $question } { $there }: { $says-there } { $here }: { $says-here }
quiz-verdict-right = Right.
quiz-verdict-wrong = Wrong: { $letter } is right.
quiz-prompt = Your answer ({ $letters }; q ends):
quiz-prompt-again = One of { $letters }, or q:
quiz-score = Score: { $right } of { $asked }.
quiz-again = The same questions again: { $command }
quiz-csv-front = Question
quiz-csv-back = Answer
