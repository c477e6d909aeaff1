# Tables: comparison, lists, coverage.

## Editions in short

authority-FIDE = FIDE
authority-RU = Russian texts
edition-short-ru-2005-jadoube = 2005 jadoube
edition-short-ru-2009-juniorchess = 2009 junior
edition-short-ru-2010-738 = 2010 No.738
edition-short-ru-2014-1093 = 2014 No.1093
edition-short-ru-2017-fomin = 2017 Fomin

## Themes: the folders of the incidents

theme-accident = Accidental contact
theme-adjusting = Adjusting
theme-arbiter = The arbiter steps in
theme-automatic-draw = Draws without a claim
theme-castling = Castling
theme-clock = Clocks
theme-conduct = Conduct
theme-default-time = Coming late
theme-devices = Electronic devices
theme-displaced = Pieces knocked over
theme-draw-claim = Claims of a draw
theme-draw-offer = Offers of a draw
theme-flag-fall = The flag falls
theme-game-end = End of the game
theme-illegal-move = Illegal moves
theme-late-claim = Complaints
theme-made = When a move is made
theme-on-move = Who has the move
theme-promotion = Promotion
theme-promotion-fault = Promotion not finished
theme-quickplay = Quickplay finishes
theme-rapid-blitz = Rapid chess and blitz
theme-recording = Writing the moves down
theme-release = Letting go
theme-setup = Wrong position or colours at the start
theme-touching = Touched pieces
theme-two-hands = Two hands
theme-wish = Touching without the wish to play
table-own-incidents = Your incidents

## The comparison

table-title = { $incidents ->
    [0] No incident tells { $editions ->
        [one] this edition
       *[other] these { $editions } editions
     } apart
    [one] One incident under { $editions ->
        [one] one edition
       *[other] { $editions } editions
     }
   *[other] { $incidents } incidents under { $editions ->
        [one] one edition
       *[other] { $editions } editions
     }
 }
table-head-incident = Incident
table-head-outcome = Outcome
table-head-editions = Editions
table-note-counts = { $divergent ->
    [0] The editions agree on
    [one] The editions part on one of
   *[other] The editions part on { $divergent } of
 } { $incidents ->
    [one] one incident.
   *[other] { $incidents } incidents.
 }
table-note-hidden = { $count ->
    [one] One incident on which they agree is not shown (--all shows it).
   *[other] { $count } incidents on which they agree are not shown (--all shows them).
 }
table-note-letters = A, B, C: outcomes of one incident, in the order of the editions. Beside each edition stands the article that decides.
table-note-certain = { $mark } before the article: certain. A numbered provision says so.
table-note-range = “…” between two articles: the number changed between these editions; the first and the last one are shown.
table-note-borrowed = { $mark } after the article: a translation takes the clause from its original, since its own text was not seen there; its number may be another.
table-note-bound = “bound”: a unit set down has narrowed the choice; the move is not made yet.
table-note-disputed = { $mark } before the article: disputed. The text bears another reading, which leads elsewhere (--long tells which).
table-note-silent = { $mark } before the article: silent. No provision covers the case; the default is shown.
table-note-no-article = An edition without an article: nothing there limits the choice of move.
table-footer-editions = Editions: { $editions }
table-footer-data = Data: { $digest }
table-footer-command = Command: { $command }

## Outcomes

