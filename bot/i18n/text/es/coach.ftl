# El entrenador: las propias decisiones de una partida terminada, miradas por el bot más fuerte.

button-coach = Repaso
button-coach-back = Toda la partida
button-coach-moment = Momento { $place }
coach-title = Repaso de la partida { $number }
coach-deal-title = Partida { $number } · tus decisiones en la mano { $deal } de { $deals }
coach-begins = El bot más fuerte repasa tus decisiones …
coach-progress = El bot más fuerte repasa tus decisiones: { $looked } de { $total }.
coach-stays = Este mensaje se mantiene al día. Sigue aunque lo cierres, y también tras un reinicio: /entrenador lo muestra otra vez.
coach-nothing = { $count ->
    [one] Tuviste una decisión que tomar y no se puede sopesar.
   *[other] Tuviste { $count } decisiones que tomar y ninguna se puede sopesar.
}
coach-sum = { $count ->
    [one] Se puede sopesar una decisión tuya: { $same } como el más fuerte, { $good } más o menos igual de buena.
   *[other] Se pueden sopesar { $count } decisiones tuyas: { $same } como el más fuerte, { $good } más o menos igual de buenas.
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
coach-no-cost = Ninguna te costó nada que esté fuera de duda.
coach-note = Juzgado por lo que podías saber en ese momento, nunca por las cartas ocultas. Lo que no llega a dos errores típicos se pasa por alto. Esto solo lo ves tú.
coach-chart = Tu probabilidad de ganar antes de cada una de { $count } decisiones, en tanto por ciento: { $first } al principio, { $last } al final.
coach-where = mano { $deal }, jugada { $move }
coach-move = Jugada { $move }
coach-choose-deal = Todas las decisiones de una mano …
coach-choose-moment = Mirar una decisión …
coach-no-decision = En esta mano no tuviste nada que decidir.
coach-unweighed = { $done } (sin sopesar).
coach-same = { $done }, como habría hecho el más fuerte.
coach-other = Tú: { $done }; el más fuerte: { $best }.
coach-cost = { $wins ->
    [0] Eso costó menos de una victoria de cada cien partidas.
    [one] Eso costó más o menos una victoria de cada cien partidas.
   *[other] Eso costó unas { $wins } victorias de cada cien partidas.
}
coach-cost-none = Más o menos igual de bueno, hasta donde se puede saber.
coach-reason-thumb = Lo otro es aquí la jugada habitual, y nada de lo que sabías habla a favor de otra.
coach-reason-searched = En los repartos que cuadran con lo que sabías, lo otro gana más veces.
coach-knew = Juzgado por lo que podías saber entonces.
coach-cards-lay = Así estaban las cartas (de eso nadie tiene la culpa):
error-not-your-game = No estabas en la mesa cuando empezó la partida { NUMBER($number, useGrouping: 0) }; el entrenador solo mira el asiento de cada cual.
error-coach-busy = El entrenador ya está repasando { $limit } partidas tuyas; tendrá tiempo para otra cuando termine una de ellas.
button-again = Probar otra vez
practice-small = práctica desde la partida { $number }, jugada { $move }: sin rating ni resultado
practice-begun = Una mesa para ti desde la partida { $number }, jugada { $move }: tú contra bots. No cuenta para el rating y no tiene resultado.
remark-timid = Tu mano valía una puja.
remark-bold = Esa puja era más de lo que valía tu mano.
remark-too-high = Bastaba una puja más baja: esta pide más de lo que valía tu mano.
remark-too-low = Tu mano valía una puja más alta.
remark-led-trump = Saliste de triunfo cuando nadie podía superar tu { $card }.
remark-good-card = Nadie podía superar tu { $card }; saliste con otra cosa.
remark-trumped-partner = Jugaste triunfo cuando ya ganaba { $card }, de tu pareja.
remark-overtook-partner = Superaste { $card }, de tu pareja, que ya ganaba.
remark-would-win = { $card } se habría puesto por delante; tu carta no podía.
remark-cheaper = Bastaba { $card }; gastaste en eso una carta mejor.
remark-threw-good = Te descartaste de { $card }, que ya nadie podía superar.
remark-held = Quisiste con cartas que rara vez ganan lo que se apostó.
remark-gave-way = No quisiste lo que tus cartas ganan bastantes veces.
remark-bet-weak = Apostaste por lo que tus cartas rara vez ganan.
remark-no-bet = Tus cartas valían una apuesta.
remark-contra = Dijiste contra a un contrato que se cumple más veces de las que falla.
remark-no-contra = Ese contrato falla bastantes veces como para decirle contra.
remark-exchange = Convenía dejar otras cartas.
