# Tips: vad den starkaste spelaren skulle göra, för den som frågar.

button-hint = Tips
button-hints = Tillåt tips (ingen rating)
button-no-hints = Inga tips
hints-allowed = 💡 Här får alla be om tips. Partier vid ett sådant bord ger ingen rating.
hints-small = tips tillåtna, ingen rating
choice-nothing = ingenting just nu
hint = Tips: **”{ $action }”**.
hint-only = Det är det enda tillåtna draget.
hint-rule = Det är det vanliga draget här.
hint-thumb = Det är det vanliga draget, och inget annat som prövades är klart bättre; din chans att vinna partiet är ungefär { $chance } %.
hint-searched = { $more ->
        [0] Det vinner lite oftare än det vanliga draget (”{ $usual }”); din chans att vinna partiet är ungefär { $chance } %.
        [one] Det vinner ett parti av hundra mer än det vanliga draget (”{ $usual }”); din chans att vinna partiet är ungefär { $chance } %.
       *[other] Det vinner { $more } partier av hundra mer än det vanliga draget (”{ $usual }”); din chans att vinna partiet är ungefär { $chance } %.
    }
hint-second-same = Näst bäst, ungefär lika bra: ”{ $action }”.
hint-second-little = Näst bäst, lite sämre: ”{ $action }”.
hint-second-more = Näst bäst, klart sämre: ”{ $action }”.
hint-second-much = Näst bäst, mycket sämre: ”{ $action }”.
error-no-hints = Det finns inga tips vid det här bordet: värden måste tillåta dem före partiet.
error-no-hint = Du har inget att bestämma just nu.
