"""Tournaments: an evening of many tables at which everybody is seated round after round.

One lock a tournament; whatever happens is on disk before it is told. The rows are the truth: nothing is kept in
memory between two changes, so that a restart in mid-evening finds everything where it was. What has to follow from
what there is (tables to open, results to enter, a round to make) is done by `_go_on`, which can be broken off at any
place and begun anew.
"""

import asyncio
from collections.abc import Awaitable, Callable, Generator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Literal
from weakref import WeakValueDictionary

import structlog
from structlog.contextvars import bound_contextvars

from bot.errors import Conflict, NotFound, PermissionDenied, UserError
from bot.rules.game import AnyGame
from bot.rules.options import Values
from bot.rules.record import FindGame
from bot.scheduler import Scheduler
from bot.storage import FAILURES, Connection, Database, Form, Guard, ShardFilter, blocks, tournaments
from bot.tables.copies import replace
from bot.tables.game_seed import SharedBoard, SharedSeed
from bot.tables.house_rules import HouseRulesService
from bot.tables.models import TableChanged
from bot.tables.persistence import SharedSeedService
from bot.tables.shutdown_gate import ShutdownGate
from bot.tables.tournaments import registration, round_planning, tournament_mapper
from bot.tables.tournaments.fixtures import TournamentTables
from bot.tables.tournaments.models import FOUR, Pairing, TableResult, Tournament
from bot.tables.tournaments.results import result_of

SWEEP = 20
"""Seconds that people have for a move once the time of the round is over."""
GRACE = 120
"""Seconds that a round has at least after a start of the bot."""
SOON = 300
"""Seconds before the end of a round at which people are told, or a fifth of its time if that is shorter."""
MOST_ROUNDS, MOST_MINUTES = 30, 240
MOST_OPEN = 5
"""So many tournaments of a guild may be open or played at once."""
LIST_OPEN = 24 * 3600
"""So many seconds a list stays open that nobody starts."""
JOB = "tournaments"
RETRY = (5.0,)
"""Seconds until the next look after one that failed."""
RETRY_ONE = (5.0, 10.0, 20.0, 40.0, 80.0, 160.0, 300.0)
"""Seconds until the next try of what follows for one tournament, after the first, second, … failure."""

News = Literal["changed", "round", "soon", "over"]
Step = Callable[[Tournament], Awaitable[Tournament]]

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class TournamentEvent:
    """Something has happened in a tournament.

    Args:
        tournament: as it is now.
        what: something has changed; a round has begun; its time is nearly over; all rounds are over.
    """

    tournament: Tournament
    what: News = "changed"


TournamentListener = Callable[[TournamentEvent], Awaitable[None]]
Lodging = Callable[[Tournament, Pairing], Awaitable[int]]
"""Finds the channel for a table."""


