"""Boards that several tables play: until all have, others can read whom a table waits for, and nothing else.

Who reads results, ratings, logs or a game that is on is listed here, with what keeps a board secret there.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import partial
from itertools import count, pairwise
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest

from bot.tables import TableService
from bot.ui.layout import ServerReader
from cogs.tournament.messages import TournamentContent, TournamentPage
from tests import strict_simcord
from tests.tables.club import a_move
from tests.tables.evenings import in_round, play_at, playing, reached
from tests.ui.club import Club, components, ids, reply, text_of
from tests.ui.test_evening import upkeep_of
from tests.ui.test_tournaments import boards, comes, evening, opened, service_of

NAMES = ["Anna", "Ben", "Cilli", "Dora", "Emil", "Frieda", "Gert", "Hanna"]
BOT = Path(__file__).parent.parent.parent / "bot"
Lists = Mapping[str, frozenset[str]]


def lists(text: str) -> Lists:
    """Return the names below each heading; names are indented."""
    parts = re.split(r"^(\S.*)\n", text.strip(), flags=re.MULTILINE)[1:]
    return {heading: frozenset(names.split()) for heading, names in zip(parts[::2], parts[1::2], strict=True)}


KEPT = re.compile(
    r"\b(?:FROM|JOIN) (?:results|totals|ratings|tallies|season_standings|log|games|coached|protests|daily_tries"
    r"|tournament_masters|tournament_pairings)\b"
)
"""SQL that reads what a finished game has brought, or its lines."""
LEFT_OUT = re.compile(r"\bsealed = [01]\b")

STORAGE = lists("""
leaves sealed boards out
    digests.games digests.losses digests.played games.finished personal_data.games_of ratings.history
    ratings.in_season results.games_of results.points_of results.standings seasons.close shared_seeds.open_board
    stat_counters.sums
returns no result
    daily.add_try_tombstones daily.days_of daily.invalidate game_reviews.unfinished games.begun games.levels
    games.oldest_message games.place_of personal_data.last_game ratings.outdated results.concerns
    results.games_finished results.rules_played seasons._player seasons.is_complete seed_commitments.unopened
    shared_seeds.for_game standing_totals.people standing_totals.summed stat_counters.are_missing
    stat_counters.next_game stat_counters.recount
works out what others show
    ratings._finished ratings.clear ratings.finished_in ratings.newest results.rebuild_totals seasons._rate
    seasons.complete standing_totals.rebuild_totals stat_counters.save
deletes
    deletion._bury deletion._drop_game deletion._end_guild deletion._rename deletion._stone deletion.drop_table
    deletion.open_tables_of deletion.tables_of
counts the games of a person
    games.finished_by
is called only by those listed below
    daily._tries digests.players event_log.dealt_again event_log.lines event_log.undos game_reviews.find games.past
    protests.for_game results.for_game tournaments.masters tournaments.pairings
""")
"""The functions of `bot.storage` that read what a finished game has brought."""

CALLERS = lists("""
returns a record only after `games.finished`
    tables/history/archive.py:_dropped tables/history/archive.py:record_in
takes the games from `digests.games`
    tables/history/digest.py:DigestService._best
returns what was thought of a record
    tables/history/reviews.py:ReviewService.more tables/history/reviews.py:ReviewService.review
    tables/history/reviews.py:ReviewService.start
refuses who doesn't sit there: `protest_sealed`
    tables/game/protests.py:ProtestService.case
writes
    tables/game/protests.py:ProtestService.make tables/history/stat_backfill.py:StatBackfill._count
    tables/persistence/table_mapper.py:_end_early tables/persistence/table_mapper.py:_finish
loads a table, whose `Round.sealed` the messages heed
    tables/persistence/table_mapper.py:OF_GAME tables/persistence/table_mapper.py:OF_TABLE
    tables/persistence/table_mapper.py:read tables/persistence/table_store.py:TableStore.deals_of
    tables/persistence/table_store.py:TableStore.state_at
shows ranks to those who have played the deal
    tables/daily/service.py:DailyDealService._deal tables/daily/service.py:DailyDealService._own
loads an evening, whose page hides the points of a round that is on
    tables/tournaments/tournament_mapper.py:read
