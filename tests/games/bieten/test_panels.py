"""What players read and press."""

from pathlib import Path
from random import Random

import pytest

from bot.contract import random_action
from bot.games import bieten
from bot.games.bieten import GAME
from bot.i18n import Catalogs
from bot.render.panel_text import PanelFormatter
from bot.rules.panel import Button, CardRow, LocalizedText, TextTable, TrickRow
from tests.games.bieten.table import Table as Cards
from tests.games.bieten.table import dealt

TEXTS = Path(bieten.__file__).parent / "text"
PLAIN = ["Ah Kh 7l", "9h 9b 9a", "Kl Ol Ua"]
PACK = "Ah Kh Oh Uh Th 9h 8h 7h Al Kl Ol Ul Tl 9l 8l 7l Ab Kb Ob Ub Tb 9b 8b 7b Aa Ka Oa Ua Ta 9a 8a 7a W"
NAMES = ["Anna", "Ben", "Cilli", "Dora", "Eva", "Fritz", "Gretl", "Hans", "Ida", "Jörg"]


@pytest.fixture(scope="module")
def speech():
    words = Catalogs.load(strict=True).words("en", "bieten")
    return PanelFormatter(
        words, NAMES.__getitem__, lambda face: face.code + (f"={face.as_code}" if face.as_code else "")
    )


def public(table):
    return GAME.table_panel(table.state.view(None))


def private(table, seat):
    return GAME.hand_panel(table.state.view(seat))


def block(panel, kind):
    return next(block for block in panel.blocks if isinstance(block, kind))


def buttons(panel):
    return {item.action: item for item in panel.items() if isinstance(item, Button)}


def menu(panel, *path):
    found = panel.find(path)
    assert found is not None
    return found


def test_the_public_panel_tells_who_leads_and_what_lies_face_up(speech):
    table = dealt(PLAIN, bottom="8b")
    lines = speech.lines(public(table))
    assert lines[1] == "Trick 1: Ben to lead."
    assert "Bottom card, out of play: 8b" in lines
    table.play_out("1:9b 2:Ua")
    trick = block(public(table), TrickRow)
    assert [(who.seat, face.code) for who, face in trick.plays] == [(1, "9b"), (2, "Ua")]
    assert trick.winner == 1


def test_the_last_trick_stays_until_the_next_is_led_to(speech):
    table = dealt(PLAIN).play_out("1:9b 2:Ua 0:7l")
    assert "Trick 1, taken" in speech.lines(public(table))


def test_the_last_trick_is_whole_also_when_its_winner_dropped_out(speech):
    table = dealt(["Ah 8a Tl", "9h 9b 9a", "Kh Ol Ua"], scores=[10, 0, 0], knockout=True)
    table.play_out("1:9h 2:Kh 0:Ah 0:8a 1:9a 2:Ua 2:Ol 0:Tl 1:9b")
    trick = block(public(table), TrickRow)
    assert [who.seat for who, _ in trick.plays] == [2, 0, 1]
    assert "Anna · Score: 11, out · Played: Ah 8a Tl" in speech.lines(public(table))


def test_each_figure_has_a_button_that_says_what_it_does(speech):
    table = dealt(PLAIN, "0 bet red", "1 hold", "1 bet gleich", "2 good", "0 good")
    shown = {speech.text(item.label): (item.action, item.enabled) for item in public(table).items()}
    assert shown == {
        "Raise Rot to 3": ("raise:red", True),
        "Bet Grün": ("bet:green", True),
        "Bet Hanger": ("bet:hanger", True),
        "Bet Spiel": ("bet:game", True),
    }


def test_while_a_bet_is_open_there_are_hold_and_good_only(speech):
    panel = public(dealt(PLAIN, "0 bet red"))
    assert speech.lines(panel)[1] == "Anna bets Rot. Ben: hold or good?"
    assert {text for text, item in buttons(panel).items() if item.enabled} == {"hold", "good"}


def test_the_figures_table_tells_who_bet_held_and_raised(speech):
    table = dealt(PLAIN, "2 bet game", "0 hold", "1 raise game", "2 hold", "0 bet red", "1 good", "2 good")
    rows = [[str(speech.param(cell)) for cell in row] for row in block(public(table), TextTable).rows]
    assert rows == [["Rot", "1", "conceded: 1 point for Anna"], ["Spiel", "3", "Ben raised, Cilli held"]]
    assert "Not bet yet: Grün, Gleich and Hanger (worth 1 point each)" in speech.lines(public(table))


