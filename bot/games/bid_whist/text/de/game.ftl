# Die Wörter von Bid Whist.

game-name = Bid Whist

## Gebote, Kontrakte, Richtungen

bid-bare = { $number }
bid-up = { $number } aufwärts
bid-down = { $number } abwärts
bid-nt = { $number } ohne Trumpf
bid-nt-up = { $number } ohne Trumpf, aufwärts
bid-nt-down = { $number } ohne Trumpf, abwärts
bid-none = keines, höher geht es nicht
no-trump = ohne Trumpf
direction-up = aufwärts (Ass hoch, Zwei niedrig)
direction-down = abwärts, Ass hoch (Ass, Zwei, … König)
direction-down-aces-bad = abwärts, Ass niedrig (Zwei, … Ass)
scene-up = aufwärts
scene-down = abwärts
scene-aces-bad = abwärts, Ass niedrig
scene-taken =
    { $count ->
        [one] { $count } Stich
       *[other] { $count } Stiche
    }
contract-trump = { $number } { $trump }
contract-full = { $contract }, { $direction }
card-list = { $cards }

## Der Tisch

title-table = Bid Whist · Runde { $deal }
heading-shuffle = { $dealer } gibt.
heading-auction = { $player } reizt.
heading-naming = { $player } hat das höchste Gebot und sagt an.
heading-burying = { $player } hat den Skat aufgenommen und drückt Karten.
heading-drawing = Joker werden getauscht.
heading-playing = Stich { $book }: { $player } ist dran.
heading-review = Alle Karten sind gespielt. Zustimmen müssen noch: { $players }.
line-pairs = Im Uhrzeigersinn: { $players }, Partner gegenüber · { $dealer } gibt
line-seats = Im Uhrzeigersinn: { $players } · { $dealer } gibt
line-contract = { $player } spielt { $contract } und braucht { $needed ->
    [one] einen Stich
   *[other] { $needed } Stiche
    }.
line-auction = Reizen: { $calls }
line-exchange = { $count ->
    [one] { $player } hat einen Joker getauscht.
   *[other] { $player } hat { $count } Joker getauscht.
    }
line-call-right = { $book ->
    [0] { $player } hat einen Bedienfehler reklamiert, zu Recht: { $reneges }.
   *[other] { $player } hat einen Bedienfehler in Stich { $book } reklamiert, zu Recht: { $reneges }.
    }
renege-proven = { $book ->
    [0] { $player }: { $card }
   *[other] { $player }: { $card } in Stich { $book }
    }
line-call-wrong = { $book ->
    [0] { $player } hat einen Bedienfehler reklamiert, zu Unrecht.
   *[other] { $player } hat einen Bedienfehler in Stich { $book } reklamiert, zu Unrecht.
    }
label-kitty = Skat
label-trick = Stich { $number }
label-last-trick = Letzter Stich ({ $number })
trick-last = Letzter Stich: { $plays }
button-last-trick = Letzter Stich
prompt-last-trick = Stich { $number }: { $plays }.
label-hand = Deine Karten
label-buried = Gedrückt
label-drawn = Gezogen
head-player = Wer
head-call = Gebot
head-side = Seite
head-score = Stand
head-games = Partien
head-books = Stiche
head-goal = Fehlt
call-pass = gepasst
call-by = { $player }: { $call }
goal-made = gewonnen
goal-make = noch { $count } zum Gewinnen
goal-is-set = verloren
goal-set = noch { $count }, dann fällt er
side-games = { $side }: { $games }

## Das Blatt

title-hand = Bid Whist · deine Karten in Runde { $deal }
heading-your-auction = Du bist dran mit Reizen.
heading-your-naming = { $trump ->
    [yes] Du hast das höchste Gebot: Sag den Trumpf an.
   *[no] Du hast das höchste Gebot: Sag die Richtung an.
    }
