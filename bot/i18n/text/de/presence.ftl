# Wer da ist: Bedenkzeit, wer weg ist, Computer, die einspringen, und die Rückkehr.

## Am Tisch

button-wake = Aufwecken
button-sit-in = Computer übernimmt
button-awake = Ich bin da
wake-line =
    ⏰ { $name }, { $count ->
        [one] bist du noch da? Sonst geht es { $when } ohne dich weiter.
       *[other] seid ihr noch da? Sonst geht es { $when } ohne euch weiter.
    }
wake-own = ⏰ Die anderen fragen, ob du noch da bist. Ohne Antwort können sie { $when } ohne dich weiterspielen.
gone-silent = 💤 { $name } antwortet nicht. „Computer übernimmt“ lässt einen einspringen.
gone-left = 🚪 { $name } hat diesen Server verlassen. „Computer übernimmt“ lässt einen einspringen.
time-due = ⏳ Die Bedenkzeit von { $name } endet { $when }
sits-in = { $name } (🤖 springt ein)
sits-in-short = { $name } 🤖
sat-in-for-you = Ein Computer ist für dich eingesprungen; der Platz bleibt deiner.
game-paused = ⏸ Die Partie ruht: Es ist niemand da. Drück irgendeinen Knopf, und es geht weiter; sonst wird der Tisch { $when } ohne Ergebnis geschlossen.
button-here = Bin wieder da
turn-reminder = { $name }, die Hälfte deiner Bedenkzeit ist um; ein Computer springt { $when } ein.
answer-back = An Tisch { $table } spielst du wieder selbst.

## Was nicht geht

error-wake-too-early = Aufwecken geht <t:{ $when }:R>.
error-woken-already = Diese Person wurde schon gefragt; bis <t:{ $when }:t> kann sie antworten.
error-wake-yourself = Die Partie wartet auf dich.
error-nobody-to-wake = Die Partie wartet auf niemanden, der sich aufwecken ließe.
error-nobody-gone = Für niemanden muss ein Computer einspringen: Alle sind da, oder es ist schon einer eingesprungen.
error-mentioned-too-often =
    { $minutes ->
        [one] Fürs Erste wurde oft genug jemand erwähnt; in einer Minute geht es wieder.
       *[other] Fürs Erste wurde oft genug jemand erwähnt; in { $minutes } Minuten geht es wieder.
    }
error-not-absent = Für dich ist an diesem Tisch niemand eingesprungen.
