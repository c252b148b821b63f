# What is known of a person, and whom they don't sit with.

former-player = former player { $number }

privacy-title = What I store about you
privacy-preferences =
    { $count ->
        [0] Preferences: none, not even your Discord language
       *[other] Preferences: what /preferences shows, and your Discord language
    }
privacy-blocks = People you have blocked: { $count }
privacy-seats = Seats, turns and votes at tables: { $count }
privacy-tables = Tables you have been the host of: { $count }
privacy-tournaments = Tournaments that you entered or organised: { $count }
privacy-daily = Deals of the day you have played: { $count }
privacy-results = Results of finished games: { $count }
privacy-statistics = Ratings and numbers for /stats: { $count }
privacy-house = House rules you have saved: { $count }
privacy-managing = What you did as a manager of a server in the last 90 days: { $count }
privacy-games = Games whose log contains your user ID: { $count }
privacy-notes = Direct messages whose ID I store: { $count }
privacy-exported = This is everything I store about you.
privacy-delete-title = Delete what I store about you?
privacy-delete-text =
    This deletes your preferences, blocks, results and seats on all servers. You leave tables where no game is being played.
    In other people's games you become a “former player”, and leaderboards no longer list you. Messages in channels stay as they are.
    You can't undo this.
privacy-delete-button = Delete everything
privacy-deleted = Deleted. If you press or type something here again, I save your Discord language again.
privacy-blocked = You will never be seated with { $name } again, and only you know. If you sit together now, this starts with the next game. Use /unblock to undo it.
privacy-unblocked = You can be seated with { $name } again.

## Refusals

error-block-computer = You can't block a computer player. The host can remove it.
error-block-self = You can't block yourself.
error-leave-first = You still sit at table { $tables }. Use /leave there first, so that the others don't wait for you, then try again.
error-not-blocked = You have not blocked this person.
error-too-many-blocks = You have already blocked { $limit } people. Use /unblock for one of them first.
