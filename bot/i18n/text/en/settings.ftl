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

## A person's preferences

preferences-title = Your preferences
preferences-none = none
preferences-hand = Your cards
preferences-hand-both = by direct message, and by “My hand”
preferences-hand-dm = by direct message only
preferences-hand-here = by “My hand” only
preferences-told = Messages to you
preferences-told-mentions = a mention when it is your turn
preferences-told-reminders = a reminder when half of your time is over
preferences-told-evenings = a mention when the list for an evening opens on this server
preferences-cards = How cards are written
preferences-cards-usual = as pictures and emojis, on buttons by letter and suit
preferences-cards-names = with their names
preferences-cards-text = as text only, without pictures and emojis
preferences-colours = Colours of the suits
preferences-colours-two = two
preferences-colours-four = four
preferences-quiet = Quiet hours
preferences-quiet-from = From
preferences-quiet-to = To
preferences-quiet-line = { $start } to { $end }, { $zone }
preferences-time-hint = Such as 22:00. Both empty: no quiet hours.
preferences-zone = Time zone
preferences-zone-hint = A city will do: Vienna, Hamburg, London, Chicago.
preferences-blocked = People you don't sit with
hand-in-dm = Your cards are in your direct messages: { $link }

## Refusals

error-bad-days = “{ $given }” is not a number of days; write one from { $low } to { $high }.
error-bad-time = “{ $given }” is no time of day; write it as 22:00.
error-bad-zone = I don’t know the time zone “{ $given }”; write a city such as Vienna, or a name such as Europe/Vienna, Europe/Warsaw, America/Chicago.
error-ambiguous-zone = “{ $given }” can mean several time zones; write one of these: { $zones }.
error-cannot-sit-here = You can't sit at this table.
error-cannot-sit-together = A new game can't begin with those who sit here now.
error-opened-by-managers = Only who manages this server may open tables here; you may join theirs.
error-opened-by-role = Only <@&{ $role }> may open tables here; you may join theirs.
error-opener-role-missing = Choose the role that may open tables, too.
error-quiet-hours-empty = Quiet hours need a beginning and an end that differ.
error-wrong-channel = Tables are opened in <#{ $channel }> on this server.
preferences-told-invitations = a mention when somebody invites you to their table; otherwise a direct message