heading-your-burying = Du hast den Skat aufgenommen: Drück { $count } Karten.
heading-your-playing = Stich { $book }: Du bist dran.
heading-your-accepting = Alle Karten sind gespielt: Stimm der Runde zu oder reklamiere einen Bedienfehler.
explain-auction = { $pairs ->
    [yes] Biete, wie viele Stiche über sechs deine Seite macht.
   *[no] Biete, wie viele Stiche du machst.
    }{ $kinds ->
    [yes] {" "}Aufwärts: Hohe Karten gewinnen. Abwärts: Nach dem Ass gewinnen niedrige.
   *[no] {""}
    }{ $kitty ->
    [yes] {" "}Wer am höchsten bietet, bekommt den Skat, die übrigen Karten.
   *[no] {""}
    }
explain-naming = { $trump ->
    [yes] Trümpfe stechen alle anderen Farben.
   *[no] Aufwärts: Hohe Karten gewinnen. Abwärts: Nach dem Ass gewinnen niedrige.{ $bad ->
        [yes] {" "}Bei „Ass niedrig“ ist das Ass die schwächste Karte.
       *[no] {""}
    }
    }
explain-burying = Der Skat, die übrigen Karten, ist jetzt in deiner Hand. Drück { $count } Karten{ $book ->
    [yes] , deinen ersten Stich
   *[no] {""}
    }.
explain-lead = { $joker ->
    [no] Spiel eine beliebige Karte aus, nur keinen Joker.
   *[yes] Spiel eine beliebige Karte aus.
    }{ $useless ->
    [yes] {" "}Joker stechen hier nie.
   *[no] {""}
    }
explain-lead-names = Spiel eine beliebige Karte aus: Ihre Farbe wird Trumpf, außer du spielst ohne Trumpf aus.
explain-jokers = Joker stechen hier nie.
explain-follow = { $trump ->
    [yes] Bediene, wenn du kannst. Sonst spiel eine beliebige Karte: Ein Trumpf sticht die anderen Farben.
    [joker] Bediene, wenn du kannst. Sonst musst du deinen Joker spielen.
    [anytime] Bediene, wenn du kannst, oder wirf einen Joker ab. Wenn du nicht bedienen kannst, spiel eine beliebige Karte.
   *[no] Bediene, wenn du kannst. Sonst spiel eine beliebige Karte.
    }{ $useless ->
    [yes] {" "}Joker stechen hier nie.
   *[no] {""}
    }
explain-review = Stimm zu, wenn alle bedient haben.{ $penalty ->
    [0] {""}
   *[other] {" "}Falsches Reklamieren kostet Stiche.
    }
bid-warning = { $cost ->
    [0] wenn du verlierst, kostet es die Partie
    [one] wenn du verlierst, kostet es mindestens 1 Punkt und die Partie
   *[other] wenn du verlierst, kostet es mindestens { $cost } Punkte und die Partie
    }
button-bid = { $bid }
bid-phrase = { $bid } bieten
name-phrase = { $trump } ansagen, { $direction }
name-trump-phrase = { $trump } ansagen
name-direction-phrase = { $direction } ansagen
button-bid-number = { $number } …
prompt-bid = { $number }: In welcher Richtung?
button-pass = Passen
button-redeal = Neu geben lassen
confirm-redeal = Derselbe Geber gibt noch einmal. Diese Karten wegwerfen?
prompt-direction = { $trump }: In welcher Richtung?
prompt-bury = Wähl { $count } Karten zum Drücken
prompt-bury-jokers = Wähl { $count } Karten zum Drücken, auch deine Joker
bury-phrase = Drücken
confirm-bury = Diese Karten drücken? Niemand sonst sieht sie, bis die Runde vorbei ist.
confirm-bury-exchange = Diese Karten drücken? Wer einen Joker weglegt, zieht blind eine davon.
button-play = { $card }
button-lead-nt = Ohne Trumpf ausspielen …
prompt-lead-nt = Ohne Trumpf: Welche Karte spielst du aus?
button-calls = Bedienfehler reklamieren …
prompt-calls = Das sind die Stiche bisher. Wo hat ein Gegner nicht bedient?
prompt-call = Bedienfehler reklamieren in Stich …
button-call = Bedienfehler in Stich { $book }
button-call-any = Bedienfehler reklamieren
call-phrase = Bedienfehler in Stich { $book } reklamieren
confirm-call = { $count ->
    [0] Einen Bedienfehler reklamieren?
    [one] Liegst du falsch, kostet es dich einen Stich. Trotzdem reklamieren?
   *[other] Liegst du falsch, kostet es dich bis zu { $count } Stiche. Trotzdem reklamieren?
    }
