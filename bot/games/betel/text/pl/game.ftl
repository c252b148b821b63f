# Betel. The two spare cards are the inventor's own "dubel"; slots and contracts come in as accusatives.

game-name = Betel
game-about = Licytacja we troje, a dwie karty dubla można w niej oglądać i wymieniać

## House rules

option-preset = Wydanie
option-target = Punkty do wygranej
option-deal_cap = Limit rozdań
option-contra = Kontra
option-rise_after_ruff = Bicie koloru po przebitce
group-end = Koniec partii
change-end = Koniec: punkty, rozdania
group-play = Rozgrywka
change-play = Gra: kontra, bicie
value-preset-english = angielskie
value-preset-polish = polskie, z kontrą
value-target-none = bez celu
value-deal_cap-none = bez limitu

## The ladder

contract-lb = Malutki betel
contract-1c = 1 trefl ♣
contract-1d = 1 karo ♦
contract-1h = 1 kier ♥
contract-1s = 1 pik ♠
contract-1nt = 1 bez atu
contract-sb = Mały betel
contract-2c = 2 trefl ♣
contract-2d = 2 karo ♦
contract-2h = 2 kier ♥
contract-2s = 2 pik ♠
contract-2nt = 2 bez atu
contract-mb = Średni betel
contract-3c = 3 trefl ♣
contract-3d = 3 karo ♦
contract-3h = 3 kier ♥
contract-3s = 3 pik ♠
contract-3nt = 3 bez atu
contract-bb = Duży betel
contract-4c = Szlemik trefl ♣
contract-4d = Szlemik karo ♦
contract-4h = Szlemik kier ♥
contract-4s = Szlemik pik ♠
contract-4nt = Szlemik bez atu
contract-gb = Wielki betel
contract-5c = Szlem trefl ♣
contract-5d = Szlem karo ♦
contract-5h = Szlem kier ♥
contract-5s = Szlem pik ♠
contract-5nt = Szlem bez atu

level-1 = 1, malutki i mały betel
level-1-small = 1, mały betel
level-2 = 2, średni betel
level-3 = 3, duży betel
level-4 = Szlemik, wielki betel
level-5 = Szlem
level-prompt = Wybierz kontrakt; liczba to jego punkty. { $needs }
level-need = Kolory i bez atu: { $need }.
level-need-betel = { $contract }: { $need }.
level-needs = { $first } { $second }

need-tricks =
    { $tricks ->
        [10] wszystkie 10 lew
        [one] co najmniej { $tricks } lewa
        [few] co najmniej { $tricks } lewy
        [many] co najmniej { $tricks } lew
       *[other] co najmniej { $tricks } lewy
    }
need-betel =
    { $tricks ->
        [0] ani jednej lewy
        [one] najwyżej 1 lewa
        [few] najwyżej { $tricks } lewy
        [many] najwyżej { $tricks } lew
       *[other] najwyżej { $tricks } lewy
    }

## Slots of the twins

slots-one = kartę { $slot } dubla
slots-both = obie karty dubla

## What happens

event-dealt = { $dealer } rozdaje i zaczyna licytację.
event-look = { $who } ogląda kartę { $slot } dubla.
event-exchange = { $who } wymienia { $slots }.
event-bid = { $who } licytuje: { $contract }.
event-pass =
    { $price ->
        [0] { $who } pasuje.
       *[other] { $who } pasuje i płaci { $price } za oglądanie.
    }
event-contra = { $who } kontruje: { $contract }.
event-declarer = { $who } rozgrywa { $contract } ({ $need }).
event-three-passes = Trzy pasy: każdy gra o lewy, bez atu.
event-play = { $who } zagrywa: { $card }.
event-trick = { $who } bierze lewę (ma już { $count }).

tricks-count =
    { $tricks ->
        [one] { $tricks } lewa
        [few] { $tricks } lewy
        [many] { $tricks } lew
       *[other] { $tricks } lewy
    }
ending-made =
    { $contra ->
        [yes] { $who } rozgrywa { $contract } z kontrą i ugrywa: { $tricks } (zapowiedziane: { $need }). { $points }.
       *[no] { $who } rozgrywa { $contract } i ugrywa: { $tricks } (zapowiedziane: { $need }). { $points }.
    }
ending-failed =
    { $contra ->
        [yes] { $who } rozgrywa { $contract } z kontrą, wpadka: { $tricks } (zapowiedziane: { $need }). { $points }.
       *[no] { $who } rozgrywa { $contract }, wpadka: { $tricks } (zapowiedziane: { $need }). { $points }.
    }
ending-three-passes = Trzy pasy, gra o lewy: { $counts }.
ending-target = { $who } osiąga cel { $target } z wynikiem { $score }.
ending-deal-cap = To było ostatnie rozdanie; najlepszy wynik to { $score }.
ending-level = Remis na czele z wynikiem { $score } ({ $players }): rozstrzyga jeszcze jedno rozdanie.
result-points = Punkty za rozdanie, wliczając oglądanie: { $points }.
points-of = { $who } { $points }
tricks-of = { $who } { $tricks }

