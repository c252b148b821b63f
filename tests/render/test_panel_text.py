"""Panels in words, as a screen reader or a transcript gives them."""

import pytest

from bot.i18n import Catalogs
from bot.render import CardFormatter, PanelFormatter
from bot.rules import panel as p
from bot.rules.panel import localized

WORDS = Catalogs(
    {
        "en": [
            "t = Deal { $n }\nhold = You hold\nplays = { $who } plays { $card }\nboth = { $a }; { $b }\nall = { $x }",
            *(Catalogs.load()._common["en"]),
        ]
    },
    {},
    strict=True,
).words("en")
FACES = CardFormatter(WORDS)
SPEECH = PanelFormatter(WORDS, ("Anna", "Ben", "Cilli").__getitem__, FACES.short)


def german(code: str, **how: object) -> p.CardFace:
    return p.CardFace("german", code, **how)


@pytest.mark.parametrize(
    ("face", "short", "name"),
    [
        (german("Ah"), "A❤️", "ace of hearts"),
        (german("Ta"), "10🌰", "ten of acorns"),
        (german("W"), "Weli🔔", "Weli"),
        (german("W", as_code="Kl"), "Weli🔔→K🍃", "Weli as king of leaves"),
        (german("Ob", faded=True), "(O🔔)", "ober of bells"),
        (p.CardFace("french", "Td"), "10♦️", "ten of diamonds"),
        (p.CardFace("french", "BJ"), "Big🃏", "Big Joker"),
        (p.CardFace("french", ""), "🂠", "a face-down card"),
    ],
)
def test_cards_are_sign_letter_and_name(face: p.CardFace, short: str, name: str) -> None:
    assert (FACES.short(face), FACES.name(face)) == (short, name)


def test_messages_nest() -> None:
    inner = localized("plays", who=p.SeatName(1), card=german("Ah"))
    assert SPEECH.text(localized("both", a=inner, b=3)) == "Ben plays A❤️; 3"


@pytest.mark.parametrize(
    ("several", "said"),
    [
        ((), ""),
        ((p.SeatName(0),), "Anna"),
        ((p.SeatName(0), p.SeatName(1)), "Anna and Ben"),
        ((p.SeatName(0), p.SeatName(1), p.SeatName(2)), "Anna, Ben and Cilli"),
        ((german("Ah"), german("Kl")), "A❤️ K🍃"),
        ((localized("t", n=1), localized("t", n=2)), "Deal 1 and Deal 2"),
    ],
)
def test_several_things_are_listed_as_a_sentence_does(several: p.Param, said: str) -> None:
    assert SPEECH.text(localized("all", x=several)) == said


def test_a_whole_panel_in_words() -> None:
    panel = p.Panel(
        localized("t", n=2),
        (
            p.Heading(localized("all", x="Ben leads")),
            p.Line(localized("all", x="target 11"), quiet=True),
            p.CardRow((german("Ah"), german("9l")), label=localized("hold")),
            p.CardRow(()),
            p.TrickRow(
                ((p.SeatName(1), german("Kh")), (p.SeatName(2), german("Ah"))), winner=2, label=localized("t", n=3)
            ),
            p.TextTable(
                (localized("all", x="who"), localized("all", x="points")), ((p.SeatName(0), 4), (p.SeatName(1), -1))
            ),
        ),
        ((p.Button(localized("hold"), "hold"),),),
    )
    assert SPEECH.lines(panel) == [
        "Deal 2",
        "Ben leads",
        "target 11",
        "You hold: A❤️ 9🍃",
        "no cards",
        "Deal 3",
        "Ben: K❤️",
        "Cilli: A❤️ ★",
        "Anna · points: 4",
        "Ben · points: −1",
    ]
