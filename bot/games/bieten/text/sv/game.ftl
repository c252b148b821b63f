# Words of Bieten.

game-name = Bieten
game-short = Fem figurer, tre stick och ett bud när som helst

## Options

option-target = Mål
option-counting = Räkneordning
option-wild = Jokrar
option-knockout = Utslagning
option-irregularities = Regelbrott
option-steal = Stjäla kort
option-packets = Utdelning
value-target-none = 11, från fem spelare 9
value-counting-bets-first = bjudna figurer först
value-counting-conceded-first = avpassade bud först
value-wild-weli = Weli
value-wild-weli-and-sevens = Weli, bjällror sju och ekollon sju
value-wild-none = inga
value-knockout-false = nej
value-knockout-true = ja
value-irregularities-prevented = förhindras
value-irregularities-minus-two = möjliga, två poäng styck
value-irregularities-lose-score = möjliga, kostar alla poäng
value-irregularities-lose-game = möjliga, kostar partiet
value-steal-true = tillåtet
value-steal-false = bara kupering
value-packets-1-2 = 1+2
value-packets-2-1 = 2+1
option-exact_target = Att gå över målet
group-end = Partiets slut
change-end = Slut: mål, utslagning
group-deal = Given
change-deal = Giv: jokrar, stöld
value-exact_target-false = räknas fullt
value-exact_target-true = kostar poängen

## Suits of a wild card, with the names that the figures have

suit-choice-h = ❤️ hjärter
suit-choice-l = 🍃 blad
suit-choice-b = 🔔 bjällror
suit-choice-a = 🌰 ekollon

## Figures

glossary = { "" }
figure-red = hjärter
figure-green = blad
figure-gleich = lika
figure-hanger = sekvens
figure-game = sista stick
figure-claimed =
    { $figure ->
        [red] { figure-red }
        [green] { figure-green }
        [gleich] { figure-gleich }
        [hanger] { figure-hanger }
       *[game] { figure-game }
    }
figure-raised =
    { $figure ->
        [red] { figure-red }
        [green] { figure-green }
        [gleich] { figure-gleich }
        [hanger] { figure-hanger }
       *[game] { figure-game }
    }

## Statistics

summary-unbet = utan bud
summary-contested = synad
summary-conceded = avpassad
summary-tie = oavgjort
summary-nobody = ingen
summary-uncounted = inte räknad
summary-points = poäng

## The public panel

title-table = Bieten · giv { $deal }
heading-shuffle = { $dealer } blandar till nästa giv.
heading-cut = { $player } ska kupera.
heading-steal = { $player } ser det understa kortet: stjäla det eller lämna det?
heading-lead = Stick { $trick }: { $player } ska spela ut.
heading-turn = Stick { $trick }: { $player } ska spela.
heading-bet = { $by } bjuder { $figure }. { $player }: syna eller passa?
heading-raised = { $by } höjer { $figure } till 3. { $player }: syna eller passa?
line-deal =
    { $phase ->
        [over] Mål { $target }
        [before] { $dealer } ger, { $cutter } kuperar · mål { $target }
       *[play] { $dealer } gav{ $stolen ->
            [0] {""}
            [one] , { $cutter } stal ett kort
           *[other] , { $cutter } stal { $stolen } kort
        } · mål { $target }
    }
line-bottom = Understa kortet, ur spel: { $card }
label-trick = Stick { $number }
label-last-trick = Senaste sticket ({ $number })
line-open =
    Inte bjudna än: { $figures } ({ $count ->
        [1] värd 1 poäng
       *[other] värda 1 poäng var
    })
head-figure = Figur
head-value = Värd
head-state = Bud
head-player = Spelare
head-score = Poäng
head-cards = Spelat
state-betting = bud av { $player }
state-raising = { $player } höjer till 3
state-held = { $player } bjöd, { $holder } synade
state-raised = { $player } höjde, { $holder } synade
state-conceded =
    { $points ->
        [one] avpassad: 1 poäng till { $player }
       *[other] avpassad: { $points } poäng till { $player }
    }
score = { $score }
score-won = { $score } (+{ $won } i den här given)
score-gespannt = { $score } (+{ $won } i den här given), sträckt
score-gestrichen = ~~{ $score }~~ struken
score-out = { $score }, ute
cards-shown = { $cards }
cards-hidden = –

## Buttons

button-bet = Bjud { $figure }
button-raise = Höj { $figure } till 3
button-closed = Värd { $value }: { $figure }
button-hold = Syna { $figure } (gäller { $value })
button-good = Passa
button-lift = Lyft { $count }
button-lift-other = Ett annat antal
button-steal = Stjäl { $card }
button-leave = Lämna { $card }
button-play = { $card }
button-play-wild = { $card } som …
button-name = { $card }
play-wild-phrase = { $card } som { $named }
prompt-lift = Hur många kort lyfter du av?
prompt-lift-thin = 4–16 kort
prompt-lift-thick = 17–32 kort
prompt-name = { $card } står för …
line-weli-rank = Den räknas som kortet du namnger den till, strax under det riktiga.

