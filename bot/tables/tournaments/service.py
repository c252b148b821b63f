"""Tournaments: open, seat and score many tables round after round. Used by `/evening`.

Each tournament has one lock, and listeners are called after a change is on disk. The rows are the source of truth:
nothing is cached between two changes, so a restart changes nothing. Tables to open, results to enter and the next
round follow from the rows; `_advance` does this and can be interrupted and repeated at any place.
"""

import asyncio
from collections.abc import Awaitable, Callable, Generator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from functools import partial
from random import Random
from typing import Literal
from weakref import WeakValueDictionary

import structlog
from structlog.contextvars import bound_contextvars

from bot.errors import Conflict, NotFound, PermissionDenied, UserError
from bot.players import Master
from bot.rules.game import AnyGame
from bot.rules.options import Values
from bot.rules.panel import LocalizedText
from bot.rules.proof_v2 import normalize_word
from bot.rules.record import FindGame
from bot.scheduler import Scheduler, Superseded
from bot.storage import (
    FAILURES,
    ActionKind,
    ConcurrentUpdate,
    Connection,
    Database,
    Form,
    Guard,
    ManagerAction,
    ShardFilter,
    TournamentStatus,
    blocks,
    ratings,
    shared_seeds,
    tournaments,
)
from bot.tables.clock import zone_named
from bot.tables.copies import replace
from bot.tables.game import GameFlow, masters_version
from bot.tables.game_seed import SharedBoard, SharedSeed
from bot.tables.history import Rating
from bot.tables.house_rules import HouseRulesService
from bot.tables.manager_log import ManagerLog
from bot.tables.models import TableChanged
from bot.tables.persistence import SharedSeedService
from bot.tables.shutdown_gate import ShutdownGate
from bot.tables.tournaments import plans, registration, round_planning, tournament_mapper
from bot.tables.tournaments.fixtures import TournamentTables
from bot.tables.tournaments.masters import BoardMasters, MastersTable, UnplayedBoard
from bot.tables.tournaments.models import FOUR, IN_PAIRS, MastersResult, Pairing, Plan, TableResult, Tournament
from bot.tables.tournaments.results import result_of
from bot.tournaments import MAX_PERCENT, RATING_PER_PERCENT, RATING_PER_START_POINT, handicaps

LAST_MOVE_SECONDS = 20
"""Seconds for a move once the time of the round is over."""
MIN_ROUND_SECONDS = 120
"""The least seconds of a round after a start of the bot."""
WARNING_SECONDS = 300
"""Seconds before the end of a round at which players are warned, or a fifth of its time if that is shorter."""
MOST_ROUNDS, MOST_MINUTES = 30, 240
MAX_OPEN = 5
REGISTRATION_SECONDS = 24 * 3600
"""Seconds until a list that is not started is closed."""
JOB = "tournaments"
RETRY = (5.0,)
"""Seconds until the next check after one that failed."""
RETRY_ONE = (5.0, 10.0, 20.0, 40.0, 80.0, 160.0, 300.0)
"""Seconds until the retry for one tournament, after the first, second, … failure."""

LATE_MASTERS = timedelta(days=7)
"""How long after a tournament has opened masters still play its boards."""
PLAN_RETRY = 10
"""Seconds until the next try to open a planned list that can't open now."""

News = Literal[
    "changed",
    "planned",
    "remind",
    "opened",
    "cancelled",
    "missed",
    "mute",
    "gone",
    "ownerless",
    "round",
    "soon",
    "resumed",
    "over",
    "masters",
]
Admission = Literal["ready", "mute", "away", "gone"]
Step = Callable[[Tournament], Awaitable[Tournament]]
Also = Callable[[Connection, int], None]
"""A function that writes more in the transaction of a change, for a guild."""

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class TournamentEvent:
    """A change of a tournament.

    Args:
        what: its kind: a change; a planned tournament was repeated as this one; its list opens soon, or has opened; a
            plan was cancelled by its organiser, or because it was missed, the bot may not write in the channel, the
            channel is gone, or no organiser is left; a round has begun; its time is nearly over; all rounds are over;
            masters have played a board that was open already.
        moved_up: the users who have got a place after waiting for one.
        repeated: the tournament of the next week that was planned with it.
    """

    tournament: Tournament
    what: News = "changed"
    moved_up: tuple[int, ...] = ()
    repeated: Tournament | None = None


TournamentListener = Callable[[TournamentEvent], Awaitable[None]]
Lodging = Callable[[Tournament, Pairing], Awaitable[int]]
CheckChannel = Callable[[Tournament], Awaitable[Admission]]
"""A function that returns whether a list can be posted: yes; not allowed; server not known yet; channel deleted."""


