"""The contract every game keeps, over all games found, their options, numbers of seats and many random games."""

import json
import pickle
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from bot.games import all_games, find_game
from bot.rules.actions import TEXT_LIMIT, Action, CardSelection
from bot.rules.errors import IllegalAction, ParseError
from bot.rules.game import AnyGame
from bot.rules.options import ChoiceOption, IntOption, Values
from bot.rules.panel import Button, CardPicker, CardRow, Item, Menu, Panel, SeatName, Select, TrickRow, say
from bot.rules.record import Header, Replay, legal_json
from bot.rules.state import State, Step
from tests.games.play import random_action, sensible_action

GAMES = list(all_games().values())


@dataclass(frozen=True)
class Case:
    game: AnyGame
    options: Values
    seats: int
    seed: int

    def __str__(self) -> str:
        return f"{self.game.options.code(self.options)}/{self.seats}/{self.seed}"


def random_options(game: AnyGame, rng: Random) -> Values:
    """Return random option values that go together."""
    while True:
        given: dict[str, object] = {}
        if game.options.presets:
            given["preset"] = rng.choice(list(game.options.presets))
        for option in game.options.options:
            if rng.random() < 0.25:
                match option:
                    case ChoiceOption():
                        given[option.name] = rng.choice(option.values)
                    case IntOption():
                        given[option.name] = min(option.high, option.low + option.step * rng.randrange(6))
        try:
            return game.options.validate(given)
        except ParseError:
            continue


def seats_for(game: AnyGame, options: Values, rng: Random) -> int:
    fitting: list[int] = []
    for seats in game.seat_range:
        try:
            game.check_seats(options, seats)
        except ParseError:
            continue
        fitting.append(seats)
    return rng.choice(fitting)


def cases() -> Iterator[Case]:
    for game in GAMES:
        for seed in range(24):
            rng = Random(seed)
            options = random_options(game, rng) if seed else game.options.validate({})
            yield Case(game, options, seats_for(game, options, rng), seed)


LONGEST = 400
"""Positions that are played of each game."""


class Played:
    """The first positions of a random game, the steps between them, and the cards shown at each position."""

    def __init__(self, case: Case) -> None:
        rng = Random(case.seed)
        self.positions = [case.game.start(case.options, case.seats, rng.randrange(case.seats))]
        self.steps: list[Step] = []
        while len(self.positions) < LONGEST and not self.positions[-1].outcome:
            step = self.positions[-1].apply(random_action(case.game, self.positions[-1], rng))
            self.steps.append(step)
            self.positions.append(step.state)
        self._game = case.game
        self._cards: dict[tuple[int, int | None], set[str]] = {}

    def cards(self, number: int, seat: int | None) -> set[str]:
        """Return the cards that a seat, or everybody, sees; what lines say of them are rules, not cards."""
        if (number, seat) not in self._cards:
            view = self.positions[number].view(seat)
            own = self._game.table_panel(view) if seat is None else self._game.hand_panel(view)
            public = set[str]() if seat is None else self.cards(number, None)
            self._cards[number, seat] = public | _shown(own)
        return self._cards[number, seat]


def _shown(panel: Panel) -> set[str]:
    rows = [face for block in panel.blocks if isinstance(block, CardRow) for face in block.cards]
    tricks = [face for block in panel.blocks if isinstance(block, TrickRow) for _, face in block.plays]
    return {face.code for face in (*rows, *tricks)} - {""}


_played: dict[str, Played] = {}


def played(case: Case) -> Played:
    """Return a random game; all tests of a case share it, since they run in one worker."""
    if str(case) not in _played:
        _played[str(case)] = Played(case)
    return _played[str(case)]


def play_through(case: Case, limit: int = LONGEST) -> Iterator[tuple[State, Random]]:
    """Yield the positions of a random game, the first `limit` of them, with a source of random choices."""
    rng = Random(case.seed)
    for state in played(case).positions[:limit]:
        yield state, rng


def parameters(found: Iterator[Case], most: int = 24) -> list[Any]:
    """Return the cases as parameters; those with later seeds are exhaustive."""
    return [
        pytest.param(
            case,
            id=str(case),
            marks=[pytest.mark.xdist_group(str(case)), *([pytest.mark.exhaustive] * (case.seed >= most))],
        )
        for case in found
    ]


