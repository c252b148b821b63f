# What people are told when something is wrong with the place where they play.

# $channel is a mention, $permissions are their names as Discord's settings have them.
permission-missing = ⚠️ Table { $table }: I'm missing permissions in { $channel }: **{ $permissions }**. { $effect } A server manager can restore them under Edit Channel → Permissions.
# One of these is $effect.
permission-effect-panel = The table's message may be out of date, but its buttons and your direct messages still work.
permission-effect-post = I can't post new messages, so the table goes on in the current one.
permission-effect-pictures = Until then there are no pictures.
permission-effect-other = The game goes on.

# $channel and $bot are mentions.
private-thread = ⚠️ Table { $table }: { $channel } is a private thread, and I am not in it. To add me, write { $bot } in { $channel }. Then the game goes on there by itself. Until then the table's message may be out of date, but its buttons and your direct messages work.
channel-gone = ⚠️ The channel of table { $table } is gone. The game goes on, and your hand comes here. Use /table here to see the table. To move it, use /table with the number { $table } in another channel of the server.
