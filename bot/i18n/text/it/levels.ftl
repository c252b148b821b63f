# Quanto giocano bene i computer.

choice-novice = principiante
choice-club = giocatore di circolo
choice-master = maestro
level-novice-hint = Si lascia sfuggire parecchie occasioni
level-club-hint = Gioca solido
level-master-hint = Gioca meglio che può
manner-bold = audace
manner-careful = prudente
manner-even = equilibrato
