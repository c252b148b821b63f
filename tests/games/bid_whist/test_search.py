"""The search of Bid Whist: it weighs what is legal, knows only its view, and plays by the rules in its playouts."""

import pickle
from collections.abc import Iterator
from random import Random

import pytest

from bot.contract import random_action
from bot.games import find_game
from bot.games.bid_whist.actions import CallRenege, Play
from bot.games.bid_whist.position import BURYING, DRAWING, PLAY, REVIEW
from bot.games.bid_whist.search.fast_hand_evaluation import worths
from bot.games.bid_whist.search.outcome_value import chance
from bot.games.bid_whist.search.rollout import HandValues, advance_to_play, speak_on, spot_of
from bot.games.bid_whist.search.weighted_worlds import likely_worlds
from bot.games.bid_whist.table_rules import terms_for
from bot.players.search import Level, think
from bot.rules.cards import bits
from tools.arena.frozen.bid_whist import estimate

from .table import first_lead

GAME = find_game("bid_whist")
QUICK = Level("quick", worlds=4, z=1.0, least=0.0)
TABLES = [
    *({"preset": preset} for preset in GAME.options.presets),
    {"preset": "cutthroat", "players": 3},
    {"preset": "cutthroat", "players": 5, "kitty": 4},
    {"nt_jokers": "exchange", "bid_form": "number_nt"},
    {"nt_jokers": "play_anytime", "spade2_high": True, "sport": "always", "nt_direction_at": "bid"},
    {
        "nt_jokers": "must_throw",
        "nt_joker_lead": "only_if_nothing_else",
        "jokers": 1,
        "kitty": 5,
        "spade2_high": True,
    },
    {"renege": "callable", "must_name_book": False, "naming": "after_kitty", "rise_and_fly": "on_set"},
    {"renege": "callable", "preset": "cutthroat", "nt_jokers": "must_throw", "all_pass": "dealer_must_bid"},
    {"missed_bids_lose": 2, "back_door": "transfer", "boston_bid": "game_at_stake", "auction": "until_one_left"},
]


def named(table: dict) -> str:
    return " ".join(str(value) for value in table.values())


def positions(table: dict, seed: int, wanders: float = 0.1) -> Iterator:
    """Yield positions of a game in which now and then anything legal is done."""
    options, rng = GAME.options.validate(table), Random(seed)
    seats = GAME.recommended_seats(options)
    state = GAME.start(options, seats, rng.randrange(seats))
    while state.outcome is None and len(state.deals) < 2:
        if not state.is_chance_node:
            yield state
        if state.is_chance_node or rng.random() < wanders:
            action = random_action(GAME, state, rng)
        else:
            action = GAME.heuristic.choose(state.view(state.waiting_for[0]), rng)
        state = state.apply(action).state


def some(table: dict, seed: int, wanders: float = 0.1) -> list:
    """Return positions of all phases: the whole auction, name and burial, every seventh card."""
    found = []
    for state in positions(table, seed, wanders):
        played = len(state.tricks) * state.seats + len(state.trick)
        if state.phase != PLAY or played % 7 == 0:
            found.append(state)
    return found


@pytest.mark.parametrize(
    "table",
    [
        pytest.param(table, id=named(table), marks=[pytest.mark.exhaustive] * (number % 3 > 0))
        for number, table in enumerate(TABLES)
    ],
)
def test_it_decides_what_is_legal_from_a_view_alone(table: dict) -> None:
    for number, state in enumerate(some(table, 1)):
        for seat in state.waiting_for:
            view = state.view(seat)
            before = pickle.dumps(view)
            told = think(GAME, view, Random(number), QUICK)
            assert pickle.dumps(view) == before
            assert told.action is not None
            assert state.allows(told.action)
            assert all(state.allows(one.action) for one in told.weighed)
            assert all(0 <= one.value <= 1 for one in told.weighed)
            values = [one.value for one in told.weighed]
            assert values == sorted(values, reverse=True)
            if number % 4 == 0:
                assert think(GAME, pickle.loads(before), Random(number), QUICK) == told
            candidates = GAME.evaluator.candidates(view)
            assert len(set(candidates)) == len(candidates)
            assert all(state.allows(action) for action in candidates)


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_worlds_are_what_the_seat_can_not_tell_from_the_true_one(table: dict) -> None:
    for number, state in enumerate(some(table, 2)):
        for seat in state.waiting_for:
            if state.phase == REVIEW:
                continue
            view = state.view(seat)
            worlds = likely_worlds(view, 3, Random(number))
            assert worlds
            for world, weight in worlds:
                assert weight > 0
                assert world.view(seat) == view
                assert [hand.bit_count() for hand in world.hands] == [hand.bit_count() for hand in state.hands]


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_a_playout_goes_by_the_rules(table: dict) -> None:
    """Card for card what the rules allow, and the same winners."""
    options = GAME.options.validate(table)
    for seed in range(12):
        luck = Random(seed)
        seats = GAME.recommended_seats(options)
        state = GAME.start(options, seats, seed % seats)
        while state.phase not in (PLAY, BURYING, DRAWING):
            state.play(state.chance(luck))
            speak_on(state, HandValues(state))
            advance_to_play(state, luck)
        spot = spot_of(state)
        for _ in range(state.terms.hand * seats):
            assert spot.turn == state.turn
            card = spot.lanes.card_at[spot.choice()]
            spot.play(spot.lanes.bit_of[card])
            nt = state.order is not None and not state.tricks and not state.trick and state.terms.by_first_lead
            action = Play(state.turn, card, nt=True if nt and state.order.nt else None)
            if nt:
                state.order = None  # it was settled for the playout what the lead would name
            taken = [sum(trick.winner == seat for trick in state.tricks) for seat in range(seats)]
            assert not state.terms.callable or state.faults == ()
            state = state.apply(action).state
        assert sum(spot.taken) == sum(taken) + 1
        assert all(0 <= now - then <= 1 for now, then in zip(spot.taken, taken, strict=True))


