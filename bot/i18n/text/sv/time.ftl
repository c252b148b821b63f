# Turn times, computer players that sit in, and coming back.

## On the table

time-due = ⏳ { $name } { $when }
sits-in = { $name } (🤖 hoppar in)
sits-in-short = { $name } 🤖
sat-in-for-you = En dator har hoppat in för dig; platsen är din.
game-paused = ⏸ Partiet vilar: ingen är här. Så snart någon av er trycker på något går det vidare; annars stängs bordet utan resultat { $when }.
game-closed = Det här bordet är stängt; partiet har inget resultat.
button-here = Jag är tillbaka
button-take-over = Ta över en plats

## Messages

turn-reminder = { $name }, halva tiden för ditt drag har gått; en dator hoppar in { $when }.
answer-back = Du spelar själv igen vid bord { $table }.

## Refusals

error-not-absent = Ingen har hoppat in för dig vid det här bordet.
error-own-seat-only = Du har lämnat en annan plats i det här partiet och känner dess kort; när partiet är slut får du slå dig ner igen.
error-no-newcomers = På den här servern tar ingen ny över en plats i ett pågående parti; när det är slut får du slå dig ner.
