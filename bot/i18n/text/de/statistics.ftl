statistics-anew = Die Statistik wird gerade neu berechnet; diese Werte sind noch nicht vollständig.

## Eigene Zahlen

stats-title = Statistik von { $name }
stats-game =
    { "**" }{ $game }** · { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    } · { $wins } gewonnen · { $losses } verloren · { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $average } pro Partie
stats-game-alone =
    { "**" }{ $game }** nur mit Computern · { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    } · { $wins } gewonnen · { $losses } verloren · { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $average } pro Partie
stats-average = { $sign }{ $whole },{ $tenth }
stats-rating = Wertung { $rating }
stats-rating-provisional =
    Wertung { $rating }? (vorläufig: { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    } von { $needed })
stats-empty = { $name } hat hier noch keine Partie zu Ende gespielt.
chart-rating = Wertung, Partie für Partie
chart-points = Punkte in { $game }, Partie für Partie

## Schaubilder für alle, die sie nicht sehen

alt-course =
    { $name }: zuerst { $first }, { $last } nach { $count ->
        [one] einer Partie
       *[other] { $count } Partien
    }, zwischen { $low } und { $high }

error-stats-bot = Das ist ein Bot; dafür gibt es keine Statistik.
