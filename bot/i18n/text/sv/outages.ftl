# What people are told when something is wrong with the place where they play.

# $channel is a mention, $permissions are their names as Discord's settings have them.
permission-missing = ⚠️ Bord { $table }: jag saknar behörigheter i { $channel }: **{ $permissions }**. { $effect } Den som hanterar servern kan ge tillbaka dem under Redigera kanal → Behörigheter.
# One of these is $effect.
permission-effect-panel = Bordets meddelande är kanske inte aktuellt; dess knappar och dina direktmeddelanden fungerar som förut.
permission-effect-post = Nya meddelanden kan inte skrivas, så bordet fortsätter i det som finns.
permission-effect-pictures = Så länge finns inga bilder.
permission-effect-other = Partiet fortsätter under tiden.

# $channel and $bot are mentions.
private-thread = ⚠️ Bord { $table }: { $channel } är en privat tråd, och jag är inte med i den. Nämn boten där för att lägga till den: skriv { $bot } i { $channel }. Då fortsätter partiet där av sig självt; till dess kan bordets meddelande vara inaktuellt, men dess knappar och dina direktmeddelanden fungerar.
channel-gone = ⚠️ Kanalen för bord { $table } finns inte längre. Partiet fortsätter: din hand kommer hit. /bord i det här direktmeddelandet visar bordet; i en annan kanal på servern flyttar /bord med nummer { $table } det dit.
