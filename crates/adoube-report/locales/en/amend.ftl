# What an amendment changes: `changes`, `claim`, `impact`, `seek`, `new draft`, `study`.

## Words against rulings

amend-head-articles = Articles
amend-head-verdict = What changed
amend-head-answers = Answered otherwise
amend-head-shows = Where it shows
amend-verdict-words-and-rulings = words and rulings
amend-verdict-words-only = words only
amend-verdict-rulings-only = rulings only
amend-verdict-neither = neither
amend-shows-outside = outside the model
amend-shows-same = nowhere: the same answers
amend-shows-none = nowhere: { $searched }
amend-shows-some = { $classes ->
    [0] {""}
    [one] { $classes } class of the search
   *[other] { $classes } classes of the search
}{ $incidents ->
    [0] {""}
   *[other] { $classes ->
        [0] {""}
       *[other] , {""}
    }{ $incidents ->
        [one] { $incidents } shipped incident
       *[other] { $incidents } shipped incidents
    }
}
amend-searched = { $incidents ->
    [one] { $incidents } incident
   *[other] { $incidents } incidents
} and { $sequences } sequences of up to { $depth ->
    [one] { $depth } event
   *[other] { $depth } events
} in { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}
amend-summary = { $rows ->
    [one] { $rows } pair of articles
   *[other] { $rows } pairs of articles
}: words and rulings { $words-and-rulings }, words only { $words-only }, rulings only { $rulings-only }, neither { $neither }.
amend-basis-gists = Whether words changed is judged by the gists of the edition files; import both texts to compare the words themselves.
amend-basis-words = Whether words changed is judged by the imported texts.
amend-basis-both = Whether words changed is judged by the imported texts, and by the gists where a text lacks an article or the languages differ.
amend-note-searched = Looked at: { $searched }. Each article is changed alone; what is not found there is no proof for longer incidents.
amend-note-outside = * The model rules on none of these articles, so nothing is said of their rulings.
amend-note-same = { $count ->
    [one] Nothing changed in { $articles }.
   *[other] Nothing changed in { $count } pairs: { $articles }.
}
amend-gist = { $edition } { $article }: { $gist }
amend-gist-same = { $edition } { $article } (same words in both): { $gist }
amend-beside = By itself the change shows nowhere; it shows beside the other changes of { $edition }.
amend-readings-gone = Readings that are gone: { $readings }
amend-readings-new = New readings: { $readings }
amend-outside = Outside the model, { $articles }: { $why }
amend-not-listed = the edition file does not list it.
amend-class = { $topics } { $sequences ->
    [1] 1 sequence of the search; smallest witness:
   *[other] { $sequences } sequences of the search; smallest witness:
}
amend-incident = The search found nothing; this incident shows it: { $title } ({ $id })
amend-incidents = Shipped incidents that change: { $ids }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
}
amend-ruled-before = Before ({ $edition }): { $ruling }
amend-ruled-after = After ({ $edition }): { $ruling }

## The claim that a change is editorial

amend-claim-same = Proved: no ruling can change by { $articles }, since the answers are the same.
amend-claim-proved = Proved within the domain: no ruling changes by { $articles }. Looked at: { $searched }.
amend-claim-refuted = Refuted: rulings change by { $articles }.
amend-claim-outside = Not for the model to say: it rules on none of { $articles }.
