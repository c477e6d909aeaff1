# What is wrong with an input. One message an id of adoube-catalog; the one with `-help` gives advice.

diag-did-you-mean = did you mean `{ $name }`?
diag-more = and { $count } more of the same document, which are not shown

## Files

diag-file-missing = there is no file or folder `{ $file }`
diag-file-forbidden = no permission to read `{ $file }`
diag-file-unreadable = `{ $file }` cannot be read: { $detail }
diag-no-file = `{ $file }` is not a regular file
diag-no-file-help = to read from a pipe, name `-` and send the text to standard input
diag-stdin-twice = standard input (`-`) can be read only once
diag-file-empty = `{ $file }` holds no document
diag-folder-empty = the folder `{ $file }` holds no `.yaml`, `.yml`, `.json` or `.jsonl` file
diag-too-large = `{ $file }` is larger than { $limit } MB
diag-too-large-help = one file or one incident may have { $limit } MB; divide it
diag-not-utf8 = not a text in UTF-8: byte { $byte } begins no character
diag-not-utf8-help = save the file as UTF-8

## YAML

diag-yaml = this YAML cannot be read: { $detail }
diag-yaml-tab = a tab stands where YAML expects spaces
diag-yaml-tab-help = indent with spaces
diag-yaml-indentation = the indentation fits no line above
diag-yaml-indentation-help = keys of one map and items of one list begin in the same column
diag-yaml-quote = the quotation mark is never closed
diag-yaml-after-quote = something stands behind the closing quotation mark
diag-yaml-after-quote-help = expected the end of the line, or a comma or bracket; within "…" a quotation mark is written \"
diag-yaml-escape = unknown escape after `\`
diag-yaml-escape-help = write `\\` for a backslash, or use '…' in place of "…"
diag-yaml-bracket = `{ $open }` is never closed
diag-yaml-bracket-end = this bracket closes nothing that is open
diag-yaml-comma = expected a comma or the closing bracket
diag-yaml-colon = expected a colon and a space after this key
diag-yaml-colon-in-text = a colon followed by a space stands within a text
diag-yaml-colon-in-text-help = put the text in quotation marks
diag-yaml-braces = several fields stand on one line without braces
diag-yaml-braces-help = write `{"{"} { $fields } {"}"}`
diag-yaml-character = `{ $character }` cannot begin a value here
diag-yaml-character-help = put the text in quotation marks
diag-yaml-unfinished = the document ends in the middle of a value
diag-yaml-tag = the tag `{ $tag }` is not known; none is needed here
diag-yaml-tag-value = the value does not fit its tag
diag-yaml-merge-key = merge keys (`<<`) are not used here; write the fields out
diag-yaml-anchor = this alias names no anchor that stands before it
diag-yaml-aliases = too many repetitions by anchors and aliases
diag-yaml-depth = maps and lists stand more than { $limit } deep in each other
diag-yaml-size = the document has more than { $limit } values

## JSON

diag-json = this JSON cannot be read: { $detail }
diag-json-unfinished = the JSON ends in the middle of a value
diag-json-unfinished-help = expected one whole incident a line
diag-json-trailing = something stands behind the JSON value
diag-json-trailing-help = expected one incident a line
diag-json-trailing-comma = a comma stands before the closing bracket
diag-json-key = expected a key in double quotation marks
diag-json-expected = expected { $expected ->
    [colon] `:`
    [map] `,` or the closing brace
   *[list] `,` or `]`
  }
diag-json-value = expected a value: a text in double quotation marks, a number, `true`, `false`, `null`, a list or a map
diag-json-escape = unknown or broken escape after `\`
diag-json-number = this number cannot be read
diag-json-control = a line end or another control character stands within a text; expected `\n` or the like
diag-json-depth = lists and maps stand too deep in each other

## Any document

diag-wrong-type = `{ $field }`: expected { $expected ->
    [text] a text
    [list] a list
    [map] a map of fields
    [flag] `true` or `false`
    [number] a number
    [square] a square such as `e4`
   *[other] something else
  }, found { $found ->
    [nothing] nothing
    [flag] `true` or `false`
    [number] a number
    [text] a text
    [list] a list
    [map] a map of fields
   *[other] something else
  }
diag-empty = `{ $field }` is blank; expected a text
diag-unknown-field = unknown field `{ $field }` in `{ $in }`
diag-unknown-field-help = expected: { $allowed }
diag-missing-field = the field `{ $field }` is missing
diag-duplicate-key = the key `{ $key }` stands in line { $line } already
diag-number-as-key = the key { $key } is a number; expected a text
diag-number-as-key-help = put it in quotation marks: `"{ $key }"`
diag-key-no-text = the key of this entry is not a text; expected a text
diag-unknown-word = `{ $field }` cannot be `{ $word }`
diag-unknown-word-help = expected: { $allowed }
diag-flag-quoted = `{ $field }`: `{ $word }` must stand without quotation marks
diag-number-bounds = `{ $field }` cannot be { $number }; expected a whole number from { $least } to { $most }
diag-no-language = `{ $field }` has no text; expected `en`, `ru` or both
diag-bad-id = `{ $id }` is no id; expected small Latin letters, digits and single hyphens, such as `rook-before-king`
diag-bad-date = `{ $date }` is no date; expected a day of the calendar such as `2018-01-01`
diag-id-twice = the id `{ $id }` is taken: line { $line } of { $file }
diag-intends-no-draft = `intends` is for drafts; expected `kind: draft`
diag-intends-unknown = there is no incident `{ $id }`
diag-wanted-form = `{ $text }` is no wanted ruling; expected INCIDENT=FIELD=VALUE, such as `ID=status=made` or `ID=as=fide-2014`
diag-id-reserved = the id `{ $id }` names a group of editions on the command line; expected another id

## Incidents

diag-position = { $reason ->
    [board] this is no FEN: the squares (first field) must make 8 ranks of 8
    [turn] this is no FEN: the side to move (second field) must be `w` or `b`
    [castling] this is no FEN: the castling rights (third field) must be like `KQkq` or `-`
    [en-passant] this is no FEN: the en passant square (fourth field) must be like `e3` or `-`
    [halfmoves] this is no FEN: the halfmove clock (fifth field) must be a number
    [moves] this is no FEN: the number of the move (sixth field) must be a number
    [kings] the position does not have exactly one king on each side
    [pawn] a pawn stands on the first or the last rank
    [check] the king of the side that is not to move stands in check
    [empty] the board is empty
   *[fields] this is no FEN: expected up to six fields, parted by spaces
  }
diag-move-illegal = move { $number }, `{ $move }`, is not legal in its position; expected a legal move in UCI or SAN
diag-no-move = `{ $move }` is no move; expected UCI such as `e2e4` or SAN such as `Nf3`
diag-fen-short = the FEN has { $count } of its six fields; White is to move, nobody may castle and the count begins at 1 where nothing else is said
diag-fen-castling = the castling rights `{ $rights }` are dropped: the king or the rook does not stand at home
diag-fen-castling-help = in Chess960 add `chess960: true`
diag-fen-en-passant = the en passant square `{ $square }` is dropped: no pawn can just have passed over it
diag-fen-move-zero = moves are counted from 1; the move number `0` is read as `1`
diag-events-many = the incident has { $count } events; expected at most { $limit }
diag-event-no-map = an event is a map such as `touch: e4`
diag-event-none = the event does not say what happened
diag-event-none-help = expected: { $allowed }
diag-event-unknown = unknown event `{ $event }`
diag-event-unknown-help = expected: { $allowed }
diag-event-move = a move is no event; expected what the hand does
diag-event-move-help = write `{"{"} release: { $from }, at: { $to } {"}"}`
diag-event-two = one event says both `{ $first }` and `{ $second }`
diag-event-two-help = write two events, in order of time
diag-modifier-none = `{ $event }` takes no other fields, so `{ $modifier }` does not belong here
diag-modifier-misplaced = `{ $modifier }` does not belong to `{ $event }`
diag-modifier-misplaced-help = expected here: { $allowed }
diag-modifier-unknown = unknown field `{ $modifier }` of `{ $event }`
diag-modifier-unknown-help = expected: { $allowed }
diag-missing-at = `{ $event }` does not say where; expected `at:` and a square
diag-unknown-square = `{ $square }` is no square; expected a letter `a` to `h` and a digit `1` to `8`
diag-unknown-with = `with` cannot be `{ $word }`
diag-unknown-with-help = expected: { $allowed }, or the square of the piece held in the hand, such as `e1`
diag-unknown-unit = `{ $unit }` is neither a square nor a new piece
diag-unknown-unit-help = expected the square on which the unit stood when the turn began, or one of { $allowed }
diag-touch-empty = the list of touched squares is empty; expected at least one square
diag-touch-twice = `{ $square }` is touched twice in one event; it counts once
diag-passed = event { $number }: moves were passed over, so no square can be named
diag-passed-help = tell the position anew: `turn: white, fen: "…"`
diag-no-king = event { $number }: there is no enemy king that could be taken
diag-supervised-standard = `supervised` is for rapid and blitz; `play` is `standard`
diag-bad-number = `{ $field }`: `{ $number }` is no whole number from 0 to { $most }
diag-bad-time = `{ $field }`: `{ $time }` is no time on a clock up to ten hours; expected `m:ss` or `h:mm:ss`, such as `"6:02"`
diag-bad-day-time = `{ $field }`: `{ $time }` is no time of day; expected `hh:mm`, such as `"19:30"`
diag-swapped = `swapped`: expected two different squares, such as `[f1, g1]`
diag-swapped-alike = `swapped`: a game begins with the same on both squares, so nothing stood wrong
diag-of-nowhere = event { $number }: `of: { $of }` names no event before it
diag-of-nowhere-help = events are counted from 1
diag-missing-on = `displace` needs `on`: the square where the unit stands now
diag-turn-fen = the side to move in `fen` is not the one whose turn begins
diag-expected-position = `{ $position }` does not begin with the four first fields of a FEN: units, side to move, castling, en passant
diag-since-contradicts = `since-irreversible` contradicts `position.moves`: there are { $count } moves of both sides without capture and pawn move
diag-occurrences-contradict = `occurrences` contradicts `position.moves`: the position has stood { $count } times
diag-claim-untold = nothing tells whether the claim of a repetition is right; it will be rejected
diag-claim-untold-help = give `position.moves`, `conditions.occurrences`, or an event `check: claim`
diag-no-unit = event { $number }: no unit stood on `{ $square }` when the turn began
diag-no-unit-help = a square names the unit that stood there at the beginning of the turn, also after it was moved
diag-not-held = event { $number }: no unit of that side stood on `{ $square }`, so it cannot be held in the hand
diag-new-piece = event { $number }: a { $piece ->
    [king] king
   *[pawn] pawn
  } cannot come onto the board; expected `queen`, `rook`, `bishop` or `knight`
diag-turn = event { $number }: the new turn cannot begin, because { $reason ->
    [kings] the position does not have exactly one king on each side
    [pawn] a pawn stands on the first or the last rank
    [check] both kings stand in check
    [empty] the board is empty
   *[other] the position cannot be played
  }
diag-bad-move = `{ $field }`: `{ $move }` is no move in UCI; expected one such as `e2e4` or `b7b8q`
diag-number-as-article = `{ $field }`: { $article } is a number, but the number of an article is a text
diag-number-as-article-help = put it in quotation marks: `"{ $article }"`; as a number `9.10` would lose its last digit

## Editions named by others

diag-unknown-edition = there is no edition `{ $edition }`
diag-range-open = a range lacks one of its ends; expected such as `fide-2005..fide-2014`
diag-range-authorities = `{ $from }` ({ $first }) and `{ $to }` ({ $last }) are of different authorities; a range runs within one
diag-range-order = `{ $from }` came into force after `{ $to }`; expected the earlier one first
diag-selection-empty = an edition is missing here; expected ids, ranges `a..b`, `fide`, `ru` or `all`, parted by commas
diag-unknown-authority = no edition is of the authority `{ $authority }`
diag-none-in-force = no edition of { $authority } was in force on { $date }; the first came into force on { $first }

## Edition files

diag-until-before-from = the last day in force, { $until }, lies before the first, { $from }
diag-unknown-topic = there is no topic `{ $topic }`
diag-unknown-topic-help = `adoube list topics` shows all of them
diag-unknown-policy = there is no policy `{ $policy }` for the topic `{ $topic }`
diag-unknown-policy-help = expected: { $allowed }
diag-choice-no-map = the topic `{ $topic }` needs a policy: expected `{"{"} policy: NAME {"}"}`
diag-unknown-parameter = the policy `{ $policy }` has no parameter `{ $parameter }`
diag-unknown-parameter-help = expected: { $allowed }
diag-no-parameters = the policy `{ $policy }` takes no parameters, so `{ $parameter }` does not belong here
diag-topic-twice = the topic `{ $topic }` is decided in article { $article }, but article { $other } decides it already
diag-topic-missing = no provision decides { $allowed }
diag-topic-missing-help = every topic needs exactly one provision that decides it, inherited ones counted
diag-competition-missing = { $count } topics of the competition rules are not decided, among them { $allowed }
diag-competition-missing-help = an edition decides all of them, inherited ones counted, or none; each once without `when`
diag-when-empty = `when` names no branch
diag-when-empty-help = expected one or more of { $allowed }; without `when` a provision speaks of all
diag-when-topic = the topic `{ $topic }` has the same answer in every branch; expected a provision without `when`
diag-when-twice = the topic `{ $topic }` is decided for { $branches } in article { $article }, but article { $other } decides it there already
diag-overlay-alone = an overlay is laid over an edition; expected `amends` with its id
diag-topics-no-base = { $count } topics are decided by no provision, and no edition is named to inherit them from
diag-topics-no-base-help = an amendment names its base: `amends: fide-2023`
diag-article-twice = article `{ $article }` is listed in line { $line } already
diag-provision-idle = article `{ $article }` decides nothing; expected `decides:` with a topic, or `outside:` with the reason
diag-provision-both = article `{ $article }` both decides something and is outside the model; expected one of them
diag-reading-topic = the reading `{ $reading }` names the topic `{ $topic }`, which its provision does not decide
diag-reading-empty = the reading `{ $reading }` changes nothing; expected a topic with a policy
diag-gist-long = the gist has { $length } characters; expected one sentence of at most { $limit }
diag-file-name = the file is called `{ $file }`, but the id is `{ $id }`
diag-replaces = `{ $edition }` replaces the edition of the same id that comes with adoube
diag-days-gap = no edition was in force between `{ $earlier }` (until { $until }) and `{ $later }` (from { $from })
diag-days-overlap = `{ $earlier }` (until { $until }) is still in force when `{ $later }` begins ({ $from })
diag-no-base = `{ $field }` needs an edition to build on; expected `amends:` or `translates:`
diag-unknown-base = `{ $field }`: there is no edition `{ $edition }`
diag-base-failed = `{ $field }`: the edition `{ $edition }` has errors of its own, so nothing can be inherited from it
diag-base-cycle = these editions build on each other in a circle: { $chain }
diag-base-policy = the edition `{ $edition }` uses the policy `{ $policy }` for `{ $topic }`, which is not known here
diag-repeals-unknown = `{ $edition }` has no article `{ $article }` that could be repealed
diag-repeals-twice = article `{ $article }` is repealed in line { $line } already
diag-renumbers-unknown = `{ $edition }` has no article `{ $article }` that could get a new number
diag-renumber-taken = article `{ $article }` cannot become `{ $other }`: that number is taken
diag-renumber-taken-help = repeal the other article, or give it a new number as well

## Corrections of a concordance

diag-links-editions = `{ $edition }` is none of the two editions that are compared, `{ $from }` and `{ $to }`
diag-links-article = `{ $edition }` has no article `{ $article }`
diag-links-none = no article stands behind `{ $article }`
diag-links-none-help = an article that nothing follows stands in the list `gone`
diag-links-twice = article `{ $article }` is told of in line { $line } already
diag-links-documents = a second document begins; expected one

## Sets of positions

diag-positions-none = `{ $file }` holds no position
diag-positions-none-help = expected one FEN or EPD a line, or games in a file whose name ends in `.pgn`
diag-position-fields = a position needs at least four fields, parted by spaces: board, side to move, castling rights, en passant square; here { $count ->
    [0] is none
    [one] is one
   *[other] are { $count }
 }
diag-position-over = no move is legal here: the game is over, and nothing can happen in this position
diag-position-mark = unknown mark `{ $mark }`; it is left out
diag-position-mark-help = expected: { $allowed }
diag-position-name = the name `{ $position }` was given in line { $line } already; this position goes by its line
diag-position-twice = this position stands in line { $line } already; it is used once
diag-position-quote = the quotation mark is never closed; the text goes on to the end of the line
diag-unknown-position = no shipped position has the name `{ $position }`
diag-pgn-open = `{ $open }` is never closed; what follows is not read
diag-pgn-tag = this is no tag; expected one such as `[White "Name"]`
diag-pgn-variant = games of the variant `{ $variant }` are not read
diag-pgn-variant-help = expected `Standard`, `From Position` or `Chess960`
diag-pgn-setup = the game is said to begin from a position of its own, but the tag `FEN` is missing
diag-pgn-move = game { $game }, half-move { $number }: `{ $move }` is no legal move here; the rest of the game is left out
