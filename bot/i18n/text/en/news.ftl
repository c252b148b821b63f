# What is new after an update, for who manages a server.

news-title = ### New in version { $version }
news-more =
    { $count ->
        [one] … and one more thing.
       *[other] … and { $count } more things.
    }
news-note = -# Shown once, to you alone, because you manage this server. /settings turns it off.
settings-news = What is new after an update
settings-news-yes = shown once to the server managers
settings-news-no = not shown
settings-news-on = Show what is new
settings-no-news = Show no news
