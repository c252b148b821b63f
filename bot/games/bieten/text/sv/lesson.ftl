# The lesson: lesson.jsonl says where which of these stands. Names and cards are those of its deals.
# lesson-<stop> explains, lesson-<stop>-guide says in one sentence what to do; lesson-<stop>-not… answers a choice that the rules allow and the lesson doesn't take.

lesson-intro =
    Du spelar mot Vroni och Sepp, två datorstyrda spelare, var och en för sig. Tre kort var, tre stick, fem **figurer** värda en poäng styck, och ett bud på vilken som helst av dem när som helst.
    Den som först når **11** vinner, den som då är lägst förlorar. Du har 5, Vroni 9, Sepp 6. Vi får se om du hinner ikapp.

lesson-figures =
    De fem figurerna, och vem som har dem när alla kort ligger öppna:
    • **hjärter**: den högsta hjärtern
    • **blad**: det högsta bladet
    • **lika**: de bästa korten av samma valör
    • **sekvens**: den bästa följden i en färg: två eller tre kort i rad
    • **sista stick**: den som tar sista sticket
    I varje färg är esset högst, sedan kung, ober, unter, 10, 9, 8 och 7.
    Ett kort kan ingå i flera figurer, och kort som redan är spelade räknas fortfarande.

lesson-cut =
    Vroni ger, och du sitter till höger om henne, så du kuperar. Du får se det understa kortet av dem du lyfter av; det gör ingen annan.
    Vilket kort det blir är rena turen. **Lyft 12.**
lesson-cut-guide = Du sitter till höger om givaren och kuperar: **lyft 12**. Bara du ser det understa kortet.
lesson-cut-not = Vid ett bord är det ena talet lika bra som det andra. Den här leken är lagd för 12.

lesson-steal =
    Hjärter ess! Kortet du ser får du **stjäla**: det blir det första av dina tre. De andra ser att du stal, inte vad.
    I hjärter slår ingenting ett ess. **Stjäl det.**
lesson-steal-guide = I hjärter slår ingenting ett ess: **stjäl hjärter ess**. Det blir ditt första kort.
lesson-steal-not = Då skulle hjärter ess ligga öppet för alla, och ur spel. Ett bättre kort blir du inte ofta erbjuden.

lesson-leave =
    Nästa kort är bjällror sju. Det kan du också stjäla, men ett stulet kort tar platsen för ett som du annars skulle få i given, och sämre än så blir det knappast.
    Så **lämna det**: alla får se det, och det är ur spel.
lesson-leave-guide = Knappast något kort är sämre än bjällror sju: **lämna det**.
lesson-leave-not = Det lägsta kortet i bjällror hjälper varken hjärter eller blad och tar nästan aldrig ett stick. Ett kort du inte känner till än är bättre.

lesson-bet =
    Se vad du har: **hjärter** med det högsta kortet, **blad** med det näst högsta, och **sista stick** är öppet för alla. Ingen lika, ingen sekvens.
    Du får bjuda när som helst, även innan Sepp spelar ut. Passar alla vinner du poängen utan att korten jämförs; synar någon gäller figuren 2. Hjärter kan du inte förlora, så budet kan bara vinna. **Bjud hjärter.**
lesson-bet-guide = Du har den högsta hjärtern, så figuren hjärter kan inte förloras: **bjud hjärter**.
lesson-bet-not-bet-green = Kungen är bra, men blad ess kan vara ute: ett bud som synas ger 2 åt den som har det. Börja med det som inte kan förloras.
lesson-bet-not-bet = Sista stick går till den som tar sista sticket, och ingen vet än vem det blir. Börja med det som inte kan förloras.

lesson-hold =
    Vroni passade, Sepp synade: hjärter gäller 2 och går till den högsta hjärtern, som är din. Nu bjuder Sepp **blad**. Ett blad måste han ha, men inte nödvändigtvis det bästa.
    Om du och Vroni **passar** vinner han poängen. Om du **synar** gäller blad 2, och korten avgör. Bara esset är över din kung (det riktiga, eller **Weli**, en joker som kommer senare), och 24 av de 33 korten har ingen på hand. **Syna.**
