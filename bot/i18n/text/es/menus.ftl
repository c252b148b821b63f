## Menús de personas y mensajes, e invitaciones

invitation = { $name }, { $host } te invita a una mesa de { $game } (mesa { $table }). { $link }
button-invitation-decline = No, gracias
answer-invited = { $name } tiene una invitación a la mesa { $table }: { $link }
answer-invitation-declined = De acuerdo: nadie volverá a invitarte a la mesa { $table }.
answer-protested = Protesta enviada: decidirá quien corresponda.

preferences-told-invitations = una mención cuando alguien te invita a su mesa; si no, un mensaje directo

error-invite-bot = Eso es un programa y no se puede invitar; los bots llegan con “Añadir bot”.
error-invite-self = Esa persona eres tú; ya estás ahí.
error-invite-no-table = En este servidor no estás en ninguna mesa que espere jugadores; /jugar abre una.
error-invite-stranger = Esa persona no puede leer el canal de tu mesa, así que no podría venir.
error-invite-seated = Esa persona ya está en esta mesa o espera un asiento.
error-invite-apart = No se puede invitar a esa persona a esta mesa.
error-invited-already = Esa persona ya tiene una invitación a esta mesa.
error-invitation-declined = Esa persona ha dicho que no a esta mesa; a otra puedes volver a invitarla.
error-invitation-unreachable = No puedo escribir en el canal de tu mesa, así que no puedo invitar a nadie.
error-invitation-of-another = Esta invitación es para otra persona; en la mesa hay un “Unirse” para todos.
error-no-invitation = Esta invitación ya terminó.
error-stats-bot = Eso es un programa; no tiene estadísticas.
error-no-table-message = Ese no es un mensaje de una mesa. Elige uno mío que muestre una mesa, unas cartas o un momento de una partida.
error-no-game-yet = En esta mesa todavía no se ha jugado ninguna partida.
error-replay-unfinished = Esta partida no ha terminado; se puede ver cuando termine.
error-protest-too-late = Contra esta mano ya no se puede protestar: solo contra la que se juega, y contra la última hasta que alguien actúe en la siguiente.
