"""Measure messages: their heights on the sandbox's page, their rows, their words, and Discord's limits.

Each message is drawn by the bot's own drawing code and put on a page that one browser keeps open, so that no game is
played for it.
"""

import base64
import struct
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from random import Random
from typing import Any
from unittest.mock import patch

from discord import PartialEmoji
from playwright.async_api import Browser, Page

from bot.contract import sensible_action
from bot.games import find_game
from bot.games.bieten.hand_evaluation import worlds
from bot.i18n import Catalogs
from bot.render.table.private import PrivateTableRenderer
from bot.render.table.renderer import TableRenderer
from bot.rules import panel as p
from bot.rules.game import AnyGame
from bot.rules.options import Values
from bot.rules.state import State
from bot.sandbox import Sandbox
from bot.sandbox.components import ComponentNormalizer, each
from bot.tables import CurrentGame, Seat, Table
from bot.ui.features import slots_of
from bot.ui.layout import MessageRenderer
from bot.ui.layout.reading_limits import words_in
from bot.ui.message_view import ImageAttachment, ImageRequest, MessageView
from cogs import FEATURES

CATALOGS = Catalogs.load(strict=True)
SIZES = (1200, 800), (380, 760)
NAMES = "Anna", "Benedikt", "Cilli", "Detlef", "Eva", "Franziska", "Georg", "Helena", "Ignaz", "Johanna"
WORLDS = 2
"""The deals that a computer player of Bieten samples for a decision."""
NOW = 1_800_000_000
EMOJI = 1_400_000_000_000_000_000
PROMISE = "3f9c0a7be41d58206cc1e9a4b7d3f80512ab6c7d8e9f00112233445566778899"
DRAW = """async () => {
    const { messageItem } = await import("/static/message.js");
    const list = document.getElementById("messages"), nothing = () => {};
    const measured = [];
    for (const message of window.measuredMessages) {
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
    """A message in one of its states.

    Args:
        name: the game and the state.
        draw: draws it in a language, with images or in words alone.
        highest: how high it may be in each window, in pixels.
        most_words: how many words it may have, those on buttons included.
        most_rows: how many rows of buttons and lists it may have; None: any number.
        explains: what a newcomer must read in it, in a language, with images or in words alone.
    """

    name: str
    draw: Callable[[str, bool], MessageView]
    highest: tuple[int, ...]
    most_words: int
    most_rows: int | None = None
    explains: Callable[[str, bool], str] = lambda _locale, _pictured: ""


@dataclass(frozen=True)
class Drawn:
    """A message in one language, with images or in words alone."""

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
    """How high a message is in each window, and whether it is as wide at most."""

    drawn: Drawn
    heights: tuple[int, ...]
    fits: bool


class People:
    """Every user is called by a short name."""

    version = 0

    def name(self, user: int, server: int | None) -> str | None:
        return NAMES[user % len(NAMES)]


class Emojis:
    """Every card has its emoji, as on Discord; the page keeps the room for an image that it can't load."""

    ready = True
    version = 0

    def get(self, face: p.CardFace, locale: str = "en") -> PartialEmoji:
        return PartialEmoji(name=f"card_{face.code}", id=EMOJI)

    def suit(self, sign: p.SuitSign) -> PartialEmoji:
        return PartialEmoji(name=f"suit_{sign.code}", id=EMOJI)

    def text(self, face: p.CardFace, locale: str = "en") -> str:
        return str(self.get(face))


RENDERER = MessageRenderer(CATALOGS, People(), Emojis(), slots_of(FEATURES), lambda: NOW)


@dataclass(frozen=True)
class Setting:
    """A game as it is played for the measurement."""

    game: str
    seats: int
    given: tuple[tuple[str, str | int], ...] = ()
    seed: int = 1

    @property
    def rules(self) -> AnyGame:
        return find_game(self.game)

    @property
    def options(self) -> Values:
        return self.rules.options.validate(dict(self.given))

    @property
    def title(self) -> str:
        return f"{self.game} {self.seats}"


