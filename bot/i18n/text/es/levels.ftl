# Lo bien que juegan los bots.

choice-novice = principiante
choice-club = aficionado
choice-master = maestro
level-novice-hint = Deja escapar muchas ocasiones
level-club-hint = Juega con solidez
level-master-hint = Juega lo mejor que sabe
level-rated = { $level } · { $rating }
level-of = { $name } · { $level }
level-of-partner = { $name } · { $level } (en pareja)
level-and-manner = { $name } · { $level } · { $manner }
manner-bold = atrevido
manner-careful = prudente
manner-even = equilibrado
levels-here = Bots: { $players }
levels-add = Elegir el nivel de un bot…
