# Was gesagt wird, wenn mit dem Ort, an dem gespielt wird, etwas nicht stimmt.

# $channel is a mention, $permissions are their names as Discord's settings have them.
permission-missing = ⚠️ Tisch { $table }: In { $channel } fehlen mir Berechtigungen: **{ $permissions }**. { $effect } Die Serververwaltung kann sie unter Kanal bearbeiten → Berechtigungen wieder erteilen.
# One of these is $effect.
permission-effect-panel = Die Nachricht des Tisches ist vielleicht nicht auf dem neuesten Stand; ihre Knöpfe und deine Direktnachrichten funktionieren weiter.
permission-effect-post = Neue Nachrichten kann ich nicht schreiben, also geht der Tisch in der weiter, die da ist.
permission-effect-pictures = Bilder gibt es so lange nicht.
permission-effect-other = Die Partie geht inzwischen weiter.

# $channel and $bot are mentions.
private-thread = ⚠️ Tisch { $table }: { $channel } ist ein privater Thread, und ich bin nicht darin. Erwähne den Bot dort, um ihn hinzuzufügen: Schreib { $bot } in { $channel }. Dann geht die Partie dort von selbst weiter; bis dahin ist die Nachricht des Tisches vielleicht nicht aktuell, aber ihre Knöpfe und deine Direktnachrichten funktionieren.
channel-gone = ⚠️ Den Kanal von Tisch { $table } gibt es nicht mehr. Die Partie geht weiter, deine Karten kommen hierher. Den Tisch siehst du hier mit /tisch; in einen anderen Kanal holst du ihn dort mit /tisch { $table }.
