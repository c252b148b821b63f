"""What is said against a decision by who looks back: facts about the cards that the seat could see."""

from collections import Counter
from itertools import chain
from pathlib import Path
from random import Random

import pytest

from bot.games import all_games, find_game
from bot.games.bid_whist.actions import Bid, Pass, Play
from bot.games.bieten.actions import Bet, Good, Hold, Raise
from bot.games.bieten.actions import Play as Card
from bot.games.bieten.determinize import determinize
from bot.games.bieten.fast_playout import play_out, quick_card
from bot.games.bieten.hand_evaluation import likelihood
from bot.rules.cards import FRENCH, GERMAN
from bot.rules.timeline import timeline_of
from tests.games.betel.table import action, do
from tests.games.betel.table import dealt as at_betel
from tests.games.bid_whist.table import Table, first_lead
from tests.games.bieten.table import dealt
from tests.naive.bieten_count import has

GOLDEN = Path(__file__).parent.parent / "golden"
WHIST, BIETEN, BETEL = (all_games()[name] for name in ("bid_whist", "bieten", "betel"))


def key(view, done, best) -> str | None:
    said = WHIST.coach_remark(view, done, best, Random(1))
    return said.key if said else None


@pytest.mark.parametrize("name", ["bieten-careless", "bid_whist-usual", "betel-usual"])
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
                remark = game.coach_remark(view, done, best, Random(1))
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


def test_a_bid_that_shows_a_hand_is_not_judged_as_a_promise_of_books() -> None:
    view = Table(preset="northeast_52").shuffle().state.view(0)
    one, three, four = (next(bid for bid in view.legal if bid.bid.number == number) for number in (1, 3, 4))
    assert key(view, three, one) is None
    assert key(view, one, three) is None
    assert key(view, four, one) == "remark-too-high"
    later = Table(preset="northeast_52").shuffle().say("pass", "pass").state.view(2)
    assert key(later, Bid(2, three.bid), Bid(2, one.bid)) == "remark-too-high"


REMARKS = {
    (Hold, Good): "remark-held",
    (Good, Hold): "remark-gave-way",
    (Bet, Card): "remark-bet-weak",
    (Raise, Card): "remark-raise-weak",
    (Card, Bet): "remark-no-bet",
    (Card, Raise): "remark-no-raise",
}
"""The remark of Bieten by the kinds of the action done and of the better one."""


def test_remarks_on_bets_are_true_of_the_cards() -> None:
    """A figure is called seldom or often won only if other sampled deals agree."""
    found, tried = set[str](), Counter[str]()
    for moment in timeline_of((GOLDEN / "bieten-usual.jsonl").read_bytes(), find_game).moments:
        seat = moment.step.action.seat
        if seat is None:
            continue
        view = moment.step.before.view(seat)
        legal = list(view.legal.actions)
        other = next((each for each in legal if isinstance(each, Card | Good)), None)
        claims = [each for each in legal if isinstance(each, Bet | Raise | Hold)] if other else []
        for done, best in chain.from_iterable(((claim, other), (other, claim)) for claim in claims):
            key = REMARKS[type(done), type(best)]
            tried[key] += 1
            remark = BIETEN.coach_remark(view, done, best, Random(1)) if tried[key] <= 14 else None
            if remark:
                assert remark.key == key
                found.add(key)
                chance = chance_by_cards(view, getattr(done, "figure", getattr(best, "figure", view.figure)))
                assert chance < 0.45 if key.endswith(("held", "weak")) else chance > 0.35, key
    assert found >= {"remark-held", "remark-bet-weak", "remark-no-bet"}


def chance_by_cards(view, figure: int) -> float:
    rng, won, total = Random(7), 0.0, 0.0
    for _ in range(150):
        deal = determinize(view, rng)
        weight = likelihood(view, deal)
        total, won = total + weight, won + weight * (play_out(deal, rng)[figure] == view.seat)
    return won / total


