# Wie gut Computer spielen.

choice-novice = Anfänger
choice-club = Klubspieler
choice-master = Meister
level-novice-hint = Lässt manche Gelegenheit aus
level-club-hint = Spielt solide
level-master-hint = Spielt, so gut er kann
level-rated = { $level } · { $rating }
level-of = { $name } · { $level }
level-of-partner = { $name } · { $level } (als Partner)
level-and-manner = { $name } · { $level } · { $manner }
manner-bold = forsch
manner-careful = vorsichtig
manner-even = ausgeglichen
levels-here = Computer: { $players }
levels-add = Stufe eines Computers …
