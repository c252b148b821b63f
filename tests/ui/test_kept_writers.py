"""A renderer that keeps what writes names and cards draws the same as a new one after any change."""

from dataclasses import replace
from itertools import product
from random import Random

import discord
import pytest

from bot.contract import random_action
from bot.games import all_games
from bot.i18n import Catalogs
from bot.tables import Hand, Preferences
from bot.ui import CardEmojis, card_pictures
from bot.ui.discord.names import DAY_SECONDS
from bot.ui.discord.user_cache import UserCache
from bot.ui.features import slots_of
from bot.ui.layout.message_renderer import MessageRenderer
from cogs import FEATURES
from tests.ui.test_panel_renderer import table_of

CATALOGS = Catalogs.load(strict=True)
SLOTS = slots_of(FEATURES)
READERS = ("en", Preferences()), ("de-tirol", Preferences(card_names=True)), ("pl", Preferences(text_only=True))
POSITIONS = 24


class Clock:
    now = 0.0

    def monotonic(self) -> float:
        return self.now


class Shelf:
    """An application's emojis, which Discord can lose."""

    def __init__(self) -> None:
        self.there: list[discord.PartialEmoji] = []

    async def fetch_application_emojis(self) -> list[discord.PartialEmoji]:
        return self.there

    async def create_application_emoji(self, *, name: str, image: bytes) -> discord.PartialEmoji:
        self.there.append(discord.PartialEmoji(name=name, id=10**17 + len(self.there)))
        return self.there[-1]


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
async def test_a_kept_writer_draws_the_same_as_a_new_one(game, monkeypatch) -> None:
    rng, clock, shelf = Random(game.id), Clock(), Shelf()
    monkeypatch.setattr("bot.ui.discord.names.time", clock)
    people, emojis = UserCache(), CardEmojis(card_pictures())
    kept = MessageRenderer(CATALOGS, people, emojis, SLOTS, lambda: 0)
    options = game.options.validate({})
    state, events, absent, drawn = game.start(options, game.fitting_seats(options)[0], 0), (), None, 0
    user, guild = 10**17 + 1, 10**17
    changes = {
        4: lambda: people.names.put(user, None, "Anna"),
        6: lambda: people.names.put(user, guild, "Anni"),
        9: lambda: people.names.put(user + 2, None, "anna"),
        12: lambda: people.names.put(user, guild, "Annika"),
        15: lambda: people.names.forget(user + 2),
        21: lambda: setattr(clock, "now", DAY_SECONDS + 1),
    }
    while drawn < POSITIONS and not state.outcome:
        if not state.is_chance_node:
            changes.get(drawn, lambda: None)()
            if drawn in {8, 18}:
                await emojis.sync(shelf)
            elif drawn == 14:
                shelf.there.clear()
                await emojis.sync(shelf, change=False)
            absent = {10: 5, 16: None}.get(drawn, absent)
            table = table_of(game, state, options, events)
            table = replace(
                table, seats=(table.seats[0], replace(table.seats[1], absent_since=absent), *table.seats[2:])
            )
            fresh = MessageRenderer(CATALOGS, people, emojis, SLOTS, lambda: 0)
            people.names.unknown([user], guild)  # as before each drawing
            for seat, (locale, liked) in product({0, *state.waiting_for}, READERS):
                hand = Hand(table, seat, state.view(seat), newcomer=drawn % 2 == 0)
                view, new = (each.hand(hand, locale, outside=False, preferences=liked) for each in (kept, fresh))
                assert view.to_components() == new.to_components()
            assert kept.board(table, "en").to_components() == fresh.board(table, "en").to_components()
            drawn += 1
        step = state.apply(random_action(game, state, rng))
        state, events = step.state, (*events, *game.public_events(step))[-12:]
    assert drawn == POSITIONS
