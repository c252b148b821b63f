"""Every panel of every game in random games: worded, within the limits, whole, and blind to hidden cards."""

from dataclasses import replace
from random import Random
from types import SimpleNamespace

import pytest

from bot.contract import random_action
from bot.games import all_games
from bot.i18n import Catalogs
from bot.rules import panel as p
from bot.rules.game import AnyGame
from bot.rules.state import State
from bot.tables import CurrentGame, FinishedGame, Hand, Seat, Table
from bot.ui import CardEmojis
from bot.ui.discord.user_cache import UserCache
from bot.ui.features import slots_of
from bot.ui.layout.custom_id_verbs import ConfirmAction, Focus, OpenMenu
from bot.ui.layout.discord_limits import MAX_BYTES, MAX_CHARACTERS, MAX_COMPONENTS, MAX_CUSTOM_ID
from bot.ui.layout.message_renderer import MessageRenderer
from bot.ui.layout.panel_renderer import walk
from cogs import FEATURES
from tests.ui.club import components, text_of

SCREENS = MessageRenderer(Catalogs.load(strict=True), UserCache(), CardEmojis({}), slots_of(FEATURES))
OPENED = 2
"""Menus and questions that are opened in each hand of a position."""
CASES = [
    pytest.param(
        game, preset, seed, id=f"{game.id}-{preset or 'usual'}-{seed}", marks=[pytest.mark.exhaustive] * (seed > 1)
    )
    for game in all_games().values()
    for preset in game.options.presets or [""]
    for seed in (1, 2)
]


def shown(view) -> SimpleNamespace:
    """Return a drawn message as it goes over the wire, checked against Discord's limits."""
    message = SimpleNamespace(components=view.to_components(), content="")
    parts = components(message)
    assert len(parts) <= MAX_COMPONENTS
    assert sum(len(part.get("content", "")) for part in parts) <= MAX_CHARACTERS
    assert sum(len(part.get("content", "").encode()) for part in parts) <= MAX_BYTES
    ids = [part["custom_id"] for part in parts if "custom_id" in part]
    assert len(ids) == len(set(ids))
    assert all(len(each) <= MAX_CUSTOM_ID for each in ids)
    for part in parts:
        assert len(part.get("options", ())) <= 25
        assert part.get("type") != 1 or 1 <= len(part["components"]) <= 5
        assert part.get("type") != 2 or part["label"].strip()
    return message


def table_of(game: AnyGame, state: State, options, events: tuple[p.LocalizedText, ...] = ()) -> Table:
    outcome = state.outcome
    seats = tuple(Seat(user=10**17 + i) if i % 2 else Seat(computer=i + 1) for i in range(state.seats))
    return Table(
        id=10**6,
        guild=10**17,
        channel=10**17,
        host=10**17 + 1,
        game=game.id,
        options=options,
        house=game.options.code(options),
        min_seats=2,
        max_seats=state.seats,
        seats=seats,
        status="over" if outcome else "playing",
        revision=10**5,
        current_game=CurrentGame(view=state.view(None), number=10**6, deal=1, recent=events, commitment="0" * 64),
        past=(FinishedGame(1, options, seats, outcome, state.deals),) * 3 if outcome else (),
    )


def check_whole(message: SimpleNamespace, table: Table, panel: p.Panel) -> None:
    """Every line of the panel is there: nothing was cut off."""
    drawer = SCREENS.drawer(table, SCREENS.catalogs.words("en", table.game))
    text = text_of(message)
    for block in panel.blocks:
        if isinstance(block, p.Ending) and table.status == "over":
            assert all(line in text for line in [drawer.speech.text(block.deal), *drawer.ending(block)])
        elif table.status != "over":
            assert all(line in text for line in drawer.markdown(block))


def check_question(message: SimpleNamespace, table: Table, panel: p.Panel) -> None:
    """The public message asks what the panel asks, and shows the cards of the trick."""
    speech = SCREENS.drawer(table, SCREENS.catalogs.words("en", table.game)).speech
    text = text_of(message)
    for block in panel.blocks:
        match block:
            case p.Heading() if table.status == "playing":
                assert f"## {speech.text(block.text)}" in text
            case p.TrickRow() if table.status == "playing":
                assert all(speech.play(*play, won=play[0].seat == block.winner) in text for play in block.plays)
            case _:
                pass


