# La lección: lesson.jsonl dice dónde va cada cosa. Los nombres y las cartas son los de su mano.
# lesson-<parada> explica, lesson-<parada>-guide dice en una frase qué hacer; lesson-<parada>-not… responde a algo que las reglas permiten y la lección no hace.

lesson-intro =
    Dos parejas: **Noah** está enfrente, es tu pareja. Wanda y Edith juegan juntas en contra. Los tres son bots.
    En una subasta un bando promete bazas y luego tiene que hacerlas. Con siete puntos se gana la partida; tu bando tiene 3, el otro 2.

lesson-cards =
    Una puja dice un **número**, del 3 al 7, y una clase. El número es lo que prometes **por encima de seis** bazas: 4 son diez. Hay trece: doce jugadas, y las seis cartas que descarta quien gana la subasta cuentan como otra.
    En **Uptown** ganan las cartas altas: as, rey, dama … dos. En **Downtown**, las bajas: as, dos, tres … rey. El as es lo mejor en los dos sentidos, y los dos jokers están por encima como triunfos. **Sin triunfo** gana al mismo número de los otros y cuenta doble.

lesson-hand =
    Mira tus cartas en los dos sentidos. Uptown: tres ases, el Joker grande, y rey y dama de tréboles, a los que gana el as de alguien. Cinco picas, pero chicas.
    Downtown esas picas chicas son as, dos, tres y cinco: casi los triunfos más altos que hay. As y dos de corazones son los dos mejores corazones. Estas cartas son para **Downtown**.

lesson-bid =
    Cuenta las bazas en Downtown con picas de triunfo. Joker y picas: cinco, aunque el Joker chico se lleve una. As y dos de corazones: dos. As de diamantes: una. El descarte: una. Son nueve, y faltan las seis cartas de la viuda y lo que tenga Noah: prometer diez es razonable.
    Wanda ha pujado 3 Uptown. Uptown y Downtown son **iguales**, así que 3 Downtown no basta. Primero el número, luego la clase: **puja 4, Downtown.** El palo se anuncia después.
lesson-bid-guide = En Downtown cuentas nueve bazas, y faltan seis cartas: **puja 4, Downtown**.
lesson-bid-not-bid-4-up = El número está bien, el sentido no: en Uptown tus picas son chicas y las cartas altas de Wanda son buenas.
lesson-bid-not-bid-4-nt = Sin triunfo cuenta doble, se cumpla o no. Pero entonces no hay triunfos: tu joker no se lleva nada, y tus picas largas no frenan ningún otro palo.
lesson-bid-not-bid-3-nt = Superaría 3 Uptown. Pero sin triunfo tu joker no vale nada, y podrían hacer todos sus tréboles.
lesson-bid-not-bid = Son más bazas de las que tienes a la vista. Lo que hagas por encima de tu puja cuenta igual, así que no pujes más de lo que haga falta.
lesson-bid-not = Wanda jugaría 3 Uptown, donde tus cartas valen poco. Tienes nueve bazas a la vista; una más con seis cartas nuevas es probable.

lesson-name =
    Todos han hablado: eres el **declarante** y juegas 4 Downtown. Antes de ver la viuda anuncias el palo de triunfo.
    Elige el palo en el que tienes más y mejor. **Anuncia picas.**
lesson-name-guide = Las picas son tu palo más largo y mejor: **anuncia picas** de triunfo.
lesson-name-not = Tienes cinco picas con as, dos y tres, y de ningún otro palo más de dos. El triunfo tiene que ser largo.

lesson-bury =
    La viuda es tuya: el cuatro de picas y el tres de corazones vienen muy bien. Ahora descarta seis cartas boca abajo; son tu primera baza, sean las que sean.
    Líbrate de palos enteros: **sin tréboles** podrás fallarlos. Descarta rey, dama y diez de tréboles, rey y siete de diamantes y la jota de corazones. **Elige esas seis.**
lesson-bury-guide = Sin tréboles podrás fallarlos: **descarta rey, dama y diez de tréboles, rey y siete de diamantes, la jota de corazones**.
lesson-bury-not = No son esas seis. Guarda los siete triunfos, as, dos y tres de corazones, as y cuatro de diamantes: lo demás es alto, y en Downtown las cartas altas pierden.

lesson-joker =
    Sales tú. Hay quince triunfos: tienes siete, fuera hay ocho, y cualquiera de ellos podría fallar tus corazones.
    Así que **sal con triunfos** hasta que no queden, el mejor primero: **el Joker grande.**
lesson-joker-guide = Fuera hay ocho triunfos: **sal con el Joker grande** para sacarlos.
lesson-joker-not-play-As = Los jokers le ganan. Empieza por el tuyo, el Joker grande.
lesson-joker-not = Mientras los demás tengan triunfos, pueden fallar tus ases y tus doses. Saca primero los triunfos, empezando por arriba: con el Joker grande.

