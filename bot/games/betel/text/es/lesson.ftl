# La lección: lesson.jsonl dice dónde va cada cosa. Los nombres y las cartas son los de sus manos.
# lesson-<parada> explica, lesson-<parada>-guide dice en una frase qué hacer; lesson-<parada>-not… responde a algo que las reglas permiten y la lección no hace.

lesson-intro =
    Tres jugadores, diez cartas cada uno, que mandan por este orden: A K Q J 10 9 8 7. Dos cartas de más esperan boca abajo: las **gemelas**.
    En una subasta alguien promete cuántas bazas hará y con qué palo de triunfo. Juega solo contra los otros dos, aquí Pola y Karol, que son bots. Se gana con 1000 puntos; aquí juegas dos manos.

lesson-ladder =
    Karol ha pujado Un trébol. En la **escala** hay treinta contratos, y cada puja tiene que estar más arriba que la anterior. Los niveles Uno, Dos, Tres, Pequeño slam y Gran slam piden 6, 7, 8, 9 y 10 bazas; dentro de cada nivel lo más bajo son los tréboles, luego diamantes, corazones, picas y sin triunfo.
    Debajo de cada nivel hay un **Betel**: ahí el declarante tiene que hacer *pocas* bazas. Un contrato cumplido da 20 puntos por su número, contando desde abajo: puja el más alto que puedas cumplir.

lesson-look =
    Antes de pujar puedes **mirar** las gemelas. Si luego pujas, es gratis; si pasas, cada una cuesta 5.
    Con as, rey y dama de corazones y otros dos ases vas a pujar seguro, así que mira todo lo que puedas. **Mira la gemela 1.**
lesson-look-guide = Mirar es gratis para quien puja, y vas a pujar: **mira la gemela 1**.
lesson-look-not-pass = ¿Con as, rey y dama de corazones y otros dos ases? Karol jugaría Un trébol, y tus cartas son mejores.
lesson-look-not = También se puede. Pero mirar no le cuesta nada a quien puja, y una gemela puede ser justo la carta que te falta: empieza por la gemela 1.

lesson-second =
    ¡La jota de corazones, justo entre tu dama y tu nueve! Mirar la otra sigue siendo gratis si pujas. **Mira la gemela 2.**
lesson-second-guide = ¡La jota de corazones! Mirar la otra también es gratis: **mira la gemela 2**.
lesson-second-not = Vas a pujar, así que la segunda mirada es gratis. Mira las dos y decide: puedes cambiar una o las dos.

lesson-exchange =
    El siete de diamantes no sirve de nada. Puedes **cambiar**: recoges una gemela o las dos y dejas otras tantas cartas. Después *tienes* que pujar.
    Toma la jota de corazones y deja un trébol: con un trébol menos podrás fallar pronto cuando salgan de tréboles. **Cambiar, gemela 1, el ocho de tréboles.**
lesson-exchange-guide = Toma la jota de corazones y líbrate de un trébol: **cambia el ocho de tréboles por la gemela 1**.
lesson-exchange-not-exchange-7c = Toma solo la jota de corazones, por un trébol. El siete vale lo mismo que el ocho: aquí sale el ocho.
lesson-exchange-not-exchange = Es un cambio, pero no el mejor: quieres la jota de corazones de la gemela 1 y quieres librarte del ocho de tréboles. Los dieces y nueves de otros palos todavía pueden servir.
lesson-exchange-not = Con la jota tus corazones quedan sin huecos. No la dejes ahí: primero cambia, luego puja.

lesson-bid =
    Cuenta tus bazas con corazones de triunfo: as, rey, dama, jota y nueve de corazones son cinco, porque fuera solo hay tres corazones. Otros dos ases: siete.
    Siete bazas son el nivel Dos. **Dos corazones** es el número 10 de la escala y da 200. Un corazón, el número 4, daría solo 85 con las mismas bazas. **Puja Dos, corazones.**
