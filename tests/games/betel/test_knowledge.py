"""Section 12: what each seat may know, and deals that fit it."""

import pickle
import random

import pytest

from bot.contract import random_action
from bot.games.betel import GAME
from bot.games.betel.cards import ALL_CARDS, SEATS
from bot.games.betel.contracts import BY_CODE
from bot.games.betel.determinize import HiddenHand, deal_hidden
from bot.games.betel.play import winner_of
from bot.games.betel.position import PLAY, FinishedCall
from bot.games.betel.state import State
from bot.rules.cards import FRENCH, bits, cards_in
from tests.games.betel.table import dealt, do, start

SEVEN_D, SEVEN_C = FRENCH.parse("7d 7c")
UNSEEN = -1


def faces(state: State) -> list[tuple[int, ...]]:
    """Return the twins as each seat may see them, then as every player may."""
    return [state.view(seat).twins for seat in (0, 1, 2, None)]


def test_nobody_knows_the_twins_before_a_look() -> None:
    assert faces(dealt()) == [(UNSEEN, UNSEEN)] * 4


def test_who_looks_knows_and_keeps_knowing() -> None:
    state = do(dealt(), "0 look:0")
    assert faces(state) == [(SEVEN_D, UNSEEN), *[(UNSEEN, UNSEEN)] * 3]
    state = do(state, "0 pass", "1 look:0", "1 look:1", "1 bid:lb")
    assert faces(state)[:3] == [(SEVEN_D, UNSEEN), (SEVEN_D, SEVEN_C), (UNSEEN, UNSEEN)]


def test_a_card_put_back_is_known_to_its_putter_until_the_slot_is_exchanged_again() -> None:
    state = do(dealt(), "0 look:0", "0 look:1", "0 exchange:As.Ks", "0 bid:lb")
    ace, king = FRENCH.parse("As Ks")
    assert faces(state)[:3] == [(ace, king), (UNSEEN, UNSEEN), (UNSEEN, UNSEEN)]
    state = do(state, "1 look:0", "1 exchange:Qs.-", "1 bid:1c")
    queen = FRENCH.card("Qs")
    assert state.hands[1] >> ace & 1, "the next looker finds what was put back"
    assert faces(state)[:3] == [(UNSEEN, king), (queen, UNSEEN), (UNSEEN, UNSEEN)]


def test_looking_before_an_exchange_by_another_is_forgotten() -> None:
    state = do(dealt(), "0 look:1", "0 pass", "1 look:1", "1 exchange:-.Qs", "1 bid:lb")
    assert faces(state)[0] == (UNSEEN, UNSEEN)


def test_who_looked_and_exchanged_which_slot_is_open_to_all() -> None:
    state = do(dealt(), "0 look:1", "0 exchange:-.As", "0 bid:lb", "1 look:0")
    for seat in (0, 1, 2, None):
        view = state.view(seat)
        assert view.calls[0] == FinishedCall(0, 0b10, 0b10, BY_CODE["lb"])
        assert view.looked == 0b01
        assert view.known == (0b010, 0b001)


def random_positions(games: int, seed: int):
    for number in range(games):
        rng = random.Random(seed * 1000 + number)
        state = start(dealer=rng.randrange(3), contra=True, rise_after_ruff=rng.random() < 0.5)
        for _ in range(rng.randrange(20, 75)):
            done = random_action(GAME, state, rng)
            state = state.copy()
            state.play(done)
            if state.phase == PLAY or rng.random() < 0.2:
                yield state, rng


def test_a_deal_anew_fits_everything_the_seat_knows() -> None:
    for state, rng in random_positions(60, 1):
        seat = rng.choice((0, 1, 2, None))
        view = state.view(seat)
        again = GAME.determinize(view, rng)
        assert pickle.dumps(again.view(seat)) == pickle.dumps(view)
        cards = [*again.hands, bits(card for card in again.twins if card >= 0), bits(again.played)]
        if view.dealt:
            assert sum(cards) == ALL_CARDS
        for other in range(SEATS):
            assert again.hands[other].bit_count() == state.hands[other].bit_count()
            assert not again.hands[other] & view.barred[other]
            assert not state.hands[other] & view.barred[other]
        if seat is not None:
            assert again.hands[seat] == state.hands[seat]


def replayable(state: State, again: State) -> bool:
    """Return whether the cards played were all legal from the hands dealt again."""
    first = state.dealer if state.declarer < 0 else state.declarer
    back = again.copy()
    holders: list[int] = []
    leader = first
    for place in range(0, len(state.played), SEATS):
        trick = state.played[place : place + SEATS]
        holders += [(leader + i) % SEATS for i in range(len(trick))]
        leader = (leader + winner_of(trick, state.contract)) % SEATS
    for card, holder in zip(state.played, holders, strict=True):
        back.hands[holder] |= 1 << card
    back.played, back.trick, back.taken, back.turn = (), (), (0, 0, 0), first
    for card in state.played:
        if not any(getattr(action, "card", None) == card for action in back.legal_actions(back.turn)):
            return False
        back.play(next(a for a in back.legal_actions(back.turn) if getattr(a, "card", None) == card))
    return back.hands == again.hands


def test_the_play_so_far_was_legal_from_the_hands_dealt_anew() -> None:
    checked = 0
    for state, rng in random_positions(60, 2):
        if state.phase == PLAY:
            again = GAME.determinize(state.view(rng.choice((0, 1, 2, None))), rng)
            assert replayable(state, again)
            checked += 1
    assert checked > 500


def test_hidden_cards_are_dealt_with_equal_chances() -> None:
    """Two hands of two cards and one card left over, one hand barred from a card: all deals about equally often."""
    rng = random.Random(3)
    count: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        (first, second), left = deal_hidden(0b11111, [HiddenHand(2, 0b00001), HiddenHand(2, 0b00110)], rng)
        assert not first & 0b00001
        assert not second & 0b00110
        assert first | second | bits(left) == 0b11111
        count[first, second] = count.get((first, second), 0) + 1
    possible = {
        (first, second)
        for first in range(32)
        for second in range(32)
        if first.bit_count() == second.bit_count() == 2 and not first & (second | 0b00001) and not second & 0b00110
    }
    assert set(count) == possible
    average = 6000 / len(possible)
    assert all(0.8 * average < times < 1.2 * average for times in count.values())


@pytest.mark.parametrize("hands", [1, 2, 3])
def test_hidden_cards_go_where_alone_they_can(hands: int) -> None:
    rng = random.Random(hands)
    # Each hand is barred from all cards but its own three; card 9 is left for the twins.
    shares = [0b111 << 3 * hand for hand in range(hands)]
    pool = sum(shares) | 1 << 9
    dealt_, left = deal_hidden(pool, [HiddenHand(3, pool & ~share | 1 << 9) for share in shares], rng)
    assert dealt_ == shares
    assert left == [9]
    assert cards_in(pool)[-1] == 9
