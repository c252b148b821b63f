# Quien se ha ido: despertarlo, seguir sin él, terminar una partida a sus espaldas.

## En la mesa

button-wake = Despertar
button-sit-in = Que juegue un bot
button-awake = Aquí estoy
wake-line = ⏰ { $name }, ¿sigues ahí? Sin respuesta, los demás pueden seguir sin ti { $when }.
wake-own = ⏰ Los demás preguntan si sigues ahí. Sin respuesta, pueden seguir sin ti { $when }.
gone-silent = 💤 { $name } no contesta. Las votaciones y peticiones siguen sin esta persona; “Que juegue un bot” pone un bot en su lugar.
gone-left = 🚪 { $name } ya no está en este servidor. Las votaciones y peticiones siguen sin esta persona; “Que juegue un bot” pone un bot en su lugar.
end-costs = ⚠ { $name } solo está ausente. Si la partida termina ahora, la pierden quienes voten por terminarla y no gana nadie.
ended-behind-back = La partida se terminó mientras alguien estaba ausente. La pierden: { $names }; no gana nadie.

## Respuestas

answer-ended-behind-back = La partida de la mesa { $table } ha terminado. Cuenta como derrota para quienes la terminaron.

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
