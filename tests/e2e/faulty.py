"""Users at a table where something is wrong: what they can do then, and what must be true afterwards."""

import re
from collections.abc import Callable

from bot.games import find_game
from bot.sandbox import RenderedMessage, SimulatedUser
from bot.storage import Database
from bot.tables import Table
from bot.tables.persistence import table_mapper
from bot.ui import CardBot
from bot.ui.features import slots_of
from bot.ui.layout import MessageRenderer
from cogs import FEATURES
from tests.e2e.evening import SECONDS, Evening, is_hand, labels, moves, on_any, outrun, panel, verb

AT_PLAY = "Trick 2: .* to lead"
"""On the panel in the middle of the first deal."""


async def kept_table(bot: CardBot, table: int = 1) -> Table:
    """Return a table as it is on disk, by nothing but the file."""
    database = Database(bot.tree.context.service._database.path)
    await database.open()
    try:
        kept = await database.read(lambda db: table_mapper.read(db, table))
    finally:
        await database.close()
    return table_mapper.restore(kept, find_game).table


async def as_kept(bot: CardBot, table: int = 1) -> tuple[str, list[str]]:
    """Return what the panel of a table says, and its buttons, by nothing but the file on disk."""
    return drawn_panel(bot, await kept_table(bot, table))


def drawn_panel(bot: CardBot, fresh: Table) -> tuple[str, list[str]]:
    """Return what a table's panel says, and its buttons, with the names that the bot has found by now."""
    context = bot.tree.context
    view = MessageRenderer(context.catalogs, context.people, context.emojis, slots_of(FEATURES)).board(fresh, "en-US")
    context.commands.view(view)
    drawn = RenderedMessage({"content": "", "embeds": [], "components": view.to_components()})
    return drawn.text, labels(drawn)


async def nothing_differs(
    bot: CardBot, person: SimulatedUser, shown: Callable[[], RenderedMessage] | None = None
) -> None:
    """See the panel show what is on disk; the table must be at rest."""
    shown = shown or (lambda: panel(person))
    fresh = await kept_table(bot)
    # After a start the names come later than the table: what is expected is drawn with those found by then.
    try:
        await person.wait_for(lambda: (shown().text, labels(shown())) == drawn_panel(bot, fresh), SECONDS)
    except TimeoutError:
        kept = drawn_panel(bot, fresh)
        raise AssertionError(f"{shown().text}\n{labels(shown())}\ninstead of\n{kept[0]}\n{kept[1]}") from None


async def play_to_the_end(here: Evening, bot: CardBot) -> None:
    """Play until the game is over; the panel shows what is on disk."""
    assert not await here.play_on("never")
    await nothing_differs(bot, here.people[0])


async def play_into_the_next_deal(here: Evening, bot: CardBot) -> None:
    """Play until the next deal has its own panel, or the game is over; the panel shows what is on disk."""
    deal = re.search(r"deal (\d+)", panel(here.people[0]).text)
    assert deal is not None
    await here.play_on(rf"deal {int(deal[1]) + 1}\b")
    await nothing_differs(bot, here.people[0])


def hand_of(person: SimulatedUser) -> RenderedMessage | None:
    """Return a user's newest direct message with cards."""
    return next(filter(is_hand, reversed(person.messages(person.dm))), None)


async def play_by_hand(here: Evening, over: Callable[[], object]) -> None:
    """Play from the direct messages alone, by what is offered there."""
    while True:
        acting = await anybody(here, lambda each: over() or ((hand := hand_of(each)) and moves(hand)))
        if over():
            return
        hand = hand_of(acting)
        while hand is not None and (offered := moves(hand)):
            chosen = here.rng.choice(offered)
            answer = None
            with outrun():
                answer = await here.press(acting, hand, chosen.custom_id or "")
            hand = answer.message if answer and verb(chosen).startswith(">") else None


async def anybody(here: Evening, fits: Callable[[SimulatedUser], object]) -> SimulatedUser:
    """Wait until something is so for a user; return who."""
    return await on_any(here.people, lambda: next(filter(fits, here.people), None))


async def due_with(here: Evening, begins: str) -> tuple[SimulatedUser, RenderedMessage, str]:
    """Wait for a user who is due, with something in their hand whose verb begins so; return both and its custom id.

    A user may be due before their hand offers that.
    """

    def found() -> tuple[SimulatedUser, RenderedMessage, str] | None:
        for person in filter(here.ready, here.people):
            for button in moves(hand := here.hand(person)):
                if verb(button).startswith(begins):
                    return person, hand, button.custom_id or ""
        return None

    return await on_any(here.people, found)
