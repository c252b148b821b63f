# Una partita finita da guardare, mossa per mossa.

replay-title = Partita { $number } · smazzata { $deal } di { $deals }
replay-move = Mossa { $move } di { $moves } · { $code }
replay-waits = { $count ->
    [one] Tocca a { $players }.
   *[other] Il tavolo aspetta { $players }.
}
replay-choose = Vai a una smazzata…
button-replay = Rivedi
button-replay-first = Inizio
button-replay-back = Indietro
button-replay-on = Avanti
button-replay-last = Fine
button-replay-share = Condividi
button-replay-words = A parole
button-replay-from = Guarda da qui
error-no-game-yet = A questo tavolo non si è ancora giocata nessuna partita.
error-replay-unfinished = Questa partita non è ancora finita; si può guardare quando è conclusa.
button-why = Perché?
why-only = Altro non era permesso.
why-unsearched = Si è considerata solo la mossa abituale: “{ $action }”.
why-thumb = Resta la mossa abituale: “{ $action }”. Nient’altro è chiaramente migliore.
why-searched = “{ $action }” è chiaramente meglio della mossa abituale, “{ $usual }”.
why-same = “{ $action }” vale quanto “{ $best }”, che sceglierebbe adesso.
why-manner = “{ $action }” vale circa quanto “{ $best }”, e questo computer è { $manner }: la preferisce.
why-regret = “{ $action }” è peggio di “{ $best }”; un computer del suo livello non se ne accorge.
why-otherwise = Ricalcolando sarebbe piuttosto “{ $best }” che “{ $action }”: aveva provato altre distribuzioni, o aveva avuto troppo poco tempo.
why-note = Ricostruito: ricalcolato con quello che quel posto poteva sapere allora, da un computer del suo livello ({ $level }).
why-unknown = non si sa, quindi il più forte
button-open-hands = Tutte le mani
open-hands-title = Tutte le mani · partita { $number }, smazzata { $deal } di { $deals }
open-hands-choose = Un’altra smazzata…
open-hands-none = In questa partita non sono state date carte.
transcript-title = { $game } ({ $code })
transcript-players = Al tavolo: { $players }. Dà le carte per primo { $dealer }.
transcript-line = Riga { $line }: { $message }
transcript-by-computer = Da qui per { $player } gioca un computer.
transcript-by-another = Da qui per { $player } gioca un’altra persona.
transcript-by-themselves = Da qui gioca di nuovo { $player }.
record-ready = Partita { $number }: la registrazione, e il racconto a parole.
