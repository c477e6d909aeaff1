# Output for servers that build and check.

ci-place = Place
ci-what = What
ci-told = Told
ci-files = files
ci-unasserted = nothing is expected of this edition
ci-diverges = the editions part: { $title }

## The driver for git

driver-title = What the change of { $edition } does
driver-provision-new = new
driver-provision-gone = gone
driver-head-article = Article
driver-head-before = Before
driver-head-after = After
driver-no-provision = No provision decides otherwise.
driver-count = { $count ->
    [0] No ruling moves
    [one] One ruling moves
   *[other] { $count } rulings move
 } ({ $incidents } incidents looked at).
driver-derived = Through it { $edition } changes as well: { $count ->
    [one] one ruling moves.
   *[other] { $count } rulings move.
 }
driver-unreadable = The edition cannot be read, so only its text is compared.
driver-old = before
driver-new = after

## The preprocessor for mdBook

mdbook-usage = mdbook-adoube is run by mdBook: write [preprocessor.adoube] into book.toml
mdbook-unreadable = standard input holds no book of mdBook: { $why }
mdbook-version = this book comes from mdBook { $found }; mdbook-adoube was made for { $wanted }
mdbook-settings = lang and texts of [preprocessor.adoube] in book.toml must be texts in quotation marks
