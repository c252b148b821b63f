# Bieten, wia man in Tirol am Tisch redt; was då nit steaht, steaht bei Deutsch (de).
# Gschriebn wia um Innsbruck: å fir des dunkle a, ia, ua und oa; haltn bleibt mit hellem a.

language-name = Deutsch, beim Bieten Tirolerisch

index-german-A = S
rank-german-A = Sau
card-german-Ah = Herz-Sau
card-german-Al = Laub-Sau
card-german-Ab = Schell-Sau
card-german-Aa = Eichel-Sau

game-short = Fünf Figurn, drei Stich, und botn wird ållweil

## Hausregln

option-target = Ziel
option-counting = Wås beim Zähln zerscht kimmt
option-wild = Joker
option-knockout = Ausscheidn
value-knockout-true = jå
option-irregularities = Wenn oaner fålsch spielt
option-steal = Kårtn stehln
option-packets = Gebn
value-target-none = 11, åb fünf Leit 9
value-counting-bets-first = zerscht, wås botn isch
value-counting-conceded-first = zerscht, wås guat gsågt isch
value-wild-weli-and-sevens = Weli, Schell- und Eichel-Siebener
value-wild-none = koane
value-knockout-false = na
value-irregularities-prevented = geaht nit
value-irregularities-minus-two = geaht, koschtet zwoa Punkt
value-irregularities-lose-score = geaht, koschtet ålle Punkt
value-irregularities-lose-game = geaht, koschtet die Partie
value-steal-true = derf man
value-steal-false = lei åhebn
value-packets-1-2 = zerscht 1, nåcher 2
value-packets-2-1 = zerscht 2, nåcher 1
option-exact_target = Iberbiatn vom Ziel
value-exact_target-false = zählt gånz
value-exact_target-true = koschtet die Punkt
event-figure-over = { $figure }: { $player } iberbiatet ’s Ziel, { $points ->
    [0] und kriagt nix
   *[other] −{ $points }
    }
event-weli-over = Weli: { $player } iberbiatet ’s Ziel, −1

suit-choice-h = ❤️ Herz (die Rotn)
suit-choice-l = 🍃 Laub (die Grianen)

## Figurn

glossary = { "" }
deal-brought =
    De Rund håt dir { $shown } { $points ->
        [one] Punkt
       *[other] Punkt
    } bråcht; iatz håsch { $score }.
figure-green = Grian
figure-claimed =
    { $figure ->
        [red] die Rotn
        [green] die Grianen
        [gleich] ’s Gleich
        [hanger] den Hanger
       *[game] ’s Spiel
    }
figure-raised =
    { $figure ->
        [red] fir die Rotn
        [green] fir die Grianen
        [gleich] firs Gleich
        [hanger] fir den Hanger
       *[game] firs Spiel
    }

## Statistik

summary-unbet = nit botn
summary-contested = ghaltn
summary-conceded = guat gsågt
summary-tie = gleich guat
summary-nobody = koaner
summary-uncounted = nit zählt
summary-points = Punkt

## Der Tisch

heading-shuffle = { $dealer } mischt.
heading-cut = { $player } hebt å.
heading-steal = { $player } siecht die unterschte Kårt: stehln oder liegn låssn?
heading-lead = Stich { $trick }: { $player } spielt aus.
heading-turn = Stich { $trick }: { $player } isch drån.
heading-bet = { $by } biatet { $figure }. { $player }: haltn oder guat?
heading-raised = { $by }: Drei { $figure }. { $player }: haltn oder guat?
line-deal =
    { $phase ->
        [over] Ziel { $target }
        [before] { $dealer } gib, { $cutter } hebt å · Ziel { $target }
       *[play] { $dealer } håt gebn{ $stolen ->
            [0] {""}
            [one] , { $cutter } håt oane gstohln
           *[other] , { $cutter } håt { $stolen } gstohln
        } · Ziel { $target }
    }
line-bottom = Die unterschte, nimmer im Spiel: { $card }
label-last-trick = Letzter Stich ({ $number })
line-open =
    No nit botn: { $figures } ({ $count ->
        [1] 1 Punkt
       *[other] jeds 1 Punkt
    } wert)
