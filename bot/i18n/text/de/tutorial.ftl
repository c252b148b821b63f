# Der Rahmen um die Lektionen; was gelehrt wird, steht in lesson.ftl jedes Spiels.

tutorial-title = { $game } lernen · Teil { $part } von { $parts }, Schritt { $step } von { $steps }
tutorial-next = Weiter
tutorial-show = Zeig’s mir
tutorial-why = Warum?
tutorial-back = Schritt zurück
tutorial-again = Von vorn
tutorial-practice = Los mit Computern
tutorial-in-play = Du spielst hier schon { $game }: { $link }
tutorial-learn-game = { $game } lernen
tutorial-another-way = Die Regeln erlauben das, aber die Lektion geht hier einen anderen Weg. Lies noch einmal, was hier gefragt ist, oder drück „Zeig’s mir“.
error-no-lesson = Für dieses Spiel gibt es noch keine Lektion. „/regeln“ erklärt es.
tutorial-help = **/lernen** bringt dir ein Spiel bei, während du es spielst: eine geführte Runde gegen Computer, hier oder in einer Direktnachricht.
