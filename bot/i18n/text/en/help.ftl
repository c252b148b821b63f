about-title = ## Card table { $version }
about-games = Bieten, Bid Whist and The Betel, played as at a real table. { "**/play**" } opens one, { "**/help**" } says how.
about-source = Source: { $address }
about-source-unknown = Source: whoever runs this bot has named no address.
about-support = Help: { $address }
about-support-unknown = Help: ask whoever brought this bot here; no address has been named.
about-privacy = Privacy: { $address }; { "**/privacy show**" } says what is known of you.
about-privacy-unknown = Privacy: { "**/privacy show**" } says what is known of you, and deletes it if you like.
about-health = Started { $since } · answers from Discord take { $milliseconds } ms · { $tables ->
    [one] one table is open
   *[other] { $tables } tables are open
 }
help-text =
    ## How to play
    { "**/play**" } opens a table here; others press **Join**, or you press **Add computer**, then **Start**.
    Your cards come by direct message, with buttons when you may act. If none arrives, it may be among your message requests; **My hand** on the table always shows them, to you alone.
    { "**/rules**" } explains a game, **/table** brings the table to the bottom of the channel, **/hand** shows your hand.
    { "**/house save**" } gives house rules a name, **/slate** is the score sheet of your table, **/leaderboard** shows who has won how often.
    { "**/preferences**" } is for your own language, cards and quiet hours, **/settings** for a server's.
    { "**/replay**" } and { "**/verify**" } show a finished game again and prove that no card was moved.
    { "**/daily**" } is the deal of the day: the same cards for everybody, one try each.
abroad-help = I am not a member here; somebody has brought me along. **My hand** shows your cards, to you alone. There is no turn time, and nobody is called when it is their turn. After a quarter of an hour without a press on the table, **Refresh** shows how it stands.