## The hand

title-hand = Bieten · din hand i giv { $deal }
heading-your-cut = Du kuperar: hur många kort lyfter du av?
heading-your-steal =
    { $left ->
        [one] Stjäla det understa kortet, eller lämna det så att alla ser det? Det vore det sista.
       *[other] Stjäla det understa kortet, eller lämna det så att alla ser det? Du får stjäla { $left } kort till.
    }
heading-your-lead = Stick { $trick }: din tur att spela ut.
heading-your-turn = Stick { $trick }: din tur att spela.
heading-your-answer =
    { $raised ->
        [yes] { $by } höjer { $figure } till 3
       *[no] { $by } bjuder { $figure }
    }{ $hold ->
        [yes] : syna (gäller { $value }) eller passa?
       *[no] : du kan bara passa.
    }
label-own-cards = Dina kort
label-bottom = Understa kortet
label-stolen = Stulna
label-may-be = { $card } kan fortfarande vara
line-gespannt =
    { $needs ->
        [2] 2 poäng kvar: du får inte höja.
        [1] Du är sträckt: 1 poäng kvar. Du får syna, men inte bjuda eller höja.
       *[none] Du är sträckt: du får syna, men inte bjuda eller höja.
    }
line-figures = Du har kort för { $figures }.
line-figures-wild =
    { $held ->
        [no] { $cards } kan fortfarande ge { $open }.
       *[yes] Du har kort för { $figures }. { $cards } kan fortfarande ge { $open }.
    }
line-no-figures = Du har inga kort för hjärter, blad, lika eller sekvens.
explain-cut =
    { $steal ->
        [no] Lyft av några kort. Alla ser det understa av dem, och det är ur spel.
       *[yes] Lyft av några kort. Du ser det understa av dem och kan stjäla det.
    }
explain-steal = Stjäla: kortet är ett av dina tre. Lämna: alla ser det, och det är ur spel.
figure-meaning =
    { $figure ->
        [red] Hjärter: högsta hjärter.
        [green] Blad: högsta blad.
        [gleich] Lika: bästa par eller tre lika.
        [hanger] Sekvens: bästa följd i en färg.
       *[game] Sista stick: det sista sticket.
    }
explain-answer = { $meaning } { $hold ->
        [take] Syna: den som tar det vinner { $value } poäng.
        [lost] Du kan inte ta det och inte syna.
        [yes] Syna: till slut vinner de bästa korten { $value } poäng.
        [foul] Du har det inte: att syna vore ett regelbrott.
       *[no] Du har det inte och kan inte syna.
    } Passa: { $by } får { $points ->
        [one] 1 poäng
       *[other] { $points } poäng
    }{ $last ->
        [yes] .
       *[no] , om ingen synar.
    }
hint-often = Dina kort vinner oftast { $figure }.
hint-seldom = Dina kort vinner sällan { $figure }.
hint-wins = Det tar säkert sticket, och du spelar ut till nästa.
hint-wins-last = Så vinner du säkert { $figure }.
hint-often-wins = Det tar oftast sticket.
hint-lowest = Du kan inte ta det här sticket, så du lägger ditt lägsta kort.
hint-keeps-highest = Du kan inte ta det här sticket, så du behåller ditt högsta kort: { $card }.
hint-lost-last = Du kan inte längre vinna { $figure }.
hint-keeps = Du behåller { $card } till { $figure }.
hint-keeps-high = Du behåller dina högre kort till nästa stick.
hint-tricks-over = Figuren { $figure } är redan vunnen, så sticken ger inga fler poäng.
hint-counts-for = Med det namnet räknas { $card } för { $figures }.
explain-lead = Spela vilket kort som helst.
explain-follow = Bekänn färg om du kan.
explain-discard = Du kan inte bekänna: spela vilket kort som helst.
explain-play = { $play } { $claims }
explain-claims = { $claims ->
        [bet] Du kan också bjuda en figur först: om alla andra passar är dess poäng din.
        [raise] Du kan också höja en figur först: om alla andra passar är dess 2 poäng dina.
       *[both] Du kan också bjuda eller höja en figur först: om alla andra passar är dess poäng dina.
    }
line-may-be-any = { $card } kan fortfarande vara vilket kort som helst som du inte har.
line-may-not-be = { $card } kan fortfarande vara vilket kort som helst som du inte har, men inte { $suits }.

## What happens

event-shuffled = { $dealer } blandar.
event-cut = { $player } lyfter av några kort.
event-stole =
    { $count ->
        [one] { $player } stjäl ett kort.
       *[other] { $player } stjäl ett kort till (nu { $count }).
    }