lesson-hold-guide = Bara blad ess slår din kung: **syna**, så gäller blad 2.
lesson-hold-not = Då skulle Vroni tillfrågas, och passar hon också har Sepp en poäng för ett blad som är lägre än ditt. Passa med svaga kort: den som har passat kan ändå vinna om någon annan synar.

lesson-follow =
    Blad gäller 2. Sepp spelar ut blad unter; du måste **bekänna färg**, så bara din kung får spelas, och den tar sticket.
    Den är inte förlorad för det: den ligger kvar öppen framför dig och räknas för blad som förut. **Spela blad kung.**
lesson-follow-guide = Blad är utspelat och du måste bekänna färg: **spela blad kung**. Den tar sticket.
lesson-follow-not-raise = Det får du, och snart gör du det. Se först hur korten faller: då vet du mer.
lesson-follow-not = Du kunde bjuda sista stick nu. Men du vet inte än vad de andra har: se först hur korten faller.

lesson-raise =
    Du tog sticket, och du fick veta något: Vroni har **inget blad** alls, och Sepp spelade ut sin unter rakt i din kung, så något bättre blad har han knappast.
    En figur som har synats får **höjas** från 2 till 3 av vem som helst utom den som bjöd den först. Passar alla nu vinner du 2 poäng. **Höj blad.**
lesson-raise-guide = Vroni har inget blad och Sepp knappast ett bättre: **höj blad** till 3.
lesson-raise-not-play = Du får spela vidare, men det du vet nu är värt en poäng: blad står på 2, och det är nästan säkert ditt.
lesson-raise-not = Höj blad först: där vet du mest.

lesson-ace =
    Alla passade: 2 poäng för blad. Du spelar ut. För **sista stick** måste du ta sista sticket, med ekollon ober.
    Spela ut esset först: ingen kan slå det, och de andra har ett kort mindre att slå obern med. **Spela hjärter ess.**
lesson-ace-guide = Ingen kan slå esset, och för sista stick måste du ta det sista sticket: **spela hjärter ess** först.
lesson-ace-not-play = Obern kan bli slagen av ekollon kung eller ess medan alla har två kort. Då spelar någon annan ut till sista sticket, och ditt ess vinner bara om det blir hjärter.
lesson-ace-not = Sista stick utan bud är värt 1, synat 2, och någon kan fortfarande ha ett högre ekollon. Låt det vara.

lesson-good =
    Vroni bjuder **sekvens**, och Sepp passade. För att bjuda, syna eller höja en figur måste du ha den, och du har inte två kort i följd: syna får du inte.
    Så hon vinner en poäng. Med 10 är hon **sträckt**: en poäng från målet, och hon får inte bjuda mer i den här given. **Passa.**
lesson-good-guide = Du har inte två kort i följd, så du får inte syna sekvensen: **passa**.

lesson-last =
    Sista sticket. Hjärter och blad är säkra; bara **sista stick** är öppet, och de andra har ett kort kvar var. **Spela ekollon ober.**
lesson-last-guide = Bara sista stick är öppet: **spela ekollon ober** i det sista sticket.
lesson-last-not = Du kunde bjuda sista stick även nu. Men synar någon är det av ett skäl: de vet vad de har kvar.

lesson-count =
    Nu räknas alla figurer: först de som har bjudits, i den ordning de bjöds, sedan hjärter, blad, lika, sekvens, sista stick. Hjärter 2, blad 2 och sista stick 1 är dina; sekvensen är Vronis, och lika har ingen.
    Du och Vroni har 10, och den som är sträckt när en giv börjar är **struken**: poängen stryks över i protokollet.

lesson-weli =
    Nästa giv; Vroni kuperade och stal ingenting. Du har **Weli**, det 33:e kortet. Den står för vilket kort som helst som du inte har, och du säger vilket först när du spelar den.
    Den rankas strax under det riktiga kortet. Det du gör binder den: en färg du inte bekänner är utesluten, och det du bjuder eller synar måste bli sant. Den som har den och inte får poäng för någon figur förlorar en poäng.

