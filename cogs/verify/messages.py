"""Verify: the commitment, the seed and the lucky words of a table's games, and the form for a word."""

from collections.abc import Iterator

from bot.i18n import Translations
from bot.render import isolated
from bot.tables import CurrentGame, Seat, Table
from bot.ui.escaping import escaped
from bot.ui.layout import NONE, Button, CustomId, Form, LuckyWord, PlayerNames, Reader

PROMISE_DIGITS = 12
"""Of a promise, in the custom id of the button for lucky words."""
MAX_WORD_LENGTH = 64
"""What can be typed: a word is cut of blanks, and letters may be made of several signs."""
LUCKY_FIELD, REMOVE_FIELD = "word", "remove"


def next_game(table: Table, reader: Reader) -> Iterator[str]:
    """Yield the promise of the game to come, and the lucky words that go with it."""
    words = reader.words
    if table.promise:
        key = "promise-next" if table.current_game else "commitment"
        yield words(key, hash=f"`{table.promise}`")
    given = [f"{reader.names.user(user)} {_quoted(word, words)}" for user, word in table.lucky_words]
    if given:
        yield words("lucky-words", words=words("column").join(given))


def this_game(table: Table, reader: Reader) -> Iterator[str]:
    """Yield the promise of the game that is on or over, its seed once it is public, and the lucky words."""
    game, words = table.current_game, reader.words
    if game is None or game.promise is None:
        return
    yield words("commitment", hash=f"`{game.promise}`")
    if game.seed is not None:
        yield words("promise-seed", seed=f"`{game.seed}`")
    yield from _words_of(game, reader)


def first_deal(table: Table, reader: Reader) -> Iterator[str]:
    """Yield the lucky words while the first deal is played."""
    if table.current_game is not None and table.current_game.deal == 1:
        yield from _words_of(table.current_game, reader)


def _words_of(game: CurrentGame, reader: Reader) -> Iterator[str]:
    """Yield the lucky words with the players who gave them: others can sit there by now."""
    words = reader.words
    pairs = zip(game.starters, game.lucky_words, strict=False)
    given = [f"{reader.names.name_of(seat)} {_quoted(word, words)}" for seat, word in pairs if word]
    if given:
        yield words("lucky-words", words=words("column").join(given))


def menu(table: Table, reader: Reader) -> Iterator[Button]:
    """Yield the button that opens the form for a lucky word, where a game is to come."""
    if table.promise and (table.lucky_words or table.is_here(reader.user or 0)):
        yield Button(LuckyWord(table.promise[:PROMISE_DIGITS]), reader.words("button-lucky"))


def lucky_form(table: Table, user: int, words: Translations, names: PlayerNames, *, removes: bool) -> Form:
    """Return the form for a lucky word."""
    made = Form(
        words("lucky-title", table=str(table.id)),
        CustomId(table.id, table.revision, LuckyWord(table.promise[:PROMISE_DIGITS])),
    )
    made.write(
        LUCKY_FIELD,
        words("lucky-label"),
        dict(table.lucky_words).get(user, ""),
        words("lucky-hint"),
        limit=MAX_WORD_LENGTH,
    )
    others = {
        str(whose): f"{isolated(names.plain(Seat(whose)) or str(whose))}: {word}"
        for whose, word in table.lucky_words
        if whose != user
    }
    if removes and others:
        made.choose(REMOVE_FIELD, words("lucky-remove"), {NONE: words("lucky-remove-none"), **others}, NONE)
    return made


def _quoted(word: str, words: Translations) -> str:
    """Return a word in quotes, as it was typed."""
    return words("lucky-word", word=escaped(word))
