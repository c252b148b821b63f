# What a server and its people choose, and what follows from it.

## Languages, each by its own name

language-of-discord = as in Discord
language-name = English

## A server's settings

settings-title = Settings of this server
settings-changed = The settings are changed
settings-unchanged = Nothing was changed
settings-before = (before: { $text })
settings-change = Change
settings-channel = Channel for tables
settings-channel-hint = The only one where tables are opened, threads included. None: all channels.
settings-channel-any = all channels
settings-language = Language
settings-time = Time for a turn
settings-time-hint = After it a computer player sits in, until the person is back.
settings-time-off = as long as it takes
settings-time-seconds = { $count } seconds
settings-time-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
settings-time-hours =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
settings-time-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
settings-openers = Who may open tables
settings-openers-everyone = everyone
settings-openers-role = a role
settings-openers-managers = who manages the server
settings-role = The role
settings-role-hint = Only if a role may open tables; who manages the server always may.
settings-newcomers = New people in running games
settings-newcomers-yes = may take over a seat
settings-newcomers-no = may not come in
settings-let-in = Let new people in
settings-let-nobody-in = Let nobody new in
settings-pictures = The table
settings-pictures-yes = as a picture, with few words
settings-pictures-no = in words
settings-show-pictures = Show the table as a picture
settings-hide-pictures = Show the table in words
settings-pause = Pause of a deserted game
settings-pause-days = Days until its table is closed
settings-pause-hint = { $low } to { $high }. It pauses when everybody has been sat in for twice; any press goes on.
settings-houses = House rules
settings-house = House rules of { $game }

## Refusals

error-bad-days = “{ $given }” is not a number of days; write one from { $low } to { $high }.
error-cannot-sit-here = You can't sit at this table.
error-cannot-sit-together = A new game can't begin with those who sit here now.
error-opened-by-managers = Only who manages this server may open tables here; you may join theirs.
error-opened-by-role = Only <@&{ $role }> may open tables here; you may join theirs.
error-opener-role-missing = Choose the role that may open tables, too.
error-wrong-channel = Tables are opened in <#{ $channel }> on this server.
settings-news = What is new after an update
settings-news-yes = shown once to the server managers
settings-news-no = not shown
settings-news-on = Show what is new
settings-no-news = Show no news
settings-level = Computer players at new tables
settings-patience = Wait before players may wake somebody
settings-patience-hint = Without a turn time limit. A player who doesn't answer for two more minutes is gone.
settings-threads = A thread for each table
settings-threads-yes = yes, where the bot may make one
settings-threads-no = no
settings-threads-on = A thread for each table
settings-no-threads = No more threads
settings-digest = Weekly digest
settings-digest-hint = Once a week, on Monday, who has played. Without a channel: never.
settings-digest-off = never