class TournamentService:
    """All tournaments.

    Args:
        database: where they are kept.
        door: what every change passes.
        fixtures: opens the tables.
        seeds: the cards that all tables of a round play.
        house_rules: resolves options.
        find_game: how to find a game by its id.
        scheduler: tells the time, and runs what is due.
    """

    def __init__(
        self,
        database: Database,
        door: ShutdownGate,
        fixtures: TournamentTables,
        seeds: SharedSeedService,
        house_rules: HouseRulesService,
        find_game: FindGame,
        scheduler: Scheduler,
    ) -> None:
        self._database = database
        self._door = door
        self._fixtures = fixtures
        self._seeds = seeds
        self._house_rules = house_rules
        self._find_game = find_game
        self._scheduler = scheduler
        self._clock = scheduler.clock
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._listeners: list[TournamentListener] = []
        self._swept: dict[int, int] = {}
        self._set_back: list[int] = []
        """By how many seconds the clock was set back; no tournament has followed it yet."""
        self._late: list[tuple[int, int]] = []
        """Tournaments whose rounds are still to end earlier, and by how many seconds."""
        self._started = 0
        scheduler.on_step_back(self._clock_set_back)
        self.lodging: Lodging | None = None
        """Who finds a place for a table of its own; None: all are in the tournament's channel."""

    def subscribe(self, listener: TournamentListener) -> None:
        """Call a listener after every change is on disk; what it raises is logged."""
        self._listeners.append(listener)

    async def start(self) -> None:
        """Go on with what the last stop has broken off."""
        self._started = self._now()
        await self.adopt(self._database.owned)

    async def adopt(self, of: ShardFilter | None) -> None:
        """Go on with the evenings of some shards; None: with all."""
        for number in await self._database.read(lambda db: tournaments.playing(db, of)):
            with self._apart(number):
                await self._change(number, self._with_grace)
                self._spawn(number)
        self._watch()

    @contextmanager
    def _apart(self, number: int, failed: set[int] | None = None) -> Generator[None]:
        """Let one tournament that fails, or can't be read any more, keep nobody from the others.

        Args:
            number: which one.
            failed: where it is noted if it fails.

        Raises:
            StorageError, sqlite3.Error: the database has failed, which it will do for the others, too.
        """
        try:
            yield
        except FAILURES:
            raise
        except Exception as error:
            log.error("tournament_failed", tournament=number, error=type(error).__name__)  # noqa: TRY400  # may be about cards
            if failed is not None:
                failed.add(number)

    async def _with_grace(self, old: Tournament) -> Tournament:
        """Return a tournament with some time left at least: nobody loses it because the bot was down."""
        due = self._now() + GRACE
        return replace(old, due=due) if old.due is not None and old.due < due else old

    async def changed(self, change: TableChanged) -> None:
        """See to the tournament of a table whose game is over."""
        table, before = change.after, change.before
        left = before is not None and before.status != table.status
        over = left and table.status != "playing"  # one that is a lobby again was ended without a result
        if table.tournament is not None and over:
            self._spawn(table.tournament)

    # What people do

    async def open(
        self,
        *,
        guild: int,
        channel: int,
        host: int,
        game: str,
        options: Mapping[str, object],
        rounds: int,
        seats: int | None = None,
        minutes: int,
        form: Form | None = None,
    ) -> Tournament:
        """Open a tournament with its organiser on the list.

        Args:
            guild, channel: where.
            host: user id of the organiser.
            game: the game's id.
            options: by name, as for a table.
            rounds: how many; a knockout has as many as it takes.
            seats: how many should sit at a table; None: as many as the game is best played with.
            minutes: how long a round may take.
            form: None: pairs over the same boards where partners play, else everybody for themselves.

        Raises:
            FormError: `unknown_game`, `bad_options`.
            Conflict: `bad_rounds` (most), `bad_minutes` (most), `bad_form`, `bad_table_of` (low, high),
                `tournament_rising`, `too_many_tournaments` (limit, open).
        """
        found = self._find_game(game)
        values = await self._house_rules.resolve(found, guild, options)
        chosen = form or usual_form(found, values)
        if chosen not in forms(found, values):
            raise Conflict("bad_form")
        if chosen == "duplicate":
            values = found.options.alter(values, "deals", 1)
        if found.party(values):
            raise Conflict("tournament_rising")
        if not 1 <= rounds <= MOST_ROUNDS:
            raise Conflict("bad_rounds", most=MOST_ROUNDS)
        if not 1 <= minutes <= MOST_MINUTES:
            raise Conflict("bad_minutes", most=MOST_MINUTES)
        new = Tournament(
            0,
            guild,
            channel,
            host,
            found.id,
            values,
            chosen,
            rounds,
            _table_of(found, values, chosen, seats),
            minutes,
            opened_at=self._clock().isoformat(),
            oldest_message=self._fixtures.oldest_message(),
        )

        def write(db: Connection) -> Tournament:
            going = tournaments.of_guild(db, guild)
            if len(going) >= MOST_OPEN:
                where = ", ".join(f"{number} (<#{place}>)" for number, place in going.items())
                raise Conflict("too_many_tournaments", limit=MOST_OPEN, open=where)
            kept = replace(new, id=tournaments.insert(db, tournament_mapper.row_of(new, self._find_game)))
            with_host = registration.join(kept, host)
            tournament_mapper.keep(db, kept, with_host, self._find_game)
            return with_host

        opened = await self._door.write(write)
        if chosen == "duplicate":
            await self._seed(opened)
        self._watch()
        log.info("tournament_opened", tournament=opened.id, guild=guild, game=game, form=chosen)
        return opened

    async def join(self, number: int, user: int) -> Tournament:
        """Put somebody on the list, or let them come late.

        Raises as `registration.join`, and NotAllowed `cannot_sit_here`.
        """

        async def step(old: Tournament) -> Tournament:
            others = {each.user for each in old.people if each.user is not None} | {user}
            apart = await self._database.read(lambda db: blocks.among(db, others))
            if any(user in pair for pair in apart):
                raise PermissionDenied("cannot_sit_here")
            return registration.join(old, user)

        after = await self._change(number, step)
        table = next((each.table for each in after.tables if _sits(after, each, user) and not each.result), None)
        if table is not None and after.status == "playing":
            await self._fixtures.come_back(table, user)
        return after

    async def leave(self, number: int, user: int) -> Tournament:
        """Take somebody off the list; where they play a computer player sits in. Raises as `registration.leave`."""

        async def step(old: Tournament) -> Tournament:
            return registration.leave(old, user)

        after = await self._change(number, step)
        if after.status == "playing":
            for pairing in after.tables:
                if pairing.table is not None and not pairing.result and _sits(after, pairing, user):
                    await self._fixtures.sit_in(pairing.table, user=user)
            if not after.people:
                return await self.close(number, user, manages=True)
        return after

    async def pair_with(self, number: int, user: int, other: int) -> Tournament:
        """Say with whom somebody would like to play; raises as `registration.wish`."""

        async def step(old: Tournament) -> Tournament:
            return registration.wish(old, user, other)

        return await self._change(number, step)

    async def begin(self, number: int, user: int, *, manages: bool = False) -> Tournament:
        """Seat everybody for the first round.

        Raises:
            NotAllowed: `not_organiser`.
            Conflict: `tournament_begun`, `tournament_over`, `too_few` (have, need), `tournament_apart`: of two on the
                list one has blocked the other, and they can't be kept apart.
        """

        async def step(old: Tournament) -> Tournament:
            registration.check_goes_on(old)
            registration.check_may_run(old, user, manages=manages)
            if old.status != "open":
                raise Conflict("tournament_begun")
            game = self._find_game(old.game)
            here = replace(old, entrants=_numbered(old))
            need = round_planning.fewest(here, game)
            if len(here.people) < need:
                raise Conflict("too_few", have=len(here.people), need=need)
            ready = replace(registration.paired(here), status="playing")
            if ready.form == "knockout":
                ready = replace(ready, rounds=(len(ready.units) - 1).bit_length())
            begun = await self._next_round(ready)
            apart = await self._apart_in(ready)
            if round_planning.together(begun.tables, apart) or (
                apart and ready.in_pairs
            ):  # pairs meet sooner or later
                raise Conflict("tournament_apart")
            return begun

        after = await self._change(number, step, "round")
        self._watch()
        self._spawn(number)
        return after

    async def pause(self, number: int, user: int, *, manages: bool = False) -> Tournament:
        """Let no new round begin and no time run, nor anybody's time for a turn; the games that are on are played on.

        Raises NotAllowed `not_organiser`, Conflict `tournament_not_playing`, `tournament_paused`.
        """

        async def step(old: Tournament) -> Tournament:
            _check_playing(old)
            registration.check_may_run(old, user, manages=manages)
            if old.paused:
                raise Conflict("tournament_paused")
            left = max(0, (old.due or self._now()) - self._now())
            return replace(old, due=None, left=left)

        after = await self._change(number, step)
        self._spawn(number)
        return after

    async def go_on(self, number: int, user: int, *, manages: bool = False) -> Tournament:
        """End a pause.

        Raises NotAllowed `not_organiser`, Conflict `tournament_not_playing`, `tournament_not_paused`.
        """

        async def step(old: Tournament) -> Tournament:
            _check_playing(old)
            registration.check_may_run(old, user, manages=manages)
            if old.left is None:
                raise Conflict("tournament_not_paused")
            return replace(old, due=self._now() + old.left, left=None)

        after = await self._change(number, step)
        self._watch()
        self._spawn(number)
        return after

    async def close(self, number: int, user: int, *, manages: bool = False) -> Tournament:
        """End a tournament before its time: what was played counts, the games that are on are broken off.

        Raises NotAllowed `not_organiser`, Conflict `tournament_over`.
        """

        async def step(old: Tournament) -> Tournament:
            registration.check_goes_on(old)
            registration.check_may_run(old, user, manages=manages)
            for pairing in old.tables:
                if pairing.table is not None and pairing.result is None:
                    await self._fixtures.close(pairing.table)
            # Only now, when no game can end any more: one that did while this waited has a result that counts.
            entered = await self._with_results(old, whole=True)
            played = any(each.result for each in entered.pairings)
            after = replace(entered, status="over" if played else "closed", due=None, left=None)
            await self._unseal(after)
            return after

        after = await self._change(number, step, "over")
        log.info("tournament_closed", tournament=number, round=after.round)
        return after

    @staticmethod
    def check_may_close(tournament: Tournament, user: int, *, manages: bool) -> None:
        """Accept that somebody ends a tournament; raises as `close`."""
        registration.check_goes_on(tournament)
        registration.check_may_run(tournament, user, manages=manages)

    async def promise(self, tournament: Tournament) -> str | None:
        """Return what binds the cards of all boards, None where every table has cards of its own."""
        return (await self._seed(tournament)).sealed.promise if tournament.form == "duplicate" else None

    async def _seed(self, tournament: Tournament) -> SharedSeed:
        return await self._seeds.promise(tournament.game, str(tournament.id))

    async def _unseal(self, tournament: Tournament) -> None:
        """Let the records of the boards be seen that no table plays any more, and the seed after the last."""
        if tournament.form != "duplicate" or not tournament.round:
            return
        seed = await self._seed(tournament)
        if tournament.status == "playing":
            await self._seeds.open_board(seed, tournament.round)
        elif not seed.opened:
            await self._seeds.open(seed)

    # What there is

    async def get(self, number: int) -> Tournament:
        """Return a tournament; raises NotFound `no_tournament`."""
        found = await self._database.read(lambda db: tournament_mapper.read(db, number, self._find_game))
        if found is None:
            raise NotFound("no_tournament", tournament=number)
        return found

    async def newest(self, channel: int) -> Tournament:
        """Return the newest tournament of a channel; raises NotFound `no_tournament`."""
        found = await self._database.read(lambda db: tournaments.of_channel(db, channel))
        if not found:
            raise NotFound("no_tournament")
        return await self.get(found[0])

    # What follows by itself

    async def _change(self, number: int, step: Step, what: News = "changed") -> Tournament:
        """Change a tournament under its lock, keep it, and tell of it."""

        async def run() -> Tournament:
            async with self._lock(number):
                before = await self.get(number)
                self._database.require_owned(before.guild)
                return await self._keep(before, await step(before), what)

        return await self._door.through(run())

    async def _keep(self, before: Tournament, after: Tournament, what: News = "changed") -> Tournament:
        """Write a change and tell of it; the caller holds the lock."""
        if after == before:
            return before
        kept = replace(after, revision=before.revision + 1)

        def write(db: Connection, guard: Guard) -> None:
            guard(db, before.guild, 0)
            tournament_mapper.keep(db, before, kept, self._find_game)

        await self._database.guarded(write, self._clock)
        await self._tell(TournamentEvent(kept, what))
        return kept

    async def _tell(self, news: TournamentEvent) -> None:
        for listener in self._listeners:
            try:
                await listener(news)
            except Exception:
                log.exception("tournament_listener_failed", tournament=news.tournament.id)

    async def _next_round(self, old: Tournament) -> Tournament:
        """Return a tournament with its next round made, or over if nobody is left to play it."""
        game = self._find_game(old.game)
        # With forty people it takes half a second, which nobody else has to wait for.
        made = await asyncio.to_thread(round_planning.next_round, old, game, await self._apart_in(old))
        if not made:
            return replace(old, status="over", due=None)
        due = self._now() + old.minutes * 60
        return replace(old, round=old.round + 1, pairings=(*old.pairings, *made), due=due, warned=False)

    async def _apart_in(self, tournament: Tournament) -> frozenset[frozenset[int]]:
        """Return the numbers of each two who are here and of whom one has blocked the other."""
        numbers = {each.user: each.number for each in tournament.people if each.user is not None}
        found = await self._database.read(lambda db: blocks.among(db, numbers))
        return frozenset(frozenset({numbers[one], numbers[other]}) for one, other in found)

    def _spawn(self, number: int) -> None:
        """See to what follows for a tournament, meanwhile; what fails is tried again as long as the bot runs."""
        self._scheduler.soon(("tournament", number), partial(self._follow, number), retry=RETRY_ONE)

    async def _follow(self, number: int) -> None:
        with bound_contextvars(tournament=number):
            try:
                await self._go_on(number)
            except UserError as error:
                if error.code != "shutting_down":
                    raise
                log.info("tournament_waits", code=error.code)

    async def _go_on(self, number: int) -> None:
        """Open and begin what is to be played, enter what was, and make the next round when all is."""
        async with self._lock(number):
            now = await self.get(number)
            while now.status == "playing":
                self._database.require_owned(now.guild)
                await self._open_tables(now)
                await self._see_to_clocks(now)
                now = await self._enter_results(await self.get(number))
                if now.paused or any(each.result is None for each in now.tables):
                    return
                now = await self._after_round(now)

    async def _after_round(self, old: Tournament) -> Tournament:
        """Return the tournament with the next round made, or over."""
        await self._unseal(old)
        over = replace(old, status="over", due=None)
        after = over if old.round >= old.rounds else await self._next_round(old)
        if after.status == "over":
            log.info("tournament_over", tournament=old.id, round=old.round)
            await self._unseal(after)  # before that is kept: else a stop in between would leave it undone
        kept = await self._keep(old, after, "over" if after.status == "over" else "round")
        self._watch()
        return kept

    async def _open_tables(self, tournament: Tournament) -> None:
        game, opened = self._find_game(tournament.game), False
        seed = await self._seed(tournament) if tournament.form == "duplicate" else None
        for pairing in tournament.tables:
            number = pairing.table
            if number is None:
                channel = await self._lodge(tournament, pairing)
                number = (await self._fixtures.open(tournament, pairing, game, channel)).id
                opened = True
            if pairing.result is None:
                await self._fixtures.begin(number, SharedBoard(seed, pairing.board) if seed else None)
        if opened:
            await self._tell(TournamentEvent(await self.get(tournament.id)))

    async def _see_to_clocks(self, tournament: Tournament) -> None:
        for pairing in tournament.tables:
            if pairing.table is not None and pairing.result is None:
                await self._fixtures.see_to_clocks(pairing.table, paused=tournament.paused)

    async def _lodge(self, tournament: Tournament, pairing: Pairing) -> int:
        """Return the channel of a table: one of its own if there can be one."""
        if self.lodging is not None:
            try:
                return await self.lodging(tournament, pairing)
            except Exception as error:  # the channel of the tournament is there
                log.info("no_lodging", error=type(error).__name__)
        return tournament.channel

    async def _enter_results(self, tournament: Tournament) -> Tournament:
        """Keep and return the tournament with the results of the tables that are over by now."""
        return await self._keep(tournament, await self._with_results(tournament))

    async def _with_results(self, tournament: Tournament, *, whole: bool = False) -> Tournament:
        """Return the tournament with the results of the tables that are over by now.

        Args:
            tournament: as it was.
            whole: only those of tables that were played to their end.
        """
        game, pairings = self._find_game(tournament.game), list(tournament.pairings)
        for place, pairing in enumerate(pairings):
            if pairing.round == tournament.round and pairing.result is None and pairing.table is not None:
                result = await self._result(game, pairing.table)
                if result is not None and (result.counts or not whole):
                    pairings[place] = replace(pairing, result=result)
        return replace(tournament, pairings=tuple(pairings))

    async def _result(self, game: AnyGame, table: int) -> TableResult | None:
        """Return what came of a table, None while it is played; one that can't be read any more has no result."""
        try:
            found = await self._fixtures.look(table)
        except UserError:
            return TableResult()
        waits = found.status in {"lobby", "playing"} and not await self._fixtures.broken_off(found)
        return None if waits else result_of(game, found)

    # Time

    def _now(self) -> int:
        return int(self._clock().timestamp())

    async def look(self) -> bool:
        """Do what is due now: tell that the time is nearly over, sit in for those waited for, close forgotten lists.

        Returns:
            Whether all of it was done; what failed is to be tried again.
        """
        failed: set[int] = set()
        for number in await self._database.read(lambda db: tournaments.playing(db, self._database.owned)):
            with self._apart(number, failed):
                await self._look_at(await self.get(number), self._now())
        for number in await self._database.read(lambda db: tournaments.lists(db, self._database.owned)):
            with self._apart(number, failed):
                if self._now() >= self._ends(await self.get(number)):
                    await self._change(number, self._called_off, "over")
        return not failed

    def _ends(self, tournament: Tournament) -> int:
        """Return when a list is closed that nobody starts; not right at the start of the bot, when nobody sees it."""
        opened = int(datetime.fromisoformat(tournament.opened_at).timestamp())
        return max(opened + LIST_OPEN, self._started + GRACE)

    async def _called_off(self, old: Tournament) -> Tournament:
        return replace(old, status="closed") if old.status == "open" else old

    async def _look_at(self, tournament: Tournament, now: int) -> None:
        if tournament.due is None:
            return
        if now >= tournament.due and now >= self._swept.get(tournament.id, 0) + SWEEP:
            self._swept[tournament.id] = now
            await self._sweep(tournament)
        elif not tournament.warned and now >= tournament.due - soon(tournament):
            await self._change(tournament.id, self._warned, "soon")

    async def _warned(self, old: Tournament) -> Tournament:
        return replace(old, warned=True)

    async def _sweep(self, tournament: Tournament) -> None:
        """Have computer players sit in for whoever is waited for at the tables of the round."""
        for pairing in tournament.tables:
            if pairing.table is not None and pairing.result is None:
                await self._fixtures.sit_in(pairing.table)
        self._spawn(tournament.id)  # what could not be kept when a game ended is seen to now

    def _watch(self) -> None:
        """Look at all tournaments now, and whenever something is due."""
        self._scheduler.soon(JOB, self._work, retry=RETRY)

    async def _work(self) -> None:
        """Do what is due, and come again at the next moment, as long as any tournament is open or played."""
        await self._follow_clock()
        done = await self.look()
        moment = await self._next_moment()
        if moment is not None:
            soonest = self._clock().timestamp() + (0 if done else RETRY[0])
            self._scheduler.at(JOB, max(moment, soonest), self._work, or_sooner=True, retry=RETRY)

    def _clock_set_back(self, seconds: int, _since: int) -> None:
        self._set_back.append(seconds)
        self._swept = {number: moment - seconds for number, moment in self._swept.items()}
        self._watch()

    async def _follow_clock(self) -> None:
        """Move the ends of all rounds back by as much as the clock was set back."""
        while self._set_back:
            numbers = await self._database.read(lambda db: tournaments.playing(db, self._database.owned))
            self._late += [(number, self._set_back[0]) for number in numbers]
            self._set_back.pop(0)
        while self._late:
            number, seconds = self._late[-1]
            with self._apart(number):
                await self._change(number, partial(_earlier, seconds=seconds))
            self._late.pop()

    async def _next_moment(self) -> int | None:
        """Return when something is due next, None if nothing is."""
        moments: list[int] = []
        for number in await self._database.read(lambda db: tournaments.playing(db, self._database.owned)):
            with self._apart(number):
                tournament = await self.get(number)
                if tournament.due is not None:
                    over = max(tournament.due, self._swept.get(number, 0) + SWEEP)
                    moments.append(over if tournament.warned else min(over, tournament.due - soon(tournament)))
        for number in await self._database.read(lambda db: tournaments.lists(db, self._database.owned)):
            with self._apart(number):
                moments.append(self._ends(await self.get(number)))
        return min(moments, default=None)

    def _lock(self, number: int) -> asyncio.Lock:
        lock = self._locks.get(number)
        if lock is None:
            lock = self._locks[number] = asyncio.Lock()
        return lock