lesson-bid-guide = Con corazones de triunfo cuentas siete bazas, o sea, el nivel Dos: **puja Dos, corazones**.
lesson-bid-not-bid = Tu triunfo son los corazones, y siete bazas es lo que puedes contar: pujar menos regala puntos, pujar más promete demasiado.

lesson-trumps =
    Pola miró y pasó: le costó 5. Se ha pasado dos veces seguidas, así que eres el **declarante** de Dos corazones, y los otros son los defensores. Sale el declarante.
    Fuera hay tres triunfos. Sácalos, o fallarán tus ases con ellos. **Sal con el as de corazones.**
lesson-trumps-guide = Fuera hay tres triunfos que podrían fallar tus ases: **sal con el as de corazones**.
lesson-trumps-not = Los demás tienen que montar, y fallar donde no puedan asistir. Quítales primero los triunfos, empezando por arriba: con el as.

lesson-king =
    Cayeron dos de los tres triunfos; falta el diez. **Sal con el rey de corazones.**
lesson-king-guide = Todavía falta el diez de corazones: **sal con el rey de corazones**.

lesson-club =
    Ya no quedan más triunfos que los tuyos; guarda los tres. Te faltan cinco bazas: tres triunfos y dos ases, así que no hay margen de error.
    Líbrate ahora de tu último trébol: después podrás fallar los tréboles. **Sal con el siete de tréboles.**
lesson-club-guide = Sin tréboles podrás fallarlos: **sal con el siete de tréboles**, el último que tienes.
lesson-club-not = Eso podrías hacerlo después. Pero lo que has de perder lo pierdes algún día, y ahora, con tres triunfos, vuelves a entrar salgan de lo que salgan.

lesson-ruff =
    Los dos defensores tuvieron que **montar**; es la primera obligación: asistir, y por encima de la carta más alta de ese palo, si se puede. Ganó el diez de Karol, que sale con el as de tréboles.
    No tienes tréboles: entonces **debes fallar**. Si alguien hubiera fallado antes, tendrías que pisar su triunfo, o jugar igualmente uno más bajo. **Falla con el nueve.**
lesson-ruff-guide = No tienes tréboles, así que debes fallar: **falla con el nueve de corazones**, el más bajo que tienes.
lesson-ruff-not = Cualquier triunfo se la lleva, porque nadie más tiene. Guarda los altos y falla con el nueve.

lesson-diamond =
    Tres bazas. Ahora el **as de diamantes**: así el diez será tu único diamante y obligará a los demás a soltar los altos.
lesson-diamond-guide = Tu as gana ahora, mientras todos pueden asistir: **sal con el as de diamantes**.
lesson-diamond-not = Más tarde. Tus ases ganan ahora y tus triunfos cuando quieras: primero el as de diamantes.

lesson-force =
    La obligación de montar también trabaja para ti: sal con el **diez de diamantes**, y cada defensor tendrá que ir por encima si puede. Dos de sus cartas altas caen en una sola baza.
lesson-force-guide = Los defensores tienen que montar si pueden: **sal con el diez de diamantes**, y caerán dos cartas altas.
lesson-force-not = Guarda los triunfos para volver a entrar, y tus picas para las suyas. El diez de diamantes lo vas a perder: sal con él mientras todavía haga daño.

lesson-overtake =
    Jota y dama cayeron juntas. Karol sale con la dama de picas. Tienes as y nueve, pero el nueve no lo puedes jugar: **tienes que montar** si puedes. **Juega el as de picas.**
lesson-overtake-guide = Tienes que montar la dama si puedes: **juega el as de picas**.

lesson-cash =
    Nadie tiene triunfos, así que cada uno de los tuyos es una baza. Necesitas siete en total. **Sal con tus triunfos, el mejor primero.**
lesson-cash-guide = Nadie más tiene triunfos: **sal con tus triunfos, el mejor primero**.
lesson-cash-not = Toma primero lo seguro, el triunfo más alto por delante. El rey de picas sigue fuera.

lesson-score =
    Siete bazas: **Dos corazones está cumplido**, 20 por el número 10 son 200 puntos. Una baza de más habría dado otros 5. Los defensores no ganan nada; Pola perdió 5 por mirar y pasar.
    Con una baza menos habrías perdido 200, y 10 más por la que faltaba, y cada defensor habría ganado la mitad.

