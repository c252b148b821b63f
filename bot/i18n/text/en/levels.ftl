# How well computer players play.

choice-novice = novice
choice-club = club
choice-master = master
level-novice-hint = Lets many a chance go by
level-club-hint = Plays a solid game
level-master-hint = Plays as well as it can
level-rated = { $level } · { $rating }
level-of = { $name } · { $level }
level-of-partner = { $name } · { $level } (as a partner)
level-and-manner = { $name } · { $level } · { $manner }
manner-bold = bold
manner-careful = careful
manner-even = even-tempered
levels-here = Computer players: { $players }
levels-add = Choose a computer’s level …
