# Spelare som är borta: väcka dem, spela vidare utan dem, avsluta ett parti bakom deras rygg.

## On the table

button-wake = Väck
button-sit-in = Datorn tar över
button-awake = Jag är här
wake-line = ⏰ { $name }, är du kvar? Utan svar kan de andra spela vidare utan dig { $when }.
wake-own = ⏰ De andra undrar om du är kvar. Utan svar kan de spela vidare utan dig { $when }.
gone-silent = 💤 { $name } svarar inte. Omröstningar och frågor går vidare utan den spelaren; ”Datorn tar över” släpper in en dator.
gone-left = 🚪 { $name } har lämnat servern. Omröstningar och frågor går vidare utan den spelaren; ”Datorn tar över” släpper in en dator.
end-costs = ⚠ { $name } är bara borta. Om partiet avslutas nu förlorar de som röstar för det, och ingen vinner.
ended-behind-back = Partiet avslutades medan en spelare var borta. Det är förlorat för { $names }; ingen vinner.

## Answers

answer-ended-behind-back = Partiet vid bord { $table } är slut. Det räknas som förlorat för dem som avslutade det.

## Refusals

error-wake-too-early = Du kan väcka spelaren <t:{ $when }:R>.
error-woken-already = Spelaren är redan väckt och kan svara till <t:{ $when }:t>.
error-wake-yourself = Partiet väntar på dig.
error-nobody-to-wake = Partiet väntar inte på någon som kan väckas.
error-nobody-gone = Det finns ingen plats att ta över: alla är här, eller så har en dator hoppat in.
error-mentioned-too-often =
    { $minutes ->
        [one] Det räcker med omnämnanden så länge; försök igen om en minut.
       *[other] Det räcker med omnämnanden så länge; försök igen om { $minutes } minuter.
    }
