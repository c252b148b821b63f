about-title = ## Card table { $version }
about-games = Bieten, Bid Whist and The Betel, played as at a real table. Use { "**/play**" } to open one and { "**/help**" } to learn how.
about-source = Source: { $address }
about-source-unknown = Source: the operator has given no address.
about-support = Help: { $address }
about-support-unknown = Help: the operator has given no address. Ask the person who added this bot.
about-privacy = Privacy: { $address }. { "**/privacy show**" } shows the data stored about you.
about-privacy-unknown = Privacy: { "**/privacy show**" } shows the data stored about you, and you can delete it there.
about-health = Started { $since } · replies to Discord take { $milliseconds } ms · { $tables ->
    [one] one open table
   *[other] { $tables } open tables
 }
help-text =
    ## How to play
    { "**/play**" } opens a table here. Others press **Join**. **Start** deals, with computers in empty seats.
    Your cards come by direct message, with buttons when it is your turn. If none arrives, look among your message requests. **My hand** on the table always shows your cards, to you alone.
    { "**/replay**" } shows a finished game again, and { "**/verify**" } proves that no card was moved.
    { "**/daily**" } is the deal of the day: the same cards for everyone, one try each.
    { "**/evening open**" } opens a tournament here, { "**/evening plan**" } plans one, and { "**/season start**" } begins a season, with a league if you like.
help-commands-table = At a table
help-commands-learn = Learning
help-commands-compete = Competing
help-commands-own = For you
help-commands-server = For the server
help-commands-managers = server managers only
abroad-help = I'm not a member here: someone uses me through their own account. **My hand** shows your cards, to you alone. There is no turn time limit, and players are not notified when it's their turn. If no one presses a button on the table for a quarter of an hour, use **Refresh** to see the current state.
