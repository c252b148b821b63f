# Tränaren: de egna besluten i ett avslutat parti, sedda av den starkaste datorspelaren.

button-coach = Se tillbaka
button-coach-back = Hela partiet
button-coach-moment = Läge { $place }
coach-title = En blick tillbaka på parti { $number }
coach-deal-title = Parti { $number } · dina beslut i giv { $deal } av { $deals }
coach-begins = Den starkaste datorspelaren går igenom dina beslut …
coach-progress = Den starkaste datorspelaren går igenom dina beslut: { $looked } av { $total }.
coach-stays = Det här meddelandet hålls aktuellt. Det går vidare om du stänger det, även efter en omstart: /tränare visar det igen.
coach-nothing = { $count ->
    [one] Du hade ett beslut att fatta, och det går inte att väga.
   *[other] Du hade { $count } beslut att fatta, och inget av dem går att väga.
}
coach-sum = { $count ->
    [one] Ett av dina beslut går att väga: { $same } som den starkaste, { $good } ungefär lika bra.
   *[other] { $count } av dina beslut går att väga: { $same } som den starkaste, { $good } ungefär lika bra.
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
coach-no-cost = Inget av dem kostade dig säkert något.
coach-note = Bedömt efter vad du kunde veta i det ögonblicket, aldrig efter de dolda korten. Vad som ligger under två standardfel förbigås. Bara du ser detta.
coach-chart = Din chans att vinna före vart och ett av { $count } beslut, i procent: först { $first }, sist { $last }.
coach-where = giv { $deal }, drag { $move }
coach-move = Drag { $move }
coach-choose-deal = Alla beslut i en giv …
coach-choose-moment = Se på ett beslut …
coach-no-decision = I den här given hade du inget att besluta.
coach-unweighed = { $done } (inte vägt).
coach-same = { $done }, som den starkaste skulle ha gjort.
coach-other = Du: { $done }; den starkaste: { $best }.
coach-cost = { $wins ->
    [0] Det kostade mindre än en seger på hundra partier.
    [one] Det kostade ungefär en seger på hundra partier.
   *[other] Det kostade ungefär { $wins } segrar på hundra partier.
}
coach-cost-none = Ungefär lika bra, så vitt det går att säga.
coach-reason-thumb = Det andra är det vanliga draget här, och inget som du visste talar för något annat.
coach-reason-searched = I de fördelningar som stämmer med vad du visste vinner det andra oftare.
coach-knew = Bedömt efter vad du kunde veta då.
coach-cards-lay = Så satt korten (ingens fel):
error-not-your-game = Du satt inte vid bordet när parti { NUMBER($number, useGrouping: 0) } började; tränaren ser bara på ens egen plats.
error-coach-busy = Tränaren går redan igenom { $limit } partier av dina; den har tid för ett till när ett av dem är klart.
button-again = Försök igen
practice-small = övning från parti { $number }, drag { $move }: ingen rating, inget resultat
practice-begun = Ett eget bord från parti { $number }, drag { $move }: du mot datorer. Det ger ingen rating och har inget resultat.
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
remark-threw-good = Du kastade { $card }, som ingen kunde slå längre.
remark-held = Du synade med kort som sällan vinner det som bjudits.
remark-gave-way = Du gav bort det som dina kort vinner tillräckligt ofta.
remark-bet-weak = Du bjöd på det som dina kort sällan vinner.
remark-no-bet = Dina kort var värda ett bud.
remark-contra = Du dubblade ett kontrakt som oftare går hem än spricker.
remark-no-contra = Det kontraktet spricker ofta nog för att dubblas.
remark-exchange = Andra kort borde ha lagts tillbaka.