lesson-force =
    Cayeron tres triunfos, fuera quedan cinco, y uno es el **Joker chico**, el único por encima de tu as. Alguna vez se llevará una baza.
    Dale un triunfo bajo: as, dos, tres, cuatro y cinco valen ahora lo mismo, porque los tienes todos. **Sal con el cinco de picas.**
lesson-force-guide = A tus picas solo les gana el Joker chico, así que dale una baja: **sal con el cinco de picas**.
lesson-force-not-play-As = El Joker chico se llevaría tu as. El cinco hace el mismo trabajo: solo el joker le gana.
lesson-force-not-play-9s = En Downtown al nueve le ganan también el siete, el ocho y el seis. Al cinco, solo el joker.
lesson-force-not-play-2s = Igual de bueno: ahora vale lo mismo que el cinco. Aquí sale primero el cinco.
lesson-force-not-play-3s = { lesson-force-not-play-2s }
lesson-force-not-play-4s = { lesson-force-not-play-2s }
lesson-force-not = Fuera quedan cinco triunfos, entre ellos el Joker chico. Sigue sacándolos.

lesson-cut =
    Wanda se llevó la baza con el Joker chico y sale con el as de tréboles. Tú descartaste los tuyos, así que puedes **fallar**.
    Nadie juega después de ti, cualquier triunfo vale. **Juega el nueve de picas**, el más bajo que tienes.
lesson-cut-guide = No tienes tréboles y nadie juega después de ti: **falla con el nueve de picas**, el más bajo que tienes.
lesson-cut-not-play = No es obligatorio fallar, pero si no, la baza es suya. Gasta el triunfo más bajo que sirva: el nueve.

lesson-draw =
    Tu as es ahora el triunfo más alto. Fuera quedan dos, y una vuelta quizá se los lleve a los dos. **Sal con el as de picas.**
lesson-draw-guide = Tu as es ahora el triunfo más alto: **sal con el as de picas** para sacar los dos últimos.
lesson-draw-not-play-2s = Eso también los saca. El as es el más alto: sal primero con él.
lesson-draw-not-play-3s = { lesson-draw-not-play-2s }
lesson-draw-not-play-4s = { lesson-draw-not-play-2s }
lesson-draw-not = Eso todavía lo puede fallar alguien. Fuera quedan dos: sácalos primero.

lesson-hearts =
    A los demás ya no les quedan triunfos, nadie puede fallarte nada. As, dos y tres de corazones son en Downtown los tres mejores corazones.
    Así que **sal con tus corazones, el mejor primero**; los triunfos los guardas para volver a entrar.
lesson-hearts-guide = A nadie más le quedan triunfos: **sal con tus corazones, el mejor primero**.
lesson-hearts-not = Los triunfos no se te escapan, y te devuelven la salida cuando otra persona se lleve una baza. Primero los corazones, el mejor de todos.

lesson-diamonds =
    Tres corazones, tres bazas. Ahora el **as de diamantes**: se lleva una baza, y ves qué diamantes caen.
lesson-diamonds-guide = El as de diamantes es una baza segura: **sal con el as de diamantes**.
lesson-diamonds-not-play-4d = Al cuatro le ganarían el dos o el tres. Toma primero la baza segura.
lesson-diamonds-not = Guarda los triunfos hasta que los necesites para volver a entrar.

lesson-loser =
    Tienes siete bazas y la del descarte: ocho, y tres triunfos seguros. El cuatro de diamantes es tu única **perdedora**, si Noah no tiene el dos o el tres.
    Entrégalo mientras tengas triunfos: salgan luego de lo que salgan, fallas. **Sal con el cuatro de diamantes.**
lesson-loser-guide = Pierde el cuatro mientras tus triunfos guardan lo demás: **sal con el cuatro de diamantes**.
lesson-loser-not = Aquí también funciona: el cuatro lo pierdes ahora o después. Pero la costumbre es buena: pierde lo que has de perder mientras tus triunfos guardan lo demás.

lesson-rest =
    Edith se la llevó con el dos y sale con otro diamante. Solo te quedan triunfos: el resto es tuyo. **Falla con el cuatro.** Las dos últimas bazas se juegan solas.
lesson-rest-guide = Solo te quedan triunfos: **falla con el cuatro de picas**, y el resto es tuyo.
lesson-rest-not = Cualquier triunfo se la lleva; después solo te quedan triunfos. Juega el cuatro.

lesson-end =
    Once bazas, hacían falta diez: **4 Downtown está cumplido.** Tu bando se apunta todas las bazas por encima de seis, 5 puntos, y con 8 ganas la partida con Noah. Con nueve no habrías **cumplido**, y eso habría costado 4.
    Lo que has aprendido:
    • Cuenta tus cartas en Uptown y en Downtown, suma el descarte, y puja lo que puedas contar y un poco de la viuda.
    • Descarta palos enteros; saca los triunfos antes que nada, y dale al Joker chico uno bajo.
    • Toma las bazas seguras, y pierde lo que has de perder mientras puedas fallar.