""")
"""Who calls the last of those, outside of `bot.storage`."""

LIVE = frozenset(
    {
        *("clocks", "deals", "ended", "may_take_back", "past"),
        *("public_panel", "recent", "scene", "slate_of", "table_panel"),
    }
)
"""Names of what reveals moves or results, of a game, a table or a record."""
SURFACES = lists("""
shows nothing of a game where its board is sealed
    claim/messages.py:granted layout/game.py:GameMessage.__init__ layout/game.py:GameMessage._below
    layout/game.py:GameMessage._finished layout/game.py:GameMessage._middle layout/game.py:GameMessage._scores
    layout/game.py:GameMessage._trick layout/hand.py:HandBuilder._over_row layout/requests.py:request_line
    layout/results.py:result layout/results.py:without_result layout/table_picture.py:table_picture
    undo/messages.py:menu
asks `Round.sealed`
    layout/mention_messages.py:ping live/table_messages.py:_counted presence/messages.py:lines
    presence/messages.py:own_clock
shows what `Table.redacted_for` leaves
    slate/messages.py:_last_deal slate/messages.py:slate_page
is not in the menu of a sealed board
    layout/table_menu.py:_calls slate/messages.py:menu
is for the player alone
    layout/hand.py:HandBuilder.__init__ layout/hand.py:HandBuilder._events layout/hand.py:HandBuilder._lines
    layout/hand.py:HandBuilder._piles layout/hand.py:HandBuilder._ending_before layout/hand.py:HandBuilder._share
    slate/messages.py:hand_menu undo/messages.py:hand_menu
shows records of a board that `board_results` returns
    traveller/cog.py:Traveller._row traveller/messages.py:TravellerPage._turning
shows a record
    coach/messages.py:CoachPage._deal_options coach/messages.py:CoachPage._table coach/messages.py:CoachPage.deal
    protest/messages.py:_seen replay/messages.py:ReplayPage._panel replay/messages.py:ReplayPage._sketch
    replay/messages.py:ReplayPage._ways replay/messages.py:ReplayPage.draw
is called only by functions that are listed here
    layout/public_panel.py:public_panel
shows no game of a table
    daily/cog.py:Daily._deals layout/player_names.py:_people_of layout/player_names.py:named_at
    live/role_mentions.py:needs_players live/table_messages.py:TableMessages.shown_deal
