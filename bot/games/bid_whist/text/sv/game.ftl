# The words of Bid Whist.

game-name = Bid Whist

## Bids, contracts, directions

bid-bare = { $number }
bid-up = { $number } Uptown
bid-down = { $number } Downtown
bid-nt = { $number } sang
bid-nt-up = { $number } sang Uptown
bid-nt-down = { $number } sang Downtown
bid-none = inget, högre bud finns inte
no-trump = sang
direction-up = Uptown (ess högst, två lägst)
direction-down = Downtown (ess, två … kung lägst)
direction-down-aces-bad = Downtown, låga ess (två … ess lägst)
scene-up = Uptown
scene-down = Downtown
scene-aces-bad = Downtown, låga ess
scene-taken =
    { $count ->
        [one] { $count } stick
       *[other] { $count } stick
    }
contract-trump = { $number } { $trump }
contract-full = { $contract }, { $direction }
card-list = { $cards }

## The public panel

title-table = Bid Whist · giv { $deal }
heading-shuffle = { $dealer } ger.
heading-auction = { $player } är i tur att bjuda.
heading-naming = { $player } har vunnit budgivningen och bestämmer kontraktet.
heading-burying = { $player } har tagit upp talongen och lägger bort kort.
heading-drawing = Jokrarna byts.
heading-playing = Stick { $book }: { $player } ska spela.
heading-review = Alla kort är spelade. Väntar på godkännande av { $players }.
line-pairs = Medurs: { $players }, partner mitt emot · givare { $dealer }
line-seats = Medurs: { $players } · givare { $dealer }
line-contract = { $player } spelar { $contract } och behöver { $needed ->
    [one] ett stick
   *[other] { $needed } stick
    }.
line-auction = Bud: { $calls }
line-exchange = { $count ->
    [one] { $player } bytte en joker.
   *[other] { $player } bytte { $count } jokrar.
    }
line-call-right = { $book ->
    [0] { $player } anmälde revoke, med rätta: { $reneges }.
   *[other] { $player } anmälde revoke i stick { $book }, med rätta: { $reneges }.
    }
renege-proven = { $book ->
    [0] { $player }: { $card }
   *[other] { $player }: { $card } i stick { $book }
    }
line-call-wrong = { $book ->
    [0] { $player } anmälde revoke, med orätt.
   *[other] { $player } anmälde revoke i stick { $book }, med orätt.
    }
label-kitty = Talong
label-trick = Stick { $number }
label-last-trick = Senaste sticket ({ $number })
trick-last = Sista sticket: { $plays }
button-last-trick = Senaste sticket
prompt-last-trick = Stick { $number }: { $plays }.
label-hand = Din hand
label-buried = Du lade bort
label-drawn = Du drog
head-player = Spelare
head-call = Bud
head-side = Sida
head-score = Poäng
head-games = Partier
head-books = Stick
head-goal = Mål
call-pass = pass
call-by = { $player }: { $call }
goal-made = gick hem
goal-make = { $count } till för att gå hem
goal-is-set = bet
goal-set = { $count } till för bet
side-games = { $side }: { $games }

## The hand

title-hand = Bid Whist · din hand i giv { $deal }
heading-your-auction = Din tur att bjuda.
heading-your-naming = { $trump ->
    [yes] Du har vunnit budgivningen: välj trumf.
   *[no] Du har vunnit budgivningen: välj riktning.
    }
heading-your-burying = Du har tagit upp talongen: lägg bort { $count } kort.
heading-your-playing = Stick { $book }: din tur att spela.
heading-your-accepting = Alla kort är spelade: godkänn given, eller anmäl revoke.
explain-auction = { $pairs ->
    [yes] Bjud hur många stick över sex din sida tar.
   *[no] Bjud hur många stick du tar.
    }{ $kinds ->
    [yes] {" "}Uptown: höga kort vinner. Downtown: låga kort vinner, efter esset.
   *[no] {""}
    }{ $kitty ->
    [yes] {" "}Högsta budet får talongen, de kort som blev över.
   *[no] {""}
    }
