welcome =
    ## A card table for this server
    Play Bieten, Bid Whist and The Betel with one another and with computer players:
    1. { "**/play**" } opens a table in a channel.
    2. Others press **Join**.
    3. **Start** deals, with computers in empty seats. **My hand** shows your cards, to you alone.
    New to a game? { "**/tutorial**" } teaches it while you play. { "**/help**" } has the rest.
    Server managers choose channel, language, turn time limit and house rules in { "**/settings**" }.
    -# When the bot leaves, its data about the server is deleted after 30 days. { "**/privacy show**" } shows the data stored about you, and { "**/privacy delete**" } deletes it.
welcome-language = The language of this server. Until a server manager chooses one, I use the language of the player who opens the table:
# $permissions are their names as Discord's settings have them.
welcome-play = -# To play, I also need these permissions in the channels where you play: { $permissions }.
welcome-threads = -# With these permissions tables can have threads of their own: { $permissions }.
welcome-events = -# With this permission tournaments appear among the server's events: { $permissions }.
news-title = ### New in version { $version }
news-more =
    { $count ->
        [one] … and one more thing.
       *[other] … and { $count } more things.
    }
news-note = -# Shown once, to you alone, because you manage this server. Use /settings to turn it off.
