"""Every message has its words, and panels keep within what Discord can show."""

import re
from random import Random

import pytest

from bot.contract import random_action
from bot.games.bid_whist import GAME
from bot.games.bid_whist.options import VALUES, conflicts
from bot.games.bid_whist.panel import ending
from bot.games.bid_whist.position import RenegeCall
from bot.i18n import Catalogs, message_id
from bot.render.error_text import refusal
from bot.render.panel_text import PanelFormatter
from bot.rules import panel as p
from bot.rules.errors import IllegalAction, ParseError
from tests.naive.bid_whist import random_options

from .table import E, N, S, Table, W, counted

CATALOGS = Catalogs.load(strict=True)
WORDS = CATALOGS.words("en", "bid_whist")
CALL = "button-call"
SPEECH = PanelFormatter(WORDS, lambda seat: "ABCDE"[seat], lambda face: face.code)


def words_of(panel):
    lines = list(SPEECH.lines(panel))
    for item in every_item(panel.rows):
        match item:
            case p.Button():
                lines += [SPEECH.text(text) for text in (item.label, item.confirm, item.why) if text]
            case p.Menu():
                lines += [SPEECH.text(item.label), SPEECH.text(item.prompt)]
                lines += [SPEECH.text(block.text) for block in item.blocks if isinstance(block, p.Line)]
            case p.Select() | p.CardPicker():
                lines.append(SPEECH.text(item.prompt))
    return lines


def every_item(rows):
    for row in rows:
        assert len(row) <= 5
        for item in row:
            yield item
            if isinstance(item, p.Menu):
                yield from every_item(item.rows)
            if isinstance(item, p.Select):
                yield from item.options


def components(rows):
    return len(rows) + sum(len(row) for row in rows)


@pytest.mark.parametrize(
    "seed", [pytest.param(seed, marks=[pytest.mark.exhaustive] * (seed >= 12)) for seed in range(24)]
)
def test_every_message_has_words(seed):
    rng = Random(seed)
    options = GAME.options.validate(random_options(rng))
    state = GAME.start(options, options["players"], 0)
    for step in range(130):
        views = [GAME.table_panel(state.view(None)), *(GAME.hand_panel(state.view(s)) for s in range(state.seats))]
        for panel in views if step % 6 == 0 or state.phase_name != "playing" else ():
            assert all(words_of(panel))
            assert components(panel.rows) <= 30
            assert all(len(item.options) <= 25 for row in panel.rows for item in row if isinstance(item, p.Select))
        if state.outcome:
            break
        if step % 3 == 0:
            for action in rng.sample(list(GAME.all_actions(state)), 12):
                if not state.allows(action):
                    with pytest.raises(IllegalAction) as refused:
                        state.apply(action)
                    assert WORDS.has(message_id("error", refused.value.code.replace("_", "-")))
                    assert refusal(refused.value, WORDS, lambda seat: "ABCDE"[seat])
        step = state.apply(random_action(GAME, state, rng))
        assert all(SPEECH.text(event) for event in GAME.public_events(step))
        state = step.state


def test_every_combination_that_is_refused_has_its_own_sentence():
    reasons = conflicts(GAME.options.validate({}))
    said = {refusal(ParseError("bad_options", reason=reason), WORDS, "ABCDE".__getitem__) for reason in reasons}
    assert len(said) == len(reasons)


@pytest.mark.parametrize("locale", CATALOGS.languages)
def test_a_refused_direction_names_the_bids_that_go_with_it(locale):
    said = CATALOGS.words(locale, "bid_whist")("error-bad-options-kinds-need-up-down")
    parts = re.findall(r"\((NUM\w*)\)", said)
    assert len(parts) == 2
    for code in ("BID-ACESBAD", "BID-UP"):
        with pytest.raises(ParseError):
            GAME.options.from_code(code)
        assert all(GAME.options.from_code(f"{code}-{part}") for part in parts)


@pytest.mark.parametrize("setters", VALUES["setters"])
def test_the_points_of_the_others_say_whether_they_need_a_set(setters):
    made, missed = (counted(4, tricks, setters=setters).deals[-1]["points"][1] for tricks in (10, 4))
    said = WORDS(message_id("value", "setters", str(setters)))
    assert said.endswith(", made or set" if made else ", after a set" if missed else "nothing")