button-accept = Runde stimmt
why-throw-joker = Du kannst nicht bedienen: Jetzt muss dein Joker weg.
why-joker-lead = Einen Joker darfst du nur ausspielen, wenn du sonst nichts hast.

## Was geschieht

event-first-dealer-cards = { $count ->
    [one] Die erste aufgedeckte Karte, { $card }, ist ein Karo: { $dealer } gibt zuerst.
   *[other] { $count } Karten werden aufgedeckt; das erste Karo, { $card }, bekommt { $dealer } und gibt damit zuerst.
    }
event-dealt = { $dealer } hat gegeben; { $player } beginnt das Reizen.
event-bid = { $player } bietet { $bid }.
event-pass = { $player } passt.
event-redeal = { $player } lässt neu geben; { $dealer } gibt noch einmal.
event-declares = { $player } hat das höchste Gebot und spielt { $contract }.
event-named = { $player } spielt { $contract }.
event-kitty = Der Skat: { $cards }.
event-buried = { $player } drückt { $count } Karten.
event-jokers-away = { $count ->
    [one] { $player } legt einen Joker weg.
   *[other] { $player } legt { $count } Joker weg.
    }
event-drew = { $count ->
    [one] { $player } zieht dafür eine Karte.
   *[other] { $player } zieht dafür { $count } Karten.
    }
event-play = { $player } spielt { $card }.
event-play-nt = { $player } sagt „ohne Trumpf“ und spielt { $card } aus.
event-trump = Trumpf ist { $trump }.
event-trick = { $player } macht den { $number }. Stich.
event-call = { $player } reklamiert einen Bedienfehler in Stich { $book }.
event-call-any = { $player } reklamiert einen Bedienfehler.
event-call-right = Es stimmt: { $reneges }. Das kostet bis zu { $count } Stiche.
event-call-wrong = { $count ->
    [0] Es stimmt nicht.
    [one] Es stimmt nicht. Das kostet { $player } einen Stich.
   *[other] Es stimmt nicht. Das kostet { $player } bis zu { $count } Stiche.
    }
event-accepted = { $player } ist einverstanden.
event-buried-were = Gedrückt waren { $cards }.
result-renege = { $player } hat einen Bedienfehler { $right ->
    [True] zu Recht
   *[other] zu Unrecht
    } reklamiert; das kostete { $moved ->
    [0] keinen Stich
    [one] einen Stich
   *[other] { $moved } Stiche
    }.
result-points = { $side }: { $points }
result-game = Eine Partie des Robbers ist entschieden. { $games }.
ending-made = { $player } hat { $bid } geboten{ $boston ->
    [bid] , einen Boston, und gewonnen: alle { $books } Stiche
    [taken] {" "}und alle { $books } Stiche gemacht, einen Boston
   *[no] {" "}und gewonnen: { $books ->
        [one] 1 Stich
       *[other] { $books } Stiche
    }, { $needed } nötig
    }. { $points }{ $renege ->
    [yes] {" "}nach einem Bedienfehler
   *[no] {""}
    }.
ending-set = { $player } hat { $bid } geboten{ $boston ->
    [bid] , einen Boston,
   *[no] {""}
    } und verloren: { $books ->
    [one] 1 Stich
   *[other] { $books } Stiche
    } von { $needed }. { $points }{ $renege ->
    [yes] {" "}nach einem Bedienfehler
   *[no] {""}
    }.
