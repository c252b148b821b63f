# Registrazioni, e la prova della mescolata.

## Registrazioni a riga di comando

transcript-title = { $game } ({ $code })
transcript-players = Al tavolo: { $players }. Dà le carte per primo { $dealer }.
transcript-line = Riga { $line }: { $message }
transcript-by-computer = Da qui per { $player } gioca un computer.
transcript-by-another = Da qui per { $player } gioca un’altra persona.
transcript-by-themselves = Da qui gioca di nuovo { $player }.
simulate-title = { $games } partite
simulate-seat = posto
simulate-wins = vinte
simulate-losses = perse
simulate-length = { $deals } smazzate e { $actions } azioni a partita
simulate-per-deal = per smazzata

## La prova della mescolata

verify-verdict-holds = ✅ Le carte erano fissate prima della partita, e nessuno le ha cambiate.
verify-verdict-sealed = 🔒 Le carte erano fissate prima della partita; si potrà controllare quando le avranno giocate gli altri tavoli.
verify-verdict-broken = ❌ Qualcosa non torna: { $what }
verify-verdict-unknown = ❔ Le carte non si possono controllare: { $what }
verify-verdict-none = ❔ Questa partita non ha prova, quindi le sue carte non si possono controllare.
verify-promise = La promessa di questa partita: { $promise }
verify-all-holds = Questa partita ha la prova 2, e la prova regge: il numero segreto dà la promessa, e il numero con le parole portafortuna dà il primo mazziere e ogni carta.
verify-sealed = Questa partita ha la prova 2 ed è sigillata: il suo numero segreto non è pubblico.
verify-meaning-seed = La promessa stava sul tavolo prima che qualcuno desse una parola portafortuna. Se è quella che hai visto lì, nessuno, nemmeno il bot, poteva scegliere le carte dopo che era stata data una parola che nessuno poteva indovinare. Nelle partite senza parole: solo che dopo non è stato cambiato niente.
verify-fault = Riga { $line }: { $what }
verify-bad-json = non è un oggetto JSON, e dopo non è stato guardato più niente.
verify-bad-proof = la prova nella prima riga non ha la forma descritta in docs/dev/proof-format.md.
verify-promise-differs = La promessa che hai annotato NON è quella di questa partita.
verify-wrong-table = la prova è di un altro tavolo.
verify-wrong-options = l’estrazione è legata ad altre regole della casa.
verify-wrong-promise = il numero segreto NON dà la promessa.
verify-words-deleted = qualcuno ha fatto cancellare la sua parola portafortuna, quindi le carte non si possono più controllare.
verify-wrong-dealer = il primo mazziere NON è quello estratto.
verify-deal-line = queste mani sono state composte, non distribuite.
verify-no-label = questa estrazione non dice da dove viene.
verify-bad-label = questa estrazione porta un’etichetta sbagliata.
verify-wrong-label = questa non è l’estrazione seguente: qualcosa è stato tolto, aggiunto o spostato.
verify-wrong-luck = queste carte NON sono quelle che dà il numero segreto.
verify-missing-luck = queste carte non possono venire dalla mescolata precedente; è stata tolta una riga di estrazione.
verify-wrong-pack = il mazzo NON è quello promesso prima della partita.
verify-no-promise = per questo mazzo non è stato promesso niente.
verify-holds = Smazzata { $shuffle }: il mazzo è quello promesso, { $computed }.
verify-broken = Smazzata { $shuffle } (riga { $line }): il mazzo NON è quello promesso. Promesso: { $promised }. Questo mazzo dà: { $computed }.
verify-unpromised = Smazzata { $shuffle } (riga { $line }): per questo mazzo la registrazione non ha nessuna promessa; dà { $computed }.
verify-unsalted = Smazzata { $shuffle } (riga { $line }): questo mazzo non ha il valore casuale (“salt”), quindi non è stato promesso niente.
verify-invalid = La riga { $line } va contro le regole del gioco; questa registrazione non può essere stata giocata.
verify-nothing = In questa registrazione non c’è nessuna mescolata, quindi non c’è niente da controllare.
verify-no-proof = Questa registrazione non ha prova: per le sue estrazioni non è stato promesso niente, quindi non c’è niente da controllare.
verify-meaning = Questa è la prova 1: il numero era sul tavolo prima che qualcuno alzasse o vedesse una carta, e nessun altro mazzo dà lo stesso numero. Se è quello che hai visto lì, da allora nessuno può aver spostato una carta.
