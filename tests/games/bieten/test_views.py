"""Test each seat's knowledge, and deals of the hidden cards."""

import pickle
from random import Random

import pytest

from bot.contract import random_action
from bot.games.bieten import GAME, cut, determinize
from bot.rules.cards import GERMAN, cards_in
from tests.games.bieten.table import dealt

PLAIN = ["Ah Kh 7l", "9h 9b 9a", "Kl Ol Ua"]


def hand(state, seat):
    return set(GERMAN.show(cards_in(state.hands[seat])).split())


def anew(table, seat, count=60):
    view = table.state.view(seat)
    for seed in range(count):
        state = GAME.determinize(view, Random(seed))
        assert state.view(seat) == view
        assert pickle.dumps(state.view(seat)) == pickle.dumps(view)
        yield state


def test_own_cards_stay_and_others_are_dealt_anew():
    seen = {frozenset(hand(state, 1)) for state in anew(dealt(PLAIN), 0)}
    assert len(seen) > 50
    assert all(hand(state, 0) == {"Ah", "Kh", "7l"} for state in anew(dealt(PLAIN), 0, 5))


def test_the_exposed_card_is_in_no_hand():
    for state in anew(dealt(PLAIN, bottom="Aa"), None):
        assert all("Aa" not in hand(state, seat) for seat in range(3))


def test_played_cards_stay_where_they_lie():
    for state in anew(dealt(PLAIN, "1 play 9h"), 2):
        assert "9h" in hand(state, 1)


def test_who_did_not_follow_has_nothing_of_the_suit():
    table = dealt(PLAIN, "1 play 9h", "2 play Ua")
    for state in anew(table, 0):
        assert not any(card.endswith("h") for card in hand(state, 2))


def test_who_bet_a_figure_has_it_if_need_be_with_the_weli():
    table = dealt(PLAIN, "1 bet gleich", "2 good", "0 good")
    for state in anew(table, 0):
        cards = hand(state, 1)
        assert "W" in cards or len({card[0] for card in cards}) < 3


def test_a_named_weli_is_no_card_of_its_holder():
    table = dealt(["7h 8h 9h", "Ah Kh Oh", "9l Ab W"], dealer=1).play("2 play W Kb")
    for state in anew(table, 0, 40):
        assert "Kb" not in hand(state, 2)


def test_a_claim_of_spiel_in_the_last_trick_shows_the_suit():
    table = dealt(["Ah 8a Tl", "9h 9b 9a", "Kh Ol Ua"])
    table.play_out("1:9h 2:Kh 0:Ah 0:8a 1:9a 2:Ua 2:Ol").play("0 bet game")
    for state in anew(table, 1):
        last = hand(state, 0) - {"Ah", "8a"}
        assert last == {"W"} or {card[1] for card in last} == {"l"}


def test_rare_hands_are_found():
    """Three claims and a void leave few hands; one is always found."""
    table = dealt(["Al Kl 7l", "9h 8h 9a", "Kh Ah Ua"], "1 bet hanger", "2 hold", "1 bet gleich", "2 good", "0 good")
    table.play("2 bet red", "0 good", "1 hold", "1 play 9a", "2 play Ua", "0 play Al")
    for state in anew(table, 0, 40):
        assert state.hands[1].bit_count() == state.hands[2].bit_count() == 3


@pytest.mark.parametrize("skipped", [("_WHOLE_DEALS",), ("_WHOLE_DEALS", "_ORDERED_DEALS")])
def test_every_way_of_dealing_anew_ends_well(monkeypatch, skipped):
    """Where luck does not find a deal, trying everything does."""
    for limit in skipped:
        monkeypatch.setattr(determinize, limit, 0)
    test_rare_hands_are_found()
    test_a_named_weli_is_no_card_of_its_holder()
    test_a_claim_of_spiel_in_the_last_trick_shows_the_suit()


def test_the_cutter_knows_what_it_saw():
    state = GAME.start(GAME.options.validate({}), 4, 0)
    state = state.apply(state.chance(Random(5))).state
    for text in ("cut:11", "steal"):
        state = state.apply(GAME.codec.parse(3, text)).state
    view = state.view(3)
    for seed in range(20):
        assert GAME.determinize(view, Random(seed)).view(3) == view
    for seat in (0, 1, 2, None):
        assert not state.view(seat).seen


def test_hidden_cards_are_in_no_field_of_a_view():
    state = dealt(PLAIN).state
    for seat in (0, 1, 2, None):
        view = state.view(seat)
        assert view.hand == (0 if seat is None else state.hands[seat])
        assert not hasattr(view, "hands")
        assert not hasattr(view, "pack")


@pytest.mark.parametrize("seed", range(6))
def test_every_deal_anew_could_have_happened(seed):
    """Replayed from its hands, what has happened is legal again."""
    rng = Random(seed)
    options = GAME.options.validate({"wild": ["weli", "weli-and-sevens", "none"][seed % 3]})
    start = GAME.start(options, 3 + seed % 3, 0)
    state, story = start.apply(start.chance(rng)).state, []
    for _ in range(60):
        action = random_action(GAME, state, rng)
        was_cutting = state.phase < 3
        state = state.apply(action).state
        if state.is_chance_node or state.outcome:
            break
        if was_cutting:
            continue
        story.append(action)
        for seat in range(state.seats):
            deal = GAME.determinize(state.view(seat), rng)
            again = start.copy()
            cut.begin(again, deal.hands, deal.bottom, deal.stolen)
            for action in story:
                again = again.apply(action).state
            assert again == deal
    assert story
