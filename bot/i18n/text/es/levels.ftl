# Lo bien que juegan los bots.

choice-novice = principiante
choice-club = aficionado
choice-master = maestro
level-novice-hint = Deja escapar muchas ocasiones
level-club-hint = Juega con solidez
level-master-hint = Juega lo mejor que sabe
manner-bold = atrevido
manner-careful = prudente
manner-even = equilibrado