explain-naming = { $trump ->
    [yes] Trumfkort slår alla andra färger.
   *[no] Uptown: höga kort vinner. Downtown: låga kort vinner, efter esset.{ $bad ->
        [yes] {" "}Med låga ess är esset det svagaste kortet.
       *[no] {""}
    }
    }
explain-burying = Talongen, de kort som blev över, är nu på din hand. Lägg bort { $count } kort{ $book ->
    [yes] , ditt första stick
   *[no] {""}
    }.
explain-lead = { $joker ->
    [no] Spela ut vilket kort som helst utom en joker.
   *[yes] Spela ut vilket kort som helst.
    }{ $useless ->
    [yes] {" "}Jokrar tar inga stick här.
   *[no] {""}
    }
explain-lead-names = Spela ut vilket kort som helst: dess färg blir trumf, om du inte spelar ut i sang.
explain-jokers = Jokrar tar inga stick här.
explain-follow = { $trump ->
    [yes] Bekänn färg om du kan. Annars får du spela vilket kort som helst: trumf slår andra färger.
    [joker] Bekänn färg om du kan. Annars måste du spela din joker.
    [anytime] Bekänn färg om du kan, eller saka en joker. Om du inte kan bekänna får du spela vilket kort som helst.
   *[no] Bekänn färg om du kan. Annars får du spela vilket kort som helst.
    }{ $useless ->
    [yes] {" "}Jokrar tar inga stick här.
   *[no] {""}
    }
explain-review = Godkänn om alla bekände färg.{ $penalty ->
    [0] {""}
   *[other] {" "}En felaktig anmälan av revoke kostar stick.
    }
bid-warning = { $cost ->
    [0] om du går bet förlorar du partiet
    [one] om du går bet förlorar du minst 1 poäng och partiet
   *[other] om du går bet förlorar du minst { $cost } poäng och partiet
    }
button-bid = { $bid }
bid-phrase = Bjud { $bid }
name-phrase = Välj { $trump }, { $direction }
name-trump-phrase = Välj { $trump }
name-direction-phrase = Välj { $direction }
button-bid-number = { $number } …
prompt-bid = { $number }: åt vilket håll?
button-pass = Pass
button-redeal = Begär omgiv
confirm-redeal = Samma givare ger igen. Ska given ges om?
prompt-direction = { $trump }: åt vilket håll?
prompt-bury = Välj { $count } kort att lägga bort
prompt-bury-jokers = Välj { $count } kort att lägga bort, bland dem dina jokrar
bury-phrase = Lägg bort
confirm-bury = Lägga bort de här korten? Ingen annan ser dem förrän given är slut.
confirm-bury-exchange = Lägga bort de här korten? Den som lägger undan en joker drar ett av dem, i blindo.
button-play = { $card }
button-lead-nt = Spela ut i sang …
prompt-lead-nt = Sang: vilket kort spelar du ut?
button-calls = Anmäl revoke …
prompt-calls = Det här är sticken hittills. Var bekände en motståndare inte färg?
prompt-call = Anmäl revoke i stick …
button-call = Revoke i stick { $book }
button-call-any = Anmäl revoke
call-phrase = Anmäl revoke i stick { $book }
confirm-call = { $count ->
    [0] Anmäla revoke?
    [one] En felaktig anmälan kostar dig ett stick. Anmäla?
   *[other] En felaktig anmälan kostar dig upp till { $count } stick. Anmäla?
    }
button-accept = Godkänn given
why-throw-joker = Du kan inte bekänna: din joker måste läggas nu.
why-joker-lead = En joker får spelas ut bara när du inte har något annat.

## What happens

event-first-dealer-cards = { $count ->
    [one] Det första uppvända kortet, { $card }, är en ruter: { $dealer } ger först.
   *[other] { $count } kort vänds upp; den första rutern, { $card }, går till { $dealer }, som ger först.
    }
