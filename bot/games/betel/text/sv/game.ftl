# The Betel

game-name = Betel
game-about = Budgivning för tre, med två extra kort att titta på och byta medan man bjuder

## House rules

option-preset = Utgåva
option-target = Poäng för vinst
option-deal_cap = Max antal givar
option-contra = Kontra
option-rise_after_ruff = Gå över efter trumf
group-end = Partiets slut
change-end = Slut: poäng, givar
group-play = Spelet
change-play = Spel: kontra, att gå över
value-preset-english = engelsk
value-preset-polish = polsk, med kontra
value-target-none = inget mål
value-deal_cap-none = ingen gräns

## The ladder

contract-lb = Minsta Betel
contract-1c = 1 klöver ♣
contract-1d = 1 ruter ♦
contract-1h = 1 hjärter ♥
contract-1s = 1 spader ♠
contract-1nt = 1 sang
contract-sb = Lilla Betel
contract-2c = 2 klöver ♣
contract-2d = 2 ruter ♦
contract-2h = 2 hjärter ♥
contract-2s = 2 spader ♠
contract-2nt = 2 sang
contract-mb = Mellersta Betel
contract-3c = 3 klöver ♣
contract-3d = 3 ruter ♦
contract-3h = 3 hjärter ♥
contract-3s = 3 spader ♠
contract-3nt = 3 sang
contract-bb = Stora Betel
contract-4c = Lillslam klöver ♣
contract-4d = Lillslam ruter ♦
contract-4h = Lillslam hjärter ♥
contract-4s = Lillslam spader ♠
contract-4nt = Lillslam sang
contract-gb = Största Betel
contract-5c = Storslam klöver ♣
contract-5d = Storslam ruter ♦
contract-5h = Storslam hjärter ♥
contract-5s = Storslam spader ♠
contract-5nt = Storslam sang

level-1 = 1, Minsta & Lilla Betel
level-1-small = 1, Lilla Betel
level-2 = 2, Mellersta Betel
level-3 = 3, Stora Betel
level-4 = Lillslam, Största Betel
level-5 = Storslam
level-prompt = Välj ett kontrakt; talet anger dess poäng. { $needs }
level-need = Färger och sang: { $need }.
level-need-betel = { $contract }: { $need }.
level-needs = { $first } { $second }

need-tricks =
    { $tricks ->
        [10] alla 10 stick
       *[other] minst { $tricks } stick
    }
need-betel =
    { $tricks ->
        [0] inget stick alls
        [one] högst 1 stick
       *[other] högst { $tricks } stick
    }

## Slots of the twins

slots-one = tvilling { $slot }
slots-both = båda tvillingarna

## What happens

event-dealt = { $dealer } ger och bjuder först.
event-look = { $who } tittar på tvilling { $slot }.
event-exchange = { $who } byter { $slots }.
event-bid = { $who } bjuder { $contract }.
event-pass =
    { $price ->
        [0] { $who } passar.
       *[other] { $who } passar och betalar { $price } för att ha tittat.
    }
event-contra = { $who } säger kontra till { $contract }.
event-declarer = { $who } spelar { $contract } ({ $need }).
event-three-passes = Tre pass: alla spelar för stick, utan trumf.
event-play = { $who } spelar { $card }.
event-trick = { $who } tar sticket (har nu { $count }).

tricks-count =
    { $tricks ->
        [one] 1 stick
       *[other] { $tricks } stick
    }
ending-made =
    { $contra ->
        [yes] { $who } spelade { $contract }, kontrat, och gick hem: { $tricks } (utlovat: { $need }). { $points }.
       *[no] { $who } spelade { $contract } och gick hem: { $tricks } (utlovat: { $need }). { $points }.
    }
ending-failed =
    { $contra ->
        [yes] { $who } spelade { $contract }, kontrat, och gick bet: { $tricks } (utlovat: { $need }). { $points }.
       *[no] { $who } spelade { $contract } och gick bet: { $tricks } (utlovat: { $need }). { $points }.
    }
