# Die Wörter von The Betel.

game-name = The Betel
game-about = Reizen zu dritt, mit zwei Karten, die man dabei ansehen und tauschen kann

## Hausregeln

option-preset = Vorlage
option-target = Ziel
option-deal_cap = Höchstzahl der Runden
option-contra = Kontra
option-rise_after_ruff = Überstechen nach einem Trumpf
group-end = Ende der Partie
change-end = Ende: Punkte, Runden
group-play = Das Spiel
change-play = Spiel: Kontra, Überstechen
value-preset-english = englisch
value-preset-polish = polnisch, mit Kontra
value-target-none = kein Ziel
value-deal_cap-none = keine Grenze

## Die Leiter

contract-lb = Mini-Betel
contract-1c = Ein Kreuz ♣
contract-1d = Ein Karo ♦
contract-1h = Ein Herz ♥
contract-1s = Ein Pik ♠
contract-1nt = Ein ohne Trumpf
contract-sb = Klein-Betel
contract-2c = Zwei Kreuz ♣
contract-2d = Zwei Karo ♦
contract-2h = Zwei Herz ♥
contract-2s = Zwei Pik ♠
contract-2nt = Zwei ohne Trumpf
contract-mb = Mittel-Betel
contract-3c = Drei Kreuz ♣
contract-3d = Drei Karo ♦
contract-3h = Drei Herz ♥
contract-3s = Drei Pik ♠
contract-3nt = Drei ohne Trumpf
contract-bb = Groß-Betel
contract-4c = Kleinschlemm Kreuz ♣
contract-4d = Kleinschlemm Karo ♦
contract-4h = Kleinschlemm Herz ♥
contract-4s = Kleinschlemm Pik ♠
contract-4nt = Kleinschlemm ohne Trumpf
contract-gb = Grand-Betel
contract-5c = Großschlemm Kreuz ♣
contract-5d = Großschlemm Karo ♦
contract-5h = Großschlemm Herz ♥
contract-5s = Großschlemm Pik ♠
contract-5nt = Großschlemm ohne Trumpf

level-1 = Eins, Mini- und Klein-Betel
level-1-small = Eins, Klein-Betel
level-2 = Zwei, Mittel-Betel
level-3 = Drei, Groß-Betel
level-4 = Kleinschlemm, Grand-Betel
level-5 = Großschlemm
level-prompt = Wähl einen Kontrakt; die Zahl gibt seine Punkte an. { $needs }
level-need = Mit Farbe oder ohne Trumpf: { $need }.
level-need-betel = { $contract }: { $need }.
level-needs = { $first } { $second }

need-tricks =
    { $tricks ->
        [10] alle 10 Stiche
       *[other] mind. { $tricks } Stiche
    }
need-betel =
    { $tricks ->
        [0] gar kein Stich
        [one] höchstens 1 Stich
       *[other] höchstens { $tricks } Stiche
    }

## Die Plätze der Zwillinge

slots-one = Zwilling { $slot }
slots-both = beide Zwillinge

## Was geschieht

event-dealt = { $dealer } gibt und reizt zuerst.
event-look = { $who } sieht Zwilling { $slot } an.
event-exchange = { $who } tauscht { $slots }.
event-bid = { $who } bietet { $contract }.
event-pass =
    { $price ->
        [0] { $who } passt.
       *[other] { $who } passt und zahlt { $price } fürs Ansehen.
    }
event-contra = { $who } sagt Kontra zu { $contract }.
event-declarer = { $who } spielt { $contract } ({ $need }).
event-three-passes = Dreimal gepasst: Alle spielen auf Stiche, ohne Trumpf.
event-play = { $who } spielt { $card }.
event-trick = { $who } macht den Stich (jetzt { $count }).

tricks-count =
    { $tricks ->
        [one] 1 Stich
       *[other] { $tricks } Stiche
    }
ending-made =
    { $contra ->
        [yes] { $who } hat { $contract } mit Kontra gespielt und gewonnen: { $tricks } (versprochen: { $need }). { $points }.
       *[no] { $who } hat { $contract } gespielt und gewonnen: { $tricks } (versprochen: { $need }). { $points }.
    }
ending-failed =
    { $contra ->
        [yes] { $who } hat { $contract } mit Kontra gespielt und verloren: { $tricks } (versprochen: { $need }). { $points }.
       *[no] { $who } hat { $contract } gespielt und verloren: { $tricks } (versprochen: { $need }). { $points }.
    }
