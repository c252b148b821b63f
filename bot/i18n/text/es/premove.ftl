# Lo que se dice de antemano: no quiero, paso.

button-ahead = Decidir de antemano
button-unsay = Anular
ahead-prompt = ¿Quieres decidirlo de antemano? Se hará en tu turno, sin ti, hasta que acabe esta mano. Nadie ve que lo has hecho.
error-nothing-ahead = Eso ya no se puede decidir de antemano: en esta mano no te lo van a preguntar más, o no de esta forma.
