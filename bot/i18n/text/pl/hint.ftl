# Podpowiedzi: co zrobiłby najsilniejszy gracz, dla tego, kto pyta.

button-hint = Podpowiedź
button-hints = Podpowiedzi (bez ratingu)
button-no-hints = Bez podpowiedzi
hints-allowed = 💡 Każdy może tu prosić o podpowiedzi. Partie przy takim stole nie liczą się do ratingu.
hints-small = podpowiedzi dozwolone, bez ratingu
choice-nothing = na razie nic
hint = Podpowiedź: **„{ $action }”**.
hint-only = To jedyny dozwolony ruch.
hint-rule = To tutaj zwykły ruch.
hint-thumb = To zwykły ruch i nic innego, co sprawdzono, nie jest wyraźnie lepsze; twoja szansa na wygranie partii to około { $chance }%.
hint-searched = { $more ->
        [0] Wygrywa trochę częściej niż zwykły ruch („{ $usual }”); twoja szansa na wygranie partii to około { $chance }%.
        [one] Wygrywa o jedną partię na sto więcej niż zwykły ruch („{ $usual }”); twoja szansa na wygranie partii to około { $chance }%.
        [few] Wygrywa o { $more } partie na sto więcej niż zwykły ruch („{ $usual }”); twoja szansa na wygranie partii to około { $chance }%.
        [many] Wygrywa o { $more } partii na sto więcej niż zwykły ruch („{ $usual }”); twoja szansa na wygranie partii to około { $chance }%.
       *[other] Wygrywa o { $more } partii na sto więcej niż zwykły ruch („{ $usual }”); twoja szansa na wygranie partii to około { $chance }%.
    }
hint-second-same = Drugie w kolejności, mniej więcej równie dobre: „{ $action }”.
hint-second-little = Drugie w kolejności, trochę gorsze: „{ $action }”.
hint-second-more = Drugie w kolejności, wyraźnie gorsze: „{ $action }”.
hint-second-much = Drugie w kolejności, dużo gorsze: „{ $action }”.
error-no-hints = Przy tym stole nie ma podpowiedzi: gospodarz musiałby na nie zezwolić przed partią.
error-no-hint = W tej chwili nie masz nic do zdecydowania.