def test_figures_that_nobody_bet_take_one_line(speech):
    lines = speech.lines(public(dealt(PLAIN)))
    assert "Not bet yet: Rot, Grün, Gleich, Hanger and Spiel (worth 1 point each)" in lines
    assert not any(line.startswith("Rot") for line in lines)


def test_nothing_in_a_hand_moves_when_a_bet_opens(speech):
    """Below the pointer there must be the same button as before."""
    table = dealt(PLAIN, "0 bet red", "1 hold")
    before = private(table, 1)
    after = private(table.play("2 bet game"), 1)
    assert [len(row) for row in after.rows] == [len(row) for row in before.rows]
    asked = private(table, 0)
    assert [item.action for item in asked.rows[1]] == [item.action for item in private(table, 1).rows[1]]
    assert [item.action for item in asked.rows[2]] == ["hold", "good"]
    assert [[item.action for item in row] for row in public(table).rows] == [["hold", "good"]]


def test_scores_show_who_is_gespannt_and_gestrichen(speech):
    table = dealt(PLAIN, "1 bet gleich", "2 good", "0 good", scores=[10, 9, 0])
    lines = speech.lines(public(table))
    assert "Anna · Score: ~~10~~ gestrichen · Played: –" in lines
    assert "Ben · Score: 9 (+1 in this deal), gespannt · Played: –" in lines


def test_public_buttons_are_alike_whatever_anybody_holds():
    strong = dealt(["Ah Kh 7l", "9h 9b 9a", "Kl Ol W"], "2 bet game")
    weak = dealt(["8a Tb 7l", "Ul Tl 9a", "7b Ob 8h"], "2 bet game")
    assert public(strong) == public(weak)


def test_a_hand_shows_cards_figures_and_what_the_weli_may_be(speech):
    table = dealt(["Ah 7l 7a", "8l 9l Th", "W Kb Ob"], dealer=1)
    lines = speech.lines(private(table, 2))
    assert "Your cards: Kb Ob W" in lines
    assert "You have cards for Hanger. W can still make Rot, Grün and Gleich." in lines
    assert "W can still be any card that you don't hold." in lines
    table.play("2 bet green", "0 good", "1 good", "2 bet gleich", "0 good", "1 good")
    row = [b for b in private(table, 2).blocks if isinstance(b, CardRow)][-1]
    assert [face.code for face in row.cards] == ["Kl", "Ol"]


def test_a_hand_leaves_out_figures_that_open_cards_have_won_already(speech):
    """The real ace of hearts lies open: no name of the Weli is above it."""
    table = dealt(["8h 9l 7a", "Tl Ab W", "Ah Ol 9h"], "1 play Tl", "2 play Ol", "0 play 9l")
    assert "You have cards for Grün. W can still make Rot, Gleich and Hanger." in speech.lines(private(table, 1))
    table.play("2 play Ah", "0 play 8h")
    assert "You have cards for Grün. W can still make Gleich and Hanger." in speech.lines(private(table, 1))


def test_played_cards_are_pale_in_the_hand():
    table = dealt(PLAIN, "1 play 9b")
    own = block(private(table, 1), CardRow)
    assert {(face.code, face.faded) for face in own.cards} == {("9h", False), ("9b", True), ("9a", False)}


def test_the_weli_is_a_menu_of_suits_and_then_ranks(speech):
    table = dealt(["Ah 7l 7a", "8l 9l Th", "W Kb Ob"], dealer=1)
    panel = private(table, 2)
    suits = [item for row in menu(panel, "W").rows for item in row]
    assert [item.key for item in suits] == ["h", "l", "b", "a"]
    assert [speech.text(item.label) for item in suits[:2]] == ["❤️ hearts (Rot)", "🍃 leaves (Grün)"]
    hearts = [item.action for row in menu(panel, "W", "h").rows for item in row]
    assert hearts == [f"play:W:{rank}h" for rank in "AKOUT987"]
    bells = [item.action for row in menu(panel, "W", "b").rows for item in row]
    assert "play:W:Kb" not in bells
    assert [len(row) for row in menu(panel, "W", "h").rows] == [4, 4]


def test_with_one_suit_left_the_weli_goes_straight_to_the_ranks():
    table = dealt(["Al 7l 7a", "8l 9l Th", "W Kb Ob"], dealer=2)
    table.play("2 bet green", "0 good", "1 good", "2 bet gleich", "0 good", "1 good", "0 play Al", "1 play 8l")
    items = [item.action for row in menu(private(table, 2), "W").rows for item in row]
    assert items == ["play:W:Kl", "play:W:Ol"]


