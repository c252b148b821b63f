"""The panel at its fullest: time runs, users are sat in for, seats were left, and everything is voted on."""

from dataclasses import replace
from itertools import count
from random import Random

import pytest

from bot.contract import random_action
from bot.rules.game import AnyGame
from bot.tables import Consent, Hand, Seat, Table, TurnClock
from bot.tables.models import Gone, Wake
from bot.ui.message_view import MessageView
from tests.screen.measuring import NOW, RENDERER, Setting, playing, positions
from tests.ui.club import buttons, text_of
from tests.ui.test_panel_renderer import CASES, SCREENS, shown, table_of

SINCE = 1_800_000_000
SOMEBODY = 10**18


def busy(table: Table, waiting_for: tuple[int, ...]) -> Table:
    """Return the table with one seat left, all others but the last person's sat in for, and time running."""
    last = 10**17 + len(table.seats)
    absent = tuple(Seat(10**17 + seat, None, SINCE) for seat in range(1, len(table.seats) - 1))
    seats = (Seat(computer=1), *absent, Seat(last))
    requests = (Consent("end", (last,)), Consent("take_back", (last,)))
    return replace(table, seats=seats, consents=requests).with_current_game(
        waiting_for=waiting_for,
        leavers=((0, SOMEBODY),),
        clocks=tuple(TurnClock(seat, SOMEBODY + seat, SINCE, SINCE + 600, 600) for seat in waiting_for),
        may_take_back=len(seats) - 1,
    )


@pytest.mark.parametrize(("game", "preset", "seed"), CASES)
def test_everything_fits(game: AnyGame, preset: str, seed: int) -> None:
    rng = Random(f"{game.id}{preset}{seed}")
    options = game.options.validate({"preset": preset} if preset else {})
    seats = game.fitting_seats(options)[-1]
    state = game.start(options, seats, 0)
    for number in count():
        state = state.apply(random_action(game, state, rng)).state
        if state.outcome or state.deals:
            break
        # One game of the two checks the even positions, the other one the odd ones.
        if state.is_chance_node or number % 2 != seed % 2:
            continue
        table = busy(table_of(game, state, options), state.waiting_for)
        public = shown(SCREENS.board(table, "en"))
        assert {"I'm back", "Agree", "Refuse"} <= set(buttons(public))
        assert ("Take over a seat" in buttons(public)) == (not table.party)
        assert text_of(public).count("⏳") == len(state.waiting_for)
        for seat in (0, 1, state.seats - 1):
            private = shown(SCREENS.hand(Hand(table, seat, state.view(seat)), "en", jump="https://example.org/"))
            assert ("I'm back" in buttons(private)) == (table.seats[seat].absent_since is not None)


def running(**changes) -> Table:
    """Return a table of Bieten with Benedikt, Cilli, Detlef and a computer player, whose cards are being cut."""
    setting = Setting("bieten", 4)
    start = setting.rules.start(setting.options, setting.seats, 0)
    table = playing(setting, start, ())
    seats = tuple(Seat(101 + number) for number in range(3))
    return replace(
        table.with_current_game(starters=(*seats, table.seats[3])), seats=(*seats, table.seats[3]), **changes
    )


@pytest.mark.parametrize(
    ("locale", "waits", "ends"),
    [
        ("en", "Waiting for: Cilli and Detlef", "Cilli and Detlef are away but can come back"),
        ("de", "Zustimmen müssen noch: Cilli und Detlef.", "Cilli und Detlef sind nicht da, können"),
        ("es", "Falta que acepten: Cilli y Detlef.", "Cilli y Detlef están ausentes, pero pueden volver"),
        ("it", "Manca il sì di Cilli e Detlef.", "Cilli e Detlef sono assenti, ma possono tornare"),
        ("pl", "Potrzebna zgoda: Cilli i Detlef.", "Cilli i Detlef są tylko chwilowo poza grą"),
        ("sv", "Väntar på Cilli och Detlef.", "Cilli och Detlef är borta"),
    ],
)
def test_several_players_are_listed_as_in_a_sentence(locale: str, waits: str, ends: str) -> None:
    for kind in ("end", "take_back"):
        asked = running(consents=(Consent(kind, (101,)),)).with_current_game(may_take_back=0)
        assert waits in bare(RENDERER.board(asked, locale))
    table = running(consents=(Consent("end", (101,)),))
    gone = [replace(seat, gone=Gone(NOW)) if seat.user in {102, 103} else seat for seat in table.seats]
    assert ends in bare(RENDERER.board(replace(table, seats=tuple(gone)), locale))


def test_several_players_are_woken_by_one_sentence() -> None:
    wakes = tuple(Wake(seat, 101 + seat, NOW - 60, NOW + 60) for seat in (1, 2))
    one, both = (running().with_current_game(wakes=each) for each in (wakes[:1], wakes))
    assert "Cilli, bist du noch da?" in bare(RENDERER.board(one, "de"))
    assert "Cilli und Detlef, seid ihr noch da?" in bare(RENDERER.board(both, "de"))


def test_a_running_clock_says_what_ends() -> None:
    table = running().with_current_game(clocks=(TurnClock(1, 102, NOW - 60, NOW + 60, 120),))
    assert f"⏳ Cilli's turn ends <t:{NOW + 60}:R>" in bare(RENDERER.board(table, "en"))


@pytest.mark.parametrize("setting", [Setting("bieten", 3), Setting("betel", 3)], ids=lambda each: each.game)
def test_events_do_not_repeat_what_the_question_and_the_panel_show(setting: Setting) -> None:
    repeated = 0
    for state, events in positions(setting)[:80]:
        table = playing(setting, state, events)
        shown_events = setting.rules.table_panel(state.view(None)).shown
        speech = RENDERER.drawer(table, RENDERER.catalogs.words("en", setting.game)).speech
        lines = text_of(shown(RENDERER.board(table, "en"))).splitlines()
        for seat in range(setting.seats):
            lines += text_of(shown(RENDERER.hand(Hand(table, seat, state.view(seat)), "en"))).splitlines()
        assert not {f"-# {speech.text(event)}" for event in shown_events} & {*lines}
        repeated += len({*shown_events} & {*events})
    assert repeated > 1, "what is left out has happened"


def bare(view: MessageView) -> str:
    """Return a message's text without the invisible characters that set names apart."""
    return text_of(shown(view)).replace("\u2068", "").replace("\u2069", "")
