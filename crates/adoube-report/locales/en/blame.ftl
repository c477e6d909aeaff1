# Where rulings flipped, and articles through all editions.

blame-title = { $count ->
    [0] No edition flipped the ruling on
    [one] The ruling flipped once on
   *[other] The ruling flipped { $count } times on
 } “{ $title }” ({ $id })
blame-head-ruling = Ruling
blame-head-change = What changed
blame-back = Back to an earlier ruling.
blame-count = { $count ->
    [0] No edition of this line flipped it.
    [one] One edition of this line flipped it.
   *[other] { $count } editions of this line flipped it.
 }
history-title = Article { $article } of { $edition } through the editions
history-head-edition = Edition
history-head-says = Article and what it says
history-head-decides = Policies
history-head-moved = Rulings moved
history-nothing = no such article
history-note = Rulings moved: incidents that the edition rules otherwise than the one that it follows or renders, because of these articles; behind it all that moved at that step.
history-count = { $count } of { $all } (against { $before })
history-moved = { $before } → { $edition } ({ $count }): { $ids }
history-no-article = { $edition } has no article `{ $article }`
