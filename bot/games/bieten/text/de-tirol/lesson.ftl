# Die Lektion, wia's oan der Nåchbar beibringt; gschriebn wia in game.ftl.

lesson-intro =
    Du spielsch gegn d’ Vroni und in Sepp, zwoa Computer, jeder fir sich. Drei Kårtn fir jedn, drei Stich, fünf **Figurn**, die an Punkt wert sein, und jede kånn man ållweil biatn.
    Wer zerscht **11** håt, gwinnt, wer nåcher am wenigschtn håt, verliart. Du håsch 5, d’ Vroni 9, der Sepp 6. Schaug ma, ob d’ no aufholsch.

lesson-figures =
    Die fünf Figurn, und wer sie håt, wenn ålle Kårtn offn sein:
    • **Rot**: des hechschte Herz
    • **Grian**: des hechschte Laub
    • **Gleich**: die beschtn gleichn Kårtn
    • **Hanger**: wås am beschtn zsåmmhängt in oaner Fårb: zwoa oder drei Kårtn nåchanånd
    • **Spiel**: wer den letztn Stich måcht
    In jeder Fårb isch die Sau ’s Hechschte, nåcher König, Ober, Unter, 10, 9, 8 und 7.
    Oa Kårt kånn zu mehrere Figurn ghearn, und wås schon gspielt isch, zählt weiter.

lesson-cut =
    D’ Vroni gib, ålso hebsch du rechts von ihr å. Du siechsch die unterschte Kårt von dem, wås d’ åhebsch, sunscht koaner.
    Wia viel d’ åhebsch, isch gånz gleich. **Heb 12 å.**
lesson-cut-guide = Du sitzsch rechts von der Geberin und hebsch å: **Heb 12 å.** Die unterschte Kårt siechsch lei du.
lesson-cut-not = Am Tisch isch oa Zåhl so guat wia die åndre. De Kårtn då sein fir 12 herglegt.

lesson-steal =
    Die Herz-Sau! De Kårt, die d’ siechsch, derfsch **stehln**: Nåcher isch sie die erschte von deine drei. Die åndern sechn, dass d’ gstohln håsch, nit wås.
    Iber a Sau geaht bei die Rotn nix. **De isch gstohln.**
lesson-steal-guide = Iber a Sau geaht bei die Rotn nix: **Stiehl die Herz-Sau.** Sie wird dei erschte Kårt.
lesson-steal-not = Nåcher lieget die Herz-Sau fir ålle offn då und war nimmer im Spiel. A bessre Kårt kriagsch nit oft hingehaltn.

lesson-leave =
    Åls Nächschts kimmt der Schell-Siebener. Den kanntsch a stehln, aber fir jede gstohlne Kårt kriagsch oane weniger gebn, und schlechter isch kaum oane.
    Ålso **låss ihn liegn**: Ålle sechn ihn, und er isch nimmer im Spiel.
lesson-leave-guide = Schlechter åls der Schell-Siebener isch kaum a Kårt: **Låss ihn liegn.**
lesson-leave-not = Die niederschte Schell hilft bei die Rotn nix und bei die Grianen nix und måcht fåscht nia an Stich. Då isch a Kårt besser, die d’ no nit kennsch.

lesson-bet =
    Schaug, wås d’ håsch: **Rot** mit der hechschtn Kårt, **Grian** mit dem zwoathechschtn Laub, und **Spiel** kånn jeder biatn. Koa Gleich, koan Hanger.
    Biatn derfsch ållweil, a bevor der Sepp ausspielt. Sågn ålle guat, gwinnsch den Punkt, ohne dass man Kårtn vergleicht; halt oaner, zählt die Figur 2. Rot kånnsch nit verliarn, ålso kånnsch mit’m Biatn lei gwinnen. **Biat die Rotn.**
lesson-bet-guide = Du håsch des hechschte Herz, ålso kånnsch Rot nit verliarn: **Biat die Rotn.**
lesson-bet-not-bet-green = Der König isch guat, aber die Laub-Sau kånn wer ånderer håbn: Wås ghaltn wird, zählt 2 fir den, der’s håt. Fång mit dem ån, wås nit zum Verliarn isch.
lesson-bet-not-bet = ’s Spiel kriagt, wer den letztn Stich måcht, und des woaß no koaner. Fång mit dem ån, wås nit zum Verliarn isch.

lesson-hold =
    D’ Vroni håt guat gsågt, der Sepp håt ghaltn: Rot zählt 2 und geaht an des hechschte Herz, ålso an di. Iatz biatet der Sepp **die Grianen**. A Laub muaß er håbn, aber ’s muaß nit des beschte sein.
    Sågt’s du und d’ Vroni **guat**, gwinnt er den Punkt. Wenn d’ **haltsch**, zählt Grian 2, und die Kårtn entscheidn. Lei die Sau isch iber deim König (die echte oder der **Weli**, a Joker, der speter kimmt), und von die 33 Kårtn håt 24 koaner in der Hånd. **Såg: „I halt.“**
