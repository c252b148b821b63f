# El tiempo por turno, los bots que juegan por alguien y la vuelta.

## En la mesa

time-due = ⏳ { $name } { $when }
sits-in = { $name } (🤖 en su lugar)
sits-in-short = { $name } 🤖
sat-in-for-you = Un bot juega por ti; el asiento sigue siendo tuyo.
game-paused = ⏸ La partida está en pausa: no hay nadie. En cuanto alguien pulse algo, sigue; si no, la mesa se cierra sin resultado { $when }.
game-closed = Esta mesa está cerrada; su partida no tiene resultado.
button-here = Ya estoy aquí
button-take-over = Ocupar un asiento

## Mensajes

turn-reminder = { $name }, se te ha ido la mitad del tiempo; un bot jugará por ti { $when }.
answer-back = Vuelves a jugar en la mesa { $table }.

## Lo que no se puede

error-not-absent = En esta mesa nadie juega por ti.
error-own-seat-only = En esta partida dejaste otro asiento y conoces sus cartas; cuando termine podrás volver a sentarte.
error-no-newcomers = En este servidor nadie nuevo ocupa un asiento en una partida en curso; cuando termine podrás sentarte.
