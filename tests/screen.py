"""Measure every table message: its height on the sandbox's page, its rows, its words, and Discord's limits.

`python -m tests.screenshots --measure` prints the table; `tests/e2e/test_screen.py` holds the limits. Each message is
drawn by the bot's own drawing code and put on a page that one browser keeps open, so that no game is played for it.
"""

import base64
import struct
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

from playwright.async_api import Browser, Page

from bot.games import find_game
from bot.i18n import Catalogs
from bot.rules import panel as p
from bot.rules.game import AnyGame
from bot.rules.options import Values
from bot.rules.state import State
from bot.sandbox import Sandbox
from bot.sandbox.components import ComponentNormalizer, each
from bot.tables import CurrentGame, FinishedGame, Seat, Table
from bot.tables.models import Claim, Consent, Gone, Protest, TurnClock, Wake
from bot.ui.features import slots_of
from bot.ui.layout import MessageRenderer
from bot.ui.layout.reading_limits import MOST_LOBBY_WORDS, MOST_WORDS, words_for, words_in
from bot.ui.message_view import ImageAttachment, MessageView
from cogs import FEATURES
from tests.browser import chromium
from tests.games.play import sensible_action

CATALOGS = Catalogs.load(strict=True)
LANGUAGES = "en", "de", "sv", "pl", "it", "es"
SIZES = (1200, 800), (380, 760)
HIGHEST = (1200, 620), (380, 700)
"""By the width of the window: how high a message may be. Like the words, tables of more than six may need more."""
NAMES = "Anna", "Benedikt", "Cilli", "Detlef", "Eva", "Franziska", "Georg", "Helena", "Ignaz", "Johanna"
NOW = 1_800_000_000
PROMISE = "3f9c0a7be41d58206cc1e9a4b7d3f80512ab6c7d8e9f00112233445566778899"
DRAW = """async (messages) => {
    const { messageItem } = await import("/static/message.js");
    const list = document.getElementById("messages"), nothing = () => {};
    const measured = [];
    for (const message of messages) {
        const does = { act: nothing, dismiss: nothing, jump: nothing, use: nothing };
        const item = messageItem({ message, rev: 1 }, false, does);
        list.replaceChildren(item);
        await Promise.all([...item.querySelectorAll(".picture, .thumbnail")].map((image) => {
            image.loading = "eager";
            return image.decode();
        }));
        const { height, width } = item.getBoundingClientRect();
        measured.push([Math.round(height), item.scrollWidth <= width + 1]);
    }
    return measured;
}"""


@dataclass(frozen=True)
class Phase:
    """A message of a table in one of its states.

    Args:
        name: the game and the state.
        table: the table.
        seen: further arguments of `MessageRenderer.board`.
    """

    name: str
    table: Table
    seen: tuple[tuple[str, Any], ...] = ()

    @property
    def most_words(self) -> int:
        """How many words it may have."""
        return words_for(MOST_LOBBY_WORDS if self.table.current_game is None else MOST_WORDS, len(self.table.seats))

    @property
    def most_rows(self) -> int:
        """How many rows of buttons it may have."""
        game = self.table.current_game
        return 3 if self.table.consents or (game and game.protest and game.protest.ruling is None) else 2

    def most_pixels(self, width: int) -> int:
        """How high it may be in a window of this width."""
        return words_for(dict(HIGHEST)[width], len(self.table.seats))


@dataclass(frozen=True)
class Drawn:
    """A message in one language, with pictures or in words alone.

    Args:
        phase: what it shows.
        locale: the language.
        pictured: whether it has a picture.
        parts: its components.
        pictures: its pictures.
    """

    phase: Phase
    locale: str
    pictured: bool
    parts: list[dict[str, Any]]
    pictures: tuple[ImageAttachment, ...]

    @property
    def all(self) -> list[dict[str, Any]]:
        return each(self.parts)

    @property
    def words(self) -> int:
        """How many words are read, those on buttons too."""
        texts = [part.get("content") or part.get("label") or "" for part in self.all]
        return words_in(*texts)

    @property
    def rows(self) -> int:
        """How many rows of buttons and lists there are."""
        return sum(part["type"] == 1 for part in self.all)

    @property
    def buttons(self) -> int:
        return sum(part["type"] == 2 for part in self.all)

    @property
    def name(self) -> str:
        return f"{self.phase.name}{'' if self.pictured else ', text only'}"