ending-no-points = Keine Punkte
result-back-door = Hintertür: { $side } { $points }
ending-target = Ziel { $target } erreicht: { $side } mit { $score } Punkten.
ending-back-door = { $side }: durch die Hintertür zum Ziel { $target }, mit den Punkten des verlorenen Gebots.
ending-bottom = { $other } sind auf { $least } gefallen; bei { $bottom } ist die Partie verloren.
ending-boston = Ein gebotener Boston entscheidet die Partie.
ending-seven-nil = Sieben zu null entscheidet die Partie: { $score } zu { $least }.
ending-eleven-ahead = Elf Punkte Vorsprung entscheiden die Partie: { $score } zu { $least }.
ending-twenty-one = Einundzwanzig mit zwei Vorsprung entscheidet die Partie: { $score } zu { $least }.
ending-missed-bids = { $other } haben ein zweites Gebot verloren, und die Partie.
ending-deals = Das war die letzte Runde.
ending-rubber = Partien des Robbers: { $games }.
ending-two-wins = Der Boston zählt als zwei Siege.

## Statistik über viele Runden

summary-nt = ohne Trumpf
summary-played = gespielt
summary-made = gewonnen
summary-points = Punkte
summary-reneges = nachgewiesene Bedienfehler

## Warum eine Partie endet


## Was nicht geht

error-not-your-turn = { $player } ist dran.
error-wrong-phase = { $phase ->
    [auction] Es wird noch gereizt: Warte, bis angesagt ist.
    [naming] Noch wird angesagt: Warte, bis das geschehen ist.
    [burying] Noch werden Karten gedrückt: Warte, bis das geschehen ist.
    [playing] Es wird gespielt: Spiel eine Karte, wenn du dran bist.
    [review] Alle Karten sind gespielt: Stimm der Runde zu oder reklamiere einen Bedienfehler.
    [over] Die Partie ist zu Ende.
   *[other] Noch wird gegeben: Warte auf die Karten.
    }
error-dealer-must-bid = Alle anderen haben gepasst, also darfst du nicht passen: Biete mindestens { $bid }.
error-forced-bid = { $redeal ->
    [yes] Alle anderen haben gepasst: Biete { $number }, oder lass neu geben.
   *[other] Alle anderen haben gepasst: Dein Gebot ist { $number }.
    }
error-bid-too-low = Zu überbieten ist { $high }; dein niedrigstes Gebot: { $bid }.
error-bid-not-offered = Gebote gehen an diesem Tisch von { $low } bis { $high }.
error-no-redeal = { $option ->
    [on] Neu geben lassen kannst du nur, bevor du zum ersten Mal bietest oder passt, und nur ohne König, Dame und Bube.
   *[other] Neu gegeben wird jetzt nicht: Biete oder passe.
    }
error-name-what-is-open = { $what ->
    [trump] Sag nur die Trumpffarbe an.
    [direction] Sag nur die Richtung an.
   *[both] Sag beides an, Trumpf und Richtung, von dem, was zur Wahl steht.
    }
