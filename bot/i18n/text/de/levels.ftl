# Wie gut Computer spielen.

choice-novice = Anfänger
choice-club = Klubspieler
choice-master = Meister
level-novice-hint = Lässt viele Chancen aus
level-club-hint = Spielt solide
level-master-hint = Spielt, so gut er kann
manner-bold = forsch
manner-careful = vorsichtig
manner-even = ausgeglichen
