# Die Wörter beim Bieten.

game-name = Bieten
game-short = Fünf Figuren, drei Stiche, geboten wird jederzeit

## Hausregeln

option-target = Ziel
option-counting = Reihenfolge beim Zählen
option-wild = Joker
option-knockout = Ausscheiden
option-irregularities = Regelverstöße
option-steal = Karten stehlen
option-packets = Geben
value-target-none = 11, ab fünf Leuten 9
value-counting-bets-first = Gebotenes zuerst
value-counting-conceded-first = kampflos Gewonnenes zuerst
value-wild-weli = Weli
value-wild-weli-and-sevens = Weli, Schell- und Eichel-Siebener
value-wild-none = keine
value-knockout-false = nein
value-knockout-true = ja
value-irregularities-prevented = nicht möglich
value-irregularities-minus-two = möglich, kosten je zwei Punkte
value-irregularities-lose-score = möglich, kosten alle Punkte
value-irregularities-lose-game = möglich, kosten die Partie
value-steal-true = erlaubt
value-steal-false = nur abheben
value-packets-1-2 = erst 1, dann 2
value-packets-2-1 = erst 2, dann 1
option-exact_target = Überbieten des Ziels
group-end = Ende der Partie
change-end = Ende: Ziel, Ausscheiden
group-deal = Die Runde
change-deal = Runde: Joker, Stehlen
value-exact_target-false = zählt voll
value-exact_target-true = kostet die Punkte

## Farben eines Jokers, mit den Namen der Figuren

suit-choice-h = ❤️ Herz (Rot)
suit-choice-l = 🍃 Laub (Grün)
suit-choice-b = 🔔 Schellen
suit-choice-a = 🌰 Eicheln

## Figuren

glossary = Rot: das höchste Herz · Grün: das höchste Laub · Gleich: das beste Paar oder drei Gleiche · Hanger: die beste Folge in einer Farbe · Spiel: der letzte Stich
figure-red = Rot
figure-green = Grün
figure-gleich = Gleich
figure-hanger = Hanger
figure-game = Spiel
# Wie man sie bietet und wofür man Drei sagt.
figure-claimed =
    { $figure ->
        [red] die Roten
        [green] die Grünen
        [gleich] das Gleich
        [hanger] den Hanger
       *[game] das Spiel
    }
figure-raised =
    { $figure ->
        [red] für die Roten
        [green] für die Grünen
        [gleich] fürs Gleich
        [hanger] für den Hanger
       *[game] fürs Spiel
    }

## Statistik

summary-unbet = nicht geboten
summary-contested = gehalten
summary-conceded = kampflos
summary-tie = gleichauf
summary-nobody = niemand
summary-uncounted = nicht gezählt
summary-points = Punkte

## Der Tisch

title-table = Bieten · Runde { $deal }
heading-shuffle = { $dealer } mischt für die nächste Runde.
heading-cut = { $player } hebt ab.
heading-steal = { $player } sieht die unterste Karte: stehlen oder liegen lassen?
heading-lead = Stich { $trick }: { $player } spielt aus.
heading-turn = Stich { $trick }: { $player } ist dran.
heading-bet = { $by } bietet { $figure }. { $player }: halten oder gut?
heading-raised = { $by } sagt Drei { $figure }. { $player }: halten oder gut?
line-deal =
    { $phase ->
        [over] Ziel { $target }
        [before] { $dealer } gibt, { $cutter } hebt ab · Ziel { $target }
       *[play] { $dealer } hat gegeben{ $stolen ->
            [0] {""}
            [one] , { $cutter } hat eine Karte gestohlen
           *[other] , { $cutter } hat { $stolen } Karten gestohlen
        } · Ziel { $target }
    }
line-bottom = Unterste Karte, nicht im Spiel: { $card }
label-trick = Stich { $number }
label-last-trick = Letzter Stich ({ $number })
line-open =
    Nicht geboten: { $figures } ({ $count ->
        [1] 1 Punkt
       *[other] je 1 Punkt
    } wert)
head-figure = Figur
head-value = Wert
head-state = Gebote
head-player = Wer
head-score = Stand
head-cards = Gespielt
state-betting = { $player } bietet
state-raising = { $player } erhöht auf 3
state-held = { $player } bot, { $holder } hielt
state-raised = { $player } erhöhte, { $holder } hielt
state-conceded =
    { $points ->
        [one] kampflos: 1 Punkt für { $player }
       *[other] kampflos: { $points } Punkte für { $player }
    }