event-dealt = { $dealer } har gett; { $player } bjuder först.
event-bid = { $player } bjuder { $bid }.
event-pass = { $player } passar.
event-redeal = { $player } begär omgiv; { $dealer } ger igen.
event-declares = { $player } vinner budgivningen och spelar { $contract }.
event-named = { $player } spelar { $contract }.
event-kitty = Talongen: { $cards }.
event-buried = { $player } lägger bort { $count } kort.
event-jokers-away = { $count ->
    [one] { $player } lägger undan en joker.
   *[other] { $player } lägger undan { $count } jokrar.
    }
event-drew = { $count ->
    [one] { $player } drar ett kort i stället.
   *[other] { $player } drar { $count } kort i stället.
    }
event-play = { $player } spelar { $card }.
event-play-nt = { $player } säger sang och spelar ut { $card }.
event-trump = Trumf är { $trump }.
event-trick = { $player } tar stick { $number }.
event-call = { $player } anmäler revoke i stick { $book }.
event-call-any = { $player } anmäler revoke.
event-call-right = Det stämmer: { $reneges }. Det kostar upp till { $count } stick.
event-call-wrong = { $count ->
    [0] Det stämmer inte.
    [one] Det stämmer inte. Det kostar { $player } ett stick.
   *[other] Det stämmer inte. Det kostar { $player } upp till { $count } stick.
    }
event-accepted = { $player } godkänner given.
event-buried-were = Bortlagda var { $cards }.
result-renege = { $player } anmälde revoke och hade { $right ->
    [True] rätt
   *[other] fel
    }. Det kostade { $moved ->
    [0] inga stick
    [one] ett stick
   *[other] { $moved } stick
    }.
result-points = { $side }: { $points }
result-game = Ett parti i robbern är avgjort. { $games }.
ending-made = { $player } bjöd { $bid }{ $boston ->
    [bid] , en Boston, och gick hem: alla { $books } stick
    [taken] {" "}och tog alla { $books } stick, en Boston
   *[no] {" "}och gick hem: { $books ->
        [one] 1 stick
       *[other] { $books } stick
    }, { $needed } behövdes
    }. { $points }{ $renege ->
    [yes] {" "}efter en revoke
   *[no] {""}
    }.
ending-set = { $player } bjöd { $bid }{ $boston ->
    [bid] , en Boston,
   *[no] {""}
    } och gick bet: { $books ->
    [one] 1 stick
   *[other] { $books } stick
    } av { $needed }. { $points }{ $renege ->
    [yes] {" "}efter en revoke
   *[no] {""}
    }.
ending-no-points = Inga poäng
result-back-door = Bakdörr: { $side } { $points }
ending-target = { $side } nådde målet { $target } med { $score } poäng.
ending-back-door = { $side } nådde målet { $target } genom bakdörren, med poängen för budet som gick bet.
ending-bottom = { $other } föll till { $least }; { $bottom } förlorar partiet.
ending-boston = En bjuden Boston avgör partiet.
ending-seven-nil = Sju mot noll avgör partiet: { $score } mot { $least }.
ending-eleven-ahead = Elva poäng före avgör partiet: { $score } mot { $least }.
ending-twenty-one = Tjugoett och två före avgör partiet: { $score } mot { $least }.
ending-missed-bids = { $other } gick bet på ett andra bud, och det förlorar partiet.
ending-deals = Det var den sista given.
ending-rubber = Partier i robbern: { $games }.
ending-two-wins = Bostonen räknas som två vinster.

## Statistics over many deals

summary-nt = Sang
summary-played = spelade
summary-made = hemgångna
summary-points = poäng
summary-reneges = bevisade revoker

## Why a game ends


## Refusals

error-not-your-turn = Det är { $player } som är i tur.
error-wrong-phase = { $phase ->
    [auction] Budgivningen pågår: vänta tills den är klar.
    [naming] Spelföraren väljer trumf: vänta tills det är klart.
    [burying] Spelföraren lägger bort kort: vänta tills det är klart.
    [playing] Korten spelas: lägg ett när det är din tur.
    [review] Alla kort är spelade: godkänn given, eller anmäl revoke.
    [over] Partiet är slut.
   *[other] Korten är inte utdelade än: vänta på given.
    }
