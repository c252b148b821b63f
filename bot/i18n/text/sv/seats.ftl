# Platser: sätta sig, gå, välja plats, starta ett parti.

leave-question =
    Ett parti pågår vid bord { $table }. { $what ->
        [lost] Om du går nu tar en dator din plats. Partiet räknas som förlorat för dig.
        [last] Ingen annan sitter där: om du går nu stängs bordet, och partiet får inget resultat.
       *[nothing] Om du går nu tar en dator din plats. Partiet räknas inte för dig.
    } Vill du lämna bordet ändå?
error-start-asked = Värden har redan fått frågan; utan svar börjar det av sig självt.
error-no-start-wish = Frågan om att börja gäller inte längre.
error-no-such-seat = Den platsen finns inte vid det här bordet.
error-own-seat = Du sitter redan där.
error-no-swap = Bytet gäller inte längre.
button-take-over = Ta över en plats
error-own-seat-only = Du har lämnat en annan plats i det här partiet och känner dess kort; när partiet är slut får du slå dig ner igen.
error-no-newcomers = På den här servern tar ingen ny över en plats i ett pågående parti; när det är slut får du slå dig ner.
