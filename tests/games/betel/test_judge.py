"""The judge on positions with an answer most players would give."""

import random

from bot.games.betel import GAME
from bot.games.betel.actions import Bid, Exchange, Look, Pass
from bot.games.betel.cards import ALL_CARDS
from bot.games.betel.contracts import BY_CODE, NO_CONTRACT, NOTRUMP
from bot.games.betel.heuristic import best_bid, chance_to_make, guess
from bot.games.betel.position import PLAY
from bot.games.betel.state import State
from bot.rules.actions import Action
from bot.rules.cards import FRENCH, bits, cards_in
from tests.games.betel.table import dealt, do, in_play, start

RNG = random.Random(0)


def cards(text: str) -> int:
    return bits(FRENCH.parse(text))


def chosen(state: State) -> Action:
    action = GAME.heuristic.choose(state.view(state.turn), RNG)
    assert action is not None
    assert state.allows(action)
    return action


def card(state: State) -> str:
    return chosen(state).text().removeprefix("play:")


def rest(*hands: str) -> tuple[str, str, str, str]:
    """Return a whole deal: the hands as given, the others and the twins from what is left."""
    left = cards_in(ALL_CARDS & ~cards(" ".join(hands)))
    random.Random(1).shuffle(left)
    shown = [*hands]
    while len(shown) < 3:
        shown.append(FRENCH.show(left.pop() for _ in range(10)))
    return shown[0], shown[1], shown[2], FRENCH.show(left)


def test_a_long_suit_is_bid_as_trumps() -> None:
    contract = best_bid(cards("As Js Ts 9s 8s 7s Ah Jh 7d 7c"), NO_CONTRACT)[1]
    assert not contract.betel
    assert contract.trump == FRENCH.suits.index("s")


def test_nine_tricks_to_cash_make_a_small_slam_without_trumps() -> None:
    assert best_bid(cards("As Ks Qs Js Ts 9s Ah Kh Ad 7c"), NO_CONTRACT)[1].code == "4nt"


def test_low_cards_everywhere_make_a_betel() -> None:
    assert best_bid(cards("7s 8s 9s 7h 8h 9h 7d 8d 7c 8c"), NO_CONTRACT)[1].betel


def test_aces_and_kings_make_no_betel() -> None:
    hand = cards("As Ks Ah Kh Ad Kd Ac Kc 7s 7h")
    assert guess(hand, NOTRUMP, betel=True).tricks > 3
    assert not best_bid(hand, NO_CONTRACT)[1].betel


def test_a_hand_for_nothing_passes_a_high_bid_without_looking() -> None:
    state = dealt()
    state = do(state, "0 bid:4nt")
    assert isinstance(chosen(state), Pass)


def test_at_the_top_of_the_ladder_nobody_pays_for_a_look() -> None:
    assert isinstance(chosen(do(dealt(), "0 bid:5nt")), Pass)


def test_a_hand_that_will_bid_looks_first_since_that_is_free() -> None:
    hands = rest("As Ks Qs Js Ts 9s Ah Kh Ad 7c")
    state = dealt(hands[:3], hands[3])
    assert isinstance(chosen(state), Look)


def test_an_exchange_takes_up_what_helps_and_puts_back_what_does_not() -> None:
    own = "As Ks Qs Js Ts 9s Ah Kh 7d 7c"
    left = cards_in(ALL_CARDS & ~cards(own + " 8s Ad"))
    state = dealt((own, FRENCH.show(left[:10]), FRENCH.show(left[10:])), "8s Ad")
    state = do(state, "0 look:0", "0 look:1")
    action = chosen(state)
    assert isinstance(action, Exchange)
    assert set(action.put) == set(FRENCH.parse("7d 7c"))
    after = do(state, f"0 {action.text()}")
    bid = chosen(after)
    assert isinstance(bid, Bid)
    assert bid.contract.code == "5nt"