score = { $score }
score-won = { $score } (+{ $won } in dieser Runde)
score-gespannt = { $score } (+{ $won } in dieser Runde), gespannt
score-gestrichen = ~~{ $score }~~ gestrichen
score-out = { $score }, draußen
cards-shown = { $cards }
cards-hidden = –

## Knöpfe

button-bet = { $figure } bieten
button-raise = Drei { $figure }
button-closed = { $figure } zählt { $value }
button-hold = Ich halte (zählt { $value })
button-good = Gut
button-lift = { $count } abheben
button-lift-other = Andere Zahl
button-steal = { $card } stehlen
button-leave = { $card } liegen lassen
button-play = { $card }
button-play-wild = { $card } als …
button-name = { $card }
play-wild-phrase = { $card } als { $named }
prompt-lift = Wie viele Karten hebst du ab?
prompt-lift-thin = 4 bis 16 Karten
prompt-lift-thick = 17 bis 32 Karten
prompt-name = { $card } steht für …
line-weli-rank = Er zählt als die Karte, die du ansagst, knapp unter der echten.

## Das Blatt

title-hand = Bieten · deine Karten in Runde { $deal }
heading-your-cut = Du hebst ab: wie viele Karten?
heading-your-steal =
    { $left ->
        [one] Die unterste Karte stehlen oder offen liegen lassen? Es wäre die letzte.
       *[other] Die unterste Karte stehlen oder offen liegen lassen? { $left } Karten darfst du noch stehlen.
    }
heading-your-lead = Stich { $trick }: Du spielst aus.
heading-your-turn = Stich { $trick }: Du bist dran.
heading-your-answer =
    { $raised ->
        [yes] { $by } sagt Drei { $figure }
       *[no] { $by } bietet { $figure }
    }{ $hold ->
        [yes] : halten (zählt { $value }) oder gut?
       *[no] : Du kannst nur gut sagen.
    }
label-own-cards = Deine Karten
label-bottom = Unterste Karte
label-stolen = Gestohlen
label-may-be = { $card } kann noch sein
line-gespannt =
    { $needs ->
        [2] Dir fehlen 2 Punkte: Du darfst nicht erhöhen.
        [1] Du bist gespannt: Dir fehlt 1 Punkt. Du darfst halten, aber nicht bieten oder erhöhen.
       *[none] Du bist gespannt: Du darfst halten, aber nicht bieten oder erhöhen.
    }
line-figures = Du hast Karten für { $figures }.
line-figures-wild =
    { $held ->
        [no] Mit { $cards } noch möglich: { $open }.
       *[yes] Du hast Karten für { $figures }. Mit { $cards } noch möglich: { $open }.
    }
line-no-figures = Du hast keine Karten für Rot, Grün, Gleich oder Hanger.
explain-cut =
    { $steal ->
        [no] Heb ein Stück ab. Alle sehen die unterste Karte davon, und sie ist nicht im Spiel.
       *[yes] Heb ein Stück ab. Du siehst die unterste Karte davon und kannst sie stehlen.
    }
explain-steal = Stehlen: Die Karte ist eine deiner drei. Liegen lassen: Alle sehen sie, und sie ist nicht im Spiel.
figure-meaning =
    { $figure ->
        [red] Rot: das höchste Herz.
        [green] Grün: das höchste Laub.
        [gleich] Gleich: das beste Paar oder drei Gleiche.
        [hanger] Hanger: die beste Folge in einer Farbe.
       *[game] Spiel: der letzte Stich.
    }
explain-answer = { $meaning } { $hold ->
        [take] Halten: Wer ihn macht, gewinnt { $value } Punkte.
        [lost] Du kannst ihn nicht machen und darum nicht halten.
        [yes] Halten: Am Ende gewinnen die besten Karten { $value } Punkte.
        [foul] Du hast die Figur nicht: Halten wäre ein Regelverstoß.
       *[no] Du hast die Figur nicht, also kannst du sie nicht halten.
    } Gut: { $by } bekommt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $last ->
        [yes] .
       *[no] , wenn niemand hält.
    }
