# The deal of the day.

daily-title = Deal of the day · { $day } · no. { $number }
daily-about = One deal of each game, the same cards for everybody on all servers, one try each. Over { $end }. You play against masters, from a seat that is fixed for you.
daily-over = This day is over: its cards, promises and seeds are open.
daily-seat = from seat { $seat } of { $seats } · { $count ->
    [0] nobody has played it yet
    [one] one person has played it
   *[other] { $count } people have played it
}
daily-open = Not played yet.
daily-on = You are in the middle of it.
daily-missed = You did not play it.
daily-unfinished = Not played to the end before the day was over.
daily-waits = { $points ->
    [one] { $points } point
   *[other] { $points } points
}. The masters still play it; look again in a minute.
daily-done = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, the masters in your seat: { $par } (**{ $margin }**)
daily-place-here = Place { $place } of { $count } on this server
daily-place-world = Place { $place } of { $count } worldwide
daily-streak = { $days ->
    [one] One day running. Come back tomorrow!
   *[other] { $days } days running.
}
daily-copy = To copy and share; it gives nothing away:
daily-share-head = Card Table, deal of the day { $day } (no. { $number })
daily-shared = { $name } has played the deal of the day.
daily-ranking-title = { $game } · { $day }
daily-ranking-about = What counts is the difference from what the masters score from the same seat. In the worldwide ranking only those who have played or shared it on this server have names.
daily-ranking-hidden = You see the ranking as soon as you have played this deal.
daily-ranking-empty = Nobody has played this deal.
daily-ranking-here = On this server
daily-ranking-world = Worldwide · { $count ->
    [one] one person
   *[other] { $count } people
}, { $average } on average
daily-rank = **{ $place }.** { $name }: { $margin } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
daily-somebody = somebody
daily-proof-title = Promises of { $day }
daily-proof-about = The cards of a day are fixed the day before. Note tomorrow's promises, and check tomorrow that they stand. The seed is shown when the day is over; then /verify checks your own game.
daily-masters = Masters of version { $version }
daily-masters-also = I was updated while this deal was played: people have also met masters of version { $version } at it.
daily-tomorrow = Tomorrow, { $day }
daily-promise = { $game }: { $hash }
daily-small = deal of the day · { $day }
button-daily-play = Play { $game }
button-daily-on = Go on: { $game }
button-daily-look = Look back: { $game }
button-daily-ranking = Ranking
button-daily-yesterday = Yesterday
button-daily-next = The day after
button-daily-proof = Promises
button-daily-share = Share
button-daily-too = Play it, too
button-daily-back = Back
button-daily-result = Result
error-no-daily = There is no deal of the day of this game.
error-try-had = You have had your one try of this deal; that stays so for the day, though what was known of it is deleted.
error-day-over = This deal is over: its cards are open. /daily shows what there is to play.
