# Words of Bieten. The figures are nouns in the nominative; figure-claimed and figure-raised are the accusative.

game-name = Bieten
game-short = Pięć figur, trzy lewy i zakład w każdej chwili

## Options

option-target = Cel
option-counting = Kolejność liczenia
option-wild = Jokery
option-knockout = Odpadanie
option-irregularities = Przewinienia
option-steal = Podbieranie kart
option-packets = Rozdawanie po
value-target-none = 11, od pięciu graczy 9
value-counting-bets-first = najpierw zakłady
value-counting-conceded-first = najpierw figury zdobyte bez walki
value-wild-weli = Weli
value-wild-weli-and-sevens = Weli oraz siódemki dzwonkowa i żołędna
value-wild-none = brak
value-knockout-false = nie
value-knockout-true = tak
value-irregularities-prevented = niemożliwe
value-irregularities-minus-two = możliwe, po dwa punkty
value-irregularities-lose-score = możliwe, kosztują cały wynik
value-irregularities-lose-game = możliwe, kosztują partię
value-steal-true = dozwolone
value-steal-false = zwykłe przełożenie
value-packets-1-2 = 1+2
value-packets-2-1 = 2+1
option-exact_target = Przekroczenie celu
group-end = Koniec partii
change-end = Koniec: cel, odpadanie
group-deal = Rozdanie
change-deal = Rozdanie: jokery
value-exact_target-false = liczy się w całości
value-exact_target-true = kosztuje te punkty

## Suits of a wild card, with the names that the figures have

suit-choice-h = ❤️ czerwień
suit-choice-l = 🍃 wino
suit-choice-b = 🔔 dzwonek
suit-choice-a = 🌰 żołądź

## Figures

glossary = Czerwień: najwyższa czerwień · Wino: najwyższe wino · Równe: najlepsza para lub trójka · Sekwens: najlepszy ciąg w kolorze · Ostatnia: ostatnia lewa. { button-more } → { button-rules }
figure-red = Czerwień
figure-green = Wino
figure-gleich = Równe
figure-hanger = Sekwens
figure-game = Ostatnia
figure-claimed =
    { $figure ->
        [red] { figure-red }
        [green] { figure-green }
        [gleich] { figure-gleich }
        [hanger] { figure-hanger }
       *[game] Ostatnią
    }
figure-raised =
    { $figure ->
        [red] { figure-red }
        [green] { figure-green }
        [gleich] { figure-gleich }
        [hanger] { figure-hanger }
       *[game] Ostatnią
    }

## Statistics

summary-unbet = bez zakładu
summary-contested = trzymane
summary-conceded = bez walki
summary-tie = remis
summary-nobody = nikt
summary-uncounted = nieliczone
summary-points = punkty

## The public panel

title-table = Bieten · rozdanie { $deal }
heading-shuffle = { $dealer } tasuje do następnego rozdania.
heading-cut = { $player } przekłada.
heading-steal = { $player } ogląda spodnią kartę: podbiera czy zostawia?
heading-lead = Lewa { $trick }: wychodzi { $player }.
heading-turn = Lewa { $trick }: gra { $player }.
heading-bet = { $by } stawia na { $figure }. { $player }: trzymasz czy „dobra”?
heading-raised = { $by } podbija { $figure } do 3. { $player }: trzymasz czy „dobra”?
line-deal =
    { $phase ->
        [over] Cel { $target }
        [before] { $dealer } rozdaje, { $cutter } przekłada · cel { $target }
       *[play] Rozdaje { $dealer }{ $stolen ->
            [0] {""}
            [one] , { $cutter } ma jedną podebraną kartę
            [few] , { $cutter } ma { $stolen } podebrane karty
            [many] , { $cutter } ma { $stolen } podebranych kart
           *[other] , { $cutter } ma { $stolen } podebranej karty
        } · cel { $target }
    }
