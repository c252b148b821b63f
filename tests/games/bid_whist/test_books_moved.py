"""What called reneges move is in every place that counts books: panel, image, goals, verdict."""

import pytest

from bot.games.bid_whist import GAME
from bot.games.bid_whist.scoring import books_counted, books_of, books_to_make, books_to_set
from bot.i18n import Catalogs
from bot.render.panel_text import PanelFormatter
from bot.rules import panel as p
from bot.rules.cards import FRENCH

from .table import E, N, S, Table, W
from .test_reneges import claim, table_with_a_renege

SPEECH = PanelFormatter(
    Catalogs.load(strict=True).words("en", "bid_whist"), lambda seat: "WNES"[seat], lambda face: face.code
)


def called(tricks, *claims, bid="3 up", seat=None, **options):
    """Return a view in the review of a deal: W's side has taken so many tricks, and these calls were made.

    Args:
        seat: of the view; None: what everyone sees.
    """
    table = Table(renege="callable", **options).deal(fill={"W": "c"}).contract(bid, trump="c").bury_kitty()
    while table.state.phase_name == "playing":
        table.do(next(a for a in table.state.legal_actions(table.state.turn) if a.act == "play").json())
    state = table.state
    winners = [W] * tricks + [N] * (12 - tricks)
    state.tricks = tuple(trick._replace(winner=winner) for trick, winner in zip(state.tricks, winners, strict=True))
    state.claims = claims
    return state.view(seat)


def rows(view):
    """Books and goal of each side, as the panel has them."""
    [sides] = [block for block in GAME.table_panel(view).blocks if isinstance(block, p.TextTable)]
    return [(row[-2], SPEECH.text(row[-1])) for row in sides.rows]


@pytest.mark.parametrize(
    ("tricks", "claims", "expected"),
    [
        (8, (), [(9, "made"), (4, "set")]),
        (8, (claim(S, W),), [(6, "set"), (7, "set")]),
        (6, (claim(W, N),), [(10, "made"), (3, "set")]),
        (11, (claim(W, N),), [(13, "made"), (0, "set")]),
        (8, (claim(W),), [(6, "set"), (7, "set")]),
    ],
)
def test_after_a_proven_renege_panel_and_picture_say_what_will_be_counted(tricks, claims, expected):
    view = called(tricks, *claims)
    assert [books for books, _ in rows(view)] == [books for books, _ in expected]
    declarers = rows(view)[0][1]
    assert declarers == expected[0][1]
    scene = GAME.scene(view)
    assert [place.books for place in scene.places][:2] == [books for books, _ in expected]
    assert SPEECH.text(scene.contract[-1]) == declarers


def test_in_play_a_side_needs_fewer_books_after_a_proven_renege():
    table = table_with_a_renege()
    table.play("Ac 2h Qc Jc As 3s 2s 4s")
    state = table.state
    needs = rows(state.view(None))
    assert needs == [(3, "6 more to make it"), (0, "5 more to set it")]
    table.do({"seat": W, "act": "call_renege", "book": 1})
    # The offenders have no book yet that they could give, but will have.
    assert rows(table.state.view(None)) == [(3, "3 more to make it"), (0, "8 more to set it")]


def test_goals_without_calls_are_what_the_bid_asks_for():
    view = Table().deal(fill={"W": "c"}).contract("4 up", trump="c").bury_kitty().state.view(None)
    books = books_of(view.terms, view.contract, view.tricks)
    assert books == books_counted(view.terms, view.contract, view.tricks, ())
    assert books_to_make(view.terms, view.contract, books, ()) == 9
    assert books_to_set(view.terms, view.contract, books, ()) == 4


def test_the_verdict_names_the_book_and_the_card():
    table = table_with_a_renege()
    table.play("Ac 2h Qc Jc As 3s 2s 4s")
    events = table.do({"seat": E, "act": "call_renege", "book": 1})
    assert "N: 2h in book 1" in SPEECH.text(events[-1])
    for panel in (GAME.table_panel(table.state.view(None)), GAME.hand_panel(table.state.view(S))):
        lines = [SPEECH.text(block.text) for block in panel.blocks if isinstance(block, p.Line)]
        assert "E called a renege in book 1 and was right: N: 2h." in lines


def test_a_wrong_call_shows_no_card():
    table = table_with_a_renege()
    table.play("Ac 2h Qc Jc As 3s 2s 4s")
    events = table.do({"seat": E, "act": "call_renege", "book": 2})
    assert "2h" not in SPEECH.text(events[-1])


@pytest.mark.parametrize("must_name_book", [True, False])
def test_who_calls_a_renege_looks_through_the_books_so_far(must_name_book):
    table = table_with_a_renege(must_name_book=must_name_book)
    table.play("Ac 2h Qc Jc As 3s")
    for panel in (GAME.hand_panel(table.state.view(E)), GAME.table_panel(table.state.view(None))):
        [menu] = [
            item
            for item in (*panel.items(), *(each for row in panel.more for each in row))
            if isinstance(item, p.Menu) and item.key == "renege"
        ]
        assert [SPEECH.text(block.text) for block in menu.blocks] == [
            "Book 2: W: As ★ and N: 3s.",
            "Book 1: W: Ac ★, N: 2h, E: Qc and S: Jc.",
        ]


def test_after_the_last_card_a_seat_reads_what_it_can_do():
    for panel, said in (
        (GAME.hand_panel(called(8, seat=N)), "All cards are played. Accept the deal or call a renege."),
        (GAME.table_panel(called(8)), "All cards are played. Waiting for W, N, E and S to accept the deal."),
    ):
        assert [SPEECH.text(block.text) for block in panel.blocks if isinstance(block, p.Heading)] == [said]


@pytest.mark.parametrize("sport", ["always", "never"])
def test_a_sported_kitty_lies_open_as_long_for_everybody(sport):
    """Until the first lead: in the image, the public words, and the hands of declarer and the others."""
    table = Table(sport=sport).deal(bottom="2s 3s 4s 5s 6s 7s").contract("3 up", trump="c")
    assert shown(table.state) == ({"picture", "panel", "W", "N"} if sport == "always" else {"W"})
    table.bury("2s 3s 4s 5s 6s 7s")
    assert shown(table.state) == ({"picture", "panel", "W", "N"} if sport == "always" else set())
    table.do(table.state.legal_actions(W)[0].json())
    assert shown(table.state) == set()


def shown(state):
    """Where the six cards of the kitty are shown as the kitty."""
    kitty = set(FRENCH.parse("2s 3s 4s 5s 6s 7s"))
    everybody = state.view(None)
    found = {"picture"} if any(lies(pile.cards, kitty) for pile in GAME.scene(everybody).piles) else set()
    panels = {"panel": GAME.table_panel(everybody)}
    panels |= {name: GAME.hand_panel(state.view(seat)) for name, seat in (("W", W), ("N", N))}
    for name, panel in panels.items():
        rows_of_kitty = [
            b for b in panel.blocks if isinstance(b, p.CardRow) and b.label and b.label.key == "label-kitty"
        ]
        if any(lies(row.cards, kitty) for row in rows_of_kitty):
            found.add(name)
    return found


def lies(faces, cards):
    return {FRENCH.parse(face.code)[0] for face in faces} == cards
