# Taking back the last action, if everybody agrees.

button-take-back = Ta tillbaka
take-back-asked = { $player } vill ta tillbaka det senaste draget. Väntar på { $missing }.
event-took-back = { $player } tog tillbaka det senaste draget; alla gick med på det.
error-nothing-to-take-back = Du har inget att ta tillbaka nu: bara ditt eget senaste bud, pass eller kort, så länge ingen har gjort något sedan dess, och inte om budgivningen eller given tog slut med det.
error-no-wish = Frågan om att ta tillbaka draget gäller inte längre.
error-take-back-asked = Någon har redan bett att få ta tillbaka det senaste draget.
