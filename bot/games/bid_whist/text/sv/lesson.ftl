# The lesson: lesson.jsonl says where which of these stands. Names and cards are those of its deal.
# lesson-<stop> explains, lesson-<stop>-guide says in one sentence what to do; lesson-<stop>-not… answers a choice that the rules allow and the lesson doesn't take.

lesson-intro =
    Två par: **Noah** sitter mitt emot, han är din partner. Wanda och Edith spelar ihop mot er. Alla tre är datorstyrda spelare.
    I en budgivning lovar en sida stick, och de måste den sedan ta. Sju poäng vinner partiet; ni har 3, de har 2.

lesson-cards =
    Ett bud är ett **tal**, 3 till 7, och en sort. Talet är vad du lovar **över sex** stick: 4 betyder tio. Det finns tretton: tolv som spelas, och de sex kort som budgivningens vinnare lägger bort räknas som ett.
    I **Uptown** vinner höga kort: ess, kung, dam … två. I **Downtown** låga: ess, två, tre … kung. Esset är bäst åt båda hållen, och de två jokrarna står över det som trumf. **Sang** slår samma tal i de andra sorterna och räknas dubbelt.

lesson-hand =
    Se på din hand åt båda hållen. Uptown: tre ess, stora jokern, klöver kung och dam, som någons ess slår. Fem spader, men små.
    I Downtown är de små spadrarna ess, två, tre, fem: nästan de högsta trumf som finns. Hjärter ess och två är de två bästa hjärterna. Det här är en hand för **Downtown**.

lesson-bid =
    Räkna sticken i Downtown med spader som trumf. Jokern och spadrarna: fem, även om lilla jokern tar ett. Hjärter ess och två: två. Ruter ess: ett. De bortlagda korten: ett. Det blir nio, och sex kort ur talongen och Noahs hand kommer till: tio är ett rimligt löfte.
    Wanda har bjudit 3 Uptown. Uptown och Downtown är **lika**, så 3 Downtown räcker inte. Först talet, sedan sorten: **bjud 4, Downtown.** Färgen väljs senare.
lesson-bid-guide = I Downtown räknar du nio stick, och sex kort kommer till: **bjud 4, Downtown**.
lesson-bid-not-bid-4-up = Rätt tal, fel håll: i Uptown är dina spader små och Wandas höga kort bra.
lesson-bid-not-bid-4-nt = Sang räknas dubbelt, om det går hem eller bet. Men då finns ingen trumf: din joker tar ingenting, och dina långa spader stoppar ingen annan färg.
lesson-bid-not-bid-3-nt = Det skulle slå 3 Uptown. Men utan trumf är din joker inget värd, och de kunde ta alla sina klöver.
lesson-bid-not-bid = Det är fler stick än du kan räkna med. Det du tar utöver budet räknas ändå, så bjud inte mer än du behöver.
lesson-bid-not = Då spelar Wanda 3 Uptown, där din hand inte är värd mycket. Du har nio stick i sikte; ett till ur sex nya kort är troligt.

lesson-name =
    Alla andra har bjudit eller passat: du är **spelförare** och spelar 4 Downtown. Innan du ser talongen väljer du trumf.
    Ta den färg där du har flest och bäst kort. **Välj spader.**
lesson-name-guide = Spader är din längsta och bästa färg: **välj spader** som trumf.
lesson-name-not = Du har fem spader med ess, två och tre, och i ingen annan färg mer än två kort. Trumf ska vara lång.

lesson-bury =
    Talongen är din: spader fyra och hjärter tre passar bra. Lägg nu bort sex kort med baksidan upp; de är ditt första stick, vilka de än är.
    Gör dig av med hela färger: **utan klöver** kan du trumfa klöver. Lägg bort klöver kung, dam och tio, ruter kung och sju, och hjärter knekt. **Välj de sex.**
lesson-bury-guide = Utan klöver kan du trumfa klöver: **lägg bort klöver kung, dam och tio, ruter kung och sju, hjärter knekt**.
lesson-bury-not = Det är inte de sex. Behåll alla sju trumf, hjärter ess, två och tre, ruter ess och fyra: resten är högt, och i Downtown förlorar höga kort.

lesson-joker =
    Du spelar ut. Det finns femton trumf: du har sju, åtta är ute, och var och en av dem kunde trumfa dina hjärter.
    Så **spela trumf** tills de är borta, den bästa först: **stora jokern.**
lesson-joker-guide = Åtta trumf är ute: **spela ut stora jokern** för att trumfa ut.
lesson-joker-not-play-As = Jokrarna slår det. Börja med din, stora jokern.
lesson-joker-not = Så länge de andra har trumf kan de trumfa dina ess och tvåor. Trumfa ut först, uppifrån: med stora jokern.

