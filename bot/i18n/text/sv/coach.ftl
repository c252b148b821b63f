# Tränaren: de egna besluten i ett avslutat parti, sedda av den starkaste datorn.

button-coach = Analys
button-coach-back = Hela partiet
button-coach-moment = Läge { $place }
coach-title = Analys av parti { $number }
coach-deal-title = Parti { $number } · dina beslut i giv { $deal } av { $deals }
coach-begins = Den starkaste datorn går igenom dina beslut …
coach-progress = Den starkaste datorn går igenom dina beslut: { $looked } av { $total }.
coach-stays = Det här meddelandet hålls aktuellt. Det går vidare om du stänger det, även efter en omstart: /analys visar det igen.
coach-nothing = { $count ->
    [one] Du hade ett beslut att fatta, och det går inte att bedöma.
   *[other] Du hade { $count } beslut att fatta, och inget av dem går att bedöma.
}
coach-sum = { $count ->
    [one] Ett av dina beslut går att bedöma. { $same ->
        [0] { $good ->
            [0] Den starkaste datorn hade gjort något annat.
           *[other] Det var ungefär lika bra som den starkaste datorns.
        }
       *[other] Det var samma som den starkaste datorns.
    }
   *[other] { $count } av dina beslut går att bedöma: { $same } som den starkaste datorn, { $good } ungefär lika bra; osäkert: { $unsure }.
}
coach-cost-sum = { $count ->
    [one] Ett kostade dig utan tvivel något: { $wins ->
        [0] mindre än en seger på hundra partier
        [one] ungefär en seger på hundra partier
       *[other] ungefär { $wins } segrar på hundra partier
    }.
   *[other] { $count } kostade dig utan tvivel något: tillsammans { $wins ->
        [0] mindre än en seger på hundra partier
        [one] ungefär en seger på hundra partier
       *[other] ungefär { $wins } segrar på hundra partier
    }.
}
coach-no-cost = { $count ->
    [one] Det är inte säkert att det kostade dig något.
   *[other] Inget av dem kostade dig säkert något.
}
coach-no-cost-sure = { $count ->
    [one] Det är inte säkert att det kostade dig något:
   *[other] Det är inte säkert att något av dem kostade dig något. { $unsure ->
        [one] Kanske det här:
       *[other] De här kan ha kostat mest:
    }
}
coach-note = Bedömt efter vad du kunde veta i det ögonblicket, aldrig efter de dolda korten. Små skillnader, som kan vara slump, visas inte. Bara du ser detta.
coach-caption = Din chans att vinna, i procent
coach-chart = Din chans att vinna före vart och ett av { $count } beslut, i procent: först { $first }, sist { $last }.
coach-where = Giv { $deal }, drag { $move }
coach-move = Drag { $move }
coach-choose-deal = Alla beslut i en giv …
coach-choose-moment = Se på ett beslut …
coach-no-decision = I den här given hade du inget att besluta.
coach-unweighed = ”{ $done }” (inte bedömt).
coach-same = ”{ $done }”, som den starkaste datorn skulle ha gjort.
coach-other = Du: ”{ $done }”; den starkaste datorn: ”{ $best }”.
coach-cost = { $wins ->
    [0] Det kostade mindre än en seger på hundra partier.
    [one] Det kostade ungefär en seger på hundra partier.
   *[other] Det kostade ungefär { $wins } segrar på hundra partier.
}
coach-cost-none = Ungefär lika bra, så vitt det går att säga.
coach-cost-unsure = { $wins ->
    [0] Det kan ha kostat lite, men det är osäkert.
    [one] Det kan ha kostat ungefär en seger på hundra partier, men det är osäkert.
   *[other] Det kan ha kostat ungefär { $wins } segrar på hundra partier, men det är osäkert.
}
coach-reason-thumb = Det andra draget är det vanliga här, och inget som du kunde veta talar emot det.
coach-reason-searched = I de fördelningar som var möjliga för dig vinner det andra draget oftare.
coach-reason-lost = Partiet var nästan avgjort: även det bättre draget vinner färre än 5 av 100 sådana partier.
coach-knew = Bedömt efter vad du kunde veta då.
coach-cards-lay = Så satt korten (det kunde du inte veta):
error-not-your-game = Du satt inte vid bordet när parti { NUMBER($number, useGrouping: 0) } började; bara den egna platsen analyseras.
error-coach-busy = { $limit } av dina partier analyseras redan; det finns tid för ett till när ett av dem är klart.
button-again = Försök igen
practice-small = övning från parti { $number }, drag { $move }: ingen rating, inget resultat
practice-begun = Ditt övningsbord: parti { $number } från drag { $move }, du mot datorer. Det ger ingen rating och har inget resultat.
remark-timid = Din hand var värd ett bud.
remark-bold = Budet var mer än din hand var värd.
remark-too-high = Ett lägre bud hade räckt: det här kräver mer än din hand var värd.
remark-too-low = Din hand var värd ett högre bud.
remark-led-trump = Du spelade ut trumf fast { $card } inte kunde slås.
remark-good-card = Ingen kunde slå { $card }; du spelade ut något annat.
remark-trumped-partner = Du trumfade fast din partners { $card } redan ledde.
remark-overtook-partner = Du tog över din partners { $card }, som redan ledde.
remark-would-win = { $card } hade tagit ledningen; ditt kort kunde inte.
remark-cheaper = { $card } hade räckt; du gav ut ett bättre kort.
remark-threw-good = Du sakade { $card }, som ingen kunde slå längre.
remark-held = Du synade en figur som dina kort sällan vinner.
remark-gave-way = Du passade fast dina kort vinner den figuren tillräckligt ofta.
remark-bet-weak = Du bjöd en figur som dina kort sällan vinner.
remark-raise-weak = Du höjde en figur som dina kort sällan vinner.
remark-no-bet = Dina kort var värda ett bud.
remark-no-raise = Dina kort var värda en höjning.
remark-contra = Kontran riskerade mer än den kunde ge.
remark-no-contra = Det kontraktet går bet så ofta att det är värt en kontra.
remark-exchange = Andra kort borde ha lagts tillbaka.
error-try-elsewhere = Det här partiet spelades inte på den här servern, och här skulle alla se korten. Försök igen där det spelades, eller i ett direktmeddelande med mig.
