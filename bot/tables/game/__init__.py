"""The game at a table: its rounds, luck, computer players, the vote to end it, taking back."""