lesson-hold-guide = Lei die Laub-Sau isch iber deim König: **Halt**, nåcher zählt Grian 2.
lesson-hold-not = Nåcher wird d’ Vroni gfrågt, und wenn de a nåchgib, håt der Sepp an Punkt fir a Laub, des niederer isch åls deins. Guat sågt man mit schwåche Kårtn: Gwinnen kånnsch a nåcher no, wenn wer ånderer halt.

lesson-follow =
    Grian zählt 2. Der Sepp spielt den Laub-Unter aus; du muasch **bedienen**, ålso geaht lei dei König, und der måcht den Stich.
    Verlorn isch er deswegn nit: Er bleibt offn vor dir liegn und zählt fir Grian wia vorher. **Spiel den Laub-König.**
lesson-follow-guide = Laub isch ausgspielt, und du muasch bedienen: **Spiel den Laub-König.** Der måcht den Stich.
lesson-follow-not-raise = Derfsch, und båld tuasch es a. Schaug zerscht, wia die Kårtn fålln: Nåcher woasch mehr.
lesson-follow-not = ’s Spiel kanntsch iatz biatn. Aber du woasch no nit, wås die åndern håbn: Schaug zerscht, wia die Kårtn fålln.

lesson-raise =
    Du håsch den Stich gmåcht und wås glernt: D’ Vroni håt **går koa Laub**, und der Sepp håt gegn dein König den Unter ausgspielt, ålso håt er kaum a bessers.
    Auf a Figur, die ghaltn wordn isch, kånn jeder **Drei** sågn, lei der nit, der sie zerscht botn håt. Sågn iatz ålle guat, gwinnsch 2 Punkt. **Drei fir die Grianen!**
lesson-raise-guide = D’ Vroni håt koa Laub und der Sepp kaum a bessers: **Såg Drei fir die Grianen.**
lesson-raise-not-play = Du kånnsch weiterspieln, aber wås d’ iatz woasch, isch an Punkt wert: Grian steaht auf 2 und gheart so guat wia sicher dir.
lesson-raise-not = Såg zerscht Drei fir die Grianen: Då woasch am meischtn.

lesson-ace =
    Ålle håbn guat gsågt: 2 Punkt fir Grian. Du spielsch aus. Fir **Spiel** muasch den letztn Stich måchn, mit deim Eichel-Ober.
    Spiel zerscht die Sau: Iber de kimmt koaner, und nåcher håbn die åndern oa Kårt weniger gegn dein Ober. **Spiel die Herz-Sau.**
lesson-ace-guide = Iber die Sau kimmt koaner, und fir Spiel brauchsch den letztn Stich: **Spiel zerscht die Herz-Sau.**
lesson-ace-not-play = Solång ålle zwoa Kårtn håbn, kennen König oder Sau in Eicheln den Ober stechn. Nåcher spielt wer ånderer zum letztn Stich aus, und dei Sau gwinnt lei, wenn Herz kimmt.
lesson-ace-not = Nit botn isch Spiel 1 wert, ghaltn 2, und es kånn no wer a hechere Eichel håbn. Låss es.

lesson-good =
    D’ Vroni håt **den Hanger** botn, und der Sepp håt guat gsågt. Zum Biatn, zum Haltn und zum Drei-Sågn muasch a Figur håbn, und bei dir hängen koane zwoa zsåmm: Haltn kånnsch nit.
    Ålso gwinnt sie an Punkt. Mit 10 isch sie **gspånnt**: Oa Punkt fahlt ihr zum Ziel, bis wieder gebn wird, derf sie nimmer biatn. **Såg guat.**
lesson-good-guide = Bei dir hängen koane zwoa zsåmm, ålso kånnsch den Hanger nit haltn: **Såg guat.**

lesson-last =
    Der letzte Stich. Rot und Grian sein sicher; lei **Spiel** isch no offn, und die åndern håbn jeder no oa Kårt. **Spiel den Eichel-Ober.**
lesson-last-guide = Lei Spiel isch no offn: **Spiel den Eichel-Ober** zum letztn Stich.
lesson-last-not = ’s Spiel kanntsch sogår iatz no biatn. Aber wer nåcher halt, der woaß, warum: Jeder kennt, wås er no håt.

lesson-count =
    Iatz wird ålles zählt: zerscht wås botn wordn isch, der Reih nåch, nåcher Rot, Grian, Gleich, Hanger, Spiel. Rot 2, Grian 2, Spiel 1 ghearn dir; der Hanger gheart der Vroni, und ’s Gleich håt koaner.
    Du und d’ Vroni håbt’s 10, und wer schon beim Gebn gspånnt isch, isch **gstrichn**: Der Stånd wird auf der Tåfl durchgstrichn.

lesson-weli =
    Die nächschte Rund; d’ Vroni håt åghebt und nix gstohln. Du håsch den **Weli**, die 33. Kårt. Er steaht fir jede Kårt, die du nit håsch, und du sågsch erscht beim Spieln, wås er isch.
    Er kimmt glei nåch der echtn Kårt. Wås d’ tuasch, bindet ihn: A Fårb, die d’ nit bediensch, fållt weck, und wås d’ biatesch oder haltsch, muaß stimmen. Wer ihn håt und koa Figur måcht, verliart an Punkt.

