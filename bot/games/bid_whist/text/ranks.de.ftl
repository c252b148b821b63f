# Über den Kartenreihen auf der ersten Seite der Regeln.

ranks-up = Uptown, Pik ist Trumpf
ranks-down = Downtown, Pik ist Trumpf