""")
"""The functions of `bot.ui` and `cogs` that read these names, and how they keep a board secret."""


def functions(path: Path) -> Iterator[tuple[str, ast.AST]]:
    """Yield the functions of a file and its constants, with their names."""

    def walk(node: ast.AST, before: str) -> Iterator[tuple[str, ast.AST]]:
        for each in ast.iter_child_nodes(node):
            if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef):
                yield before + each.name, each
            elif isinstance(each, ast.ClassDef):
                yield from walk(each, f"{before}{each.name}.")
            elif isinstance(each, ast.Assign | ast.AnnAssign):
                target = each.targets[0] if isinstance(each, ast.Assign) else each.target
                if isinstance(target, ast.Name):
                    yield before + target.id, each

    yield from walk(ast.parse(path.read_text(encoding="utf-8")), "")


def statements() -> dict[str, str]:
    """Return the SQL of every function of `bot.storage`, the constants that it names included."""
    found = {
        (path.stem, name): node for path in sorted((BOT / "storage").glob("*.py")) for name, node in functions(path)
    }
    constants = defaultdict[str, str](str)

    def text(node: ast.AST) -> str:
        parts = (
            each.value if isinstance(each, ast.Constant) and isinstance(each.value, str)
            else constants[each.id] if isinstance(each, ast.Name)
            else ""
            for each in ast.walk(node)
        )  # fmt: skip
        return " ".join(parts)

    for _ in range(3):  # constants of constants
        for (_, name), node in found.items():
            if isinstance(node, ast.Assign):
                constants[name] = text(node)
    sql = dict[str, str]()
    for (module, name), node in found.items():
        if isinstance(node, ast.FunctionDef):
            body = [
                each
                for each in node.body
                if not (isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant))
            ]
            sql[f"{module}.{name}"] = " ".join(map(text, body))
    return sql


def listed(lists: Lists) -> set[str]:
    """Return all names of a list; none stands there twice."""
    names = [name for each in lists.values() for name in each]
    assert len(names) == len(set(names))
    return set(names)


def test_every_function_that_reads_what_a_game_has_brought_is_listed() -> None:
    found = statements()
    assert {name for name, sql in found.items() if KEPT.search(sql)} == listed(STORAGE)
    assert [name for name in STORAGE["leaves sealed boards out"] if not LEFT_OUT.search(found[name])] == []


def test_every_call_of_a_function_that_leaves_no_board_out_is_listed() -> None:
    names = STORAGE["is called only by those listed below"] - {"daily._tries"} | {
        "daily.for_deal",
        "daily.for_person",
    }
    found = set[str]()
    for path in sorted(BOT.rglob("*.py")):
        if path.parent == BOT / "storage":
            continue
        for name, node in functions(path):
            for each in ast.walk(node):
                if isinstance(each, ast.Attribute) and ast.unparse(each) in names:
                    found.add(f"{path.relative_to(BOT)}:{name}")
    assert found == listed(CALLERS)


def test_every_function_that_draws_moves_or_results_is_listed() -> None:
    found = set[str]()
    for path in [*(BOT / "ui").rglob("*.py"), *(BOT.parent / "cogs").rglob("*.py")]:
        if path.parent.name == "discord":
            continue  # It knows no tables.
        for name, node in functions(path):
            read = {each.attr for each in ast.walk(node) if isinstance(each, ast.Attribute)}
            read |= {each.id for each in ast.walk(node) if isinstance(each, ast.Name)} & {"public_panel", "slate_of"}
            if read & LIVE:
                found.add(f"{path.parent.name}/{path.name}:{name}")
    assert found == listed(SURFACES)


async def begun(here: Club, *, rounds: int = 1) -> tuple[list[Any], TableService, int, int]:
    """Begin an evening of some boards for eight users; return them, the service and both tables."""
    people = await opened(here, *NAMES, game="bid_whist", rounds=rounds)
    await people[0].click(evening(here), label="Start")
    service = service_of(here)
    first = await reached(service, 1, in_round(1))
    for pairing in first.tables:
        await playing(service, pairing)
    one, other = (pairing.table or 0 for pairing in first.tables)
    await comes(here, lambda: all(panels(here, table) for table in (one, other)))
    return people, service, one, other


def panels(here: Club, table: int) -> list[Any]:
    """Return the public messages of a table, the newest first."""
    sent = [*boards(here), *reversed(here.channel.history())]
    return [m for m in sent if f"table {table} · Tournament" in text_of(m)]


def pings(here: Club) -> list[Any]:
    """Return the messages that mention a user."""
    return [m for m in [*boards(here), *here.channel.history()] if "<@" in m.content]


def nameless(text: str) -> str:
    """Return a text without the names of users, their mentions and links."""
    text = re.sub(r"<@\d+>|" + "|".join(NAMES), "X", re.sub(r" https://\S+", "", text))
    return re.sub(r"X((?:,| &| and)? X)+", "X", text)


def sent(here: Club, message: Any) -> list[object]:
    """Return what every edit of a message with the bot's own token has sent."""
    return [r.json for r in here.env.http_requests if r.method == "PATCH" and str(r.path).endswith(f"/{message.id}")]


@pytest.mark.punctual  # it counts edits, and a bot that is late leaves out states in between
async def test_all_can_read_whom_a_table_waits_for_and_nothing_else(club) -> None:
    async with club(mention_after=0) as here:
        _, service, one, _ = await begun(here)
        [panel] = panels(here, one)
        rng, texts, marks, calls = Random(1), set[str](), set[str](), set[str]()
        asked_back = False
        while (now := await service.table(one)).status == "playing":
            texts.add(nameless(text_of(panel)))
            marks.update(ids(panel))
            calls.update(nameless(text_of(m)) for m in pings(here) if "round" not in m.content)
            move = await a_move(service, now, rng)
            await service.act(one, *move, now.revision)
            if not asked_back and now.revision > 8:
                asked_back = True
                await service.take_backs.ask(one, move[0])
                await here.env.settle()
                calls.update(nameless(text_of(m)) for m in pings(here) if "round" not in m.content)
                texts.add(nameless(text_of(panel)))
                await service.consents.refuse(
                    one, next(s.user for s in now.seats if s.user not in {None, move[0]}), "take_back"
                )
            await here.env.settle()
            [panel] = panels(here, one)
        [text] = texts
        assert "**Waiting for X.**\nAll tables of this tournament play these cards" in text
        assert marks == {f"t1:{one}:0:!{verb}" for verb in ("hand", "more")}, "no revision counts the moves"
        assert calls == {
            "X, it's your turn.\n**Waiting for X.**",
            "X, the table has a question for you.\n**Waiting for X.**",
        }
        assert asked_back
        assert not list(strict_simcord.media_of(components(panel))), "no picture, so no text for one"
        edits = sent(here, panel)
        assert len(edits) > 20
        assert all(before != after for before, after in pairwise(edits)), "no edit shows the same"


