# What a server and its people choose, and what follows from it.

## Languages, each by its own name

language-of-discord = as in Discord
language-name = English

## A server's settings

settings-title = Settings of this server
settings-changed = Settings saved
settings-unchanged = No changes
settings-before = (before: { $text })
settings-change = Change
settings-more = More settings
settings-channel = Channels for tables
settings-channel-hint = Tables can be opened only here and in their threads. None: all channels.
settings-channel-any = all channels
settings-language = Language
settings-time = Turn time limit
settings-time-hint = After it a computer player fills in until the player is back.
settings-time-off = no limit
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
settings-openers = Who can open tables
settings-openers-everyone = everyone
settings-openers-role = certain roles
settings-openers-managers = server managers
settings-role = The roles
settings-role-hint = Only if certain roles can open tables. Server managers always can.
settings-newcomers = New players in running games
settings-newcomers-yes = can take over a seat
settings-newcomers-no = have to wait
settings-let-in = Let new players in
settings-let-nobody-in = Keep new players out
settings-pictures = Table display
settings-pictures-yes = as a picture, with few words
settings-pictures-no = in words
settings-show-pictures = Show the table as a picture
settings-hide-pictures = Show the table in words
settings-pause = Close abandoned games after
settings-pause-days = Days until the table is closed
settings-pause-hint = { $low } to { $high }. It pauses after a computer filled in twice for everyone; any button resumes it.
settings-houses = House rules
settings-house = House rules of { $game }

## Refusals

error-bad-days = “{ $given }” is not a number of days. Write one from { $low } to { $high }.
error-cannot-sit-here = You can't sit at this table.
error-cannot-sit-together = A new game can't begin with the players who sit here now.
error-opened-by-managers = Only server managers can open tables here. You can join theirs.
error-opened-by-role =
    { $count ->
        [one] Only members with the role { $roles } can open tables here. You can join theirs.
       *[other] Only members with one of these roles can open tables here: { $roles }. You can join theirs.
    }
error-opener-role-missing = Also choose the roles that can open tables.
error-wrong-channel = On this server, open tables in { $channels }.
settings-news = News after an update
settings-news-yes = shown once to the server managers
settings-news-no = not shown
settings-news-on = Show news
settings-no-news = Hide news
settings-level = Computer players at new tables
settings-patience = Wait before players can wake someone
settings-patience-hint = Without a turn time limit. A player who doesn't answer for two more minutes is gone.
settings-threads = A thread for each table
settings-threads-yes = yes, if the bot can create one
settings-threads-no = no
settings-threads-on = Use a thread for each table
settings-no-threads = Use no threads
settings-digest = Weekly digest
settings-digest-hint = Once a week, on Monday: who has played. Without a channel: never.
settings-digest-off = never
settings-zone = Time zone
settings-zone-hint = For planned tournaments. A city will do: Vienna, Hamburg, London, Chicago.
settings-zone-none = not chosen