head-state = Wås botn isch
head-score = Stånd
head-cards = Gspielt
state-betting = { $player } biatet
state-raising = { $player } geaht auf Drei
state-held = { $player } håt botn, { $holder } håt ghaltn
state-raised = { $player } håt Drei gsågt, { $holder } håt ghaltn
state-conceded =
    { $points ->
        [one] guat: 1 Punkt fir { $player }
       *[other] guat: { $points } Punkt fir { $player }
    }
score-won = { $score } (+{ $won } des Mål)
score-gespannt = { $score } (+{ $won } des Mål), gspånnt
score-gestrichen = ~~{ $score }~~ gstrichn
score-out = { $score }, draußn

## Knöpf

button-bet = { $figure } biatn
button-raise = Drei { $figure }
button-hold = I halt (zählt { $value })
button-good = Guat
button-lift = { $count } åhebn
button-lift-other = A åndre Zåhl
button-steal = { $card } stehln
button-leave = { $card } liegn låssn
button-play-wild = { $card } åls …
play-wild-phrase = { $card } åls { $named }
prompt-lift = Wia viel Kårtn hebsch å?
prompt-lift-thin = 4 bis 16 Kårtn
prompt-lift-thick = 17 bis 32 Kårtn
prompt-name = { $card } steaht fir …
line-weli-rank = Er zählt åls de Kårt, de d’ ånsågsch, knåpp unter der echtn.

## Die Kårtn in der Hånd

title-hand = Bieten · deine Kårtn in Runde { $deal }
heading-your-cut = Du hebsch å: wia viel Kårtn?
heading-your-steal =
    { $left ->
        [one] Die unterschte stehln, oder fir ålle liegn låssn? Des war die letzte.
       *[other] Die unterschte stehln, oder fir ålle liegn låssn? { $left } Kårtn derfsch no stehln.
    }
heading-your-lead = Stich { $trick }: Du spielsch aus.
heading-your-turn = Stich { $trick }: Du bisch drån.
heading-your-answer =
    { $raised ->
        [yes] { $by }: Drei { $figure }
       *[no] { $by } biatet { $figure }
    }{ $hold ->
        [yes] . Haltsch (zählt { $value }) oder guat?
       *[no] . Du kånnsch lei guat sågn.
    }
label-own-cards = Deine Kårtn
label-bottom = Die unterschte
label-stolen = Gstohln
label-may-be = { $card } kånn no sein
line-gespannt =
    { $needs ->
        [2] Dir fahln 2 Punkt: Drei sågn derfsch nit.
        [1] Du bisch gspånnt: Dir fahlt 1 Punkt. Haltn derfsch, biatn und Drei sågn nit.
       *[none] Du bisch gspånnt: Haltn derfsch, biatn und Drei sågn nit.
    }
line-figures = Du håsch Kårtn fir { $figures }.
line-figures-wild =
    { $held ->
        [no] Mit { $cards } gang no { $open }.
       *[yes] Du håsch Kårtn fir { $figures }. Mit { $cards } gang no { $open }.
    }
line-no-figures = Du håsch koane Kårtn fir Rot, Grian, Gleich oder Hanger.
explain-cut =
    { $steal ->
        [no] Heb a Stuck å. Die unterschte davon sechn ålle, und sie isch nit im Spiel.
       *[yes] Heb a Stuck å. Die unterschte davon siechsch und kånnsch sie stehln.
    }
explain-steal = Stehln: Die Kårt isch oane von deine drei. Liegn låssn: Ålle sechn sie, und sie isch nit im Spiel.
figure-meaning =
    { $figure ->
        [red] Rot: ’s hechschte Herz.
        [green] Grian: ’s hechschte Laub.
        [gleich] Gleich: ’s beschte Paarl oder drei Gleiche.
        [hanger] Hanger: die beschte Folg in oaner Fårb.
       *[game] Spiel: der letzte Stich.
    }
explain-answer = { $meaning } { $hold ->
        [take] I halt: Wer ihn måcht, gwinnt { $value } Punkt.
        [lost] Du kånnsch’n nit måchn und nit haltn.
        [yes] I halt: Am End gwinnen die beschtn Kårtn { $value } Punkt.
        [foul] Du håsch’s nit: Wenn du haltsch, spielsch fålsch.
       *[no] Du håsch’s nit und kånnsch nit haltn.
    } Guat: { $by } kriagt { $points ->
        [one] oan Punkt
       *[other] { $points } Punkt
    }{ $last ->
        [yes] .
       *[no] , wenn koaner halt.
    }
