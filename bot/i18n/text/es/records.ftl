# Los registros y la prueba del barajado.

## Registros en la línea de comandos

simulate-title = { $games } partidas
simulate-seat = asiento
simulate-wins = ganadas
simulate-losses = perdidas
simulate-length = { $deals } manos y { $actions } jugadas por partida
simulate-per-deal = por mano
