# Consigli: che cosa farebbe il giocatore più forte, per una persona che lo chiede.

button-hint = Consiglio
button-hints = Permetti i consigli (senza rating)
button-no-hints = Niente consigli
hints-allowed = 💡 Qui tutti possono chiedere consigli. Le partite a un tavolo così non contano per il rating.
hints-small = consigli permessi, non classificata
choice-nothing = per ora niente
hint = Consiglio: **“{ $action }”**.
hint-only = È l’unica mossa permessa.
hint-rule = Qui è la mossa abituale.
hint-thumb = È la mossa abituale, e di quelle provate nessun’altra è chiaramente migliore; probabilità di vincere la partita: circa { $chance }%.
hint-searched = { $more ->
        [0] Vince un po’ più spesso della mossa abituale (“{ $usual }”); probabilità di vincere la partita: circa { $chance }%.
        [one] Vince una partita su cento in più della mossa abituale (“{ $usual }”); probabilità di vincere la partita: circa { $chance }%.
       *[other] Vince { $more } partite su cento in più della mossa abituale (“{ $usual }”); probabilità di vincere la partita: circa { $chance }%.
    }
hint-second-same = Seconda scelta, quasi altrettanto buona: “{ $action }”.
hint-second-little = Seconda scelta, un po’ peggiore: “{ $action }”.
hint-second-more = Seconda scelta, chiaramente peggiore: “{ $action }”.
hint-second-much = Seconda scelta, molto peggiore: “{ $action }”.
error-no-hints = A questo tavolo non ci sono consigli: doveva permetterli l’host prima della partita.
error-no-hint = In questo momento non hai niente da decidere.
