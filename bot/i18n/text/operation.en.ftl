# What a table says when the bot itself is the matter.

back-soon = ⏳ The bot is back in a moment; your table is saved.
