# La lección: lesson.jsonl dice dónde va cada cosa. Los nombres y las cartas son los de sus manos.
# lesson-<parada> explica, lesson-<parada>-guide dice en una frase qué hacer; lesson-<parada>-not… responde a algo que las reglas permiten y la lección no hace.

lesson-intro =
    Juegas contra Vroni y Sepp, dos bots, cada cual por su cuenta. Tres cartas cada uno, tres bazas, cinco **lances** que valen un punto, y por cualquiera se apuesta en cualquier momento.
    Quien llega primero a **11** gana; quien va entonces último pierde. Tienes 5, Vroni 9, Sepp 6. A ver si los alcanzas.

lesson-figures =
    Los cinco lances, y quién los tiene cuando se ven todas las cartas:
    • **Rojo**: el corazón más alto
    • **Verde**: la hoja más alta
    • **Iguales**: las mejores cartas del mismo valor
    • **Escalera**: las mejores cartas seguidas de un palo: dos o tres
    • **Última**: quien gana la última baza
    En cada palo el as es la más alta; luego rey, ober, unter, 10, 9, 8 y 7.
    Una carta puede servir para varios lances, y las ya jugadas siguen contando.

lesson-cut =
    Reparte Vroni, así que cortas tú, a su derecha. Vas a ver la carta de abajo de lo que levantes; nadie más la ve.
    Cuántas levantas es pura suerte. **Corta 12.**
lesson-cut-guide = Estás a la derecha de quien reparte, así que te toca cortar: **corta 12**. La carta de abajo solo la ves tú.
lesson-cut-not = En una mesa da igual un número que otro. Esta baraja está preparada para 12.

lesson-steal =
    ¡El as de corazones! La carta que ves te la puedes **robar**: es la primera de tus tres. Los demás ven que robaste, no qué.
    En Rojo nada gana a un as. **Róbalo.**
lesson-steal-guide = En Rojo nada gana a un as: **roba el as de corazones**. Será tu primera carta.
lesson-steal-not = El as de corazones se quedaría a la vista de todos y fuera de juego. Pocas veces te ofrecerán una carta mejor.

lesson-leave =
    Luego viene el siete de cascabeles. También lo podrías robar, pero cada carta robada es una menos de las que te reparten, y peor que esa apenas hay.
    Así que **déjalo**: todos lo verán, y que está fuera de juego.
lesson-leave-guide = Apenas hay carta peor que el siete de cascabeles: **déjalo**.
lesson-leave-not = El cascabel más bajo no ayuda ni en Rojo ni en Verde, y casi nunca gana una baza. Mejor una carta que aún no conoces.

lesson-bet =
    Mira lo que tienes: **Rojo** con su carta más alta, **Verde** con la segunda hoja más alta, y **Última** está abierta a todos. Ni Iguales ni Escalera.
    Puedes apostar en cualquier momento, incluso antes de que salga Sepp. Si nadie quiere, ganas el punto sin comparar cartas; si alguien quiere, el lance vale 2. Rojo no lo puedes perder, así que con la apuesta solo puedes ganar. **Apuesta por el Rojo.**
lesson-bet-guide = Tienes el corazón más alto, así que Rojo no se puede perder: **apuesta por el Rojo**.
lesson-bet-not-bet-green = El rey es bueno, pero el as de hojas puede andar por ahí: una apuesta querida vale 2 para quien lo tenga. Empieza por lo que no se puede perder.
lesson-bet-not-bet = Última es de quien gane la última baza, y eso no lo sabe nadie todavía. Empieza por lo que no se puede perder.

lesson-hold =
    Vroni no quiso y Sepp quiso: Rojo vale 2 y es del corazón más alto, que es el tuyo. Ahora Sepp apuesta por **el Verde**. Tiene que tener una hoja, pero no por fuerza la mejor.
    Si nadie lo quiere, ni tú ni Vroni, Sepp gana el punto. Si dices **quiero**, Verde vale 2 y deciden las cartas. Por encima de tu rey solo está el as (el auténtico, o el **Weli**, un comodín que saldrá más adelante), y de las 33 cartas 24 no las tiene nadie. **Di “quiero”.**
