# Vem som är där: betänketid, spelare som är borta, datorer som hoppar in, och att komma tillbaka.

## On the table

button-wake = Väck
button-sit-in = Datorn tar över
button-awake = Jag är här
wake-line =
    ⏰ { $name }, { $count ->
        [one] är du kvar? Annars kan spelet gå vidare utan dig { $when }.
       *[other] är ni kvar? Annars kan spelet gå vidare utan er { $when }.
    }
wake-own = ⏰ De andra undrar om du är kvar. Utan svar kan de spela vidare utan dig { $when }.
gone-silent = 💤 { $name } svarar inte. ”Datorn tar över” släpper in en dator.
gone-left = 🚪 { $name } har lämnat servern. ”Datorn tar över” släpper in en dator.
time-due = ⏳ { $name }: tiden för draget går ut { $when }
sits-in = { $name } (🤖 hoppar in)
sits-in-short = { $name } 🤖
sat-in-for-you = En dator har hoppat in för dig; platsen är din.
game-paused = ⏸ Partiet vilar: ingen är här. Ett tryck och det går vidare; annars stängs bordet utan resultat { $when }.
button-here = Jag är tillbaka
turn-reminder = { $name }, halva tiden för ditt drag har gått; en dator hoppar in { $when }.
answer-back = Du spelar själv igen vid bord { $table }.

## Refusals

error-wake-too-early = Du kan väcka spelaren <t:{ $when }:R>.
error-woken-already = Spelaren har redan fått frågan och kan svara till <t:{ $when }:t>.
error-wake-yourself = Partiet väntar på dig.
error-nobody-to-wake = Partiet väntar inte på någon som kan väckas.
error-nobody-gone = Det finns ingen plats att ta över: alla är här, eller så har en dator hoppat in.
error-mentioned-too-often =
    { $minutes ->
        [one] Det räcker med omnämnanden så länge; försök igen om en minut.
       *[other] Det räcker med omnämnanden så länge; försök igen om { $minutes } minuter.
    }
error-not-absent = Ingen har hoppat in för dig vid det här bordet.