line-bottom = Spodnia karta, poza grą: { $card }
label-trick = Lewa { $number }
label-last-trick = Ostatnia lewa ({ $number })
line-open =
    Jeszcze bez zakładu: { $figures } ({ $count ->
        [1] wartość: 1 punkt
       *[other] każda po 1 punkcie
    })
head-figure = Figura
head-value = Wartość
head-state = Zakłady
head-player = Gracz
head-score = Wynik
head-cards = Zagrane
state-betting = stawia { $player }
state-raising = { $player }: trzy
state-held = stawia { $player }, trzyma { $holder }
state-raised = podbija { $player }, trzyma { $holder }
state-conceded =
    { $points ->
        [one] bez walki: { $points } punkt, { $player }
        [few] bez walki: { $points } punkty, { $player }
        [many] bez walki: { $points } punktów, { $player }
       *[other] bez walki: { $points } punktu, { $player }
    }
score = { $score }
score-won = { $score } (+{ $won } w tym rozdaniu)
score-gespannt = { $score } (+{ $won } w tym rozdaniu), o krok od celu
score-gestrichen = ~~{ $score }~~ przekreślony
score-out = { $score }, poza grą
cards-shown = { $cards }
cards-hidden = –

## Buttons

button-bet = Stawiam: { $figure }
button-raise = Podbijam { $figure } do 3
button-closed = { $figure }: wartość { $value }
button-hold = Trzymam za { $value }: { $figure }
button-good = Dobra
button-lift = Zdejmij { $count }
button-lift-other = Inna liczba
button-steal = Podbierz { $card }
button-leave = Zostaw { $card }
button-play = { $card }
button-play-wild = { $card } jako…
button-name = { $card }
play-wild-phrase = { $card } jako { $named }
prompt-lift = Ile kart zdejmujesz?
prompt-lift-thin = od 4 do 16 kart
prompt-lift-thick = od 17 do 32 kart
prompt-name = { $card } zastępuje…
line-weli-rank = Liczy się jako nazwana karta, tuż pod prawdziwą.

## The hand

title-hand = Bieten · twoje karty w rozdaniu { $deal }
heading-your-cut = Przekładasz: ile kart zdejmujesz?
heading-your-steal =
    { $left ->
        [one] Podbierasz spodnią kartę czy zostawiasz ją wszystkim na widoku? Byłaby ostatnia.
        [few] Podbierasz spodnią kartę czy zostawiasz ją wszystkim na widoku? Możesz podebrać jeszcze { $left } karty.
        [many] Podbierasz spodnią kartę czy zostawiasz ją wszystkim na widoku? Możesz podebrać jeszcze { $left } kart.
       *[other] Podbierasz spodnią kartę czy zostawiasz ją wszystkim na widoku? Możesz podebrać jeszcze { $left } karty.
    }
heading-your-lead = Lewa { $trick }: twoje wyjście.
heading-your-turn = Lewa { $trick }: twoja kolej.
heading-your-answer =
    { $raised ->
        [yes] { $by } podbija { $figure }
       *[no] { $by } stawia na { $figure }
    }{ $hold ->
        [yes] : trzymasz za { $value } czy „dobra”?
       *[no] : możesz tylko odpowiedzieć „dobra”.
    }
label-own-cards = Twoje karty
label-bottom = Spodnia karta
label-stolen = Podebrane
label-may-be = { $card } może jeszcze być jedną z kart
line-gespannt =
    { $needs ->
        [2] Brakuje 2 punktów: nie wolno ci podbijać.
        [1] Jesteś o krok od celu: brakuje 1 punktu. Możesz trzymać, ale nie stawiać ani podbijać.
       *[none] Jesteś o krok od celu: możesz trzymać, ale nie stawiać ani podbijać.
    }
line-figures = Masz karty na: { $figures }.
line-figures-wild =
    { $held ->
        [no] { $cards } może jeszcze dać: { $open }.
       *[yes] Masz karty na: { $figures }. { $cards } może jeszcze dać: { $open }.
    }
