# Den letzten Zug zurücknehmen, wenn alle einverstanden sind.

button-take-back = Zurücknehmen
button-take-back-agree = Einverstanden
button-take-back-refuse = Es bleibt dabei
take-back-asked = { $player } möchte den letzten Zug zurücknehmen. Zustimmen müssen: { $missing }.
event-took-back = { $player } hat den letzten Zug zurückgenommen; alle waren einverstanden.
error-nothing-to-take-back = Du kannst jetzt nichts zurücknehmen: nur dein letztes Gebot, Passen oder deine letzte Karte, solange noch niemand etwas getan hat, und nie etwas, das eine Karte gezeigt hat.
error-no-wish = Niemand möchte mehr etwas zurücknehmen.
error-take-back-asked = Es möchte schon jemand den letzten Zug zurücknehmen.