@dataclass(frozen=True)
class Measured:
    """How high a message is, by the width of the window."""

    drawn: Drawn
    heights: dict[int, int]
    fits: bool


class People:
    """Everybody is called by a short name."""

    def name(self, user: int, server: int | None) -> str | None:
        return NAMES[user % 100]


class NoEmojis:
    """Cards are written as signs and letters."""

    ready = False

    def get(self, face: object, locale: str = "en") -> None:
        return None

    def suit(self, sign: object) -> None:
        return None

    def text(self, face: object, locale: str = "en") -> str:
        return ""


RENDERER = MessageRenderer(CATALOGS, People(), NoEmojis(), slots_of(FEATURES), lambda: NOW)


@dataclass(frozen=True)
class Setting:
    """A game as it is played for the measurement."""

    game: str
    seats: int
    preset: str = ""
    seed: int = 1

    @property
    def rules(self) -> AnyGame:
        return find_game(self.game)

    @property
    def options(self) -> Values:
        return self.rules.options.validate({"preset": self.preset} if self.preset else {})

    @property
    def title(self) -> str:
        return f"{self.game} {self.seats}" + (f" {self.preset}" if self.preset else "")


SETTINGS = Setting("bieten", 6), Setting("bieten", 10), Setting("bid_whist", 4), Setting("betel", 3)
"""The largest table of usual size of each game, and the largest of all."""


def seats_of(setting: Setting, computers: int) -> tuple[Seat, ...]:
    """Return people first, then computers."""
    people = [Seat(100 + number) for number in range(setting.seats - computers)]
    return (*people, *(Seat(computer=1 + number) for number in range(computers)))


def table_of(setting: Setting, **changes: Any) -> Table:
    """Return a table in the lobby."""
    game, options = setting.rules, setting.options
    made = Table(
        id=47,
        guild=5,
        channel=6,
        host=100,
        game=game.id,
        options=options,
        house=game.options.code(options),
        min_seats=min(setting.seats, 4) if game.id != "bieten" else 2,
        max_seats=setting.seats,
        seats=seats_of(setting, 1),
        status="lobby",
        revision=118,
        party=game.party_size(options),
        promise=PROMISE,
    )
    return replace(made, **changes)


def positions(setting: Setting) -> Iterator[tuple[State, tuple[p.LocalizedText, ...]]]:
    """Yield the positions of a game that computers play, with what has happened last."""
    game, rng = setting.rules, Random(setting.seed)
    state, events = game.start(setting.options, setting.seats, 0), ()
    while True:
        yield state, events
        if state.outcome:
            return
        step = state.apply(sensible_action(game, state, rng))
        state, events = step.state, (*events, *game.public_events(step))[-12:]


def playing(setting: Setting, state: State, events: tuple[p.LocalizedText, ...]) -> Table:
    """Return a table in a position; the first deal shows the promise."""
    deal = len(state.deals) + 1
    played = CurrentGame(
        state.view(None),
        number=17,
        deal=deal,
        deals=state.deals,
        waiting_for=state.waiting_for,
        recent=events,
        promise=PROMISE,
        untouched=False,
        starters=seats_of(setting, 1),
    )
    return table_of(setting, status="playing", current_game=played)


@cache
def phases() -> tuple[Phase, ...]:
    """Return every phase of each game: of all positions with the same heading the one with the longest text."""
    found: list[Phase] = []
    for setting in SETTINGS:
        found += lobbies(setting)
        found += games(setting)
    return tuple(found)


def lobbies(setting: Setting) -> Iterator[Phase]:
    """Yield the lobby: opened, with a second person, full, and with a request."""
    alone = table_of(setting, seats=(Seat(100),))
    yield Phase(f"{setting.title}: lobby, opened", alone)
    yield Phase(f"{setting.title}: lobby, two people", replace(alone, seats=(Seat(100), Seat(101))))
    computers = tuple(Seat(computer=1 + number) for number in range(setting.seats - 1))
    yield Phase(f"{setting.title}: lobby, full of computers", replace(alone, seats=(Seat(100), *computers)))
    full = table_of(setting, hints=True, lucky_words=((100, "abracadabra"),))
    yield Phase(f"{setting.title}: lobby, full", full)
    asked = Consent("start", (101,), revision=1, lapses_at=NOW + 20)
    yield Phase(f"{setting.title}: lobby, start asked", replace(full, consents=(asked,)))
    yield Phase(f"{setting.title}: lobby, swap asked", replace(full, consents=(Consent("swap", (101,), (100,)),)))
    yield Phase(f"{setting.title}: lobby, closed", replace(full, status="closed"))