ending-three-passes = Dreimal gepasst, alle spielten auf Stiche: { $counts }.
ending-target = { $who } erreicht das Ziel von { $target } mit { $score } Punkten.
ending-deal-cap = Das war die letzte Runde; der beste Stand ist { $score }.
ending-level = { $players } liegen mit { $score } gleichauf: Eine weitere Runde entscheidet.
result-points = Punkte der Runde, Ansehen eingerechnet: { $points }.
points-of = { $who } { $points }
tricks-of = { $who } { $tricks }

## Der Tisch

table-title = The Betel · Runde { $deal }
heading-dealing = { $who } gibt als Nächstes.
heading-call = { $who } reizt.
heading-must-bid = { $who } hat getauscht und muss bieten.
heading-lead = { $who } spielt aus.
heading-play = { $who } ist am Zug.
heading-your-turn = { $asks ->
    [bid] Du bist dran mit Reizen.
    [lead] Du spielst aus.
   *[play] Du bist am Zug.
    }
no-bid-yet = Noch kein Gebot; passen alle drei, spielen alle auf Stiche.
three-passes-line = Dreimal gepasst: kein Kontrakt, ohne Trumpf, alle für sich.
high-bid-line = Höchstes Gebot: { $contract } von { $who } ({ $need }).
contract-line =
    { $tricks ->
        [one] { $who } spielt { $contract }: { $need }; bisher 1.
       *[other] { $who } spielt { $contract }: { $need }; bisher { $tricks }.
    }
contra-line = Kontra von { $who }: Gewinn und Verlust dieses Kontrakts zählen doppelt.
twins-label = Die Zwillinge, 1 und 2
twins-one = Zwilling { $slot }
twins-both = Beide Zwillinge
twin-untouched = { $twin }: wie gegeben, von niemandem gesehen.
twin-seen = { $twin }: wie gegeben, gesehen von { $lookers }.
twin-put = { $twin }: hingelegt von { $who }, von niemand anderem gesehen.
twin-put-and-seen = { $twin }: hingelegt von { $who }, gesehen auch von { $lookers }.
calls-earlier =
    { $count ->
        [one] Ein früherer Zug beim Reizen ist nicht gezeigt.
       *[other] { $count } frühere Züge beim Reizen sind nicht gezeigt.
    }
call-plain = { $who }: { $word }
call-with-steps = { $steps }; { $word }
steps-look = { $who }: { $slots } angesehen
steps-exchange = { $who }: { $seen } angesehen, { $slots } getauscht
word-pass =
    { $price ->
        [0] gepasst
       *[other] gepasst (−{ $price })
    }
word-contra = Kontra
scene-contra = Kontra: { $player }
trick-label = Stich { $number }
last-trick-label = Letzter Stich
column-player = Wer
column-role = Rolle
column-tricks = Stiche
column-looks = Ansehen
column-points = Punkte
role-declarer = spielt allein
role-dealer = gibt
role-none = –

## Das Blatt

hand-label = Deine Karten
looks-cost = Ansehen kostet nichts, wenn du dann bietest; wenn du passt, kostet jeder angesehene Zwilling { $price }.
looks-cost-at-top = Höher geht kein Gebot. { $contra ->
    [yes] Wenn du passt, kostet jeder angesehene Zwilling { $price }.
   *[no] Jeder angesehene Zwilling kostet { $price }.
    }
you-pay-if-you-pass = Du hast etwas angesehen: Passen kostet jetzt { $price }, Bieten nichts.
you-must-bid = Du hast getauscht, also musst du jetzt bieten.
explain-call = { $looked ->
    [yes] Biete, was du schaffst: Stiche oder einen Betel (wenige oder keinen).
   *[no] Biete, was du schaffst: Stiche oder einen Betel (wenige oder keinen). Wer Zwillinge (übrige Karten) tauscht, muss bieten.
    }
explain-call-at-top = { $contra ->
    [yes] Du kannst passen, oder Kontra sagen, wenn der Kontrakt wohl scheitert.
   *[no] Du kannst nur passen.
    }
explain-must-bid = Du hast getauscht, also musst du bieten. Ein Betel verspricht wenige Stiche oder keinen.
explain-declarer = Dein Ziel: { $need }. Bediene und spiel höher, wenn du kannst.
explain-defender = { $who } braucht: { $need }. Mach selbst Stiche, damit das nicht gelingt. Bediene und spiel höher, wenn du kannst.
explain-defender-betel = { $who } hat versprochen: { $need }. Überlass { $who } die Stiche. Bediene und spiel höher, wenn du kannst.
explain-defender-grand = { $who } hat versprochen: { $need }. Überlass { $who } die Stiche. Bediene; höher spielen musst du hier nicht.
explain-three-passes = Alle spielen auf Stiche: Jeder Stich zählt { $points } Punkte. Bediene und spiel höher, wenn du kannst.
bid-warning = wenn du verlierst, kostet es mindestens { $cost } Punkte und die Partie
look-button =
    { $price ->
        [0] Zwilling { $slot } ansehen
       *[other] Zwilling { $slot } ansehen (Passen:−{ $price })
    }
