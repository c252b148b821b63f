"""What is said against a decision by who looks back: facts about the cards that the seat could see."""

from pathlib import Path

import pytest

from bot.games import all_games, find_game
from bot.games.bid_whist.actions import Bid, Pass, Play
from bot.games.bieten.actions import Bet, Good, Hold
from bot.rules.timeline import timeline_of

GOLDEN = Path(__file__).parent.parent / "golden"
WHIST, BIETEN = all_games()["bid_whist"], all_games()["bieten"]


def key(view, done, best) -> str | None:
    said = WHIST.coach_remark(view, done, best)
    return said.key if said else None


@pytest.mark.parametrize("name", ["bieten-usual", "bid_whist-usual", "betel-usual"])
def test_whatever_was_done_something_or_nothing_is_said_but_nothing_fails(name: str) -> None:
    shown = timeline_of((GOLDEN / f"{name}.jsonl").read_bytes(), find_game)
    game, said = shown.header.game, set()
    for moment in shown.moments:
        done = moment.step.action
        if done.by_chance or done.seat is None:
            continue
        view = moment.step.before.view(done.seat)
        for best in (*view.legal.actions, None):
            if best != done:
                remark = game.coach_remark(view, done, best)
                said |= {remark.key} if remark else set()
    assert said


def test_calls_that_were_too_much_or_too_little() -> None:
    shown = timeline_of((GOLDEN / "bid_whist-usual.jsonl").read_bytes(), find_game)
    view = next(m.step.before for m in shown.moments if isinstance(m.step.action, Bid)).view(0)
    bids = [one for one in view.legal.actions if isinstance(one, Bid)]
    low, high = bids[0], bids[-1]
    assert key(view, Pass(0), high) == "remark-timid"
    assert key(view, low, Pass(0)) == "remark-bold"
    assert key(view, high, low) == "remark-too-high"
    assert key(view, low, high) == "remark-too-low"


def test_bets_and_answers() -> None:
    assert BIETEN.coach_remark(None, Hold(0), Good(0)).key == "remark-held"
    assert BIETEN.coach_remark(None, Good(0), Hold(0)).key == "remark-gave-way"
    assert BIETEN.coach_remark(None, Bet(0, 0), None).key == "remark-bet-weak"
    assert BIETEN.coach_remark(None, Good(0), Good(0)) is None


def test_cards_in_a_book() -> None:
    """Every kind of remark is true of the cards it is made of."""
    found: dict[str, tuple] = {}
    for path in GOLDEN.glob("bid_whist-*.jsonl"):
        shown = timeline_of(path.read_bytes(), find_game)
        for moment in shown.moments:
            done, before = moment.step.action, moment.step.before
            if not isinstance(done, Play) or done.seat is None:
                continue
            view = before.view(done.seat)
            for best in view.legal.actions:
                if isinstance(best, Play) and best != done:
                    remark = WHIST.coach_remark(view, done, best)
                    if remark:
                        found.setdefault(remark.key, (view, done, best, remark))
    assert {"remark-would-win", "remark-cheaper"} <= found.keys()
    for name, (view, done, best, _) in found.items():
        power = view.order.powers[view.led if view.trick else view.order.suit_of[best.card]]
        if name in {"remark-would-win", "remark-cheaper"}:
            assert power[best.card] > view.best
        if name == "remark-would-win":
            assert power[done.card] <= view.best
        if name == "remark-cheaper":
            assert power[done.card] > power[best.card]
        if name in {"remark-trumped-partner", "remark-overtook-partner"}:
            assert (view.winner - done.seat) % 2 == 0


def test_a_trump_led_while_a_card_of_ones_own_was_good() -> None:
    """As of any lead: each remark on one is true of the cards that the seat could know."""
    found = 0
    for path in GOLDEN.glob("bid_whist-*.jsonl"):
        for moment in timeline_of(path.read_bytes(), find_game).moments:
            done, before = moment.step.action, moment.step.before
            if not isinstance(done, Play) or done.seat is None:
                continue
            view = before.view(done.seat)
            if view.trick or view.order is None:
                continue
            plays = [one for one in view.legal.actions if isinstance(one, Play)]
            for led, best in ((one, other) for one in plays for other in plays if one != other):
                remark = WHIST.coach_remark(view, led, best)
                if remark is not None:
                    found += 1
                    trumped = not view.order.nt and view.order.suit_of[led.card] == view.order.trump
                    assert remark.key == ("remark-led-trump" if trumped else "remark-good-card")
                    better = view.terms.deck & view.order.above[best.card]
                    assert not better & ~(view.hand | view.buried | _gone(view))
    assert found


def _gone(view) -> int:
    seen = 0
    for seat in range(view.seats):
        seen |= view.played_by(seat)
    return seen
