# What is known of a person, and whom they don't sit with.

former-player = former player { $number }

privacy-title = What I know of you
privacy-preferences =
    { $count ->
        [0] Preferences: none, nor the language of your Discord
       *[other] Preferences: what /preferences shows, and the language of your Discord
    }
privacy-blocks = People you have blocked: { $count }
privacy-seats = Seats, turns and votes at tables: { $count }
privacy-tables = Tables you have been the host of: { $count }
privacy-tournaments = Evenings of many tables: your entries and those you organised: { $count }
privacy-daily = Deals of the day you have played: { $count }
privacy-results = Results of finished games: { $count }
privacy-statistics = Ratings, and what is counted for /stats: { $count }
privacy-house = House rules you have saved: { $count }
privacy-games = Games whose log names you by your number: { $count }
privacy-notes = Direct messages whose place I remember: { $count }
privacy-exported = This is all I know of you.
privacy-delete-title = Delete what I know of you?
privacy-delete-text =
    Your preferences, blocks, results and seats are deleted, for all servers. You leave tables where nobody plays.
    In the games of others you become a “former player”; leaderboards no longer know you. Messages in channels stay as they are.
    This can't be taken back.
privacy-delete-button = Delete it all
privacy-deleted = Deleted. If you press or type something here again, your Discord language is saved again.
privacy-blocked = You will never sit at a table with { $name } again; nobody is told. If you sit together now, it holds from the next game on. /unblock ends it.
privacy-unblocked = You may sit at a table with { $name } again.

## Refusals

error-block-computer = Computer players sit where they are put; the host can remove them.
error-block-self = That is you; you'll have to sit with yourself.
error-leave-first = You still sit at table { $tables }; use /leave there first, so that nobody waits for you, then try again.
error-not-blocked = You have not blocked this person.
error-too-many-blocks = You have blocked { $limit } people already; /unblock one first.
