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
settings-tables = Tables
settings-messages = Messages
settings-channel = Channels for tables
settings-channel-hint = Tables can be opened only here and in their threads. None: all channels.
settings-channel-any = all channels
settings-language = Language
settings-time = Turn time limit
settings-time-hint = When it runs out, a computer player fills in until the player is back.
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
settings-waits = Waiting times
settings-pause = Close abandoned games after
settings-pause-days = Days until the table is closed
settings-pause-hint = { $low } to { $high }. A game pauses after computers filled in twice for all. Any button resumes it.
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
settings-level-choice = Computers: { $level }
settings-patience = Wait before players can wake someone
settings-patience-hint = If turns have no time limit. Players who then don't answer within two minutes count as gone.
settings-threads = A thread for each table
settings-threads-yes = yes, if the bot can create one
settings-threads-no = no
settings-threads-on = Use a thread for each table
settings-no-threads = Use no threads
settings-digest = Weekly digest
settings-digest-hint = Every Monday: who played in the week before. Without a channel: never.
settings-digest-off = never
settings-zone = Time zone
settings-zone-hint = For planned tournaments. A city will do: Vienna, Hamburg, London, Chicago.
settings-zone-none = not chosen
settings-tournaments = Tournaments
settings-tournament-channel = Channel for tournaments
settings-tournament-channel-hint = Tournaments can be opened only here and in its threads. None: the channels for tables.
settings-channel-as-tables = as for tables
settings-organisers = Who can organise tournaments
settings-organisers-openers = everyone who can open tables
settings-organisers-role = certain roles
settings-organisers-managers = server managers
settings-organiser-role-hint = Only if certain roles can organise tournaments. Server managers always can.
settings-mentions = Mentions
settings-tournament-mention = Role mentioned when a tournament opens
settings-tournament-mention-hint = One message when the list opens. None: no role.
settings-table-mention = Role mentioned when a table needs players
settings-table-mention-hint = When a new table has waited a while, at most once in ten minutes. None: no role.
settings-mention-off = no role
error-everyone-mentioned = Everyone has this role, so the bot can't mention it. Choose another role, or none.
error-bot-role = This role belongs to a bot. Choose a role that people have.
error-organised-by-managers = Only server managers can organise tournaments here. You can join theirs.
error-organiser-role-missing = Also choose the roles that can organise tournaments.
error-wrong-tournament-channel = On this server, open tournaments in { $channels }.
error-organised-by-role =
    { $count ->
        [one] Only members with the role { $roles } can organise tournaments here. You can join theirs.
       *[other] Only members with one of these roles can organise tournaments here: { $roles }. You can join theirs.
    }
settings-note-lacking = ⚠️ In { $channel } I'm missing: **{ $permissions }**. A server manager can restore them under Edit Channel → Permissions.
settings-note-unmentionable = ⚠️ A mention of { $role } notifies no one yet. Let everyone mention it (Server Settings → Roles), or give me the permission **{ $permission }**.
settings-health = Health
health-complete = Permissions to play: complete in { $channels }
health-optional = Missing, but not needed to play:
health-lacking = ⚠️ { $what }: I'm missing **{ $permission }**.
health-waiting = Changes waiting to be saved
health-backup = Last backup
health-backup-unknown = none known
health-version = Version
