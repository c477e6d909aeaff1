# The command line.
cli-about = Rules incidents at the chess board under every edition of the Laws and shows where the editions part
cli-after-help = Start with: adoube compare
cli-word-options = OPTIONS
cli-word-command = COMMAND
cli-heading-usage = Usage
cli-heading-commands = Commands
cli-heading-options = Options
cli-heading-arguments = Arguments
cli-see-help = See adoube --help, or adoube COMMAND --help

cli-compare = Rule incidents under many editions and print where they part
cli-explain = Tell why an incident is ruled as it is, article by article
cli-test = Hold rulings against what the incident files expect
cli-check = Check edition and incident files
cli-blame = Tell which editions flipped the ruling on an incident, and by which article
cli-history = Follow an article through all editions, with the rulings that moved
cli-coverage = Tell which incidents exercise each provision, and which mutants they notice
cli-distinguish = Find the smallest set of incidents that tells all editions apart
cli-list = List editions, incidents, topics or policies
cli-show = Show one edition or one incident whole
cli-text = Keep law texts of your own: import, list, show
cli-text-import = Read a law text into articles and keep it in your own folder
cli-text-list = List the imported texts
cli-text-show = Show an imported text as a tree of articles
cli-concord = Show which article of one edition became which of another
cli-redline = Compare two imported texts word by word
cli-changes = Put the words of two editions against their rulings, article by article
cli-claim = Judge the claim that a change is editorial
cli-study = Write the comparison of two editions as a document for a congress or a seminar
cli-new = Begin a file of one's own
cli-new-draft = Write a draft that amends an edition, with comments
cli-impact = Hold a draft against what it is meant to change
cli-seek = Look for the smallest changes of an edition that give wanted rulings
cli-diff-driver = Show what a change of an edition file does to the rulings; for git, as an external diff
cli-docs = Renew the tables between markers in Markdown documents
cli-serve = Open a page on this machine to act incidents out on a board and see every edition rule
cli-quiz = Ask how editions rule incidents; the wrong answers are the rulings of other editions
cli-schema = Print the JSON Schema of a file format
cli-completions = Print a completion script for a shell

cli-arg-paths = Incident files, folders, ids or themes of shipped incidents, or - for standard input; default: all shipped incidents
cli-arg-editions = Which editions: ids, ranges a..b, fide, ru, all, with commas between
cli-arg-overlays = Notes and stop-gaps laid over editions as well, such as fide-2017-06
cli-arg-on = The edition in force on that day, such as 2016-03-18
cli-arg-authority = Whose edition --on picks
cli-arg-add-edition = An edition file of your own, or a folder of them; may be given again
cli-arg-format = How to print it
cli-arg-output = Write to this file instead of standard output
cli-arg-all = Show also the incidents on which all editions agree
cli-arg-long = Tell under the table what each outcome means, with its moves
cli-arg-separator = What stands between the values of CSV; auto: what spreadsheet programs of the language expect
cli-arg-theme = Only incidents of this theme or tag; may be given again
cli-arg-fail-on-divergence = Exit with status 1 when an incident diverges
cli-arg-scenario = Id of a shipped incident, or an incident file
cli-arg-edition = Which edition tells the story; default: the FIDE edition in force
cli-arg-between = Tell only where the stories of two editions part
cli-arg-coverage = Print what decides each provision, or why it is outside the model
cli-arg-discovered = Search a domain: print the classes of divergence that no incident covers (coverage), or choose among their witnesses too (distinguish)
cli-arg-mutants = Swap each answer for every other one, and count what the expectations of the incidents notice
cli-arg-numbering = Whose number the article has; default: the FIDE edition in force
cli-arg-versions = The old and the new file, or the seven arguments that git gives
cli-arg-what = What to list
cli-arg-name = Id of an edition or an incident, or an incident file
cli-arg-ascii = Letters instead of chess symbols on the board
cli-arg-kind = Which format
cli-arg-shell = Which shell
cli-arg-file = The text: Markdown (.md) or plain text; - for standard input
cli-arg-text-edition = The edition whose text it is
cli-arg-form = How the text is written; default: by the ending of the file
cli-arg-dry-run = Read and report, keep nothing
cli-arg-texts = Folder of imported texts; default: ADOUBE_TEXTS, else the folder of your data
cli-arg-of = The edition whose text is shown
cli-arg-article = Only this article with those below it, such as 4.3
cli-arg-from = The first edition
cli-arg-to = The second edition
cli-arg-claimed = What is claimed
cli-arg-long-changes = Details also of changes that move no ruling, and every article in a row of its own
cli-arg-amends = The edition that is amended
cli-arg-article-of-draft = An article to stand there ready for changing; may be given again
cli-arg-draft = The file of the draft
cli-arg-scenarios = Incidents of one's own besides the shipped ones: a file or folder
cli-arg-want = A wanted ruling, such as ID=permitted=h1f1,h1g1, ID=status=made;move=e1g1 or ID=as=fide-2014
cli-arg-changes = The most answers that are changed together, 1 to 4 (2 unless given)
cli-arg-limit = How many changes are shown (10 unless given)
cli-arg-port = Port to listen on (4646); a free one is taken when it is not to be had, 0 stands for any
cli-arg-open = Open the page in the browser
cli-arg-export = Write the comparison as files that work from disk: FILE.html, or a folder
cli-arg-seed = Number of the paper: the same number gives the same questions
cli-arg-ask = Ask about this edition only
cli-arg-n = How many questions (10)
cli-arg-out = Where to: FILE.html, FILE.docx, or a folder for Markdown and boards
cli-arg-with = A file of corrections, which win over proposals
cli-arg-table = Which table
cli-arg-all-articles = A row also for each article that surely keeps its number
cli-arg-all-passages = Show also the passages in which no word changed
cli-arg-files = Markdown documents
cli-arg-check = Change nothing: print the patch, and exit with status 1 when there is one
cli-arg-lang = Language of all texts; default: that of the locale
cli-arg-color = Whether to use colour
cli-arg-help = Print this help
cli-arg-version = Print the version

