# Pistas: lo que haría el mejor jugador, para quien las pide.

button-hint = Pista
button-hints = Permitir pistas (sin rating)
button-no-hints = Sin pistas
hints-allowed = 💡 Aquí cualquiera puede pedir pistas. Las partidas de esta mesa no cuentan para el rating.
hints-small = con pistas, sin rating
choice-nothing = nada por ahora
hint = Pista: **“{ $action }”**.
hint-only = Es la única jugada permitida.
hint-rule = Es la jugada habitual aquí.
hint-thumb = Es la jugada habitual, y de lo demás que probé nada es claramente mejor; tu probabilidad de ganar la partida: { $chance } %.
hint-searched = { $more ->
        [0] Gana un poco más a menudo que la jugada habitual (“{ $usual }”); tu probabilidad de ganar la partida: { $chance } %.
        [one] De cada cien partidas gana una más que la jugada habitual (“{ $usual }”); tu probabilidad de ganar la partida: { $chance } %.
       *[other] De cada cien partidas gana { $more } más que la jugada habitual (“{ $usual }”); tu probabilidad de ganar la partida: { $chance } %.
    }
hint-second-same = En segundo lugar, casi igual de bueno: “{ $action }”.
hint-second-little = En segundo lugar, un poco peor: “{ $action }”.
hint-second-more = En segundo lugar, claramente peor: “{ $action }”.
hint-second-much = En segundo lugar, mucho peor: “{ $action }”.
error-no-hints = En esta mesa no hay pistas: quien la dirige tendría que permitirlas antes de la partida.
error-no-hint = Ahora mismo no tienes nada que decidir.