hint-often = Meistens gewinnen deine Karten { $figure }.
hint-seldom = Deine Karten gewinnen { $figure } selten.
hint-wins = Damit machst du den Stich sicher und spielst zum nächsten aus.
hint-wins-last = Damit machst du sicher den letzten Stich und gewinnst { $figure }.
hint-often-wins = Meistens machst du damit den Stich.
hint-lowest = Diesen Stich kannst du nicht machen, also gibst du deine niedrigste Karte her.
hint-keeps-highest = Diesen Stich kannst du nicht machen, also behältst du deine höchste Karte: { $card }.
hint-lost-last = Du kannst { $figure } nicht mehr gewinnen.
hint-keeps = Für den letzten Stich, der über { $figure } entscheidet, bleibt dir { $card }.
hint-keeps-high = Deine höheren Karten bleiben dir für die nächsten Stiche.
hint-tricks-over = { $figure } ist schon gewonnen, die Stiche bringen also keine Punkte mehr.
hint-counts-for = So angesagt, zählt { $card } für { $figures }.
explain-lead = Spiel eine beliebige Karte.
explain-follow = Bediene die Farbe, wenn du kannst.
explain-discard = Du kannst nicht bedienen: Spiel eine beliebige Karte.
explain-play = { $play } { $claims }
explain-claims = { $claims ->
        [bet] Du kannst auch vorher eine Figur bieten: Sagen alle anderen gut, gehört ihr Punkt dir.
        [raise] Du kannst auch vorher eine Figur auf drei erhöhen: Sagen alle anderen gut, gehören ihre 2 Punkte dir.
       *[both] Du kannst auch vorher eine Figur bieten oder erhöhen: Sagen alle anderen gut, gehören ihre Punkte dir.
    }
line-may-be-any = { $card } kann noch jede Karte sein, die du nicht hast.
line-may-not-be = { $card } kann noch jede Karte sein, die du nicht hast, aber nicht { $suits }.

## Was geschieht

event-shuffled = { $dealer } mischt.
event-cut = { $player } hebt ein Stück ab.
event-stole =
    { $count ->
        [one] { $player } stiehlt eine Karte.
       *[other] { $player } stiehlt noch eine (jetzt { $count }).
    }
event-left =
    { $count ->
        [0] { $player } stiehlt nichts.
       *[other] { $player } lässt es dabei.
    }
event-set-up = Die Karten sind vorgegeben.
event-dealt = { $dealer } gibt.
event-bottom = Die unterste Karte ist { $card }.
event-bet = { $player } bietet { $figure }.
event-raise = { $player }: Drei { $figure }!
event-hold = { $player } hält: { $figure } zählt { $value }.
event-good = { $player }: gut.
event-conceded =
    { $points ->
        [one] { $player } bekommt 1 Punkt für { $figure }.
       *[other] { $player } bekommt { $points } Punkte für { $figure }.
    }
event-gespannt =
    { $needs ->
        [1] { $player } ist gespannt: Es fehlt 1 Punkt.
       *[none] { $player } ist gespannt.
    }
event-gestrichen =
    { $count ->
        [one] { $players } ist gestrichen: Es fehlt 1 Punkt, bieten geht nicht.
       *[other] { $players } sind gestrichen: Es fehlt 1 Punkt, bieten geht nicht.
    }
event-play = { $player } spielt { $card }.
event-play-wild = { $player } spielt { $card } als { $name }.
event-trick = { $player } macht den { $number }. Stich.
event-figure-won = { $figure }: { $player } +{ $points }
event-figure-tie = { $figure }: gleichauf, niemand bekommt etwas
event-figure-nobody = { $figure }: niemand
event-figure-uncounted = Nicht mehr gezählt: { $figures }
event-weli-minus = Weli ohne Figur: { $player } −1
event-weli-plus = Weli: { $player } +1
event-figure-over = { $figure }: { $player } überbietet das Ziel, { $points ->
    [0] und bekommt nichts
   *[other] −{ $points }
    }
event-weli-over = Weli: { $player } überbietet das Ziel, −1
event-revoke = { $player } hat im { $trick }. Stich nicht bedient{ $points ->
        [0] {""}
       *[other] : −{ $points }
    }
event-unheld-figure = { $player } hat im { $trick }. Stich { $figure } geboten oder gehalten, ohne die Karten dafür{ $points ->
        [0] {""}
       *[other] : −{ $points }
    }