class TournamentService:
    """Opens, changes and runs all tournaments; `master` plays boards in the background."""

    def __init__(
        self,
        database: Database,
        door: ShutdownGate,
        fixtures: TournamentTables,
        seeds: SharedSeedService,
        house_rules: HouseRulesService,
        managers: ManagerLog,
        find_game: FindGame,
        scheduler: Scheduler,
        rounds: GameFlow,
        master: Master,
        rng: Random,
    ) -> None:
        self._database = database
        self._door = door
        self._fixtures = fixtures
        self._seeds = seeds
        self._house_rules = house_rules
        self._managers = managers
        self._find_game = find_game
        self._scheduler = scheduler
        self._clock = scheduler.clock
        self._rng = rng
        self.masters = BoardMasters(
            scheduler,
            seeds,
            rounds,
            find_game,
            master,
            lambda: self._clock().isoformat(),
            unplayed=self._unplayed_by_masters,
            enter=self._enter_masters,
        )
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._listeners: list[TournamentListener] = []
        self._swept: dict[int, int] = {}
        self._set_back: list[int] = []
        """By how many seconds the clock was set back, while tournaments still have to follow it."""
        self._late: list[tuple[int, int]] = []
        """Tournaments whose rounds still have to end earlier, and by how many seconds."""
        self._started = 0
        scheduler.on_clock_set_back(self._clock_set_back)
        self.lodging: Lodging | None = None
        """Returns a channel for a table; None: all tables are in the tournament's channel."""
        self.check_channel: CheckChannel | None = None
        """Checks where a planned list is to be posted; None: it can be."""

    def subscribe(self, listener: TournamentListener) -> None:
        """Call a listener after every change is on disk; its errors are logged."""
        self._listeners.append(listener)

    async def start(self) -> None:
        """Continue the tournaments that the last stop has interrupted."""
        self._started = self._now()
        await self.adopt(self._database.owned)

    async def adopt(self, shards: ShardFilter | None) -> None:
        """Continue the tournaments of some shards; None: of all."""
        for number in await self._database.read(lambda db: tournaments.playing(db, shards)):
            with self._apart(number):
                await self._change(number, _altering(self._with_grace))
                self._spawn(number)
        self._watch()
        self.masters.trigger()

    @contextmanager
    def _apart(self, number: int, failed: set[int] | None = None) -> Generator[None]:
        """Keep the error of one tournament from stopping the others, except failures of the database."""
        try:
            yield
        except FAILURES:
            raise
        except Exception as error:
            log.error("tournament_failed", tournament=number, error=type(error).__name__)  # noqa: TRY400  # may be about cards
            if failed is not None:
                failed.add(number)

    def _with_grace(self, old: Tournament) -> Tournament:
        """Return a tournament with at least the grace time left, so that downtime costs nobody a round."""
        due = self._now() + MIN_ROUND_SECONDS
        return replace(old, due=due) if old.due is not None and old.due < due else old

    async def changed(self, change: TableChanged) -> None:
        """Continue the tournament of a table whose game is over, or to which a player has come back."""
        table, before = change.after, change.before
        if table.tournament is None or before is None:
            return
        # A table that is a lobby again was ended without a result.
        over = before.status != table.status and table.status != "playing"
        if over or not {*table.present} <= {*before.present}:
            self._spawn(table.tournament)

    # Actions of users

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
        plan: Plan | None = None,
        places: int | None = None,
        masters: bool | None = None,
        handicap: bool = False,
    ) -> Tournament:
        """Open or plan a tournament with its organiser registered, and return it.

        Args:
            rounds: the number of rounds; a knockout has as many as it takes.
            seats: the preferred number at a table; None: the game's recommendation.
            form: None: pairs over the same boards where the game has partners, else single players.
            handicap: whether weaker players get start points, or weaker pairs percent, by their ratings at the start.
            plan: when the list opens by itself; None: now.
            places: how many can play; None: all.
            masters: whether all tables of a round play the same cards, and masters play them too where few tables
                do; None: where pairs play the same boards.

        Raises:
            ParseError: `unknown_game`, `bad_options`.
            Conflict: `bad_rounds` (most), `bad_minutes` (most), `bad_form` (forms), `bad_table_of` (low, high),
                `tournament_rising`, `masters_knockout`, `no_masters`, `no_handicap`, `handicap_masters`,
                `too_many_tournaments` (limit, open), `bad_places` (low, high), `plan_past` (moment), `plan_too_far`
                (days), `too_many_plans` (limit).
        """
        found = self._find_game(game)
        values = await self._house_rules.resolve(found, guild, options)
        chosen = form or usual_form(found, values)
        if chosen not in forms(found, values):
            raise Conflict("bad_form", forms=", ".join(form for form in forms(found, values) if form != "everybody"))
        if chosen == "duplicate":
            values = found.options.with_option(values, "deals", 1)
        if found.party_size(values):
            raise Conflict("tournament_rising")
        if masters and chosen == "knockout":
            raise Conflict("masters_knockout")
        if masters and found.evaluator is None:
            raise Conflict("no_masters")
        if handicap and chosen != "duplicate" and not _max_start_points(found, values, chosen):
            raise Conflict("no_handicap")
        if handicap and masters and chosen != "duplicate":
            raise Conflict("handicap_masters")
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
            places=places,
            with_masters=found.evaluator is not None and (chosen == "duplicate" if masters is None else masters),
            handicap=handicap,
        )
        need = round_planning.fewest(new, found)
        if places is not None and not need <= places <= registration.MAX_ENTRANTS:
            raise Conflict("bad_places", low=need, high=registration.MAX_ENTRANTS)
        if plan is not None:
            new = plans.planned(new, plan, self._clock())

        def write(db: Connection) -> Tournament:
            going = tournaments.for_guild(db, guild)
            if plan is not None and tournaments.count_planned(db, guild) >= plans.MOST_PLANNED:
                raise Conflict("too_many_plans", limit=plans.MOST_PLANNED)
            if plan is None and len(going) >= MAX_OPEN:
                where = tuple(
                    LocalizedText("tournament-in-channel", (("number", str(number)), ("channel", str(place))))
                    for number, place in going.items()
                )
                raise Conflict("too_many_tournaments", limit=MAX_OPEN, open=where)
            return self._insert(db, new)

        opened = await self._door.write(write)
        await self._seed(opened)
        self._watch()
        log.info("tournament_opened", tournament=opened.id, guild=guild, game=game, form=chosen)
        return opened

    def _insert(self, db: Connection, new: Tournament) -> Tournament:
        kept = replace(new, id=tournaments.insert(db, tournament_mapper.row_of(new, self._find_game)))
        with_host = registration.join(kept, kept.host) if kept.host else kept
        tournament_mapper.save(db, kept, with_host, self._find_game)
        return with_host

    async def join(self, number: int, user: int) -> Tournament:
        """Register a user, also after the start; return the tournament.

        Raises as `registration.join`, and PermissionDenied `cannot_sit_here`.
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
            await self._fixtures.return_player(table, user)
        return after

    async def leave(self, number: int, user: int) -> Tournament:
        """Remove an entrant, with a substitute at their table; raise as `registration.leave`."""

        async def step(old: Tournament) -> Tournament:
            after = registration.leave(await self._with_results(old), user)
            for pairing in after.tables if after.status == "playing" else ():
                # Before they count as gone: who is gone and plays for themselves has come back.
                if pairing.table is not None and not pairing.result and _sits(after, pairing, user):
                    await self._fixtures.sit_in(pairing.table, user=user)
            return after

        after = await self._change(number, step)
        if after.listed and user in dict(await self.lucky_words(after)):
            return await self._with_word(number, user, "")
        if after.status == "playing" and not after.people:
            return await self._close(after)
        return after

    async def leave_lists(self, user: int) -> None:
        """Remove a user from all lists of this process; the first who waits gets the place and is mentioned."""
        for number in await self._database.read(lambda db: tournaments.lists_of(db, user)):
            with suppress(Superseded, UserError):
                await self.leave(number, user)

    async def give_word(self, number: int, user: int, typed: str) -> Tournament:
        """Save an entrant's lucky word, "" for none.

        Raises ParseError `bad_word`, Conflict `not_entered`, `tournament_begun`.
        """
        word = normalize_word(typed) if typed.strip() else ""
        if (await self.get(number)).for_user(user) is None:
            raise Conflict("not_entered")
        return await self._with_word(number, user, word)

    async def remove_word(self, number: int, user: int, whose: int, *, manages: bool = False) -> Tournament:
        """Remove a lucky word of another entrant, for the organiser and managers; raise as `give_word`."""
        registration.check_may_run(await self.get(number), user, manages=manages)
        managed = _managed(number, user, "tournament_word_removed", whose) if manages and whose != user else None
        return await self._with_word(number, whose, "", managed)

    @staticmethod
    def check_may_give_word(tournament: Tournament) -> None:
        """Accept a word before the start; raise Conflict `tournament_begun`."""
        if not tournament.listed:
            raise Conflict("tournament_begun")

    async def lucky_words(self, tournament: Tournament) -> tuple[tuple[int, str], ...]:
        """Return the lucky words of a tournament, each with its user id; 0: a deleted user."""
        if not tournament.has_seed:
            return ()
        seed = await self._seed(tournament)
        return await self._database.read(lambda db: shared_seeds.words(db, seed.id))

    async def _with_word(self, number: int, user: int, word: str, managed: ManagerAction | None = None) -> Tournament:
        seed = 0

        async def step(old: Tournament) -> Tournament:
            nonlocal seed
            self.check_may_give_word(old)
            seed = (await self._seed(old)).id
            return old

        def save_word(db: Connection, guild: int) -> None:
            words = shared_seeds.words(db, seed)
            others = [given for given in words if given[0] != user]
            if managed is not None and len(others) < len(words):
                self._managers.record(db, guild, managed)
            shared_seeds.save_words(db, seed, [*others, (user, word)] if word else others)

        return await self._change(number, step, also=save_word)

    async def pair_with(self, number: int, user: int, other: int) -> Tournament:
        """Save a user's preferred partner; raise as `registration.wish`."""
        return await self._change(number, _altering(lambda old: registration.wish(old, user, other)))

    async def begin(self, number: int, user: int, *, manages: bool = False) -> Tournament:
        """Start a tournament and seat its first round.

        Raises:
            PermissionDenied: `not_organiser`.
            Conflict: `tournament_planned`, `tournament_begun`, `tournament_over`, `too_few` (have, need),
                `tournament_apart`: a block between two entrants who can't be seated apart.
        """

        async def step(old: Tournament) -> Tournament:
            registration.check_not_over(old)
            registration.check_may_run(old, user, manages=manages)
            if old.status == "planned":
                raise Conflict("tournament_planned")
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
            if ready.handicap:
                ready = await self._with_handicaps(ready, game)
            begun = await self._next_round(ready)
            apart = await self._apart_in(ready)
            if round_planning.together(begun.tables, apart) or (
                apart and ready.in_pairs
            ):  # pairs meet sooner or later
                raise Conflict("tournament_apart")
            return begun

        managed = _managed(number, user, "tournament_started") if manages else None
        after = await self._change(number, step, "round", managed=managed)
        self.masters.trigger()
        self._watch()
        self._spawn(number)
        return after

    async def pause(self, number: int, user: int, *, manages: bool = False) -> Tournament:
        """Stop the time of the round and of turns, and begin no new round; games go on.

        Raises PermissionDenied `not_organiser`, Conflict `tournament_not_playing`, `tournament_paused`.
        """

        async def step(old: Tournament) -> Tournament:
            _check_playing(old)
            registration.check_may_run(old, user, manages=manages)
            if old.paused:
                raise Conflict("tournament_paused")
            left = max(0, (old.due or self._now()) - self._now())
            return replace(old, due=None, left=left)

        managed = _managed(number, user, "tournament_paused") if manages else None
        after = await self._change(number, step, managed=managed)
        self._spawn(number)
        return after

    async def resume(self, number: int, user: int, *, manages: bool = False) -> Tournament:
        """End a pause.

        Raises PermissionDenied `not_organiser`, Conflict `tournament_not_playing`, `tournament_not_paused`.
        """

        async def step(old: Tournament) -> Tournament:
            _check_playing(old)
            registration.check_may_run(old, user, manages=manages)
            if old.left is None:
                raise Conflict("tournament_not_paused")
            return replace(old, due=self._now() + old.left, left=None)

        managed = _managed(number, user, "tournament_resumed") if manages else None
        after = await self._change(number, step, "resumed", managed=managed)
        self._watch()
        self._spawn(number)
        return after

    async def close(self, number: int, user: int, *, manages: bool = False) -> Tournament:
        """End a tournament early: finished tables count, games in play end without a result.

        Raises PermissionDenied `not_organiser`, Conflict `tournament_over`.
        """
        found = await self.get(number)
        self.check_may_close(found, user, manages=manages)
        kind: ActionKind = "tournament_cancelled" if found.status == "planned" else "tournament_ended"
        return await self._close(found, _managed(number, user, kind) if manages else None)

    async def _close(self, found: Tournament, managed: ManagerAction | None = None) -> Tournament:
        """End a tournament early; raise Conflict `tournament_over`."""

        async def step(old: Tournament) -> Tournament:
            registration.check_not_over(old)
            for pairing in old.tables:
                if pairing.table is not None and pairing.result is None:
                    await self._fixtures.close(pairing.table)
            # Only now, when no game can end any more: a game that ended during the wait has a result that counts.
            entered = await self._with_results(old, whole=True)
            played = any(each.result for each in entered.pairings)
            after = replace(entered, status="over" if played else "closed", due=None, left=None)
            await self._unseal(after)
            return after

        what = "cancelled" if found.status == "planned" else "over"
        after = await self._change(found.id, step, what, managed=managed)
        log.info("tournament_closed", tournament=found.id, round=after.round)
        return after

    async def skip(self, number: int, user: int, *, manages: bool = False) -> Tournament:
        """Cancel a planned tournament, but not those of the weeks after it.

        Raises PermissionDenied `not_organiser`, Conflict `tournament_over`, `tournament_not_weekly`.
        """

        async def step(old: Tournament) -> Tournament:
            registration.check_not_over(old)
            registration.check_may_run(old, user, manages=manages)
            if old.status != "planned" or old.plan is None or not old.plan.weekly:
                raise Conflict("tournament_not_weekly")
            return replace(old, status="closed")

        managed = _managed(number, user, "tournament_skipped") if manages else None
        return await self._change(number, step, "cancelled", repeats=True, managed=managed)

    @staticmethod
    def check_may_close(tournament: Tournament, user: int, *, manages: bool) -> None:
        """Accept a user who ends a tournament; raise as `close`."""
        registration.check_not_over(tournament)
        registration.check_may_run(tournament, user, manages=manages)

    async def promise(self, tournament: Tournament) -> str | None:
        """Return the commitment to the cards of all tables, or None where every table has a separate seed."""
        return (await self._seed(tournament)).sealed.promise if tournament.has_seed else None

    async def masters_version(self, tournament: Tournament) -> str | None:
        """Return the version of the masters who play the tournament's boards now, or None."""
        return await masters_version(self._find_game(tournament.game)) if tournament.with_masters else None

    async def _seed(self, tournament: Tournament) -> SharedSeed:
        return await self._seeds.promise(tournament.game, str(tournament.id))

    async def _unseal(self, tournament: Tournament) -> None:
        """Open the records of shared boards that no table plays any more, and the seed after the last round."""
        if not tournament.has_seed or not tournament.round:
            return
        seed = await self._seed(tournament)
        if tournament.status == "playing":
            if tournament.shares_boards:
                await self._seeds.open_board(seed, tournament.round)
        elif not seed.opened:
            await self._seeds.open(seed)

    # Reading

    def today(self, zone: str) -> date:
        """Return the date in a time zone."""
        return self._clock().astimezone(zone_named(zone)).date()

    async def get(self, number: int) -> Tournament:
        """Return a tournament, or raise NotFound `no_tournament`."""
        found = await self._database.read(lambda db: tournament_mapper.read(db, number, self._find_game))
        if found is None:
            raise NotFound("no_tournament", tournament=number)
        return found

    async def newest(self, channel: int) -> Tournament:
        """Return the newest tournament of a channel, or raise NotFound `no_tournament`."""
        found = await self._database.read(lambda db: tournaments.for_channel(db, channel))
        if not found:
            raise NotFound("no_tournament")
        return await self.get(found[0])

    # Consequences

    async def _change(
        self,
        number: int,
        step: Step,
        what: News = "changed",
        *,
        repeats: bool = False,
        managed: ManagerAction | None = None,
        also: Also | None = None,
    ) -> Tournament:
        """Change a tournament under its lock, save it, and notify the listeners."""

        async def run() -> Tournament:
            async with self._lock(number):
                while True:
                    before = await self.get(number)
                    self._database.require_owned(before.guild)
                    after = await step(before)
                    with suppress(ConcurrentUpdate):  # an entrant's data was just deleted
                        return await self._save(before, after, what, repeats=repeats, managed=managed, also=also)

        return await self._door.run(run())

    async def _save(
        self,
        before: Tournament,
        after: Tournament,
        what: News = "changed",
        *,
        repeats: bool = False,
        managed: ManagerAction | None = None,
        also: Also | None = None,
    ) -> Tournament:
        """Write a change and notify the listeners; the caller holds the lock."""
        if after == before and also is None:
            return before
        kept = replace(after, revision=before.revision + 1)
        again = plans.repeated(after, self._clock(), self._fixtures.oldest_message()) if repeats else None

        def write(db: Connection, guard: Guard) -> Tournament | None:
            guard(db, before.guild, 0)
            tournament_mapper.save(db, before, kept, self._find_game)
            if managed is not None:
                self._managers.record(db, before.guild, managed)
            if also is not None:
                also(db, before.guild)
            return self._insert(db, again) if again is not None else None

        repeated = await self._database.guarded(write, self._clock)
        if kept.host != before.host:
            await self._fixtures.reload(kept)
        if repeated is not None:
            await self._notify(TournamentEvent(repeated, "planned"))
            self._watch()
        await self._notify(TournamentEvent(kept, what, _moved_up(before, kept), repeated))
        return kept

    async def _notify(self, news: TournamentEvent) -> None:
        for listener in self._listeners:
            try:
                await listener(news)
            except Exception:
                log.exception("tournament_listener_failed", tournament=news.tournament.id)

    async def _next_round(self, old: Tournament) -> Tournament:
        """Return a tournament with its next round made, or over if it has no players."""
        game = self._find_game(old.game)
        # With forty players it takes half a second, in which the loop must answer others.
        made = await asyncio.to_thread(round_planning.next_round, old, game, await self._apart_in(old))
        if not made:
            return replace(old, status="over", due=None)
        due = self._now() + old.minutes * 60
        after = replace(old, round=old.round + 1, pairings=(*old.pairings, *made), due=due, warned=False)
        idle = after.idle
        entrants = tuple(
            replace(each, sat_out=(*each.sat_out, after.round)) if each.number in idle else each
            for each in after.entrants
        )
        return replace(after, entrants=entrants)

    async def _with_handicaps(self, tournament: Tournament, game: AnyGame) -> Tournament:
        """Return a tournament with the handicaps that follow from the visible ratings of now."""
        users = [each.user for each in tournament.people if each.user is not None]

        def read(db: Connection) -> dict[int, int]:
            found = {user: ratings.visible_rating(db, tournament.guild, game.id, user) for user in users}
            shown = {user: Rating(row.mu, row.sigma, row.games) for user, row in found.items() if row is not None}
            return {user: rating.points for user, rating in shown.items() if not rating.provisional}

        points = await self._database.read(read)
        of_units: dict[int, float | None] = {}
        for unit in tournament.units:
            known = [points[each.user] for each in tournament.members(unit) if each.user in points]
            of_units[unit] = sum(known) / len(known) if known else None
        if tournament.in_pairs:
            given = handicaps(of_units, RATING_PER_PERCENT, MAX_PERCENT)
        else:
            most = _max_start_points(game, tournament.options, tournament.form)
            given = handicaps(of_units, RATING_PER_START_POINT, most)
        entrants = tuple(replace(each, handicap=given[each.pair]) for each in tournament.entrants)
        return replace(tournament, entrants=entrants)

    async def _apart_in(self, tournament: Tournament) -> frozenset[frozenset[int]]:
        """Return the numbers of each two entrants with a block between them."""
        numbers = {each.user: each.number for each in tournament.people if each.user is not None}
        found = await self._database.read(lambda db: blocks.among(db, numbers))
        return frozenset(frozenset({numbers[one], numbers[other]}) for one, other in found)

    def _spawn(self, number: int) -> None:
        """Continue a tournament in the background; failures are retried as long as the bot runs."""
        self._scheduler.soon(("tournament", number), partial(self._follow, number), retry=RETRY_ONE)

    async def _follow(self, number: int) -> None:
        with bound_contextvars(tournament=number):
            try:
                await self._advance(number)
            except ConcurrentUpdate:  # an entrant's data was just deleted
                self._spawn(number)
            except UserError as error:
                if error.code != "shutting_down":
                    raise
                log.info("tournament_waits", code=error.code)

    async def _advance(self, number: int) -> None:
        """Open and start tables, enter results, and make the next round when all tables are over."""
        async with self._lock(number):
            now = await self.get(number)
            while now.status == "playing":
                self._database.require_owned(now.guild)
                await self._open_tables(now)
                await self._update_clocks(now)
                now = await self.get(number)
                now = await self._save(now, await self._with_results(await self._with_returned(now)))
                if now.paused or any(each.result is None for each in now.tables):
                    return
                now = await self._after_round(now)

    async def _after_round(self, old: Tournament) -> Tournament:
        await self._unseal(old)
        over = replace(old, status="over", due=None)
        after = over if old.round >= old.rounds else await self._next_round(old)
        if after.status == "over":
            log.info("tournament_over", tournament=old.id, round=old.round)
            await self._unseal(after)  # before that is saved: a stop in between would leave it undone
        kept = await self._save(old, after, "over" if after.status == "over" else "round")
        self.masters.trigger()
        self._watch()
        return kept

    async def _open_tables(self, tournament: Tournament) -> None:
        game, opened = self._find_game(tournament.game), False
        seed = await self._seed(tournament) if tournament.has_seed else None
        for pairing in tournament.tables:
            number = pairing.table
            if number is None:
                channel = await self._lodge(tournament, pairing)
                tournament = await self.get(tournament.id)  # it took long: an entrant's data can be deleted by now
                number = (await self._fixtures.open(tournament, pairing, game, channel)).id
                opened = True
            if pairing.result is None:
                board = SharedBoard(seed, pairing.board, alone=not tournament.shares_boards) if seed else None
                await self._fixtures.begin(number, board, _start_points(tournament, pairing))
        if opened:
            await self._notify(TournamentEvent(await self.get(tournament.id)))

    async def _update_clocks(self, tournament: Tournament) -> None:
        for pairing in tournament.tables:
            if pairing.table is not None and pairing.result is None:
                await self._fixtures.update_clocks(pairing.table, paused=tournament.paused)

    async def _lodge(self, tournament: Tournament, pairing: Pairing) -> int:
        """Return the channel of a table: a separate one if possible."""
        if self.lodging is not None:
            try:
                return await self.lodging(tournament, pairing)
            except Exception as error:  # the tournament's channel exists in any case
                log.info("tournament_table_not_opened", error=type(error).__name__)
        return tournament.channel

    async def _with_returned(self, tournament: Tournament) -> Tournament:
        """Return the tournament with the leavers back who play for themselves at a table of the round."""
        for pairing in tournament.tables:
            if pairing.table is not None and pairing.result is None:
                tournament = registration.returned(tournament, await self._present_at(pairing.table))
        return tournament

    async def _present_at(self, table: int) -> tuple[int, ...]:
        try:
            return (await self._fixtures.get(table)).present
        except UserError:
            return ()

    async def _with_results(self, tournament: Tournament, *, whole: bool = False) -> Tournament:
        """Return the tournament with the results of finished tables; `whole`: of those played to the end only."""
        game, pairings = self._find_game(tournament.game), list(tournament.pairings)
        for place, pairing in enumerate(pairings):
            if pairing.round == tournament.round and pairing.result is None and pairing.table is not None:
                result = await self._result(game, pairing.table)
                if result is not None and (result.counts or not whole):
                    pairings[place] = replace(pairing, result=result)
        return replace(tournament, pairings=tuple(pairings))

    async def _result(self, game: AnyGame, table: int) -> TableResult | None:
        try:
            found = await self._fixtures.get(table)
        except UserError:
            return TableResult()
        waits = found.status in {"lobby", "playing"} and not await self._fixtures.broken_off(found)
        return None if waits else result_of(game, found)

    # Masters

    async def _unplayed_by_masters(self) -> list[UnplayedBoard]:
        """Return the boards that masters still have to play, those of finished tournaments included."""
        since = (self._clock() - LATE_MASTERS).isoformat()
        found: list[UnplayedBoard] = []
        for number in await self._database.read(lambda db: tournaments.with_masters(db, since, self._database.owned)):
            with self._apart(number):
                tournament = await self.get(number)
                played = {(each.board, each.seats) for each in tournament.masters}
                left = [board for board in tournament.played_by_few() if board not in played]
                found += [UnplayedBoard(tournament, *board) for board in left]
        return found

    async def _enter_masters(self, board: UnplayedBoard, table: MastersTable) -> None:
        """Save a game of masters; call listeners only if no table plays the board any more."""

        async def run() -> None:
            async with self._lock(board.tournament.id):
                before = await self.get(board.tournament.id)
                self._database.require_owned(before.guild)
                if any((each.board, each.seats) == board.key[1:] for each in before.masters):
                    return
                seed, opened = await self._seed(before), board.board <= before.opened_boards

                def write(db: Connection, guard: Guard) -> Tournament:
                    guard(db, before.guild, 0)
                    written = table.write(db, self._rng, self._clock().isoformat())
                    if opened:
                        shared_seeds.open_board(db, seed.id, board.board)
                    result = result_of(table.game, written)
                    new = MastersResult(board.board, board.seats, written.id, table.version, result)
                    saved = replace(before, revision=before.revision + 1, masters=(*before.masters, new))
                    tournament_mapper.save(db, before, saved, self._find_game)
                    return saved

                kept = await self._database.guarded(write, self._clock)
                if opened:
                    await self._notify(TournamentEvent(kept, "masters"))

        await self._door.run(run())
        log.info("board_played_by_masters", tournament=board.tournament.id, board=board.board)

    # Time

    def _now(self) -> int:
        return int(self._clock().timestamp())

    async def run_due(self) -> bool:
        """Warn and substitute for players, open planned lists, close forgotten ones; return False if one failed."""
        failed: set[int] = set()
        for number in await self._database.read(lambda db: tournaments.playing(db, self._database.owned)):
            with self._apart(number, failed):
                await self._run_due(await self.get(number), self._now())
        for number in await self._database.read(lambda db: tournaments.planned(db, self._database.owned)):
            with self._apart(number, failed):
                await self._run_plan(await self.get(number), self._now())
        for number in await self._database.read(lambda db: tournaments.lists(db, self._database.owned)):
            with self._apart(number, failed):
                if self._now() >= self._ends(await self.get(number)):
                    await self._change(number, _closing("open"), "over")
        return not failed

    def _ends(self, tournament: Tournament) -> int:
        """Return when a list without a start is closed; never right after the bot's start, when nobody sees it."""
        opened = int(datetime.fromisoformat(tournament.opened_at).timestamp())
        return max(opened + REGISTRATION_SECONDS, self._started + MIN_ROUND_SECONDS)

    async def _run_plan(self, tournament: Tournament, now: int) -> None:
        """Remind those on a planned list, open it when it is time, or cancel it if that has become impossible."""
        late = now - (tournament.opens_at or 0)
        if late < 0:
            if tournament.remind_at is not None and now >= tournament.remind_at:
                await self._change(tournament.id, _altering(lambda old: replace(old, remind_at=None)), "remind")
            return
        found = await self.check_channel(tournament) if self.check_channel else "ready"
        if found == "gone":
            await self._change(tournament.id, _closing("planned"), "gone")
        elif found == "away" and late < plans.AWAY:
            return
        elif late >= plans.LATE:
            why = "mute" if found == "mute" else "missed"
            await self._change(tournament.id, _closing("planned"), why, repeats=True)
        elif found != "ready":
            return
        elif not tournament.host and not tournament.people:
            await self._change(tournament.id, _closing("planned"), "ownerless")
        else:
            await self._change(tournament.id, self._list_opened, "opened", repeats=True)

    async def _list_opened(self, old: Tournament) -> Tournament:
        """Return a planned tournament with its list open; the first on it organises it if no other user does."""
        if old.status != "planned":
            return old
        log.info("tournament_list_opened", tournament=old.id, guild=old.guild)
        host = old.host or next((each.user for each in old.people if each.user is not None), 0)
        return replace(old, status="open", host=host, opened_at=self._clock().isoformat())

    async def _run_due(self, tournament: Tournament, now: int) -> None:
        if tournament.due is None:
            return
        if now >= tournament.due and now >= self._swept.get(tournament.id, 0) + LAST_MOVE_SECONDS:
            self._swept[tournament.id] = now
            await self._sweep(tournament)
        elif not tournament.warned and now >= tournament.due - soon(tournament):
            await self._change(tournament.id, _altering(lambda old: replace(old, warned=True)), "soon")

    async def _sweep(self, tournament: Tournament) -> None:
        """Substitute computer players for the awaited players of the round."""
        for pairing in tournament.tables:
            if pairing.table is not None and pairing.result is None:
                await self._fixtures.sit_in(pairing.table)
        self._spawn(tournament.id)  # what could not be saved when a game ended is done now

    def _watch(self) -> None:
        """Check all tournaments now, and at each deadline."""
        self._scheduler.soon(JOB, self._work, retry=RETRY)

    async def _work(self) -> None:
        """Do what is due, and schedule the next run while a tournament is open or played."""
        await self._follow_clock()
        done = await self.run_due()
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
                await self._change(number, _altering(partial(_earlier, seconds=seconds)))
            self._late.pop()

    async def _next_moment(self) -> int | None:
        moments: list[int] = []
        for number in await self._database.read(lambda db: tournaments.playing(db, self._database.owned)):
            with self._apart(number):
                tournament = await self.get(number)
                if tournament.due is not None:
                    over = max(tournament.due, self._swept.get(number, 0) + LAST_MOVE_SECONDS)
                    moments.append(over if tournament.warned else min(over, tournament.due - soon(tournament)))
        for number in await self._database.read(lambda db: tournaments.lists(db, self._database.owned)):
            with self._apart(number):
                moments.append(self._ends(await self.get(number)))
        for number in await self._database.read(lambda db: tournaments.planned(db, self._database.owned)):
            with self._apart(number):
                tournament = await self.get(number)
                opens_at = tournament.opens_at or 0
                next_try = opens_at if opens_at > self._now() else self._now() + PLAN_RETRY
                moments.append(min(next_try, tournament.remind_at or next_try))
        return min(moments, default=None)

    def _lock(self, number: int) -> asyncio.Lock:
        return self._locks.setdefault(number, asyncio.Lock())


