"""What organisers and server managers see: messages of tournaments, and the pages of the settings."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from functools import partial

from bot.games import find_game
from bot.i18n import Translations
from bot.tables import Entrant, GuildSettings, Pairing, Plan, TableResult, Tournament
from bot.ui.features import slots_of
from bot.ui.layout import ServerReader, SettingsChange, SimpleVerb, languages, more_settings_page
from bot.ui.layout.reading_limits import MOST_WORDS, words_for
from bot.ui.message_view import MessageView
from cogs import FEATURES
from cogs.settings.messages import SettingsPages
from cogs.tournament.messages import TournamentContent, TournamentPage
from tests.screen.measuring import CATALOGS, NOW, PROMISE, People, Phase, images

HIGHEST = 700, 700
"""How high a page may be in each window: it is for one person, like a hand."""
MOST_PAGE_WORDS, MOST_ROWS = 80, 2
HIGHEST_BOARD = 620, 700
"""How high the message of a tournament may be, as that of a table."""
HIGHEST_RULES, MOST_RULES_WORDS = (700, 880), 220
"""The limits of the page with the rules of a tournament."""
USUAL, MORE_WORDS = 8, 3
"""Entrants whose names are among the words of a message, and how many words each further one may add."""
CHANNELS, ROLES = (11, 12), (21, 22)
CHOSEN = GuildSettings(
    channels=CHANNELS,
    openers="role",
    opener_roles=ROLES,
    turn_time=259_200,
    pause_days=30,
    patience=43_200,
    digest=11,
    zone="America/Argentina/Buenos_Aires",
    evening_channel=12,
    organisers="role",
    organiser_roles=ROLES,
    evening_role=21,
    table_role=22,
    winner_role=21,
    house_rules={"bid_whist": "cincinnati"},
)
"""Settings with everything chosen."""
SLOTS = slots_of(FEATURES)


def server_phases() -> Iterator[Phase]:
    """Yield every message that is about a server."""
    yield from tournaments()
    yield from settings()


def settings() -> Iterator[Phase]:
    """Yield every page of a server's settings, with no choice and with all choices made."""
    pages = {
        "settings": SimpleVerb.SETTINGS_PAGE,
        "settings, tables": SimpleVerb.TABLE_SETTINGS,
        "settings, messages": SimpleVerb.MESSAGE_SETTINGS,
        "settings, more": SimpleVerb.MORE_SETTINGS,
    }
    for name, page in pages.items():
        for state, now in (("none chosen", GuildSettings()), ("all chosen", CHOSEN)):
            yield Phase(f"{name}: {state}", partial(_settings, page, now), HIGHEST, MOST_PAGE_WORDS, MOST_ROWS)


def _settings(page: SimpleVerb, now: GuildSettings, locale: str, pictured: bool) -> MessageView:
    words = CATALOGS.words(locale)
    change = SettingsChange(None, now, words, plain=not pictured)
    if page is SimpleVerb.MORE_SETTINGS:
        return more_settings_page(change, SLOTS)
    return SettingsPages(change, partial(_words, locale), languages(CATALOGS, words)).view(page)


def _words(locale: str, game: str) -> Translations:
    return CATALOGS.words(locale, game)


def tournaments() -> Iterator[Phase]:
    """Yield the messages of tournaments: planned, open, in a round, and at the end; and the page behind More."""
    for game, people in (("bieten", 8), ("bid_whist", 8), ("bieten", 40)):
        listed = _tournament(game, people)
        plan = Plan(datetime(2026, 12, 31, 20), "Europe/Vienna", weekly=True, remind=60)  # noqa: DTZ001  # in the zone
        planned = replace(listed, status="planned", plan=plan, opens_at=NOW, remind_at=NOW - 3600, places=people)
        states = {
            "planned": planned,
            "open": listed,
            "round 1": _played(listed, 1),
            "round 2": _played(listed, 2),
            "over": replace(_played(listed, 2, over=True), status="over"),
        }
        for name, now in states.items():
            title = f"tournament of {game} {people}: {name}"
            shown = TournamentContent(now, PROMISE if now.listed else None, "3f9c0a7b", ((100, "abracadabra"),))
            words = MOST_WORDS + MORE_WORDS * (people - USUAL)
            highest = tuple(words_for(high, people // 2) for high in HIGHEST_BOARD)
            yield Phase(title, partial(_board, shown), highest, words, MOST_ROWS)
            if now.listed:
                yield Phase(f"{title}, More", partial(_rules, shown), HIGHEST_RULES, MOST_RULES_WORDS, MOST_ROWS)


def standings(game: str, people: int, locale: str, *, pictured: bool) -> MessageView:
    """Return the page of the standings after a tournament of two rounds."""
    over = replace(_played(_tournament(game, people), 2, over=True), status="over")
    return TournamentPage(TournamentContent(over), _reader(locale, pictured)).standings(plain=not pictured)


def open_list(people: int, places: int, locale: str) -> MessageView:
    """Return the message of an open list on which some wait for a place."""
    return _board(TournamentContent(replace(_tournament("bieten", people), places=places)), locale, pictured=False)


def result(game: str, people: int, locale: str) -> MessageView:
    """Return the message of a tournament that is over."""
    over = replace(_played(_tournament(game, people), 2, over=True), status="over")
    return TournamentPage(TournamentContent(over), _reader(locale, pictured=False)).view()


def _tournament(game: str, people: int) -> Tournament:
    """Return an open list."""
    options = find_game(game).options.validate({})
    entrants = tuple(Entrant(1 + number, 100 + number, 1 + number) for number in range(people))
    form = "duplicate" if game == "bid_whist" else "everybody"
    return Tournament(7, 5, 6, 100, game, options, form, 3, 4, 30, entrants=entrants)


def _played(listed: Tournament, rounds: int, *, over: bool = False) -> Tournament:
    """Return a tournament in a round: all tables of the rounds before have a result."""
    entrants, pairings = listed.entrants, list[Pairing]()
    if listed.form == "duplicate":
        entrants = tuple(replace(each, pair=each.number - (each.number - 1) % 4 // 2 * 2) for each in entrants)
    for number in range(1, rounds + 1):
        for place in range(len(entrants) // 4):
            seats = tuple(4 * place + seat + 1 for seat in range(4))
            done = TableResult((1, 2, 3, 4), (11, 8, 5, 2), (0, 0, 0, 1))
            if listed.form == "duplicate":
                seats, done = (
                    (seats[0], seats[2], seats[1], seats[3]),
                    TableResult((1, 2, 1, 2), (7, 3, 7, 3), (0, 1, 0, 1)),
                )
            result = done if number < rounds or over else None
            board = number if listed.form == "duplicate" else 0
            pairings.append(Pairing(number, place + 1, seats, board, 10 * number + place, result))
    return replace(listed, status="playing", round=rounds, due=NOW + 600, entrants=entrants, pairings=tuple(pairings))


def _reader(locale: str, pictured: bool) -> ServerReader:
    return ServerReader(lambda game: CATALOGS.words(locale, game), People(), pictured=pictured)


def _board(shown: TournamentContent, locale: str, pictured: bool) -> MessageView:
    page = TournamentPage(shown, _reader(locale, pictured))
    view = page.view()
    return page.view(images(view.sketches)) if view.sketches else view


def _rules(shown: TournamentContent, locale: str, pictured: bool) -> MessageView:
    return TournamentPage(shown, _reader(locale, pictured)).more(organises=True, plain=not pictured)
