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
amend-searched-here = { $incidents ->
    [one] { $incidents } incident
   *[other] { $incidents } incidents
}, and no search, since its events raise no question of the competition rules
amend-summary = { $rows ->
    [one] { $rows } pair of articles
   *[other] { $rows } pairs of articles
}: words and rulings { $words-and-rulings }, words only { $words-only }, rulings only { $rulings-only }, neither { $neither }.
amend-basis-gists = Whether words changed is judged by the gists of the edition files; import both texts to compare the words themselves.
amend-basis-words = Whether words changed is judged by the imported texts.
amend-basis-both = Whether words changed is judged by the imported texts, and by the gists where a text lacks an article or the languages differ.
amend-note-searched = Looked at: { $searched }. Each article is changed alone; what is not found there is no proof for longer incidents.
amend-note-outside = * The model rules on none of these articles, so nothing is said of their rulings.
amend-note-outside-list = { $count ->
    [one] Words changed, and the model rules on none of it: { $articles }.
   *[other] Words changed in { $count } more pairs, and the model rules on none of them: { $articles }.
}
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
amend-ruled-before = Before: { $ruling }
amend-ruled-after = After: { $ruling }

## The claim that a change is editorial

amend-claim-same = Proved: no ruling can change by { $articles }, since the answers are the same.
amend-claim-proved = Proved within the domain: no ruling changes by { $articles }. Looked at: { $searched }.
amend-claim-refuted = Refuted: rulings change by { $articles }.
amend-claim-outside = Not for the model to say: it rules on none of { $articles }.

## Drafts

impact-title = { $draft }: what it changes in { $base }
impact-head-incident = Incident
impact-head-fate = Fate
impact-head-before = Before
impact-head-after = After
impact-head-class = Class of the search
impact-head-sequences = Sequences
impact-fate-unintended = unintended
impact-fate-missed = missed
impact-fate-intended = as intended
impact-fate-already = as intended, already before
impact-wrong = { $field }: meant { $wanted }, got { $got }
impact-incidents = { $incidents ->
    [one] Of { $incidents } incident
   *[other] Of { $incidents } incidents
}: { $intended } changed as intended, { $unintended } changed unintended, { $missed } missed, { $already } as intended already before.
impact-classes = { $classes ->
    [0] The search found no class of incidents that is ruled otherwise.
    [one] The search found { $classes } class of incidents that is ruled otherwise; { $unintended } for a reason that no intended change has.
   *[other] The search found { $classes } classes of incidents that are ruled otherwise; { $unintended } for reasons that no intended change has.
}
impact-good = Everything comes as intended.
impact-bad = Not everything comes as intended.
impact-witness = Smallest witness: { $topics }
impact-note-searched = Looked at: { $searched }. A class counts as intended when incidents that change as intended rest on the same questions.
impact-note-certainty = Same outcome, but not as certain as before, or more: { $ids }
impact-note-unknown = Intended, but not among the incidents: { $ids }
impact-section-answers = Answered otherwise
impact-section-incidents = Incidents
impact-section-classes = Classes of the search
impact-caption-incidents = Incidents that change, or were meant to
impact-caption-classes = Classes of incidents that are ruled otherwise, by the questions that make the difference
amend-label-before = Before:
amend-label-after = After:
amend-rests-on = Rests on { $article }.

draft-head = A draft that amends { $edition }. It changes nothing yet: everything that is not listed is inherited.
draft-schema = For help while typing: adoube schema edition > edition.schema.json (beside this file). Then: adoube check FILE, adoube impact FILE.
draft-title-en = Draft amendment: { $title }
draft-title-ru = Проект поправки: { $title }
draft-in-force = From when it should hold. A draft is never in force, whatever stands here.
draft-repeals = Articles that go, and articles that get another number:
draft-intends = What it is meant to change: ids of incidents (adoube list scenarios), each with fields of the ruling that it should get. adoube impact tells what else changes.
draft-provisions = The provisions that the draft changes.
draft-provisions-none = The provisions that the draft changes. Take some from the list below, without the number signs, in place of [].
draft-others = The other provisions that decide something, as they are:

## Changes for wanted rulings

seek-title = Smallest changes of { $edition } for the wanted rulings
seek-wish = Wanted: { $title } ({ $id })
seek-wish-met = Wanted, and ruled so already: { $title } ({ $id })
seek-all-met = The edition rules so as it is: nothing need be changed.
seek-none = Nothing found: no change of up to { $topics ->
    [one] { $topics } answer
   *[other] { $topics } answers
} gives the wanted rulings.
seek-head-place = No.
seek-head-change = Change
seek-head-side-effects = Other incidents that change
seek-side-effects = { $count ->
    [0] none
   *[other] { $count }: { $ids }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }
}
seek-variants = (and { $count } more with other policies or parameters that do the same)
seek-more = { $count ->
    [one] One more change was found.
   *[other] { $count } more changes were found.
} --limit shows more.
seek-tried = Tried: { $tried } changes of up to { $topics ->
    [one] { $topics } answer
   *[other] { $topics } answers
}, every policy with every setting of its parameters.
seek-cut = Tried: { $tried } changes; the limit was reached, so smaller side effects may have been missed. { $topics ->
    [0] {""}
    [one] All changes of one answer were tried.
   *[other] All changes of up to { $topics } answers were tried.
}

## A study

study-lead = This document puts the words of two editions against what they rule, article by article. Reasons are to be filled in; everything else is computed and can be made again.
study-overview = Overview
study-caption-overview = Changed articles: what changed in each, what is answered otherwise, and where it shows
study-provisions = Changed provisions
study-reason = Reason:
study-caption-words = What the articles say, in few words
study-head-what = What
study-gist = Gist
study-text = Text:
study-rulings = Rulings:
study-answer = { $question } Before: { $from } After: { $to }
