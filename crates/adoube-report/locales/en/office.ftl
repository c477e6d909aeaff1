# Workbooks and documents for word processors.

office-rulings = All rulings
office-legend = Legend
office-page = Page
office-short = Short name
office-from = From
office-until = Until
office-colours = Colours repeat the letters of the outcomes
office-colour = outcome { $letter }
office-at-length = The incidents at length
office-framed = Touched units stand in thick frames.
office-table-alt = { $title }: { $incidents ->
    [one] one incident
   *[other] { $incidents } incidents
 }, one row an outcome. Columns: the incident, the outcome with its letter, and the editions that reach it with their articles.
office-editions-alt = The { $count ->
    [one] edition
   *[other] { $count } editions
 } compared: short name, id, title, first and last day in force, kind.
