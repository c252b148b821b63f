"""Club evenings of four users and more, played to the end by users who press only buttons of their screens.

In each the bot is restarted, a user leaves, a user comes late, and the organiser pauses.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.config import Settings
from bot.sandbox import RenderedMessage, Sandbox, SimulatedUser
from bot.tables import Tournament
from cogs.traveller.messages import TABLES
from tests.e2e.conftest import StartBot
from tests.e2e.evening import enabled, verb
from tests.e2e.tournament import NAME, PATIENCE, ByClicks, acts, all_of, is_over, people_of
from tests.masters import by_rule

ROUNDS = 3
SIZES = (4, 5, 6, 7, 8, 13, 40)
SANDBOX = {"answer_seconds": PATIENCE}
"""Wait longer for answers than Discord: forty users press on a machine of the tests."""
SHORT: Mapping[str, Mapping[str, Any]] = {"bieten": {"target": 5}, "bid_whist": {}, "betel": {"target": 1}}
"""The options with which a game of each kind is over soon."""


@dataclass(frozen=True)
class Kind:
    """One way of playing an evening."""

    game: str
    people: int
    engine: str = "sqlite"
    locale: str = "en-US"
    words: bool = False
    options: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        usual = Kind(self.game, self.people)
        how = [each for each, other in ((self.engine, usual.engine), (self.locale, usual.locale)) if each != other]
        return "-".join(
            [self.game, str(self.people), *how, *["words"] * self.words, *map(str, self.options.values())]
        )

    @property
    def knockout(self) -> bool:
        """Whether losers are out, and latecomers too."""
        return self.options.get("form") == "knockout"


CHEAP = [Kind("bieten", 4), Kind("bid_whist", 5)]
KINDS = [
    *(Kind(game, people) for game in SHORT for people in SIZES),
    Kind("bieten", 5, "postgres"),
    Kind("bid_whist", 6, "postgres"),
    Kind("betel", 5, "postgres"),
    Kind("bieten", 6, locale="de"),
    Kind("bid_whist", 7, locale="de"),
    Kind("betel", 7, locale="de"),
    Kind("bieten", 7, words=True),
    Kind("bid_whist", 6, words=True),
    Kind("betel", 6, words=True),
    Kind("bieten", 8, options={"form": "swiss"}),
    Kind("betel", 13, options={"form": "swiss"}),
    Kind("bieten", 5, options={"masters": True}),
    Kind("bid_whist", 8, options={"form": "knockout"}),
]
LONG = 1800
"""Seconds for forty users on a machine that does other things, too."""
MARKED = [
    pytest.param(
        kind, id=str(kind), marks=() if kind in CHEAP else (pytest.mark.exhaustive, pytest.mark.timeout(LONG))
    )
    for kind in KINDS
]


@pytest.fixture
def place(request: pytest.FixtureRequest, kind: Kind) -> Iterator[str | None]:
    """Provide the address of a database on a server; None: a file."""
    if kind.engine != "postgres":
        yield None
        return
    databases = request.getfixturevalue("databases")
    name = databases.take()
    yield databases.address(name)
    databases.give_back(name)


@pytest.fixture
def bot_settings(tmp_path: Path, kind: Kind, place: str | None) -> Settings:
    """Provide the settings that a kind of evening is played with."""
    chosen = {"BOT_DATABASE": place} if place else {}
    return Settings(
        _env_file=None,
        data_dir=tmp_path,
        computer_pause=0,
        edit_interval=0 if kind.people < 13 else 1.0,
        card_emojis=False,
        pictures=kind.words,
        workers=0,
        **chosen,
    )


@pytest.mark.parametrize("kind", MARKED)
async def test_an_evening_by_clicks(
    kind: Kind, sandbox: Sandbox, start_bot: StartBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.players.worker_pool.master", by_rule)
    with capture_logs() as logs:
        async with people_of(sandbox, kind.people + 1, seed=kind.people) as here:
            over = await play(here, kind, start_bot)
            if kind.words:
                assert not any(seen.raw.get("attachments") for each in here.everyone for seen in all_of(each))
    assert [entry for entry in logs if entry["log_level"] in {"error", "critical", "warning"}] == []
    check_fair(over, kind)


async def play(here: ByClicks, kind: Kind, start_bot: StartBot) -> Tournament:
    """Play an evening; return the tournament as it is at its end."""
    bot = await start_bot()
    *early, late = here.people
    leaver = early[-1]
    await here.host.profile(locale=kind.locale)
    rounds = {} if kind.knockout else {"rounds": ROUNDS}
    opened = await here.host.slash("evening open", game=kind.game, **rounds, **SHORT[kind.game], **kind.options)
    assert opened.message is not None
    if kind.words:
        await choose_words(here)
    for person in early[1:]:
        await here.press(person, "join")
    more = (await here.press(early[1], "more")).message
    assert more is not None
    form = await early[1].click(more, acts(more)["word"])
    await early[1].submit(form, {"word": "moon"})
    await here.shows(lambda seen: "“moon”" in seen.text or "„moon“" in seen.text)
    await here.press(here.host, "start")

    # Round 1: a user comes late, who plays from the next round on.
    shown = await here.shows(lambda seen: here.round_of(seen) == 1)
    check_shown(shown, early)
    if not kind.knockout:
        await here.press(late, "join")
        check_shown(await here.shows(lambda seen: late.name in NAME.findall(seen.marked)), here.people)
    async with here.playing(*early):
        shown = await here.shows(lambda seen: here.round_of(seen) == 2)
    check_shown(shown, here.people if not kind.knockout else early)

    if kind == Kind("bid_whist", 5):
        first = next(seen.text for seen in here.onlooker.messages() if "Round 1 of 3 is over" in seen.text)
        assert re.search(r"^\*\*3\.\*\* [\w &]+ · –$", first, re.MULTILINE), "a pair that sat out has no percent"
        assert "computer player **" in first, "the latecomer has not played yet"

    # Round 2: the organiser pauses, a user leaves, and the bot restarts in the middle.
    await here.press(here.host, "pause")
    await here.shows(lambda seen: "on" in acts(seen))
    await here.press(leaver, "leave")
    stay = [person for person in here.people if person is not leaver]
    begun = here.pressed.total()
    async with here.playing(*stay):
        await here.moved(begun + 5)
        async with here.hands_off():
            bot = await start_bot()
        shown = await here.shows(all_have_played)
        assert here.round_of(shown) == 2, "no round begins while the tournament pauses"
        await here.press(here.host, "on")
        if not kind.knockout or kind.people > 8:
            shown = await here.shows(lambda seen: here.round_of(seen) == 3)
            check_shown(shown, stay)
        await here.shows(is_over)
    service = bot.tree.context.service
    await service.tournaments.masters.finish()
    over = await service.tournaments.get(1)
    assert over.status == "over"
    await check_end(here, await here.shows(lambda seen: is_over(seen) and shows_masters(seen, over)), over)
    return over


async def choose_words(here: ByClicks) -> None:
    """Have every user choose words instead of images, and the server too."""
    page = (await here.host.slash("settings")).message
    assert page is not None
    for button in ("@guildtables", "@hidepictures"):
        page = (await here.host.click(page, f"t1:0:0:{button}")).message
        assert page is not None
    for person in (*here.people, here.onlooker):
        page = (await person.slash("preferences")).message
        assert page is not None
        await person.submit(await person.click(page, "t1:0:0:@mine"), {"cards": ["text"]})


def shows_masters(board: RenderedMessage, over: Tournament) -> bool:
    """Return whether the last message of a tournament compares with all that masters have played."""
    last = [each for each in over.masters if each.board == over.round]
    return not last or len(re.findall(r"^[^*]*\d: .*\*\*.*\*\*", board.text, re.MULTILINE)) > 0


def tables_of(board: RenderedMessage) -> list[str]:
    """Return the lines of the tournament's message with the tables of the round."""
    lines = board.marked.split("\n")[2:]
    return [line for line in lines if re.match(r"(✓ )?[^\W\d]+ \d+", line)]