event-gespannt-offence = { $player } hat im { $trick }. Stich { $figure } geboten oder erhöht, zu knapp vor dem Ziel{ $points ->
        [0] {""}
       *[other] : −{ $points }
    }
event-out =
    { $count ->
        [one] { $players } hat das Ziel erreicht und ist draußen.
       *[other] { $players } haben das Ziel erreicht und sind draußen.
    }
ending-points = { $shares }.
ending-gains =
    { $points ->
        [one] { $player } bekommt 1 Punkt
       *[other] { $player } bekommt { $points } Punkte
    }
ending-loses =
    { $points ->
        [one] { $player } verliert 1 Punkt
       *[other] { $player } verliert { $points } Punkte
    }
ending-nothing = Diese Runde bringt keine Punkte.
ending-target = { $player } erreicht { $target } mit { $figure }.
ending-weli = dem Weli
ending-one-left = Nur { $player } hat { $target } nicht erreicht.
ending-together = { $players } erreichen { $target } in derselben Runde, zuletzt { $last }.
ending-irregularity = { $offence }, und das kostet die Partie.
points-with = { $player } { $points } ({ $figures })
points-of = { $figure } { $points }
figure-with = { $won } mit { $cards }
figure-conceded = { $won }, die anderen sagten gut
figure-held = { $won } ({ $raised ->
        [yes] { $bettor } erhöhte, { $holder } hielt
       *[no] { $bettor } bot, { $holder } hielt
    })

## Was nicht geht

error-already-bet = { $player } hat diese Figur schon geboten; nimm eine, die noch niemand geboten hat (siehe Regeln: Bieten).
error-bad-deck =
    { $reason ->
        [hands] Eine vorgegebene Runde braucht { $count } Blätter, eines für jeden Platz.
        [hand] Wer mitspielt, braucht drei Karten; wer draußen ist, hat keine.
        [bottom] Die aufgedeckte Karte hat jemand in der Hand.
       *[pack] Zum Kartenspiel gehören alle { $count } Karten.
    }
error-card-already-played = Diese Karte hast du schon gespielt; spielen kannst du noch { $cards } (siehe Regeln: Die Stiche).
error-card-not-held = Diese Karte hast du nicht; du hast { $cards } (siehe Regeln: Die Stiche).
error-figure-closed = Diese Figur ist vergeben: { $player } hat sie kampflos gewonnen; nimm eine andere (siehe Regeln: Bieten).
error-figure-not-held =
    { $figure ->
        [red] Um die Roten zu bieten, zu erhöhen oder zu halten, brauchst du ein Herz{ $wild ->
            [yes] , und dein Joker kann keines mehr werden
           *[no] {""}
        } (siehe Regeln: Bieten).
        [green] Um die Grünen zu bieten, zu erhöhen oder zu halten, brauchst du ein Laub{ $wild ->
            [yes] , und dein Joker kann keines mehr werden
           *[no] {""}
        } (siehe Regeln: Bieten).
        [gleich] Um das Gleich zu bieten, zu erhöhen oder zu halten, brauchst du zwei gleiche Karten{ $wild ->
            [yes] , und mit deinem Joker geht das nicht mehr
           *[no] {""}
        } (siehe Regeln: Bieten).
        [hanger] Um den Hanger zu bieten, zu erhöhen oder zu halten, brauchst du zwei Karten einer Farbe, die aneinanderhängen{ $wild ->
            [yes] , und mit deinem Joker geht das nicht mehr
           *[no] {""}
        } (siehe Regeln: Bieten).
       *[game] Um das Spiel im letzten Stich zu bieten, zu erhöhen oder zu halten, brauchst du { $suit } (siehe Regeln: Bieten).
    }
error-gespannt =
    { $needs ->
        [1] Du bist gespannt: Dir fehlt 1 Punkt auf { $target }, also darfst du halten, aber nicht bieten oder erhöhen (siehe Regeln: Gespannt).
       *[other] Dir fehlen { $needs } Punkte auf { $target }: Du darfst bieten und halten, aber nicht erhöhen (siehe Regeln: Gespannt).
    }
error-must-answer =
    { $figure } ist { $raised ->
        [yes] erhöht
       *[no] geboten
    }: { $you ->
        [yes] Sag zuerst „halten“ oder „gut“ (siehe Regeln: Bieten).
       *[no] Zuerst sagt { $player } „halten“ oder „gut“ (siehe Regeln: Bieten).
    }
