"""Decisions a second of deals played on at random: `State.playout` against OpenSpiel and against the contract's loop.

One deal after the other, from the shuffle to the count, each from a copy of the same first state; a game of
OpenSpiel's relatives is a deal, too. Its loop is driven from Python as ours is. Beside it stand the playouts of its
own evaluator for searches, all in C++. What counts is the processor's time, not the clock's.
"""

from random import Random
from time import process_time
from typing import Any

from bot.cli.bench.engine import PEERS, first_state, open_spiel, peer, random_game
from bot.cli.bench.rounds import Figure, Measure, compare, rate
from bot.games import all_games
from bot.rules.state import State

GOAL = ">= 3x"
ROLLOUTS = 200
"""How many games the evaluator plays at a time."""


def measure(rounds: int) -> list[Figure]:
    """Return the lines of all games."""
    rows: list[Figure] = []
    for game in all_games().values():
        first, what = first_state(game, Random(1)), f"{game.id}: playouts"
        spiel = PEERS.get(game.id, ("", ""))[0]
        for name, theirs, goal in (
            ("the contract's loop", loop(first), ""),
            (f"OpenSpiel {spiel}, loop", open_spiel(spiel, process_time), GOAL),
            (f"OpenSpiel {spiel}, C++", evaluator(spiel), ""),
        ):
            if theirs:
                rows.append(compare(what, playouts(first), rounds, reference=name, theirs=theirs, goal=goal))
    return rows


def playouts(first: State) -> Measure:
    """Return the measure of deals from the first state of a game on."""
    rng = Random(1)
    return lambda: rate(lambda: first.copy().playout(rng), clock=process_time)


def loop(first: State) -> Measure:
    """Return the same by the loop that says what a playout is."""
    rng = Random(1)
    return lambda: rate(lambda: State.playout(first.copy(), rng), clock=process_time)


def evaluator(name: str) -> Measure | None:
    """Return the measure of OpenSpiel's evaluator from a deal on, or None where it isn't installed."""
    spiel: Any = peer("pyspiel") if name else None
    if spiel is None:
        return None
    game, rng = spiel.load_game(name), Random(1)
    dealt = game.new_initial_state()
    while dealt.is_chance_node():
        dealt.apply_action(rng.choice(dealt.legal_actions()))
    # It doesn't say how many decisions its playouts take; and it is reached through a search of one step alone.
    decisions = sum(random_game(dealt.clone(), rng) for _ in range(ROLLOUTS))
    search = spiel.MCTSBot(game, spiel.RandomRolloutEvaluator(ROLLOUTS, 1), 2.0, 1, 100, False, 1, False)

    def play_some() -> int:
        search.mcts_search(dealt)
        return decisions

    return lambda: rate(play_some, clock=process_time)
