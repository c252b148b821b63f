# What people are told when something is wrong with the place where they play.

# $channel is a mention, $permissions are their names as Discord's settings have them.
permission-missing = ⚠️ Table { $table }: in { $channel } I am not allowed: **{ $permissions }**. { $effect } Who manages the server can give it back: Edit Channel, Permissions.
# One of these is $effect.
permission-effect-panel = The table's message may be out of date; its buttons and your direct messages go on working.
permission-effect-post = New messages can't be written, so the table goes on in the one that is there.
permission-effect-pictures = There are no pictures meanwhile.
permission-effect-other = The game goes on meanwhile.

# $channel and $bot are mentions.
private-thread = ⚠️ Table { $table }: { $channel } is a private thread, and I am not in it. Mention the bot here to add it: write { $bot } in { $channel }. Then the game goes on there by itself; until then the table's message may be out of date, but its buttons and your direct messages work.
channel-gone = ⚠️ The channel of table { $table } is gone. The game goes on: your hand comes here. /table in this message shows the table; in another channel of the server, /table with the number { $table } moves it there.
