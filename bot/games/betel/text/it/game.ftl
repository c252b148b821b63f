# Le parole di Betel.

game-name = Betel
game-about = Un’asta in tre, con due carte di riserva da guardare e scambiare mentre si dichiara

## Regole della casa

option-preset = Edizione
option-target = Punti per vincere
option-deal_cap = Smazzate al massimo
option-contra = Contro
option-rise_after_ruff = Superare dopo un taglio
group-end = Fine della partita
change-end = Fine: punti, smazzate
group-play = Il gioco
change-play = Gioco: contro, superare
value-preset-english = inglese
value-preset-polish = polacca, con il contro
value-target-none = nessun traguardo
value-deal_cap-none = nessun limite

## La scala dei contratti

contract-lb = Betel minimo
contract-1c = 1 fiori ♣
contract-1d = 1 quadri ♦
contract-1h = 1 cuori ♥
contract-1s = 1 picche ♠
contract-1nt = 1 senza atout
contract-sb = Betel piccolo
contract-2c = 2 fiori ♣
contract-2d = 2 quadri ♦
contract-2h = 2 cuori ♥
contract-2s = 2 picche ♠
contract-2nt = 2 senza atout
contract-mb = Betel medio
contract-3c = 3 fiori ♣
contract-3d = 3 quadri ♦
contract-3h = 3 cuori ♥
contract-3s = 3 picche ♠
contract-3nt = 3 senza atout
contract-bb = Betel grande
contract-4c = Piccolo slam a fiori ♣
contract-4d = Piccolo slam a quadri ♦
contract-4h = Piccolo slam a cuori ♥
contract-4s = Piccolo slam a picche ♠
contract-4nt = Piccolo slam senza atout
contract-gb = Betel massimo
contract-5c = Grande slam a fiori ♣
contract-5d = Grande slam a quadri ♦
contract-5h = Grande slam a cuori ♥
contract-5s = Grande slam a picche ♠
contract-5nt = Grande slam senza atout

level-1 = Uno, Betel minimo e piccolo
level-1-small = Uno, Betel piccolo
level-2 = Due, Betel medio
level-3 = Tre, Betel grande
level-4 = Piccolo slam, Betel massimo
level-5 = Grande slam
level-prompt = Scegli un contratto; il numero dà i punti. { $needs }
level-need = Semi e senza atout: { $need }.
level-need-betel = { $contract }: { $need }.
level-needs = { $first } { $second }

need-tricks =
    { $tricks ->
        [10] tutte le 10 prese
       *[other] almeno { $tricks } prese
    }
need-betel =
    { $tricks ->
        [0] nessuna presa
        [one] al massimo 1 presa
       *[other] al massimo { $tricks } prese
    }

## I posti delle gemelle

slots-one = la gemella { $slot }
slots-both = tutte e due le gemelle

## Che cosa succede

event-dealt = { $dealer } dà le carte e comincia l’asta.
event-look = { $who } guarda la gemella { $slot }.
event-exchange = { $who } scambia { $slots }.
event-bid = { $who } dichiara { $contract }.
event-pass =
    { $price ->
        [0] { $who } passa.
       *[other] { $who } passa e paga { $price } per aver guardato.
    }
event-contra = { $who } dice contro a { $contract }.
event-declarer = { $who } gioca { $contract } ({ $need }).
event-three-passes = Tre passo: si gioca per le prese, senza atout.
event-play = { $who } gioca { $card }.
event-trick = { $who } fa la presa (ne ha { $count }).

tricks-count =
    { $tricks ->
        [one] 1 presa
       *[other] { $tricks } prese
    }
ending-made =
    { $contra ->
        [yes] { $who } ha giocato { $contract }, contrato, e l’ha mantenuto: { $tricks } (promesso: { $need }). { $points }.
       *[no] { $who } ha giocato e mantenuto { $contract }: { $tricks } (promesso: { $need }). { $points }.
    }
ending-failed =
    { $contra ->
        [yes] { $who } ha giocato { $contract }, contrato, e non l’ha mantenuto: { $tricks } (promesso: { $need }). { $points }.
       *[no] { $who } ha giocato { $contract } e non l’ha mantenuto: { $tricks } (promesso: { $need }). { $points }.
    }
