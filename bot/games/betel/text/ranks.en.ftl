# Above the row of cards on the first page of the rules.

ranks-suit = Every suit, the best first