line-no-figures = Nie masz kart na Czerwień, Wino, Równe ani Sekwens.
explain-cut =
    { $steal ->
        [no] Zdejmij część kart. Spodnią z nich zobaczą wszyscy, a ona nie gra.
       *[yes] Zdejmij część kart. Zobaczysz spodnią z nich i możesz ją podebrać.
    }
explain-steal = Podbierz: karta jest jedną z twoich trzech. Zostaw: wszyscy ją widzą, a ona nie gra.
figure-meaning =
    { $figure ->
        [red] Czerwień: najwyższa czerwień.
        [green] Wino: najwyższe wino.
        [gleich] Równe: najlepsza para lub trójka.
        [hanger] Sekwens: najlepszy ciąg w kolorze.
       *[game] Ostatnia: ostatnia lewa.
    }
explain-answer = { $meaning } { $hold ->
        [take] Trzymam: kto ją weźmie, wygrywa { $value } punkty.
        [lost] Nie możesz jej wziąć, więc nie możesz trzymać.
        [yes] Trzymam: na końcu najlepsze karty wygrywają { $value } punkty.
        [foul] Nie masz jej: trzymanie byłoby przewinieniem.
       *[no] Nie masz jej, więc nie możesz trzymać.
    } Dobra: { $by } dostaje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }{ $last ->
        [yes] .
       *[no] , jeśli nikt nie trzyma.
    }
hint-often = Twoje karty zwykle wygrywają figurę { $figure }.
hint-seldom = Twoje karty rzadko wygrywają figurę { $figure }.
hint-wins = Ta karta na pewno bierze lewę, a ty wychodzisz do następnej.
hint-wins-last = Tak na pewno wygrywasz figurę { $figure }.
hint-often-wins = Ta karta zwykle bierze lewę.
hint-lowest = Tej lewy nie weźmiesz, więc oddajesz swoją najniższą kartę.
hint-keeps-highest = Tej lewy nie weźmiesz, więc zachowujesz swoją najwyższą kartę: { $card }.
hint-lost-last = Figury { $figure } już nie wygrasz.
hint-keeps = Na ostatnią lewę (figura { $figure }) zostaje ci { $card }.
hint-keeps-high = Wyższe karty zostają ci na następne lewy.
hint-tricks-over = Figura { $figure } jest już wygrana, więc lewy nie dają już punktów.
hint-counts-for = Tak nazwana karta { $card } liczy się do figur: { $figures }.
explain-lead = Zagraj dowolną kartę.
explain-follow = Dołóż do koloru, jeśli możesz.
explain-discard = Nie możesz dołożyć do koloru: zagraj dowolną kartę.
explain-play = { $play } { $claims }
explain-claims = { $claims ->
        [bet] Możesz też najpierw postawić na figurę: jeśli reszta mówi „dobra”, jej punkt jest twój.
        [raise] Możesz też najpierw podbić figurę: jeśli reszta mówi „dobra”, jej 2 punkty są twoje.
       *[both] Możesz też najpierw postawić na figurę albo podbić: jeśli reszta mówi „dobra”, jej punkty są twoje.
    }
line-may-be-any = { $card } może jeszcze być każdą kartą, której nie masz.
line-may-not-be = { $card } może jeszcze być każdą kartą, której nie masz, ale nie w kolorach: { $suits }.

## What happens

event-shuffled = { $dealer } tasuje.
event-cut = { $player } zdejmuje trochę kart.
event-stole =
    { $count ->
        [one] { $player } podbiera kartę.
        [few] { $player } podbiera kolejną kartę (razem { $count }).
        [many] { $player } podbiera kolejną kartę (razem { $count }).
       *[other] { $player } podbiera kolejną kartę (razem { $count }).
    }