lesson-hold-guide = A tu rey solo le gana el as de hojas: **di “quiero”**, y Verde vale 2.
lesson-hold-not = Entonces se lo preguntarían a Vroni, y si ella tampoco quiere, Sepp tiene un punto por una hoja más baja que la tuya. “No quiero” se dice con cartas flojas: aun así ganas si otra persona quiere y tus cartas son las mejores.

lesson-follow =
    Verde vale 2. Sepp sale con el unter de hojas; tienes que **asistir al palo**, así que solo puedes jugar el rey, que se lleva la baza.
    No lo pierdes por eso: se queda boca arriba delante de ti y cuenta para Verde igual que antes. **Juega el rey de hojas.**
lesson-follow-guide = Sepp salió de hojas y tienes que asistir al palo: **juega el rey de hojas**. Se lleva la baza.
lesson-follow-not-raise = Puedes, y pronto lo harás. Mira primero cómo caen las cartas: así sabrás más.
lesson-follow-not = Podrías apostar ahora por la Última. Pero aún no sabes qué tienen los demás: mira primero cómo caen las cartas.

lesson-raise =
    Te llevaste la baza, y ya sabes algo: Vroni no tiene **ninguna hoja**, y Sepp salió con el unter contra tu rey, así que difícilmente tiene una hoja mejor.
    Un lance querido lo puede **subir** de 2 a 3 cualquiera menos quien apostó primero. Si ahora nadie quiere, ganas 2 puntos. **Sube el Verde a tres.**
lesson-raise-guide = Vroni no tiene hojas y Sepp difícilmente una mejor: **sube el Verde a tres**.
lesson-raise-not-play = Puedes seguir jugando, pero lo que sabes ahora vale un punto: Verde está en 2 y es tuyo casi seguro.
lesson-raise-not = Sube primero el Verde: ahí es donde más sabes.

lesson-ace =
    Nadie quiso: 2 puntos por Verde. Sales tú. Para **Última** tienes que ganar la última baza, con tu ober de bellotas.
    Sal primero con el as: nadie puede ganarle, y a los demás les queda una carta menos para ganarle al ober. **Juega el as de corazones.**
lesson-ace-guide = Al as nadie le gana, y para Última necesitas la última baza: **juega primero el as de corazones**.
lesson-ace-not-play = Mientras todos tengan dos cartas, al ober le pueden ganar el rey o el as de bellotas. Entonces sale otra persona a la última baza, y tu as solo gana si salen de corazones.
lesson-ace-not = Sin apuesta, Última vale 1; querida, 2, y alguien puede tener aún una bellota más alta. Déjalo estar.

lesson-good =
    Vroni apuesta por **la Escalera**, y Sepp no quiso. Para apostar, querer o subir un lance hay que tenerlo, y no tienes dos cartas seguidas: no puedes querer.
    Así que ella gana un punto. Con 10 está **al filo**: le falta un punto para la meta, y en esta mano no puede apostar más. **Di “no quiero”.**
lesson-good-guide = No tienes dos cartas seguidas, así que no puedes querer la Escalera: **di “no quiero”**.

lesson-last =
    La última baza. Rojo y Verde están seguros; solo falta **Última**, y a los demás les queda una carta. **Juega el ober de bellotas.**
lesson-last-guide = Solo falta Última: **juega el ober de bellotas** en la última baza.
lesson-last-not = Podrías apostar por la Última incluso ahora. Pero quien quiera tendrá sus razones: sabe qué le queda.

lesson-count =
    Ahora se cuentan todos los lances: primero los apostados, según se apostó por ellos, y luego Rojo, Verde, Iguales, Escalera, Última. Rojo 2, Verde 2 y Última 1 son tuyos; Escalera es de Vroni, e Iguales no lo tiene nadie.
    Tienes 10, igual que Vroni, y a quien está al filo al empezar una mano se le **tachan** los puntos en el marcador.

lesson-weli =
    La mano siguiente; Vroni cortó y no robó nada. Tienes el **Weli**, la carta número 33. Hace de cualquier carta que no tengas, y solo dices cuál cuando lo juegas.
    Va justo detrás de la auténtica. Lo que haces lo ata: un palo al que no asistes queda descartado, y lo que apuestas o quieres tiene que cumplirse. Quien lo tiene y no gana ningún lance pierde un punto.

