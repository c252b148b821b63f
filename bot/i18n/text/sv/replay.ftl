# Ett avslutat parti att titta på, drag för drag.

replay-title = Parti { $number } · giv { $deal } av { $deals }
replay-move = Drag { $move } av { $moves } · { $code }
replay-waits = { $count ->
    [one] { $players } är på tur.
   *[other] Bordet väntar på { $players }.
}
replay-choose = Gå till en giv …
button-replay = Repris
button-replay-first = Början
button-replay-back = Bakåt
button-replay-on = Framåt
button-replay-last = Slutet
button-replay-share = Dela
button-replay-words = I ord
button-replay-from = Titta härifrån
error-no-game-yet = Inget parti har spelats vid det här bordet än.
error-replay-unfinished = Partiet är inte slut än; det går att se på när det är det.
button-why = Varför?
why-only = Inget annat var tillåtet.
why-unsearched = Bara det vanliga draget övervägdes: ”{ $action }”.
why-thumb = Det vanliga draget står fast: ”{ $action }”. Inget annat är klart bättre.
why-searched = ”{ $action }” är klart bättre än det vanliga draget, ”{ $usual }”.
why-same = ”{ $action }” är lika bra som ”{ $best }”, som den skulle välja nu.
why-manner = ”{ $action }” är ungefär lika bra som ”{ $best }”, och den här datorn är { $manner }: den gör hellre det.
why-regret = ”{ $action }” är svagare än ”{ $best }”; en dator på dess nivå missar det.
why-otherwise = Vid en ny genomräkning hade det hellre blivit ”{ $best }” än ”{ $action }”: den hade prövat andra fördelningar, eller haft för lite tid.
why-note = Rekonstruerat: bedömt på nytt utifrån vad den platsen kunde veta då, av en dator på dess nivå ({ $level }).
why-unknown = okänd, alltså den starkaste
button-open-hands = Alla händer
open-hands-title = Alla händer · parti { $number }, giv { $deal } av { $deals }
open-hands-choose = En annan giv …
open-hands-none = Inga kort delades ut i det här partiet.
transcript-title = { $game } ({ $code })
transcript-players = Vid bordet: { $players }. { $dealer } ger först.
transcript-line = Rad { $line }: { $message }
transcript-by-computer = Härifrån spelar en dator för { $player }.
transcript-by-another = Härifrån spelar någon annan för { $player }.
transcript-by-themselves = Härifrån spelar { $player } igen.
record-ready = Parti { $number }: partifilen, och i ord vad som hände.
