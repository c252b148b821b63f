# Above the row of cards on the first page of the rules.

ranks-suit = Varje färg, bäst först