def test_a_contract_in_no_trump_has_the_name_of_its_bid():
    table = Table().shuffle().say("3 nt", "pass", "pass")
    assert told(table, {"seat": S, "act": "pass"}) == ["D passes."], "that A names the contract is asked"
    assert told(table, {"seat": W, "act": "name", "direction": "down"})[0] == (
        "A plays 3 No Trump, Downtown (ace, two, … king low)."
    )


def told(table, line):
    return [SPEECH.text(event) for event in table.do(line)]


def test_statistics_have_words():
    table = Table().deal(fill={"W": "c"}).contract("3 up", trump="c").bury_kitty().play_out()
    rows = list(GAME.summary_rows(table.last))
    assert [amount for _, column, amount in rows if column == "summary-played"] == [1]
    assert all(WORDS(row) and WORDS(column) for row, column, _ in rows)


def keys(panel):
    return {item.label.key for item in every_item(panel.rows) if isinstance(item, p.Button | p.Menu)}


def test_bids_are_chosen_by_number_and_then_kind():
    panel = GAME.hand_panel(Table().shuffle().state.view(W))
    menus = [item for row in panel.rows for item in row if isinstance(item, p.Menu)]
    assert [menu.key for menu in menus] == ["bid3", "bid4", "bid5", "bid6", "bid7"]
    assert [len(menu.rows[0]) for menu in menus] == [3] * 5
    cutthroat = GAME.hand_panel(Table(preset="cutthroat", players=3).shuffle().state.view(0))
    assert len([item for row in cutthroat.rows for item in row]) <= 25


def test_cards_that_may_not_be_played_say_why():
    table = Table().deal(W="Ac", N="Kc", fill={"W": "s", "N": "h"}).contract("3 up", trump="d").bury_kitty()
    table.play("Ac")
    buttons = [item for row in GAME.hand_panel(table.state.view(N)).rows for item in row]
    assert [button.enabled for button in buttons].count(True) == 1
    assert {button.why.key for button in buttons if not button.enabled} == {"why-follow"}


def shown_hand(table, seat):
    blocks = GAME.hand_panel(table.state.view(seat)).blocks
    (row,) = [block for block in blocks if getattr(block, "label", None) == p.localized("label-hand")]
    return [card.code for card in row.cards]


def test_a_hand_is_laid_out_trumps_first():
    table = Table().deal(W="BJ 2c 9c As Ks Ah Kd", fill={"W": "s"}).contract("3 up", trump="c").bury_kitty()
    before = shown_hand(table, W)
    assert before[:5] == ["BJ", "9c", "2c", "As", "Ks"]
    table.do(table.state.legal_actions(W)[0].json())
    after = shown_hand(table, W)
    assert after == [code for code in before if code in after]


def test_a_hand_shows_the_kitty_then_what_was_buried_until_the_first_lead():
    def rows(table):
        blocks = GAME.hand_panel(table.state.view(W)).blocks
        return {block.label.key for block in blocks if isinstance(block, p.CardRow)}

    table = Table().deal(bottom="BJ LJ As Ks 2d 3d").contract("3 up", trump="c")
    assert rows(table) == {"label-hand", "label-kitty"}
    assert rows(table.bury("BJ LJ As Ks 2d 3d")) == {"label-hand", "label-buried"}
    table.do(table.state.legal_actions(W)[0].json())
    assert rows(table) == {"label-hand"}
    assert table.state.view(W).buried


@pytest.mark.parametrize(
    ("bid", "named", "part"),
    [
        ("3 nt", {"direction": "up"}, "A player who puts a joker away draws one of them unseen."),
        ("3 up", {"trump": "c"}, "Only you see them until the deal is over."),
    ],
)
def test_who_buries_hears_who_else_may_see_the_cards(bid, named, part):
    table = Table(nt_jokers="exchange").deal(E="BJ").contract(bid, **named)
    (pick,) = [
        item for item in every_item(GAME.hand_panel(table.state.view(W)).rows) if isinstance(item, p.CardPicker)
    ]
    assert part in SPEECH.text(pick.confirm)


@pytest.mark.parametrize(("penalty", "asked"), [(3, "A wrong call costs you up to 3 books."), (0, "Call a renege?")])
def test_who_calls_a_renege_hears_what_it_may_cost(penalty, asked):
    table = Table(renege="callable", false_call_penalty=penalty).deal(fill={"W": "c"})
    table.contract("3 up", trump="c").bury_kitty().play("2c")
    table.do(table.state.legal_actions(N)[0].json())
    (call,) = [item for item in every_item(GAME.table_panel(table.state.view(None)).more) if item.label.key == CALL]
    assert SPEECH.text(call.confirm).startswith(asked)


