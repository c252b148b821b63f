# Quanto giocano bene i computer.

choice-novice = principiante
choice-club = da circolo
choice-master = maestro
level-novice-hint = Si lascia sfuggire parecchie occasioni
level-club-hint = Gioca solido
level-master-hint = Gioca meglio che può
level-rated = { $level } · { $rating }
level-of = { $name } · { $level }
level-of-partner = { $name } · { $level } (come compagno)
level-and-manner = { $name } · { $level } · { $manner }
manner-bold = audace
manner-careful = prudente
manner-even = equilibrato
levels-here = Computer: { $players }
levels-add = Livello di un computer…