# Where the two of spades is high it is guessed a little otherwise.
@pytest.mark.parametrize(
    "table", [table for table in TABLES if not terms_for(GAME.options.validate(table)).spade2_high], ids=named
)
def test_hands_are_guessed_as_the_rule_of_thumb_guesses_them(table: dict) -> None:
    terms, rng = terms_for(GAME.options.validate(table)), Random(3)
    for _ in range(10):
        hand = bits(rng.sample(terms.cards, terms.hand))
        found = worths(terms, hand)
        for order in estimate.contracts(True, terms.directions, terms.spade2_high):
            assert found[order.direction][order.trump] == pytest.approx(estimate.books(terms, order, hand))


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_chances_to_win_are_shared_by_all_and_grow_with_points(table: dict) -> None:
    options = GAME.options.validate(table)
    seats = GAME.recommended_seats(options)
    sides = GAME.sides(options, seats)
    last = [0.0] * sides
    for score in range(6):
        sheet = GAME.start(options, seats, 0, (score, *(0,) * (sides - 1))).sheet
        now = [chance(terms_for(options), sheet, side) for side in range(sides)]
        assert sum(now) == pytest.approx(1, abs=0.02)
        assert now[0] >= last[0]
        last = now
    assert last[0] > 1 / sides


def test_every_choice_has_the_same_luck() -> None:
    """Where jokers are exchanged, what is drawn for them is luck after the burial."""
    exchange = {"nt_jokers": "exchange", "auction": "until_one_left"}
    found = [state for seed in range(40) for state in positions(exchange, seed) if state.phase == BURYING]
    jokers = [state for state in found if state.contract.trump == 4]
    assert jokers
    for state in jokers:
        view, rng = state.view(state.turn), Random(5)
        first, *_ = GAME.evaluator.candidates(view)
        for world, _ in likely_worlds(view, 3, rng):
            assert len(set(GAME.evaluator.values(view, world, (first,) * 4, rng))) == 1


def weighed(table) -> set[str]:
    """Return the cards that the seat whose turn it is weighs."""
    return {GAME.deck.codes[action.card] for action in GAME.evaluator.candidates(table.state.view(table.state.turn))}


def test_no_joker_is_led_in_no_trump_while_there_is_anything_else() -> None:
    assert weighed(first_lead(hands=["BJ LJ 3h 9d", "7s", "8s", "9s"], trump="nt")) == {"3h", "9d"}
    assert weighed(first_lead(hands=["BJ LJ", "7s", "8s", "9s"], trump="nt")) <= {"BJ", "LJ"}


def test_no_trump_goes_on_a_book_that_is_the_partners_already() -> None:
    sure = first_lead(hands=["Ah 6s", "2h 7s", "3c 4d", "9s 8d"], trump="c")
    sure.play("Ah 2h")
    assert weighed(sure) == {"4d"}
    doubtful = first_lead(hands=["Th 6s", "2h 7s", "3c 4d", "9s 8d"], trump="c")
    doubtful.play("Th 2h")
    assert weighed(doubtful) == {"3c", "4d"}


def test_of_a_sequence_one_card_is_weighed() -> None:
    table = first_lead(hands=["Ah Kh Qh 9h 3d", "7s", "8s", "9s"], trump="c")
    assert weighed(table) == {"Qh", "9h", "3d"}


def test_a_renege_is_not_weighed_and_a_certain_one_is_called() -> None:
    table = first_lead(hands=["Ah 6s", "2h 7s", "3d 4d", "9s 8d"], trump="c", renege="callable")
    table.play("Ah")
    assert weighed(table) == {"2h"}


def test_a_renege_that_is_called_can_be_weighed_beside_cards():
    """Players never evaluate a renege call by themselves; a review of the game does."""
    rng = Random(4)
    state = GAME.start(GAME.options.validate({"renege": "callable"}), 4, 0)
    while state.phase != PLAY or not state.tricks:
        state.play(state.chance(rng))
        speak_on(state, HandValues(state))
        advance_to_play(state, rng)
        for _ in range(4):
            state.play(next(action for action in state.legal_actions(state.turn) if isinstance(action, Play)))
    legal = state.legal_actions(state.turn)
    card = next(action for action in legal if isinstance(action, Play))
    call = next(action for action in legal if isinstance(action, CallRenege) and action.book)
    weighed = GAME.evaluator.compare(state.view(state.turn), (card, call), card, 6, rng)
    assert [one.action for one in weighed] == [card, call]
    assert all(0 <= one.value <= 1 for one in weighed)