ending-three-passes = Tre passo, quindi ognuno ha giocato per le prese: { $counts }.
ending-target = { $who } raggiunge il traguardo di { $target } con { $score } punti.
ending-deal-cap = Era l’ultima smazzata; il punteggio migliore è { $score }.
ending-level = { $players } sono pari in testa con { $score }: decide un’altra smazzata.
result-points = Punti della smazzata, compreso il costo delle gemelle guardate: { $points }.
points-of = { $who } { $points }
tricks-of = { $who } { $tricks }

## Il tavolo

table-title = Betel · smazzata { $deal }
heading-dealing = La prossima smazzata la dà { $who }.
heading-call = Tocca a { $who } dichiarare.
heading-must-bid = { $who } ha scambiato e deve dichiarare.
heading-lead = { $who } è di mano.
heading-play = Gioca { $who }.
heading-your-turn = { $asks ->
    [bid] Tocca a te dichiarare.
    [lead] Sei di mano.
   *[play] Tocca a te giocare.
    }
no-bid-yet = Ancora nessuna dichiarazione; con tre passo si gioca per le prese.
three-passes-line = Tre passo: nessun contratto, senza atout, ognuno per sé.
high-bid-line = Dichiarazione più alta: { $contract } di { $who } ({ $need }).
contract-line =
    { $tricks ->
        [one] { $who } gioca { $contract }: { $need }; per ora 1.
       *[other] { $who } gioca { $contract }: { $need }; per ora { $tricks }.
    }
contra-line = Contro di { $who }: guadagni e perdite di questo contratto contano doppio.
twins-label = Le gemelle, 1 e 2
twins-one = Gemella { $slot }
twins-both = Tutte e due le gemelle
twin-untouched = { $twin }: com’è stata data, non l’ha vista nessuno.
twin-seen = { $twin }: com’è stata data, vista da { $lookers }.
twin-put = { $twin }: messa lì da { $who }, non l’ha vista nessun altro.
twin-put-and-seen = { $twin }: messa lì da { $who }, vista anche da { $lookers }.
calls-earlier =
    { $count ->
        [one] Un turno precedente non è mostrato.
       *[other] { $count } turni precedenti non sono mostrati.
    }
call-plain = { $who }: { $word }
call-with-steps = { $steps }; { $word }
steps-look = { $who }: guarda { $slots }
steps-exchange = { $who }: guarda { $seen }, scambia { $slots }
word-pass =
    { $price ->
        [0] passo
       *[other] passo (−{ $price })
    }
word-contra = contro
scene-contra = contro: { $player }
trick-label = Presa { $number }
last-trick-label = Ultima presa
column-player = Giocatore
column-role = Ruolo
column-tricks = Prese
column-looks = Viste
column-points = Punti
role-declarer = dichiarante
role-dealer = mazziere
role-none = –

## La mano

hand-label = Le tue carte
looks-cost = Guardare è gratis se poi dichiari; se passi, ogni gemella guardata costa { $price }.
looks-cost-at-top = Più in alto non si dichiara. { $contra ->
    [yes] Se passi, ogni gemella guardata costa { $price }.
   *[no] Ogni gemella guardata costa { $price }.
    }
you-pay-if-you-pass = Hai guardato: adesso passare costa { $price }, dichiarare niente.
you-must-bid = Hai scambiato, quindi adesso devi dichiarare.
explain-call = { $looked ->
    [yes] Dichiara quello che puoi mantenere: prese, o un betel (poche o nessuna).
   *[no] Dichiara quello che puoi mantenere: prese, o un betel (poche o nessuna). Se scambi gemelle (carte in più), devi dichiarare.
    }
explain-call-at-top = { $contra ->
    [yes] Puoi passare, o dire contro se pensi che il contratto cada.
   *[no] Puoi solo passare.
    }
explain-must-bid = Hai scambiato, quindi devi dichiarare. Con un betel prometti poche prese o nessuna.
explain-declarer = Il tuo obiettivo: { $need }. Rispondi al seme e supera, se puoi.
explain-defender = Obiettivo di { $who }: { $need }. Fai prese per impedirlo. Rispondi al seme e supera, se puoi.
explain-defender-betel = Obiettivo di { $who }: { $need }. Lascia le prese a { $who }. Rispondi al seme e supera, se puoi.
explain-defender-grand = Obiettivo di { $who }: { $need }. Lascia le prese a { $who }. Rispondi al seme; qui non devi superare.
explain-three-passes = Si gioca per le prese: ognuna vale { $points } punti. Rispondi al seme e supera, se puoi.
bid-warning = se cade, perdi almeno { $cost } punti e la partita
look-button =
    { $price ->
        [0] Guarda la gemella { $slot }
       *[other] Guarda: gemella { $slot } (passo:−{ $price })
    }
