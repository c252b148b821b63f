# Bieten, wie man in Tirol am Tisch redet; was hier nicht steht, steht bei Deutsch (de).

language-name = Deutsch, beim Bieten Tirolerisch

index-german-A = S
card-german-Ah = Herz-Sau
card-german-Al = Laub-Sau
card-german-Ab = Schell-Sau
card-german-Aa = Eichel-Sau

button-raise = { $figure }: Drei!
button-hold = { $figure }: i halt (um { $value })
button-good = Guat
button-bet = I biet { $figure }
button-lift = { $count } oheben
button-steal = { $card } stehln
button-leave = { $card } liegn lassn

heading-cut = { $player } hebt o
heading-steal = { $player } siecht die unterste Kart: stehln oder liegn lassn?
heading-lead = { $player } spielt aus, { $trick }. Stich
heading-turn = { $player } gib zua, { $trick }. Stich
heading-bet = { $by } bietet { $figure }. { $player }: haltn oder guat?
heading-raised = { $by } gib an Groschn auf { $figure }. { $player }: haltn oder guat?
heading-your-cut = Du hebsch o: wia viel Kartn?
heading-your-steal =
    { $left ->
        [one] De unterste stehln, oder für alle liegn lassn? Des wär die letzte.
       *[other] De unterste stehln, oder für alle liegn lassn? { $left } derfsch stehln.
    }
heading-your-lead = Du spielsch aus, { $trick }. Stich
heading-your-turn = Du gibsch zua, { $trick }. Stich
heading-your-answer =
    { $raised ->
        [yes] { $by } gib an Groschn auf { $figure }: haltsch um { $value }, oder guat?
       *[no] { $by } bietet { $figure }: haltsch um { $value }, oder guat?
    }
title-hand = Deine Kartn
label-own-cards = Deine Kartn
line-gespannt =
    { $needs ->
        [2] Dir fahln 2 Punkt: Erhöhn derfsch nit.
        [1] Du bisch gspannt: Dir fahlt 1 Punkt. Haltn derfsch, bietn und erhöhn nit.
       *[none] Du bisch gspannt: Haltn derfsch, bietn und erhöhn nit.
    }
line-figures = Du hasch { $figures }.
line-no-figures = Du hasch koane von die vier Figurn.

event-shuffled = { $dealer } mischt, { $cutter } hebt o.
event-cut = { $player } hebt a Stuck o.
event-stole =
    { $count ->
        [one] { $player } stiehlt a Kart.
       *[other] { $player } stiehlt no oane (iatz { $count }).
    }
event-left =
    { $count ->
        [0] { $player } stiehlt nix.
       *[other] { $player } lasst's guat sein.
    }
event-dealt = { $dealer } gib, { $player } spielt aus.
event-bottom = Die unterste isch { $card }.
event-bet = { $player }: „I biet mei { $figure }.“
event-raise = { $player }: „Drei! I gib an Groschn auf { $figure }.“
event-hold = { $player }: „I halt.“ { $figure } zählt { $value }.
event-good = { $player }: „Guat.“
event-conceded =
    { $points ->
        [one] { $player } kriagt 1 Punkt für { $figure }.
       *[other] { $player } kriagt { $points } Punkt für { $figure }.
    }
event-gespannt =
    { $needs ->
        [1] { $player } isch gspannt: oa Punkt fahlt no.
       *[none] { $player } isch gspannt.
    }
event-gestrichen =
    { $count ->
        [one] { $players } isch gstrichn: oa Punkt fahlt no, nix bietn.
       *[other] { $players } sein gstrichn: oa Punkt fahlt no, nix bietn.
    }
event-trick = { $player } macht den { $number }. Stich.
event-figure-tie = { $figure }: gleich, koaner kriagt was
event-figure-nobody = { $figure }: hat koaner
event-figure-uncounted = { $figure }: zählt nimmer
event-out =
    { $count ->
        [one] { $players } isch draußn.
       *[other] { $players } sein draußn.
    }
event-won =
    { $count ->
        [one] { $players } gwinnt ✗.
       *[other] { $players } gwinnen ✗.
    }
event-lost =
    { $count ->
        [one] { $players } hat's Bummerl ●.
       *[other] { $players } habn's Bummerl ●.
    }

error-not-your-turn =
    { $meanwhile ->
        [cut] { $player } hebt o; nacher wird gebn (siehe Regeln: Abheben und Geben).
        [answer] { $player } muaß antworten; wart, bis d' dran bisch (siehe Regeln: Bieten).
        [bet] { $player } isch dran; bietn kannsch derweil (siehe Regeln: Bieten).
       *[wait] { $player } isch dran; wart, bis d' dran bisch (siehe Regeln: Die Stiche).
    }

## Guat, im Voraus gsagt

button-ahead-good = Guat zu allm
prompt-ahead-good = Guat zu allm außer …
line-ahead-own = Gib wer an Groschn auf a Figur, die du selber botn oder ghaltn hasch, wersch allweil gfragt; und bei die Figurn, die d' unten aussuachsch, a.
line-ahead-good = Du sagsch zu allm guat.
line-ahead-good-but = Du sagsch zu allm guat, außer zu { $figures }.
