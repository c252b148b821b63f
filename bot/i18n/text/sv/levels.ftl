# How well computer players play.

choice-novice = nybörjare
choice-club = klubbspelare
choice-master = mästare
level-novice-hint = Låter många chanser gå förbi
level-club-hint = Spelar stadigt
level-master-hint = Spelar så bra den kan
manner-bold = djärv
manner-careful = försiktig
manner-even = jämn
