# Pages, boards, and what is shown of editions and incidents.

## Boards

board-turn = { $who } to move.
board-brackets = [ ] touched
board-symbols = ♔ White, ♚ Black
board-letters = Capital letters: White. K king, Q queen, R rook, B bishop, N knight, P pawn.
board-unit = { unit-role } { $square }
board-words = White: { $white }. Black: { $black }.
board-words-touched = Touched: { $units }.

## Dates

date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
 } { $year }

## An edition

show-kind-original = authentic text
show-kind-translation = translation
show-kind-order = order of a ministry
show-kind-overlay = overlay: notes or a stop-gap laid over an edition
show-kind-draft = draft, not in force
show-language = { $code ->
    [en] in English
    [ru] in Russian
   *[other] language: { $code }
 }
show-force = In force from { $from } to { $until }.
show-force-open = In force since { $from }.
show-force-draft = Would be in force from { $from }.
show-translates = Renders { $edition }.
show-amends = Amends { $edition }; what it does not list is inherited.
show-source = Source: { $source }
show-provisions = Provisions: { $all }, of which { $decide } decide and { $outside } stand outside the model.
show-provisions-head = Provisions
show-decides = Decides
show-outside = Outside
show-cited-for = Cited for
show-evidence = Evidence
show-reading = Reading
show-inherited = Inherited
show-inherited-from = from { $edition }
show-grade-seen = the text itself was read
show-grade-copy = a copy at hand was read
show-grade-inferred = it follows from other texts
show-grade-memory = known, not read again

## An incident

show-incident = { $id }{ $theme ->
    [none] {""}
   *[other] , theme { $theme }
 }{ $tags ->
    [none] {""}
   *[other] , tags: { $tags }
 }
show-happened = Happened on { $date }.
show-position = Position: { $fen }
show-expected = What is expected
show-expected-none = Nothing is expected of any edition.
show-everywhere = every edition
show-range = { $first } to { $last }
show-field-turn = { $who }’s turn
show-status-open = open
show-status-bound = bound, not made
show-status-made = move made
show-status-completed = move made and clock pressed
show-status-over = game over
show-field-move = move { $move }
show-field-no-move = no move made
show-field-permitted = permitted: { $moves }
show-field-breach = breaks { $articles }
show-field-shown = the board shows { $move }
show-field-shown-none = the board shows no legal move
show-field-claim = complaint { $verdict ->
    [upheld] upheld
    [rejected] rejected
    [lapsed] too late
    [premature] premature
   *[any] made
 }
show-field-result = result { $result }
show-field-no-result = the game goes on
show-field-certainty = { $certainty ->
    [express] express
    [silent] silent
   *[disputed] disputed
 }
show-tally = Of { $all } editions { $held } keep to it{ $failed ->
    [0] {""}
   *[other] ; { $failed } depart from it
 }{ $unasserted ->
    [0] {""}
   *[other] ; nothing is expected of { $unasserted }
 }.
show-departs = { $edition }: { $field } should be { $expected }, is { $got }.
show-nothing = nothing

## Pages

page-lead = How each edition of the Laws of Chess rules the same incidents at the board. Same letter in a row: same outcome.
page-skip = Skip to the table
page-incident = Incident and outcomes
page-table = Comparison
page-details = The incidents one by one
page-legend = How to read it
page-letters = A, B, C are the outcomes of one incident; they are told under its title.
page-mark-certain = “·” before an article: certain. A numbered provision says so.
page-mark-disputed = “?” after a letter or before an article: disputed. The edition can be read differently, and then the ruling is another one.
page-mark-silent = “–” after a letter or before an article: silent. No provision covers the case; the default is shown.
page-range = “…” between two articles: the number changed between these editions; the first and the last one are shown.
page-board-legend = On boards: corners mark touched units, arrows show moves that may be played, the disc stands beside the side to move.
page-filter = Show only
page-filter-divergent = incidents on which editions differ
page-filter-text = text
page-filter-article = article
page-filter-theme = theme
page-filter-any = any
page-filter-pair = where these two differ
page-filter-first = first edition
page-filter-second = second edition
page-filter-reset = Show everything
page-filter-count = Shown: { $shown } of { $all }.
page-events = What happened
page-outcomes = Rulings
page-editions = Editions and articles

page-readings = If it is read otherwise
page-agree = All editions agree.
page-nothing = No incident is shown.
page-disputed = disputed
page-silent = silent
page-top = Back to the table
page-no-article = no article was asked
page-about-footer = About this page