def test_a_betel_puts_back_its_high_cards_however_good_the_rest_is() -> None:
    own = "7s 8s 9s 7h 8h 9h 7d 8d Ac Kd"
    left = cards_in(ALL_CARDS & ~cards(own + " 7c 8c"))
    state = dealt((own, FRENCH.show(left[:10]), FRENCH.show(left[10:])), "7c 8c")
    action = chosen(do(state, "0 look:0", "0 look:1"))
    assert isinstance(action, Exchange)
    assert set(action.put) == set(FRENCH.parse("Ac Kd"))


def test_a_grand_betel_is_bid_with_less_hope_than_a_big_one() -> None:
    tricks = guess(cards("7s 8s 9s 7h 8h Th 7d 9d 7c 9c"), NOTRUMP, betel=True)
    assert chance_to_make(BY_CODE["gb"], tricks) < chance_to_make(BY_CODE["bb"], tricks) - 0.1


def test_contra_is_said_to_a_grand_slam_without_the_ace_of_trumps() -> None:
    hands = rest("Ks Qs Js Ts 9s 8s Ah Kh Ad Kd", "As 7s Qh Jh Th 9h 8h 7h Qd Jd")
    state = do(dealt(hands[:3], hands[3], contra=True), "0 bid:5s")
    assert chosen(state).act == "contra"
    assert chosen(do(dealt(hands[:3], hands[3], contra=True), "0 bid:4s")).act != "contra"


def test_after_an_exchange_it_bids_even_a_poor_hand() -> None:
    state = do(dealt(), "0 bid:4nt", "1 look:0", "1 exchange:Qs.-")
    assert isinstance(chosen(state), Bid)


def test_a_betels_declarer_leads_low_and_sheds_what_is_dangerous() -> None:
    state = in_play("mb", ("7s As", "9s 8h", "Ts 9h"))
    assert card(state) == "7s"
    state = in_play("mb", ("Ah 7d", "9s 8h", "Ts 9h"))
    state.turn = 1
    assert card(do(state, "1 play:9s", "2 play:Ts")) == "Ah"


def test_a_grand_betels_defender_stays_under_the_declarer() -> None:
    state = do(in_play("gb", ("9s Ah", "Js 8s Kd", "Ts 7s Kc")), "0 play:9s")
    assert card(state) == "8s"
    assert card(do(state, "1 play:8s")) == "7s"


def test_the_last_to_play_takes_a_trick_as_cheaply_as_it_can() -> None:
    state = do(in_play("1nt", ("9s 7h", "Ts 7d", "As Js 7c")), "0 play:9s", "1 play:Ts")
    assert card(state) == "Js"


def test_a_defender_leaves_the_trick_to_the_other() -> None:
    # Third has neither spades nor trumps: nothing of his can win, and he keeps the ace.
    state = do(in_play("1h", ("9s 7h", "As 7d", "Ac 8c")), "0 play:9s", "1 play:As")
    assert card(state) == "8c"


def test_a_declarer_draws_trumps() -> None:
    state = in_play("1h", ("Ah Kh Qh 7s", "9h 7d As Ks", "8h Ac 8c Qs"))
    assert card(state) == "Ah"


def test_judges_make_most_of_what_they_bid() -> None:
    rng = random.Random(6)
    state = start(deal_cap=60, target=None)
    while state.outcome is None:
        state.play(state.chance(rng) if state.is_chance_node else chosen(state))
    played = [deal for deal in state.deals if deal["contract"]]
    assert len(played) > 50
    assert sum(deal["made"] for deal in played) > 0.65 * len(played)
    assert state.phase != PLAY


def test_a_judge_beats_random_players() -> None:
    rng = random.Random(8)
    state = start(deal_cap=40, target=None)
    while state.outcome is None:
        if state.is_chance_node:
            state.play(state.chance(rng))
        elif state.turn == 0:
            state.play(chosen(state))
        else:
            legal = [a for a in state.legal_actions(state.turn) if isinstance(a, Action)]
            # Random players who bid at random would throw their points away: they only play cards.
            state.play(next((a for a in legal if isinstance(a, Pass)), rng.choice(legal)))
    assert state.outcome.winners == (0,)