error-dealer-must-bid = Alla andra har passat, så du får inte passa: bjud minst { $bid }.
error-forced-bid = { $redeal ->
    [yes] Alla andra har passat: bjud { $number } eller begär omgiv.
   *[other] Alla andra har passat: ditt bud är { $number }.
    }
error-bid-too-low = Budet att slå är { $high }; lägst för dig: { $bid }.
error-bid-not-offered = Buden vid det här bordet går från { $low } till { $high }.
error-no-redeal = { $option ->
    [on] Omgiv får begäras bara med en hand utan kung, dam och knekt, innan man har bjudit eller passat.
   *[other] Nu blir det ingen omgiv: bjud eller passa.
    }
error-name-what-is-open = { $what ->
    [trump] Välj bara trumffärgen.
    [direction] Välj bara riktningen.
   *[both] Välj både trumf och riktning bland dem som erbjuds.
    }
error-must-bury-count = Lägg bort precis { $count } kort.
error-must-bury-jokers = I det här bytet måste dina jokrar läggas bort: { $cards }.
error-card-not-held = Det har du inte; välj bland dina egna kort.
error-must-follow-suit = Bekänn färg ({ $suit }): { $cards }.
error-must-throw-joker = Du kan inte bekänna, så en joker måste läggas: { $cards }.
error-joker-leads-last = En joker får spelas ut bara när du inte har något annat: spela ut { $cards }.
error-no-trump-is-named = Trumfen är redan vald; spela bara kortet.
error-no-such-call = Du får anmäla något av sticken { $books }.
error-call-names-no-book = Vid det här bordet anmäler man revoke utan att ange stick.
error-nothing-to-call = Du kan inte anmäla revoke nu.
error-already-accepted = Du har godkänt den här given; vänta på de andra.
error-bad-deck = Det här är inte bordets { $count } kort.
error-bad-draw = Dra { $count } av spelförarens bortlagda kort, inga jokrar.
error-bad-options-pairs-need-four = Par kräver fyra spelare; tre eller fem spelar var för sig (mall: Cutthroat).
error-bad-options-cards-do-not-divide = Spelare, jokrar och talong går inte ihop: resten av korten måste gå jämnt ut. För fyra: en talong på sex kort med två jokrar, på fem med en, utan jokrar på fyra eller ingen.
error-bad-options-jokers-need-kitty = Utan talong kan det inte finnas jokrar.
error-bad-options-spade2-needs-joker = Den höga spader två kräver en joker i leken.
error-bad-options-all-books-in-pairs = I par är det högsta budet 7.
error-bad-options-kinds-need-up-down = Bud nämner Uptown eller Downtown bara om riktningarna är ”Uptown och Downtown”. Med ”bara Uptown” eller låga ess bjuds ett tal (NUM), eller ett tal, också i sang (NUMNT).
error-bad-options-down-beats-up-needs-kinds = Downtown kan slå Uptown bara där båda bjuds.
error-bad-options-nt-bid-direction = Ett sangbud har riktning bara om sang kan bjudas och riktningarna är ”Uptown och Downtown”. Annars väljs riktningen efter budgivningen.
error-bad-options-match-in-rounds = Givaren får ta över ett lika bud bara där alla bjuder en gång.
error-bad-options-bid-1-needs-min-1 = En givare som bjuder 1 eller ger om kräver 1 som lägsta bud.
error-bad-options-first-lead-names = Första utspelet kan bestämma trumf bara utan talong, med enbart tal som bud och bara Uptown.
error-bad-options-after-needs-kitty = Att välja trumf efter talongen kräver en talong.
error-bad-options-sport-needs-kitty = Att visa talongen kräver en talong.
error-bad-options-first-trick-needs-kitty = Ett bortlagt stick till den som tar första sticket kräver en talong.
error-bad-options-book-in-pairs = I par måste det bortlagda sticket tillhöra en sida.
error-bad-options-exchange-needs-jokers = Bytet kräver jokrar och en talong.
error-bad-options-per-trick-in-pairs = En poäng för varje stick är för spel var för sig.
error-bad-options-two-wins-need-match = En Boston kan räknas som två vinster bara där partier räknas: i serie eller robber.
error-bad-options-solo-make = Var för sig ger varje stick en poäng.
error-bad-options-solo-setters = Var för sig får de andra ingenting eller varje stick.
error-bad-options-solo-boston = Var för sig finns ingen Boston.
error-bad-options-solo-two-wins = Var för sig räknas inget parti dubbelt.
error-bad-options-solo-back-door = Var för sig finns ingen bakdörr.
error-bad-options-solo-missed-bids = Var för sig förlorar man inget parti på beter.
error-bad-options-solo-rise-and-fly = Rise and fly är för par.
error-bad-options-solo-target = Var för sig är målet 11, 21 eller 30.
error-bad-options-solo-rubber = En robber är för par.