## The table

table-title = Betel · rozdanie { $deal }
heading-dealing = Następne rozdanie: { $who }.
heading-call = { $who } licytuje.
heading-must-bid = { $who } ma za sobą wymianę i musi zgłosić kontrakt.
heading-lead = { $who } wychodzi.
heading-play = { $who } dokłada.
heading-your-turn = { $asks ->
    [bid] Twoja kolej: licytujesz.
    [lead] Twoja kolej: wychodzisz.
   *[play] Twoja kolej: dokładasz.
    }
no-bid-yet = Nie ma jeszcze odzywki; po trzech pasach każdy gra o lewy.
three-passes-line = Trzy pasy: bez kontraktu, bez atu, każdy gra na siebie.
high-bid-line = Najwyższa odzywka: { $contract }, { $who } ({ $need }).
contract-line =
    { $tricks ->
        [one] { $who } rozgrywa { $contract }: { $need }; na razie { $tricks } lewa.
        [few] { $who } rozgrywa { $contract }: { $need }; na razie { $tricks } lewy.
        [many] { $who } rozgrywa { $contract }: { $need }; na razie { $tricks } lew.
       *[other] { $who } rozgrywa { $contract }: { $need }; na razie { $tricks } lewy.
    }
contra-line = Kontra ({ $who }): zysk i strata z tego kontraktu liczą się podwójnie.
twins-label = Dubel, karty 1 i 2
twins-one = Karta { $slot } dubla
twins-both = Obie karty dubla
twin-untouched = { $twin }: jak z rozdania, nikt jej nie oglądał.
twin-seen = { $twin }: jak z rozdania; oglądali: { $lookers }.
twin-put = { $twin }: odłożona przez { $who }, nikt inny jej nie zna.
twin-put-and-seen = { $twin }: odłożona przez { $who }; oglądali także: { $lookers }.
calls-earlier =
    { $count ->
        [one] Jednej wcześniejszej odzywki nie widać.
        [few] { $count } wcześniejszych odzywek nie widać.
        [many] { $count } wcześniejszych odzywek nie widać.
       *[other] { $count } wcześniejszej odzywki nie widać.
    }
call-plain = { $who }: { $word }
call-with-steps = { $steps }; { $word }
steps-look = { $who }: ogląda { $slots }
steps-exchange = { $who }: ogląda { $seen }, wymienia { $slots }
word-pass =
    { $price ->
        [0] pas
       *[other] pas (−{ $price })
    }
word-contra = kontra
scene-contra = kontra: { $player }
trick-label = Lewa { $number }
last-trick-label = Ostatnia lewa
column-player = Gracz
column-role = Rola
column-tricks = Lewy
column-looks = Oglądane
column-points = Punkty
role-declarer = rozgrywa
role-dealer = rozdaje
role-none = –

## The hand

hand-label = Twoje karty
looks-cost = Oglądanie jest za darmo, jeśli potem licytujesz; przy pasie każda obejrzana karta dubla kosztuje { $price }.
looks-cost-at-top = Wyżej licytować się nie da. { $contra ->
    [yes] Przy pasie każda obejrzana karta dubla kosztuje { $price }.
   *[no] Każda obejrzana karta dubla kosztuje { $price }.
    }
you-pay-if-you-pass = Dubel obejrzany: pas kosztuje teraz { $price }, licytacja nic.
you-must-bid = Po wymianie musisz teraz licytować.
explain-call = { $looked ->
    [yes] Zalicytuj, co możesz ugrać: lewy albo betla (mało lub ani jednej).
   *[no] Zalicytuj, co możesz ugrać: lewy albo betla (mało lub ani jednej). Po wymianie dubla (dodatkowych kart) musisz licytować.
    }
explain-call-at-top = { $contra ->
    [yes] Możesz spasować albo skontrować, jeśli liczysz na wpadkę.
   *[no] Możesz tylko spasować.
    }
explain-must-bid = Po wymianie musisz licytować. Betel to obietnica, że weźmiesz mało lew albo żadnej.
explain-declarer = Twój cel: { $need }. Dokładaj do koloru, i to wyżej, jeśli możesz.
explain-defender = { $who } obiecuje: { $need }. Bierz lewy, żeby się to nie udało. Dokładaj do koloru, i to wyżej, jeśli możesz.
explain-defender-betel = { $who } obiecuje: { $need }. Niech lewy bierze { $who }. Dokładaj do koloru, i to wyżej, jeśli możesz.
explain-defender-grand = { $who } obiecuje: { $need }. Niech lewy bierze { $who }. Dokładaj do koloru; tutaj nie musisz grać wyżej.
explain-three-passes = Każdy gra o lewy: za każdą jest { $points } punktów. Dokładaj do koloru, i to wyżej, jeśli możesz.
bid-warning = { $cost ->
    [one] jeśli wpadniesz, tracisz co najmniej { $cost } punkt i partię
    [few] jeśli wpadniesz, tracisz co najmniej { $cost } punkty i partię
    [many] jeśli wpadniesz, tracisz co najmniej { $cost } punktów i partię
   *[other] jeśli wpadniesz, tracisz co najmniej { $cost } punktu i partię
    }