def test_a_figure_that_cannot_be_lost_is_never_called_seldom_won() -> None:
    table = dealt(["Ah Kl Oa", "9h 7l 8a", "8h 9l 7a"])
    view, red, card = table.state.view(0), Bet(0, 0), Card(0, GERMAN.card("Oa"))
    assert BIETEN.coach_remark(view, red, card, Random(1)) is None
    assert BIETEN.coach_remark(view, red, None, Random(1)) is None
    assert BIETEN.coach_remark(view, card, red, Random(1)).key == "remark-no-bet"
    view = table.play("1 bet red", "2 good").state.view(0)
    assert BIETEN.coach_remark(view, Hold(0), Good(0), Random(1)) is None
    assert BIETEN.coach_remark(view, Good(0), Hold(0), Random(1)).key == "remark-gave-way"


def test_a_raise_is_not_called_a_bet() -> None:
    table = dealt(["9h Kl Oa", "Ah 7l 8a", "8h 9l 7a"], "2 bet red", "0 hold")
    view = table.state.view(0)
    assert BIETEN.coach_remark(view, Raise(0, 0), None, Random(1)).key == "remark-raise-weak"


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
                    remark = WHIST.coach_remark(view, done, best, Random(1))
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
        if name == "remark-threw-good":
            assert cannot_be_beaten(view, done.card)


@pytest.mark.parametrize(("trump", "said"), [("s", None), ("c", None), ("nt", "remark-good-card")])
def test_a_side_suits_ace_is_not_called_unbeatable_while_a_trump_is_out(trump, said) -> None:
    """W could lead the ace of hearts, and leads a spade."""
    hands = ["Ah Kh 2s 3s", "Qh 4h 4s 5s", "Jh 3h 6s 7s", "5h 6h 8s 9s"]
    view = first_lead(trump=trump, hands=hands).state.view(0)
    assert key(view, Play(0, FRENCH.card("2s")), Play(0, FRENCH.card("Ah"))) == said


def test_a_partner_is_named_only_where_there_are_pairs() -> None:
    """N, who defends as E does, has the trick; in pairs E's partner W has it."""
    high, low = (Play(2, FRENCH.card(code)) for code in ("Jh", "3h"))
    pairs = first_lead(trump="c", hands=["Th 2h 2s", "4h 4s 5s", "Jh 3h 6s", "5h 6h 8s"])
    pairs.play("Th 4h")
    assert key(pairs.state.view(2), high, low) == "remark-overtook-partner"
    alone = first_lead(trump="c", hands=["4h 2h 2s", "Th 4s 5s", "Jh 3h 6s", "5h 6h 8s"], preset="cutthroat")
    alone.play("4h Th")
    assert key(alone.state.view(2), high, low) is None


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
                remark = WHIST.coach_remark(view, led, best, Random(1))
                if remark is not None:
                    found += 1
                    trumped = not view.order.nt and view.order.suit_of[led.card] == view.order.trump
                    assert remark.key == ("remark-led-trump" if trumped else "remark-good-card")
                    assert cannot_be_beaten(view, best.card)
    assert found


def cannot_be_beaten(view, card: int) -> bool:
    """Return whether no better card of the suit can be in another hand, nor a trump if the card is none."""
    order, seen = view.order, view.hand | view.buried
    for seat in range(view.seats):
        seen |= view.played_by(seat)
    rivals = order.above[card]
    if order.suit_of[card] != order.trump and view.seat is not None:
        tricks = [(trick.leader, trick.cards) for trick in view.tricks]
        without = {
            (leader + place) % view.seats
            for leader, cards in tricks
            for place, each in enumerate(cards)
            if order.suit_of[cards[0]] == order.trump != order.suit_of[each]
        }
        if without | {view.seat} != set(range(view.seats)):
            rivals |= order.masks[order.trump]
    return not view.terms.deck & rivals & ~seen


def test_doubling_is_judged_by_what_it_risks_only_against_a_pass() -> None:
    view = do(at_betel(contra=True), "0 bid:1c").view(1)
    doubled, passed, bid = action("1 contra"), action("1 pass"), action("1 bid:1d")
    assert BETEL.coach_remark(view, doubled, passed, Random(1)).key == "remark-contra"
    assert BETEL.coach_remark(view, doubled, bid, Random(1)) is None
    assert BETEL.coach_remark(view, doubled, None, Random(1)) is None