hint-often = Meischtns gwinnen deine Kårtn { $figure }.
hint-seldom = Deine Kårtn gwinnen { $figure } seltn.
hint-wins = Damit måchsch ’n Stich gwiss und spielsch zum nächschtn aus.
hint-wins-last = Damit måchsch gwiss ’n letzten Stich und gwinnsch { $figure }.
hint-often-wins = Meischtns måchsch damit ’n Stich.
hint-lowest = Den Stich kånnsch nit måchn, ålso gibsch dei niederschte Kårt her.
hint-keeps-highest = Den Stich kånnsch nit måchn, ålso behaltsch dei hechschte Kårt: { $card }.
hint-lost-last = Du kånnsch { $figure } nimmer gwinnen.
hint-keeps = Fir ’n letzten Stich, der iber { $figure } entscheidet, bleibt dir { $card }.
hint-keeps-high = Deine hechern Kårtn bleibn dir fir die nächschtn Stich.
hint-tricks-over = { $figure } isch schon gwunnen, de Stich bringen koane Punkt mehr.
hint-counts-for = So ångsågt, zählt { $card } fir { $figures }.
explain-lead = Spiel a Kårt, wia d’ willsch.
explain-follow = Bedien die Fårb, wenn d’ kånnsch.
explain-discard = Du kånnsch nit bedienen: Spiel a Kårt, wia d’ willsch.
explain-claims = { $claims ->
        [bet] Du kånnsch a vorher a Figur biatn: Sågn ålle åndern guat, isch der Punkt deiner.
        [raise] Du kånnsch a vorher fir a Figur Drei sågn: Sågn ålle åndern guat, ghearn de 2 Punkt dir.
       *[both] Du kånnsch a vorher a Figur biatn oder Drei sågn: Sågn ålle åndern guat, ghearn de Punkt dir.
    }
line-may-be-any = { $card } kånn no jede Kårt sein, die du nit håsch.
line-may-not-be = { $card } kånn no jede Kårt sein, die du nit håsch, lei nit { $suits }.

## Wås passiert

event-shuffled = { $dealer } mischt.
event-cut = { $player } hebt a Stuck å.
event-stole =
    { $count ->
        [one] { $player }: „De isch gstohln.“
       *[other] { $player }: „De isch a gstohln.“ (iatz { $count })
    }
event-left =
    { $count ->
        [0] { $player } stiehlt nix.
       *[other] { $player } låsst’s guat sein.
    }
event-set-up = Die Kårtn sein vorgebn.
event-dealt = { $dealer } gib.
event-bottom = Die unterschte isch { $card }.
event-bet = { $player }: „I biat { $figure }.“
event-raise = { $player }: „Drei { $figure }!“
event-hold = { $player }: „I halt.“ { $figure } zählt { $value }.
event-good = { $player }: „Guat.“
event-conceded =
    { $points ->
        [one] { $player } kriagt 1 Punkt fir { $figure }.
       *[other] { $player } kriagt { $points } Punkt fir { $figure }.
    }
event-gespannt =
    { $needs ->
        [1] { $player } isch gspånnt: oa Punkt fahlt no.
       *[none] { $player } isch gspånnt.
    }
event-gestrichen =
    { $count ->
        [one] { $players } isch gstrichn: oa Punkt fahlt no, nix biatn.
       *[other] { $players } sein gstrichn: oa Punkt fahlt no, nix biatn.
    }
event-play-wild = { $player } spielt { $card } åls { $name }.
event-trick = { $player } måcht den { $number }. Stich.
event-figure-tie = { $figure }: gleich guat, koaner kriagt wås
event-figure-nobody = { $figure }: håt koaner
event-figure-uncounted = Zählt nimmer: { $figures }
event-weli-minus = Weli und koa Figur: { $player } −1
event-revoke = { $player } håt im { $trick }. Stich nit bedient{ $points ->
        [0] {""}
       *[other] : −{ $points }
    }