error-must-bury-count = Drück genau { $count } Karten.
error-must-bury-jokers = Bei diesem Tausch musst du deine Joker drücken: { $cards }.
error-card-not-held = Das hast du nicht; nimm von deinen eigenen Karten.
error-must-follow-suit = Bedien { $suit }: { $cards }.
error-must-throw-joker = Du kannst nicht bedienen, also muss ein Joker weg: { $cards }.
error-joker-leads-last = Einen Joker darfst du nur ausspielen, wenn du sonst nichts hast: Spiel { $cards } aus.
error-no-trump-is-named = Der Trumpf steht fest; spiel einfach die Karte.
error-no-such-call = Reklamieren kannst du die Stiche { $books }.
error-call-names-no-book = An diesem Tisch nennt man beim Reklamieren keinen Stich.
error-nothing-to-call = Jetzt kannst du nichts reklamieren.
error-already-accepted = Du hast dieser Runde schon zugestimmt; warte auf die anderen.
error-bad-deck = Das sind nicht die { $count } Karten dieses Tisches.
error-bad-draw = Zieh { $count } von den gedrückten Karten, keine Joker.
error-bad-options-pairs-need-four = Für Paare braucht es vier Leute; zu dritt oder zu fünft spielen alle für sich (Vorlage: Cutthroat).
error-bad-options-cards-do-not-divide = Leute, Joker und Skat passen nicht zusammen: Der Rest der Karten muss sich gleich verteilen lassen. Zu viert: ein Skat von sechs Karten mit zwei Jokern, von fünf mit einem, ohne Joker von vier oder keiner.
error-bad-options-jokers-need-kitty = Ohne Skat kann es keine Joker geben.
error-bad-options-spade2-needs-joker = Die hohe Pik-Zwei braucht einen Joker im Spiel.
error-bad-options-all-books-in-pairs = Bei Paaren ist das höchste Gebot 7.
error-bad-options-kinds-need-up-down = Gebote nennen aufwärts oder abwärts nur mit den Richtungen „aufwärts und abwärts“. Bei „nur aufwärts“ oder mit Ass niedrig sind Gebote eine Zahl (NUM) oder eine Zahl, auch ohne Trumpf (NUMNT).
error-bad-options-down-beats-up-needs-kinds = Abwärts kann aufwärts nur schlagen, wo beides geboten wird.
error-bad-options-nt-bid-direction = Ein Gebot ohne Trumpf hat eine Richtung nur, wenn Gebote ohne Trumpf möglich sind und die Richtungen „aufwärts und abwärts“ heißen. Sonst wird die Richtung nach dem Reizen angesagt.
error-bad-options-match-in-rounds = Der Geber darf nur gleichziehen, wenn jeder genau einmal spricht.
error-bad-options-bid-1-needs-min-1 = „Geber bietet 1 oder gibt neu“ geht nur mit 1 als niedrigstem Gebot.
error-bad-options-first-lead-names = Die erste Karte kann den Trumpf nur ohne Skat, mit bloßen Zahlen und nur aufwärts bestimmen.
error-bad-options-after-needs-kitty = „Ansagen: nach dem Skat“ geht nur mit Skat.
error-bad-options-sport-needs-kitty = „Skat zeigen“ geht nur mit Skat.
error-bad-options-first-trick-needs-kitty = „Gedrückter Stich gehört: dem Gewinner des ersten Stichs“ geht nur mit Skat.
error-bad-options-book-in-pairs = Bei Paaren muss der gedrückte Stich einer Seite gehören.
error-bad-options-exchange-needs-jokers = Der Tausch braucht Joker und einen Skat.
error-bad-options-per-trick-in-pairs = Einen Punkt für jeden Stich gibt es nur, wenn alle für sich spielen.
error-bad-options-two-wins-need-match = Ein Boston kann nur bei „mit Strichliste“ oder „Robber“ als zwei Siege zählen.
error-bad-options-solo-make = Spielen alle für sich, bringt jeder Stich einen Punkt.
error-bad-options-solo-setters = Spielen alle für sich, bekommen die anderen nichts oder jeden Stich.
error-bad-options-solo-boston = Spielen alle für sich, gibt es keinen Boston.
error-bad-options-solo-two-wins = Spielen alle für sich, zählt keine Partie doppelt.
error-bad-options-solo-back-door = Spielen alle für sich, gibt es keine Hintertür.
error-bad-options-solo-missed-bids = Spielen alle für sich, kosten verlorene Gebote nicht die Partie.
error-bad-options-solo-rise-and-fly = „Rise and fly“ ist für Paare.
error-bad-options-solo-target = Spielen alle für sich, ist das Ziel 11, 21 oder 30.
error-bad-options-solo-rubber = Ein Robber ist für Paare.

