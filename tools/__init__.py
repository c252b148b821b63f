"""Programs that make what the bot is given: figures, weights, tables. The bot itself needs none of them."""
