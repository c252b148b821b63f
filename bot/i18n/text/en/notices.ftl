welcome =
    ## A card table for this server
    Bieten, Bid Whist and The Betel, with one another and with computer players:
    1. { "**/play**" } opens a table in a channel.
    2. Others press **Join**; for empty seats there is **Add computer**.
    3. **Start** deals: **My hand** shows your cards, to you alone.
    New to a game? { "**/tutorial**" } teaches it while you play. { "**/help**" } has the rest.
    Who manages the server chooses channel, language, time for a turn and house rules in { "**/settings**" }.
    -# When the bot leaves, what it knows of the server is deleted after 30 days; { "**/privacy show**" } shows and { "**/privacy delete**" } deletes what it knows of a person.
welcome-language = The language of this server; until a server manager chooses one, I speak that of the player who opens the table:
# $permissions are their names as Discord’s settings have them.
welcome-play = -# To play, I also need these permissions in the channels where you play: { $permissions }.
welcome-threads = -# With these permissions tables can have threads of their own: { $permissions }.
welcome-events = -# With this permission tournaments appear among the server's events: { $permissions }.
news-title = ### New in version { $version }
news-more =
    { $count ->
        [one] … and one more thing.
       *[other] … and { $count } more things.
    }
news-note = -# Shown once, to you alone, because you manage this server. /settings turns it off.
