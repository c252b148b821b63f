# Kvällar med många bord.

tournament-title = Spelkväll { $number }: { $game }
tournament-open = { $count ->
    [0] Listan är öppen
    [one] Listan är öppen: en person hittills
   *[other] Listan är öppen: { $count } personer hittills
    }
tournament-hint = Tryck på Delta för att vara med. Den som kommer sent spelar från nästa runda; för den som går spelar en dator.
tournament-form = { $form ->
    [duplicate] Par: alla bord spelar samma kort
    [knockout] Par: förlorarna åker ut
    [swiss] Alla för sig själva, schweizersystem: de som ligger lika möts (färre än åtta: alla möts ungefär lika ofta)
   *[everybody] Alla för sig själva
    }
tournament-rounds = { $rounds ->
    [one] en runda
   *[other] { $rounds } rundor
    }
tournament-seats = bord om { $seats }
tournament-minutes = { $minutes ->
    [one] en minut per runda
   *[other] { $minutes } minuter per runda
    }
tournament-host = Ordnas av { $name } · husregler { $code }
tournament-no-host = Husregler { $code }
tournament-ties = { $form ->
    [duplicate] Det som räknas: matchpoäng, sedan poängskillnaden. Att stå över ändrar inget.
    [knockout] Det som räknas: vunna rundor, sedan poängskillnaden.
   *[everybody] Det som räknas: hur stor andel av de andra du slår vid varje bord, sedan vunna bord, sedan färre förlorade partier, sedan poäng. Att stå över räknas som mitten av ett bord.
    }
tournament-apart = Det som en dator spelar åt någon räknas inte.
tournament-promise = Talet bakom alla kort i spelkvällen är redan bestämt. Löftet om det: { $promise }
tournament-masters = { $form ->
    [duplicate] Mästare (version { $version }) spelar brickorna som färre än tre bord spelar. Deras resultat jämförs som ett bords.
   *[everybody] Alla bord i en runda spelar samma kort, och mästare (version { $version }) spelar dem också där bara ett eller två bord gör det. Alla som har spelat från din plats räknas som motståndare.
    }
tournament-compared = Bricka { $board }: { $name } { $points }, mästarna { $masters }
tournament-masters-late = Mästarna spelar fortfarande bricka { $board }.
tournament-masters-played = Spelkväll { $number }: mästarna har spelat bricka { $board }. Deras resultat räknas nu i ställningen.
tournament-ranges = Bästa och sämsta brickor i spelkväll { $number }
tournament-range-even = **{ $name }**: { $best_percent } på varje bricka
tournament-range = **{ $name }**: bästa bricka { $best } ({ $best_percent }), sämsta bricka { $worst } ({ $worst_percent })
tournament-lucky = Med Lyckoord lägger du ett eget ord till korten. Då kan varken jag eller någon annan ha valt dem.
tournament-lucky-title = Lyckoord för spelkväll { $number }
tournament-lucky-hint = Vilken text som helst med upp till 32 tecken. Den ändrar spelkvällens alla kort. Tomt: inget.
tournament-lucky-done = Lyckoorden står nu på listan. De ligger fast när spelkvällen börjar.
tournament-nobody = Ingen än.
tournament-computer = dator
tournament-deleted = tidigare spelare { $number }
tournament-gone = { $name } (har gått)
tournament-asks = { $name } vill spela med { $other }
tournament-alone = Den som saknar partner får en vid starten. Välj själv med /spelkväll partner.
tournament-running = Runda { $round } av { $rounds }
tournament-round-over = Runda { $round } av { $rounds } är slut
tournament-due = Den slutar { $moment }.
tournament-paused = Paus: pågående partier kan spelas färdigt, men ingen tid går och ingen ny runda börjar.
tournament-table = Bord { $table }: { $names }
tournament-table-place = Bord { $table } i { $channel }: { $names }
tournament-thread = Spelkväll { $number } · runda { $round } · bord { $place }
tournament-event = Spelkväll: { $game }
tournament-event-text = Spelkväll i { $channel }: tryck på Delta på listan där.
tournament-table-coming = Snart klart: { $names }
tournament-table-closed = Bord { $table }, stängt utan resultat: { $names }
tournament-at = { $name } { $points }
tournament-against = { $first } mot { $second }
tournament-idle = Står över: { $names }
tournament-comers = Från nästa runda: { $names }
tournament-standings = Ställningen efter runda { $round }
tournament-line = **{ $place }.** { $name } · { $score }
tournament-line-marks = { $line } · { $marks } förlorade
tournament-line-points = { $line } · { $points ->
    [one] en poäng
   *[other] { $points } poäng
    }
