"""Bets of seats, and the lack of bets, give information on cards."""

from random import Random

import pytest

from bot.games.bieten.cards import HANGER, RED
from bot.games.bieten.hand_evaluation import likelihood, rates_of
from tests.games.bieten.table import dealt
from tools.train.bieten.count_bet_rates import count

WEAK = "7h 9l Tb"
STRONG = "Ah 9l Tb"
LEAD = "1:Ub"


def told(own: str, other: str, *actions: str) -> float:
    """Return how well the other hand goes with what has happened, as seat 1 sees it, who led."""
    table = dealt([other, own], *actions)
    return likelihood(table.state.view(1), table.state)


def after_the_lead(own: str, other: str) -> float:
    """Return it once seat 1 has led and nobody has bet anything."""
    table = dealt([other, own]).play_out(LEAD)
    return likelihood(table.state.view(1), table.state)


def test_who_bets_nothing_has_nothing_good() -> None:
    assert after_the_lead("Ub 8l 8a", WEAK) > 3 * after_the_lead("Ub 8l 8a", STRONG)
    pair, run = "7h 9l 9b", "7h 8h Tb"
    assert after_the_lead("Ub 8l 8a", WEAK) > 2 * after_the_lead("Ub 8l 8a", pair)
    assert after_the_lead("Ub 8l 8a", WEAK) > 2 * after_the_lead("Ub 8l 8a", run)


def test_who_bets_a_figure_has_a_good_one() -> None:
    assert told("Ub 8l 8a", STRONG, "0 bet red") > 3 * told("Ub 8l 8a", WEAK, "0 bet red")


def test_who_may_not_bet_tells_nothing_by_not_betting() -> None:
    def gespannt(other: str) -> float:
        table = dealt([other, "Ub 8l 8a"], scores=[10, 0]).play_out(LEAD)
        return likelihood(table.state.view(1), table.state)

    assert gespannt(STRONG) == gespannt(WEAK) == 1


def test_nor_does_who_has_had_no_moment_for_it() -> None:
    """The first bet of the deal has come before any other player was asked."""
    assert told("Ah 8l 8a", "Kl 9h Tb", "1 bet red") == told("Ah 8l 8a", "7l 9h Tb", "1 bet red") == 1


@pytest.mark.exhaustive  # it compares a table with the program in tools/ that counted it
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_rates_are_those_of_the_old_rule_of_thumb(seats: int) -> None:
    held, bet = count(seats, 60, Random(3))
    table = dealt(["Ah 9l Tb", "7h 8l Kb", "Ka Ua 8a", "7b Ob 9a"][:seats])
    ace, seven = (rates_of(table.state, seat)[RED] for seat in range(2))
    for rank, rate in ((8, ace), (1, seven)):
        keys = [("red", (rank,)), ("green", (rank,))]
        counted = sum(bet[key] for key in keys) / sum(held[key] for key in keys)
        assert counted == pytest.approx(rate, abs=0.25)
    assert rates_of(table.state, 0)[HANGER] == 0, "what one does not have"
