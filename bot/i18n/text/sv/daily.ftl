# Dagens giv.

daily-title = Dagens giv · { $day } · nr { $number }
daily-about = En giv i varje spel, samma kort för alla på alla servrar, ett försök var. Slut { $end }. Du spelar mot mästare, från en plats som är bestämd för dig.
daily-over = Den här dagen är slut: korten, löftena och talen bakom dem är öppna.
daily-seat = från plats { $seat } av { $seats } · { $count ->
    [0] ingen har spelat den än
    [one] en person har spelat den
   *[other] { $count } personer har spelat den
}
daily-on = Du är mitt i den.
daily-missed = Du spelade den inte.
daily-unfinished = Inte färdigspelad innan dagen var slut.
daily-waits = { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
}. Mästarna spelar den fortfarande; titta igen om en minut.
daily-done = { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
}, mästarna på din plats: { $par } (**{ $margin }**)
daily-place-here = Plats { $place } av { $count } på den här servern
daily-place-world = Plats { $place } av { $count } i hela världen
daily-streak = { $days ->
    [one] Din svit: en dag.
   *[other] { $days } dagar i rad.
}
daily-come-back = Kom tillbaka i morgon!
daily-copy = Att kopiera och dela; det avslöjar ingenting:
daily-share-head = Kortbordet, dagens giv { $day } (nr { $number })
daily-shared = { $name } har spelat dagens giv.
daily-ranking-title = { $game } · { $day }
daily-ranking-about = Det som räknas är skillnaden mot vad mästarna når från samma plats. I världslistan har bara de ett namn som har spelat eller delat på den här servern.
daily-ranking-hidden = Du ser listan så snart du har spelat den här given.
daily-ranking-empty = Ingen har spelat den här given.
daily-ranking-here = På den här servern
daily-ranking-world = Hela världen · { $count ->
    [one] en person
   *[other] { $count } personer
}, i snitt { $average }
daily-rank = **{ $place }.** { $name }: { $margin } ({ $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
})
daily-somebody = någon
daily-proof-title = Löften för { $day }
daily-proof-about = En dags kort är bestämda dagen innan. Anteckna morgondagens löften och se i morgon om de står fast. Talet bakom visas när dagen är slut; då räknar /kontrollera efter ditt eget parti.
daily-masters = Mästare av version { $version }
daily-masters-also = Jag uppdaterades medan given spelades: några har också mött mästare av version { $version }.
daily-tomorrow = I morgon, { $day }
daily-promise = { $game }: { $hash }
daily-small = dagens giv · { $day }
button-daily-play = Spela { $game }
button-daily-on = Fortsätt: { $game }
button-daily-look = Analys: { $game }
button-daily-ranking = Topplista
button-daily-yesterday = I går
button-daily-next = Dagen efter
button-daily-proof = Löften
button-daily-share = Dela
button-daily-too = Spela också
button-daily-back = Tillbaka
button-daily-result = Resultat
error-no-daily = Det här spelet har ingen dagens giv.
error-try-had = Du har redan haft ditt försök på den här given. Det gäller dagen ut, även om du har raderat dina uppgifter.
error-day-over = Den här given är slut: korten är öppna. /dagens-giv visar vad som går att spela.
