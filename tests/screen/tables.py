"""The messages of a table in each of its phases, as everyone sees them."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

from bot.rules import panel as p
from bot.sandbox.components import each
from bot.tables import FinishedGame, Seat, Table
from bot.tables.models import Claim, Consent, Gone, Pause, Protest, TurnClock, Wake
from bot.ui.layout.reading_limits import MOST_LOBBY_WORDS, MOST_WORDS, words_for
from bot.ui.message_view import MessageView
from tests.screen.measuring import (
    NOW,
    RENDERER,
    SETTINGS,
    Phase,
    Setting,
    images,
    playing,
    positions,
    table_of,
)

HIGHEST = 620, 700
"""How high a message may be in each window; like the words, tables of more than six may need more."""
LEFT = 260, 400
"""The same of a message of which the result alone stays, since the table has gone on in another one."""


def phases() -> Iterator[Phase]:
    """Yield every phase of each game: of all positions with the same heading the one with the longest text."""
    for setting in SETTINGS:
        yield from lobbies(setting)
        yield from games(setting)


def public(name: str, table: Table, **seen: Any) -> Phase:
    """Return the message of a table."""
    game, seats = table.current_game, len(table.seats)
    highest = LEFT if seen.get("left") else HIGHEST
    asked = table.consents or (game and game.protest and game.protest.ruling is None)

    def draw(locale: str, pictured: bool) -> MessageView:
        return board(table, locale, pictured=pictured, **seen)

    return Phase(
        name,
        draw,
        tuple(words_for(high, seats) for high in highest),
        words_for(MOST_LOBBY_WORDS if game is None else MOST_WORDS, seats),
        3 if asked else 2,
    )


def lobbies(setting: Setting) -> Iterator[Phase]:
    """Yield the lobby: opened, with a second person, full, and with a request."""
    alone = table_of(setting, seats=(Seat(100),))
    yield public(f"{setting.title}: lobby, opened", alone)
    yield public(f"{setting.title}: lobby, two people", replace(alone, seats=(Seat(100), Seat(101))))
    computers = tuple(Seat(computer=1 + number) for number in range(setting.seats - 1))
    yield public(f"{setting.title}: lobby, full of computers", replace(alone, seats=(Seat(100), *computers)))
    full = table_of(setting, hints=True, lucky_words=((100, "abracadabra"),))
    yield public(f"{setting.title}: lobby, full", full)
    asked = Consent("start", (101,), revision=1, lapses_at=NOW + 20)
    yield public(f"{setting.title}: lobby, start asked", replace(full, consents=(asked,)))
    yield public(f"{setting.title}: lobby, swap asked", replace(full, consents=(Consent("swap", (101,), (100,)),)))
    yield public(f"{setting.title}: lobby, closed", replace(full, status="closed"))


def games(setting: Setting) -> Iterator[Phase]:
    """Yield the phases of a game, requests, and its end."""
    chosen: dict[str, tuple[int, Phase]] = {}
    last: Table | None = None
    busiest: tuple[int, Table] | None = None
    for (before, _), (state, events) in pairwise(positions(setting)):
        table = playing(setting, state, events)
        panel = setting.rules.table_panel(state.view(None))
        text = sum(part.get("type") == 10 and len(part["content"]) for part in each(board(table, "de").parts))
        key = next((block.text.key for block in panel.blocks if isinstance(block, p.Heading)), "?")
        if not state.outcome and (key not in chosen or chosen[key][0] < text):
            chosen[key] = text, public(f"{setting.title}: {key.removeprefix('heading-')}", table)
        if len(state.deals) > len(before.deals) and not state.outcome:
            ended = playing(setting, state, events).with_current_game(deal=len(state.deals), waiting_for=())
            over = public(f"{setting.title}: deal over", ended, live=False, left=True, counted=True)
            chosen["deal"] = text, over
        if not state.outcome and state.waiting_for and (busiest is None or busiest[0] < text):
            busiest = text, table
        last = table
    yield from (phase for _, phase in chosen.values())
    assert busiest is not None
    yield from requests(setting, busiest[1])
    assert last is not None
    assert last.current_game is not None
    yield from ends(setting, last)


def requests(setting: Setting, table: Table) -> Iterator[Phase]:
    """Yield a table with each request open, and with players who are away."""
    game = table.current_game
    assert game is not None
    deal = game.deal

    def asking(name: str, *consents: Consent, **changes: Any) -> Phase:
        return public(f"{setting.title}: {name}", replace(table.with_current_game(**changes), consents=consents))

    yield asking("end asked", Consent("end", (100,)))
    yield asking("undo asked", Consent("take_back", (100,)), may_take_back=0)
    hand = p.CardRow(cards_of(setting), p.localized("label-claimed", player=p.SeatName(0)))
    yield asking("claim asked", Consent("claim", (100,)), claim=Claim(deal, (0,), shown=hand))
    yield asking("protest", protest=Protest(100, deal, 3))
    yield asking("deal again asked", Consent("deal_again", (100,)), protest=Protest(100, deal, 3))
    yield asking("paused", pause=Pause(NOW - 60, NOW + 7 * 86_400))
    yield asking("slow", clocks=(TurnClock(1, 101, NOW - 60, NOW + 60, 120),))
    yield asking("woken", wakes=(Wake(1, 101, NOW - 60, NOW + 60),))
    away = replace(table, seats=(table.seats[0], Seat(101, gone=Gone(NOW)), *table.seats[2:]))
    yield public(f"{setting.title}: gone", away)
    sits_in = replace(table, seats=(table.seats[0], Seat(101, absent_since=NOW), *table.seats[2:]))
    yield public(f"{setting.title}: a computer sits in", sits_in)
    sealed = replace(table.with_current_game(sealed=True, board=1), tournament=3)
    yield public(f"{setting.title}: sealed", sealed)


def cards_of(setting: Setting) -> tuple[p.CardFace, ...]:
    """Return a few cards of the game's deck."""
    deck = setting.rules.deck
    return tuple(p.CardFace(deck.name, code) for code in deck.codes[:5])


def ends(setting: Setting, last: Table) -> Iterator[Phase]:
    """Yield the end of a game: the first one, a later one, and after a protest."""
    game = last.current_game
    assert game is not None
    outcome = game.view.outcome
    assert outcome is not None
    end = FinishedGame(17, last.options, last.seats, outcome, game.deals)
    over = replace(last.with_current_game(seed="a7" * 32, deal=len(game.deals)), status="over", past=(end,))
    yield public(f"{setting.title}: over", over, counted=True)
    ends = tuple(replace(end, number=10 + number) for number in range(6))
    evening = replace(over, past=(*ends, end))
    yield public(f"{setting.title}: over, a long evening", evening, counted=True)
    yield public(f"{setting.title}: over, left behind", evening, live=False, left=True, counted=True)
    judged = over.with_current_game(protest=Protest(101, 1, 3, "void"))
    yield public(f"{setting.title}: over, void", judged, counted=True)
    yield public(f"{setting.title}: over, closed", replace(over, status="closed"), counted=True)


def board(table: Table, locale: str, *, pictured: bool = False, **seen: Any) -> MessageView:
    """Return a table's message, with all images that it wants."""
    view = RENDERER.board(table, locale, pictured=pictured, **seen)
    if not pictured or not view.sketches:
        return view
    return RENDERER.board(table, locale, pictured=True, pictures=images(view.sketches), **seen)
