"""How well computer players play, in words: behind their names, and in the lists from which a level is chosen."""

from collections.abc import Mapping

from discord import SelectOption

from bot.games import find_game
from bot.i18n import Words
from bot.tables import LEVELS, Level, Table, helps_person, level_at, manner_at, rating_of
from bot.ui.layout.limits import OPTION_LABEL, clip
from bot.ui.layout.message import Message
from bot.ui.layout.seats import Names
from bot.ui.layout.verbs import Do


def seated(table: Table, seat: int, words: Words, names: Names) -> str:
    """Return the name for text of whoever sits somewhere; of a computer player with its level and manner."""
    who, name = table.seats[seat], names.text(seat)
    if who.user is not None or (who.computer or 0) < 0:
        return name
    game = find_game(table.game)
    level = rated(level_at(game, table, seat), table.game, words)
    if (manner := manner_at(game, table, seat)) != "even":
        return words("level-and-manner", name=name, level=level, manner=words(f"manner-{manner}"))
    return words("level-of-partner" if helps_person(game, table, seat) else "level-of", name=name, level=level)


def rated(level: Level, game: str, words: Words) -> str:
    """Return a level in words, with its rating in a game if that was measured."""
    rating = rating_of(game, level)
    name = words(f"choice-{level}")
    return name if rating is None else words("level-rated", level=name, rating=str(rating))


def computers_line(table: Table, words: Words, names: Names) -> str:
    """Return which computer players sit at a table and how well they play; "" where none does."""
    computers = [seat for seat, who in enumerate(table.seats) if (who.computer or 0) > 0]
    if not computers:
        return ""
    told = ", ".join(seated(table, seat, words, names) for seat in computers)
    return words("levels-here", players=told)


def level_list(message: Message, table: Table, words: Words) -> None:
    """Add the list that seats one more computer player, of the level that is chosen."""
    labels = {level: rated(level, table.game, words) for level in LEVELS}
    message.choices(Do.ADD_COMPUTER, words("levels-add"), _options(labels, words))


def guild_levels(message: Message, now: Level, words: Words) -> None:
    """Add the list from which a guild chooses how well computer players play at new tables."""
    labels = {level: words(f"choice-{level}") for level in LEVELS}
    message.choices(Do.GUILD_LEVEL, words("settings-level"), _options(labels, words, now))


def _options(labels: Mapping[str, str], words: Words, now: str | None = None) -> list[SelectOption]:
    """Return levels to choose from, each with what is to be expected of it.

    Args:
        labels: what each is called.
        words: the reader's.
        now: the one that is chosen already.
    """
    return [
        SelectOption(
            label=clip(label, OPTION_LABEL),
            description=clip(words(f"level-{level}-hint"), OPTION_LABEL),
            value=level,
            default=level == now,
        )
        for level, label in labels.items()
    ]