@pytest.mark.parametrize(("game", "preset", "seed"), CASES)
def test_panels_of_a_random_game(game: AnyGame, preset: str, seed: int) -> None:
    rng = Random(f"{game.id}{preset}{seed}")
    options = game.options.validate({"preset": preset} if preset else {})
    seats = rng.choice(game.fitting_seats(options))
    state = game.start(options, seats, 0)
    events: tuple[p.LocalizedText, ...] = ()
    for number in range(80):
        if state.outcome:
            break
        step = state.apply(random_action(game, state, rng))
        state, events = step.state, (*events, *game.public_events(step))[-12:]
        # One game of the two checks the even positions, the other one the odd ones.
        if number % 2 == seed % 2:
            check_position(game, state, table_of(game, state, options, events), rng)


def test_the_end_says_for_whom_others_have_played() -> None:
    game = all_games()["betel"]
    options = game.options.validate({})
    rng, state = Random(1), game.start(options, 3, 0)
    while not state.outcome:
        state = state.apply(random_action(game, state, rng)).state
    table = table_of(game, state, options)
    note = "A computer played more than half of the deals for"
    assert note not in text_of(shown(SCREENS.board(table, "en")))
    assert table.current_game is not None
    end = replace(table.past[-1], number=table.current_game.number, away=frozenset({1}))
    text = text_of(shown(SCREENS.board(replace(table, past=(end,)), "en")))
    assert f"{note} <@{10**17 + 1}>, so only a loss counts for them." in text


def check_position(game: AnyGame, state: State, table: Table, rng: Random) -> None:
    """Draw everything that users can see of a position, opened menus and questions included."""
    assert table.current_game is not None
    public = shown(SCREENS.board(table, "en"))
    panel = game.table_panel(table.current_game.view)
    check_question(public, table, panel)
    assert not [item for item in walk(panel.rows) if isinstance(item, p.CardPicker)], "picks would show cards"
    if not state.is_chance_node and not state.outcome:
        other = game.determinize(table.current_game.view, rng)
        assert shown(SCREENS.board(table_of(game, other, table.options, table.current_game.recent), "en")) == public
    for seat in range(state.seats):
        hand = Hand(table, seat, state.view(seat))
        private = game.hand_panel(hand.view)
        needed = [block for block in private.blocks if is_needed(block, state.seats)]
        view = shown(SCREENS.hand(hand, "en", jump="https://discord.com/channels/1/2/3"))
        check_whole(view, table, replace(private, blocks=tuple(needed)))
        found = sorted(openings(private.rows) | openings(panel.more), key=repr)
        # A hand that may pick any cards has hundreds of questions, all alike.
        for focus in rng.sample(found, min(len(found), OPENED)):
            opened = shown(SCREENS.hand(hand, "en", focus=focus))
            assert "!back" in str(opened.components)


def is_needed(block: p.Block, seats: int) -> bool:
    """Return whether a hand never leaves a block out: the cards held, and a trick that is on."""
    if isinstance(block, p.TrickRow):
        return len(block.plays) < seats
    return isinstance(block, p.CardRow) and bool(block.room)


def openings(rows: tuple[p.Row, ...], path: tuple[str, ...] = ()) -> set[Focus]:
    """Return everything that can be opened: menus, and questions before actions."""
    found: set[Focus] = set()
    for row in rows:
        for item in row:
            match item:
                case p.Menu():
                    found |= {OpenMenu((*path, item.key))} | openings(item.rows, (*path, item.key))
                case p.Button() if item.confirm:
                    found.add(ConfirmAction(item.action))
                case p.Select():
                    found |= {ConfirmAction(option.action) for option in item.options if option.confirm}
                case p.CardPicker() if item.confirm:
                    codes = ".".join(face.code for face in item.cards[: item.count])
                    found.add(ConfirmAction(f"{item.act}:{codes}"))
    return found
