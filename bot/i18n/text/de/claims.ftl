# Den Rest eines Spiels ansagen.

button-claim-all = Der Rest gehört mir
button-claim-none = Keiner vom Rest
claim-ask-all = Den ganzen Rest ansagen? Dann sehen alle deine Karten. Kann dich nichts aufhalten, was jemand haben könnte, wird gleich zu Ende gespielt; sonst müssen alle zustimmen. Das geht einmal, bis neu gegeben wird.
claim-ask-none = Ansagen, dass du vom Rest nichts mehr nimmst? Dann sehen alle deine Karten. Kann dich nichts dazu zwingen, was jemand haben könnte, wird gleich zu Ende gespielt; sonst müssen alle zustimmen. Das geht einmal, bis neu gegeben wird.
button-claim = Ja, meine Karten zeigen
label-claimed = { $player } zeigt
claim-asked-all = { $player } sagt: Der Rest gehört mir. Zustimmen müssen: { $missing }.
claim-asked-none = { $player } sagt: Vom Rest nehme ich keinen. Zustimmen müssen: { $missing }.
button-claim-agree = Einverstanden
button-claim-refuse = Ausspielen
claim-refused = { $player } hat der Ansage von { $claimant } nicht zugestimmt: Es wird weitergespielt.
claim-fails = Alle haben der Ansage von { $claimant } zugestimmt, aber so können diese Karten gar nicht fallen: Es wird weitergespielt.
claim-granted-all = { $claimant } hat den Rest angesagt; er wurde ausgespielt.
claim-granted-none = { $claimant } hat angesagt, vom Rest nichts zu nehmen; er wurde ausgespielt.
error-no-claim = Niemand sagt mehr den Rest an.
error-may-not-claim = Du kannst den Rest jetzt nicht ansagen: nur wenn du ausspielst; wer einen Betel spielt, immer wenn er an der Reihe ist.
error-claimed-already = Du hast in diesem Spiel den Rest schon angesagt.
error-claim-asked = Es sagt schon jemand den Rest an; antworte erst darauf.
