"""What the judgement does in positions where a person would not hesitate."""

from collections import Counter
from random import Random

import pytest

from bot.contract import random_action
from bot.games.bieten import GAME
from bot.games.bieten.actions import Bet, Deal, Hold
from bot.games.bieten.cards import GREEN, HEARTS, RED, SUIT, WELI
from bot.games.bieten.hand_evaluation import chance_to_win, settled
from bot.rules.cards import GERMAN
from tests.games.bieten.table import Table, dealt
from tools.arena.frozen import FROZEN

JUDGE = GAME.heuristic
PACK = "Ah Kh Oh Uh Th 9h 8h 7h Al Kl Ol Ul Tl 9l 8l 7l Ab Kb Ob Ub Tb 9b 8b 7b Aa Ka Oa Ua Ta 9a 8a 7a W"


def chosen(table, seat, tries=20):
    """Return how often each choice is made."""
    view = table.state.view(seat)
    choices = (JUDGE.choose(view, Random(seed)) for seed in range(tries))
    return Counter("" if choice is None else choice.text() for choice in choices)


def test_a_sure_ace_of_hearts_is_bet():
    table = dealt(["Ah 7l 9b", "9h 8b Ta", "Kl Oa Ua"])
    assert chosen(table, 0)["bet:red"] >= 14


def test_a_lone_low_heart_is_not():
    table = dealt(["7h 9l 8b", "Ah Kh Ta", "Kl Oa Ua", "Ob Tl 9a", "Al Ka Tb"])
    assert chosen(table, 0)["bet:red"] <= 1


def test_nobody_is_made_to_bet_and_one_not_waited_for_may_do_nothing():
    table = dealt(["7h 9b Ta", "Ah Kh 8a", "Kl Oa Ub", "Ob Tl 9a", "Al Ka Tb"])
    assert chosen(table, 0)[""] >= 15


def test_a_strong_figure_is_held():
    table = dealt(["Ah Al Aa", "9h 9b Ta", "Kl Oa Ua"], "1 bet gleich", "2 good")
    assert chosen(table, 0) == {"hold": 20}


def test_a_hopeless_one_is_good():
    table = dealt(["7h 8l Aa", "Kh 9b Ta", "Ah Oa Ua"], "1 bet red", "2 good")
    assert chosen(table, 0)["good"] >= 18


def test_one_without_the_figure_says_good():
    assert chosen(dealt(["7b 8l Aa", "Kh 9b Ta", "Ah Oa Ua"], "1 bet red", "2 good"), 0) == {"good": 20}


def test_a_sure_figure_held_by_others_is_raised():
    table = dealt(["Ah 8l Ta", "9h Kb 9a", "Kh Oa Ua"], "1 bet red", "2 hold")
    assert chosen(table, 0)["raise:red"] >= 18


def test_the_weli_is_named_so_that_it_scores():
    """Two kings lie there and nobody has a high heart: the king of hearts, or the ace, nothing small."""
    table = dealt(["9h 8l Ta", "W Kb Ka", "7h 9l 8a"]).play_out("1:Kb 2:7h 0:9h 1:Ka 2:8a 0:Ta")
    table.play("1 bet game", "2 hold", "1 bet gleich", "2 good", "0 good", "1 bet red", "2 hold")
    assert chosen(table, 1).keys() <= {"play:W:Kh", "play:W:Ah"}


def counted(view, seat, winners):
    """Return what a deal is worth that nobody bets on any more and in which these have the figures."""
    return settled(view, seat, winners, view.values, view.owners, view.order)


@pytest.mark.parametrize(
    ("winners", "needs"),
    [
        ([-1, -1, -1, -1, -1], [12, 11, 11]),  # nobody has anything: the Weli costs its point
        ([0, -1, -1, -1, -1], [10, 11, 11]),
        ([1, -1, -1, -1, 2], [12, 10, 10]),
        ([0, 1, 1, -1, -1], [10, 9, 11]),
    ],
)
def test_a_weli_that_scores_nothing_is_a_point_less(winners, needs):
    view = dealt(["W 9l 8b", "Ah Kh Oh", "Kl Oa Ua"]).state.view(0)
    assert counted(view, 0, winners) == chance_to_win(needs, 0)


def test_only_the_holder_of_a_wild_weli_who_scored_nothing_loses_the_point():
    hands, nobody = ["W 9l 8b", "Ah Kh Oh", "Kl Oa Ua"], [-1] * 5
    even = chance_to_win([11, 11, 11], 0)
    assert counted(dealt(hands).state.view(1), 1, nobody) == even
    assert counted(dealt(hands, wild="none").state.view(0), 0, nobody) == even
    conceded = dealt(hands, "0 bet green", "1 good", "2 good")
    assert counted(conceded.state.view(0), 0, nobody) == chance_to_win([10, 11, 11], 0)


def test_who_reaches_the_target_first_in_the_order_of_counting_has_won():
    table = dealt(["Ah 7l 9b", "Al 8b Ta"], "1 bet green", "0 hold", scores=[9, 9], target=11)
    view = table.state.view(0)
    assert counted(view, 0, [0, 1, -1, -1, 0]) == 0  # what was bet is counted first
    assert counted(view, 0, [0, -1, 0, -1, 1]) == 1


