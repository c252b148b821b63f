# El entrenador: las propias decisiones de una partida terminada, miradas por el bot más fuerte.

button-coach = Análisis
button-coach-back = Toda la partida
button-coach-moment = Decisión { $place }
coach-title = Análisis de la partida { $number }
coach-deal-title = Partida { $number } · tus decisiones en la mano { $deal } de { $deals }
coach-begins = El bot más fuerte analiza tus decisiones…
coach-progress = El bot más fuerte analiza tus decisiones: { $looked } de { $total }.
coach-stays = Este mensaje se mantiene al día. Sigue aunque lo cierres, y también tras un reinicio: /análisis lo muestra otra vez.
coach-nothing = { $count ->
    [one] Tuviste una decisión que tomar y no se puede valorar.
   *[other] Tuviste { $count } decisiones que tomar y ninguna se puede valorar.
}
coach-sum = { $count ->
    [one] Se puede valorar una decisión tuya. { $same ->
        [0] { $good ->
            [0] El bot más fuerte habría hecho otra cosa.
           *[other] Fue más o menos igual de buena que la del bot más fuerte.
        }
       *[other] Fue la misma que la del bot más fuerte.
    }
   *[other] Se pueden valorar { $count } decisiones tuyas: { $same } como el bot más fuerte, { $good } más o menos igual de buenas; dudosas: { $unsure }.
}
coach-cost-sum = { $count ->
    [one] Una te costó algo sin lugar a dudas: { $wins ->
        [0] menos de una victoria de cada cien partidas
        [one] más o menos una victoria de cada cien partidas
       *[other] unas { $wins } victorias de cada cien partidas
    }.
   *[other] { $count } te costaron algo sin lugar a dudas: juntas, { $wins ->
        [0] menos de una victoria de cada cien partidas
        [one] más o menos una victoria de cada cien partidas
       *[other] unas { $wins } victorias de cada cien partidas
    }.
}
coach-no-cost = { $count ->
    [one] No es seguro que te costara algo.
   *[other] De ninguna es seguro que te costara algo.
}
coach-no-cost-sure = { $count ->
    [one] No es seguro que te costara algo:
   *[other] De ninguna es seguro que te costara algo. { $unsure ->
        [one] Quizá esta:
       *[other] Estas pueden ser las que más costaron:
    }
}
coach-note = Valorado por lo que podías saber en ese momento, nunca por las cartas ocultas. Las diferencias pequeñas, que pueden ser casualidad, no aparecen. Esto solo lo ves tú.
coach-caption = Tu probabilidad de ganar, en tanto por ciento
coach-chart = Tu probabilidad de ganar antes de cada una de { $count } decisiones, en tanto por ciento: { $first } al principio, { $last } al final.
coach-where = Mano { $deal }, jugada { $move }
coach-move = Jugada { $move }
coach-choose-deal = Todas las decisiones de una mano…
coach-choose-moment = Mirar una decisión…
coach-no-decision = En esta mano no tuviste nada que decidir.
coach-unweighed = “{ $done }” (sin valorar).
coach-same = “{ $done }”, como habría hecho el bot más fuerte.
coach-other = Tú: “{ $done }”; el bot más fuerte: “{ $best }”.
coach-cost = { $wins ->
    [0] Eso costó menos de una victoria de cada cien partidas.
    [one] Eso costó más o menos una victoria de cada cien partidas.
   *[other] Eso costó unas { $wins } victorias de cada cien partidas.
}
coach-cost-none = Más o menos igual de bueno, hasta donde se puede saber.
coach-cost-unsure = { $wins ->
    [0] Puede que costara un poco, pero no es seguro.
    [one] Puede que costara más o menos una victoria de cada cien partidas, pero no es seguro.
   *[other] Puede que costara unas { $wins } victorias de cada cien partidas, pero no es seguro.
}
coach-reason-thumb = La jugada habitual aquí es la otra, y nada de lo que podías saber la desaconseja.
coach-reason-searched = En los repartos que para ti eran posibles, la otra jugada gana más veces.
coach-reason-lost = La partida estaba casi decidida: incluso la mejor jugada gana menos de 5 de cada 100 partidas así.
coach-knew = Valorado por lo que podías saber entonces.
coach-cards-lay = Así estaban las cartas (no podías saberlo):
error-not-your-game = No estabas en la mesa cuando empezó la partida { NUMBER($number, useGrouping: 0) }; el análisis es solo del asiento propio.
error-coach-busy = Ya hay { $limit } partidas tuyas en análisis; para otra habrá tiempo cuando termine una de ellas.
button-again = Probar otra vez
practice-small = práctica de la partida { $number }, desde la jugada { $move }: sin rating ni resultado
practice-begun = Tu mesa de práctica: partida { $number } desde la jugada { $move }, tú contra bots. No cuenta para el rating y no tiene resultado.
remark-timid = Tus cartas valían una puja.
remark-bold = Esa puja era más de lo que valían tus cartas.
remark-too-high = Bastaba una puja más baja: esta pide más de lo que valían tus cartas.
remark-too-low = Tus cartas valían una puja más alta.
remark-led-trump = Saliste de triunfo cuando nadie podía ganar a tu { $card }.
remark-good-card = Nadie podía ganar a tu { $card }; saliste con otra cosa.
remark-trumped-partner = Fallaste cuando ya ganaba la carta de tu pareja, { $card }.
remark-overtook-partner = Montaste la carta de tu pareja, { $card }, que ya ganaba.
remark-would-win = { $card } se habría puesto por delante; tu carta no podía.
remark-cheaper = Bastaba { $card }; gastaste en eso una carta mejor.
remark-threw-good = Te descartaste de { $card }, a la que ya nadie podía ganar.
remark-held = Quisiste un lance que tus cartas rara vez ganan.
remark-gave-way = No quisiste un lance que tus cartas ganan bastantes veces.
remark-bet-weak = Apostaste por un lance que tus cartas rara vez ganan.
remark-raise-weak = Subiste un lance que tus cartas rara vez ganan.
remark-no-bet = Tus cartas valían una apuesta.
remark-no-raise = Tus cartas valían una subida.
remark-contra = El contra arriesgaba más de lo que podía ganar.
remark-no-contra = Ese contrato se queda sin cumplir bastantes veces como para decirle contra.
remark-exchange = Convenía devolver otras cartas.
error-try-elsewhere = Esta partida no se jugó en este servidor, y aquí todo el mundo vería sus cartas. Vuelve a intentarlo donde se jugó, o en un mensaje directo conmigo.