exchange-button = Scambia…
exchange-prompt = Che cosa prendi?
slot-button = Gemella { $slot }: { $card }
both-button = Tutte e due: { $cards }
put-prompt = Prendi { $card }. Quale carta va al posto { $slot }?
put-both-prompt = Prendi { $cards }. Quale carta va al posto 1?
put-second-prompt = { $card } va al posto 1. Quale carta va al posto 2?
card-button = { $card }
exchange-confirm = Rimetti: { $cards }? Poi devi dichiarare { $contract } o di più.
pass-button =
    { $price ->
        [0] Passo
       *[other] Passo (−{ $price })
    }
contra-button = Contro
contra-confirm = Dici contro a { $contract }? Guadagni e perdite contano doppio, anche i tuoi.
bid-button = { $contract }: { $worth }
bid-phrase = Dichiara { $contract }
exchange-phrase = Scambia { $slots }: prendi { $taken }; rimetti { $put }

## Rifiuti

why-trump = Non hai { $lead } e devi tagliare.
why-overtake = Devi superare { $top }.
why-overtrump = Devi surtagliare { $top }.
error-must-follow-suit = Devi rispondere al seme: si è usciti a { $suit }, puoi giocare { $cards }.
error-must-overtake = Devi superare { $top }: hai { $cards }.
error-must-trump = Non hai { $lead } e devi tagliare: hai { $cards }.
error-must-overtrump = Devi surtagliare { $top }: hai { $cards }.
error-card-not-held = Non hai { $card }. Scegli una delle tue carte; in uno scambio, anche di quelle che prendi.
error-bid-too-low =
    { $top ->
        [yes] { $contract } è troppo basso: { $high } è in cima alla scala, puoi solo passare.
       *[no] { $contract } non supera { $high }. Dichiara { $least } o di più, o passa se puoi.
    }
error-must-bid = Hai scambiato, quindi devi dichiarare: { $contract } o di più.
error-already-looked = In questo turno hai già guardato la gemella { $slot }, e la vedi ancora. Dichiara, scambia o passa.
error-already-exchanged = In questo turno hai già scambiato. Adesso devi dichiarare: { $contract } o di più.
error-not-looked = Guarda prima la gemella { $slot }; si può scambiare solo quello che si è guardato in questo turno.
error-nothing-exchanged = Prendi almeno una gemella, oppure lascia lo scambio e dichiara o passa.
error-no-higher-contract = Nessun contratto supera l’ultima dichiarazione, quindi non si scambia più; puoi passare.
error-contra-off = A questo tavolo non si gioca il contro; ci sono solo dichiarazioni e passo.
error-nothing-to-contra = Non c’è ancora una dichiarazione a cui dire contro; puoi dichiarare o passare.
error-already-contra = A { $high } è già stato detto contro, e il surcontro non c’è; passa, o dichiara di più se puoi.
error-bad-options-endless = Questa partita non finirebbe mai: fissa i punti per vincere, o le smazzate al massimo.
error-bad-deck = Queste non sono le { $count } carte del mazzo, dieci per ogni mano e due gemelle.

## Statistiche

three-passes = tre passo
summary-played = giocati
summary-made = mantenuti
summary-points = punti

## Sopra la fila di carte nella prima pagina delle regole

ranks-suit = Ogni seme, la carta più alta per prima

## Passo, detto in anticipo

button-ahead-pass = Passo
prompt-ahead-pass = Passo, a meno che la dichiarazione non sia ancora sotto…
option-ahead-below = sotto { $contract }
line-ahead-no-look = Così non guardi nessuna gemella. Decidi tu se, quando tocca a te, la dichiarazione è ancora sotto questo contratto, o se la tua viene contrata.
line-ahead-pass = Passerai.
line-ahead-pass-unless = Passerai, a meno che, quando tocca a te, non si sia ancora sotto { $contract }.
