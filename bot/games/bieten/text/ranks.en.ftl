# Above the rows of cards on the first page of the rules.

ranks-suit = Every suit, the best first
ranks-aces = Hearts, leaves, bells, acorns, and the Weli
