# Where the bot is not, but somebody has brought it along.

panel-asleep = ⏳ Nothing has been pressed here for a while; press Refresh to see how it stands.
abroad-for-you-alone = You alone see this table: on this server, apps that people have installed for themselves may not write for everybody. The permission for it is called **Use External Apps**; who manages the server can give it, for all or for one channel. You can play here alone with computer players; in a group chat, or on a server where I am a member, others see the table too.
