# Where the bot is not, but somebody has brought it along.

panel-asleep = ⏳ No one has pressed a button here for a while. Press Refresh to see the current state.
abroad-for-you-alone = Only you see this table. On this server, apps that people have installed for themselves can't post for everyone. They need the permission **Use External Apps**, which a server manager can grant for all channels or for one. You can play here alone against computer players. In a group chat, or on a server where I am a member, others see the table too.