event-unheld-figure = { $player } håt im { $trick }. Stich { $figure } gsågt und nit ghåbt{ $points ->
        [0] {""}
       *[other] : −{ $points }
    }
event-gespannt-offence = { $player } håt im { $trick }. Stich { $figure } botn oder Drei gsågt und wår schon z’ nåh am Ziel{ $points ->
        [0] {""}
       *[other] : −{ $points }
    }
event-out =
    { $count ->
        [one] { $players } håt gnuag und isch draußn.
       *[other] { $players } håbn gnuag und sein draußn.
    }
ending-gains =
    { $points ->
        [one] { $player } kriagt oan Punkt
       *[other] { $player } kriagt { $points } Punkt
    }
ending-loses =
    { $points ->
        [one] { $player } verliart oan Punkt
       *[other] { $player } verliart { $points } Punkt
    }
ending-nothing = De Rund bringt koan Punkt.
ending-target = { $player } kimmt auf { $target } mit { $figure }.
ending-weli = ’n Weli
ending-one-left = Lei { $player } isch nit auf { $target } kemmen.
ending-together = { $players } kemmen in oaner Rund auf { $target }, zletscht { $last }.
ending-irregularity = { $offence }, und des koschtet die Partie.
figure-conceded = { $won }, die åndern håbn guat gsågt
figure-held = { $won } ({ $raised ->
        [yes] { $bettor } håt Drei gsågt, { $holder } håt ghaltn
       *[no] { $bettor } håt botn, { $holder } håt ghaltn
    })

## Wås nit geaht

error-already-bet = { $player } håt de Figur schon botn; nimm oane, die no koaner botn håt (siehe Regeln: Bieten).
error-bad-deck =
    { $reason ->
        [hands] Zum Herlegn braucht’s { $count } Blattln, oans fir jedn Plåtz.
        [hand] Wer mittuat, braucht drei Kårtn; wer draußn isch, håt koane.
        [bottom] Die aufdeckte Kårt håt wer in der Hånd.
       *[pack] Zum Spiel ghearn ålle { $count } Kårtn.
    }
error-card-already-played = De Kårt håsch schon gspielt; spieln kånnsch no { $cards } (siehe Regeln: Die Stiche).
error-card-not-held = De Kårt håsch nit; du håsch { $cards } (siehe Regeln: Die Stiche).
error-figure-closed = De Figur isch weck: { $player } håt sie kriagt, weil ålle guat gsågt håbn; nimm a åndre (siehe Regeln: Bieten).
error-figure-not-held =
    { $figure ->
        [red] Fir die Rotn brauchsch a Herz, zum Biatn, zum Haltn und zum Drei-Sågn{ $wild ->
            [yes] , und dei Joker kånn koans mehr werdn
           *[no] {""}
        } (siehe Regeln: Bieten).
        [green] Fir die Grianen brauchsch a Laub, zum Biatn, zum Haltn und zum Drei-Sågn{ $wild ->
            [yes] , und dei Joker kånn koans mehr werdn
           *[no] {""}
        } (siehe Regeln: Bieten).
        [gleich] Fir ’s Gleich brauchsch zwoa gleiche, zum Biatn, zum Haltn und zum Drei-Sågn{ $wild ->
            [yes] , und mit deim Joker geaht des nimmer
           *[no] {""}
        } (siehe Regeln: Bieten).
        [hanger] Fir den Hanger brauchsch zwoa von oaner Fårb, die zsåmmhängen, zum Biatn, zum Haltn und zum Drei-Sågn{ $wild ->
            [yes] , und mit deim Joker geaht des nimmer
           *[no] {""}
        } (siehe Regeln: Bieten).
       *[game] Fir ’s Spiel brauchsch im letztn Stich { $suit } (siehe Regeln: Bieten).
    }
error-gespannt =
    { $needs ->
        [1] Du bisch gspånnt: Dir fahlt 1 Punkt auf { $target }. Haltn derfsch, biatn und Drei sågn nit (siehe Regeln: Gespannt).
       *[other] Dir fahln { $needs } Punkt auf { $target }: Biatn und haltn derfsch, Drei sågn nit (siehe Regeln: Gespannt).
    }
