# How well computer players play.

choice-novice = nowicjusz
choice-club = klub
choice-master = mistrz
level-novice-hint = Przepuszcza niejedną okazję
level-club-hint = Gra solidnie
level-master-hint = Gra najlepiej, jak potrafi
level-rated = { $level } · { $rating }
level-of = { $name } · { $level }
level-of-partner = { $name } · { $level } (jako partner)
level-and-manner = { $name } · { $level } · { $manner }
manner-bold = śmiały
manner-careful = ostrożny
manner-even = zrównoważony
levels-here = Komputery: { $players }
levels-add = Wybierz poziom komputera…
