# Varför en datorspelare gjorde som den gjorde.

button-why = Varför?
decimal-mark = ,
why-only = Inget annat var tillåtet.
why-unsearched = Här bestämmer tumregeln ensam: { $action }.
why-thumb = Tumregelns val står fast: { $action }. Inget annat är klart bättre.
why-searched = { $action } är klart bättre än tumregelns val, { $usual }.
why-same = { $action } är lika bra som valet som står fast: { $best }.
why-manner = { $action } är ungefär lika bra som { $best }, och den här spelaren är { $manner }: den gör hellre det.
why-regret = { $action } kostar lite jämfört med { $best }; en spelare på dess nivå får ta det.
why-otherwise = Vid en ny tanke hade det hellre blivit { $best } än { $action }: den hade annan tur eller för lite tid.
why-columns = Chans att vinna · jämfört med tumregelns val ({ $usual })
why-note = Rekonstruerat: vägt på nytt utifrån vad den platsen kunde veta då, av en spelare på dess nivå ({ $level }).
why-unknown = okänd, alltså den starkaste
