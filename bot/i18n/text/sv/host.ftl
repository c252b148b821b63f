# Hosts, the vote to end a game, and closing a table.

## On the table

vote-line = { $name } vill avsluta det här partiet utan resultat. Väntar på { $missing }.
button-end = Avsluta partiet
button-close = Stäng bordet
end-costs =
    ⚠ { $count ->
        [one] { $names } är borta
       *[other] { $names } är borta
    } men kan komma tillbaka. Om partiet avslutas nu förlorar de som röstar för det, och ingen vinner.
ended-behind-back =
    { $count ->
        [one] { $names } avslutade partiet medan någon var borta och förlorar det; ingen vinner.
       *[other] { $names } avslutade partiet medan någon var borta och förlorar det; ingen vinner.
    }
ended-by-consent = Alla ville avsluta partiet, så det har inget resultat.
game-closed =
    { $why ->
        [moderator] En moderator stängde bordet, så partiet har inget resultat.
        [host] Värden stängde bordet, så partiet har inget resultat.
        [left] Alla har lämnat bordet, så partiet har inget resultat.
        [deserted] Ingen kom tillbaka i tid, så partiet har inget resultat.
        [tournament] Spelkvällen tog slut före partiet, så det har inget resultat.
       *[other] Bordet är stängt, så partiet har inget resultat.
    }

## Questions and answers

end-question = Ska jag fråga alla vid bord { $table } om partiet ska avslutas? Om alla går med på det slutar det utan resultat, och korten förblir hemliga.
close-question = Ett parti pågår vid bord { $table }. Stänga det ändå? Det slutar utan resultat, och korten förblir hemliga.
answer-vote = Alla vid bord { $table } tillfrågas; om alla går med på det avslutas partiet.
answer-ended = Partiet vid bord { $table } har avslutats utan resultat.
answer-ended-behind-back = Partiet vid bord { $table } är slut. Det räknas som förlorat för dem som avslutade det.
answer-closed = Bord { $table } är stängt.
answer-host = { $name } är nu värd vid bord { $table }.
answer-kicked = { $name } sitter inte längre vid bord { $table }.

## Refusals

error-already-agreed = Du har redan gått med på det; de andra har inte svarat än.
error-close-in-game = Ett parti pågår här; { "**/avsluta**" } frågar alla om det ska avslutas, och den som modererar här får stänga bordet.
error-leave-in-game = Ett parti pågår här; lämna det med { "**/lämna**" }.
error-kick-in-game = Ingen kan avvisas mitt i ett parti; { "**/avsluta**" } frågar alla om det ska avslutas.
error-kick-yourself = För att själv gå, använd { "**/lämna**" }.
error-no-vote = Omröstningen är över.
error-not-at-this-table = Den personen är inte vid det här bordet.
