"""What can be said in advance: legal when it is done, known to its seat alone, and what each game makes of it."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.contract import random_action, random_options, seats_for
from bot.games import all_games, find_game
from bot.games.bieten.labels import figure_name
from bot.i18n import Catalogs
from bot.render.card_text import CardFormatter
from bot.render.panel_text import PanelFormatter
from bot.rules.errors import ParseError
from bot.rules.premoves import Premove, PremoveOffer, PremoveRules
from bot.rules.state import State
from bot.ui.layout.discord_limits import MAX_OPTIONS
from tests.games.betel import table as betel
from tests.games.bid_whist.table import Table
from tests.games.bieten.table import dealt

CATALOGS = Catalogs.load(strict=True)
GAMES = [game for game in all_games().values() if game.premoves]
PHONE = 40
"""Characters that are seen of a button."""


def ahead_of(name: str) -> PremoveRules[Any]:
    ahead = find_game(name).premoves
    assert ahead is not None
    return ahead


def positions(game: Any, seed: int, most: int = 150) -> Iterator[State]:
    """Yield the positions of a random game by random house rules."""
    rng = Random(f"{game.id} {seed}")
    options = random_options(game, rng)
    state = game.start(options, seats_for(game, options, rng), 0)
    for _ in range(most):
        if state.outcome is not None:
            return
        yield state
        state = state.apply(random_action(game, state, rng)).state


def sayings(offer: PremoveOffer, rng: Random) -> list[Premove]:
    """Return the plain word, and some with exceptions."""
    codes = [code for code, _ in offer.unless]
    some = [tuple(rng.sample(codes, rng.randint(1, min(offer.most, len(codes))))) for _ in codes[:2]]
    return [Premove(offer.act), *(Premove(offer.act, unless) for unless in some)]


def test_the_three_games_have_something_to_say_in_advance() -> None:
    assert {game.id for game in GAMES} >= {"bieten", "bid_whist", "betel"}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_due_is_legal_and_what_cannot_be_done_stands_no_longer(game: Any, seed: int) -> None:
    ahead, rng, done = game.premoves, Random(seed), 0
    for state in positions(game, seed):
        for seat in range(state.seats):
            view = state.view(seat)
            offer = ahead.offer(view)
            if offer is None:
                assert not ahead.stands(view, Premove("pass"))
                continue
            assert len(offer.unless) <= MAX_OPTIONS
            for said in sayings(offer, rng):
                read = offer.read(said)
                assert read is not None
                assert Premove.parse(read.text()) == read
                action = ahead.due(view, read)
                if action is None:
                    continue
                done += 1
                assert ahead.stands(view, read)
                assert (action.seat, action.act) == (seat, read.act)
                assert state.allows(action)
                assert seat in state.waiting_for, "nobody is hurried"
    assert done


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_it_follows_from_what_the_seat_knows(game: Any) -> None:
    """Hidden cards dealt again change neither the offer nor the action."""
    ahead, rng = game.premoves, Random(1)
    for number, state in enumerate(positions(game, 1, 60)):
        if number % 4 or state.is_chance_node:
            continue
        for seat in range(state.seats):
            view = state.view(seat)
            offer = ahead.offer(view)
            if offer is not None:
                other = game.determinize(view, rng).view(seat)
                assert ahead.offer(other) == offer
                assert ahead.due(other, Premove(offer.act)) == ahead.due(view, Premove(offer.act))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("locale", sorted(CATALOGS.locales))
def test_every_language_says_it(game: Any, locale: str) -> None:
    words = CATALOGS.words(locale, game.id)
    faces = CardFormatter(words)
    speech = PanelFormatter(words, lambda _: "Annabel", faces.spoken, ", ")
    seen: set[str] = set()
    for state in positions(game, 2, 40):
        offer = ahead_of(game.id).offer(state.view(0)) if not state.is_chance_node else None
        if offer is None:
            continue
        for text in (offer.note, offer.prompt, *(name for _, name in offer.unless)):
            assert speech.text(text)
        assert len(speech.text(offer.label)) <= PHONE
        for said in sayings(offer, Random(3)):
            seen.add(speech.text(ahead_of(game.id).says(state.view(0), said)))
    assert len(seen) > 1


@pytest.mark.parametrize("text", ["", ":4", "pass:" + "4." * 30])
def test_what_is_no_saying_is_refused(text: str) -> None:
    with pytest.raises(ParseError):
        Premove.parse(text)


def test_an_offer_takes_its_own_words_only() -> None:
    offer = ahead_of("bieten").offer(dealt(["Ah Kh 7l", "Al Kl 7h", "Ab Kb 8h"]).state.view(1))
    assert offer is not None
    assert offer.read(Premove("good", ("game", "red"))) == Premove("good", ("red", "game")), "in the game's order"
    for said in (
        Premove("hold"),
        Premove("good", ("blue",)),
        Premove("good", tuple(code for code, _ in offer.unless)),
    ):
        assert offer.read(said) is None


# Bieten: dealt by seat 0, so seat 1 leads.

HANDS = ["Ah Kh 7l", "Al Kl 7h", "Ab Kb 8h"]


def due(name: str, state: Any, seat: int, text: str) -> str:
    """Return what is done: an act, "waits", "gone" or "" for nothing yet."""
    ahead, view, said = ahead_of(name), state.view(seat), Premove.parse(text)
    if not ahead.stands(view, said):
        return "gone"
    action = ahead.due(view, said)
    return action.act if action else "waits" if ahead.asked(view) else ""


def test_good_to_anything_but_chosen_figures() -> None:
    table = dealt(HANDS)
    assert due("bieten", table.state, 2, "good") == ""
    table.play("1 bet green")
    assert due("bieten", table.state, 2, "good") == "good"
    assert due("bieten", table.state, 2, "good:red") == "good"
    assert due("bieten", table.state, 2, "good:green") == "waits"
    assert due("bieten", table.state, 0, "good") == "", "seat 2 answers first"


def test_a_raise_of_ones_own_figure_waits_and_others_raises_do_not() -> None:
    table = dealt(HANDS).play("1 bet red", "2 hold", "0 raise red")
    for seat in (1, 2):
        assert due("bieten", table.state, seat, "good") == ("waits" if table.state.asked == seat else "")
    table.play(f"{table.state.asked} good")
    assert due("bieten", table.state, table.state.asked, "good") == "waits"
    assert due("bieten", table.state, table.state.asked, "good:green") == "waits"


def test_a_raise_between_others_is_good_unless_the_figure_is_an_exception() -> None:
    table = dealt([*HANDS, "Aa Ka 9h"]).play("1 bet red", "2 hold", "0 raise red")
    while table.state.asked != 3:
        table.play(f"{table.state.asked} good")
    assert due("bieten", table.state, 3, "good") == "good"
    assert due("bieten", table.state, 3, "good:red") == "waits"


def test_nothing_stands_once_nobody_can_ask_any_more() -> None:
    table = dealt(HANDS)
    for figure in ("red", "green", "hanger", "game", "gleich"):
        for seat in range(3):
            if table.state.figure < 0 and any(a.text() == f"bet:{figure}" for a in table.state.legal_actions(seat)):
                table.play(f"{seat} bet {figure}")
        while table.state.figure >= 0:
            table.play(f"{table.state.asked} good")
    left = table.state.open
    assert (ahead_of("bieten").offer(table.state.view(0)) is None) is (left == 0)


# Bid Whist: W, N, E, S are the seats 0 to 3, S deals.


def test_a_pass_unless_it_is_still_below_a_number() -> None:
    table = Table().deal()
    assert due("bid_whist", table.state, 1, "pass:4") == ""
    table.say("3 up")
    assert due("bid_whist", table.state, 1, "pass") == "pass"
    assert due("bid_whist", table.state, 1, "pass:4") == "waits"
    assert due("bid_whist", table.state, 1, "pass:3") == "pass"
    table.say("4 up")
    assert due("bid_whist", table.state, 2, "pass:4") == "pass"
    assert due("bid_whist", table.state, 2, "pass:5") == "waits"
    assert due("bid_whist", table.state, 3, "pass:6") == ""


def test_a_dealer_who_may_not_pass_has_said_nothing() -> None:
    table = Table().deal().say("pass", "pass", "pass")
    assert due("bid_whist", table.state, 3, "pass") == "gone"
    assert due("bid_whist", table.state, 0, "pass") == "gone", "who has passed is not asked again"


def test_numbers_are_offered_that_the_bidding_can_still_be_below() -> None:
    table = Table().deal()
    offer = ahead_of("bid_whist").offer(table.state.view(2))
    assert offer is not None
    numbers = [int(code) for code, _ in offer.unless]
    assert numbers == list(range(table.state.terms.min_bid, table.state.terms.max_bid + 1))
    table.say("4 up")
    offer = ahead_of("bid_whist").offer(table.state.view(2))
    assert offer is not None
    assert int(offer.unless[0][0]) == 5


# The Betel: seat 0 deals, and calls first.


def test_a_pass_in_the_betel_waits_below_a_contract_and_for_a_contra() -> None:
    state = betel.dealt(contra=True)
    first = state.turn
    second, third = (first + 1) % 3, (first + 2) % 3
    state = betel.do(state, f"{first} bid:1h")
    assert due("betel", state, second, "pass") == "pass"
    assert due("betel", state, second, "pass:1h") == "pass"
    assert due("betel", state, second, "pass:1s") == "waits"
    state = betel.do(state, f"{second} contra", f"{third} pass")
    assert due("betel", state, first, "pass") == "waits", "one's own bid was contraed"


def test_who_has_exchanged_must_bid() -> None:
    state = betel.dealt()
    first = state.turn
    card = betel.FRENCH.codes[next(card for card in range(52) if state.hands[first] >> card & 1)]
    state = betel.do(state, f"{first} look:0")
    assert due("betel", state, first, "pass") == "pass"
    state = betel.do(state, f"{first} exchange:{card}.-")
    assert due("betel", state, first, "pass") == "gone"
    assert due("betel", state, (first + 1) % 3, "pass") == ""


@pytest.mark.parametrize("seed", range(3))
def test_a_suggested_premove_decides_only_where_there_is_no_choice(seed: int) -> None:
    game, suggested, decided = find_game("bieten"), dict[int, Premove](), 0
    ahead = ahead_of("bieten")
    for state in positions(game, seed):
        if state.is_chance_node:
            suggested.clear()
            continue
        for seat, said in suggested.items():
            view = state.view(seat)
            if ahead.asked(view):
                named = dict(ahead.says(view, said).params)["figures"]
                assert (figure_name(view.figure) in named) is (ahead.due(view, said) is not None)
            if ahead.due(view, said) is not None:
                assert len(view.legal) == 1, view
                decided += 1
        for seat in state.waiting_for:
            view = state.view(seat)
            found = ahead.suggestion(view)
            if found:
                said = found[0]
                offer = ahead.offer(view)
                assert len(view.legal) == 1
                assert offer is not None
                assert offer.read(said) == said
                assert ahead.due(view, said) in view.legal
                suggested.setdefault(seat, said)
    assert decided
