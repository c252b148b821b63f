# Above the rows of cards on the first page of the rules.

ranks-suit = Każdy kolor, od najstarszej karty
ranks-aces = Czerwień, wino, dzwonek, żołądź i Weli