## Hausregeln

option-preset = Vorlage
value-preset-standard_54 = Standard, 54 Karten
value-preset-wikipedia = Locker: Skat gezeigt, Reklamieren erlaubt
value-preset-northeast_52 = Nordosten, 52 Karten
value-preset-boston_parr = Boston-Robber, ohne Skat
value-preset-cincinnati = Cincinnati, ohne Skat
value-preset-hawaii_trump = Hawaii Trump
value-preset-cutthroat = Cutthroat, alle für sich

option-players = Personen
option-partnership = Seiten
value-partnership-pairs = Paare
value-partnership-individual = alle für sich
option-jokers = Joker
option-kitty = Skat
option-spade2_high = Hohe Pik-Zwei
option-first_dealer = Erster Geber
value-first_dealer-first_diamond = wer das erste Karo bekommt
value-first_dealer-random = das Los
option-kitty_deal_restriction = Karten für den Skat
value-kitty_deal_restriction-first_and_last_four = nicht die ersten und letzten vier
value-kitty_deal_restriction-none = alle erlaubt
option-no_court_redeal = Neu geben ohne Bildkarte
option-auction = Reizen
value-auction-one_turn = jeder spricht einmal
value-auction-until_one_left = reihum, bis nur einer übrig ist
option-min_bid = Niedrigstes Gebot
option-max_bid = Höchstes Gebot
value-max_bid-all_books = alle Stiche
option-bid_form = Gebote
value-bid_form-number_up_down_nt = Zahl mit aufwärts, abwärts oder ohne Trumpf
value-bid_form-number = eine Zahl
value-bid_form-number_nt = Zahl, auch ohne Trumpf
option-bid_order = Gebote gleicher Zahl
value-bid_order-nt_over_equal = ohne Trumpf überbietet die anderen
value-bid_order-down_beats_up = ohne Trumpf über abwärts, abwärts über aufwärts
value-bid_order-all_equal = keins überbietet ein anderes
option-dealer_may_match = Geber darf gleichziehen
option-all_pass = Wenn alle anderen passen
value-all_pass-dealer_must_bid = muss der Geber bieten
value-all_pass-dealer_bids_1_or_redeals = bietet der Geber 1 oder gibt neu
option-forced_bid = Erzwungenes Gebot
value-forced_bid-any_legal = beliebig
value-forced_bid-exactly_min = das niedrigste
option-nt_direction_at = Richtung ohne Trumpf
value-nt_direction_at-naming = nach dem Reizen angesagt
value-nt_direction_at-bid = Teil des Gebots
option-directions = Richtungen
value-directions-up_down = aufwärts und abwärts
value-directions-up_only = nur aufwärts
value-directions-up_down_aces_bad = aufwärts, abwärts, abwärts mit Ass niedrig
option-naming = Ansagen
value-naming-before_kitty = vor dem Skat
value-naming-by_first_lead = mit der ersten Karte
value-naming-after_kitty = nach dem Skat
option-sport = Skat zeigen
value-sport-never = nie
value-sport-trump_only = mit Trumpf
value-sport-always = immer
option-kitty_book = Gedrückter Stich gehört
value-kitty_book-declarer = dem Ansager
value-kitty_book-first_trick_winner = dem Gewinner des ersten Stichs
value-kitty_book-none = niemandem
option-nt_jokers = Joker ohne Trumpf
value-nt_jokers-discard_when_void = abwerfen, wenn man nicht bedienen kann
value-nt_jokers-exchange = gegen Gedrücktes getauscht
value-nt_jokers-play_anytime = jederzeit abwerfen
value-nt_jokers-must_throw = müssen weg, wenn man nicht bedienen kann
option-nt_joker_lead = Joker ausspielen ohne Trumpf
value-nt_joker_lead-allowed = erlaubt
value-nt_joker_lead-only_if_nothing_else = nur, wenn man sonst nichts hat
option-nt_multiplier = Faktor ohne Trumpf
option-make = Gewonnenes Gebot bringt
value-make-odd_books = die Stiche über sechs
value-make-flat1 = 1 Punkt
value-make-per_trick = jeden Stich
option-set_penalty = Verlorenes Gebot kostet
value-set_penalty-bid = das Gebot
value-set_penalty-none = nichts
option-setters = Die Gegner schreiben
value-setters-none = nichts
value-setters-odd_books = ihre Stiche über sechs, wenn das Gebot verloren ist
value-setters-bid = das Gebot, wenn es verloren ist
value-setters-flat2 = 2 Punkte, wenn das Gebot verloren ist
value-setters-every_trick = jeden eigenen Stich, auch bei gewonnenem Gebot
option-back_door = Hintertür
value-back_door-off = keine
value-back_door-transfer = ein verlorenes Gebot geht an die anderen
option-boston_bid = Gebot von 7 (Boston)
value-boston_bid-normal = zählt wie sonst
value-boston_bid-x4 = zählt vierfach
value-boston_bid-game_at_stake = entscheidet die Partie
option-boston_taken = Alle 13 Stiche, egal was geboten war
value-boston_taken-normal = zählen wie sonst
value-boston_taken-x4 = zählen vierfach
option-boston_two_wins = Gebotener Boston als zwei Siege
option-missed_bids_lose = Verlorene Gebote bis zur Niederlage
value-missed_bids_lose-0 = keine
option-target = Ziel
value-target-7 = plus oder minus 7
value-target-hawaii = 7 zu null, 11 Vorsprung oder 21 mit zwei Vorsprung
option-deals = Höchstzahl der Runden
value-deals-none = keine Grenze
option-match = Spielweise
value-match-single = eine Partie
value-match-tally = mit Strichliste
value-match-rubber = ein Robber auf zwei Partien
option-rise_and_fly = Rise and fly
value-rise_and_fly-off = aus
value-rise_and_fly-on_set = nach einem verlorenen Gebot
value-rise_and_fly-on_game_loss = nach einer verlorenen Partie
option-renege = Bedienfehler
value-renege-enforced = nicht möglich
value-renege-callable = kann man reklamieren
option-renege_penalty = Stiche für einen Bedienfehler
option-false_call_penalty = Stiche für falsches Reklamieren
option-must_name_book = Stich beim Reklamieren nennen
option-last_trick_view = Letzten Stich ansehen
group-cards = Karten und Leute
change-cards = Karten, Leute und Skat
group-auction = Reizen
change-auction = Reizen: niedrigstes Gebot
group-naming = Ansage und Skat
change-naming = Ansage, Skat zeigen
group-no_trump = Ohne Trumpf
change-no_trump = Ohne Trumpf: Joker, Punkte
group-points = Punkte
change-points = Punkte und Boston
group-end = Ende der Partie
change-end = Ende: Ziel, Runden, Robber
group-reneges = Bedienfehler
change-reneges = Bedienfehler, letzter Stich
value-last_trick_view-until_next_play = bis die eigene Seite spielt
value-last_trick_view-always = immer
value-last_trick_view-never = nie

## Über den Kartenreihen auf der ersten Seite der Regeln

ranks-up = Aufwärts, Pik ist Trumpf
ranks-down = Abwärts, Pik ist Trumpf
ranks-down-aces-bad = Abwärts mit niedrigem Ass, Pik ist Trumpf

## Passen, im Voraus gesagt

button-ahead-pass = Passen
prompt-ahead-pass = Passen, außer das Gebot ist noch unter …
option-ahead-below = unter { $number }
line-ahead-forced = Kannst du nicht passen, entscheidest du selbst. Ebenso, wenn das Gebot noch unter dieser Zahl liegt, sobald du dran bist.
line-ahead-pass = Du passt.
line-ahead-pass-unless = Du passt, außer das Gebot liegt noch unter { $number }, wenn du dran bist.
