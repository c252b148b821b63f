# Registrazioni, e la prova della mescolata.

## Registrazioni a riga di comando

simulate-title = { $games } partite
simulate-seat = posto
simulate-wins = vinte
simulate-losses = perse
simulate-length = { $deals } smazzate e { $actions } azioni a partita
simulate-per-deal = per smazzata
