# Los registros y la prueba del barajado.

## Registros en la línea de comandos

transcript-title = { $game } ({ $code })
transcript-players = En la mesa: { $players }. Reparte primero { $dealer }.
transcript-line = Línea { $line }: { $message }
transcript-by-computer = Desde aquí un bot juega por { $player }.
transcript-by-another = Desde aquí otra persona juega por { $player }.
transcript-by-themselves = Desde aquí { $player } vuelve a jugar.
simulate-title = { $games } partidas
simulate-seat = asiento
simulate-wins = ganadas
simulate-losses = perdidas
simulate-length = { $deals } manos y { $actions } jugadas por partida
simulate-per-deal = por mano

## La prueba del barajado

verify-verdict-holds = ✅ Las cartas estaban fijadas antes de la partida y nadie las cambió.
verify-verdict-sealed = 🔒 Las cartas estaban fijadas antes de la partida; se podrá comprobar cuando las hayan jugado las demás mesas.
verify-verdict-broken = ❌ Algo no cuadra: { $what }
verify-verdict-unknown = ❔ Las cartas no se pueden comprobar: { $what }
verify-verdict-none = ❔ Esta partida no tiene prueba, así que sus cartas no se pueden comprobar.
verify-promise = La promesa de esta partida: { $promise }
verify-all-holds = Esta partida tiene la prueba 2, y se cumple: la semilla da la promesa, y la semilla y las palabras de la suerte dan quién reparte primero y cada carta.
verify-sealed = Esta partida tiene la prueba 2 y está sellada: su semilla no se ha publicado.
verify-meaning-seed = La promesa estaba en la mesa antes de que nadie diera una palabra de la suerte. Si es la que viste allí, nadie, tampoco yo, pudo elegir las cartas en cuanto hubo una palabra que nadie podía adivinar. En partidas sin ninguna palabra: solo que después no se cambió nada.
verify-fault = Línea { $line }: { $what }
verify-bad-json = esto no es un objeto JSON, y lo que sigue no se ha mirado.
verify-bad-proof = la prueba de la primera línea no tiene la forma que describe docs/dev/proof-format.md.
verify-promise-differs = La promesa que anotaste NO es la de esta partida.
verify-wrong-table = la prueba es de otra mesa.
verify-wrong-options = el sorteo está ligado a otras reglas de la casa.
verify-wrong-promise = la semilla NO da la promesa.
verify-words-deleted = alguien hizo borrar su palabra de la suerte, así que las cartas ya no se pueden comprobar.
verify-wrong-dealer = quien reparte primero NO es quien salió en el sorteo.
verify-deal-line = estas cartas se compusieron, no se repartieron.
verify-no-label = este sorteo no dice de dónde viene.
verify-bad-label = este sorteo lleva una etiqueta equivocada.
verify-wrong-label = este no es el sorteo que tocaba: algo se quitó, se añadió o se movió.
verify-wrong-luck = estas NO son las cartas que da la semilla.
verify-missing-luck = estas cartas no pueden salir del barajado anterior; falta una línea de sorteo.
verify-wrong-pack = la baraja NO es la que se prometió antes de la partida.
verify-no-promise = para esta baraja no se prometió nada.
verify-holds = Mano { $shuffle }: la baraja es la prometida, { $computed }.
verify-broken = Mano { $shuffle } (línea { $line }): la baraja NO es la prometida. Prometida: { $promised }. Esta baraja da: { $computed }.
verify-unpromised = Mano { $shuffle } (línea { $line }): el registro no tiene promesa para esta baraja; da { $computed }.
verify-unsalted = Mano { $shuffle } (línea { $line }): esta baraja no tiene valor aleatorio (“salt”), así que no se prometió nada para ella.
verify-invalid = La línea { $line } va contra las reglas del juego; este registro no puede haberse jugado.
verify-nothing = En este registro no se baraja, así que no hay nada que comprobar.
verify-no-proof = Este registro no tiene prueba: no se prometió nada para sus sorteos, así que no hay nada que comprobar.
verify-meaning = Esta es la prueba 1: el número estaba en la mesa antes de que nadie cortara ni viera una carta, y ninguna otra baraja da el mismo número. Así que, si es el que viste allí, nadie pudo mover una carta desde entonces.
