# Der Rahmen um die Lektionen; was gelehrt wird, steht in lesson.ftl jedes Spiels.

tutorial-title = { $game } lernen · { $number } von { $count }
tutorial-next = Weiter
tutorial-show = Zeig’s mir
tutorial-back = Schritt zurück
tutorial-again = Von vorn
tutorial-practice = Mit Computern spielen
tutorial-another-way = Die Regeln erlauben das, aber die Lektion geht hier einen anderen Weg. Lies noch einmal, was hier gefragt ist, oder drück „Zeig’s mir“.
error-no-lesson = Für dieses Spiel gibt es noch keine Lektion. „/regeln“ erklärt es, und mit „Computer dazusetzen“ kannst du es an einem eigenen Tisch ausprobieren.
tutorial-help = **/lernen** bringt dir ein Spiel bei, während du es spielst: eine geführte Runde gegen Computer, hier oder in einer Direktnachricht.