tournament-line-stood-in = { $line } · { $count ->
    [one] ett bord spelat av en dator
   *[other] { $count } bord spelade av en dator
    }
tournament-won = { $count ->
    [one] en vunnen runda
   *[other] { $count } vunna rundor
    }
tournament-column-places = platser
tournament-column-percent = %
tournament-column-rounds = rundor
tournament-column-points = poäng
tournament-column-won = vunna
tournament-column-lost = förlorade
tournament-column-difference = skillnad
tournament-over = Spelkvällen är slut
tournament-called-off = Spelkvällen ställdes in.
tournament-first = { $count ->
    [one] { $names } vinner spelkvällen!
   *[other] { $names } vinner spelkvällen tillsammans!
    }
tournament-shared = { $names } delar på segern!
tournament-nobody-played = Ingen spelade ett bord färdigt.
tournament-calls = Spelkväll { $number }, runda { $round }: era bord är klara. **Mina kort** vid bordet visar dina kort. { $names }
tournament-begins-soon = Listan för en spelkväll med { $game } är öppen: { $names }
tournament-soon = Spelkväll { $number }: runda { $round } slutar { $moment }. Då spelar datorer för dem man väntar på.
tournament-joined = Du står på listan för spelkväll { $number }.
tournament-left = Du är inte längre med på spelkväll { $number }.
tournament-partner = Överenskommet: du spelar med { $name }.
tournament-partner-asked = Noterat. Så snart { $name } väljer dig med /spelkväll partner är ni ett par.
tournament-stop-sure = Avsluta spelkvällen nu? Pågående partier bryts; det som är spelat räknas.
tournament-stop-done = Spelkvällen är avslutad.
tournament-table-small = Spelkväll { $number }
tournament-sealed = Alla bord på spelkvällen spelar de här korten; tills alla är klara visas de bara på din hand.
sealed-waiting = Spelet väntar på { $names }.
tournament-planned = Planerad till { $moment }, { $left }
tournament-planned-hint = Du kan delta redan nu. På den planerade tiden kan arrangören trycka på Starta.
tournament-open-hint = Tryck på Delta för att vara med. Arrangören trycker på Starta.
tournament-more-places = { $count ->
    [one] En plats till finns under Ställning.
   *[other] { $count } platser till finns under Ställning.
    }
tournament-more-entrants = och { $count } till
tournament-waiting = Väntar på en plats: { $names }
tournament-places = { $count ->
    [one] En plats. Andra väntar, och den första flyttas upp när den blir ledig.
   *[other] { $count } platser. Andra väntar, och den första flyttas upp när en plats blir ledig.
    }
tournament-opens = Listan öppnas av sig själv då (tidszon { $zone }). Sedan kan arrangören trycka på Starta.
tournament-remind = Påminnelse { $moment }.
tournament-weekly = Varje vecka vid den här tiden.
tournament-reminder = Spelkväll { $number } öppnar { $moment }. { $names }
tournament-moved-up = { $count ->
    [one] Spelkväll { $number }: { $names } har fått en plats.
   *[other] Spelkväll { $number }: { $names } har fått platser.
    }
tournament-joined-waiting = Alla platser i spelkväll { $number } är tagna. Du är nummer { $place } på väntelistan.
tournament-cancelled-missed = Spelkväll { $number } var planerad till { $moment }, men listan kunde inte öppnas i tid. Den är inställd.
tournament-cancelled-ownerless = Spelkväll { $number } var planerad till { $moment }. Arrangörens uppgifter raderades och listan är tom, så den är inställd.
tournament-cancelled-mute = Spelkväll { $number } var planerad till { $moment } i { $channel }, men där får jag inte skriva. Den är inställd.
tournament-cancelled-gone = Spelkväll { $number } var planerad till { $moment }, men kanalen har raderats. Den är inställd och upprepas inte.
tournament-next = Nästa är spelkväll { $number }, { $moment }.
tournament-cancel-sure = Ställa in den här spelkvällen?
tournament-cancel-weekly = Spelkvällen hålls varje vecka. Ställa in bara den här, eller alla?
tournament-cancel-done = Spelkvällen är inställd.
tournament-skip-done = Bara den här spelkvällen är inställd. Nästa är planerad.
button-tournament-cancel-sure = Ja, ställ in
button-tournament-cancel-all = Ställ in alla
button-tournament-skip = Bara den här
tournament-axis = { $axis ->
    [first] Nord–Syd
   *[second] Öst–Väst
    }
