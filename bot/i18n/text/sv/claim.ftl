# Att begära resten av en giv.

button-claim-all = Resten är mina
button-claim-none = Inget av resten
claim-ask-all = Begära hela resten? Då ser alla din hand. Om ingen möjlig fördelning av korten kan stoppa dig spelas given klart genast; annars måste alla gå med på det. Det går en gång per giv.
claim-ask-none = Säga att du inte tar något mer? Då ser alla din hand. Om ingen möjlig fördelning av korten kan tvinga dig att ta ett stick spelas given klart genast; annars måste alla gå med på det. Det går en gång per giv.
button-claim = Ja, visa min hand
label-claimed = { $player } visar
claim-asked-all = { $player } säger: resten är mina. Väntar på { $missing }.
claim-asked-none = { $player } säger: jag tar inget av resten. Väntar på { $missing }.
claim-refused = { $player } gick inte med på det { $claimant } begärde: spelet fortsätter.
claim-fails = Alla gick med på det { $claimant } begärde, men korten kan inte falla så: spelet fortsätter.
claim-granted-all = { $claimant } begärde resten; given spelades klart.
claim-granted-none = { $claimant } sade sig inte ta något av resten; given spelades klart.
error-no-claim = Begäran gäller inte längre.
error-may-not-claim = Du kan inte begära resten nu: bara när det är din tur att spela ut; i en betel får spelföraren göra det varje gång det är hens tur.
error-claimed-already = Du har redan begärt resten i den här given.
error-claim-asked = Någon begär redan resten; svara på det först.