SETTINGS = Setting("bieten", 6), Setting("bieten", 10), Setting("bid_whist", 4), Setting("betel", 3)
"""The largest table of usual size of each game, and the largest of all."""


def seats_of(setting: Setting, computers: int) -> tuple[Seat, ...]:
    """Return users first, then computers."""
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


@cache
def positions(setting: Setting) -> tuple[tuple[State, tuple[p.LocalizedText, ...]], ...]:
    """Return the positions of a game that computers play at the cheapest level, with what has happened last."""
    game, rng = setting.rules, Random(setting.seed)
    state, events = game.start(setting.options, setting.seats, 0), ()
    found = [(state, events)]
    with patch("bot.games.bieten.hand_evaluation.worlds", partial(worlds, count=WORLDS)):
        while not state.outcome:
            step = state.apply(sensible_action(game, state, rng))
            state, events = step.state, (*events, *game.public_events(step))[-12:]
            found.append((state, events))
    return tuple(found)


def playing(setting: Setting, state: State, events: tuple[p.LocalizedText, ...]) -> Table:
    """Return a table in a position; the first deal shows the promise."""
    deal = len(state.deals) + 1
    ended = next((one for one, _ in positions(setting) if len(one.deals) == len(state.deals) > 0), None)
    played = CurrentGame(
        state.view(None),
        number=17,
        deal=deal,
        deals=state.deals,
        waiting_for=state.waiting_for,
        ended=ended.view(None) if ended else None,
        recent=events,
        promise=PROMISE,
        untouched=False,
        starters=seats_of(setting, 1),
    )
    return table_of(setting, status="playing", current_game=played)


@cache
def _file(make: Any, what: Any, how: Any) -> bytes:
    """Return an image of the right size with an empty table: only the size counts here."""
    with patch.multiple(PrivateTableRenderer, draw=_draw_nothing), patch.multiple(TableRenderer, draw=_draw_nothing):
        return make(*what, **dict(how))


def _draw_nothing(_renderer: Any) -> None:
    pass


def images(sketches: Iterable[ImageRequest]) -> tuple[ImageAttachment, ...]:
    """Return images that a message wants."""
    return tuple(
        ImageAttachment(f"{number}.png", sketch.words, _file(sketch.make, sketch.what, sketch.how))
        for number, sketch in enumerate(sketches)
    )


def drawn(phase: Phase, locale: str, *, pictured: bool) -> Drawn:
    """Return a message as it is sent."""
    view = phase.draw(locale, pictured)
    return Drawn(phase, locale, pictured, view.to_components(), view.pictures)


def longest(phase: Phase) -> str:
    """Return the language in which a message has most words, and of those most letters."""

    def size(locale: str) -> tuple[int, int]:
        one = drawn(phase, locale, pictured=False)
        return one.words, sum(len(part.get("content") or part.get("label") or "") for part in one.all)

    return max(CATALOGS.locales, key=size)


def everything(phases: Iterable[Phase]) -> Iterator[Drawn]:
    """Yield each phase in its longest language, with images and in words."""
    for phase in phases:
        locale = longest(phase)
        for pictured in (True, False):
            yield drawn(phase, locale, pictured=pictured)


def sent(one: Drawn) -> dict[str, Any]:
    """Return a message as the page gets it, with its images inside."""
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
    await page.evaluate("(messages) => { window.measuredMessages = messages; }", [sent(one) for one in messages])
    found: list[list[tuple[int, bool]]] = []
    for width, height in SIZES:
        await page.set_viewport_size({"width": width, "height": height})
        found.append(await page.evaluate(DRAW))
    return [
        Measured(one, tuple(high for high, _ in sizes), all(inside for _, inside in sizes))
        for one, sizes in zip(messages, zip(*found, strict=True), strict=True)
    ]


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
        numbers = [seen.rows, seen.buttons, seen.words, *one.heights]
        key = seen.phase.name
        largest[key] = [max(pair) for pair in zip(largest.get(key, numbers), numbers, strict=True)]
    for key, numbers in largest.items():
        yield f"| {key} | {' | '.join(map(str, numbers))} |"