def all_have_played(board: RenderedMessage) -> bool:
    """Return whether every table of the round is ticked off."""
    return bool(tables_of(board)) and all(line.startswith("✓") for line in tables_of(board))


def check_shown(board: RenderedMessage, people: list[SimulatedUser]) -> None:
    """Check that every user reads where they are in this round: at one table, or that they sit out or play later."""
    above = board.marked.split("\n**1.**")[0]
    lines = [line for line in above.split("\n")[2:] if NAME.search(line)]
    named = Counter(name for line in lines for name in NAME.findall(line) if "BIE-" not in line)
    missing = [person.name for person in people if not named[person.name]]
    assert missing == [], board.text


async def check_end(here: ByClicks, end: RenderedMessage, over: Tournament) -> None:
    """Check what every user can read at the end."""
    people = {person.name: over.for_user(int(person.id)) for person in here.people}
    score = naive_percent if over.in_pairs else naive_share
    answer = await here.press(here.onlooker, "standings")
    assert answer.message is not None
    assert answer.message.ephemeral
    for line in answer.message.marked.split("\n") if over.form != "knockout" else ():
        found = re.match(r"\*\*\d+\.\*\* .*? · (?:[^:·]+: )?(–|\d+\.\d+)", line)
        for name in NAME.findall(line) if found else ():
            entrant = people.pop(name)
            assert entrant is not None
            assert found is not None
            assert found[1] == score(over, entrant.pair), line
    assert over.form == "knockout" or people == {}, "everybody stands somewhere"
    await here.onlooker.wait_for(
        lambda: not [m for m in here.onlooker.messages() if any(verb(each) == "!here" for each in enabled(m))],
        PATIENCE,
    )  # no user is asked back to a table whose game is over
    for board in range(over.round if "boards" in acts(end) else 0, 0, -1):
        shown = answer.message if board < over.round else (await here.press(here.onlooker, "boards")).message
        assert shown is not None
        tables = min(TABLES, len(over.pairings_in(board)))
        assert len(re.findall(r"^\*\*\w+ \d+\*\* · ", shown.text, re.MULTILINE)) == tables
        replay = next(each for each in enabled(shown) if not verb(each).startswith("@boards."))
        opened = (await here.onlooker.click(shown, replay.custom_id or "")).message
        assert opened is not None
        assert opened.ephemeral
        if board > 1:
            earlier = next(each for each in enabled(shown) if verb(each) == f"@boards.1.{board - 1}.0")
            answer = await here.onlooker.click(shown, earlier.custom_id or "")
            assert answer.message is not None


