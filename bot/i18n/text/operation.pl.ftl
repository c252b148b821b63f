# What a table says when the bot itself is the matter.

back-soon = ⏳ Bot za chwilę wraca; twój stół jest zapisany.