every_case = pytest.mark.parametrize("case", parameters(cases()))
"""For what must stay secret."""
many_cases = pytest.mark.parametrize("case", parameters(cases(), 14))
# Whole games take longer.
some_cases = pytest.mark.parametrize("case", parameters(case for case in cases() if case.seed % 3 == 0))
# Those with seven seats and more take most of the time.
sensible_cases = pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, id=str(case), marks=[pytest.mark.exhaustive] * (case.seats >= 7))
        for case in cases()
        if case.seed % 3 == 0
    ],
)


@many_cases
def test_somebody_may_act_or_chance_is_due_or_it_is_over(case: Case) -> None:
    for state, _ in play_through(case):
        ways = [state.outcome is not None, bool(state.waiting_for), state.is_chance_node]
        assert sum(ways) == 1
        assert all(state.legal_actions(seat) for seat in state.waiting_for)
        if not state.waiting_for:
            assert not any(state.legal_actions(seat) for seat in range(state.seats))
        assert list(state.waiting_for) == sorted(set(state.waiting_for))
        assert len(state.scores) == case.game.sides(case.options, case.seats)


@many_cases
def test_what_is_legal_applies_and_nothing_else(case: Case) -> None:
    for number, (state, rng) in enumerate(play_through(case, 120)):
        if number % 3:
            continue
        before = state.copy()
        assert before == state
        for seat in range(state.seats):
            for action in state.legal_actions(seat):
                if isinstance(action, Action):
                    assert action.seat == seat
                    assert state.allows(action)
                    state.apply(action)
        universe = list(case.game.all_actions(state))
        for action in rng.sample(universe, min(len(universe), 60)):
            if not state.allows(action):
                with pytest.raises(IllegalAction) as refused:
                    state.apply(action)
                assert refused.value.code
        assert state == before


@many_cases
def test_forms_of_actions_are_unique_and_round_trip(case: Case) -> None:
    codec = case.game.codec
    for number, (state, _) in enumerate(play_through(case, 60)):
        if number % 20:
            continue
        texts: dict[tuple[int | None, str], Action] = {}
        for action in case.game.all_actions(state):
            text = action.text()
            assert len(text) <= TEXT_LIMIT
            assert action.seat is not None
            assert codec.parse(action.seat, text) == action
            assert codec.read(action.json(), state.seats) == action
            assert texts.setdefault((action.seat, text), action) == action


@many_cases
def test_record_replays_to_an_equal_state(case: Case) -> None:
    rng = Random(case.seed)
    dealer = rng.randrange(case.seats)
    header = Header(case.game, dict(case.options), tuple("ABCDEFGHIJ"[: case.seats]), dealer)
    replay = Replay(find_game)
    replay.feed(json.dumps(header.json()).encode())
    state = case.game.start(case.options, case.seats, dealer)
    for _ in range(300):
        assert replay.state == state
        if state.outcome:
            break
        action = random_action(case.game, state, rng)
        state = state.apply(action).state
        replay.feed(json.dumps(action.json()).encode())


@every_case
def test_nobody_sees_what_is_not_theirs(case: Case) -> None:
    """A view is kept by any state consistent with it, byte for byte: so it holds nothing of the rest."""
    for number, (state, rng) in enumerate(play_through(case, 150)):
        if number % 4:
            continue
        for seat in (None, *range(state.seats)):
            view = state.view(seat)
            again = case.game.determinize(view, rng).view(seat)
            assert again == view
            assert pickle.dumps(again) == pickle.dumps(view)
            assert pickle.loads(pickle.dumps(view)) == view
            if seat is not None:
                assert list(view.legal) == list(state.legal_actions(seat))
            else:
                assert not view.legal


@every_case
def test_what_can_be_taken_back_showed_nobody_more_than_itself(case: Case) -> None:
    """The others see the card played, and nothing else that they did not see before."""
    game = played(case)
    for number, step in enumerate(game.steps[:200]):
        if step.action.by_chance or not case.game.can_undo(step):
            continue
        assert step.action.act in {"bet", "raise", "hold", "good", "bid", "pass", "play"}
        own = game.cards(number, step.action.seat)
        for seat in {None, *range(case.seats)} - {step.action.seat}:
            new = game.cards(number + 1, seat) - game.cards(number, seat)
            assert new <= own
            assert len(new) <= (step.action.act == "play")


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES if game.undoable_acts])
def test_something_can_be_taken_back_and_not_everything(game: AnyGame) -> None:
    allowed: dict[str, set[bool]] = {}
    for seed in range(6):
        case = Case(game, game.options.validate({}), game.recommended_seats(game.options.validate({})), seed)
        for step in played(case).steps:
            allowed.setdefault(step.action.act, set()).add(game.can_undo(step))
    assert allowed["play"] == {True, False}
    assert allowed["shuffle"] == {False}
    assert {act for act, answers in allowed.items() if True in answers} <= game.undoable_acts