def results(state):
    return [SPEECH.text(said) for said in ending(state.terms, state.sheet).lines]


def test_one_book_is_one_and_a_wrong_call_alone_gives_nobody_any():
    wrong = RenegeCall(N, 1, 4, (), ())
    lines = results(counted(1, 0, claims=[wrong], preset="cutthroat", renege="callable"))
    assert lines[0] == "A bid 1 and made it: 1 book, 1 needed. +1 after a renege."
    assert lines[1] == "B called a renege and was wrong. That cost 3 books."
    assert results(counted(2, 0, preset="cutthroat"))[0] == "A bid 2 and was set: 1 book of 2. −2."


def test_the_table_shows_contract_books_and_books_to_set():
    table = Table().deal(W="Ac", fill={"W": "c"}).contract("4 up", trump="c").bury_kitty()
    text = " ".join(SPEECH.lines(GAME.table_panel(table.state.view(None))))
    assert "A plays 4 in clubs, Uptown" in text
    assert "9 more to make it" in text
    assert "4 more to set it" in text
    assert "A & C" in text


def test_more_has_calls_only_for_callable_reneges():
    table = Table().shuffle()
    panel = GAME.table_panel(table.state.view(None))
    assert [item.label.key for row in panel.rows for item in row] == ["button-own-bids", "button-pass"]
    assert panel.more == ()
    callable_too = Table(renege="callable").deal(fill={"W": "c"}).contract("3 up", trump="c").bury_kitty()
    for seat in (W, N, E, S):
        callable_too.do(next(a for a in callable_too.state.legal_actions(seat) if a.act == "play").json())
    panel = GAME.table_panel(callable_too.state.view(None))
    assert panel.rows == ()
    assert {item.label.key for item in every_item(panel.more)} == {"button-calls", "button-call"}


def after_a_trick(**options):
    table = Table(**options).deal(W="Ac Kc", fill={"W": "c", "N": "h", "S": "d"}).contract("3 up", trump="c")
    table.bury_kitty()
    table.play("Ac")
    for _ in range(3):
        table.do(table.state.legal_actions(table.state.turn)[0].json())
    return table


def shows_last_trick(panel):
    return "label-last-trick" in [getattr(getattr(block, "label", None), "key", "") for block in panel.blocks]


def last_trick_button(panel):
    return panel.find(("last",))


def looks(table, seat):
    """Return whether the hand has a button for the last trick; the trick lies open as long as the table is empty."""
    return last_trick_button(GAME.hand_panel(table.state.view(seat))) is not None


def test_the_last_trick_can_be_looked_at_until_ones_side_has_played():
    table = after_a_trick()
    public = GAME.table_panel(table.state.view(None))
    assert all(map(shows_last_trick, [public, *(GAME.hand_panel(table.state.view(seat)) for seat in (W, N, E, S))]))
    assert last_trick_button(public) is None
    table.play("Kc")
    assert [looks(table, seat) for seat in (W, N, E, S)] == [False, True, False, True]
    public = GAME.table_panel(table.state.view(None))
    assert not shows_last_trick(public)
    assert last_trick_button(public) is None
    opened = SPEECH.text(last_trick_button(GAME.hand_panel(table.state.view(N))).prompt)
    assert opened.startswith("Book 1: ")
    assert ": Ac" in opened
    assert opened.count("★") == 1
    table.do(table.state.legal_actions(N)[0].json())
    assert [looks(table, seat) for seat in (W, N, E, S)] == [False] * 4


@pytest.mark.parametrize(("view", "seen"), [("always", True), ("never", False)])
def test_the_last_trick_can_be_looked_at_always_or_never(view, seen):
    table = after_a_trick(last_trick_view=view)
    assert shows_last_trick(GAME.table_panel(table.state.view(None))) is seen
    table.play("Kc")
    assert [looks(table, seat) for seat in (W, N, E, S)] == [seen] * 4
    assert (last_trick_button(GAME.table_panel(table.state.view(None))) is not None) is seen


@pytest.mark.parametrize("options", [{"deals": 1}, {"deals": 1, "preset": "cutthroat"}])
def test_a_pair_and_one_player_win_each_with_their_verb(options):
    rng, state = Random(1), Table(**options).state
    while not state.outcome:
        state = state.apply(random_action(GAME, state, rng)).state
    assert any(line.endswith(" win." if state.terms.pairs else " wins.") for line in results(state))
