# Above the rows of cards on the first page of the rules.

ranks-suit = Varje färg, bäst först
ranks-aces = Hjärter, löv, bjällror, ekollon och Weli
