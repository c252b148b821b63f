# La cornice delle lezioni; quello che si insegna sta nel lesson.ftl di ogni gioco.

tutorial-title = Impara { $game } · parte { $part } di { $parts }, passo { $step } di { $steps }
tutorial-next = Avanti
tutorial-show = Fammi vedere
tutorial-why = Perché?
tutorial-back = Un passo indietro
tutorial-again = Ricomincia
tutorial-practice = Inizia coi computer
tutorial-in-play = Stai già giocando a { $game } qui: { $link }
tutorial-learn-game = Impara { $game }
tutorial-another-way = Le regole lo permettono, ma qui la lezione prende un’altra strada. Rileggi che cosa si chiede qui, oppure premi “Fammi vedere”.
error-no-lesson = Per questo gioco non c’è ancora una lezione. “/regole” lo spiega.
tutorial-help = **/impara** ti insegna un gioco mentre lo giochi: una smazzata guidata contro i computer, qui o in un messaggio privato.