error-must-follow-suit =
    Du musst { $suit } bedienen: Spiel { $cards }{ $wild ->
        [yes] , oder einen Joker, den du in dieser Farbe ansagst
       *[no] {""}
    } (siehe Regeln: Die Stiche).
error-no-further-raise = Über 3 geht es nicht, und erhöhen kann man nur eine Figur, die 2 zählt (siehe Regeln: Bieten).
error-no-open-bet = Es ist nichts geboten, worauf du antworten könntest; biete eine Figur oder spiel eine Karte (siehe Regeln: Bieten).
error-not-a-wild-card = { $card } ist kein Joker: Spiel sie einfach (siehe Regeln: Der Weli).
error-not-bet-yet = Diese Figur hat noch niemand geboten: Biete sie zuerst (siehe Regeln: Bieten).
error-not-your-turn =
    { $meanwhile ->
        [cut] { $player } hebt ab; dann wird gegeben (siehe Regeln: Abheben und Geben).
        [answer] { $player } muss antworten; warte, bis du dran bist (siehe Regeln: Bieten).
        [bet] { $player } ist dran; bieten kannst du inzwischen (siehe Regeln: Bieten).
       *[wait] { $player } ist dran; warte, bis du dran bist (siehe Regeln: Die Stiche).
    }
error-out-of-the-game = Du hast das Ziel erreicht und bist draußen; schau den anderen zu (siehe Regeln: Hausregeln).
error-own-bet = Diese Figur hast du selbst geboten, also muss jemand anders sie erhöhen (siehe Regeln: Bieten).
why-weli-follow = Nach dem, was du geboten, erhöht oder gehalten hast, muss ein Joker { $suit } werden.
error-weli-must-follow =
    { $count ->
        [1] Was du geboten, erhöht oder gehalten hast, geht nur, wenn { $cards } { $suit } ist: Spiel diese Karte und sag sie so an (siehe Regeln: Der Weli).
       *[other] Was du geboten, erhöht oder gehalten hast, geht nur, wenn eine von { $cards } { $suit } ist: Spiel eine davon und sag sie so an (siehe Regeln: Der Weli).
    }
error-weli-name-held = { $card } hast du selbst auf der Hand oder schon angesagt: Sag eine andere Karte an (siehe Regeln: Der Weli).
error-weli-name-ruled-out =
    Nach dem, was du getan hast, geht { $card } nicht mehr; { $count ->
        [0] spiel eine echte Karte (siehe Regeln: Der Weli).
       *[other] möglich sind { $cards } (siehe Regeln: Der Weli).
    }
error-wild-needs-name = Sag, wofür { $card } steht, wenn du die Karte spielst (siehe Regeln: Der Weli).
error-wrong-phase =
    { $phase ->
        [shuffle] Es wird für die nächste Runde gemischt; warte auf deine Karten.
        [cut] Zuerst wird abgehoben; dann wird gegeben (siehe Regeln: Abheben und Geben).
        [steal] Zuerst wird die unterste Karte gestohlen oder liegen gelassen; dann wird gegeben (siehe Regeln: Abheben und Geben).
        [play] Die Karten sind gegeben: Biete eine Figur, oder spiel eine Karte, wenn du dran bist.
       *[chance] Es wird für die nächste Runde gemischt; warte auf deine Karten.
    }

## Über der Kartenreihe auf der ersten Seite der Regeln

ranks-suit = Jede Farbe, die höchste Karte zuerst
ranks-aces = Herz, Laub, Schellen, Eicheln und der Weli
ranks-bells = Schellen: der Weli ist die niedrigste
ranks-wild = Joker mit gleichem Namen, der beste zuerst

## Gut, im Voraus gesagt

button-ahead-good = Gut zu allem
button-ahead-lacking = Gut zu allem, was mir fehlt
prompt-ahead-good = Gut zu allem außer …
line-ahead-own = Wird eine Figur erhöht, die du selbst geboten oder gehalten hast, wirst du immer gefragt; ebenso bei den Figuren, die du unten auswählst, auch wenn sie erhöht werden.
line-ahead-good =
    { $count ->
        [0] In dieser Runde entscheidest du selbst über jedes Gebot.
       *[other] In dieser Runde sagst du gut, wenn jemand bietet oder erhöht: { $figures }.
    }