look-button =
    { $price ->
        [0] Obejrzyj kartę { $slot } dubla
       *[other] Obejrzyj kartę { $slot } (pas:−{ $price })
    }
exchange-button = Wymień…
exchange-prompt = Co podnosisz?
slot-button = Karta { $slot } dubla: { $card }
both-button = Obie: { $cards }
put-prompt = Podnosisz: { $card }. Którą kartę kładziesz na miejsce { $slot }?
put-both-prompt = Podnosisz: { $cards }. Którą kartę kładziesz na miejsce 1?
put-second-prompt = Na miejsce 1: { $card }. Którą kartę kładziesz na miejsce 2?
card-button = { $card }
exchange-confirm = Odkładasz: { $cards }? Potem musisz licytować co najmniej { $contract }.
pass-button =
    { $price ->
        [0] Pas
       *[other] Pas (−{ $price })
    }
contra-button = Kontra
contra-confirm = Kontrujesz { $contract }? Zysk i strata liczą się podwójnie, twoje też.
bid-button = { $contract }: { $worth }
bid-phrase = Zalicytuj: { $contract }
exchange-phrase = Wymień { $slots }: podnieś { $taken }; odłóż { $put }

## Refusals

why-trump = Nie masz koloru wyjścia ({ $lead }) i musisz przebić atutem.
why-overtake = Musisz zagrać wyżej niż { $top }.
why-overtrump = Musisz nadbić atutem wyższym niż { $top }.
error-must-follow-suit = Musisz dołożyć do koloru ({ $suit }); możesz zagrać: { $cards }.
error-must-overtake = Musisz zagrać wyżej niż { $top }; masz: { $cards }.
error-must-trump = Nie masz koloru wyjścia ({ $lead }) i musisz przebić atutem; masz: { $cards }.
error-must-overtrump = Musisz nadbić atutem wyższym niż { $top }; masz: { $cards }.
error-card-not-held = Nie masz tej karty: { $card }. Wybierz jedną ze swoich, a przy wymianie także z podniesionych.
error-bid-too-low =
    { $top ->
        [yes] { $contract } to za mało: { $high } to szczyt drabiny, więc możesz tylko spasować.
       *[no] { $contract } nie jest wyżej niż { $high }. Licytuj co najmniej { $least } albo, jeśli wolno, pasuj.
    }
error-must-bid = Po wymianie musisz licytować: { $contract } albo wyżej.
error-already-looked = Karta { $slot } dubla jest już w tej odzywce obejrzana i nadal ją widzisz. Licytuj, wymień albo pasuj.
error-already-exchanged = Wymiana w tej odzywce już była. Teraz musisz licytować: { $contract } albo wyżej.
error-not-looked = Najpierw obejrzyj kartę { $slot } dubla; wymienia się tylko to, co w tej odzywce obejrzane.
error-nothing-exchanged = Podnieś co najmniej jedną kartę dubla albo zostaw wymianę i licytuj lub pasuj.
error-no-higher-contract = Nie ma kontraktu wyższego od ostatniego, więc nie ma już wymiany; możesz spasować.
error-contra-off = Przy tym stole gra się bez kontry; są tylko odzywki i pasy.
error-nothing-to-contra = Nie ma jeszcze czego kontrować; możesz licytować albo pasować.
error-already-contra = { $high } jest już z kontrą, a rekontry nie ma; pasuj albo licytuj wyżej, jeśli się da.
error-bad-options-endless = Nic nie kończyłoby tej partii: ustaw punkty do wygranej albo limit rozdań.
error-bad-deck = To nie jest pełna talia (kart: { $count }), po dziesięć na rękę i dwie w dublu.

## Statistics

three-passes = trzy pasy
summary-played = rozegrane
summary-made = ugrane
summary-points = punkty

## Above the row of cards on the first page of the rules

ranks-suit = Każdy kolor, od najstarszej karty

## Pas, powiedziany z góry

button-ahead-pass = Pas
prompt-ahead-pass = Pas, chyba że licytacja jest jeszcze poniżej…
option-ahead-below = poniżej { $contract }
line-ahead-no-look = Bez oglądania dubla. Jeśli w twojej kolejce licytacja będzie jeszcze poniżej wybranego tu kontraktu albo padnie kontra na twoją odzywkę, decyzja należy do ciebie.
line-ahead-pass = Spasujesz.
line-ahead-pass-unless = Spasujesz, chyba że w twojej kolejce licytacja będzie jeszcze poniżej { $contract }.