lesson-gespannt =
    Du behöver 1 poäng, och det gör Vroni också: ni är båda **sträckta** och får varken bjuda eller höja, så att ingen avslutar partiet med ett bud. Men du får **syna**.
    Räkneordningen avgör nu: bjuder ingen räknas hjärter först, och den som har den högsta hjärtern kan vinna med den. När någon når 11 slutar räkningen: senare poäng är förlorade, även för ett bud som alla har passat på.

lesson-gleich =
    Sepp bjuder **lika**: han måste ha ett par. Du har också ett: bjällror ess, och Weli som ett ess till. Bara två riktiga ess eller tre lika slår det.
    Lika har bjudits och räknas alltså **före hjärter**. Om du synar och vinner är partiet ditt. **Syna.**
lesson-gleich-guide = Bara två riktiga ess eller tre lika slår ditt par, och lika räknas före hjärter: **syna**.
lesson-gleich-not = Passar du får Sepp en poäng om Vroni också passar, och sedan räknas hjärter. Du har ingen riktig hjärter; har Vroni den bästa är partiet hennes.

lesson-lead =
    Från och med nu måste Weli ge ett par, som tia eller ess. Figurerna räknas, inte sticken, så tänk på Weli: ju längre du behåller den, desto mer ser du innan du namnger den.
    Så **spela ut blad tio**; det kortet har du minst nytta av.
lesson-lead-guide = Spara Weli till det sista sticket: **spela ut blad tio**, som du har minst nytta av.
lesson-lead-not-play-W = Namnges den nu är den ett kort som alla andra. Behåller du den kan den fortfarande bli det som sista sticket kräver.
lesson-lead-not = Esset skulle ta sticket, och du skulle få spela ut igen. Det är bättre att låta de andra visa sina kort.

lesson-throw =
    Vroni spelar ut hjärter ess: figuren hjärter är hennes. Du har ingen riktig hjärter, så du får saka bjällror ess, eller spela Weli som en hjärter eller som något annat.
    Sakar du esset kan Weli inte längre bli en hjärter; men för ditt par behöver du ingen. Då spelar du sist till sista sticket och känner till varje kort. **Saka bjällror ess.**
lesson-throw-guide = Du har ingen riktig hjärter och vill namnge Weli sist: **saka bjällror ess**.
lesson-throw-not-play-W-Ah = Som hjärter ess skulle den rankas under Vronis riktiga. Behåll Weli och saka bjällror ess: det räknas för ditt par i alla fall.
lesson-throw-not = Behåll Weli: om du namnger den sist känner du till alla kort.

lesson-name =
    Alla andra kort ligger öppna: Sepp har ett par kungar. Nu ska **Weli namnges**. Ett ess till ger ett par ess, över kungarna. En hjärter kan den inte längre bli, och bjällror ess har du själv; kvar är ekollon och blad.
    Som blad ess vore den också det högsta bladet. **Spela Weli som blad ess.**
lesson-name-guide = Som blad ess ger Weli ett par ess och det högsta bladet: **spela Weli som blad ess**.
lesson-name-not-play-W-Aa = Det ger också ett par ess. Men som blad ger Weli även figuren blad: av två namn som duger, ta det som ger mer.
lesson-name-not = Ett par tior är under Sepps kungar. Välj ett ess.

lesson-end =
    Med det **vinner du partiet**, och Sepp förlorar. Lika hade bjudits, så det räknades först, och med det nådde du 11; där slutar räkningen, och Vronis hjärter kommer för sent.
    Det här har du lärt dig:
    • Bjud det som inte kan förloras, syna det som troligen är bättre, passa på resten: du kan ändå vinna om någon annan synar.
    • Varje kort som faller berättar något. Höj när du vet, och namnge Weli så sent du kan.
    • Nära målet: se på räkneordningen innan du ser på dina kort.