event-left =
    { $count ->
        [0] { $player } niczego nie podbiera.
       *[other] { $player } na tym poprzestaje.
    }
event-set-up = Karty są ustalone z góry.
event-dealt = { $dealer } rozdaje.
event-bottom = Spodnia karta to { $card }.
event-bet = { $player } stawia na { $figure }.
event-raise = { $player } podbija { $figure }: trzy!
event-hold = { $player } trzyma: { $figure } za { $value }.
event-good = { $player }: „dobra”.
event-conceded =
    { $points ->
        [one] { $player } dostaje { $points } punkt: { $figure }.
        [few] { $player } dostaje { $points } punkty: { $figure }.
        [many] { $player } dostaje { $points } punktów: { $figure }.
       *[other] { $player } dostaje { $points } punktu: { $figure }.
    }
event-gespannt =
    { $needs ->
        [1] { $player } jest o krok od celu: brakuje 1 punktu.
       *[none] { $player } jest o krok od celu.
    }
event-gestrichen =
    { $count ->
        [one] Przekreślony wynik: { $players }. Brakuje 1 punktu, bez zakładów.
        [few] Przekreślone wyniki: { $players }. Brakuje 1 punktu, bez zakładów.
        [many] Przekreślone wyniki: { $players }. Brakuje 1 punktu, bez zakładów.
       *[other] Przekreślone wyniki: { $players }. Brakuje 1 punktu, bez zakładów.
    }
event-play = { $player } zagrywa: { $card }.
event-play-wild = { $player } zagrywa: { $card } jako { $name }.
event-trick = { $player } bierze lewę { $number }.
event-figure-won = { $figure }: { $player } +{ $points }
event-figure-tie = { $figure }: remis, nikt nie punktuje
event-figure-nobody = { $figure }: nikt nie ma
event-figure-uncounted = Już się nie liczy: { $figures }
event-weli-minus = Weli bez figury: { $player } −1
event-weli-plus = Weli: { $player } +1
event-figure-over = { $figure }: { $player } przekracza cel, { $points ->
    [0] bez punktów
   *[other] −{ $points }
    }
event-weli-over = Weli: { $player } przekracza cel, −1
event-revoke = { $player }: karta nie do koloru w lewie { $trick }{ $points ->
        [0] {""}
       *[other] : −{ $points }
    }
event-unheld-figure = { $player }: zakład, podbicie albo trzymanie bez figury ({ $figure }, lewa { $trick }){ $points ->
        [0] {""}
       *[other] : −{ $points }
    }
event-gespannt-offence = { $player }: zakład albo podbicie zbyt blisko celu ({ $figure }, lewa { $trick }){ $points ->
        [0] {""}
       *[other] : −{ $points }
    }
event-out =
    { $count ->
        [one] { $players } osiąga cel i kończy grę.
        [few] { $players } osiągają cel i kończą grę.
        [many] { $players } osiągają cel i kończą grę.
       *[other] { $players } osiągają cel i kończą grę.
    }
ending-points = { $shares }.
ending-gains =
    { $points ->
        [one] { $player } dostaje { $points } punkt
        [few] { $player } dostaje { $points } punkty
        [many] { $player } dostaje { $points } punktów
       *[other] { $player } dostaje { $points } punktu
    }
ending-loses =
    { $points ->
        [one] { $player } traci { $points } punkt
        [few] { $player } traci { $points } punkty
        [many] { $player } traci { $points } punktów
       *[other] { $player } traci { $points } punktu
    }
ending-nothing = To rozdanie nie daje punktów.
ending-target = { $player } osiąga cel { $target }: { $figure }.
ending-weli = Weli
ending-one-left = Tylko { $player } nie osiąga celu { $target }.
ending-together = { $players } osiągają cel { $target } w tym samym rozdaniu, na końcu { $last }.
ending-irregularity = { $offence }, a to kosztuje partię.
points-with = { $player } { $points } ({ $figures })
points-of = { $figure } { $points }
figure-with = { $won }, karty: { $cards }
figure-conceded = { $won }, reszta: „dobra”
figure-held = { $won } ({ $raised ->
        [yes] podbija { $bettor }, trzyma { $holder }
       *[no] stawia { $bettor }, trzyma { $holder }
    })

