# Law texts of the reader's own, concordances, redlines, tables in documents.

## Import and show

law-import-title = Text of { $edition }
law-import-counts = { $clauses ->
    [one] { $clauses } clause
   *[other] { $clauses } clauses
}, { $headings ->
    [one] { $headings } heading
   *[other] { $headings } headings
}; { $noise ->
    [0] nothing else on the page
    [one] { $noise } piece of the page that is no law
   *[other] { $noise } pieces of the page that are no law
}; { $unclear ->
    [0] everything was understood
    [one] { $unclear } piece was not understood
   *[other] { $unclear } pieces were not understood
}.
law-import-digest = From { $file }, SHA-256 { $digest }
law-import-noise = No part of the law:
law-import-unclear = Not understood, kept as it is:
law-import-look = Worth a look:
law-import-absent = only clauses below these numbers are there: { $articles }
law-import-restored = number cut short in the text and restored from its neighbours: { $articles }
law-import-repeated = number stands there twice: { $articles }
law-import-cut-off = ends without a full stop, perhaps cut off: { $articles }
law-import-unknown = the edition file lists no such article: { $articles }
law-import-lacking = in the edition file, not in this text: { $articles }
law-line = line { $line }
law-noise-blank = blank
law-noise-markup = markup
law-noise-navigation = navigation
law-noise-source = source
law-noise-page = page number
law-noise-caption = captions
law-noise-comment = comment
law-mark-restored = number restored
law-mark-repeated = number repeated
law-mark-cut-off = cut off?
law-list-title = Imported texts
law-list-none = No text has been imported.
law-list-folder = Folder: { $folder }
law-head-edition = Edition
law-head-title = Title
law-head-language = Language
law-head-clauses = Clauses
law-head-unclear = Not understood
law-head-digest = SHA-256
law-head-file = File
law-kept = kept in { $file }
law-replaced = kept in { $file }, in place of another text with the SHA-256 { $digest }
law-same = kept in { $file }, where it was already
law-not-kept = read only, nothing was kept (--dry-run)
law-script = the text is written in { $script ->
    [cyrillic] Cyrillic
   *[latin] Latin
} letters, but the language of { $edition } is `{ $language }`: is it the right edition?
law-no-clause = { $file }: no numbered clause was found, so nothing was kept
law-no-text = no text of { $edition } has been imported
law-no-text-help = adoube text import FILE --edition { $edition }
law-no-article = neither the edition nor its text has an article `{ $article }`
law-no-article-either = neither { $from } nor { $to } has an article `{ $article }`
law-no-folder = there is no folder for your data; name one with --texts or ADOUBE_TEXTS
law-store-broken = { $file }: this is no text kept by adoube; import it again
law-store-digest = { $file }: the text was changed after it was imported (SHA-256 { $digest } is expected); import it again
law-store-unknown = { $file }: there is no edition `{ $edition }`
law-folder-import = `{ $file }` is a folder; expected a file

## Concordance

law-pair = { $from } → { $to }
law-concord-destination = Table of destination: where the { $count ->
    [one] article
   *[other] { $count } articles
} of { $edition } went
law-concord-derivation = Table of derivation: where the { $count ->
    [one] article
   *[other] { $count } articles
} of { $edition } { $count ->
    [one] comes
   *[other] come
} from
law-concord-same = { $count ->
    [one] One article keeps its number:
   *[other] { $count } articles keep their numbers:
} { $articles }
law-head-destination-article = Article
law-head-destination-other = Went to
law-head-derivation-article = Article
law-head-derivation-other = Comes from
law-head-relation = What happened
law-head-sure = How sure
law-head-grounds = What speaks for it
law-relation-same = same number
law-relation-renumbered = renumbered
law-relation-split = split
law-relation-merged = merged
law-relation-part-of = part of one
law-relation-into = merged into
law-relation-new = new
law-relation-gone = gone
law-sure-sure = sure
law-sure-likely = likely
law-sure-doubtful = doubtful
law-sure-given = fixed
law-ground-given = by the file of corrections
law-ground-topics = { $count ->
    [one] same topic:
   *[other] same topics:
} { $topics }
law-ground-gist = gist { $share }
law-ground-words = words { $share }
law-ground-number = number
law-note-proposed = Proposed from what the provisions decide and from their gists. Corrections: --format yaml, then --with FILE.
law-note-texts-both = The words of both imported texts count as well.
law-note-texts-languages = The imported texts are in different languages, so their words do not count.
law-note-texts-one = The text of one edition only is imported, so words do not count.
law-note-texts-none = No text of these editions is imported, so words do not count.
law-csv-article = article of { $edition }
law-csv-relation = relation
law-csv-confidence = confidence
law-csv-given = fixed
law-csv-topics = topics
law-csv-gist = gist
law-csv-words = words
law-csv-number = number
law-yaml-head = Correct what is wrong, then: adoube concord ... --with THIS-FILE. What stands here wins over proposals.

## Redline

law-redline-legend = [-deleted-] {"{"}+inserted+{"}"}
law-redline-legend-page = Deleted words are struck out in [− −], inserted ones underlined in [+ +].
law-redline-languages = The texts are in different languages: their words cannot be compared, so they stand side by side.
law-redline-counts = { $deleted ->
    [0] { $inserted ->
        [0] no word changed
       *[other] words: +{ $inserted }
    }
   *[other] { $inserted ->
        [0] words: −{ $deleted }
       *[other] words: −{ $deleted } +{ $inserted }
    }
}
law-redline-lacking = The imported text of { $edition } lacks this article; the other one says:
law-redline-summary = { $passages ->
    [one] One passage
   *[other] { $passages } passages
}: changed { $changed }, unchanged { $same }, moved { $moved }, missing from one text { $lacking }.
law-redline-same = No word changed: { $articles }
law-moved = moved
law-moved-away = Stood here; it is compared where it stands now.

## Tables in documents

docs-empty = no command stands in the marker
docs-empty-help = such as `<!-- adoube: compare castling --editions fide -->`
docs-not-alone = something else stands on the line of the marker
docs-not-alone-help = a marker stands alone on its line
docs-unclosed = the marker is never closed
docs-unclosed-help = expected `<!-- /adoube -->` below the table
docs-unopened = nothing is open here that the marker could close
docs-quote = a quotation mark is never closed
docs-unknown-command = there is no command `{ $name }` that prints a table
docs-unknown-command-help = expected: { $names }
docs-no-option = `{ $name }` cannot stand in a document
docs-failed = the command of the marker cannot be run: { $why }
docs-broken = what the command prints would itself be a marker or leave code open, so it was not put in
docs-fresh = { $file }: { $count ->
    [0] no marker
    [one] one table, fresh
   *[other] { $count } tables, all fresh
}
docs-stale = { $file }: { $count ->
    [one] one table of { $all } is stale
   *[other] { $count } tables of { $all } are stale
}
docs-renewed = { $file }: { $count ->
    [one] one table of { $all } renewed
   *[other] { $count } tables of { $all } renewed
}
