# Die Wörter, die alle Spiele teilen. Der Katalog eines Spiels liegt über diesem.

## Karten, Listen und kleine Formen

card-back = 🂠
card-back-name = eine verdeckte Karte
card-faded = ({ $card })
card-full = { $short } { $name }
card-named = { $card }→{ $named }
card-named-name = { $card } als { $named }
cards-none = keine Karten
column = { " · " }
labelled = { $label }: { $text }
number = { $number }
mention-channel = <#{ $id }>
mention-role = <@&{ $id }>
gain = +{ $number }
list-last = { $head } und { $last }
list-more = { $head }, { $next }
trick-play = { $name }: { $card }
trick-winning = { $name }: { $card } ★
trick-last = Letzter Stich: { $plays }
why-follow = Du musst { $suit } bedienen.
value-false = nein
value-true = ja
value-none = keine

## Leute

computer-name = 🤖 { $name }
computer-in-words = { $name } (Computer)
computer-short = 🤖{ $name }
person-name = Spieler { $number }
side-name = { $first } & { $second }

## Bevor es losgeht

lobby-title = { $game } · { $state }
table-title = { $game } · Tisch { $table }
lobby-heading =
    { $state ->
        [missing] { $taken } von { $seats } Plätzen besetzt
        [open] Es kann losgehen · andere können noch dazukommen
        [computer] Es kann losgehen · wer dazukommt, bekommt den Platz eines Computers
        [full] Es kann losgehen · alle { $seats } Plätze besetzt
       *[ready] Es kann losgehen
    }
table-needs-players = { $role } An Tisch { $table } ({ $game }) ist noch Platz: { $link }
lobby-rules = Hausregeln: { $rules }
lobby-rules-counted = { $count ->
    [0] { $preset }
    [one] { $preset } · eine Änderung
   *[other] { $preset } · { $count } Änderungen
    }
details-rules = Hausregeln { $code }
lobby-rules-standard = Standard
table-closed = Dieser Tisch ist geschlossen

## Knöpfe am Tisch

button-rules = Regeln
button-how-to-play = So wird gespielt
button-slate = Tafel
button-last-deal = Letzte Runde
button-hand = Meine Karten
button-more = Mehr
button-text-only = Nur Text
button-with-pictures = Mit Bildern
button-details = Details
button-own-bids = Reizen
button-refresh = Aktualisieren
button-back = Zurück
button-yes = Ja
button-agree = Zustimmen
button-refuse = Ablehnen
button-table = Zum Tisch

## Der Tisch

scene-taken =
    { $count ->
        [one] { $count } Stich
       *[other] { $count } Stiche
    }
scene-out = draußen
game-number = Das war Partie { $number }: die Nummer für /nachspielen und /prüfen
game-over = Partie beendet
ended-here = Diese Runde ist vorbei; der Tisch geht in einer neuen Nachricht weiter.
moved-on-link = Der Tisch ist weiter unten: { $link }
game-won =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } gewinnen.
    }
game-shared = Es steht gleich: { $names } teilen sich den Sieg.
game-lost =
    { $count ->
        [one] { $names } verliert.
       *[other] { $names } verlieren.
    }
game-no-winner = Niemand gewinnt.
result-away = In mehr als der Hälfte der Runden spielte ein Computer für { $names }: Dann zählt nur eine Niederlage.
glossary = { "" }
scores-line = Stand: { $scores }
slate-line = { $name } { $marks }
slate-won = { $name }: { $wins } gewonnen, { $losses } verloren
slate-foot = { $wins } gewonnen · { $losses } verloren
slate-legend = ✗ Partie gewonnen · ● Partie verloren
slate-tally = Zwischenstand: { $sides }
slate-struck = ~ ~ gestrichen: zu Beginn der Runde fehlt ein Punkt
## Bevor die Karten gegeben werden

event-first-dealer = Das Los: { $dealer } gibt zuerst.
## Karten in der Hand

hand-over = Diese Runde ist vorbei.
deal-brought =
    Diese Runde hat dir { $shown } { $points ->
        [one] Punkt
       *[other] Punkte
    } gebracht; du hast jetzt { $score }.
deal-brought-side =
    Diese Runde hat eurer Seite { $shown } { $points ->
        [one] Punkt
       *[other] Punkte
    } gebracht; sie hat jetzt { $score }.
hand-asleep = Hier wurde eine Weile nichts gedrückt; ich kann diese Karten nicht länger aktuell halten. Drück auf **Aktualisieren**, dann geht es weiter.
hand-moved = Deine Karten sind jetzt hier: { $link }
pick-chosen = Gewählt: { $cards }
why-not = { $label } – { $why }

## Erwähnungen

turn-mention = { $name }, du bist dran.
vote-mention = { $name }, am Tisch wirst du etwas gefragt.
dm-closed = { $name }, ich kann dir nicht direkt schreiben. Drück am Tisch auf „Meine Karten“: Da siehst du dasselbe, nur du.
dm-closed-to-all = Discord lässt mich einige Stunden lang niemandem direkt schreiben, dem ich noch nie geschrieben habe. Drückt am Tisch auf „Meine Karten“: Da sieht jeder die eigenen Karten.

## Antworten auf Befehle und Klicks

rules-title = { $game }: { $topic }
rules-topics = Mehr dazu
rules-table = Hausregeln von Tisch { $table }
rules-code = Code { $code }; was vom Standard abweicht, steht oben.
rules-missing = Für dieses Spiel gibt es noch keine Regelseite.

## Warum eine Partie endet

hand-in-dm = Deine Karten sind in deinen Direktnachrichten: { $link }
decimal-mark = ,
percent = { $number } %
why-columns = Siegchance · Prozentpunkte gegenüber dem üblichen Zug („{ $usual }“)
dealt-hand = { $player }
open-hands-deal = Runde { $deal }
permission-view-channel = Kanal anzeigen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads versenden
permission-embed-links = Links einbetten
permission-attach-files = Dateien anhängen
permission-read-message-history = Nachrichtenverlauf anzeigen
permission-create-public-threads = Öffentliche Threads erstellen
permission-create-events = Events erstellen
permission-mention-everyone = @everyone, @here und alle Rollen erwähnen
permission-manage-roles = Rollen verwalten

back-soon = ⏳ Der Bot ist gleich wieder da; dein Tisch ist gesichert.

## Seiten

leaderboard-page = Seite { $page } von { $pages }
button-page-before = ◀ Zurück
button-page-after = Weiter ▶