## Refusals

error-already-bet = Na tę figurę stawia już { $player }; wybierz taką, na którą nikt nie postawił (patrz Zasady: Zakłady).
error-bad-deck =
    { $reason ->
        [hands] Ułożone rozdanie potrzebuje rąk na każde miejsce, razem { $count } (patrz Zasady: Karty).
        [hand] Każda osoba w grze ma trzy karty; kto odpada, nie ma żadnej (patrz Zasady: Karty).
        [bottom] Odkryta spodnia karta jest u kogoś na ręce (patrz Zasady: Karty).
       *[pack] W talii są wszystkie karty, razem { $count } (patrz Zasady: Karty).
    }
error-card-already-played = Ta karta jest już zagrana; możesz jeszcze zagrać: { $cards } (patrz Zasady: Gra w lewy).
error-card-not-held = Nie masz tej karty; masz: { $cards } (patrz Zasady: Gra w lewy).
error-figure-closed = Ta figura jest rozstrzygnięta: bez walki ma ją { $player }; weź inną (patrz Zasady: Zakłady).
error-figure-not-held =
    { $figure ->
        [red] Żeby stawiać na Czerwień, podbijać albo trzymać, musisz mieć czerwień{ $wild ->
            [yes] , a joker już nią nie może być
           *[no] {""}
        } (patrz Zasady: Zakłady).
        [green] Żeby stawiać na Wino, podbijać albo trzymać, musisz mieć wino{ $wild ->
            [yes] , a joker już nim nie może być
           *[no] {""}
        } (patrz Zasady: Zakłady).
        [gleich] Żeby stawiać na Równe, podbijać albo trzymać, musisz mieć dwie karty równej wysokości{ $wild ->
            [yes] , a joker już ich nie utworzy
           *[no] {""}
        } (patrz Zasady: Zakłady).
        [hanger] Żeby stawiać na Sekwens, podbijać albo trzymać, musisz mieć dwie kolejne karty jednego koloru{ $wild ->
            [yes] , a joker już ich nie utworzy
           *[no] {""}
        } (patrz Zasady: Zakłady).
       *[game] Żeby w ostatniej lewie stawiać na Ostatnią, podbijać albo trzymać, musisz mieć kartę w kolorze wyjścia ({ $suit }; patrz Zasady: Zakłady).
    }
error-gespannt =
    { $needs ->
        [1] Jesteś o krok od celu: do { $target } brakuje 1 punktu, więc możesz trzymać, ale nie stawiać ani podbijać (patrz Zasady: O krok od celu).
       *[other] Do { $target } brakuje { $needs } punktów: możesz stawiać i trzymać, ale nie podbijać (patrz Zasady: O krok od celu).
    }
error-must-answer =
    { $figure }: jest { $raised ->
        [yes] podbicie
       *[no] zakład
    }; { $you ->
        [yes] powiedz najpierw „trzymam” albo „dobra” (patrz Zasady: Zakłady).
       *[no] najpierw „trzymam” albo „dobra” mówi { $player } (patrz Zasady: Zakłady).
    }
error-must-follow-suit =
    Dołóż do koloru ({ $suit }), możesz zagrać: { $cards }{ $wild ->
        [yes] , albo jokera nazwanego w tym kolorze
       *[no] {""}
    } (patrz Zasady: Gra w lewy).
