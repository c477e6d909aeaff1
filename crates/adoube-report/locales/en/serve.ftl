# The local page: what its server says.

serve-at = The page is at { $address }
serve-elsewhere = Port { $port } is taken, so it is another one.
serve-how-to-stop = Ctrl-C stops it.
serve-stopped = Stopped.
serve-cannot-listen = no port can be had on the loopback address: { $why }
serve-cannot-open = no browser could be opened; the address above can be put into one
serve-export-ending = { $file }: expected a name in `.html`, or a folder
serve-exported = { $count ->
    [one] One file written: { $path }
   *[other] { $count } files written to { $path }
 }
serve-foreign-host = this server answers only as 127.0.0.1, [::1] or localhost with its own port, not as “{ $given }”
serve-foreign-origin = this server answers only its own page, not one from “{ $given }”
serve-nowhere = there is nothing at { $path }
serve-not-so = { $path } does not take { $method }
serve-too-large = the body is larger than { $limit } KiB
serve-body-broken = the body broke off
serve-fault = a fault of the program; the other requests go on
serve-unknown-word = unknown word `{ $word }` in the query (known: { $names })
serve-word-twice = `{ $word }` stands twice in the query
serve-bad-number = `{ $word }` is a whole number from { $least } to { $most }, not “{ $value }”
serve-bad-choice = `{ $word }` is one of { $names }, not “{ $value }”
serve-one-incident = one incident at a time, please; these are { $count }
serve-two-editions = two editions are wanted
serve-not-shown = { $name } is not among the editions shown
serve-no-move = `{ $move }` is no legal move in this position

## Files of the exported comparison

page-beside = Beside this page
page-print = one page to print
page-link-xlsx = the same for spreadsheets (xlsx)
page-link-csv = every ruling (CSV)
page-link-json = every ruling (JSON)
page-link-quiz = a quiz to print
