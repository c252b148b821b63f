# Der Trainer: die eigenen Entscheidungen einer fertigen Partie, angesehen vom stärksten Computerspieler.

button-coach = Analyse
button-coach-back = Ganze Partie
button-coach-moment = Entscheidung { $place }
coach-title = Analyse von Partie { $number }
coach-deal-title = Partie { $number } · deine Entscheidungen in Runde { $deal } von { $deals }
coach-begins = Der stärkste Computer geht deine Entscheidungen durch …
coach-progress = Der stärkste Computer geht deine Entscheidungen durch: { $looked } von { $total }.
coach-stays = Diese Nachricht hält sich selbst aktuell. Du kannst sie schließen: Es geht weiter, auch nach einem Neustart, und /analyse zeigt sie wieder.
coach-nothing = { $count ->
    [one] Du hattest eine Entscheidung zu treffen, und sie lässt sich nicht bewerten.
   *[other] Du hattest { $count } Entscheidungen zu treffen, und keine davon lässt sich bewerten.
}
coach-sum = { $count ->
    [one] Eine deiner Entscheidungen lässt sich bewerten. { $same ->
        [0] { $good ->
            [0] Der stärkste Computer hätte es anders gemacht.
           *[other] Sie war etwa so gut wie die des stärksten Computers.
        }
       *[other] Sie war wie die des stärksten Computers.
    }
   *[other] { $count } deiner Entscheidungen lassen sich bewerten: { $same } wie der stärkste Computer, { $good } etwa gleich gut, { $unsure } unsicher.
}
coach-cost-sum = { $count ->
    [one] Eine hat dich ohne Zweifel etwas gekostet: { $wins ->
        [0] weniger als einen Sieg in hundert Partien
        [one] etwa einen Sieg in hundert Partien
       *[other] etwa { $wins } Siege in hundert Partien
    }.
   *[other] { $count } haben dich ohne Zweifel etwas gekostet: zusammen { $wins ->
        [0] weniger als einen Sieg in hundert Partien
        [one] etwa einen Sieg in hundert Partien
       *[other] etwa { $wins } Siege in hundert Partien
    }.
}
coach-no-cost = { $count ->
    [one] Es ist nicht sicher, dass sie dich etwas gekostet hat.
   *[other] Keine davon hat dich ohne Zweifel etwas gekostet.
}
coach-no-cost-sure = { $count ->
    [one] Es ist nicht sicher, dass sie dich etwas gekostet hat:
   *[other] Bei keiner ist sicher, dass sie dich etwas gekostet hat. { $unsure ->
        [one] Vielleicht diese:
       *[other] Am meisten gekostet haben könnten:
    }
}
coach-note = Beurteilt nach dem, was du in dem Moment wissen konntest, nie nach den verdeckten Karten. Kleine Unterschiede, die Zufall sein können, bleiben weg. Nur du siehst das.
coach-caption = Deine Siegchance in Prozent
coach-chart = Deine Siegchance vor jeder von { $count } Entscheidungen, in Prozent: zuerst { $first }, zuletzt { $last }.
coach-where = Runde { $deal }, Zug { $move }
coach-move = Zug { $move }
coach-choose-deal = Alle Entscheidungen einer Runde …
coach-choose-moment = Eine Entscheidung ansehen …
coach-no-decision = In dieser Runde hattest du nichts zu entscheiden.
coach-unweighed = „{ $done }“ (nicht bewertet).
coach-same = „{ $done }“: So hätte es auch der stärkste Computer gemacht.
coach-other = Du: „{ $done }“. Der stärkste Computer: „{ $best }“.
coach-cost = { $wins ->
    [0] Das hat weniger als einen Sieg in hundert Partien gekostet.
    [one] Das hat etwa einen Sieg in hundert Partien gekostet.
   *[other] Das hat etwa { $wins } Siege in hundert Partien gekostet.
}
coach-cost-none = Etwa gleich gut, soweit sich das sagen lässt.
coach-cost-unsure = { $wins ->
    [0] Das hat vielleicht ein wenig gekostet; sicher ist es nicht.
    [one] Das hat vielleicht etwa einen Sieg in hundert Partien gekostet; sicher ist es nicht.
   *[other] Das hat vielleicht etwa { $wins } Siege in hundert Partien gekostet; sicher ist es nicht.
}
coach-reason-thumb = Üblich ist hier der andere Zug, und nach allem, was du wissen konntest, spricht nichts dagegen.
coach-reason-searched = In den Kartenverteilungen, die für dich möglich waren, gewinnt der andere Zug öfter.
coach-reason-lost = Die Partie war schon fast entschieden: Auch der bessere Zug gewinnt weniger als 5 von 100 solchen Partien.
coach-knew = Beurteilt nach dem, was du damals wissen konntest.
coach-cards-lay = So lagen die Karten (das konntest du nicht wissen):
error-not-your-game = Du saßest nicht am Tisch, als Partie { NUMBER($number, useGrouping: 0) } begann; analysiert wird nur der eigene Platz.
error-coach-busy = Es werden schon { $limit } Partien von dir analysiert; für eine weitere ist Zeit, wenn eine davon fertig ist.
button-again = Noch einmal versuchen
practice-small = Übung aus Partie { $number }, ab Zug { $move }: ohne Wertung, ohne Ergebnis
practice-begun = Dein Übungstisch: Partie { $number } ab Zug { $move }, du gegen Computer. Er wird nicht gewertet und hat kein Ergebnis.
remark-timid = Dein Blatt war ein Gebot wert.
remark-bold = Das Gebot war mehr, als dein Blatt wert war.
remark-too-high = Ein niedrigeres Gebot hätte gereicht: Dieses verlangt mehr, als dein Blatt wert war.
remark-too-low = Dein Blatt war ein höheres Gebot wert.
remark-led-trump = Du hast Trumpf ausgespielt, obwohl { $card } nicht zu schlagen war.
remark-good-card = Niemand konnte { $card } schlagen; du hast etwas anderes ausgespielt.
remark-trumped-partner = Du hast getrumpft, obwohl dein Partner mit { $card } schon vorne lag.
remark-overtook-partner = Du hast deinen Partner überstochen, der mit { $card } schon vorne lag.
remark-would-win = { $card } hätte die Führung übernommen; deine Karte konnte es nicht.
remark-cheaper = { $card } hätte gereicht; du hast eine bessere Karte verbraucht.
remark-threw-good = Du hast eine Karte abgeworfen, die niemand mehr schlagen konnte: { $card }.
remark-held = Du hast eine Figur gehalten, die deine Karten selten gewinnen.
remark-gave-way = Du hast gut gesagt, obwohl deine Karten diese Figur oft genug gewinnen.
remark-bet-weak = Du hast eine Figur geboten, die deine Karten selten gewinnen.
remark-raise-weak = Du hast eine Figur erhöht, die deine Karten selten gewinnen.
remark-no-bet = Deine Karten waren ein Gebot wert.
remark-no-raise = Deine Karten waren „Drei!“ wert.
remark-contra = Das Kontra hat mehr riskiert, als es bringen konnte.
remark-no-contra = Hier wäre Kontra richtig gewesen: Der Kontrakt scheitert oft genug.
remark-exchange = Besser hättest du andere Karten zurückgelegt.
error-try-elsewhere = Diese Partie wurde nicht auf diesem Server gespielt; hier sähen alle ihre Karten. Versuch es dort noch einmal, wo sie gespielt wurde, oder in einer Direktnachricht mit mir.