async def test_a_stop_is_shown_though_nothing_else_changes_and_goes_with_the_next_move(club, make_bot) -> None:
    async with club() as here:
        _, service, one, _ = await begun(here)
        await upkeep_of(here.bot).board.show_restart_notice(await service.table(one))
        [panel] = panels(here, one)
        assert "back in a moment" in text_of(panel)
        await here.restart(make_bot())
        service, rng = service_of(here), Random(1)
        for _ in range(3):
            now = await service.table(one)
            move = await a_move(service, now, rng)
            await service.act(one, *move, now.revision)
        await here.env.settle()
        [panel] = panels(here, one)
        assert "back in a moment" not in text_of(panel)


async def test_the_time_for_a_move_is_in_the_hand_of_the_player_alone(club) -> None:
    async with club() as here:
        guild = here.guild.id
        await service_of(here).settings.change_guild(guild, turn_time=600)
        people, service, one, _ = await begun(here)
        game = (await service.table(one)).current_game
        assert game is not None
        [clock] = game.clocks
        player = next(person for person in people if person.id == clock.user)
        [panel] = panels(here, one)
        assert "<t:" not in text_of(panel)
        hand = (await player.click(panel, label="My hand")).response
        assert f"<t:{clock.due}:R>" in text_of(hand)


COMMANDS: dict[str, tuple[str, dict[str, object]]] = {
    **{
        f"leaderboard by {by}, season {season}": ("leaderboard", {"game": "bid_whist", "by": by, "season": season})
        for by in ("wins", "points", "losses", "games", "rating")
        for season in ("Winter", "*")
    },
    "leaderboard of all games": ("leaderboard", {"season": "*"}),
    "leaderboard of a season": ("leaderboard", {"season": "Winter"}),
    "seasons": ("season list", {}),
    "about": ("about", {}),
}
HIDDEN = {
    "slate": "only your hand shows them",
    "traveller": "No board of this tournament is open yet",
    "stats": "has not finished a game here yet",
    **dict.fromkeys(("replay", "verify", "coach"), "There is no finished game number"),
    **dict.fromkeys([name for name in COMMANDS if "leaderboard" in name], "No game counts here yet"),
}
"""What is answered as long as others play the same cards."""


async def answers(here: Club, beside: Any, player: Any, table: int, game: int) -> dict[str, str]:
    """Return what users read who ask about the game of others, by command."""
    asks = COMMANDS | {
        "stats": ("stats", {"player": player.user}),
        **{name: (name, {"number": game}) for name in ("replay", "verify", "coach")},
    }
    found = {"slate": reply(await beside.slash(here.channel, "slate", table=table))}
    found["traveller"] = reply(await beside.click(await forged(here), label="Boards"))
    for name, (command, options) in asks.items():
        found[name] = reply(await here.person(f"Reader{next(COUNT)}").slash(here.channel, command, **options))
    return found


async def forged(here: Club, board: int = 1) -> discord.Message:
    """Post a button of the traveller that the bot does not show yet."""
    view = discord.ui.LayoutView(timeout=None)
    row = discord.ui.ActionRow[discord.ui.LayoutView]()
    row.add_item(discord.ui.Button[discord.ui.LayoutView](label="Boards", custom_id=f"t1:0:0:@boards.1.{board}.0"))
    view.add_item(row)
    view.stop()
    channel = here.bot.get_channel(here.channel.id)
    assert isinstance(channel, discord.TextChannel)
    return await channel.send(view=view)


COUNT = count()