def naive_share(over: Tournament, number: int) -> str:
    """Return the share of opponents that a player has beaten, as the standings write it."""
    total = Fraction()
    for pairing in over.pairings:
        if number in pairing.entrants and pairing.result and pairing.result.counts:
            seat = pairing.entrants.index(number)
            if seat not in pairing.result.apart:
                own, points = pairing.result.places[seat], list(pairing.result.places)
                others = [(own, each) for place, each in enumerate(points) if place != seat]
                if over.shares_boards:
                    mine = pairing.result.points[seat]
                    fields = [each.result.points for each in over.masters if each.board == pairing.board]
                    fields += [
                        each.result.points
                        for each in over.pairings
                        if each.result and each is not pairing and each.board == pairing.board
                    ]
                    others += [(each[seat], mine) for each in fields if len(each) == len(points)]
                total += sum(Fraction((mine < his) * 2 + (mine == his), 2) for mine, his in others) / len(others)
    for round_ in range(1, over.round + 1):
        entrant = over.entrant(number)
        sits = any(number in pairing.entrants for pairing in over.pairings_in(round_))
        if entrant is not None and round_ in entrant.sat_out and not sits:
            total += Fraction(1, 2)
    return f"{float(total):.2f}".removesuffix("0")


def naive_percent(over: Tournament, pair: int) -> str:
    """Return the matchpoints of a pair in percent, as the standings write it."""
    won = most = 0
    for pairing in over.pairings:
        for side in (0, 1):
            numbers = [number for number in pairing.entrants[side::2] if number]
            result, entrant = pairing.result, over.entrant(numbers[0])
            if result is None or entrant is None or entrant.pair != pair or {side, side + 2} <= {*result.apart}:
                continue

            def margin(points: tuple[int, ...], side: int = side) -> int:
                return points[side] - points[1 - side]

            others = [each.result for each in over.masters if each.board == pairing.board]
            others += [
                each.result
                for each in over.pairings
                if each.result and each is not pairing and each.board == pairing.board
            ]
            own = margin(result.points)
            won += sum(2 * (margin(each.points) < own) + (margin(each.points) == own) for each in others)
            most += 2 * len(others)
    return f"{100 * won / most:.1f}" if most else "–"


def check_fair(over: Tournament, kind: Kind) -> None:
    """Check that every table counts, and that all who were there all the time had equal chances."""
    assert all(pairing.result and pairing.result.counts for pairing in over.pairings)
    if kind.knockout:
        return
    assert over.round == ROUNDS
    there = [each.number for each in over.entrants if each.here and each.since == 1]
    played = Counter(number for pairing in over.pairings for number in pairing.entrants)
    assert max(played[each] for each in there) - min(played[each] for each in there) <= 1, played
    for pairing in over.pairings:
        apart = pairing.result.apart if pairing.result else ()
        for seat, number in enumerate(pairing.entrants):
            entrant = over.entrant(number)
            if entrant is not None and entrant.here and entrant.since <= pairing.round:
                assert seat not in apart, "users who are there play themselves"
