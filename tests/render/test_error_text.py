"""Every refusal is one sentence that gives the right way."""

import pytest

from bot.errors import Conflict, NotFound
from bot.games import find_game
from bot.i18n import Catalogs
from bot.render import refusal
from bot.rules.errors import IllegalAction, ParseError
from bot.rules.panel import CardFace, SeatName

WORDS = Catalogs.load(strict=True).words("en", "bieten")


def said(error) -> str:
    return refusal(error, WORDS, ("Anna", "Ben", "Cilli").__getitem__)


def test_names_and_cards_are_put_in() -> None:
    assert "Ben's turn" in said(IllegalAction("not_your_turn", player=SeatName(1), meanwhile="wait"))
    assert "K❤️" in said(IllegalAction("card_not_held", cards=(CardFace("german", "Kh"), CardFace("german", "7b"))))


def test_the_nearest_match_is_asked_for() -> None:
    sentence = said(ParseError("bad_options", reason="name", known="target, wild", near="target"))
    assert sentence.endswith("Choose one of target, wild. Did you mean “target”?")


def test_a_game_words_the_reasons_that_it_alone_has() -> None:
    common = {"en": ["error-bad-options = { $reason ->\n    [name] Which?\n   *[other] Why?\n }"]}
    game = {"whist": {"en": ["error-bad-options-solo-rubber = A rubber is for pairs"]}}
    words = Catalogs(common, game, strict=True).words("en", "whist")
    for reason, sentence in (("solo_rubber", "A rubber is for pairs"), ("name", "Which?"), ("seats", "Why?")):
        assert refusal(ParseError("bad_options", reason=reason), words, str) == sentence


@pytest.mark.parametrize(
    ("game", "said"), [("bid_whist", "4 players can play"), ("betel", "3 players"), ("bieten", "2 to 10 players")]
)
def test_how_many_can_play_is_one_number_where_there_is_one(game: str, said: str) -> None:
    with pytest.raises(ParseError) as refused:
        find_game(game).check_seats(find_game(game).options.validate({}), 12)
    sentence = refusal(refused.value, Catalogs.load(strict=True).words("en", game), str)
    assert sentence.startswith(f"With these house rules {said}")


def test_an_option_goes_by_the_name_that_players_read() -> None:
    error = ParseError("bad_options", reason="number", option="target", low=5, high=31, step=2)
    assert said(error) == "The house rule “Target” takes numbers from 5 to 31, in steps of 2."
    assert "“bids”" in said(ParseError("bad_options", reason="value", option="bids", known="1, 2"))


def test_a_number_without_a_limit_has_none_in_the_sentence() -> None:
    words = Catalogs.load(strict=True).words("en", "betel")
    with pytest.raises(ParseError) as refused:
        find_game("betel").options.validate({"target": 0})
    sentence = refusal(refused.value, words, str)
    assert sentence == "The house rule “Target” takes numbers from 1 up. Did you mean “1”?"


def test_numbers_of_a_list_are_in_their_order_with_the_nearest_one() -> None:
    words = Catalogs.load(strict=True).words("en", "bid_whist")
    with pytest.raises(ParseError) as refused:
        find_game("bid_whist").options.validate({"target": 3})
    sentence = refusal(refused.value, words, str)
    assert "7 (plus or minus 7), 11, 21, 30, hawaii (7 to 0, 11 ahead, or 21 by two)" in sentence
    assert sentence.endswith("Did you mean “7”?")


def test_values_are_typed_as_codes_and_read_in_words() -> None:
    known = "weli, weli-and-sevens, none"
    sentence = said(ParseError("bad_options", reason="value", option="wild", known=known))
    assert sentence.endswith("weli (Weli), weli-and-sevens (Weli and the sevens of bells and acorns), none.")
    german = Catalogs.load(strict=True).words("de", "betel")
    presets = ParseError("bad_options", reason="preset", known="english, polish")
    assert "english (englisch), polish (polnisch, mit Kontra)" in refusal(presets, german, str)


@pytest.mark.parametrize("near", [{}, {"near": "Rot"}])
def test_what_the_catalogs_do_not_know_gets_a_general_sentence(near: dict[str, str]) -> None:
    assert said(Conflict("never_heard_of", **near)).startswith(WORDS("error-unknown"))


@pytest.mark.parametrize(
    ("error", "part"),
    [
        (ParseError("bad_action", reason="missing", act="play", key="card"), "play needs card"),
        (NotFound("no_record", number=12345), "number 12345"),
        (NotFound("no_table", table=12345), "table 12345"),
        (Conflict("no_computer"), "Add computer"),
        (Conflict("not_over"), "rematch"),
        (Conflict("too_many_tables", where="channel", limit=25), "This channel already has 25 tables"),
        (Conflict("too_many_tables", where="guild", limit=200), "This server already has 200 tables"),
        (Conflict("too_many_tables", where="host", limit=10), "You have already opened 10 tables"),
        (Conflict("table_unreadable", table=12345), "table 12345"),
        (Conflict("shutting_down"), "restarted"),
    ],
)
def test_every_refusal_of_the_service_has_its_sentence(error: Exception, part: str) -> None:
    assert part in said(error)
