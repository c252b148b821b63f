# Quién está: tiempo de turno, jugadores ausentes, ordenadores que los sustituyen y la vuelta.

## En la mesa

button-wake = Despertar
button-sit-in = Que juegue un bot
button-awake = Aquí estoy
wake-line =
    ⏰ { $name }, { $count ->
        [one] ¿sigues ahí? Si no contestas, la partida puede seguir sin ti { $when }.
       *[other] ¿seguís ahí? Si no contestáis, la partida puede seguir sin vosotros { $when }.
    }
wake-own = ⏰ Los demás preguntan si sigues ahí. Sin respuesta, pueden seguir sin ti { $when }.
gone-silent = 💤 { $name } no contesta. “Que juegue un bot” pone un bot en su lugar.
gone-left = 🚪 { $name } ya no está en este servidor. “Que juegue un bot” pone un bot en su lugar.
time-due = ⏳ El turno de { $name } termina { $when }
sits-in = { $name } (🤖 en su lugar)
sits-in-short = { $name } 🤖
sat-in-for-you = Un bot juega por ti; el asiento sigue siendo tuyo.
game-paused = ⏸ La partida está en pausa: no hay nadie. Al pulsar algo, sigue; si no, la mesa se cierra sin resultado { $when }.
button-here = Ya estoy aquí
turn-reminder = { $name }, se te ha ido la mitad del tiempo; un bot jugará por ti { $when }.
answer-back = Vuelves a jugar en la mesa { $table }.

## Lo que no se puede

error-wake-too-early = Podrás despertar a esta persona <t:{ $when }:R>.
error-woken-already = Ya se le ha preguntado; puede contestar hasta las <t:{ $when }:t>.
error-wake-yourself = La partida te espera a ti.
error-nobody-to-wake = La partida no espera a nadie a quien se pueda despertar.
error-nobody-gone = No hay ningún asiento que cubrir: están todos, o ya juega un bot en su lugar.
error-mentioned-too-often =
    { $minutes ->
        [one] De momento ya hubo bastantes menciones; prueba otra vez en un minuto.
       *[other] De momento ya hubo bastantes menciones; prueba otra vez en { $minutes } minutos.
    }
error-not-absent = En esta mesa nadie juega por ti.
