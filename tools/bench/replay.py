"""Measure how fast logs become states: complete deals of Bieten from lines of the record, a second of CPU time.

Lines that were read before are not read again, so there are so many different deals that hardly any log is known.
"""

import json
from itertools import cycle
from random import Random
from time import process_time

from bot.games import find_game
from bot.rules.actions import Action
from bot.rules.game import AnyGame
from bot.rules.record import Header, Replay
from bot.rules.state import State
from tools.bench.comparison import BenchResult, compare, rate

LOGS = 200


def measure(rounds: int) -> list[BenchResult]:
    """Return the line of the replay."""
    logs = [log_of_a_deal(seed) for seed in range(LOGS)]
    turn = cycle(logs)

    def replay_one() -> int:
        record = Replay(find_game)
        for line in next(turn):
            record.feed(line)
        return 1

    length = sum(len(log) for log in logs) / LOGS
    what = f"replay: deals of Bieten ({length:.0f} lines)"
    return [compare(what, lambda: rate(replay_one, clock=process_time), rounds, goal=">= 5,000/s")]


def log_of_a_deal(seed: int) -> list[bytes]:
    """Return the lines of one deal of four computer players."""
    game, rng = find_game("bieten"), Random(seed)
    header = Header(game, game.options.validate({}), ("Anna", "Ben", "Cilli", "Dora"), 0)
    state, lines = header.start(), [header.json()]
    while not state.deals:
        action = state.chance(rng) if state.is_chance_node else chosen(game, state, rng)
        lines.append(action.json())
        state.play(action)
    return [json.dumps(line).encode() for line in lines]


def chosen(game: AnyGame, state: State, rng: Random) -> Action:
    """Return what the first player does that wants to do something, those that are waited for last."""
    for seat in sorted(range(state.seats), key=state.waiting_for.__contains__):
        if state.legal_actions(seat):
            action = game.heuristic.choose(state.view(seat), rng)
            if action is not None:
                return action
    raise RuntimeError("nobody wants to act, although somebody is waited for")