async def test_what_one_table_has_made_of_a_board_others_read_when_they_have_played_it(club) -> None:
    async with club() as here:
        people, service, one, other = await begun(here)
        seasons = service.statistics.seasons
        winter = await seasons.start(here.guild.id, "Winter", manager=1)
        await play_at(service, one, Random(1))
        await reached(service, 1, lambda now: any(pairing.result for pairing in now.tables))
        await comes(here, lambda: "✓" in text_of(evening(here)))
        await here.env.settle()
        before = len(sent(here, evening(here)))
        await service.tournaments.masters.finish()
        await here.env.settle()
        [masters] = (await service.tournaments.get(1)).masters
        assert len(sent(here, evening(here))) == before, "when masters have played it, nobody can see"
        there = {seat.user for seat in (await service.table(one)).seats}
        player = next(person for person in people if person.id in there)
        beside = next(person for person in people if person.id not in there)
        number = (await service.table(one)).past[-1].number

        async def secret() -> None:
            """Assert that what others read is what they read before the game."""
            found = await answers(here, beside, player, masters.table, masters.result.game or 0)
            assert [name for name, text in HIDDEN.items() if text not in found[name]] == []
            found = await answers(here, beside, player, one, number)
            assert [name for name, text in HIDDEN.items() if text not in found[name]] == []
            assert not [name for name in found if re.search("|".join(NAMES), found[name]) and name != "stats"]

        await secret()
        await seasons.close(here.guild.id, winter.id, manager=1)
        await secret()
        await play_at(service, other, Random(2))
        await reached(service, 1, lambda now: now.status == "over")
        await comes(here, lambda: "the masters" in text_of(evening(here)))
        found = await answers(here, beside, player, masters.table, masters.result.game or 0)
        assert {name for name, text in HIDDEN.items() if text in found[name]} == set()
        found = await answers(here, beside, player, one, number)
        assert {name for name, text in HIDDEN.items() if text in found[name]} == set()
        assert player.display_name in found["leaderboard by rating, season Winter"]
        assert beside.display_name not in found["leaderboard by rating, season Winter"]
        assert beside.display_name in found["leaderboard by rating, season *"]
        refused = {str(getattr(error, "original", error)) for error in here.env.errors}
        assert refused == {"no_record", "not_your_game"}
        here.env.errors.clear()


async def test_in_a_later_round_all_that_can_be_read_is_as_it_was_before_it(club) -> None:
    async with club() as here:
        _, service, one, other = await begun(here, rounds=2)
        await service.statistics.seasons.start(here.guild.id, "Winter", manager=1, best_evenings=1)
        for table in (one, other):
            await play_at(service, table, Random(table))
        second = await reached(service, 1, in_round(2))
        await service.tournaments.masters.finish()
        await comes(here, lambda: "the masters" in text_of(evening(here)))
        before = await readings(here)
        await playing(service, second.tables[0])
        await play_at(service, second.tables[0].table or 0, Random(3))
        await reached(service, 1, lambda now: any(pairing.result for pairing in now.tables))
        await service.tournaments.masters.finish()
        assert [each.board for each in (await service.tournaments.get(1)).masters] == [1, 2]
        await comes(here, lambda: "✓" in text_of(evening(here)))
        assert await readings(here) == before
        here.env.errors.clear()


async def readings(here: Club) -> list[str]:
    """Return what a user reads of a tournament in its second round: words, and the data of the images."""
    reader, tournament = here.person(f"Reader{next(COUNT)}"), await service_of(here).tournaments.get(1)
    words = partial(here.bot.tree.context.catalogs.words, "en")
    server = ServerReader(words, here.bot.tree.context.people, pictured=True)
    page = TournamentPage(TournamentContent(tournament), server)
    board = text_of((await reader.click(evening(here), label="Boards")).response)
    sealed = reply(await reader.click(await forged(here, 2), label="Boards"))
    league = reply(await reader.slash(here.channel, "season league"))
    assert "Board 1 · tournament 1" in board
    assert "No board of this tournament is open yet" in sealed
    assert "No tournament has ended in this season yet" in league
    message = text_of(evening(here))
    assert "Round 2 of 2" in message
    return [
        text_of((await reader.click(evening(here), label="Standings")).response),
        str(page.meetings_sketch()),
        str(page.view().sketches),
        re.sub("✓ ", "", message),
        board,
        league,
    ]
