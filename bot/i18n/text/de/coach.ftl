# Der Trainer: die eigenen Entscheidungen einer fertigen Partie, angesehen vom stärksten Computerspieler.

button-coach = Rückblick
button-coach-back = Ganze Partie
button-coach-moment = Moment { $place }
coach-title = Rückblick auf Partie { $number }
coach-deal-title = Partie { $number } · deine Entscheidungen in Runde { $deal } von { $deals }
coach-begins = Der stärkste Computerspieler geht deine Entscheidungen durch …
coach-progress = Der stärkste Computerspieler geht deine Entscheidungen durch: { $looked } von { $total }.
coach-stays = Diese Nachricht bleibt auf dem Stand. Es geht weiter, wenn du sie schließt, auch nach einem Neustart: /trainer zeigt sie wieder.
coach-nothing = { $count ->
    [one] Du hattest eine Entscheidung zu treffen, und sie lässt sich nicht abwägen.
   *[other] Du hattest { $count } Entscheidungen zu treffen, und keine davon lässt sich abwägen.
}
coach-sum = { $count ->
    [one] Eine Entscheidung von dir lässt sich abwägen: { $same } wie der Stärkste, { $good } etwa gleich gut.
   *[other] { $count } Entscheidungen von dir lassen sich abwägen: { $same } wie der Stärkste, { $good } etwa gleich gut.
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
coach-no-cost = Keine davon hat dich ohne Zweifel etwas gekostet.
coach-note = Beurteilt nach dem, was du in dem Moment wissen konntest, nie nach den verdeckten Karten. Was unter zwei Standardfehlern liegt, wird übergangen. Nur du siehst das.
coach-chart = Deine Aussicht auf den Sieg vor jeder von { $count } Entscheidungen, in Prozent: zuerst { $first }, zuletzt { $last }.
coach-where = Runde { $deal }, Zug { $move }
coach-move = Zug { $move }
coach-choose-deal = Alle Entscheidungen einer Runde …
coach-choose-moment = Eine Entscheidung ansehen …
coach-no-decision = In dieser Runde hattest du nichts zu entscheiden.
coach-unweighed = { $done } (nicht abgewogen).
coach-same = { $done }, wie der Stärkste es getan hätte.
coach-other = Du: { $done }; der Stärkste: { $best }.
coach-cost = { $wins ->
    [0] Das hat weniger als einen Sieg in hundert Partien gekostet.
    [one] Das hat etwa einen Sieg in hundert Partien gekostet.
   *[other] Das hat etwa { $wins } Siege in hundert Partien gekostet.
}
coach-cost-none = Etwa gleich gut, soweit sich das sagen lässt.
coach-reason-thumb = Das andere ist hier der übliche Zug, und nichts, was du wusstest, spricht für etwas anderes.
coach-reason-searched = In den Verteilungen, die zu dem passen, was du wusstest, gewinnt das andere öfter.
coach-knew = Beurteilt nach dem, was du damals wissen konntest.
coach-cards-lay = So lagen die Karten (dafür kann niemand):
error-not-your-game = Du saßest nicht am Tisch, als Partie { NUMBER($number, useGrouping: 0) } begann; der Trainer sieht nur den eigenen Platz an.
error-coach-busy = Der Trainer geht schon { $limit } Partien von dir durch; für eine weitere hat er Zeit, wenn eine davon fertig ist.
button-again = Noch einmal versuchen
practice-small = Übung ab Partie { $number }, Zug { $move }: ohne Wertung, ohne Ergebnis
practice-begun = Ein eigener Tisch ab Partie { $number }, Zug { $move }: du gegen Computer. Er wird nicht gewertet und hat kein Ergebnis.
remark-timid = Dein Blatt war ein Gebot wert.
remark-bold = Das Gebot war mehr, als dein Blatt wert war.
remark-too-high = Ein niedrigeres Gebot hätte gereicht: Dieses verlangt mehr, als dein Blatt wert war.
remark-too-low = Dein Blatt war ein höheres Gebot wert.
remark-led-trump = Du hast Trumpf ausgespielt, obwohl { $card } nicht zu schlagen war.
remark-good-card = Niemand konnte { $card } schlagen; du hast etwas anderes ausgespielt.
remark-trumped-partner = Du hast getrumpft, obwohl { $card } deines Partners schon vorne lag.
remark-overtook-partner = Du hast { $card } deines Partners überstochen, das schon vorne lag.
remark-would-win = { $card } hätte die Führung übernommen; deine Karte konnte es nicht.
remark-cheaper = { $card } hätte gereicht; du hast eine bessere Karte dafür ausgegeben.
remark-threw-good = Du hast { $card } abgeworfen, das niemand mehr schlagen konnte.
remark-held = Du hast mit Karten gehalten, die das Gebotene selten gewinnen.
remark-gave-way = Du hast hergegeben, was deine Karten oft genug gewinnen.
remark-bet-weak = Du hast geboten, was deine Karten selten gewinnen.
remark-no-bet = Deine Karten waren ein Gebot wert.
remark-contra = Du hast etwas verdoppelt, das öfter gelingt als scheitert.
remark-no-contra = Das scheitert oft genug, um es zu verdoppeln.
remark-exchange = Andere Karten wären zurückzulegen gewesen.
