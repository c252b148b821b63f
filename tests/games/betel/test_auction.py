"""Section 3 and the calls of section 11."""

import pytest

from bot.games.betel.contracts import BY_CODE
from bot.games.betel.position import AUCTION, PLAY
from tests.games.betel.table import dealt, do, legal, playable, refusal, refused

BIDS = {f"bid {code}" for code in BY_CODE}
LOOKS = {"look 0", "look 1"}


def test_the_first_bid_may_be_any() -> None:
    assert legal(dealt(), 0) == LOOKS | BIDS | {"pass"}
    assert not legal(dealt(), 1)


def test_looking_takes_that_look_away_and_allows_an_exchange() -> None:
    state = do(dealt(), "0 look:1")
    assert legal(state, 0) == {"look 0", "exchange", "pass"} | BIDS
    state = do(state, "0 look:0")
    assert legal(state, 0) == {"exchange", "pass"} | BIDS
    assert refused(state, "0 look:0") == "already_looked"


def test_whoever_has_exchanged_must_bid() -> None:
    state = do(dealt(), "0 look:0", "0 exchange:As.-")
    assert legal(state, 0) == BIDS
    assert refused(state, "0 pass") == "must_bid"
    assert refused(state, "0 look:1") == "already_exchanged"
    assert refused(state, "0 exchange:7d.-") == "already_exchanged"


def test_only_what_was_looked_at_in_this_call_may_be_exchanged() -> None:
    assert refused(dealt(), "0 exchange:As.-") == "not_looked"
    state = do(dealt(), "0 look:0")
    assert refused(state, "0 exchange:-.As") == "not_looked"
    assert refused(state, "0 exchange:As.Ks") == "not_looked"
    assert refusal(state, "0 exchange:-.As").params["slot"] == 2
    # Nothing carries over to the next call.
    state = do(state, "0 pass", "1 bid:lb", "2 pass")
    assert refused(state, "0 exchange:As.-") == "not_looked"
    assert legal(state, 0) >= LOOKS


def test_what_may_be_put_back() -> None:
    state = do(dealt(), "0 look:0", "0 look:1")
    assert refused(state, "0 exchange:-.-") == "nothing_exchanged"
    assert refused(state, "0 exchange:Qs.-") == "card_not_held"
    assert refused(state, "0 exchange:2s.-") == "card_not_held"
    assert refused(state, "0 exchange:As.As") == "card_not_held"
    # The other twin is no card of one's own while it stays where it is.
    assert refused(state, "0 exchange:7c.-") == "card_not_held"
    before = state.hands[0]
    for same in ("0 exchange:7d.-", "0 exchange:7d.7c", "0 exchange:7c.7d"):
        after = do(state, same)
        assert after.hands[0] == before
        assert refused(after, "0 pass") == "must_bid"
    assert do(state, "0 exchange:7c.7d").twins == state.twins[::-1]


def test_an_exchange_moves_the_cards() -> None:
    state = do(dealt(), "0 look:0", "0 look:1", "0 exchange:As.Ks")
    state = do(state, "0 bid:5nt", "1 pass", "2 pass")
    assert len(playable(state, 0)) == 10
    assert not {"As", "Ks"} & playable(state, 0)
    assert {"7d", "7c"} <= playable(state, 0)


def test_a_bid_must_be_higher() -> None:
    state = do(dealt(), "0 bid:1nt")
    assert refused(state, "1 bid:1nt") == "bid_too_low"
    assert refused(state, "1 bid:lb") == "bid_too_low"
    assert "bid sb" in legal(state, 1)
    assert "bid 1nt" not in legal(state, 1)


def test_one_who_passed_may_bid_later() -> None:
    state = do(dealt(), "0 pass", "1 pass", "2 bid:lb", "0 bid:1c")
    assert state.declarer == 0


def test_two_passes_after_a_bid_end_the_auction() -> None:
    state = do(dealt(), "0 pass", "1 bid:2h", "2 pass")
    assert state.phase == AUCTION
    state = do(state, "0 pass")
    assert state.phase == PLAY
    assert (state.declarer, state.waiting_for) == (1, (1,))


