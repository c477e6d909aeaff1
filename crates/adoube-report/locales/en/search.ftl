# Searches: the domain, the classes of divergence, their witnesses.

search-title = { $classes ->
    [0] No divergence
    [one] One class of divergence
   *[other] { $classes } classes of divergence
 } under { $editions ->
    [one] one edition
   *[other] { $editions } editions
 }
search-title-partial = PARTIAL: { $title }
search-domain = Domain: { $count ->
    [one] one position
   *[other] { $count } positions
 } ({ $from }) with an alphabet of { $letters } letters in all; { $depth ->
    [1] each of them alone
   *[other] every sequence of 1 to { $depth } of them
 }. Kinds of events: { $kinds }.
search-sample = Of these sequences { $count } were drawn at random (seed { $seed }).
search-size = Size: { $sequences } sequences{ $folded ->
    [yes] , of which { $nodes } were ruled and the others folded into them
   *[other] , each of them ruled
 }; the editions part on { $diverges ->
    [yes] { $divergent } of them
   *[other] none of them
 }.
search-complete = { $diverges ->
    [yes] The whole domain was searched: every divergence in it belongs to one of these classes.
   *[other] The whole domain was searched: there is no divergence in it.
 }
search-drawn = { $diverges ->
    [yes] Only what was drawn was looked at: there may be further classes.
   *[other] Only what was drawn was looked at: there may be divergences all the same.
 }
search-partial = PARTIAL: { $done } of { $all } parts of the domain were searched; there may be further classes.
search-topic = Shown: the classes that `{ $topic }` decides, alone or with other topics: { $shown } of { $all }.
search-head-class = What decides
search-head-outcomes = Outcomes
search-head-witness = Smallest witness
search-sequences = { $count ->
    [one] { $shown } sequence
   *[other] { $shown } sequences
 }
search-by-readings = readings alone
search-readings = { $words } [{ $readings }]
search-reading = reading { $reading }: { $editions }
search-topics = The questions that decide
search-witnesses = The smallest witness of each class
search-witness-from = from { $position }
search-note-table = A row is a class: everything on which the editions part in the same way for the same reasons. A, B, C: its outcomes, told of its smallest witness, in the order of the editions. Beside each edition stands the article that decides.
search-note-disputed = { $mark } before the article: disputed. The text bears another reading, which leads elsewhere (--readings lets readings rule too).
search-footer-readings = Editions, each with all its readings: { $editions }
search-footer-books = Rule books: { $digest }
search-file-title = { $question } ({ $topics }, { $number })
search-file-about = { $events } Found by search in the position { $position }, then made as small as it gets: without any of the events or of the pieces but kings the editions would no longer part like this.

## Whether two answer alike

search-equivalent-none = { $complete ->
    [yes] No divergence in { $sequences } incidents
   *[other] PARTIAL: no divergence in { $sequences } incidents so far
 }: { $one } and { $other } lead to the same outcomes.
search-equivalent-some = { $one } and { $other } part on { $divergent } of { $sequences } incidents.
search-mixed = { $one } with the answers of { $other } on: { $topics }

## Progress and files

search-progress = { $rate } sequences/s, { $left } left
search-left-seconds = { $seconds } s
search-left-minutes = { $minutes } min
search-left-hours = { $hours } h { $minutes } min
search-stopped = stopped: { $done } of { $all } parts are done
search-stopped-help = { $file ->
    [none] with --resume FILE a search can be gone on with
   *[other] the same command goes on where it stopped
 }
search-part-written = shard { $shard } of { $of }: { $done } of { $all } parts done, written to { $file }
search-written = { $count ->
    [one] one incident file
   *[other] { $count } incident files
 } written to { $folder }
search-resumed = { $file }: { $done } parts are done already
search-not-json = `{ $file }` is no state of a search: line { $line }, column { $column } is no JSON
search-not-state = `{ $file }` is no state of a search
search-bad-field = `{ $file }`: the field `{ $field }` is missing or cannot be so
search-foreign = `{ $file }` belongs to another search
search-differs = { $what ->
    [program] version of the program
    [editions] editions
    [depth] longest sequence
    [kinds] kinds of events
    [sample] random sequences (seed)
    [folded] folding
    [positions] positions
    [books] rule books
    [shard] shard
   *[letters] letters and parts
 }: `{ $one }` there, `{ $other }` here
search-overlap = `{ $file }` and `{ $other }` hold the same parts of the domain (part { $part } of { $all } is the first)
search-unfinished = `{ $file }` is not finished: { $done } of { $all } parts of its shard are done
search-missing-shards = missing: { $count ->
    [one] shard
   *[other] shards
 } { $shards }
search-missing-parts = { $missing } of { $all } parts of the domain are in none of the files
search-unknown-edition-of = `{ $file }` names the edition `{ $edition }`, which is not known here; add it with --add-edition
search-unknown-kind = there is no kind of event `{ $name }`
search-kinds = kinds: { $names }
search-unknown-topic = there is no topic `{ $name }`
search-unknown-reading = `{ $edition }` has no reading `{ $name }`
search-readings-of = readings: { $names }
search-no-readings = `{ $edition }` has no readings
search-no-article = no provision `{ $name }` of `{ $one }` or `{ $other }` decides a topic
search-bad-shard = `{ $value }` is no shard; expected K/N, such as 2/3
search-too-many-books = { $count } rule books are too many for one search; at most { $most }. Choose fewer with --editions
search-too-many-letters = a position has more letters than a search can number; choose fewer kinds with --events
search-no-position = there is no position to search
