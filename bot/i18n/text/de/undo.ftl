# Den letzten Zug zurücknehmen, wenn alle einverstanden sind.

button-take-back = Zurücknehmen
take-back-asked = { $player } möchte den letzten Zug zurücknehmen. Zustimmen müssen noch: { $missing }.
event-took-back = { $player } hat den letzten Zug zurückgenommen; alle waren einverstanden.
error-nothing-to-take-back = Du kannst jetzt nichts zurücknehmen. Es geht nur mit deinem letzten Gebot, Passen oder deiner letzten Karte, solange noch niemand etwas getan hat, und nicht, wenn damit das Reizen oder die Runde zu Ende war.
error-no-wish = Die Bitte, den Zug zurückzunehmen, hat sich erledigt.
error-take-back-asked = Es möchte schon jemand den letzten Zug zurücknehmen.
