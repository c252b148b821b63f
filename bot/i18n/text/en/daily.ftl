# The deal of the day.

daily-title = Deal of the day · { $day } · no. { $number }
daily-about = One deal of each game, with the same cards for everyone on all servers and one try each. Ends { $end }. You play against masters, from a seat that is fixed for you.
daily-over = This day is over. Its cards, promises and seeds are public.
daily-seat = from seat { $seat } of { $seats } · { $count ->
    [0] no one has played it yet
    [one] played by one person
   *[other] played by { $count } people
}
daily-on = In progress.
daily-missed = You didn't play it.
daily-unfinished = Not finished before the day was over.
daily-waits = { $points ->
    [one] { $points } point
   *[other] { $points } points
}. The masters are still playing it. Look again in a minute.
daily-done = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, the masters in your seat: { $par } (**{ $margin }**)
daily-place-here = Place { $place } of { $count } on this server
daily-place-world = Place { $place } of { $count } worldwide
daily-streak = { $days ->
    [one] Your streak: one day.
   *[other] { $days } days in a row.
}
daily-come-back = Come back tomorrow!
daily-copy = To copy and share (it gives nothing away):
daily-share-head = Card Table, deal of the day { $day } (no. { $number })
daily-shared = { $name } has played the deal of the day.
daily-ranking-title = { $game } · { $day }
daily-ranking-about = The ranking compares your points with those of the masters in the same seat. The worldwide ranking names only people who have played or shared it on this server.
daily-ranking-hidden = You can see the ranking when you have played this deal.
daily-ranking-empty = This deal was not played.
daily-ranking-here = On this server
daily-ranking-world = Worldwide · { $count ->
    [one] one person
   *[other] { $count } people
}, { $average } on average
daily-rank = **{ $place }.** { $name }: { $margin } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
daily-somebody = someone
daily-proof-title = Promises of { $day }
daily-proof-about = The cards of a day are fixed the day before. Note tomorrow's promises, and check tomorrow that they are unchanged. The seed is shown when the day is over. Then /verify checks your own game.
daily-masters = Masters of version { $version }
daily-masters-also = I was updated during that day, so some people played against masters of version { $version }.
daily-tomorrow = Tomorrow, { $day }
daily-promise = { $game }: { $hash }
daily-small = deal of the day · { $day }
button-daily-play = Play { $game }
button-daily-on = Continue: { $game }
button-daily-look = Look back: { $game }
button-daily-ranking = Ranking
button-daily-yesterday = Yesterday
button-daily-next = Next day
button-daily-proof = Promises
button-daily-share = Share
button-daily-too = Play it, too
button-daily-back = Back
button-daily-result = Result
error-no-daily = This game has no deal of the day.
error-try-had = You have already had your one try at this deal. Deleting your data doesn't give you another.
error-day-over = This deal is over, and its cards are public. Use /daily to see the current deals.
