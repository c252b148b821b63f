# Hosts, the vote to end a game, and closing a table.

## On the table

vote-line = { $name } vill avsluta det här partiet utan resultat. Väntar på svar från: { $missing }
button-agree = Avsluta partiet
button-play-on = Spela vidare

## Questions and answers

end-question = Ska jag fråga alla vid bord { $table } om partiet ska avslutas? Om alla går med på det slutar det utan resultat, och korten förblir hemliga.
close-question = Ett parti pågår vid bord { $table }. Stänga det ändå? Det slutar utan resultat, och korten förblir hemliga.
leave-question =
    Ett parti pågår vid bord { $table }. { $what ->
        [lost] Om du går nu tar en dator din plats. Partiet räknas som förlorat för dig.
        [last] Ingen annan sitter där: om du går nu stängs bordet, och partiet får inget resultat.
       *[nothing] Om du går nu tar en dator din plats. Partiet räknas inte för dig.
    } Vill du lämna bordet ändå?
answer-vote = Alla vid bord { $table } tillfrågas; om alla går med på det avslutas partiet.
answer-ended = Partiet vid bord { $table } har avslutats utan resultat.
answer-closed = Bord { $table } är stängt.
answer-host = { $name } är nu värd vid bord { $table }.
answer-kicked = { $name } sitter inte längre vid bord { $table }.

## Refusals

error-already-agreed = Du har redan gått med på det; de andra har inte svarat än.
error-close-in-game = Ett parti pågår här; { "**/avsluta**" } frågar alla om det ska avslutas, och den som modererar här får stänga bordet.
error-leave-in-game = Ett parti pågår här; lämna det med { "**/lämna**" }.
error-kick-in-game = Ingen kan avvisas mitt i ett parti; { "**/avsluta**" } frågar alla om det ska avslutas.
error-kick-yourself = För att själv gå, använd { "**/lämna**" }.
error-start-asked = Värden har redan fått frågan; utan svar börjar det av sig självt.
error-no-start-wish = Frågan om att börja gäller inte längre.
error-no-such-seat = Den platsen finns inte vid det här bordet.
error-own-seat = Du sitter redan där.
error-no-swap = Bytet gäller inte längre.
error-no-vote = Omröstningen är över.
error-not-at-this-table = Den personen är inte vid det här bordet.