lesson-gespannt =
    Te falta 1 punto, y a Vroni también: estás **al filo**, igual que ella, y nadie al filo puede apostar ni subir, para que la partida no acabe con una apuesta. Pero puedes **querer**.
    Ahora decide el orden de la cuenta: si nadie apuesta, Rojo se cuenta primero, y quien tenga el corazón más alto puede ganar con él. Cuando alguien llega a 11 se deja de contar: los puntos siguientes se pierden, incluso el de una apuesta que nadie quiso.

lesson-gleich =
    Sepp apuesta por **los Iguales**: tiene que tener una pareja. También la tienes tú: el as de cascabeles, y el Weli como otro as. A esa pareja solo le ganan dos ases auténticos o un trío.
    Como hay apuesta, Iguales se cuenta **antes que Rojo**. Si quieres y ganas el lance, la partida es tuya. **Di “quiero”.**
lesson-gleich-guide = A tu pareja solo le ganan dos ases auténticos o un trío, e Iguales se cuenta antes que Rojo: **di “quiero”**.
lesson-gleich-not = Si no quieres, y Vroni tampoco, Sepp gana un punto, y lo siguiente que se cuenta es Rojo. No tienes ningún corazón auténtico; si Vroni tiene el mejor, la partida es suya.

lesson-lead =
    Desde ahora el Weli tiene que hacer pareja, como diez o como as. Cuentan los lances, no las bazas, así que piensa en el Weli: cuanto más lo guardes, más verás antes de nombrarlo.
    Así que **sal con el diez de hojas**; es lo que menos sirve.
lesson-lead-guide = Guarda el Weli para la última baza: **sal con el diez de hojas**, lo que menos sirve.
lesson-lead-not-play-W = Nombrado ya, es una carta como cualquier otra. Si lo guardas, todavía puede ser lo que pida la última baza.
lesson-lead-not = El as se llevaría la baza y tendrías que salir otra vez. Mejor que los demás enseñen sus cartas.

lesson-throw =
    Vroni sale con el as de corazones: Rojo es suyo. No tienes ningún corazón auténtico, así que puedes tirar el as de cascabeles, o jugar el Weli como corazón o como otra cosa.
    Si tiras el as, el Weli ya no puede ser un corazón; pero para tu pareja no te hace falta. En la última baza jugarías al final y conociendo todas las cartas. **Tira el as de cascabeles.**
lesson-throw-guide = No tienes ningún corazón auténtico y quieres nombrar el Weli al final: **tira el as de cascabeles**.
lesson-throw-not-play-W-Ah = Como as de corazones iría detrás del auténtico de Vroni. Guarda el Weli y tira el as de cascabeles: para tu pareja cuenta igual.
lesson-throw-not = Guarda el Weli: si lo nombras al final, ya conoces todas las cartas.

lesson-name =
    Todas las demás cartas están a la vista: Sepp tiene pareja de reyes. Ahora **nombra el Weli**. Otro as hace pareja de ases, por encima de los reyes. Un corazón ya no puede ser, y el as de cascabeles es tuyo; quedan bellotas y hojas.
    Como as de hojas sería además la hoja más alta. **Juega el Weli como as de hojas.**
lesson-name-guide = Como as de hojas, el Weli da pareja de ases y la hoja más alta: **juega el Weli como as de hojas**.
lesson-name-not-play-W-Aa = También es pareja de ases. Pero como hoja el Weli tiene además Verde: de dos nombres que sirven, elige el que dé más.
lesson-name-not = Una pareja de dieces queda por debajo de los reyes de Sepp. Nombra un as.

lesson-end =
    Con eso **ganas la partida**, y Sepp pierde. Por los Iguales se apostó, así que se contó primero, y con él pasaste de 11; ahí se deja de contar, y el Rojo de Vroni llega tarde.
    Lo que has aprendido:
    • Apuesta por lo que no se puede perder, quiere lo que seguramente sea mejor, y di “no quiero” a lo demás: no cuesta nada si otra persona quiere.
    • Cada carta que cae te dice algo. Sube cuando sepas, y nombra el Weli lo más tarde que puedas.
    • Cerca de la meta mira el orden de la cuenta antes que tus cartas.