tournament-axis-places = **{ $axis }** { $places }
tournament-met = Vilka som har mötts
tournament-met-hint = Motståndarnas nummer, och hur ofta om det var mer än en gång.
tournament-met-line = **{ $number }** { $name }: { $met }
alt-met = Vilka som har mötts, som rutnät. { $rows }
button-tournament-standings = Ställning
button-tournament-boards = Brickor
tournament-handicap = { $form ->
    [duplicate] Handikapp: ett par får en procent för var 50:e ratingpoäng under det bästa paret, högst tio. Det bestäms vid starten. Den som har färre än 20 partier med rating räknas inte.
   *[everybody] Handikapp: en spelare börjar varje parti med en poäng för var 100:e ratingpoäng under den bästa, högst en tredjedel av målet. Det bestäms vid starten. Den som har färre än 20 partier med rating får inget. Partierna ändrar ingen rating.
    }
tournament-handicaps = { $form ->
    [duplicate] Procent: { $names }
   *[everybody] Startpoäng: { $names }
    }
tournament-line-handicap = { $line } · handikapp +{ $number }
button-tournament-join = Delta
button-tournament-leave = Lämna
button-tournament-start = Starta
button-tournament-pause = Paus
button-tournament-go-on = Fortsätt
button-tournament-stop = Avsluta spelkvällen
button-tournament-cancel = Ställ in spelkvällen
button-tournament-stop-sure = Ja, avsluta
alt-standings = { $title }: { $rows }
alt-podium = Prispall: { $rows }

error-of-tournament = Det här bordet hör till en spelkväll som bestämmer platserna; lämna den med ”Lämna” i dess meddelande.
error-tournament-over = Den spelkvällen är slut.
error-already-entered = Du står redan på listan.
error-tournament-full = Det står redan { $limit } personer på listan; fler går inte.
error-tournament-too-late = Ingen kan gå in i en utslagsturnering som har börjat.
error-not-entered = Du står inte på listan.
error-tournament-begun = Den spelkvällen har redan börjat.
error-no-pairs = På den här spelkvällen spelar alla för sig själva.
error-partner-not-entered = Din partner måste trycka på Delta först.
error-partner-yourself = Välj någon annan; du kan inte vara din egen partner.
error-not-organiser = Det får bara den som ordnar spelkvällen och de som hanterar servern.
error-tournament-not-playing = Ingen runda spelas.
error-tournament-paused = Spelkvällen är redan pausad.
error-tournament-not-paused = Spelkvällen är inte pausad.
error-bad-rounds = En spelkväll har 1 till { $most } rundor.
error-bad-minutes = En runda tar 1 till { $most } minuter.
error-bad-form = Så kan man inte spela det spelet. Möjligt: { $forms }, eller ingen form.
error-masters-knockout = I en utslagning spelar inga mästare med: varje par jämförs bara med det par som det möter.
error-no-masters = Det finns inga mästare för det här spelet.
error-bad-table-of = Vid ett bord i det här spelet sitter { $low } till { $high } på en spelkväll.
error-tournament-rising = Med de husreglerna lämnar förlorarna sina platser, och det går inte på en spelkväll; välj andra regler.
error-too-many-tournaments = Det finns redan { $limit } spelkvällar på servern som är öppna eller pågår: { $open }. Avsluta en av dem först.
tournament-in-channel = { $number } (<#{ $channel }>)
error-tournament-apart = På listan står personer som inte kan sättas vid samma bord; med alla kan spelkvällen inte börja.
error-no-tournament = Det finns ingen sådan spelkväll här; /spelkväll öppna börjar en.
error-tournament-planned = Listan öppnas av sig själv. Tryck på Starta då.
error-tournament-not-weekly = Spelkvällen upprepas inte. Tryck på Mer och Ställ in spelkvällen för att ställa in den.
error-bad-places = En spelkväll med det här spelet har { $low } till { $high } platser.
error-plan-past = <t:{ $moment }:F> har redan varit. Välj en senare tid.
error-plan-too-far = En spelkväll kan planeras högst { $days } dagar i förväg.
error-too-many-plans = Servern har redan { $limit } planerade spelkvällar. Ställ in en av dem först.
error-bad-date = ”{ $given }” är ingen dag; skriv till exempel { $today }, eller välj en i listan.
error-no-zone = Servern har ingen tidszon. Den som hanterar servern väljer en i /inställningar: tryck på Fler inställningar och sedan på Tidszon. Eller ange din egen med tysta timmar i /mina-inställningar.
error-no-standings = Det finns ingen ställning innan första rundan är slut.
error-no-handicap = Handikapp finns i Bieten och för par som spelar samma kort, men inte här.
error-handicap-masters = Mästare har inget handikapp. Välj ett av de två.
