# What is new after an update, for who manages a server.

news-title = ### New in version { $version }
news-more =
    { $count ->
        [one] … and one more thing.
       *[other] … and { $count } more things.
    }
news-note = -# Told once, to you alone, since you manage this server. /settings turns it off.
settings-news = What is new after an update
settings-news-yes = told once to whoever manages the server
settings-news-no = not told
settings-news-on = Tell what is new
settings-no-news = Tell no news
