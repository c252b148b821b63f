# Above the row of cards on the first page of the rules.

ranks-suit = Każdy kolor, od najstarszej karty
