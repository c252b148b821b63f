# Den Rest eines Spiels ansagen.

button-claim-all = Der Rest gehört mir
button-claim-none = Kein Stich mehr
claim-ask-all = Den ganzen Rest ansagen? Dann sehen alle deine Karten. Kann dich keine Karte der anderen aufhalten, wird gleich zu Ende gespielt; sonst müssen alle zustimmen. Das geht einmal, bis neu gegeben wird.
claim-ask-none = Ansagen, dass du keinen Stich mehr machst? Dann sehen alle deine Karten. Kann dir keine Karte der anderen einen Stich aufzwingen, wird gleich zu Ende gespielt; sonst müssen alle zustimmen. Das geht einmal, bis neu gegeben wird.
button-claim = Ja, meine Karten zeigen
label-claimed = { $player } zeigt
claim-asked-all = { $player } sagt: Der Rest gehört mir. Zustimmen müssen noch: { $missing }.
claim-asked-none = { $player } sagt: Ich mache keinen Stich mehr. Zustimmen müssen noch: { $missing }.
claim-refused = { $player } hat der Ansage von { $claimant } nicht zugestimmt: Es wird weitergespielt.
claim-fails = Alle haben der Ansage von { $claimant } zugestimmt, aber so können diese Karten gar nicht fallen: Es wird weitergespielt.
claim-granted-all = { $claimant } hat den Rest angesagt; er wurde zu Ende gespielt.
claim-granted-none = { $claimant } hat angesagt, keinen Stich mehr zu machen; der Rest wurde zu Ende gespielt.
error-no-claim = Die Ansage gilt nicht mehr.
error-may-not-claim = Den Rest ansagen kannst du nur, wenn du ausspielst; als Alleinspieler in einem Betel immer, wenn du dran bist.
error-claimed-already = Du hast in dieser Runde den Rest schon angesagt.
error-claim-asked = Es sagt schon jemand den Rest an; antworte erst darauf.