error-no-further-raise = Figurę można podbić tylko raz, z 2 do 3 (patrz Zasady: Zakłady).
error-no-open-bet = Nie ma otwartego zakładu do odpowiedzi; postaw na figurę albo zagraj kartę (patrz Zasady: Zakłady).
error-not-a-wild-card = { $card } nie jest jokerem: po prostu ją zagraj (patrz Zasady: Weli).
error-not-bet-yet = Na tę figurę jeszcze nikt nie postawił: najpierw na nią postaw (patrz Zasady: Zakłady).
error-not-your-turn =
    { $meanwhile ->
        [cut] { $player } przekłada; potem karty będą rozdane (patrz Zasady: Przełożenie i rozdanie).
        [answer] Odpowiada teraz { $player }; poczekaj na swoją kolej (patrz Zasady: Zakłady).
        [bet] Teraz gra { $player }; tymczasem możesz stawiać (patrz Zasady: Zakłady).
       *[wait] Teraz gra { $player }; poczekaj na swoją kolej (patrz Zasady: Gra w lewy).
    }
error-out-of-the-game = Cel masz już osiągnięty i nie grasz dalej w tej partii; popatrz na innych (patrz Zasady: Zasady domowe).
error-own-bet = Twój był pierwszy zakład na tę figurę, więc podbić musi ktoś inny (patrz Zasady: Zakłady).
why-weli-follow = Po twoich zakładach i odpowiedziach joker musi być w kolorze wyjścia ({ $suit }).
error-weli-must-follow =
    { $count ->
        [1] Po twoich zakładach i odpowiedziach { $cards } musi być w kolorze wyjścia ({ $suit }): zagraj tę kartę, nazwaną w tym kolorze (patrz Zasady: Weli).
       *[other] Po twoich zakładach i odpowiedziach jedna z kart { $cards } musi być w kolorze wyjścia ({ $suit }): zagraj jedną, nazwaną w tym kolorze (patrz Zasady: Weli).
    }
error-weli-name-held = { $card } jest już u ciebie albo już tak nazwana: wybierz inną kartę (patrz Zasady: Weli).
error-weli-name-ruled-out =
    { $card } odpada po tym, co już zagrano i postawiono; { $count ->
        [0] zagraj prawdziwą kartę (patrz Zasady: Weli).
       *[other] możliwe nazwy: { $cards } (patrz Zasady: Weli).
    }
error-wild-needs-name = Powiedz przy zagraniu, jaką kartę zastępuje { $card } (patrz Zasady: Weli).
error-wrong-phase =
    { $phase ->
        [shuffle] Trwa tasowanie do następnego rozdania; poczekaj na karty.
        [cut] Najpierw ktoś przekłada talię; potem karty będą rozdane (patrz Zasady: Przełożenie i rozdanie).
        [steal] Kto przekłada, może podebrać spodnią kartę albo ją zostawić; potem karty będą rozdane (patrz Zasady: Przełożenie i rozdanie).
        [play] Karty są rozdane: postaw na figurę albo zagraj kartę, gdy przyjdzie twoja kolej.
       *[chance] Trwa tasowanie do następnego rozdania; poczekaj na karty.
    }

## Above the rows of cards on the first page of the rules

ranks-suit = Każdy kolor, od najstarszej karty
ranks-aces = Czerwień, wino, dzwonek, żołądź i Weli
ranks-bells = Dzwonki: Weli jest najniższy
ranks-wild = Jokery o tej samej nazwie, od najstarszego

## Dobra, powiedziane z góry

button-ahead-good = Zawsze „dobra”
button-ahead-lacking = „Dobra”, gdy nie mam figury
prompt-ahead-good = Zawsze „dobra”, oprócz…
line-ahead-own = Gdy ktoś podbija figurę, na którą stawiasz lub którą trzymasz, zawsze decydujesz ty. Tak samo przy figurach wybranych niżej i ich podbiciach.
line-ahead-good =
    { $count ->
        [0] W tym rozdaniu o każdym zakładzie decydujesz ty.
       *[other] W tym rozdaniu powiesz „dobra”, gdy ktoś postawi na figurę lub ją podbije: { $figures }.
    }