error-must-answer =
    { $figure } isch { $raised ->
        [yes] auf Drei
       *[no] botn
    }: { $you ->
        [yes] såg zerscht „i halt“ oder „guat“ (siehe Regeln: Bieten).
       *[no] zerscht sågt { $player } „i halt“ oder „guat“ (siehe Regeln: Bieten).
    }
why-follow = Du muasch { $suit } bedienen.
error-must-follow-suit =
    Du muasch { $suit } bedienen: spiel { $cards }{ $wild ->
        [yes] , oder an Joker, den d’ in der Fårb ånsågsch
       *[no] {""}
    } (siehe Regeln: Die Stiche).
error-no-further-raise = Iber 3 geaht’s nit, und Drei sågn kånn man lei auf a Figur, die 2 zählt (siehe Regeln: Bieten).
error-no-open-bet = Es isch nix botn, wo du wås drauf sågn kanntsch; biat a Figur oder spiel a Kårt (siehe Regeln: Bieten).
error-not-a-wild-card = { $card } isch koa Joker: Spiel sie, wia sie isch (siehe Regeln: Der Weli).
error-not-bet-yet = De Figur håt no koaner botn: biat sie zerscht (siehe Regeln: Bieten).
error-not-your-turn =
    { $meanwhile ->
        [cut] { $player } hebt å; nåcher wird gebn (siehe Regeln: Abheben und Geben).
        [answer] { $player } muaß wås sågn; wårt, bis d’ drån bisch (siehe Regeln: Bieten).
        [bet] { $player } isch drån; biatn kånnsch derweil (siehe Regeln: Bieten).
       *[wait] { $player } isch drån; wårt, bis d’ drån bisch (siehe Regeln: Die Stiche).
    }
error-out-of-the-game = Du håsch gnuag Punkt und bisch draußn; schaug die åndern zua (siehe Regeln: Hausregeln).
error-own-bet = De Figur håsch selber botn; Drei sågn muaß wer ånderer (siehe Regeln: Bieten).
why-weli-follow = Nåch dem, wås d’ botn, ghaltn oder auf Drei gsågt håsch, muaß a Joker { $suit } werdn.
error-weli-must-follow =
    { $count ->
        [1] Wås d’ botn, ghaltn oder auf Drei gsågt håsch, geaht lei, wenn { $cards } { $suit } isch: spiel de Kårt und såg sie so ån (siehe Regeln: Der Weli).
       *[other] Wås d’ botn, ghaltn oder auf Drei gsågt håsch, geaht lei, wenn oane von { $cards } { $suit } isch: spiel oane davon und såg sie so ån (siehe Regeln: Der Weli).
    }
error-weli-name-held = { $card } håsch selber oder schon ångsågt: nimm a åndre (siehe Regeln: Der Weli).
error-weli-name-ruled-out =
    Nåch dem, wås d’ tån håsch, geaht { $card } nimmer; { $count ->
        [0] spiel a echte Kårt (siehe Regeln: Der Weli).
       *[other] gian taten { $cards } (siehe Regeln: Der Weli).
    }
error-wild-needs-name = Såg, fir wås { $card } steaht, wenn d’ sie spielsch (siehe Regeln: Der Weli).
error-wrong-phase =
    { $phase ->
        [shuffle] Es wird gmischt; wårt auf deine Kårtn.
        [cut] Zerscht wird åghebt; nåcher wird gebn (siehe Regeln: Abheben und Geben).
        [steal] Zerscht wird die unterschte gstohln oder liegn låssn; nåcher wird gebn (siehe Regeln: Abheben und Geben).
        [play] Die Kårtn sein gebn: biat a Figur, oder spiel a Kårt, wenn d’ drån bisch.
       *[chance] Es wird gmischt; wårt auf deine Kårtn.
    }

ranks-suit = Jede Fårb, die hechschte Kårt zerscht
ranks-aces = Herz, Laub, Schellen, Eicheln und der Weli
ranks-bells = Schellen: der Weli isch die niederschte
ranks-wild = Joker mit gleichem Nåmen, der beschte zerscht

## Guat, im Voraus gsågt

