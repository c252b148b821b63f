# Reclamar las bazas que quedan.

button-claim-all = Lo que queda es mío
button-claim-none = No me llevo ni una más
claim-ask-all = ¿Reclamas todo lo que queda? Todos verán tus cartas. Si ningún reparto posible te lo impide, la mano se juega de una vez; si no, tienen que aceptar todos. Solo puedes hacerlo una vez por mano.
claim-ask-none = ¿Dices que no te llevas ni una baza más? Todos verán tus cartas. Si ningún reparto posible te obliga a llevarte una, la mano se juega de una vez; si no, tienen que aceptar todos. Solo puedes hacerlo una vez por mano.
button-claim = Sí, mostrar mis cartas
label-claimed = Las cartas de { $player }
claim-asked-all = { $player } dice: lo que queda es mío. Faltan: { $missing }.
claim-asked-none = { $player } dice: no me llevo ni una más. Faltan: { $missing }.
claim-refused = { $player } no acepta lo que reclama { $claimant }: se sigue jugando.
claim-fails = Todos aceptaron lo que reclama { $claimant }, pero con estas cartas no hay forma de que se cumpla: se sigue jugando.
claim-granted-all = { $claimant } reclamó lo que quedaba y se jugó de una vez.
claim-granted-none = { $claimant } dijo que no se llevaba ni una más y se jugó de una vez.
error-no-claim = Lo reclamado ya no vale.
error-may-not-claim = Ahora no puedes reclamar lo que queda: solo durante el juego, cuando te toca salir; y quien declara un Betel, siempre que le toque.
error-claimed-already = En esta mano ya reclamaste una vez.
error-claim-asked = Alguien ya reclama lo que queda; responde primero a eso.
