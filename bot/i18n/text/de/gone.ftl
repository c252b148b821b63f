# Wer weg ist: aufwecken, ohne sie weiterspielen, eine Partie hinter ihrem Rücken beenden.

## Am Tisch

button-wake = Aufwecken
button-sit-in = Computer übernimmt
button-awake = Ich bin da
wake-line = ⏰ { $name }, bist du noch da? Ohne Antwort können die anderen { $when } ohne dich weiterspielen.
wake-own = ⏰ Die anderen fragen, ob du noch da bist. Ohne Antwort können sie { $when } ohne dich weiterspielen.
gone-silent = 💤 { $name } antwortet nicht. Abstimmungen und Bitten gehen ohne diesen Platz weiter; „Computer übernimmt“ lässt einen Computer einspringen.
gone-left = 🚪 { $name } hat diesen Server verlassen. Abstimmungen und Bitten gehen ohne diesen Platz weiter; „Computer übernimmt“ lässt einen Computer einspringen.
end-costs = ⚠ { $name } ist nur gerade nicht da. Endet die Partie jetzt, verlieren sie alle, die dafür stimmen; es gewinnt niemand.
ended-behind-back = Die Partie wurde beendet, während jemand nicht da war. Sie ist verloren für { $names }; es gewinnt niemand.

## Antworten

answer-ended-behind-back = Die Partie an Tisch { $table } ist zu Ende. Sie zählt als verloren für alle, die sie beendet haben.

## Was nicht geht

error-wake-too-early = Aufwecken geht <t:{ $when }:R>.
error-woken-already = Aufgeweckt ist schon; bis <t:{ $when }:t> ist Zeit für eine Antwort.
error-wake-yourself = Die Partie wartet auf dich.
error-nobody-to-wake = Die Partie wartet auf niemanden, der sich aufwecken ließe.
error-nobody-gone = Kein Platz ist zu übernehmen: Alle sind da, oder ein Computer ist eingesprungen.
error-mentioned-too-often =
    { $minutes ->
        [one] Fürs Erste wurde oft genug jemand erwähnt; in einer Minute geht es wieder.
       *[other] Fürs Erste wurde oft genug jemand erwähnt; in { $minutes } Minuten geht es wieder.
    }