## House rules

option-preset = Mall
value-preset-standard_54 = Standard, 54 kort
value-preset-wikipedia = Sällskaplig: visad talong, anmälda revoker
value-preset-northeast_52 = Northeast, 52 kort
value-preset-boston_parr = Bostonrobber, ingen talong
value-preset-cincinnati = Cincinnati, ingen talong
value-preset-hawaii_trump = Hawaii Trump
value-preset-cutthroat = Cutthroat, var och en för sig

option-players = Spelare
option-partnership = Sidor
value-partnership-pairs = par
value-partnership-individual = var och en för sig
option-jokers = Jokrar
option-kitty = Talong
option-spade2_high = Hög spader två
option-first_dealer = Förste givare
value-first_dealer-first_diamond = den som får första rutern
value-first_dealer-random = lottas
option-kitty_deal_restriction = Kort talongen inte kan få
value-kitty_deal_restriction-first_and_last_four = de fyra första och sista
value-kitty_deal_restriction-none = inga
option-no_court_redeal = Omgiv utan klädda kort
option-auction = Budgivning
value-auction-one_turn = alla bjuder en gång
value-auction-until_one_left = i varv tills en är kvar
option-min_bid = Lägsta bud
option-max_bid = Högsta bud
value-max_bid-all_books = alla stick
option-bid_form = Bud
value-bid_form-number_up_down_nt = ett tal med Uptown, Downtown eller sang
value-bid_form-number = ett tal
value-bid_form-number_nt = ett tal, eller ett tal i sang
option-bid_order = Bud på samma tal
value-bid_order-nt_over_equal = sang slår de andra
value-bid_order-down_beats_up = sang slår Downtown, Downtown slår Uptown
value-bid_order-all_equal = inget slår ett annat
option-dealer_may_match = Givaren får ta över lika bud
option-all_pass = Om alla andra passar
value-all_pass-dealer_must_bid = måste givaren bjuda
value-all_pass-dealer_bids_1_or_redeals = bjuder givaren 1 eller ger om
option-forced_bid = Tvunget bud
value-forced_bid-any_legal = valfritt
value-forced_bid-exactly_min = det lägsta
option-nt_direction_at = Riktning i sang
value-nt_direction_at-naming = väljs efter budgivningen
value-nt_direction_at-bid = hör till budet
option-directions = Riktningar
value-directions-up_down = Uptown och Downtown
value-directions-up_only = bara Uptown
value-directions-up_down_aces_bad = Uptown, Downtown, och Downtown med låga ess
option-naming = Val av trumf
value-naming-before_kitty = före talongen
value-naming-by_first_lead = genom första utspelet
value-naming-after_kitty = efter talongen
option-sport = Talongen visas
value-sport-never = aldrig
value-sport-trump_only = i trumfkontrakt
value-sport-always = alltid
option-kitty_book = Bortlagt stick tillhör
value-kitty_book-declarer = spelföraren
value-kitty_book-first_trick_winner = den som tar första sticket
value-kitty_book-none = ingen
option-nt_jokers = Jokrar i sang
value-nt_jokers-discard_when_void = får sakas av den som är renons
value-nt_jokers-exchange = byts mot bortlagda kort
value-nt_jokers-play_anytime = får sakas när som helst
value-nt_jokers-must_throw = måste sakas av den som är renons
option-nt_joker_lead = Utspel av joker i sang
value-nt_joker_lead-allowed = tillåtet
value-nt_joker_lead-only_if_nothing_else = bara utan andra kort
option-nt_multiplier = Faktor i sang
option-make = Ett bud som går hem ger
value-make-odd_books = sticken över sex
value-make-flat1 = en poäng
value-make-per_trick = varje stick
option-set_penalty = Bet kostar
value-set_penalty-bid = budet
value-set_penalty-none = ingenting
option-setters = Motspelarna får
value-setters-none = ingenting
value-setters-odd_books = sina stick över sex, vid bet
value-setters-bid = budet, vid bet
value-setters-flat2 = två poäng, vid bet
value-setters-every_trick = varje eget stick, också när budet går hem
option-back_door = Bakdörr
value-back_door-off = av
value-back_door-transfer = ett bud som går bet går till de andra
option-boston_bid = Ett bud på 7 (Boston)
value-boston_bid-normal = räknas som vanligt
value-boston_bid-x4 = räknas fyra gånger
value-boston_bid-game_at_stake = avgör partiet
option-boston_taken = Alla 13 stick, vad som än bjöds
value-boston_taken-normal = räknas som vanligt
value-boston_taken-x4 = räknas fyrdubbelt
option-boston_two_wins = Bjuden Boston är två vinster
option-missed_bids_lose = Beter som förlorar partiet
value-missed_bids_lose-0 = inga
option-target = Mål
value-target-7 = plus eller minus 7
value-target-hawaii = 7 mot noll, 11 före, eller 21 med två
option-deals = Max antal givar
value-deals-none = ingen gräns
option-match = Match
value-match-single = ett parti
value-match-tally = partier i serie
value-match-rubber = robber om två partier
option-rise_and_fly = Rise and fly
value-rise_and_fly-off = av
value-rise_and_fly-on_set = efter en bet
value-rise_and_fly-on_game_loss = efter ett förlorat parti
option-renege = Revoker
value-renege-enforced = omöjliga
value-renege-callable = kan anmälas
option-renege_penalty = Stick för en revoke
option-false_call_penalty = Stick för en felaktig anmälan
option-must_name_book = Sticket måste anges
option-last_trick_view = Titta på senaste sticket
group-cards = Kort och spelare
change-cards = Kort, spelare och talong
group-auction = Budgivning
change-auction = Budgivning: lägsta bud
group-naming = Trumfval och talong
change-naming = Trumfval, visad talong
group-no_trump = Sang
change-no_trump = Sang: jokrar, poäng
group-points = Poäng
change-points = Poäng, bet och Boston
group-end = Partiets slut
change-end = Slut: mål, givar, robber
group-reneges = Revoke
change-reneges = Revoke, senaste sticket
value-last_trick_view-until_next_play = tills egna sidan lägger
value-last_trick_view-always = alltid
value-last_trick_view-never = aldrig

## Above the rows of cards on the first page of the rules

ranks-up = Uptown, spader trumf
ranks-down = Downtown, spader trumf
ranks-down-aces-bad = Downtown med låga ess, spader trumf

## Pass, sagt i förväg

button-ahead-pass = Pass
prompt-ahead-pass = Passa, om inte budet fortfarande är lägre än …
option-ahead-below = lägre än { $number }
line-ahead-forced = Får du inte passa bestämmer du själv. Detsamma gäller om budet fortfarande är lägre än det här talet när det är din tur.
line-ahead-pass = Du passar.
line-ahead-pass-unless = Du passar, om inte budet är lägre än { $number } när turen kommer till dig.
