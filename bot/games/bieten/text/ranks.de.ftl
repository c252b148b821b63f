# Über der Kartenreihe auf der ersten Seite der Regeln.

ranks-suit = Jede Farbe, die beste zuerst
ranks-aces = Herz, Laub, Schellen, Eicheln und der Weli
