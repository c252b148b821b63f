# What is new after an update, for who manages a server.

news-title = ### New in version { $version }
news-more =
    { $count ->
        [one] … and one more thing.
       *[other] … and { $count } more things.
    }
news-note = -# Shown once, to you alone, because you manage this server. /settings turns it off.