def _managed(number: int, user: int, kind: ActionKind, other: int | None = None) -> ManagerAction:
    return ManagerAction(user, kind, other, {"tournament": number})


def _moved_up(before: Tournament, after: Tournament) -> tuple[int, ...]:
    here = {each.user for each in after.people}
    waits = {each.user for each in after.waiting}
    users = (each.user for each in before.waiting) if after.listed else ()
    return tuple(user for user in users if user is not None and user in here and user not in waits)


def _altering(alter: Callable[[Tournament], Tournament]) -> Step:
    """Return a step that changes a tournament by a function; the function may raise."""

    async def step(old: Tournament) -> Tournament:
        return alter(old)

    return step


def _closing(status: TournamentStatus) -> Step:
    """Return a step that closes a tournament which still has a status."""
    return _altering(lambda old: replace(old, status="closed") if old.status == status else old)


def _earlier(old: Tournament, seconds: int) -> Tournament:
    return old if old.due is None else replace(old, due=old.due - seconds)


def soon(tournament: Tournament) -> int:
    """Return how many seconds before the end of a round players are warned."""
    return min(WARNING_SECONDS, tournament.minutes * 12)


def forms(game: AnyGame, options: Values) -> tuple[Form, ...]:
    """Return the possible forms of a tournament of a game."""
    if FOUR not in game.seat_range or game.sides(options, FOUR) == FOUR:
        return ("everybody", "swiss")
    boards = any(option.name == "deals" for option in game.options.options)
    return ("duplicate", "knockout") if boards else ("knockout",)


