# Protest mot en giv

button-protest = Protest
protest-title = Protest, bord { $table }
protest-label = Vad är fel?
protest-hint = Bara för värden och de som modererar. Om given, eller den förra tills någon spelar i nästa.
protest-made = ⚖️ { $name } protesterar mot giv { $deal }. { $own ->
    [evening] Den som ordnar spelkvällen eller modererar servern svarar, om de inte spelar vid det här bordet.
    [group] Värden kan fråga alla om given ska ges om.
   *[no] Någon som modererar servern och inte spelar här svarar, eller värden frågar alla.
}
protest-again-asked = Alla tillfrågas om giv { $deal } ska ges om. Väntar på { $missing }.
protest-ruled = { $name } protesterade mot giv { $deal }: { $ruling ->
    [stands] given står fast.
    [again] den gavs om, som alla ville.
   *[void] partiet har inget resultat.
}
game-void = Partiet har inget resultat: så avgjordes en protest.
button-protest-look = Se protesten
button-replay-protest = Visa protesten

protest-case = Protest i parti { $game }, giv { $deal }
protest-said = { $name }: ”{ $sentence }”
protest-record = Vad alla såg dittills (partifilen hade { $line ->
    [one] en rad
   *[other] { $line } rader
}):
protest-line = `{ $line }` { $text }
protest-nothing-left = Inget av den given står kvar i partifilen.
protest-own-game = Du spelar i det här partiet, så bara en moderator kan avgöra.
protest-later = Händerna är hemliga tills partiet är slut; då går det att se allt här.
button-protest-stands = Låt given stå
button-protest-again = Ge om, om alla vill
button-protest-void = Utan resultat

error-bad-sentence = Säg i en mening vad som är fel, med 1 till { $high } tecken.
error-protest-open = Det finns redan en protest; den måste besvaras först.
error-protested-already = Du har redan protesterat mot giv { $deal }, och fått svar.
error-no-protest = Här finns ingen protest att besvara.
error-not-judge = Bara värden (på en spelkväll: den som ordnar den), den som modererar och den som protesterar kan se en protest.
error-protest-sealed = Andra bord spelar fortfarande de här korten; du kan se protesten när alla är klara.
error-needs-result = Det här partiet måste få ett resultat: det är en utslagsturnering, eller så spelar du själv i det.
error-own-protest = Du kan inte avgöra din egen protest, bara låta given stå fast. Den som modererar kan mer.
error-own-game = Du spelar i det här partiet och avgör därför ingen protest i det. Värden kan fråga alla om given ska ges om; den som modererar och inte spelar här kan avgöra.
error-too-late-again = Given kan inte ges om längre: någon har redan gjort något i nästa, eller andra spelar med samma kort.
error-nobody-asks-again = Frågan om att ge om gäller inte längre.
answer-protested = Protesten är inlämnad; den som avgör har fått besked.

error-protest-too-late = Det går inte längre att protestera mot given: bara mot den som spelas, och mot den senaste tills någon gör något i nästa.
