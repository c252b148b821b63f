# How well computer players play.

choice-novice = nybörjare
choice-club = klubbspelare
choice-master = mästare
level-novice-hint = Låter många chanser gå förbi
level-club-hint = Spelar stadigt
level-master-hint = Spelar så bra den kan
level-rated = { $level } · { $rating }
level-of = { $name } · { $level }
level-of-partner = { $name } · { $level } (som partner)
level-and-manner = { $name } · { $level } · { $manner }
manner-bold = djärv
manner-careful = försiktig
manner-even = jämn
levels-here = Datorer: { $players }
levels-add = Välj nivå för en dator …