lesson-gespannt =
    Dir fahlt 1 Punkt, und der Vroni a: Ös seid’s ålle zwoa **gspånnt** und derft’s nit biatn und nit Drei sågn, dass koaner die Partie mit’m Biatn ausmåcht. **Haltn** derfsch aber.
    Iatz kimmt’s drauf ån, wås zerscht zählt wird: Biatet koaner, kimmt Rot zerscht, und wer des hechschte Herz håt, kånn damit gwinnen. Wenn oaner 11 håt, heart des Zähln auf: Wås speter kimmt, isch verlorn, a a Punkt, zu dem ålle guat gsågt håbn.

lesson-gleich =
    Der Sepp biatet **’s Gleich**: Zwoa gleiche muaß er håbn. Du håsch a welche: dei Schell-Sau und den Weli åls zwoate Sau. Driber sein lei zwoa echte Säu oder drei Gleiche.
    ’s Gleich isch botn, ålso wird’s **vor Rot** zählt. Wenn d’ haltsch und ’s gwinnsch, gheart die Partie dir. **Såg: „I halt.“**
lesson-gleich-guide = Iber deine zwoa Säu sein lei zwoa echte oder drei Gleiche, und ’s Gleich wird vor Rot zählt: **Halt.**
lesson-gleich-not = Guat gib in Sepp an Punkt, wenn’s d’ Vroni a sågt, und nåcher wird Rot zählt. Du håsch koa echts Herz; håt d’ Vroni des beschte, gheart die Partie ihr.

lesson-lead =
    Åb iatz muaß der Weli a Gleich måchn, åls Zehner oder åls Sau. Die Figurn zähln, nit die Stich, ålso denk an den Weli: Je länger d’ ihn behaltsch, umso mehr siechsch, bevor d’ ihn ånsågsch.
    Ålso **spiel den Laub-Zehner aus**; der hilft am wenigschtn.
lesson-lead-guide = Behalt den Weli fir den letztn Stich: **Spiel den Laub-Zehner aus.** Der hilft am wenigschtn.
lesson-lead-not-play-W = Amål ångsågt, isch er a Kårt wia jede åndre. Behaltsch ihn, kånn er no werdn, wås der letzte Stich braucht.
lesson-lead-not = Die Sau måchet den Stich, und du miaßtesch wieder ausspieln. Besser, die åndern zoagn ihre Kårtn.

lesson-throw =
    D’ Vroni spielt die Herz-Sau aus: Sie håt Rot. Du håsch koa echts Herz, ålso kånnsch die Schell-Sau weckschmeißn oder den Weli spieln, åls Herz oder åls wås ånders.
    Schmeißsch die Sau weck, kånn der Weli koa Herz mehr sein; aber fir dei Gleich brauchsch koans. Im letztn Stich kimmsch zletscht drån und kennsch ålle Kårtn. **Schmeiß die Schell-Sau weck.**
lesson-throw-guide = Du håsch koa echts Herz und willsch den Weli erscht zletscht ånsågn: **Schmeiß die Schell-Sau weck.**
lesson-throw-not-play-W-Ah = Åls Herz-Sau kimmet er nåch der Vroni ihrer echtn. Behalt den Weli und schmeiß die Schell-Sau weck: Fir dei Gleich zählt sie trotzdem.
lesson-throw-not = Behalt den Weli: Wenn d’ ihn erscht zletscht ånsågsch, kennsch schun ålle Kårtn.

lesson-name =
    Ålle åndern Kårtn sein offn: Der Sepp håt zwoa König. Iatz **såg den Weli ån**. No a Sau, und du håsch zwoa Säu, mehr åls die König. A Herz kånn er nimmer sein, und die Schell-Sau håsch selber; bleibn Eicheln und Laub.
    Åls Laub-Sau war er a des hechschte Laub. **Spiel den Weli åls Laub-Sau.**
lesson-name-guide = Åls Laub-Sau bringt der Weli zwoa Säu und des hechschte Laub: **Spiel ihn åls Laub-Sau.**
lesson-name-not-play-W-Aa = A zwoa Säu. Aber åls Laub håt der Weli a no Grian: Wenn zwoa Nåmen gian, nimm den, der mehr bringt.
lesson-name-not = Zwoa Zehner sein weniger åls in Sepp seine König. Såg a Sau ån.

lesson-end =
    Iatz **håsch gwunnen**, und der Sepp håt’s Bummerl. ’s Gleich isch botn gwesn, ålso isch’s zerscht zählt wordn, und damit håsch 11 beinånd ghåbt; då heart des Zähln auf, und der Vroni ihr Rot kimmt z’ spat.
    Wås d’ glernt håsch:
    • Biat, wås nit zum Verliarn isch, halt, wås wahrscheinlich glångt, und såg sunscht guat: Es koschtet nix, wenn wer ånderer halt.
    • Jede Kårt, die fållt, verråtet dir wås. Såg Drei, wenn d’ es woasch, und såg den Weli so spat ån, wia’s geaht.
    • Kurz vorm Ziel schaug zerscht, wås zerscht zählt wird, und nåcher auf deine Kårtn.
