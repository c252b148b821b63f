"""The image of the table is made of what every user sees: over all games, in every phase."""

from dataclasses import replace
from random import Random

import pytest

from bot.contract import random_action, random_options, seats_for
from bot.games import all_games
from bot.i18n import Catalogs
from bot.render import bare, computer_name
from bot.rules.options import Values
from bot.tables import CurrentGame, Seat, Table
from bot.ui.features import slots_of
from bot.ui.layout import MessageRenderer
from bot.ui.layout.player_names import PlayerNames
from bot.ui.message_view import ImageRequest
from cogs import FEATURES
from tests.games.bieten.table import Table as DealtCards
from tests.games.bieten.table import dealt

CATALOGS = Catalogs.load(strict=True)
MOST_BYTES = 25 * 1024


class People:
    """Every user is called by their number, but for one whose name there are no letters for."""

    version = 0

    def name(self, user: int, server: int | None) -> str | None:
        return "漢字 Emil" if user == 2 else f"Person {user}"


class NoEmojis:
    ready = False
    version = 0

    def get(self, face: object, locale: str = "en") -> None:
        return None

    def suit(self, sign: object) -> None:
        return None

    def text(self, face: object, locale: str = "en") -> str:
        return ""


SCREENS = MessageRenderer(CATALOGS, People(), NoEmojis(), slots_of(FEATURES))


def table_of(game: str, options: Values, seats: int, view: object, **changes: object) -> Table:
    people = (*map(Seat, range(1, seats)), Seat(computer=1))
    played = CurrentGame(view, number=1, deal=1, **changes)
    return Table(1, 5, 6, 1, game, options, "X", seats, seats, people, "playing", 1, played)


def sketch_of(table: Table, locale: str = "en") -> ImageRequest:
    return SCREENS.board(table, locale, pictured=True).sketches[0]


def test_points_are_in_parentheses_until_they_are_counted() -> None:
    deal = dealt(["Ah Kh 7l", "9h 9b 9a", "Kl Ol Ua"], "0 bet red", "1 good", "2 good")
    assert at_the_dealer(deal) == ("0", "(+1)", "Person 1 · 0 (+1)")
    deal.play_out("1:9h 2:Kl 0:Ah 0:Kh 1:9b 2:Ol 0:7l 1:9a 2:Ua")
    points, gained, line = at_the_dealer(deal)
    assert (points, gained) == ("3", "+3")
    assert " · 3 · +3 · " in line


def at_the_dealer(deal: DealtCards) -> tuple[str, str, str]:
    """Return the score of seat 0 and its points of the deal, as the image has them, and the line without images."""
    table = table_of("bieten", deal.state.view(None).rules, 3, deal.state.view(None))
    [cloth] = sketch_of(table).what
    lines = "\n".join(part["content"] for part in SCREENS.board(table, "en").texts()).splitlines()
    [line] = [line for line in lines if "Person 1" in line and " · " in line]
    return cloth.seats[0].points, cloth.seats[0].gained, bare(line)


@pytest.mark.parametrize("game", list(all_games()))
@pytest.mark.parametrize("seed", range(3))
def test_hidden_cards_change_no_byte(game: str, seed: int) -> None:
    """Deal the hidden cards again: scene, data, image and its words are the same."""
    rules, rng = all_games()[game], Random(seed)
    options = random_options(rules, rng)
    seats = seats_for(rules, options, rng)
    state = rules.start(options, seats, 0)
    for number in range(60):
        if state.outcome:
            break
        state = state.apply(random_action(rules, state, rng)).state
        view = state.view(None)
        other = rules.determinize(view, rng).view(None)
        assert rules.scene(view) == rules.scene(other)
        one, two = (sketch_of(table_of(game, options, seats, each)) for each in (view, other))
        assert one == two
        assert one.words == two.words
        if number % 12 == 0:
            data = one.make(*one.what, **dict(one.how))
            assert data == two.make(*two.what, **dict(two.how))
            assert len(data) < MOST_BYTES


@pytest.mark.parametrize("game", list(all_games()))
def test_the_words_of_the_picture_are_those_of_the_panel(game: str) -> None:
    rules, rng = all_games()[game], Random(1)
    options = rules.options.validate({})
    seats = rules.recommended_seats(options)
    state = rules.start(options, seats, 0)
    for _ in range(12):
        state = state.apply(random_action(rules, state, rng)).state
    view = state.view(None)
    for locale in ("en", "de", "es", "it", "sv", "pl"):
        sketch = sketch_of(table_of(game, options, seats, view, waiting_for=state.waiting_for), locale)
        words = CATALOGS.words(locale, game)
        title = rules.table_panel(view).title
        assert sketch.words.startswith(words(title.key, **dict(title.params)))
        assert "Person 1" in sketch.words
        cloth = sketch.what[0]
        assert [seat.turn for seat in cloth.seats] == [seat in state.waiting_for for seat in range(seats)]
        assert cloth.seats[-1].machine


def test_a_name_without_letters_is_a_number_in_the_picture_and_whole_below() -> None:
    rules = all_games()["bieten"]
    options = rules.options.validate({})
    state = rules.start(options, 3, 0)
    table = table_of("bieten", options, 3, state.view(None))
    assert [seat.name for seat in sketch_of(table).what[0].seats] == [
        "Person 1",
        "2",
        computer_name("bieten", table.id, 1),
    ]
    drawn = SCREENS.board(table, "en", pictured=True)
    assert drawn.sketches
    assert not drawn.pictures


def test_a_picture_stays_as_long_as_it_shows_the_same_trick() -> None:
    rules, rng = all_games()["betel"], Random(2)
    options = rules.options.validate({})
    state = rules.start(options, 3, 0)
    while rules.scene(state.view(None)).tricks < 1:
        state = state.apply(random_action(rules, state, rng)).state
    hung = sketch_of(table_of("betel", options, 3, state.view(None)))
    later = state.apply(random_action(rules, state, rng)).state
    table = table_of("betel", options, 3, later.view(None))
    assert sketch_of(table) != hung
    assert SCREENS.board(table, "en", pictured=True, hung=hung).sketches == (hung,)
    while rules.scene(later.view(None)).tricks < 2:
        later = later.apply(random_action(rules, later, rng)).state
    table = table_of("betel", options, 3, later.view(None))
    assert SCREENS.board(table, "en", pictured=True, hung=hung).sketches == (sketch_of(table),)
    assert SCREENS.board(replace(table, status="closed"), "en", pictured=True, hung=hung).sketches != (hung,)


def test_who_wants_words_alone_reads_that_a_computer_plays() -> None:
    rules = all_games()["bieten"]
    options = rules.options.validate({})
    table = table_of("bieten", options, 3, rules.start(options, 3, 0).view(None))
    name = computer_name("bieten", table.id, 1)
    said = {"en": "computer", "de": "Computer", "es": "bot", "it": "computer", "sv": "dator", "pl": "komputer"}
    for locale, word in said.items():
        words = CATALOGS.words(locale)
        assert PlayerNames(table, words, People(), plain=True).text(2) == f"{name} ({word})"
        assert PlayerNames(table, words, People()).text(2) == f"🤖 {name}"


@pytest.mark.parametrize("game", list(all_games()))
def test_a_finished_deal_shows_the_trick_with_which_it_ended(game: str) -> None:
    played = all_games()[game]
    rng, options = Random(4), played.options.validate({})
    state = played.start(options, seats_for(played, options, rng), 0)
    while not state.deals:
        state = state.apply(random_action(played, state, rng)).state
    assert len(played.scene(state.view(None)).trick) == state.seats