event-left =
    { $count ->
        [0] { $player } stjäl ingenting.
       *[other] { $player } nöjer sig med det.
    }
event-set-up = Korten är bestämda i förväg.
event-dealt = { $dealer } ger.
event-bottom = Understa kortet är { $card }.
event-bet = { $player } bjuder { $figure }.
event-raise = { $player } höjer { $figure } till 3.
event-hold = { $player } synar { $figure }, som nu gäller { $value }.
event-good = { $player } passar.
event-conceded =
    { $points ->
        [one] { $player } får 1 poäng för { $figure }.
       *[other] { $player } får { $points } poäng för { $figure }.
    }
event-gespannt =
    { $needs ->
        [1] { $player } är sträckt: 1 poäng kvar.
       *[none] { $player } är sträckt.
    }
event-gestrichen =
    { $count ->
        [one] { $players } är struken: 1 poäng kvar, inga bud.
       *[other] { $players } är strukna: 1 poäng kvar, inga bud.
    }
event-play = { $player } spelar { $card }.
event-play-wild = { $player } spelar { $card } som { $name }.
event-trick = { $player } tar stick { $number }.
event-figure-won = { $player } +{ $points } för { $figure }
event-figure-tie = Oavgjort om { $figure }, ingen får poäng
event-figure-nobody = Ingen har { $figure }
event-figure-uncounted = Inte längre räknat: { $figures }
event-weli-minus = Weli utan figur: { $player } −1
event-weli-plus = Weli: { $player } +1
event-figure-over = { $figure }: { $player } går över målet, { $points ->
    [0] och får inget
   *[other] −{ $points }
    }
event-weli-over = Weli: { $player } går över målet, −1
event-revoke = { $player } bekände inte färg i stick { $trick }{ $points ->
        [0] {""}
       *[other] : −{ $points }
    }
event-unheld-figure = { $player } bjöd, höjde eller synade { $figure } i stick { $trick } utan att ha figuren{ $points ->
        [0] {""}
       *[other] : −{ $points }
    }
event-gespannt-offence = { $player } bjöd eller höjde { $figure } i stick { $trick }, för nära målet{ $points ->
        [0] {""}
       *[other] : −{ $points }
    }
event-out =
    { $count ->
        [one] { $players } har nått målet och är ute.
       *[other] { $players } har nått målet och är ute.
    }
ending-points = { $shares }.
ending-gains =
    { $points ->
        [one] { $player } får 1 poäng
       *[other] { $player } får { $points } poäng
    }
ending-loses =
    { $points ->
        [one] { $player } förlorar 1 poäng
       *[other] { $player } förlorar { $points } poäng
    }
ending-nothing = Den här given ger inga poäng.
ending-target = { $player } når { $target } med { $figure }.
ending-weli = Weli
ending-one-left = Bara { $player } har inte nått { $target }.
ending-together = { $players } når { $target } i samma giv, { $last } sist.
ending-irregularity = { $offence }, och det kostar partiet.
points-with = { $player } { $points } ({ $figures })
points-of = { $figure } { $points }
figure-with = { $won } med { $cards }
figure-conceded = { $won }, de andra passade
figure-held = { $won } ({ $raised ->
        [yes] { $bettor } höjde, { $holder } synade
       *[no] { $bettor } bjöd, { $holder } synade
    })

## Refusals

error-already-bet = { $player } har redan bjudit den här figuren; välj en som ingen har bjudit (se Regler: Bud).
error-bad-deck =
    { $reason ->
        [hands] En giv som läggs i förväg kräver { $count } händer, en för varje plats (se Regler: Korten).
        [hand] Alla som är med i partiet ska ha tre kort; den som är ute har inga (se Regler: Korten).
        [bottom] Det öppna understa kortet finns i någons hand (se Regler: Korten).
       *[pack] En lek har alla { $count } kort (se Regler: Korten).
    }
error-card-already-played = Det kortet har du redan spelat; du kan fortfarande spela { $cards } (se Regler: Spelet).
error-card-not-held = Det kortet har du inte; du har { $cards } (se Regler: Spelet).
error-figure-closed = Den här figuren är avgjord: { $player } har vunnit den utan syn; ta en annan (se Regler: Bud).
error-figure-not-held =
    { $figure ->
        [red] Du behöver ett kort i hjärter för att bjuda, höja eller syna hjärter{ $wild ->
            [yes] , och din joker kan inte längre bli ett sådant
           *[no] {""}
        } (se Regler: Bud).
        [green] Du behöver ett kort i blad för att bjuda, höja eller syna blad{ $wild ->
            [yes] , och din joker kan inte längre bli ett sådant
           *[no] {""}
        } (se Regler: Bud).
        [gleich] Du behöver två kort av samma valör för att bjuda, höja eller syna lika{ $wild ->
            [yes] , och din joker kan inte längre ge dem
           *[no] {""}
        } (se Regler: Bud).
        [hanger] Du behöver två kort i följd i samma färg för att bjuda, höja eller syna sekvens{ $wild ->
            [yes] , och din joker kan inte längre ge dem
           *[no] {""}
        } (se Regler: Bud).
       *[game] I sista sticket behöver du ett kort i { $suit } för att bjuda, höja eller syna sista stick (se Regler: Bud).
    }