button-ahead-good = Guat zu ållm
button-ahead-lacking = Guat zu ållm, wås i nit hån
prompt-ahead-good = Guat zu ållm außer …
line-ahead-own = Sågt wer Drei fir a Figur, die du selber botn oder ghaltn håsch, wersch ållweil gfrågt; und bei die Figurn, die d’ untn aussuachsch, a.
line-ahead-good =
    { $count ->
        [0] De Rund entscheidesch du selber iber jeds Gebot.
       *[other] De Rund sågsch guat, wenn oaner biatet oder Drei sågt: { $figures }.
    }

## Wås ålle Spiele gleich sågn, an am Tisch, wo botn wird


cards-none = koane Kårtn
lobby-heading =
    { $state ->
        [missing] { $taken } von { $seats } Plätz sein bsetzt
        [open] Iatz kånn’s losgian · es kennen no åndre mittian
        [computer] Iatz kånn’s losgian · wer mittuat, kriagt den Plåtz vom Computer
        [full] Iatz kånn’s losgian · ålle { $seats } Plätz sein bsetzt
       *[ready] Iatz kånn’s losgian
    }
lobby-from = åb { $count } kånn’s losgian
swap-asked = { $name } mecht mit { $other } den Plåtz tauschn.
button-join = I tua mit
button-start = Los geaht’s
button-slate = Tåfl
button-hand = Meine Kårtn
button-refresh = Nei lådn
button-wait = Auf an Plåtz wårtn
button-unwait = Nimmer wårtn
button-back = Zruck
button-yes = Jå
button-table = Zum Tisch
button-here = I bin wieder då
button-take-over = An Plåtz nehmen
button-wake = Aufweckn
button-awake = I bin då
wake-line = ⏰ { $name }, bisch no då? Sunsch geaht’s { $when } ohne di weiter.
button-take-back = Zrucknehmen
button-open-hands = Ålle Kårtn
button-coach = Zruckschaugn
start-asked = { $name } mecht ånfången. { $host }: Geah ma’s ån?
start-by-itself = Von selber geaht’s { $when } los.
take-back-asked = { $player } mecht den letztn Zug zrucknehmen. Zuastimmen miaßn no: { $missing }.
event-took-back = { $player } håt den letztn Zug zruckgnommen; ålln wår’s recht.
event-first-dealer = { $dealer } gib zerscht, so håt’s des Los gwellt.
event-sat-down = Nei am Tisch: { $players }.
ended-here = De Rund isch aus; der Tisch geaht in ar neien Nåchricht weiter.
ended-by-consent = Ålle håbn aufgheart, a Ergebnis gib’s koans.
game-won =
    { $count ->
        [one] { $names } gwinnt.
       *[other] { $names } gwinnen.
    }
game-shared = Gleich steaht’s: { $names } håbn miteinånd gwunnen.
game-lost =
    { $count ->
        [one] { $names } håt’s Bummerl.
       *[other] { $names } håbn’s Bummerl.
    }
game-no-winner = Gwunnen håt koaner.
slate-title = Die Tåfl fir { $game }, Tisch { $table }
slate-now = De Partie · { $code }
slate-no-deal = No isch nix zählt.
slate-struck = ~ ~ gstrichn: wia gebn wordn isch, håt oa Punkt gfahlt
slate-legend = ✗ Partie gwunnen · ● ’s Bummerl
slate-empty = An dem Tisch isch no nix gspielt wordn.
hand-over = De Rundn isch umma.
hand-moved = Deine Kårtn sein iatz då: { $link }
turn-mention = { $name }, du bisch drån.
vote-mention = { $name }, am Tisch wersch wås gfrågt.


sat-in-for-you = A Computer isch fir di eingsprungen; der Plåtz bleibt deiner.
button-rematch = No amål
remark-held = Du håsch a Figur ghaltn, die deine Kårtn nit oft gwinnen.
remark-gave-way = Du håsch guat gsågt, obwohl deine Kårtn de Figur oft gnuag gwinnen.
remark-bet-weak = Du håsch a Figur botn, die deine Kårtn nit oft gwinnen.
remark-no-bet = Deine Kårtn warn’s Biatn wert gwesn.
remark-raise-weak = Du håsch Drei gsågt fir a Figur, die deine Kårtn nit oft gwinnen.
remark-no-raise = Deine Kårtn warn „Drei!“ wert gwesn.
button-agree = Isch mir recht
button-refuse = Na, nit
