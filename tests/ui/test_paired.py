"""Two games that differ in hidden cards alone look the same to every other user, to the byte and to the second.

In the second game two users hold each other's last card, and every user does the same. What is compared is all that
is public, at every second: the messages, how often each was edited, their files, and so when computer players move.
"""

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from bot.games.bieten import cut
from bot.games.bieten.actions import Shuffle
from bot.rules.cards import GERMAN, cards_in
from bot.rules.randomness import RandomSource
from tests.ui.club import Club, components, files, moves, press, seat, text_of

PAUSE = 10.0
"""Seconds until a computer player moves; shorter ones would really pass."""
PATIENCE = 25
"""Seconds without anything to press, after which two tricks are over."""
SECRET_ID = re.compile(r"\d{15,}")


@dataclass
class Game:
    """What was pressed, what was public at every second, and the last cards of the others than Anna, as bits."""

    pressed: list[tuple[str, str]] = field(default_factory=list)
    public: list[str] = field(default_factory=list)
    last: int = 0


async def public(here: Club) -> str:
    """Return all that the channel shows now, files included, and all that was sent there so far."""
    shown: list[Any] = [
        (text_of(message), components(message), message.content, await files(message))
        for message in here.channel.history()
    ]
    where = f"/channels/{here.channel.id}/"
    sent = [(each.method, each.path, each.json) for each in here.env.http_requests if where in each.path]
    # Message by message: which of two is changed first at the same moment depends on what is drawn already.
    sent.sort(key=lambda each: each[1])
    # Discord's numbers count everything that there ever was; here they count in the order in which they come up.
    numbers: dict[str, str] = {}
    return SECRET_ID.sub(lambda found: numbers.setdefault(found[0], f"#{len(numbers)}"), repr((shown, sent)))


async def play(here: Club, script: list[tuple[str, str]] | None = None) -> Game:
    """Have users play two tricks.

    Args:
        here: the club.
        script: who presses what; None: the first that is offered.
    """
    game = Game()
    people = await seat(here, "Anna", "Ben", "Cilli", computers=1, target=31)
    waited = 0
    while waited < PATIENCE and len(game.pressed) < (11 if script is None else len(script)):
        game.public.append(await public(here))
        chosen = next(filter(None, (choose(here, person, script, game) for person in people)), None)
        if chosen is None:
            waited += 1
            await here.env.advance_time(1)
            continue
        waited = 0
        person, custom_id = chosen
        game.pressed.append((person.name, custom_id.split(":", 3)[3]))
        await press(person, here.dm(person), custom_id)
    game.public.append(await public(here))
    for person in people[1:]:
        view = (await here.bot.tree.context.service.hand(1, person.id)).view
        game.last |= view.left
    return game


def choose(here: Club, person: Any, script: list[tuple[str, str]] | None, game: Game) -> tuple[Any, str] | None:
    """Return what a person presses now, None if it is nobody's turn that they know of."""
    for custom_id in moves(here.dm(person)):
        verb = custom_id.split(":", 3)[3]
        if script is None:
            if verb in {"leave", "good"} or verb.startswith(("cut", "play")):
                return person, custom_id
        elif (person.name, verb) == script[len(game.pressed)]:
            return person, custom_id
    return None


def swapping(monkeypatch: pytest.MonkeyPatch, one: int, other: int) -> None:
    """Have these two cards change places in every pack from now on."""
    shuffled = cut.shuffled
    places = {one: other, other: one}

    def swapped(luck: RandomSource) -> Shuffle:
        return Shuffle(None, tuple(places.get(card, card) for card in shuffled(luck).pack))

    monkeypatch.setattr(cut, "shuffled", swapped)


@pytest.mark.punctual  # it compares two games look by look
@pytest.mark.parametrize("seed", [1, 9])
async def test_nobody_sees_a_difference_while_the_cards_are_hidden(
    club, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    # Threads draw private images: how long the simulated time waits for them depends on the machine.
    monkeypatch.setattr("bot.ui.discord.message_editor.PRIVATE_PATIENCE", 0)
    settings = {"computer_pause": PAUSE, "workers": 0, "pictures": True}
    async with club(seed, **settings) as here:
        first = await play(here)
    assert sum(verb.startswith("play") for _, verb in first.pressed) >= 5
    one, *_, other = cards_in(first.last)
    swapping(monkeypatch, one, other)
    async with club(seed, data_dir=tmp_path / "other", **settings) as here:
        second = await play(here, first.pressed)
    assert second.last == first.last, "they hold them, the other way round"
    assert second.pressed == first.pressed
    assert len(second.public) == len(first.public)
    for moment, (then, now) in enumerate(zip(first.public, second.public, strict=True)):
        assert now == then, f"after {moment} looks"


async def test_a_card_that_is_played_makes_a_difference(
    club, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is compared would show it."""
    settings = {"computer_pause": PAUSE, "workers": 0}
    async with club(1, **settings) as here:
        first = await play(here)
    played = next(verb.split(":")[1] for _, verb in first.pressed if verb.startswith("play"))
    swapping(monkeypatch, GERMAN.codes.index(played), cards_in(first.last)[0])
    async with club(1, data_dir=tmp_path / "other", **settings) as here:
        second = await play(here)
    assert second.public != first.public
