"""The games that are played to check the contract: random house rules, numbers of players and actions, by a seed."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from random import Random

from bot.contract.errors import BrokenRule
from bot.contract.random_play import NoActionError, random_action
from bot.rules.errors import IllegalAction, ParseError
from bot.rules.game import AnyGame
from bot.rules.options import ChoiceOption, IntOption, Values
from bot.rules.panel import CardRow, Panel, TrickRow
from bot.rules.state import State, Step

LONGEST = 400
"""Positions that are played of each game."""
MAX_TRIES = 1000
"""Draws of random option values, of which one must go together."""


@dataclass(frozen=True)
class Case:
    """A game to play: all random choices follow from the seed."""

    game: AnyGame
    options: Values
    seats: int
    seed: int

    def __str__(self) -> str:
        return f"{self.game.options.code(self.options)}/{self.seats}/{self.seed}"

    @cached_property
    def played(self) -> "Played":
        """The first positions of the game; all rules share them."""
        return Played(self)

    def positions(self, limit: int = LONGEST, every: int = 1) -> Iterator[tuple[int, State, Random]]:
        """Yield each n-th of the first positions of the game, with its number and a source of random choices."""
        rng = Random(self.seed)
        for number, state in [*enumerate(self.played.positions[:limit])][::every]:
            yield number, state, rng


def random_options(game: AnyGame, rng: Random) -> Values:
    """Return random option values that go together."""
    for _ in range(MAX_TRIES):
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
    raise BrokenRule(f"`OptionSet.check` refuses each of {MAX_TRIES} random combinations; let more go together")


def seats_for(game: AnyGame, options: Values, rng: Random) -> int:
    """Return a random number of players for these options."""
    fitting = game.fitting_seats(options)
    if not fitting:
        raise BrokenRule(f"no number of players in `seat_range` fits the house rules {game.options.code(options)}")
    return rng.choice(fitting)


def case_of(game: AnyGame, seed: int) -> Case:
    """Return the case of a seed; that of 0 has the default options."""
    rng = Random(seed)
    options = random_options(game, rng) if seed else game.options.validate({})
    return Case(game, options, seats_for(game, options, rng), seed)


class Played:
    """The first positions of a random game, the steps between them, and the cards shown at each position."""

    def __init__(self, case: Case) -> None:
        rng = Random(case.seed)
        self.positions: list[State] = [case.game.start(case.options, case.seats, rng.randrange(case.seats))]
        self.steps: list[Step[State]] = []
        while len(self.positions) < LONGEST and not self.positions[-1].outcome:
            step = next_step(case.game, self.positions[-1], rng)
            self.steps.append(step)
            self.positions.append(step.state)
        self._game = case.game
        self._cards: dict[tuple[int, int | None], set[str]] = {}

    def cards(self, number: int, seat: int | None) -> set[str]:
        """Return the codes of the cards that a seat's panels show, or the public one alone; texts don't count."""
        if (number, seat) not in self._cards:
            view = self.positions[number].view(seat)
            own = self._game.table_panel(view) if seat is None else self._game.hand_panel(view)
            public = set[str]() if seat is None else self.cards(number, None)
            self._cards[number, seat] = public | _shown(own)
        return self._cards[number, seat]


def next_step(game: AnyGame, state: State, rng: Random) -> Step[State]:
    """Return a random step, or raise BrokenRule if the game offers none or refuses it."""
    try:
        action = random_action(game, state, rng)
    except NoActionError:
        seats = state.waiting_for
        raise BrokenRule(
            f"`waiting_for` is {seats}, but `legal_actions` is empty for every seat; a seat that is waited for has "
            "an action",
            state.legal_actions,
        ) from None
    try:
        return state.apply(action)
    except IllegalAction as error:
        source = ("`chance`", "`check_chance`") if action.by_chance else ("`legal_actions`", "`allows`")
        raise BrokenRule(
            f"{action.json()} comes from {source[0]}, but {source[1]} refuses it with {error.code}",
            state.check_chance if action.by_chance else state.legal_actions,
        ) from error


def _shown(panel: Panel) -> set[str]:
    rows = [face for block in panel.blocks if isinstance(block, CardRow) for face in block.cards]
    tricks = [face for block in panel.blocks if isinstance(block, TrickRow) for _, face in block.plays]
    return {face.code for face in (*rows, *tricks)} - {""}
