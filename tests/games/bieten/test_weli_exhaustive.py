"""Every hand with the Weli and every short sequence of commitments: the names left are those of a brute force.

The rules page: until it is played the Weli may serve as one of several cards; not following rules out the suit (a),
every bet must be borne out by the named hand (b), it can't be a card the holder holds (c).
"""

from itertools import combinations, permutations

import pytest

from bot.games.bieten import GAME
from bot.rules.cards import GERMAN
from bot.rules.record import Replay

CARDS = [code for code in GERMAN.codes if code != "W"]
RANKS = "789TUOKA"
FIGURES = ("red", "green", "gleich", "hanger")


def bears_out(hand: list[str], figure: str) -> bool:
    """Return whether three named cards have the figure, by the plain definition."""
    if figure in ("red", "green"):
        return any(card[1] == {"red": "h", "green": "l"}[figure] for card in hand)
    for one, other in combinations(hand, 2):
        if figure == "gleich" and one[0] == other[0]:
            return True
        if figure == "hanger" and one[1] == other[1] and abs(RANKS.index(one[0]) - RANKS.index(other[0])) == 1:
            return True
    return False


def names_by_force(real: list[str], bets: tuple[str, ...], ruled_out: str) -> set[str]:
    return {
        name
        for name in CARDS
        if name not in real and name[1] not in ruled_out and all(bears_out([*real, name], bet) for bet in bets)
    }


def dealt(hands: list[str], dealer: int):
    replay = Replay(lambda _: GAME)
    header = '{"record": 1, "game": "bieten", "options": {"target": 31}, "players": ["A", "B"], "dealer": %d}'
    replay.feed((header % dealer).encode())
    replay.feed(f'{{"act": "deal", "hands": ["{hands[0]}", "{hands[1]}"]}}'.encode())
    return replay.state


def does(state, seat: int, text: str):
    return state.apply(GAME.codec.parse(seat, text)).state


def after_bets(state, seat: int, bets: tuple[str, ...]):
    """Return the state after these bets, each conceded by the other seat; None if one of them is not allowed."""
    for bet in bets:
        action = GAME.codec.parse(seat, f"bet:{bet}")
        if not state.allows(action):
            return None
        state = does(state.apply(action).state, 1 - seat, "good")
    return state


def names_on_offer(state, seat: int) -> set[str]:
    lines = [action.json() for action in state.legal_actions(seat)]
    return {line["as"] for line in lines if line["act"] == "play" and line["card"] == "W"}


def pairs(last: str) -> list[list[str]]:
    """Return the two real cards beside the Weli, those whose second card is of this suit."""
    return [list(pair) for pair in combinations(CARDS, 2) if pair[1][1] == last]


BELLS_ARE_LIKE_ACORNS = pytest.mark.parametrize("suit", [*"hla", pytest.param("b", marks=pytest.mark.exhaustive)])


@BELLS_ARE_LIKE_ACORNS
def test_names_after_every_sequence_of_bets(suit):
    for real in pairs(suit):
        others = [card for card in CARDS if card not in real][:3]
        start = dealt([f"{real[0]} {real[1]} W", " ".join(others)], dealer=1)
        for count in range(4):
            for bets in permutations(FIGURES, count):
                state = after_bets(start, 0, bets)
                names = names_by_force(real, bets, "")
                assert (state is not None) == bool(names), (real, bets)
                if state is not None:
                    assert names_on_offer(state, 0) == names, (real, bets)


@BELLS_ARE_LIKE_ACORNS
def test_names_after_not_following_between_two_bets(suit):
    # The other seat holds three cards of the suit suit, so that it leads the second trick as well.
    others = [card for card in CARDS if card[1] == suit][-3:]
    for real in combinations([card for card in CARDS if card not in others], 2):
        thrown = next((card for card in real if card[1] != suit), None)
        if thrown is None or any(card[1] == suit for card in real):
            continue
        kept = real[1] if thrown == real[0] else real[0]
        start = dealt([f"{real[0]} {real[1]} W", " ".join(others)], dealer=0)
        for before in [(), *((figure,) for figure in FIGURES)]:
            state = after_bets(start, 0, before)
            if state is None:
                continue
            state = does(state, 1, f"play:{others[2]}")
            throwing = GAME.codec.parse(0, f"play:{thrown}")
            left = names_by_force(list(real), before, suit)
            assert state.allows(throwing) == bool(left), (real, before)
            if not left:
                continue
            state = state.apply(throwing).state
            for after in [(), *((figure,) for figure in FIGURES if figure not in before)]:
                then = after_bets(state, 0, after)
                names = names_by_force(list(real), before + after, suit)
                assert (then is not None) == bool(names), (real, before, after)
                if then is not None:
                    # Nothing of the suit led can be followed with: the Weli is ruled out there, and so is free.
                    then = does(then, 1, f"play:{others[1]}")
                    assert names_on_offer(then, 0) == names, (real, before, kept, after)