table-unit-nom = { unit-role } { $square }
table-unit-acc = { unit-role-acc } { $square }
table-unit-ins = { unit-role-ins } { $square }
table-or = { $first } or { $last }
table-moves-any = any legal move
table-moves-none = no legal move
table-moves-only = only { $move }
table-moves-castle = must castle { $move }
table-moves-castle-either = must castle, either side
table-moves-promote = must promote on { $square }
table-moves-unit = { $unit } must move
table-moves-unit-or-castle = { $unit } must move or castle
table-moves-unit-but = { $unit } must move, not { $moves }
table-moves-take = must take { $taken }
table-moves-unit-or-take = move { $unit } or take { $taken }
table-moves-list = { $moves }
table-moves-any-but = any move but { $moves }
table-moves-count = one of { $count } moves
table-bound = bound: { $choice }
table-bound-only = bound: only { $move }
table-made = { $move } made
table-made-completed = { $move } completed
table-made-stands = { $move } stands
table-made-none = move made
table-in-breach = , in breach
table-taken-back = , then put back
table-taken-back-for = , then { $move } instead
table-goes-on = , the game goes on
table-end-mate = { $result }, mate
table-end-stalemate = { $result }, stalemate
table-end-dead = { $result }, dead position
table-end-resignation = { $result }, resignation
table-end-agreement = { $result }, draw agreed
table-end-other = { $result }, game over
table-claim = { $verdict }: { $rest }
table-claim-after-end = { $rest }; complaint after the end
table-claim-upheld = complaint upheld
table-claim-rejected = complaint rejected
table-claim-lapsed = complaint too late
table-claim-premature = complaint premature
table-claim-inadmissible = claim not admitted
table-claim-make-legal = claim to be made properly first
table-claim-stands = the fault stands
table-claim-pending = claim postponed
table-turn-white = White, turn { $turn }
table-turn-black = Black, turn { $turn }
table-status-open = open
table-status-bound = bound
table-status-made = made
table-status-completed = completed
table-status-over = over
table-breaches = { $count ->
    [one] one clause broken
   *[other] { $count } clauses broken
 }

## At length

table-long-moves = { $count ->
    [one] Move:
   *[other] Moves ({ $count }):
 } { $moves }
table-long-breach = (breaks { $articles })
table-long-reading = Reading { $reading } ({ $editions }): { $leads }
table-long-as = as { $letter }

## Heads of comma-separated values

table-csv-incident = incident
table-csv-title = title
table-csv-theme = theme
table-csv-diverges = diverges
table-csv-edition = edition
table-csv-outcome = outcome
table-csv-words = words
table-csv-article = article
table-csv-certainty = certainty
table-csv-status = status
table-csv-move = move
table-csv-permitted = permitted
table-csv-breach = breach
table-csv-claims = claims
table-csv-result = result

## Lists

list-policies = Policies: ways to answer a question of the Laws
list-topics = Topics: questions that the Laws answer
list-editions = Editions of the Laws
list-scenarios = Incidents
list-head-topic = Topic
list-head-policy = Topic and policy
list-head-says = What it says
list-head-used = Used by
list-head-question = Question
list-head-policies = Policies
list-head-id = Id
list-head-title = Title
list-head-kind = Kind
list-head-force = In force
list-head-source = Readings
list-head-theme = Theme
list-head-tags = Tags
list-head-article = Article
list-head-role = What the model makes of it
list-nobody = no edition
list-everybody = every edition
list-in-branches = in { $branches }: { $editions }
list-in-readings = readings of { $editions }
list-parameter = { $name }: { $sentence } Values: { $values }.
list-default = { $value } (default)
list-any-of = any of { $values }
list-number = { $least } to { $most }, { $usual } (default)
list-since = since { $from }
list-between = { $from } – { $until }
kind-original = original
kind-translation = translation
kind-order = order
kind-overlay = overlay
branch-standard = standard
branch-rapid-supervised = rapid with arbiters enough
branch-rapid = rapid
branch-blitz-supervised = blitz with arbiters enough
branch-blitz = blitz
kind-draft = draft
kind-of = { $kind } of { $other }
list-count = { $count } in all.

## Coverage

coverage-title = { $title } ({ $id })
coverage-outside = outside the model: { $reason }
coverage-inherited = from { $edition }
coverage-summary = { $provisions ->
    [one] One provision
   *[other] { $provisions } provisions
 }: { $decides } { $decides ->
    [one] decides
   *[other] decide
 }, { $outside } outside the model.
