"""Programs that train the computer players: they write the weights and tables that the bot reads."""
