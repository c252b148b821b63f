# How well computer players play.

choice-novice = nowicjusz
choice-club = gracz klubowy
choice-master = mistrz
level-novice-hint = Przepuszcza niejedną okazję
level-club-hint = Gra solidnie
level-master-hint = Gra najlepiej, jak potrafi
manner-bold = śmiały
manner-careful = ostrożny
manner-even = zrównoważony
