"""Measure decisions and copies a second of every game, against OpenSpiel, RLCard and `copy.deepcopy`.

A decision is `legal_actions` of one seat and a `play`, in random complete games; the deals between them are included
on both sides, as they are for the references (whose chance nodes are stepped through as well).
"""

import copy
import importlib
import warnings
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

from bot.games import all_games
from bot.rules.actions import CardSelection
from bot.rules.game import AnyGame
from bot.rules.state import State
from tools.bench.comparison import BenchResult, Clock, Measure, compare, rate

PEERS = {"bieten": ("euchre", "uno"), "bid_whist": ("spades", "bridge"), "betel": ("skat", "bridge")}
"""For each game its OpenSpiel and RLCard relatives; a game without any is measured alone."""


def measure(rounds: int) -> list[BenchResult]:
    """Return the lines of all games."""
    rows: list[BenchResult] = []
    for game in all_games().values():
        ours = decisions(game)
        spiel, rlcard = PEERS.get(game.id, ("", ""))
        for name, theirs, goal in (
            (f"OpenSpiel {spiel}", open_spiel(spiel), "3x"),
            (f"RLCard {rlcard}", rl_card(rlcard), "10x"),
        ):
            what = f"{game.id}: decisions"
            rows.append(compare(what, ours, rounds, reference=name, theirs=theirs, goal=f">= {goal}"))
        rows.append(copies(game, rounds))
    return rows


def first_state(game: AnyGame, rng: Random) -> State:
    """Return a new game with the default options."""
    options = game.options.validate({})
    return game.start(options, game.recommended_seats(options), 0)


def decisions(game: AnyGame) -> Measure:
    """Return the measure of random complete games, one seat that is waited for acting at a time."""
    rng = Random(1)
    choose = rng.choice

    def play_one() -> int:
        state, done = first_state(game, rng), 0
        while done < 500:
            waiting = state.waiting_for
            if not waiting:
                if state.outcome:
                    break
                state.play(state.chance(rng))
                continue
            legal = state.legal_actions(waiting[0])
            action = choose(legal)
            if isinstance(action, CardSelection):
                action = example(game, state, action, rng)
            state.play(action)
            done += 1
        return done

    return lambda: rate(play_one)


def example(game: AnyGame, state: State, choice: CardSelection, rng: Random) -> Any:
    """Return one action that a choice stands for."""
    codes = game.deck.codes
    if choice.count:
        rest = [card for card in choice.cards if card not in choice.must]
        cards = (*choice.must, *rng.sample(rest, choice.count - len(choice.must)))
        return game.codec.parse(choice.seat, f"{choice.act}:{'.'.join(codes[card] for card in cards)}")
    return next(
        action
        for action in game.all_actions(state)
        if action.seat == choice.seat and action.act == choice.act and state.allows(action)
    )


def copies(game: AnyGame, rounds: int) -> BenchResult:
    """Return the line of `State.copy()` in the middle of a deal."""
    rng = Random(1)
    state = first_state(game, rng)
    for _ in range(8):
        waiting = state.waiting_for
        action = rng.choice(state.legal_actions(waiting[0])) if waiting else state.chance(rng)
        state.play(example(game, state, action, rng) if isinstance(action, CardSelection) else action)

    def many(how: Callable[[State], object], times: int) -> Callable[[], int]:
        def work() -> int:
            for _ in range(times):
                how(state)
            return times

        return work

    ours, theirs = many(lambda s: s.copy(), 2000), many(copy.deepcopy, 50)
    return compare(
        f"{game.id}: copy",
        lambda: rate(ours, 0.1),
        rounds,
        reference="copy.deepcopy",
        theirs=lambda: rate(theirs, 0.1),
        goal=">= 25x",
    )


def open_spiel(name: str, clock: Clock = perf_counter) -> Measure | None:
    """Return the measure of an OpenSpiel game driven from Python, or None where it isn't installed."""
    spiel = peer("pyspiel") if name else None
    if spiel is None:
        return None
    game, rng = spiel.load_game(name), Random(1)
    return lambda: rate(lambda: random_game(game.new_initial_state(), rng), clock=clock)


def random_game(state: Any, rng: Random) -> int:
    """Play an OpenSpiel game to the end at random, and return how many decisions that took."""
    done = 0
    while not state.is_terminal():
        done += not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    return done


def peer(module: str) -> Any:
    """Return a module of the group `bench`, None where it isn't installed."""
    try:
        return importlib.import_module(module)
    except ImportError:
        return None


def rl_card(name: str) -> Measure | None:
    """Return the measure of an RLCard environment, or None where it isn't installed."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            rlcard: Any = importlib.import_module("rlcard")
            env: Any = rlcard.make(name)
        except ImportError:
            return None
    rng = Random(1)

    def play_one() -> int:
        state, _ = env.reset()
        done = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            done += 1
        return done

    return lambda: rate(play_one)