ending-three-passes = Tre pass, så alla spelade för stick: { $counts }.
ending-target = { $who } når målet { $target } med { $score } poäng.
ending-deal-cap = Det var den sista given; bästa poäng är { $score }.
ending-level = { $players } står lika i topp med { $score }: en giv till avgör.
result-points = Givens poäng, inklusive kostnaden för att titta: { $points }.
points-of = { $who } { $points }
tricks-of = { $who } { $tricks }

## The table

table-title = Betel · giv { $deal }
heading-dealing = { $who } ger härnäst.
heading-call = { $who } är i tur att bjuda.
heading-must-bid = { $who } har bytt och måste bjuda.
heading-lead = { $who } ska spela ut.
heading-play = { $who } ska spela.
heading-your-turn = { $asks ->
    [bid] Din tur att bjuda.
    [lead] Din tur att spela ut.
   *[play] Din tur att spela.
    }
no-bid-yet = Inget bud än; efter tre pass spelar alla för stick.
three-passes-line = Tre pass: inget kontrakt, ingen trumf, var och en för sig.
high-bid-line = Högsta bud: { $contract } av { $who } ({ $need }).
contract-line =
    { $tricks ->
        [one] { $who } spelar { $contract }: { $need }; hittills 1.
       *[other] { $who } spelar { $contract }: { $need }; hittills { $tricks }.
    }
contra-line = Kontra av { $who }: vinst och förlust i det här kontraktet räknas dubbelt.
twins-label = Tvillingarna, 1 och 2
twins-one = Tvilling { $slot }
twins-both = Båda tvillingarna
twin-untouched = { $twin }: som i given, ingen har sett den.
twin-seen = { $twin }: som i given, har setts av { $lookers }.
twin-put = { $twin }: lades av { $who }, ingen annan har sett den.
twin-put-and-seen = { $twin }: lades av { $who }, har även setts av { $lookers }.
calls-earlier =
    { $count ->
        [one] Ett tidigare bud visas inte.
       *[other] { $count } tidigare bud visas inte.
    }
call-plain = { $who }: { $word }
call-with-steps = { $steps }; { $word }
steps-look = { $who }: tittade på { $slots }
steps-exchange = { $who }: tittade på { $seen }, bytte { $slots }
word-pass =
    { $price ->
        [0] pass
       *[other] pass (−{ $price })
    }
word-contra = kontra
scene-contra = kontra: { $player }
trick-label = Stick { $number }
last-trick-label = Senaste sticket
column-player = Spelare
column-role = Roll
column-tricks = Stick
column-looks = Tittat
column-points = Poäng
role-declarer = spelförare
role-dealer = givare
role-none = –

## The hand

hand-label = Din hand
looks-cost = Att titta är gratis om du sedan bjuder; om du passar kostar varje tvilling du har tittat på { $price }.
looks-cost-at-top = Inget bud är högre. { $contra ->
    [yes] Om du passar kostar varje tvilling du har tittat på { $price }.
   *[no] Varje tvilling du tittar på kostar { $price }.
    }
you-pay-if-you-pass = Du har tittat: pass kostar nu { $price }, ett bud är gratis.
you-must-bid = Du har bytt, så nu måste du bjuda.
explain-call = { $looked ->
    [yes] Bjud det du klarar: stick, eller en betel (få eller inga).
   *[no] Bjud det du klarar: stick, eller en betel (få eller inga). Om du byter tvillingar (extra kort) måste du bjuda.
    }
explain-call-at-top = { $contra ->
    [yes] Du kan passa, eller säga kontra om du tror att kontraktet går bet.
   *[no] Du kan bara passa.
    }
explain-must-bid = Du har bytt, så du måste bjuda. En betel är ett löfte om få stick eller inga.
explain-declarer = Ditt mål: { $need }. Bekänn färg och gå över om du kan.
explain-defender = { $who } har lovat { $need }: ta stick för att hindra det. Bekänn färg och gå över om du kan.
explain-defender-betel = { $who } har lovat { $need }: låt { $who } få sticken. Bekänn färg och gå över om du kan.
explain-defender-grand = { $who } har lovat { $need }: låt { $who } få sticken. Bekänn färg; här behöver du inte gå över.
explain-three-passes = Alla spelar för stick: vart och ett är värt { $points } poäng. Bekänn färg och gå över om du kan.
bid-warning = om du går bet förlorar du minst { $cost } poäng och partiet
look-button =
    { $price ->
        [0] Titta på tvilling { $slot }
       *[other] Titta: tvilling { $slot } (pass:−{ $price })
    }