def test_a_disabled_button_of_a_hand_says_why(speech):
    table = dealt(PLAIN, "1 play 9h", "2 play Ua")
    why = buttons(private(table, 0))["play:7l"].why
    assert speech.text(why) == "You must follow hearts."
    gleich = buttons(private(table, 0))["bet:gleich"].why
    assert speech.text(gleich) == "You need two cards of one rank to bet, raise or hold Gleich (see Rules: Betting)."


def test_an_answer_to_a_raise_is_called_one(speech):
    table = dealt(PLAIN, "0 bet red", "1 good", "2 good", "1 bet gleich", "2 good", "0 good")
    table.play("2 bet game")
    assert "Cilli bets Spiel: hold it at 2, or good?" in speech.lines(private(table, 0))
    table.play("0 hold", "1 raise game")
    assert "Ben raises Spiel: hold it at 3, or good?" in speech.lines(private(table, 2))


def test_an_answer_without_a_choice_names_none(speech):
    table = dealt(PLAIN, "0 bet green")
    assert "Anna bets Grün: you can only answer good." in speech.lines(private(table, 1))
    table.play("1 good")
    assert "Anna bets Grün: hold it at 2, or good?" in speech.lines(private(table, 2))
    table.play("2 hold", "2 raise green")
    assert "Cilli raises Grün: hold it at 3, or good?" in speech.lines(private(table, 0))
    table.play("0 good")
    assert "Cilli raises Grün: you can only answer good." in speech.lines(private(table, 1))


def test_who_is_gespannt_is_told_so_even_beyond_the_target(speech):
    table = dealt(PLAIN, "1 bet gleich", "2 good", "0 good", scores=[0, 9, 0], irregularities="minus-two")
    assert "You are gespannt, 1 point from the target: you can hold, but not bet or raise." in speech.lines(
        private(table, 1)
    )
    table.play("1 bet game", "2 good", "0 good")
    assert "You are gespannt: you can hold, but not bet or raise." in speech.lines(private(table, 1))
    assert "Ben · Score: 9 (+2 in this deal), gespannt · Played: –" in speech.lines(public(table))


def test_who_needs_two_may_not_raise(speech):
    assert "You need 2 points: you can't raise." in speech.lines(private(dealt(PLAIN, scores=[0, 9, 0]), 1))


def test_who_lacks_the_figure_may_say_good_only():
    shown = buttons(private(dealt(PLAIN, "0 bet red", "1 good"), 2))
    assert (shown["hold"].enabled, shown["good"].enabled) == (False, True)
    assert buttons(private(dealt(PLAIN, "0 bet red", "1 good"), 1)).keys() >= {"play:9h"}


def test_the_cutter_alone_sees_the_bottom_card(speech):
    table = Cards(3)
    table.feed({"act": "shuffle", "pack": PACK})
    assert {"cut:8", "cut:16"} <= buttons(private(table, 2)).keys()
    assert not buttons(private(table, 1))
    table.play("2 cut 10")
    assert "Bottom card: Kl" in speech.lines(private(table, 2))
    assert not any("Kl" in line for line in speech.lines(public(table)) + speech.lines(private(table, 0)))


def refused(speech, table, text):
    code, params = table.refused(text)
    return speech.text(LocalizedText(f"error-{code.replace('_', '-')}", tuple(params.items())))


def test_who_is_out_of_turn_hears_what_may_be_done_meanwhile(speech):
    table = dealt(PLAIN, scores=[0, 0, 10])
    assert (
        refused(speech, table, "0 play Ah")
        == "It is Ben's turn to play. You can bet while you wait (see Rules: Betting)."
    )
    assert refused(speech, table, "2 play Kl") == "It is Ben's turn. Wait for yours (see Rules: The play)."
    table.play("0 bet red")
    assert refused(speech, table, "2 good") == "Ben must answer first. Wait for your turn (see Rules: Betting)."
    assert (
        refused(speech, table, "2 play Kl") == "Rot is bet. Ben must choose hold or good first (see Rules: Betting)."
    )
    table = Cards(3)
    table.feed({"act": "shuffle", "pack": PACK})
    assert (
        refused(speech, table, "1 cut 8") == "Cilli cuts first, then the cards are dealt (see Rules: Cut and deal)."
    )