def test_a_race_is_even_between_equals_and_won_by_whoever_is_there():
    assert chance_to_win([7, 7, 7, 7], 2) == 0.25
    assert chance_to_win([5, 9], 0) > 0.6
    assert chance_to_win([0, 3, 1], 0) == 1
    assert chance_to_win([0, 3, 1], 2) == 0


def red_tens(judge):
    """Return how often a judge of two players holds Rot with the ten as its only heart, and of how many bets."""
    ten, held, asked = GERMAN.card("Th"), 0, 0
    for seed in range(60):
        rng = Random(seed)
        pack = [card for card in GERMAN.pack if card not in {ten, WELI}]
        rng.shuffle(pack)
        mine = (ten, *[card for card in pack if SUIT[card] != HEARTS][:2])
        theirs = tuple([card for card in pack if card not in mine][:3])
        if any(SUIT[card] == HEARTS for card in theirs):
            state = GAME.start(GAME.options.validate({}), 2, 0).apply(Deal(None, (mine, theirs))).state
            state = state.apply(Bet(1, RED)).state
            held += isinstance(judge.choose(state.view(0), rng), Hold)
            asked += 1
    return held, asked


def bets_without(judge):
    """Return how often one of four bets a heart or a leaf that isn't the highest, in how many first looks."""
    bluffs = looks = 0
    for seed in range(150):
        rng = Random(seed)
        pack = list(GERMAN.pack)
        rng.shuffle(pack)
        hands = tuple(tuple(pack[3 * seat : 3 * seat + 3]) for seat in range(4))
        state = GAME.start(GAME.options.validate({}), 4, 0).apply(Deal(None, hands)).state
        action = judge.choose(state.view(2), rng)
        looks += 1
        if isinstance(action, Bet) and action.figure in {RED, GREEN}:
            suit = [card for hand in hands for card in hand if SUIT[card] == action.figure]
            bluffs += not suit or max(suit) not in hands[2]
    return bluffs, looks


def test_with_two_players_a_red_ten_is_held_as_the_pot_offers():
    held, asked = red_tens(JUDGE)
    assert held >= 0.4 * asked
    assert held > red_tens(FROZEN["bieten"])[0]


def test_with_four_players_it_bets_more_than_it_has():
    bluffs, looks = bets_without(JUDGE)
    assert bluffs > 0.06 * looks
    assert bluffs > bets_without(FROZEN["bieten"])[0]


def test_a_good_card_is_stolen_and_a_bad_one_left():
    table = Table(3)
    table.feed({"act": "shuffle", "pack": PACK})
    ace = table.play("2 cut 9")
    assert chosen(ace, 2) == {"steal": 20}
    table = Table(3)
    table.feed({"act": "shuffle", "pack": PACK})
    assert chosen(table.play("2 cut 31"), 2) == {"leave": 20}


def test_where_irregularities_are_possible_it_plays_fair():
    rng = Random(3)
    options = GAME.options.validate({"irregularities": "minus-two", "wild": "weli-and-sevens", "target": 5})
    state = GAME.start(options, 3, 0)
    for _ in range(400):
        if state.outcome:
            break
        if state.is_chance_node:
            state = state.apply(state.chance(rng)).state
            continue
        seats = [*state.waiting_for, *(seat for seat in range(3) if seat not in state.waiting_for)]
        choices = (JUDGE.choose(state.view(seat), rng) for seat in reversed(seats) if state.legal_actions(seat))
        action = next(choice for choice in choices if choice is not None)
        state = state.apply(action).state
    assert state.deals
    assert not any(deal["irregularities"] for deal in state.deals)


@pytest.mark.parametrize("seed", range(4))
def test_choices_are_legal_and_depend_on_the_view_alone(seed):
    rng = Random(seed)
    options = GAME.options.validate({"wild": ["weli", "none", "weli-and-sevens"][seed % 3], "knockout": seed == 3})
    state = GAME.start(options, 3 + seed, 0)
    for _ in range(70):
        if state.outcome:
            break
        seat = rng.randrange(state.seats)
        if state.legal_actions(seat):
            view = state.view(seat)
            choice = JUDGE.choose(view, Random(seed))
            assert choice is None or state.allows(choice)
            assert choice is not None or seat not in state.waiting_for
            other = GAME.determinize(view, rng).view(seat)
            assert JUDGE.choose(other, Random(seed)) == choice
        state = state.apply(random_action(GAME, state, rng)).state


def test_it_beats_chance():
    """Against three who play at random and never bet, it wins clearly more than its share."""
    won = 0
    for seed in range(12):
        rng = Random(seed)
        state = GAME.start(GAME.options.validate({"target": 7}), 4, seed % 4)
        while state.outcome is None:
            if state.is_chance_node:
                state = state.apply(state.chance(rng)).state
                continue
            action = JUDGE.choose(state.view(0), rng) if state.legal_actions(0) else None
            if action is None:
                seat = state.waiting_for[0]
                action = rng.choice([a for a in state.legal_actions(seat) if a.act not in {"bet", "raise"}])
            state = state.apply(action).state
        won += 0 in state.outcome.winners
    assert won >= 5