exchange-button = Byt …
exchange-prompt = Vad tar du upp?
slot-button = Tvilling { $slot }: { $card }
both-button = Båda: { $cards }
put-prompt = Du tar upp { $card }. Vilket kort lägger du på plats { $slot }?
put-both-prompt = Du tar upp { $cards }. Vilket kort lägger du på plats 1?
put-second-prompt = { $card } läggs på plats 1. Vilket kort lägger du på plats 2?
card-button = { $card }
exchange-confirm = Lägga tillbaka { $cards }? Då måste du bjuda { $contract } eller högre.
pass-button =
    { $price ->
        [0] Pass
       *[other] Pass (−{ $price })
    }
contra-button = Kontra
contra-confirm = Säga kontra till { $contract }? Vinst och förlust räknas dubbelt, även din.
bid-button = { $contract }: { $worth }
bid-phrase = Bjud { $contract }
exchange-phrase = Byt { $slots }: ta upp { $taken }; lägg tillbaka { $put }

## Refusals

why-trump = Du har ingen { $lead } och måste trumfa.
why-overtake = Du måste gå över { $top }.
why-overtrump = Du måste trumfa över { $top }.
error-must-follow-suit = Du måste bekänna färg: { $suit } är utspelad, så du kan lägga { $cards }.
error-must-overtake = Du måste gå över { $top }: du har { $cards }.
error-must-trump = Du har ingen { $lead } och måste trumfa: du har { $cards }.
error-must-overtrump = Du måste trumfa över { $top }: du har { $cards }.
error-card-not-held = Du har inte { $card }. Välj ett av dina egna kort; vid ett byte även av dem du tar upp.
error-bid-too-low =
    { $top ->
        [yes] { $contract } är för lågt: { $high } är överst på stegen, så du kan bara passa.
       *[no] { $contract } är inte högre än { $high }. Bjud { $least } eller mer, eller passa om du får.
    }
error-must-bid = Du har bytt, så du måste bjuda: { $contract } eller högre.
error-already-looked = Du har redan tittat på tvilling { $slot } den här gången, och du ser den fortfarande. Bjud, byt eller passa.
error-already-exchanged = Du har redan bytt den här gången. Nu måste du bjuda: { $contract } eller högre.
error-not-looked = Titta på tvilling { $slot } först; bara det du har tittat på den här gången får bytas.
error-nothing-exchanged = Ta upp minst en tvilling, eller låt bli att byta och bjud eller passa.
error-no-higher-contract = Inget kontrakt är högre än det senaste budet, så det går inte att byta längre; du får passa.
error-contra-off = Kontra spelas inte vid det här bordet; det finns bara bud och pass.
error-nothing-to-contra = Det finns inget bud att säga kontra till än; du får bjuda eller passa.
error-already-contra = { $high } är redan kontrat, och det finns ingen rekontra; passa, eller bjud högre om du kan.
error-bad-options-endless = Det här partiet skulle aldrig ta slut: ställ in poäng för vinst, eller max antal givar.
error-bad-deck = Det här är inte lekens { $count } kort, tio till varje hand och två tvillingar.

## Statistics

three-passes = tre pass
summary-played = spelade
summary-made = hemgångna
summary-points = poäng

## Above the row of cards on the first page of the rules

ranks-suit = Varje färg, bäst först

## Pass, sagt i förväg

button-ahead-pass = Pass
prompt-ahead-pass = Passa, om inte budet fortfarande är lägre än …
option-ahead-below = lägre än { $contract }
line-ahead-no-look = Du tittar då inte på någon tvilling. Du bestämmer själv om budet fortfarande är lägre än det här kontraktet när det är din tur, eller om ditt eget bud kontras.
line-ahead-pass = Du passar.
line-ahead-pass-unless = Du passar, om inte budet är lägre än { $contract } när turen kommer till dig.
