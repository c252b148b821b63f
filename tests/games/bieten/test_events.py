"""What every player at the table sees happen."""

import pytest

from bot.games.bieten import GAME
from bot.i18n import Catalogs
from bot.render.panel_text import PanelFormatter
from tests.games.bieten.table import Table, dealt, line

MIXED = ["Ah 8a Tl", "9h 9b 9a", "Kh Ol Ua"]
SAID = {"de": "C: Drei für die Roten!", "de-tirol": "C: „Drei fir die Rotn!“"}
PACK = "Ah Kh Oh Uh Th 9h 8h 7h Al Kl Ol Ul Tl 9l 8l 7l Ab Kb Ob Ub Tb 9b 8b 7b Aa Ka Oa Ua Ta 9a 8a 7a W"


@pytest.fixture(scope="module")
def catalogs():
    return Catalogs.load(strict=True)


@pytest.fixture(scope="module")
def speech(catalogs):
    words = catalogs.words("en", "bieten")
    return PanelFormatter(words, ["Anna", "Ben", "Cilli"].__getitem__, lambda face: face.code)


def told(speech, table, text):
    """Play one line and return what is said about it."""
    step = table.feed(line(text))
    return [speech.text(said) for said in GAME.public_events(step)]


def test_bets_and_answers(speech):
    table = dealt(MIXED)
    assert told(speech, table, "1 bet gleich") == ["Ben bets Gleich."]
    assert told(speech, table, "2 good") == ["Cilli: good."]
    assert told(speech, table, "0 good") == ["Anna: good.", "Ben wins 1 point for Gleich."]
    assert told(speech, table, "0 bet red") == ["Anna bets Rot."]
    assert told(speech, table, "1 hold") == ["Ben holds: Rot counts 2."]
    assert told(speech, table, "2 raise red") == ["Cilli raises Rot to 3."]


def test_a_raise_in_german_has_the_preposition_of_its_figure(catalogs):
    table = dealt(MIXED, "0 bet red", "1 hold")
    [raised] = GAME.public_events(table.feed(line("2 raise red")))
    for language, text in SAID.items():
        assert PanelFormatter(catalogs.words(language, "bieten"), "ABC".__getitem__, str).text(raised) == text
    words = catalogs.words("de", "bieten")
    assert words("button-raise", figure=words("figure-raised", figure="game")) == "Drei fürs Spiel"


def test_who_becomes_gespannt_by_a_conceded_bet(speech):
    table = dealt(MIXED, "1 bet gleich", "2 good", scores=[0, 9, 0])
    assert told(speech, table, "0 good")[-1] == "Ben is gespannt: 1 point to go."


def test_cards_and_tricks(speech):
    table = dealt(["9h 9b 9a", "Ah 8a Tl", "W Ol Ua"])
    assert told(speech, table, "1 play Ah") == ["Ben plays Ah."]
    assert told(speech, table, "2 play W Kh") == ["Cilli plays W as Kh."]
    assert told(speech, table, "0 play 9h") == ["Anna plays 9h.", "Ben takes trick 1."]


def test_a_stolen_card_is_not_told(speech):
    table = Table(3)
    step = table.feed({"act": "shuffle", "pack": PACK})
    assert [speech.text(said) for said in GAME.public_events(step)] == ["Anna shuffles."]
    assert told(speech, table, "2 cut 10") == ["Cilli lifts some cards."]
    assert told(speech, table, "2 steal") == ["Cilli steals a card."]
    assert told(speech, table, "2 leave") == [
        "Cilli steals no more.",
        "Anna deals.",
        "The bottom card is Al.",
    ]


def test_the_count_and_the_end_of_the_game(speech):
    table = dealt(MIXED, "1 bet gleich", "2 good", "0 good", scores=[8, 3, 9])
    table.play_out("1:9h 2:Kh 0:Ah 0:8a 1:9a 2:Ua 2:Ol 0:Tl")
    assert told(speech, table, "1 play 9b") == [
        "Ben plays 9b.",
        "Cilli takes trick 3.",
        "Gleich: Ben +1, the others said good",
        "Rot: Anna +1",
        "Grün: Cilli +1",
        "Hanger: no player has it",
        "Spiel: Cilli +1",
        "Cilli reaches 11 with Spiel.",
        "Cilli wins.",
        "Ben loses.",
    ]


def test_who_reaches_the_target_in_a_knockout_is_out(speech):
    table = dealt(MIXED, "1 bet gleich", "2 good", "0 good", scores=[10, 3, 9], knockout=True)
    table.play_out("1:9h 2:Kh 0:Ah 0:8a 1:9a 2:Ua 2:Ol 0:Tl")
    assert told(speech, table, "1 play 9b")[-4:] == [
        "Anna and Cilli have reached the target and are out.",
        "Only Ben has not reached 11.",
        "Anna and Cilli win.",
        "Ben loses.",
    ]


def test_statistics_count_how_figures_were_won():
    table = dealt(MIXED, "1 bet gleich", "2 good", "0 good")
    table.play_out("1:9h 2:Kh 0:Ah 0:8a 1:9a 2:Ua 2:Ol 0:Tl 1:9b")
    rows = set(GAME.summary_rows(table.state.deals[-1]))
    assert ("figure-gleich", "summary-conceded", 1) in rows
    assert ("figure-hanger", "summary-nobody", 1) in rows


def test_irregularities_are_told_with_figure_and_trick(speech):
    options = {"irregularities": "minus-two", "scores": [0, 10, 0]}
    table = dealt(MIXED, "1 bet green", "2 good", "0 good", **options)
    table.play_out("1:9h 2:Ua 0:Ah 0:8a 1:9a").play("0 bet hanger", "1 good", "2 good").play_out("2:Kh 1:9b 2:Ol")
    last = told(speech, table, "0 play Tl")
    lines = [
        "Ben bet, raised or held Grün in trick 1 without the cards for it: −2",
        "Ben bet or raised Grün in trick 1, too close to the target: −2",
        "Cilli failed to follow suit in trick 1: −2",
        "Anna bet, raised or held Hanger in trick 2 without the cards for it: −2",
    ]
    assert [line for line in last if line in lines] == lines
    panel = GAME.table_panel(table.state.view(None))
    shown = speech.lines(panel)
    assert [line for line in shown if line in lines] == lines