async def _earlier(old: Tournament, seconds: int) -> Tournament:
    return old if old.due is None else replace(old, due=old.due - seconds)


def soon(tournament: Tournament) -> int:
    """Return how many seconds before the end of a round people are told."""
    return min(SOON, tournament.minutes * 12)


def forms(game: AnyGame, options: Values) -> tuple[Form, ...]:
    """Return what a tournament of a game can be."""
    if FOUR not in game.seat_range or game.sides(options, FOUR) == FOUR:
        return ("everybody",)
    boards = any(option.name == "deals" for option in game.options.options)
    return ("duplicate", "knockout") if boards else ("knockout",)


def usual_form(game: AnyGame, options: Values) -> Form:
    """Return what a tournament of a game is if nobody says otherwise."""
    return forms(game, options)[0]


def _table_of(game: AnyGame, options: Values, form: Form, wanted: int | None) -> int:
    """Return how many should sit at a table; raises Conflict `bad_table_of`."""
    allowed = range(FOUR, FOUR + 1) if form != "everybody" else round_planning.room(game, options)
    usual = game.usual_seats(options)
    seats = wanted if wanted is not None else min(max(usual, allowed[0]), allowed[-1])
    if seats not in allowed:
        raise Conflict("bad_table_of", low=allowed[0], high=allowed[-1])
    return seats


def _numbered(tournament: Tournament) -> tuple[registration.Entrant, ...]:
    """Return who is there at the start, numbered; whoever had their data deleted is not."""
    here = [each for each in tournament.entrants if not each.deleted]
    return tuple(replace(each, number=number) for number, each in enumerate(here, 1))


def _check_playing(tournament: Tournament) -> None:
    if tournament.status != "playing":
        raise Conflict("tournament_not_playing")


def _sits(tournament: Tournament, pairing: Pairing, user: int) -> bool:
    """Return whether somebody has a seat at a table."""
    entrant = tournament.of_user(user)
    return entrant is not None and entrant.number in pairing.entrants
