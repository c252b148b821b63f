"""What binds the luck of a table's games, on its public message: promises, seeds and lucky words."""

from collections.abc import Iterator

from bot.i18n import Words
from bot.render import isolated
from bot.tables import Round, Seat, Table
from bot.ui.escaping import escaped
from bot.ui.layout.address import Address
from bot.ui.layout.forms import NONE, Form
from bot.ui.layout.message import Message
from bot.ui.layout.parts import Part
from bot.ui.layout.seats import Names
from bot.ui.layout.verbs import LuckyWord

DIGITS = 12
"""Of a promise, where there is no room for more or it has been shown whole before."""
LETTERS = 64
"""What can be typed: a word is cut of blanks, and letters may be made of several signs."""
LUCKY_FIELD, REMOVE_FIELD = "word", "remove"
"""Fields of the form."""


def promise_to_come(table: Table, words: Words, names: Names) -> Iterator[str]:
    """Yield the promise of the game to come, whole, and the lucky words that go with it."""
    if table.promise:
        key = "promise-next" if table.round else "commitment"
        yield f"-# {words(key, hash=f'`{table.promise}`')}"
    given = [names.user(user) + " " + _quoted(word, words) for user, word in table.words]
    if given:
        yield f"-# {words('lucky-words', words=words('column').join(given))}"


def promise_of_game(game: Round, words: Words, names: Names) -> Iterator[str]:
    """Yield what binds the game that is on: whole in its first deal, so that it can be copied, and with its seed."""
    if game.promise is None:
        return
    if game.seed is not None:
        yield words("commitment", hash=f"`{game.promise}`")
        yield words("promise-seed", seed=f"`{game.seed}`")
    elif game.deal > 1:
        yield words("commitment-short", hash=f"`{game.promise[:DIGITS]}…`")
        return
    else:
        yield words("commitment", hash=f"`{game.promise}`")
    # Of those who gave them: somebody else may sit there by now.
    pairs = zip(game.began, game.words, strict=False)
    given = [f"{names.of(seat)} {_quoted(word, words)}" for seat, word in pairs if word]
    if given:
        yield words("lucky-words", words=words("column").join(given))


def lucky_button(message: Message, table: Table, words: Words) -> Part:
    """Return the button that opens the form."""
    return message.button(LuckyWord(table.promise[:DIGITS]), words("button-lucky"))


def lucky_form(table: Table, user: int, words: Words, names: Names, *, removes: bool) -> Form:
    """Return the form for a lucky word.

    Args:
        table: for whose game to come.
        user: who writes.
        words: in their language.
        names: of those who gave words.
        removes: whether they may take away words of others.
    """
    made = Form(
        words("lucky-title", table=str(table.id)),
        Address(table.id, table.revision, LuckyWord(table.promise[:DIGITS])),
    )
    made.write(LUCKY_FIELD, words("lucky-label"), dict(table.words).get(user, ""), words("lucky-hint"), most=LETTERS)
    others = {
        str(whose): f"{isolated(names.plain(Seat(whose)) or str(whose))}: {word}"
        for whose, word in table.words
        if whose != user
    }
    if removes and others:
        made.choose(REMOVE_FIELD, words("lucky-remove"), {NONE: words("lucky-remove-none"), **others}, NONE)
    return made


def _quoted(word: str, words: Words) -> str:
    """Return a word in quotes, as it was typed."""
    return words("lucky-word", word=escaped(word))
