# Records and the proof of the shuffle.

## Records on the command line

transcript-title = { $game } ({ $code })
transcript-players = Vid bordet: { $players }. { $dealer } ger först.
transcript-line = Rad { $line }: { $message }
transcript-by-computer = Härifrån spelar en dator för { $player }.
transcript-by-another = Härifrån spelar någon annan för { $player }.
transcript-by-themselves = Härifrån spelar { $player } igen.
simulate-title =
    { $games ->
        [one] Ett parti
       *[other] { $games } partier
    }
simulate-seat = plats
simulate-wins = vinster
simulate-losses = förluster
simulate-length = { $deals } givar och { $actions } drag per parti
simulate-per-deal = per giv

## Proof of the shuffle

verify-verdict-holds = ✅ Korten var bestämda före partiet, och ingen har ändrat dem.
verify-verdict-sealed = 🔒 Korten var bestämda före partiet; det går att kontrollera när de andra borden har spelat dem.
verify-verdict-broken = ❌ Något stämmer inte: { $what }
verify-verdict-unknown = ❔ Korten kan inte kontrolleras: { $what }
verify-verdict-none = ❔ Det här partiet har inget bevis, så korten kan inte kontrolleras.
verify-promise = Löftet för det här partiet: { $promise }
verify-all-holds = Det här partiet har bevis 2, och det håller: talet ger löftet, och talet och lyckoorden ger den första givaren och varje kort.
verify-sealed = Det här partiet har bevis 2 och är förseglat: dess tal är inte offentliggjort.
verify-meaning-seed = Löftet stod vid bordet innan någon gav ett lyckoord. Är det samma som du såg där kunde ingen, inte heller boten, välja korten när det väl fanns ett ord som ingen kunde gissa. Partier helt utan ord: bara att inget ändrades efteråt.
verify-fault = Rad { $line }: { $what }
verify-bad-json = det här är inget JSON-objekt, och det som följer har inte lästs.
verify-bad-proof = beviset på första raden har inte den form som docs/dev/proof-format.md beskriver.
verify-promise-differs = Löftet som du antecknade är INTE det här partiets.
verify-wrong-table = beviset gäller ett annat bord.
verify-wrong-options = lottningen är bunden till andra husregler.
verify-wrong-promise = talet ger INTE löftet.
verify-words-deleted = någon har låtit radera sitt lyckoord, så korten kan inte kontrolleras längre.
verify-wrong-dealer = den första givaren är INTE den som lottades fram.
verify-deal-line = de här korten är sammanställda, inte givna.
verify-no-label = den här lottningen saknar uppgift om varifrån den kommer.
verify-bad-label = den här lottningen har fel beteckning.
verify-wrong-label = det här är inte nästa lottning i ordningen: något har utelämnats, lagts till eller flyttats.
verify-wrong-luck = det här är INTE korten som talet ger.
verify-missing-luck = de här korten kan inte komma från blandningen före; en lottning har utelämnats.
verify-wrong-pack = leken är INTE den som utlovades före partiet.
verify-no-promise = inget utlovades för den här leken.
verify-holds = Giv { $shuffle }: leken är den utlovade, { $computed }.
verify-broken = Giv { $shuffle } (rad { $line }): leken är INTE den utlovade. Utlovat: { $promised }. Den här leken ger: { $computed }.
verify-unpromised = Giv { $shuffle } (rad { $line }): partifilen har inget löfte för den här leken; den ger { $computed }.
verify-unsalted = Giv { $shuffle } (rad { $line }): den här leken saknar slumpvärde (”salt”), så inget utlovades för den.
verify-invalid = Rad { $line } bryter mot spelets regler; så kan partiet inte ha spelats.
verify-nothing = Partifilen innehåller ingen blandning, så det finns inget att kontrollera.
verify-no-proof = Partifilen har inget bevis: inget utlovades om lottningen i den, så det finns inget att kontrollera.
verify-meaning = Det här är bevis 1: talet stod på bordet innan någon kuperade eller såg ett kort, och ingen annan lek ger samma tal. Är det alltså talet du såg där, så kan ingen ha flyttat något kort sedan dess.