lesson-pass =
    La segunda mano; repartes y hablas primero. Ningún palo largo, pocos ases, y demasiadas cartas altas para un Betel: no hay nada que pujar.
    Mirar costaría 5 por gemela si luego pasas. **Pasa**, sin mirar.
lesson-pass-guide = No hay nada que pujar, y mirar cuesta 5 si pasas: **pasa**.
lesson-pass-not-look = Mirar cuesta 5 si después pasas, y con dos cartas difícilmente valdrá la pena pujar con esto.
lesson-pass-not = Con estas cartas no cumplirías, y eso cuesta más de lo que da el contrato. Pasa.

lesson-betel =
    Pola miró, cambió las dos gemelas y pujó **Betel pequeño**: sin triunfo, y puede llevarse dos bazas como mucho. Todos han pasado. Ahora todo va al revés: lo que te conviene, y a Karol también, es que ella *se lleve* bazas.
    Tu arma es la obligación: donde tiene que montar, no puede quedarse abajo.

lesson-queen =
    Pola sale con el ocho de tréboles y Karol no tiene tréboles. Tienes que montar, con el nueve o con la dama.
    Para que gane ella, vas a necesitar cartas **bajas** con las que salir. Así que llévate la baza con la alta: **la dama.**
lesson-queen-guide = Las cartas bajas te harán falta después: **llévate la baza con la dama**.
lesson-queen-not = Entonces te quedas con la dama, y por debajo de ella es fácil quedarse. Contra un Betel las cartas bajas valen oro: gana con la dama.

lesson-low =
    Karol ha mostrado que no tiene tréboles: no puede rescatarla. **Sal con tu trébol más bajo**: si Pola tiene uno más alto, debe jugarlo, y la baza es suya.
lesson-low-guide = Pola tiene que montar tu trébol si puede: **sal con tu trébol más bajo**.
lesson-low-not = En tréboles Pola está a solas contigo, y por debajo del más bajo no puede quedarse. En otro palo la baza podría ser de Karol o tuya.

lesson-entry =
    Una más para Pola. Ahora prueba con una carta baja, a ver si se la pelean los otros dos. Karol montó, y tienes que ir por encima de él: solo puedes jugar una de tus cartas. Te conviene, porque así sales tú: **juégala.**
lesson-entry-guide = Solo puedes jugar una de tus cartas, y con ella sales tú: **juégala**.

lesson-third =
    Pola tiene dos bazas, el límite. ¿De qué palo se ha quedado Karol sin cartas? Tiró el as y la dama de diamantes sobre los tréboles y jugó la jota: difícilmente le queda otro.
    Así que **sal con el siete de diamantes**: si Pola tiene uno por encima, se la tiene que llevar.
lesson-third-guide = A Karol difícilmente le queda un diamante, así que la baza es de Pola: **sal con el siete de diamantes**.
lesson-third-not-play-Td = El palo es el bueno, pero por debajo del diez Pola puede quedarse: sal con el siete.
lesson-third-not = Ahí a Karol le quedan cartas, y quizá se la tenga que llevar él. Sal de donde solo Pola pueda estar por encima de ti: el diamante más bajo.

lesson-down =
    Se la tuvo que llevar: tres bazas, **Betel pequeño no cumplido**. El resto se juega hasta el final, porque cada baza más le sale más cara. Ya no tienes nada que decidir; pulsa “Siguiente”.

lesson-end =
    Una baza de más en el contrato número 7: Pola pierde 7 × 20 y 10, y cada defensor gana la mitad, 75.
    Lo que has aprendido:
    • Mira si vas a pujar, cambia para alargar un palo o librarte de otro, y puja el contrato más alto que puedas contar.
    • Asistir y montar; si no, fallar y pisar; si no, cualquiera: las obligaciones muchas veces juegan por ti las cartas de los rivales.
    • Contra un Betel guarda cartas bajas, y sal de donde solo el declarante tenga que montar.
