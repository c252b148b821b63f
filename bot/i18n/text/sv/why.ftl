# Varför en dator gjorde som den gjorde.

button-why = Varför?
decimal-mark = ,
why-only = Inget annat var tillåtet.
why-unsearched = Här bestämmer tumregeln ensam: ”{ $action }”.
why-thumb = Det vanliga draget står fast: ”{ $action }”. Inget annat är klart bättre.
why-searched = ”{ $action }” är klart bättre än det vanliga draget, ”{ $usual }”.
why-same = ”{ $action }” är lika bra som valet som står fast: ”{ $best }”.
why-manner = ”{ $action }” är ungefär lika bra som ”{ $best }”, och den här datorn är { $manner }: den gör hellre det.
why-regret = ”{ $action }” kostar lite jämfört med ”{ $best }”; en dator på dess nivå nöjer sig med det.
why-otherwise = Vid en ny genomräkning hade det hellre blivit ”{ $best }” än ”{ $action }”: den hade prövat andra fördelningar, eller haft för lite tid.
why-columns = Chans att vinna · jämfört med det vanliga draget (”{ $usual }”)
why-note = Rekonstruerat: bedömt på nytt utifrån vad den platsen kunde veta då, av en dator på dess nivå ({ $level }).
why-unknown = okänd, alltså den starkaste