def games(setting: Setting) -> Iterator[Phase]:
    """Yield the phases of a game, requests, and its end."""
    chosen: dict[str, tuple[int, Phase]] = {}
    last: Table | None = None
    busiest: tuple[int, Table] | None = None
    for (before, _), (state, events) in pairwise(positions(setting)):
        table = playing(setting, state, events)
        panel = setting.rules.table_panel(state.view(None))
        text = sum(part.get("type") == 10 and len(part["content"]) for part in each(board(table, "de").parts))
        key = next((block.text.key for block in panel.blocks if isinstance(block, p.Heading)), "?")
        if not state.outcome and (key not in chosen or chosen[key][0] < text):
            chosen[key] = text, Phase(f"{setting.title}: {key.removeprefix('heading-')}", table)
        if len(state.deals) > len(before.deals) and not state.outcome:
            ended = playing(setting, state, events).with_current_game(deal=len(state.deals), waiting_for=())
            chosen["deal"] = text, Phase(f"{setting.title}: deal over", ended, (("live", False), ("counted", True)))
        if not state.outcome and state.waiting_for and (busiest is None or busiest[0] < text):
            busiest = text, table
        last = table
    yield from (phase for _, phase in chosen.values())
    assert busiest is not None
    yield from requests(setting, busiest[1])
    assert last is not None
    assert last.current_game is not None
    yield from ends(setting, last)


def requests(setting: Setting, table: Table) -> Iterator[Phase]:
    """Yield a table with each request open, and with players who are away."""
    game = table.current_game
    assert game is not None
    deal = game.deal

    def asking(name: str, *consents: Consent, **changes: Any) -> Phase:
        return Phase(f"{setting.title}: {name}", replace(table.with_current_game(**changes), consents=consents))

    yield asking("end asked", Consent("end", (100,)))
    yield asking("undo asked", Consent("take_back", (100,)), may_take_back=0)
    hand = p.CardRow(cards_of(setting), p.say("label-claimed", player=p.SeatName(0)))
    yield asking("claim asked", Consent("claim", (100,)), claim=Claim(deal, (0,), shown=hand))
    yield asking("protest", protest=Protest(100, deal, 3))
    yield asking("deal again asked", Consent("deal_again", (100,)), protest=Protest(100, deal, 3))
    yield asking("slow", clocks=(TurnClock(1, 101, NOW - 60, NOW + 60, 120),))
    yield asking("woken", wakes=(Wake(1, 101, NOW - 60, NOW + 60),))
    away = replace(table, seats=(table.seats[0], Seat(101, gone=Gone(NOW)), *table.seats[2:]))
    yield Phase(f"{setting.title}: gone", away)
    sits_in = replace(table, seats=(table.seats[0], Seat(101, absent_since=NOW), *table.seats[2:]))
    yield Phase(f"{setting.title}: a computer sits in", sits_in)
    sealed = replace(table.with_current_game(sealed=True, board=1), tournament=3)
    yield Phase(f"{setting.title}: sealed", sealed)


def cards_of(setting: Setting) -> tuple[p.CardFace, ...]:
    """Return a few cards of the game's deck."""
    deck = setting.rules.deck
    return tuple(p.CardFace(deck.name, code) for code in deck.codes[:5])


def ends(setting: Setting, last: Table) -> Iterator[Phase]:
    """Yield the end of a game: the first one, a later one, and after a protest."""
    game = last.current_game
    assert game is not None
    outcome = game.view.outcome
    assert outcome is not None
    end = FinishedGame(17, last.options, last.seats, outcome, game.deals)
    over = replace(last.with_current_game(seed="a7" * 32, deal=len(game.deals)), status="over", past=(end,))
    yield Phase(f"{setting.title}: over", over, (("counted", True),))
    ends = tuple(replace(end, number=10 + number) for number in range(6))
    evening = replace(over, past=(*ends, end))
    yield Phase(f"{setting.title}: over, a long evening", evening, (("counted", True),))
    judged = over.with_current_game(protest=Protest(101, 1, 3, "void"))
    yield Phase(f"{setting.title}: over, void", judged, (("counted", True),))
    yield Phase(f"{setting.title}: over, closed", replace(over, status="closed"), (("counted", True),))