@many_cases
def test_the_hands_as_they_were_dealt_can_be_shown_once_the_game_is_over(case: Case) -> None:
    """Every deal shows each seat's own cards under its name, and no card twice."""
    shown = 0
    game = played(case)
    for number, state in enumerate(game.positions):
        rows = case.game.dealt_hands(state)
        if not rows:
            continue
        shown += 1
        codes = [face.code for row in rows for face in row.cards]
        assert len(codes) == len(set(codes))
        assert "" not in codes
        for seat in range(state.seats):
            assert rows[seat].label == say("dealt-hand", player=SeatName(seat))
            assert {face.code for face in rows[seat].cards} <= game.cards(number, seat)
    assert shown


@sensible_cases
def test_computer_players_play_legally_to_the_end(case: Case) -> None:
    """Random play may go on for ever where offences cost points; sensible play must not."""
    rng = Random(case.seed)
    state = case.game.start(case.options, case.seats, 0)
    for _ in range(20_000):
        if state.outcome:
            break
        action = sensible_action(case.game, state, rng)
        assert action.by_chance or state.allows(action), action.act
        state.play(action)
    outcome = state.outcome
    assert outcome is not None
    assert outcome.scores == state.scores
    assert set(outcome.winners).isdisjoint(outcome.losers)


def offered(rows: tuple[tuple[Item, ...], ...]) -> Iterator[Button | CardPicker]:
    for row in rows:
        for item in row:
            match item:
                case Button() | CardPicker():
                    yield item
                case Menu():
                    if item.enabled:
                        yield from offered(item.rows)
                case Select():
                    yield from item.options


@many_cases
def test_a_hand_offers_exactly_what_is_legal(case: Case) -> None:
    """Everything enabled is legal; everything legal can be reached by pressing."""
    for number, (state, _) in enumerate(play_through(case, 160)):
        if number % 4:
            continue
        for seat in range(state.seats):
            panel: Panel = case.game.hand_panel(state.view(seat))
            things = list(offered(panel.rows))
            pressed = {b.action for b in things if isinstance(b, Button) and b.enabled}
            for text in pressed:
                assert state.allows(case.game.codec.parse(seat, text)), text
            listed = {a.text() for a in state.legal_actions(seat) if isinstance(a, Action)}
            assert listed <= pressed
            choices = [c for c in state.legal_actions(seat) if isinstance(c, CardSelection) and c.count]
            picks = {(p.act, p.count) for p in things if isinstance(p, CardPicker)}
            assert picks == {(c.act, c.count) for c in choices}


@every_case
def test_the_table_shows_everybody_the_same(case: Case) -> None:
    """The public panel of any state consistent with the public view is the same."""
    for number, (state, rng) in enumerate(play_through(case, 120)):
        if number % 8:
            continue
        view = state.view(None)
        assert case.game.table_panel(view) == case.game.table_panel(case.game.determinize(view, rng).view(None))


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES])
def test_house_codes_are_unique_and_round_trip(game: AnyGame) -> None:
    rng = Random(7)
    codes: dict[str, Values] = {}
    for _ in range(300):
        values = random_options(game, rng)
        code = game.options.code(values)
        assert game.options.from_code(code) == values
        assert codes.setdefault(code, values) == values
        assert game.options.validate(game.options.minimal(values)) == values


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES])
def test_legal_in_record_form_has_no_seat(game: AnyGame) -> None:
    rng = Random(3)
    options = game.options.validate({})
    state = game.start(options, seats_for(game, options, rng), 0)
    for _ in range(60):
        if state.outcome:
            break
        for seat in range(state.seats):
            lines = legal_json(state.legal_actions(seat))
            assert all("seat" not in line and line["act"] in game.codec.classes for line in lines)
        state = state.apply(random_action(game, state, rng)).state
