# Above the rows of cards on the first page of the rules.

ranks-up = Uptown, spades trumps
ranks-down = Downtown, spades trumps