exchange-button = Tauschen …
exchange-prompt = Was nimmst du auf?
slot-button = Zwilling { $slot }: { $card }
both-button = Beide: { $cards }
put-prompt = Du nimmst { $card } auf. Welche Karte wird Zwilling { $slot }?
put-both-prompt = Du nimmst { $cards } auf. Welche Karte wird Zwilling 1?
put-second-prompt = { $card } wird Zwilling 1. Welche Karte wird Zwilling 2?
card-button = { $card }
exchange-confirm = { $cards } zurücklegen? Dann musst du { $contract } oder mehr bieten.
pass-button =
    { $price ->
        [0] Passen
       *[other] Passen (−{ $price })
    }
contra-button = Kontra
contra-confirm = Kontra zu { $contract } sagen? Gewinn und Verlust zählen dann doppelt, auch deine.
bid-button = { $contract }: { $worth }
bid-phrase = { $contract } bieten
exchange-phrase = Tausch { $slots }: { $taken } aufnehmen; { $put } weglegen

## Was nicht geht

why-trump = Du kannst { $lead } nicht bedienen und musst trumpfen.
why-overtake = Du musst { $top } überstechen.
why-overtrump = Du musst { $top } übertrumpfen.
error-must-follow-suit = Du musst { $suit } bedienen: Es geht { $cards }.
error-must-overtake = Du musst { $top } überstechen: Es geht { $cards }.
error-must-trump = Du kannst { $lead } nicht bedienen und musst trumpfen: Es geht { $cards }.
error-must-overtrump = Du musst { $top } übertrumpfen: Es geht { $cards }.
error-card-not-held = { $card } hast du nicht. Nimm eine deiner Karten; beim Tauschen geht auch, was du aufnimmst.
error-bid-too-low =
    { $top ->
        [yes] { $contract } ist zu niedrig: { $high } ist ganz oben auf der Leiter, du kannst nur passen.
       *[no] { $contract } ist nicht höher als { $high }. Biete { $least } oder mehr, oder passe, wenn du darfst.
    }
error-must-bid = Du hast getauscht, also musst du bieten: { $contract } oder mehr.
error-already-looked = Zwilling { $slot } hast du in diesem Zug schon angesehen, und du siehst ihn noch; tausche, biete oder passe.
error-already-exchanged = In diesem Zug hast du schon getauscht. Jetzt musst du bieten: { $contract } oder mehr.
error-not-looked = Sieh zuerst Zwilling { $slot } an; tauschen kannst du nur, was du in diesem Zug angesehen hast.
error-nothing-exchanged = Nimm mindestens einen Zwilling auf, oder lass das Tauschen und biete oder passe.
error-no-higher-contract = Kein Kontrakt ist höher als das letzte Gebot, also wird nicht mehr getauscht; du kannst passen.
error-contra-off = Kontra wird an diesem Tisch nicht gespielt; es gibt nur Bieten und Passen.
error-nothing-to-contra = Es gibt noch kein Gebot, zu dem du Kontra sagen könntest; du kannst bieten oder passen.
error-already-contra = Zu { $high } ist schon Kontra gesagt, und Rekontra gibt es nicht; passe, oder biete höher, wenn du kannst.
error-bad-options-endless = Diese Partie hätte kein Ende: Setz das Ziel oder die Höchstzahl der Runden.
error-bad-deck = Das sind nicht die { $count } Karten des Spiels, zehn für jedes Blatt und zwei Zwillinge.

## Statistik

three-passes = dreimal gepasst
summary-played = gespielt
summary-made = gewonnen
summary-points = Punkte

## Über der Kartenreihe auf der ersten Seite der Regeln

ranks-suit = Jede Farbe, die höchste Karte zuerst

## Passen, im Voraus gesagt

button-ahead-pass = Passen
prompt-ahead-pass = Passen, außer das Gebot ist noch unter …
option-ahead-below = unter { $contract }
line-ahead-no-look = Du siehst dann keinen Zwilling an. Liegt das Gebot noch unter diesem Kontrakt, wenn du dran bist, oder hast du selbst Kontra bekommen, entscheidest du selbst.
line-ahead-pass = Du passt.
line-ahead-pass-unless = Du passt, außer das Gebot liegt noch unter { $contract }, wenn du dran bist.