@cache
def _file(make: Any, what: Any, how: Any) -> bytes:
    return make(*what, **dict(how))


def board(table: Table, locale: str, *, pictured: bool = False, **seen: Any) -> MessageView:
    """Return a table's message, with all pictures that it wants."""
    view = RENDERER.board(table, locale, pictured=pictured, **seen)
    if not pictured or not view.sketches:
        return view
    pictures = tuple(
        ImageAttachment(f"{number}.png", sketch.words, _file(sketch.make, sketch.what, sketch.how))
        for number, sketch in enumerate(view.sketches)
    )
    return RENDERER.board(table, locale, pictured=True, pictures=pictures, **seen)


def drawn(phase: Phase, locale: str, *, pictured: bool) -> Drawn:
    """Return a message as it is sent."""
    view = board(phase.table, locale, pictured=pictured, **dict(phase.seen))
    return Drawn(phase, locale, pictured, view.to_components(), view.pictures)


def longest(phase: Phase) -> str:
    """Return the language in which a message has most words, and of those most letters."""

    def size(locale: str) -> tuple[int, int]:
        one = drawn(phase, locale, pictured=False)
        return one.words, sum(len(part.get("content") or part.get("label") or "") for part in one.all)

    return max(LANGUAGES, key=size)


def everything() -> Iterator[Drawn]:
    """Yield every phase in its longest language, with pictures and in words."""
    for phase in phases():
        locale = longest(phase)
        for pictured in (True, False):
            yield drawn(phase, locale, pictured=pictured)


def sent(one: Drawn) -> dict[str, Any]:
    """Return a message as the page gets it, with its pictures inside."""
    files = {f"attachment://{picture.name}": picture.data for picture in one.pictures}

    def media(url: str) -> dict[str, Any]:
        data = files[url]
        width, height = struct.unpack(">II", data[16:24])
        return {"url": f"data:image/png;base64,{base64.b64encode(data).decode()}", "width": width, "height": height}

    return {
        "id": "1",
        "channel_id": "1",
        "author": {"id": "2", "username": "Card Table", "global_name": "Card Table", "bot": True, "avatar": None},
        "timestamp": "2026-11-26T00:00:00+00:00",
        "edited_timestamp": None,
        "content": "",
        "attachments": [],
        "embeds": [],
        "mentions": [],
        "mention_everyone": False,
        "flags": 1 << 15,
        "components": ComponentNormalizer(media)(one.parts),
    }


async def measure(page: Page, messages: Sequence[Drawn]) -> list[Measured]:
    """Return how high messages are, in each window."""
    heights: list[dict[int, int]] = [{} for _ in messages]
    fits = [True] * len(messages)
    wire = [sent(one) for one in messages]
    for width, height in SIZES:
        await page.set_viewport_size({"width": width, "height": height})
        found = await page.evaluate(DRAW, wire)
        for number, (high, inside) in enumerate(found):
            heights[number][width] = high
            fits[number] &= inside
    return [Measured(*each) for each in zip(messages, heights, fits, strict=True)]


async def measured(browser: Browser, messages: Iterable[Drawn]) -> list[Measured]:
    """Return how high messages are on the sandbox's page."""
    async with Sandbox() as sandbox:
        page = await browser.new_page()
        await page.goto(f"{sandbox.url}/?as=Anna")
        await page.locator("#composer *").first.wait_for()
        try:
            return await measure(page, list(messages))
        finally:
            await page.close()


def rows(found: Iterable[Measured]) -> Iterator[str]:
    """Yield the measurements as a table: of each game's phases the largest numbers of all seats, text-only too."""
    yield "| message | rows | buttons | words | 1200 x 800 | 380 x 760 |"
    yield "|---|---|---|---|---|---|"
    largest: dict[str, list[int]] = {}
    for one in found:
        seen = one.drawn
        numbers = [seen.rows, seen.buttons, seen.words, *(one.heights[width] for width, _ in SIZES)]
        key = seen.phase.name
        largest[key] = [max(pair) for pair in zip(largest.get(key, numbers), numbers, strict=True)]
    for key, numbers in largest.items():
        yield f"| {key} | {' | '.join(map(str, numbers))} |"


async def show() -> None:
    """Measure everything and print the table."""
    async with chromium() as browser:
        for row in rows(await measured(browser, everything())):
            print(row)  # noqa: T201
