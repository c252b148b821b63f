# How well computer players play.

choice-novice = novice
choice-club = club player
choice-master = master
level-novice-hint = Misses many chances
level-club-hint = Plays a solid game
level-master-hint = Plays as well as it can
manner-bold = bold
manner-careful = careful
manner-even = even-tempered