def test_a_hint_gives_the_reason_that_the_cards_have_for_a_bet_or_an_answer() -> None:
    table = dealt(["Ah Kl Oa", "9h 7l 8a", "8h 9l 7a"])
    view = table.state.view(0)
    assert BIETEN.hint_reason(view, Bet(0, 0), Random(1)).key == "hint-often"
    view = table.play("0 bet red").state.view(1)
    assert BIETEN.hint_reason(view, Good(1), Random(1)).key == "hint-seldom"
    assert BIETEN.hint_reason(view, Hold(1), Random(1)) is None
    assert WHIST.hint_reason(None, Pass(0), Random(1)) is None


def test_the_reason_of_a_hint_for_a_card_is_true_of_the_cards() -> None:
    """Random plays of other sampled deals bear out each reason, and so do the rules as `tests/naive` has them."""
    found = Counter[str]()
    moments = chain.from_iterable(
        timeline_of((GOLDEN / f"bieten-{name}.jsonl").read_bytes(), find_game).moments
        for name in ("usual", "careless")
    )
    for moment in moments:
        seat, state = moment.step.action.seat, moment.step.before
        view = state.view(seat)
        for play in (each for each in view.legal if isinstance(each, Card)):
            reason = BIETEN.hint_reason(view, play, Random(1))
            if reason and found[reason.key] < 15:
                found[reason.key] += 1
                assert TRUE[reason.key](view, play, dict(reason.params)), (reason.key, play)
    assert found.keys() == TRUE.keys()


def anything(state, seat: int, rng: Random) -> Card:
    return rng.choice([each for each in state.legal_actions(seat) if isinstance(each, Card)])


def wins(view, play, choose=anything, deals: int = 20) -> float:
    """Return how often a card wins the trick in sampled deals; `choose` plays the others' cards."""
    rng, won = Random(7), 0
    for _ in range(deals):
        state = BIETEN.determinize(view, rng).apply(play).state
        while state.trick == view.trick and len(state.sheet.results) == len(view.sheet.results):
            state = state.apply(choose(state, state.turn, rng)).state
        won += state.taker == view.seat
    return won / deals


def never_wins(view) -> bool:
    return not any(wins(view, play) for play in view.legal if isinstance(play, Card))


def rest(view, play) -> list[str]:
    """Return the other cards in hand by rank, the lowest first; the Weli is the highest."""
    left = [GERMAN.codes[card] for card in range(GERMAN.size) if view.left >> card & 1 and card != play.card]
    return sorted(left, key=height)


def height(code: str) -> int:
    return "789TUOKAW".index(code[0])


def own(play) -> int:
    return height(GERMAN.codes[play.card])


def counts_for(view, play, args) -> bool:
    """Return whether the hand has the figures with the wild card's name; Spiel only if it wins the last trick."""
    code = GERMAN.codes[play.counts_as]
    cards = [GERMAN.codes[card] for card in range(32) if view.hand >> card & 1] + [code]
    for figure in args["figures"]:
        name = figure.key.removeprefix("figure-")
        if name == "game":
            assert wins(view, play) == 1
        elif not has(name, cards):
            return False
    return True


TRUE = {
    "hint-wins": lambda view, play, args: wins(view, play) == 1 and view.trick < 2,
    "hint-wins-last": lambda view, play, args: wins(view, play) == 1 and view.trick == 2,
    "hint-often-wins": lambda view, play, args: wins(view, play, quick_card, 80) > 0.45 and view.trick < 2,
    "hint-often": lambda view, play, args: wins(view, play, quick_card, 80) > 0.45 and view.trick == 2,
    "hint-lowest": lambda view, play, args: never_wins(view) and own(play) <= height(rest(view, play)[0]),
    "hint-lost-last": lambda view, play, args: never_wins(view) and view.trick == 2,
    "hint-keeps": lambda view, play, args: (
        rest(view, play) == [args["card"].code] and own(play) < height(args["card"].code)
    ),
    "hint-keeps-high": lambda view, play, args: (
        len(rest(view, play)) == 2 and own(play) < height(rest(view, play)[0])
    ),
    "hint-keeps-highest": lambda view, play, args: (
        never_wins(view) and height(args["card"].code) == height(rest(view, play)[-1]) > own(play)
    ),
    "hint-tricks-over": lambda view, play, args: view.owners[4] >= 0,
    "hint-counts-for": counts_for,
}