error-gespannt =
    { $needs ->
        [1] Du är sträckt: du behöver 1 poäng till { $target }, så du får syna, men inte bjuda eller höja (se Regler: Sträckt).
       *[other] Du behöver { $needs } poäng till { $target }: du får bjuda och syna, men inte höja (se Regler: Sträckt).
    }
error-must-answer =
    Någon har { $raised ->
        [yes] höjt
       *[no] bjudit
    } { $figure }: { $you ->
        [yes] syna eller passa först (se Regler: Bud).
       *[no] { $player } ska syna eller passa först (se Regler: Bud).
    }
error-must-follow-suit =
    Bekänn { $suit }: spela { $cards }{ $wild ->
        [yes] , eller en joker som namnges i den färgen
       *[no] {""}
    } (se Regler: Spelet).
error-no-further-raise = Ingen går över 3, och bara en figur som gäller 2 kan höjas (se Regler: Bud).
error-no-open-bet = Det finns inget öppet bud att svara på; bjud en figur eller spela ett kort (se Regler: Bud).
error-not-a-wild-card = { $card } är ingen joker: spela kortet som det är (se Regler: Weli).
error-not-bet-yet = Ingen har bjudit den här figuren än: bjud den först (se Regler: Bud).
error-not-your-turn =
    { $meanwhile ->
        [cut] { $player } kuperar; sedan delas korten ut (se Regler: Kupering och giv).
        [answer] { $player } ska svara; vänta på din tur (se Regler: Bud).
        [bet] Det är { $player } som är i tur; under tiden får du bjuda (se Regler: Bud).
       *[wait] Det är { $player } som är i tur; vänta på din (se Regler: Spelet).
    }
error-out-of-the-game = Du har nått målet och är ute ur det här partiet; se på de andra (se Regler: Husregler).
error-own-bet = Du bjöd den här figuren först, så någon annan måste höja den (se Regler: Bud).
why-weli-follow = Det du har bjudit, höjt eller synat kräver att en joker hör till { $suit }.
error-weli-must-follow =
    { $count ->
        [1] Det du har bjudit, höjt eller synat kräver att { $cards } hör till { $suit }: spela det kortet, namngivet i den färgen (se Regler: Weli).
       *[other] Det du har bjudit, höjt eller synat kräver att något av { $cards } hör till { $suit }: spela ett av dem, namngivet i den färgen (se Regler: Weli).
    }
error-weli-name-held = Du har { $card } själv eller har redan namngett en joker till det: välj ett annat kort (se Regler: Weli).
error-weli-name-ruled-out =
    Det du har gjort utesluter { $card }; { $count ->
        [0] spela ett riktigt kort (se Regler: Weli).
       *[other] möjliga namn är { $cards } (se Regler: Weli).
    }
error-wild-needs-name = Säg vad { $card } står för när du spelar det (se Regler: Weli).
error-wrong-phase =
    { $phase ->
        [shuffle] Nästa giv blandas; vänta på dina kort.
        [cut] Först lyfter den som kuperar av; sedan delas korten ut (se Regler: Kupering och giv).
        [steal] Den som kuperar får stjäla eller lämna det understa kortet; sedan delas korten ut (se Regler: Kupering och giv).
        [play] Korten är utdelade: bjud en figur, eller spela ett kort när det är din tur.
       *[chance] Nästa giv blandas; vänta på dina kort.
    }

## Above the rows of cards on the first page of the rules

ranks-suit = Varje färg, bäst först
ranks-aces = Hjärter, blad, bjällror, ekollon och Weli
ranks-bells = Bjällror: Weli är lägst
ranks-wild = Jokrar med samma namn, bäst först

## Pass, sagt i förväg

button-ahead-good = Passa på alla bud
button-ahead-lacking = Passa på allt jag saknar
prompt-ahead-good = Passa på alla bud utom …
line-ahead-own = En höjning av en figur som du själv har bjudit eller synat väntar alltid på dig; det gör också de figurer som du väljer nedan, med sina höjningar.
line-ahead-good =
    { $count ->
        [0] I den här given bestämmer du själv om varje bud.
       *[other] I den här given passar du om någon bjuder eller höjer: { $figures }.
    }