cli-fault = adoube has a fault; please report what you did and these lines
cli-cannot-write = cannot write `{ $file }`: { $why }
cli-unknown-argument = there is no option or argument `{ $name }`
cli-unknown-command = there is no command `{ $name }`
cli-value-missing = `{ $name }` needs a value
cli-bad-value = `{ $value }` is no value for `{ $name }`
cli-missing-argument = missing: { $name }
cli-missing-command = a command is missing
cli-conflict = `{ $name }` and `{ $other }` do not go together
cli-number-of-values = wrong number of values for `{ $name }`
cli-bad-usage = the command line cannot be read
cli-one-of = expected one of { $names }

cli-test-failed = { $incident } under { $edition }: not as expected by `{ $key }` (line { $line })
cli-test-expected = expected:
cli-test-ruled = ruled:
cli-test-see = why: adoube explain { $incident } --edition { $edition }
cli-test-unasserted = { $incident }: nothing is expected of { $editions }
cli-coverage-broken = { $edition }: { $count ->
    [one] one incident is not ruled as expected and judges no mutant
   *[other] { $count } incidents are not ruled as expected and judge no mutant
 }; see adoube test
cli-check-clean = clean: { $editions ->
    [one] { $editions } edition
   *[other] { $editions } editions
}, { $incidents ->
    [one] { $incidents } incident
   *[other] { $incidents } incidents
}
cli-check-faulty = not clean; usable: { $editions ->
    [one] { $editions } edition
   *[other] { $editions } editions
}, { $incidents ->
    [one] { $incidents } incident
   *[other] { $incidents } incidents
}

cli-error = error
cli-warning = warning
cli-help = help
cli-command-line = command line
cli-unknown-theme = no shipped incident and no file given has the theme or tag `{ $name }`
cli-edition-as-incident = { $file }: this is an edition, not an incident; add it with --add-edition { $file }
cli-no-such-name = there is no edition, file, folder, theme or incident `{ $name }`
cli-draft-no-base = `{ $draft }` amends no edition, so there is nothing to hold it against
cli-draft-one = { $file }: expected one draft, found { $count }
cli-no-such-article = the edition has no article `{ $name }`
cli-study-ending = { $file }: expected a name in `.html` or `.docx`, or a folder
cli-no-such-incident = there is no file, folder, theme or incident `{ $name }`
cli-one-edition = `{ $name }` names { $count } editions; one is wanted here
cli-not-to-a-terminal = { $format } is not for a terminal; name a file with --output FILE
cli-format-not-here = there is no { $format } for this; expected one of { $names }
cli-list-themes = themes: { $names }
cli-why-not-found = there is no such folder
cli-why-denied = no permission
cli-why-full = the disk is full
cli-why-folder = it is a folder
cli-why-input = it is one of the files that are read
cli-why-other = the system refuses

cli-discover = Search a domain of incidents for every class on which editions part
cli-equivalent = Tell whether two editions lead to the same outcomes within a domain
cli-merge = Join what several machines searched of one domain
cli-arg-readings = Let every reading of every edition rule too
cli-arg-depth = The most events of an incident, 1 to 12; default: 2
cli-arg-positions = Where incidents begin: files of positions (.fen, .epd, .pgn), shipped, or shipped:ID,ID; default: shipped
cli-arg-events = Only these kinds of events, with commas between; default: all
cli-arg-sample = Draw so many sequences at random in place of all
cli-arg-seed = Where the random numbers begin; default: 0
cli-arg-unfolded = Rule also what another sequence stands for
cli-arg-jobs = How many threads; default: one for each processor
cli-arg-shard = Only the part K of N of the domain, such as 2/3; merge joins them
cli-arg-resume = Keep what was searched in this file, and go on from it when it is there
cli-arg-out-part = Write what was searched to this file, for merge
cli-arg-topic = Only the classes that this topic decides
cli-arg-long-witnesses = Show each witness on a board, event by event
cli-arg-write = Write an incident file for each class into this folder
cli-arg-book-one = The first edition, or a reading of it: EDITION/READING
cli-arg-book-other = The second one
cli-arg-topic-of = The first edition against itself with the second one's answer to this topic
cli-arg-article-of = The same with the answers to all topics that this article decides in either
cli-arg-parts = The files that discover --out-part or --resume wrote
