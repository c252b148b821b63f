"""`bot simulate GAME`: let computer players play many games and print their results as a table."""

import argparse
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bot.cli.complaint import complain
from bot.cli.error_text import explain
from bot.cli.game_options import read_options
from bot.games import add_game_folders, all_games, find_game, other_folders
from bot.i18n import Catalogs
from bot.players import exit_with_parent
from bot.rules.errors import RuleError
from bot.rules.game import AnyGame
from bot.rules.options import Values
from bot.rules.state import State

if TYPE_CHECKING:
    from bot.i18n import Translations


def register(add_parser: Callable[..., argparse.ArgumentParser]) -> None:
    """Add this subcommand."""
    parser = add_parser("simulate", help="let computer players play many games", description=__doc__)
    parser.add_argument("game", help=f"one of: {', '.join(all_games())}")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games (default: 100)")
    parser.add_argument("--seats", type=int, metavar="N", help="how many players (default: the game's usual number)")
    parser.add_argument("--options", default="", metavar="A=B,...", help="house rules, or a house-rule code")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="equal seeds play equal games (default: 1)")
    parser.add_argument("--jobs", type=int, metavar="N", help="how many processes (default: one a processor)")
    parser.add_argument("--lang", default="en", help="language of the table (default: en)")
    parser.epilog = "Example: bot simulate bieten --games 100"
    parser.set_defaults(run=run)


@dataclass
class Totals:
    """The statistics over all games."""

    games: int = 0
    deals: int = 0
    actions: int = 0
    wins: Counter[int] = field(default_factory=Counter[int])
    losses: Counter[int] = field(default_factory=Counter[int])
    cells: Counter[tuple[str, str]] = field(default_factory=Counter[tuple[str, str]])

    def add(self, game: AnyGame, state: State, actions: int) -> None:
        """Count one finished game."""
        self.games += 1
        self.deals += len(state.deals)
        self.actions += actions
        for deal in state.deals:
            for row, column, amount in game.summary_rows(deal):
                self.cells[row, column] += amount
        if state.outcome:
            self.wins.update(state.outcome.winners)
            self.losses.update(state.outcome.losers)


def run(args: argparse.Namespace) -> int:
    """Play the games and print the table; return 2 for invalid arguments."""
    catalogs = Catalogs.load()
    try:
        game = find_game(args.game)
        options = read_options(game, args.options)
        seats = args.seats or game.recommended_seats(options)
        game.check_seats(options, seats)
    except RuleError as error:
        return complain("bot simulate", explain(error, catalogs, args.lang), 2)
    if args.games < 1 or (args.jobs or 1) < 1:
        return complain("bot simulate", "--games and --jobs take numbers from 1 on", 2)
    tally = Totals()
    tasks = [
        (args.game, dict(options), seats, f"{args.seed}/{number}", number % seats) for number in range(args.games)
    ]
    with ProcessPoolExecutor(
        args.jobs, mp_context=get_context("spawn"), initializer=_begin, initargs=other_folders()
    ) as pool:
        played = pool.map(play_one, tasks, chunksize=4)
        for state, actions in track(
            played, description=game.options.code(options), total=args.games, console=Console(stderr=True)
        ):
            tally.add(game, state, actions)
    report(tally, catalogs.words(args.lang, game.id), seats)
    return 0


def _begin(*folders: Path) -> None:
    exit_with_parent()
    add_game_folders(*folders)


def play_one(task: tuple[str, Values, int, str, int]) -> tuple[State, int]:
    """Return one finished game, which depends on its seed only, not on the process that plays it."""
    game, options, seats, seed, dealer = task
    return play_game(find_game(game), options, seats, dealer, Random(seed))


def play_game(game: AnyGame, options: Values, seats: int, dealer: int, rng: Random) -> tuple[State, int]:
    """Return a finished game of computer players, and how many actions it took.

    All seats that can act are asked in turn from a random seat on, as at a table where any player can speak first.
    """
    state = game.start(options, seats, dealer)
    actions = 0
    while not state.outcome:
        step(game, state, rng)
        actions += 1
    return state, actions


def step(game: AnyGame, state: State, rng: Random) -> None:
    """Play one chance move or one computer action, in place."""
    if state.is_chance_node:
        state.play(state.chance(rng))
        return
    first = rng.randrange(state.seats)
    order = [(first + i) % state.seats for i in range(state.seats)]
    # Seats that the game does not wait for are asked first: an awaited seat's action would end their chance.
    order.sort(key=lambda seat: seat in state.waiting_for)
    for seat in order:
        if state.legal_actions(seat):
            action = game.heuristic.choose(state.view(seat), rng)
            if action is not None:
                state.play(action)
                return
    raise RuntimeError("nobody wants to act, although somebody is waited for")


def report(tally: Totals, words: "Translations", seats: int) -> None:
    """Print the statistics."""
    console = Console()
    games = Table(title=words("simulate-title", games=tally.games))
    for key in ("simulate-seat", "simulate-wins", "simulate-losses"):
        games.add_column(words(key), justify="right")
    for seat in range(seats):
        if tally.wins[seat] or tally.losses[seat]:
            games.add_row(str(seat), str(tally.wins[seat]), str(tally.losses[seat]))
    console.print(games)
    per_game = f"{tally.deals / tally.games:.1f}"
    console.print(words("simulate-length", deals=per_game, actions=f"{tally.actions / tally.games:.0f}"))
    rows = list(dict.fromkeys(row for row, _ in tally.cells))
    columns = list(dict.fromkeys(column for _, column in tally.cells))
    if rows:
        table = Table(words("simulate-per-deal"))
        for column in columns:
            table.add_column(words(column), justify="right")
        for row in rows:
            table.add_row(words(row), *(f"{tally.cells[row, c] / max(tally.deals, 1):.3f}" for c in columns))
        console.print(table)