lesson-force =
    Tre trumf föll, fem är ute, och en av dem är **lilla jokern**, den enda över ditt ess. Någon gång tar den ett stick.
    Ge den en låg: ess, två, tre, fyra och fem är alla lika bra nu, för du har dem alla. **Spela ut spader fem.**
lesson-force-guide = Bara lilla jokern slår dina spader, så ge den en låg: **spela ut spader fem**.
lesson-force-not-play-As = Lilla jokern skulle ta ditt ess. Femman gör samma arbete: bara jokern slår den.
lesson-force-not-play-9s = I Downtown slås nian också av sjuan, åttan och sexan. Femman slås bara av jokern.
lesson-force-not-play-2s = Lika bra: den är nu värd lika mycket som femman. Här går femman först.
lesson-force-not-play-3s = { lesson-force-not-play-2s }
lesson-force-not-play-4s = { lesson-force-not-play-2s }
lesson-force-not = Fem trumf är fortfarande ute, lilla jokern bland dem. Fortsätt att trumfa ut.

lesson-cut =
    Wanda tog den med lilla jokern och spelar ut klöver ess. Dina klöver lade du bort, så du får **trumfa**.
    Ingen lägger efter dig, så vilken trumf som helst duger. **Spela spader nio**, din lägsta.
lesson-cut-guide = Du har ingen klöver, och ingen lägger efter dig: **trumfa med spader nio**, din lägsta.
lesson-cut-not-play = Du behöver inte trumfa, men annars får de sticket. Ta den lägsta trumf som räcker: nian.

lesson-draw =
    Ditt ess är nu den högsta trumfen. Två är fortfarande ute, och ett varv kan ta båda. **Spela ut spader ess.**
lesson-draw-guide = Ditt ess är nu den högsta trumfen: **spela ut spader ess** och ta de två sista.
lesson-draw-not-play-2s = Det trumfar ut lika bra. Esset är högst: spela ut det först.
lesson-draw-not-play-3s = { lesson-draw-not-play-2s }
lesson-draw-not-play-4s = { lesson-draw-not-play-2s }
lesson-draw-not = Det kan någon fortfarande trumfa. Två trumf är ute: trumfa ut först.

lesson-hearts =
    De andra har ingen trumf kvar, ingen kan trumfa längre. Hjärter ess, två och tre är de tre bästa hjärterna i Downtown.
    Så **spela dina hjärter, den bästa först**; trumfen behåller du för att komma in igen.
lesson-hearts-guide = Ingen annan har trumf kvar: **spela dina hjärter, den bästa först**.
lesson-hearts-not = Din trumf springer inte bort, och den släpper in dig igen när någon annan har tagit ett stick. Hjärter först, den bästa av dem.

lesson-diamonds =
    Tre hjärter, tre stick. Nu **ruter ess**: det tar ett stick, och du ser vilka ruter som faller.
lesson-diamonds-guide = Ruter ess är ett säkert stick: **spela ut ruter ess**.
lesson-diamonds-not-play-4d = Fyran skulle tas av tvåan eller trean. Ta ditt säkra stick först.
lesson-diamonds-not = Behåll trumfen tills du behöver den för att komma in igen.

lesson-loser =
    Du har sju stick och det bortlagda: åtta, och tre säkra trumf. Ruter fyra är ditt enda **förlorarkort**, om inte Noah har tvåan eller trean.
    Ge bort den medan du har trumf: vad de än spelar ut sedan trumfar du. **Spela ut ruter fyra.**
lesson-loser-guide = Förlora fyran medan din trumf skyddar resten: **spela ut ruter fyra**.
lesson-loser-not = Det går också här: fyran förlorar du nu eller senare. Men vanan är god: förlora det du måste medan din trumf fortfarande skyddar resten.

lesson-rest =
    Edith tog den med tvåan och spelar ut en ruter till. Du har bara trumf: resten är ditt. **Trumfa med fyran.** De två sista sticken går av sig själva.
lesson-rest-guide = Du har bara trumf kvar: **trumfa med spader fyra**, så är resten ditt.
lesson-rest-not = Vilken trumf som helst tar det; sedan har du bara trumf kvar. Ta fyran.

lesson-end =
    Elva stick, tio behövdes: **4 Downtown gick hem.** Ni får alla stick över sex, 5 poäng, och med 8 vinner du och Noah partiet. Med nio hade ni gått **bet** och förlorat 4.
    Det här har du lärt dig:
    • Räkna din hand i Uptown och i Downtown, lägg till det bortlagda sticket, och bjud det du kan räkna och lite från talongen.
    • Lägg bort hela färger; trumfa ut före allt annat, och ge lilla jokern en låg.
    • Ta de säkra sticken, och förlora det du måste medan du fortfarande kan trumfa.
