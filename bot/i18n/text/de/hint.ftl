# Tipps: was der stärkste Spieler täte, für einen, der fragt.

button-hint = Tipp
button-hints = Tipps erlauben (ohne Wertung)
button-no-hints = Tipps abschalten
hints-allowed = 💡 Hier darf jeder um Tipps bitten. Partien an einem solchen Tisch werden nicht gewertet.
hints-small = Tipps erlaubt, ohne Wertung
choice-nothing = vorerst nichts
hint = Tipp: **„{ $action }“**.
hint-only = Es ist der einzige erlaubte Zug.
hint-rule = Das ist hier der übliche Zug.
hint-thumb = Das ist der übliche Zug, und nichts anderes, was durchgerechnet wurde, ist deutlich besser; deine Siegchance liegt bei etwa { $chance } %.
hint-searched = { $more ->
        [0] Das gewinnt ein wenig öfter als der übliche Zug („{ $usual }“); deine Siegchance liegt bei etwa { $chance } %.
        [one] Das gewinnt von hundert Partien eine mehr als der übliche Zug („{ $usual }“); deine Siegchance liegt bei etwa { $chance } %.
       *[other] Das gewinnt von hundert Partien { $more } mehr als der übliche Zug („{ $usual }“); deine Siegchance liegt bei etwa { $chance } %.
    }
hint-second-same = Zweite Wahl, etwa gleich gut: „{ $action }“.
hint-second-little = Zweite Wahl, ein wenig schlechter: „{ $action }“.
hint-second-more = Zweite Wahl, deutlich schlechter: „{ $action }“.
hint-second-much = Zweite Wahl, viel schlechter: „{ $action }“.
error-no-hints = An diesem Tisch gibt es keine Tipps: Der Host müsste sie vor der Partie erlauben.
error-no-hint = Du hast gerade nichts zu entscheiden.