def test_two_passes_before_any_bid_do_not() -> None:
    state = do(dealt(), "0 pass", "1 pass")
    assert state.phase == AUCTION
    state = do(state, "2 pass")
    assert (state.phase, state.declarer, state.waiting_for) == (PLAY, -1, (0,))


def test_looking_costs_whoever_passes_then() -> None:
    state = do(dealt(), "0 look:0", "0 pass")
    assert state.scores == (-5, 0, 0)
    state = do(state, "1 look:0", "1 look:1", "1 pass")
    assert state.scores == (-5, -10, 0)
    state = do(state, "2 look:1", "2 bid:lb")
    assert state.scores == (-5, -10, 0)
    # Each passing call is charged for its own looks, also for a card seen before.
    state = do(state, "0 look:0", "0 pass")
    assert state.scores == (-10, -10, 0)
    assert state.looks == (-10, -10, 0)


def test_at_the_top_of_the_ladder_one_may_look_and_pass_only() -> None:
    state = do(dealt(contra=True), "0 bid:5nt", "1 look:0")
    assert legal(state, 1) == {"look 1", "pass", "contra"}
    assert refused(state, "1 exchange:Qs.-") == "no_higher_contract"
    error = refusal(state, "1 bid:5nt")
    assert (error.code, error.params["top"]) == ("bid_too_low", "yes")
    assert do(state, "1 pass").scores == (0, -5, 0)


def test_the_order_of_refusals_is_time_seat_rule() -> None:
    state = dealt()
    assert refused(state, "1 play:Qs") == "wrong_phase"
    assert refused(state, "1 bid:lb") == "not_your_turn"
    assert refused(state, "0 contra") == "contra_off"
    playing = do(state, "0 bid:5nt", "1 pass", "2 pass")
    assert refused(playing, "0 pass") == "wrong_phase"
    assert refused(playing, "1 play:As") == "not_your_turn"


def test_a_look_belongs_to_its_call() -> None:
    state = dealt()
    first, bid = state.legal_actions(0)[0], "0 bid:lb"
    later = do(state, bid, "1 pass", "2 bid:1c")
    assert state.context(first) != later.context(first)


# Contra, an option


def contra_at(*texts: str):
    return do(dealt(contra=True), *texts)


def test_contra_needs_a_bid_and_the_option() -> None:
    assert refused(dealt(), "0 contra") == "contra_off"
    assert "contra" not in legal(dealt(contra=True), 0)
    assert refused(dealt(contra=True), "0 contra") == "nothing_to_contra"
    assert "contra" in legal(contra_at("0 bid:1c"), 1)
    assert "contra" not in legal(do(dealt(), "0 bid:1c"), 1)
    assert "contra" in legal(do(dealt(preset="polish"), "0 bid:1c"), 1)


def test_there_is_no_re_contra() -> None:
    state = contra_at("0 bid:1c", "1 contra")
    assert refused(state, "2 contra") == "already_contra"
    assert refused(do(state, "2 pass"), "0 contra") == "already_contra"


def test_contra_may_follow_a_look_but_no_exchange() -> None:
    state = contra_at("0 bid:1c", "1 look:0")
    assert do(state, "1 contra").scores == (0, 0, 0)
    assert refused(do(state, "1 exchange:Qs.-"), "1 contra") == "must_bid"


def test_contra_needs_two_further_passes() -> None:
    state = contra_at("0 bid:1c", "1 pass", "2 contra", "0 pass")
    assert state.phase == AUCTION
    state = do(state, "1 pass")
    assert (state.phase, state.contra, state.declarer) == (PLAY, 2, 0)


@pytest.mark.parametrize("bidder", [2, 0, 1])
def test_a_higher_bid_voids_contra(bidder: int) -> None:
    state = contra_at("0 bid:1c", "1 contra")
    for seat in (2, 0):
        if seat == bidder:
            break
        state = do(state, f"{seat} pass")
    if bidder == 1:
        assert state.phase == PLAY
        return
    state = do(state, f"{bidder} bid:1d")
    assert (state.contra, state.declarer) == (-1, bidder)
    assert "contra" in legal(state, (bidder + 1) % 3)
