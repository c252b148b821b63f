"""Arguments that several commands take."""

from discord.app_commands import Choice

from bot.games import all_games

MOST_CHOICES = 25


def game_choices() -> list[Choice[str]]:
    """Return the games to choose from; their names in people's languages are the translator's."""
    return [Choice(name=game.replace("_", " ").title(), value=game) for game in all_games()][:MOST_CHOICES]
