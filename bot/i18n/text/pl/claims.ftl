# Zgłoszenie reszty rozdania.

label-claimed = { $player } pokazuje