def usual_form(game: AnyGame, options: Values) -> Form:
    """Return the default form of a tournament of a game."""
    return forms(game, options)[0]


def _table_of(game: AnyGame, options: Values, form: Form, wanted: int | None) -> int:
    """Return the preferred number of players at a table; raise Conflict `bad_table_of`."""
    allowed = range(FOUR, FOUR + 1) if form in IN_PAIRS else round_planning.room(game, options)
    usual = game.recommended_seats(options)
    seats = wanted if wanted is not None else min(max(usual, allowed[0]), allowed[-1])
    if seats not in allowed:
        raise Conflict("bad_table_of", low=allowed[0], high=allowed[-1])
    return seats


def _max_start_points(game: AnyGame, options: Values, form: Form) -> int:
    """Return the most start points that a player can get at any table; 0: there are none."""
    return 0 if form in IN_PAIRS else game.max_start_points(options, round_planning.room(game, options)[-1])


def _start_points(tournament: Tournament, pairing: Pairing) -> tuple[int, ...] | None:
    """Return the start points by seat; None: there are none."""
    if not tournament.handicap or tournament.in_pairs:
        return None
    entrants = (tournament.entrant(number) for number in pairing.entrants)
    given = tuple(each.handicap if each else 0 for each in entrants)
    return given if any(given) else None


def _numbered(tournament: Tournament) -> tuple[registration.Entrant, ...]:
    """Return the entrants at the start, numbered, without deleted users and those who wait for a place."""
    waiting = {each.number for each in tournament.waiting}
    here = [each for each in tournament.entrants if not each.deleted and each.number not in waiting]
    return tuple(replace(each, number=number) for number, each in enumerate(here, 1))


def _check_playing(tournament: Tournament) -> None:
    if tournament.status != "playing":
        raise Conflict("tournament_not_playing")


def _sits(tournament: Tournament, pairing: Pairing, user: int) -> bool:
    entrant = tournament.for_user(user)
    return entrant is not None and entrant.number in pairing.entrants
