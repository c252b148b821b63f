"""What the search makes of worlds and net together."""

from random import Random

import pytest

from bot.games.bieten import GAME, evaluator
from bot.games.bieten.actions import Bet, Cut, Hold, Play, Raise, Steal
from bot.games.bieten.cards import GREEN, RED
from bot.games.bieten.evaluator import HOLD_ERROR, NET_SHARE, PATIENCE
from bot.games.bieten.position import STEAL
from bot.players.explain import deciding_rule
from bot.players.levels import LEVELS
from bot.players.search import think
from bot.rules.cards import GERMAN
from tests.games.bieten.table import dealt


def weighed(view, candidates, first, worlds=12):
    """Return what each of some options is worth, by option."""
    found = GAME.evaluator.compare(view, candidates, first, worlds, Random(1))
    return {one.action: one for one in found}


@pytest.fixture
def net(monkeypatch):
    """Return a table of what the net says, nothing at first."""
    said = {}
    monkeypatch.setattr(
        evaluator, "gains", lambda _view, _seat, actions: [said.get(action, 0.0) for action in actions]
    )
    return said


def leading():
    """Return the view of who leads, with three hearts of which the ace is the best card, and its cards."""
    state = dealt(["Ah 7l 9b", "9h 8b Ta", "Kl Oa Ua"], dealer=2).state
    return state.view(0), [Play(0, GERMAN.card(card)) for card in ("Ah", "7l", "9b")]


def test_a_bet_is_worth_what_the_net_adds_to_the_best_card(net):
    view, cards = leading()
    bet = Bet(0, RED)
    net |= {bet: 0.05, cards[2]: 0.2}
    found = weighed(view, (bet, *cards), cards[0])
    best = max(found[card].value for card in cards)
    assert best == found[cards[2]].value
    assert found[bet].value == pytest.approx(best + 0.05 - PATIENCE)
    assert found[bet].margin == pytest.approx(found[bet].value - found[cards[0]].value)
    assert found[bet].error > 0


def test_the_net_has_its_share_of_the_say_about_cards(net):
    view, cards = leading()
    without = weighed(view, cards, cards[0])
    net[cards[1]] = 0.1
    found = weighed(view, cards, cards[0])
    # Of the worlds' difference a share stays; the net's is all of one.
    apart = found[cards[1]].margin - without[cards[1]].margin
    assert apart == pytest.approx(NET_SHARE * 0.1)


def test_a_bad_card_costs_against_a_bet_what_it_costs_among_all(net):
    view, cards = leading()
    bet = Bet(0, RED)
    net |= {bet: 0.05, cards[2]: 0.2}
    among_all = weighed(view, (bet, *cards), bet)[cards[1]]
    alone = weighed(view, (bet, cards[1]), bet)[cards[1]]
    assert among_all.margin < -0.1
    assert alone.margin == pytest.approx(among_all.margin, abs=0.03)


def test_a_raise_is_good_with_the_ace_and_bad_with_a_low_card():
    """One more point is at stake: with the ace two fifths of it are won, with less about three are lost."""
    table = dealt(["Ah 7l 9b", "9h 8b Ta", "Kh Oa 7h"], "1 bet red", "2 hold")
    for seat, good in ((0, True), (2, False)):
        view = table.state.view(seat)
        raised = Raise(seat, RED)
        found = weighed(view, (raised, *GAME.evaluator.candidates(view)), GAME.evaluator.candidates(view)[-1], 40)
        stake = found[raised].margin
        assert (stake > 0) == good
        assert abs(stake) < 0.08


def test_a_hold_is_measured_against_good(net):
    view = dealt(["Ah 7l 9b", "9h 8b Ta", "Kh Oa 7h"], "0 bet red").state.view(1)
    good, hold = view.legal.actions
    net[hold] = -0.07
    found = weighed(view, (good, hold), good)
    assert found[hold].margin == pytest.approx(-0.07)
    assert found[hold].error == HOLD_ERROR
    assert isinstance(hold, Hold)
    # The same where nothing but the hold is asked for.
    assert weighed(view, (hold,), hold)[hold].margin == 0


def cutting():
    """Return a state in which the cutter lifts next."""
    state = GAME.start(GAME.options.validate({}), 3, 0)
    state.play(state.chance(Random(4)))
    return state


def test_why_one_lifted_as_many_cards_says_that_it_is_as_good_as_any():
    state = cutting()
    view, done = state.view(state.cutter), Cut(state.cutter, 30)
    said = think(GAME, view, Random(1), LEVELS["master"], also=done)
    assert said.action != done
    assert deciding_rule(said, done, "master") == "same"


def test_of_stealing_nothing_is_weighed():
    state = cutting()
    state.play(state.legal_actions(state.cutter)[10])
    assert state.phase == STEAL
    view = state.view(state.cutter)
    steal, leave = view.legal.actions
    assert isinstance(steal, Steal)
    assert weighed(view, (steal, leave), leave) == {}


def test_a_bet_against_the_rules_is_never_a_gain(net):
    state = dealt(["Ah 7b 9b", "9h 8b Ta", "Kh Oa 7h"], dealer=2, irregularities="minus-two").state
    view = state.view(0)
    bluff, fair = Bet(0, GREEN), Bet(0, RED)
    assert bluff in view.legal.actions
    net |= {bluff: 0.1, fair: 0.1}
    cards = [action for action in GAME.evaluator.candidates(view) if isinstance(action, Play)]
    found = weighed(view, (bluff, fair, *cards), cards[0])
    assert found[fair].value > found[bluff].value
    assert found[bluff].value <= max(found[card].value for card in cards)
