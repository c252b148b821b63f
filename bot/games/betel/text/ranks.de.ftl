# Über der Kartenreihe auf der ersten Seite der Regeln.

ranks-suit = Jede Farbe, die beste zuerst