def test_following_names_a_wild_card_only_where_it_can_follow(speech):
    table = dealt(["7h 8h 9h", "Ah Kh Oh", "Th Ab W"], "1 play Ah")
    assert (
        refused(speech, table, "2 play Ab")
        == "You must follow hearts. Play Th, or a wild card named in that suit (see Rules: The play)."
    )
    table = dealt(["7h 8h 9h", "Ah Kh Oh", "Th Ab W"], "2 bet green", "0 good", "1 good", "1 play Ah")
    assert refused(speech, table, "2 play Ab") == "You must follow hearts. Play Th (see Rules: The play)."


def test_a_wild_card_that_must_follow_is_named_with_the_reason(speech):
    table = dealt(["Al 7l 7a", "8l 9l Th", "W Kb Ob"], dealer=2)
    table.play("2 bet green", "0 good", "1 good", "2 bet gleich", "0 good", "1 good", "0 play Al", "1 play 8l")
    reason = "After what you bet, raised or held, W must become a card of leaves"
    sentence = f"{reason}. Play it, named in that suit (see Rules: The Weli)."
    assert refused(speech, table, "2 play Kb") == sentence
    table = dealt(["Al 8l Th", "9l Tl Uh", "W 7b Ka"], dealer=2, wild="weli-and-sevens")
    table.play("2 bet green", "0 good", "1 good", "0 play Al", "1 play 9l")
    assert "one of 7b W must become a card of leaves. Play one" in refused(speech, table, "2 play Ka")


def test_every_refusal_has_words(speech):
    rng = Random(1)
    codes = set()
    for seed in range(8):
        options = {"wild": ["weli", "weli-and-sevens"][seed % 2], "target": 5}
        state = GAME.start(GAME.options.validate(options), 3, 0, [3, 4, 2])
        for _ in range(60):
            if state.outcome:
                break
            universe = [a for a in GAME.all_actions(state) if a.act != "cut"]
            for action in rng.sample(universe, 150):
                if not state.allows(action):
                    error = state.refusal(action)
                    params = tuple(error.params.items())
                    assert speech.text(LocalizedText(f"error-{error.code.replace('_', '-')}", params))
                    codes.add(error.code)
            state = state.apply(random_action(GAME, state, rng)).state
    assert len(codes) > 12


@pytest.mark.parametrize("language", ["en", "de", "sv", "pl", "it", "es"])
def test_rules_say_when_a_point_of_a_bet_counts_and_name_ranks_as_the_cards_do(language):
    """A bet's point is lost if the count stops before it, so the section on bets refers to the one on the count."""
    _, *sections = (TEXTS / language / "rules.md").read_text(encoding="utf-8").split("\n## ")
    bets, scoring = sections[5], sections[7].split("\n", 1)[0]
    assert f" {scoring})" in bets
    assert "A K O U 10 9 8 7" in sections[0]


def test_newcomers_read_whether_they_can_bet_or_raise_and_whether_others_can_still_hold():
    hands = ["Ah Kl Oa", "9h 7l 8a", "8h 9l 7a"]
    lead = GAME.explain(dealt(hands).state.view(1))
    assert lead is not None
    assert dict(claims_in(lead).params)["claims"] == "bet"
    held = GAME.explain(dealt(hands, "2 bet red", "0 hold").state.view(1))
    assert held is not None
    assert dict(claims_in(held).params)["claims"] == "both"
    for texts, seat, last in ((["2 bet red"], 0, "no"), (["2 bet red", "0 good"], 1, "yes")):
        asked = GAME.explain(dealt(hands, *texts).state.view(seat))
        assert asked is not None
        assert dict(asked.params)["last"] == last


def claims_in(explanation):
    return dict(explanation.params)["claims"]


@pytest.mark.parametrize(("hand", "said"), [("8h 9h 7b", "explain-discard"), ("8l 9l Tl", "explain-follow")])
def test_newcomers_read_whether_they_can_follow_suit(hand, said):
    view = dealt(["Ah Kl Oa", "9a 7l 8a", hand], "1 play 7l").state.view(2)
    assert dict(GAME.explain(view).params)["play"].key == said


def test_the_reason_for_pale_cards_stands_alone(speech):
    view = dealt(["Ah Kl Oa", "9h 7l 8a", "8h 9l 7b"], "1 play 7l").state.view(2)
    assert GAME.explain(view).key == "explain-claims", "the reason says which suit must be followed"
    whys = {speech.text(item.why) for item in buttons(GAME.hand_panel(view)).values() if item.card and item.why}
    assert whys == {"You must follow leaves."}
