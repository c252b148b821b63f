# What a table says when the bot itself is the matter.

back-soon = ⏳ Boten är snart tillbaka; ert bord är sparat.
