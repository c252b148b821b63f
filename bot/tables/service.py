"""The table service: all actions of players at tables, and all views of tables.

Services that need no table's lock are its attributes.

Errors: NotFound `no_table` `no_open_table` `no_record` · PermissionDenied `not_seated` `not_waiting` `not_host`
`cannot_sit_here` `try_elsewhere` · Conflict `table_closed` `table_full` `already_seated` `already_waiting`
`already_started` `game_over_since` `too_few` `too_many_seated` `no_computer` `not_playing` `not_over` `no_hand`
`too_many_tables` `table_unreadable` `table_of_newer_bot` `too_much_at_table` `shutting_down` `own_seat_only`
`no_newcomers` `leave_in_game` · StaleView `stale_view` · and the RuleErrors of the game.
"""

import asyncio
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from functools import partial
from random import Random
from time import perf_counter

from bot.errors import Conflict, PermissionDenied, StaleView, UserError
from bot.games import all_games, find_game
from bot.players import Adviser, HeuristicPlayer, Master, Player, advise, review_decision
from bot.players import master as think_as_master
from bot.rules.actions import Action
from bot.rules.errors import RuleError, WrongTime
from bot.rules.game import AnyGame
from bot.rules.record import FindGame
from bot.scheduler import Scheduler
from bot.storage import (
    Database,
    Level,
    ManagerAction,
    ShardFilter,
    ShardOwnership,
    documents,
    key_value,
    tables,
    tracked_messages,
)
from bot.tables.clock import TurnTimers, Waking, loaded, with_waits
from bot.tables.copies import replace
from bot.tables.daily import NEWS as OF_THE_DAY
from bot.tables.daily import DailyDealService
from bot.tables.game import (
    ChanceDealer,
    ClaimService,
    ComputerPlayers,
    GameFlow,
    HintService,
    PremoveService,
    ProtestService,
    UndoService,
    fresh_salt,
    hints,
    practice,
    premoves,
    table_updates,
)
from bot.tables.game_seed import SharedBoard
from bot.tables.history import Archive, DigestService, LookBack, ReviewService, Statistics
from bot.tables.house_rules import AllGames, HouseRulesService
from bot.tables.limits import Limits, Pacing
from bot.tables.live_table import LiveTable
from bot.tables.manager_log import ManagerLog
from bot.tables.models import Consent, Hand, Seat, Table
from bot.tables.persistence import (
    LEFT,
    TABLES,
    UNFINISHED,
    EventDispatcher,
    KeyValueStore,
    Listener,
    PrivacyService,
    SharedSeedService,
    TableDirectory,
    TableStore,
    TrackedMessages,
)
from bot.tables.seats import (
    Apart,
    Blocks,
    ConsentService,
    Effect,
    HostActions,
    HostActivity,
    Newcomers,
    absence,
    ended,
    gone,
    rules_for_seats,
    seat_swaps,
    seating,
    settled,
    starting,
)
from bot.tables.settings import SettingsService
from bot.tables.shutdown_gate import ShutdownGate
from bot.tables.table_update import TableUpdate, altering, reseated
from bot.tables.tournaments import LeagueService, TournamentService, TournamentTables

NOTIFICATION_TABLES = 300

Acted = Callable[[str, str, float], None]
"""A callback with a game's id, the kind of an action, and the seconds until it was saved."""


class TableService:
    """Opens and changes tables; the entry of `bot/tables` for all other packages.

    Args:
        database: the service opens and closes it.
        rng: makes the seeds of games; `SystemRandom` in live games.
        player: makes the computer player of a game; None: one that uses the game's heuristic.
        adviser, master, looks_back: search for hints, deals of the day and reviews; None: in a thread.
        patient_master: plays boards of tournaments, after all who wait at tables; None: `master`.
        acted: called with every action after it is on disk; for metrics only.
        salt: makes the salt of a shuffle, in games that began before there were seeds.
        cache: how many tables stay in memory; the others are loaded from their logs.
    """

    def __init__(
        self,
        database: Database,
        *,
        rng: Random,
        scheduler: Scheduler,
        pace: Pacing,
        limits: Limits | None = None,
        find_game: FindGame = find_game,
        all_games: AllGames = all_games,
        player: Callable[[AnyGame], Player] | None = None,
        adviser: Adviser | None = None,
        master: Master | None = None,
        patient_master: Master | None = None,
        looks_back: LookBack | None = None,
        acted: Acted | None = None,
        salt: Callable[[], str] = fresh_salt,
        cache: int = 256,
    ) -> None:
        self._database = database
        self.scheduler = scheduler
        self._clock = clock = scheduler.clock
        self._find_game = find_game
        self._acted = acted
        self._master = master or partial(asyncio.to_thread, think_as_master)
        self._delivery = EventDispatcher()
        self._door = door = ShutdownGate(database)
        self.manager_log = managers = ManagerLog(database, scheduler)
        self._changes = TableStore(
            database,
            door=door,
            rng=rng,
            clock=clock,
            find_game=find_game,
            cache=cache,
            delivery=self._delivery,
            managers=managers,
            before_keeping=self._before_keeping,
            after_change=self._after_change,
            after_loading=lambda live, changed_at: loaded(live, changed_at, self.settings, self.waking.now()),
        )
        croupier = ChanceDealer(rng, salt)
        self._rounds = GameFlow(rng, croupier, self._changes.now)
        self.directory = TableDirectory(database, self._glance, limits or Limits())
        self.house_rules = HouseRulesService(database, door, find_game, all_games, managers, self._changes.now)
        self.statistics = Statistics(
            database, scheduler, door, self.house_rules, managers, find_game, self._changes.now
        )
        self.subscribe(self.statistics.counting.changed)
        self.archive = Archive(database)
        self.shared_seeds = SharedSeedService(database, door, rng, self._forget_everywhere)
        self.daily = DailyDealService(
            database,
            door,
            self.shared_seeds,
            self._changes,
            begin=self.begin_board,
            all_games=all_games,
            master=self._master,
            scheduler=scheduler,
            rng=rng,
        )
        self.notebook = KeyValueStore(database)
        self.tracked_messages = TrackedMessages(database, clock)
        self.settings = SettingsService(database, door, managers)
        self.digests = DigestService(database, door, self.settings, find_game, clock)
        self.deadlines = TurnTimers(
            database, scheduler, self.settings, self._changes.change, self._begin, self._waiting
        )
        self.waking = Waking(clock, self.settings, self._changes.change)
        self._hosts = HostActivity(clock)
        self.blocks = Blocks(database, door)
        self.hosting = HostActions(self._changes.change, self.blocks)
        self.take_backs = UndoService(self._changes.change, self._changes.without_last_line)
        self.claims = ClaimService(partial(self._changes.change, alone=True), self._rounds, self.blocks.at)
        self.protests = ProtestService(
            database,
            self._changes.get,
            self._changes.change,
            croupier,
            self._changes.deals_of,
            self._changes.without_deal,
        )
        self.consents = ConsentService(
            self._changes.change,
            {
                "end": Effect(self._end),
                "claim": Effect(self.claims.grant, refuse=self.claims.refuse),
                "deal_again": Effect(self.protests.grant, self.protests.check, self.protests.refuse),
                "take_back": Effect(self.take_backs.grant),
                "swap": Effect(_swap),
                "start": Effect(self._begin_as_asked),
            },
        )
        self.privacy = PrivacyService(
            database,
            door,
            self._changes,
            self.settings,
            self.leave,
            lambda user: self.tournaments.leave_lists(user),
            scheduler,
        )
        self._computers = ComputerPlayers(
            in_memory=self._changes.cached,
            look=self._changes.get,
            act=self._act_for_computer,
            answer=self.claims.answer,
            player=player or (lambda game: HeuristicPlayer(game, rng)),
            pause=pace.computer_pause,
            rng=rng,
            master=self._master,
        )
        fixtures = TournamentTables(database, self._changes, self._rounds, self.settings, clock)
        self.tournaments = TournamentService(
            database,
            door,
            fixtures,
            self.shared_seeds,
            self.house_rules,
            managers,
            find_game,
            scheduler,
            self._rounds,
            patient_master or self._master,
            rng,
        )
        self.subscribe(self.tournaments.changed)
        self.leagues = LeagueService(database, self.tournaments)
        self.adviser = adviser or partial(asyncio.to_thread, advise)
        self.coach = ReviewService(database, find_game, looks_back or partial(asyncio.to_thread, review_decision))
        self.newcomers = Newcomers(database)
        self.hints = HintService(self._changes.get, self._changes.change_private, self.adviser)
        self.ahead = PremoveService(self._changes.change_private, self._changes.state_at, self._computers.recheck)

    async def start(self) -> None:
        """Open the database and wake the computer players that a game waits for; raise NewerDatabase."""
        self.scheduler.open()
        await self._database.open()
        if self.is_leader:
            await self._once_before()
        self._door.open()
        self._computers.start()
        await self.deadlines.start()
        await self._wake_computers(self._database.owned)
        self.privacy.start()
        self.manager_log.start()
        await self.tournaments.start()
        await self.daily.start()
        if self.is_leader:
            await self.coach.start()

    async def _once_before(self) -> None:
        """Run the cluster-wide steps that come before tables open."""
        self.statistics.start()
        await self._database.write(key_value.forget_closed)
        await self._database.write(tracked_messages.drop_closed)
        await self._changes.promise_all()

    async def _wake_computers(self, shards: ShardFilter | None) -> None:
        """Wake the computer players that games on these shards wait for."""
        waiting = await self._database.read(
            lambda db: (*tables.waiting_for_computers(db, shards), *documents.with_premoves(db, shards))
        )
        for table in dict.fromkeys(waiting):
            self._computers.on_change(table)

    # Several processes

    @property
    def ownership(self) -> ShardOwnership:
        """The shards that this process owns; calls for tables of other shards raise NotOwner."""
        return self._database.ownership

    @property
    def is_leader(self) -> bool:
        """Whether this process runs the cluster-wide jobs."""
        return self._database.is_leader

    async def adopt(self, shard: int) -> None:
        """Take over the tables of a shard that this process now owns."""
        self._changes.leave(shard)  # memory may hold tables of an earlier time
        if shard == 0:
            await self._once_before()
            await self.coach.start()
        of = self._database.only(shard)
        await self.deadlines.adopt(of)
        self.deadlines.reload()
        await self._wake_computers(of)
        await self.tournaments.adopt(of)
        if await self.daily.is_used():
            self.daily.refresh()
        await self.privacy.adopt()

    async def settle(self, shard: int) -> None:
        """Wait until the changes at the tables of a shard are done; new ones are refused already."""
        await self._changes.settle()

    async def release_shard(self, shard: int) -> None:
        """Drop the tables of a shard from memory: another process owns them now."""
        self._changes.leave(shard)
        self.deadlines.reload()
        if shard == 0:
            await self.statistics.ratings.stop()
            await self.coach.stop()
            await self.daily.par.stop()

    async def on_notification(self, news: str) -> None:
        """Apply a notification from another process; those for other components are ignored."""
        what, *rest = news.split()
        if what == OF_THE_DAY and self.is_leader:
            self.daily.refresh()
        elif what == TABLES:
            await self._changes.forget(map(int, rest))
        elif what == LEFT:
            await self.privacy.leave_here(int(rest[0]))
        elif what == UNFINISHED and self.is_leader:
            self.privacy.start()
        elif rest:
            await self.settings.on_notification(what, int(rest[0]))

    def saw(self, discord_id: int) -> None:
        """Record an id made by Discord, so that messages about later tables are known to have greater ids."""
        self._changes.saw(discord_id)

    @property
    def newest_id(self) -> int:
        """The greatest Discord id that this process has recorded; 0: none yet."""
        return self._changes.newest_id

    async def missed(self) -> None:
        """Reload everything in memory before its next use, since notifications may have been lost."""
        await self.settings.missed()
        await self._changes.forget(self._changes.loaded())

    async def _forget_everywhere(self, numbers: Iterable[int]) -> None:
        """Drop tables from the memory of all processes; they are read from disk again."""
        found = [*numbers]
        await self._changes.forget(found)
        for first in range(0, len(found), NOTIFICATION_TABLES):
            await self._database.notify(" ".join(map(str, (TABLES, *found[first : first + NOTIFICATION_TABLES]))))

    async def _glance(self, table: int) -> Table:
        """Return the public part of a table that any process may own."""
        return (await self._changes.peek(table)).table

    async def close(self) -> None:
        """Finish what is under way, then stop; tables continue after the next start."""
        await self.scheduler.close()
        await self.coach.stop()
        await self._computers.stop()
        await self._door.close()
        await self._delivery.stop()
        await self._database.close()

    def subscribe(self, listener: Listener) -> None:
        """Call a listener after each change is on disk, in order per table; its errors are logged."""
        self._delivery.subscribe(listener)

    async def open(
        self,
        *,
        guild: int | None,
        channel: int,
        host: int,
        game: str,
        options: Mapping[str, object],
        seats: int | None = None,
        level: Level | None = None,
        abroad: bool = False,
    ) -> Table:
        """Open a table with its host seated, and return it.

        Args:
            guild: None in a direct message or a user-installed channel.
            options: by name; `preset` can be a preset, a saved name of the guild or a house-rule code.
            seats: the most players, to which the options are adapted; None: as many as can play.
            level: the level of its computer players; None: the guild's choice.
            abroad: whether the table is opened through a user install.

        Raises:
            ParseError: `unknown_game` or `bad_options`.
            Conflict: `too_many_tables` (where: channel, guild or host; limit).
        """
        found = self._find_game(game)
        values = await self.house_rules.resolve(found, guild, options)
        if seats is not None:
            values = rules_for_seats.for_seats(found, options, values, seats)
        table = seating.new_table(
            found,
            values,
            (Seat(user=host),),
            guild=guild,
            channel=channel,
            host=host,
            level=level or (await self.settings.for_guild(guild)).level,
            max_seats=seats,
            abroad=abroad,
        )
        return await self._opened(found, table)

    async def try_again(
        self, number: int, line: int, user: int, *, guild: int | None, channel: int, abroad: bool = False
    ) -> Table:
        """Open a practice table where a player continues before one of their decisions, against computers.

        Raises:
            NotFound: `no_record`.
            PermissionDenied: `not_your_game`; `try_elsewhere`: others would see a game from elsewhere.
            ParseError: `bad_action`: that line is no decision of this player.
            Conflict: `too_many_tables`.
        """
        record = await self.archive.record(number, guild=guild, user=user)
        of = await asyncio.to_thread(practice.position, record, number, line, user, self._find_game)
        # Its record begins with the lines of the old game, all hands included, so a game stays on its server.
        others = guild is not None or abroad
        if others and not await self.archive.belongs(number, guild, channel):
            raise PermissionDenied("try_elsewhere")
        found, values = of.header.game, of.header.options
        level = (await self.settings.for_guild(guild)).level
        seats = of.seats(user, level)
        table = seating.new_table(
            found,
            values,
            seats,
            guild=guild,
            channel=channel,
            host=user,
            level=level,
            max_seats=len(seats),
            abroad=abroad,
        )
        opened = await self._opened(found, table)

        async def step(live: LiveTable) -> TableUpdate:
            return practice.started(live, of, self._changes.now())

        return await self._changes.change(opened.id, step)

    async def _opened(self, game: AnyGame, table: Table) -> Table:
        admit = partial(self.directory.admit, table=table, now=self._clock())
        opened = await self._changes.open(LiveTable(game, table, self._changes.now()), admit)
        self._hosts.pressed(opened.id)
        return opened

    async def join(self, table: int, user: int) -> Table:
        """Seat a user or put them on the waiting list; return the table.

        A game that is over gives way to a lobby. In a running game the user takes over a computer player's seat, if
        the guild allows newcomers.
        """

        async def step(live: LiveTable) -> TableUpdate:
            chosen = await self.settings.for_guild(live.table.guild)
            apart = await self.blocks.at(live.table, user)
            after = seating.join(live.table, user, apart, newcomers=chosen.newcomers)
            return reseated(live, seat_swaps.as_partner(live.game, after, user))

        return await self._changes.change(table, step)

    async def move(self, table: int, channel: int) -> Table:
        """Move a table to another channel of its server, such as its new thread."""

        async def step(live: LiveTable) -> TableUpdate:
            if live.table.status == "closed":
                raise Conflict("table_closed")
            return reseated(live, replace(live.table, channel=channel))

        return await self._changes.change(table, step)

    async def leave(self, table: int, user: int, *, asked: bool = True) -> Table:
        """Remove a user from a seat or the waiting list; return the table, closed if no person is left.

        They lose a game in play; it raises Conflict `leave_in_game` unless they were asked.
        """
        return await self._reseat(table, lambda old, apart: seating.leave(old, user, apart, asked=asked))

    async def stop_waiting(self, table: int, user: int) -> Table:
        """Remove a user from the waiting list, or raise PermissionDenied `not_waiting`."""
        return await self._changes.change(table, altering(lambda old: seating.stop_waiting(old, user)))

    async def sit_at(self, table: int, user: int, place: int) -> Table:
        """Move a user to another place in the lobby, or ask its owner to swap; raise as `seat_swaps.sit_at`."""
        return await self._changes.change(table, altering(lambda old: seat_swaps.sit_at(old, user, place)))

    async def swap_seats(self, table: int, user: int, one: int, two: int) -> Table:
        """Swap two places of the lobby for the host; raise as `seat_swaps.swap`."""
        return await self._changes.change(table, altering(lambda old: seat_swaps.swap(old, user, one, two)))

    async def check_menu(self, table: int, seen_revision: int) -> None:
        """Accept a menu of the table's next game; raise Conflict `game_over_since` if a game has ended since then.

        A setting opens the lobby of the next game, where the finished game and its rematch are gone.
        """
        live = await self._changes.get(table)
        ended = live.states[-1][0] if live.states else 0
        if live.table.status == "over" and live.table.tournament is None and seen_revision < ended:
            raise Conflict("game_over_since")

    async def allow_hints(self, table: int, user: int, *, hints: bool) -> Table:
        """Allow or forbid hints at a table before its start; raise as `seating.with_hints`."""
        return await self._changes.change(table, altering(lambda old: seating.with_hints(old, user, hints=hints)))

    async def add_computer(self, table: int, user: int, level: Level | None = None) -> Table:
        """Seat one more computer player, or add it to the player's waiting party; level None: the table's."""
        return await self._changes.change(table, altering(lambda old: seating.add_computer(old, user, level)))

    async def fill(self, table: int, user: int) -> Table:
        """Seat the computer players with whom a person who sits alone would start."""

        async def step(live: LiveTable) -> TableUpdate:
            seating.check_in_lobby(live.table, user)
            return reseated(live, starting.filled(live.game, live.table))

        return await self._changes.change(table, step)

    async def remove_computer(self, table: int, user: int) -> Table:
        """Remove the newest computer player, for any player at the table."""
        return await self._reseat(table, lambda old, apart: seating.remove_computer(old, user, apart))

    async def set_option(self, table: int, user: int, name: str, value: object) -> Table:
        """Change one house rule of a table before the start, for its host.

        Args:
            name: the option; `preset` for all of them at once.
            value: as in a record; for `preset` a preset (which keeps the seats if it can), a name or a code.

        Raises:
            ParseError: `bad_options`: no such option or value, or a combination that is refused.
            NotFound, PermissionDenied, Conflict: no such table, not its host, started already, too many seated.
        """

        async def step(live: LiveTable) -> TableUpdate:
            if name == "preset":
                options = await self.house_rules.resolve(live.game, live.table.guild, {name: value})
                if value in live.game.options.presets:
                    options = rules_for_seats.preset_values(live.game, options, live.table.max_seats)
            else:
                options = live.game.options.with_option(live.table.options, name, value)
            return reseated(live, seating.with_options(live.game, live.table, user, options))

        return await self._changes.change(table, step)

    async def give_word(self, table: int, user: int, word: str, promise: str) -> Table:
        """Set a player's lucky word for the next game, "" for none.

        Args:
            promise: the beginning of the commitment that was on show.

        Raises:
            ParseError: `bad_word`.
            StaleView: that game has begun.
            PermissionDenied, Conflict: `not_seated`, `table_closed`.
        """
        return await self._changes.change(table, altering(lambda old: seating.with_word(old, user, word, promise)))

    async def remove_word(self, table: int, user: int, whose: int, promise: str, *, manages: bool = False) -> Table:
        """Remove a player's lucky word, for its owner, the host or a manager.

        Raises PermissionDenied `not_host`, Conflict `table_closed`, StaleView: that game has begun.
        """

        async def step(live: LiveTable) -> TableUpdate:
            after = seating.without_word(live.table, user, whose, promise, manages=manages)
            update = reseated(live, after)
            if user in {whose, live.table.host} or after.lucky_words == live.table.lucky_words:
                return update
            return replace(update, managed=ManagerAction(user, "word_removed", whose, {"table": table}))

        return await self._changes.change(table, step)

    async def begin(self, table: int, user: int) -> Table:
        """Start a game with those who sit here, and with computer players if it needs them; anybody there may."""
        return await self._changes.change(table, lambda live: self._begin(live, user))

    async def begin_board(self, table: int, board: SharedBoard) -> Table:
        """Start a board at a table; raise Conflict `table_closed`, `already_started`, `too_few`.

        The table's own commitment stays valid for its next separate game.
        """

        async def step(live: LiveTable) -> TableUpdate:
            seating.check_can_play(live.game, live.table)
            return self._rounds.board(live, board)

        return await self._changes.change(table, step, alone=True)

    async def ask_to_begin(self, table: int, user: int) -> Table:
        """Start a game for the host; for others, ask the host; raise as `begin`, and Conflict `start_asked`."""

        async def step(live: LiveTable) -> TableUpdate:
            if live.table.host == user:
                return await self._begin(live, user)
            await self._check_can_begin(_filled(live), user)
            now = int(self._clock().timestamp())
            return reseated(live, starting.asked(live.table, user, now, self._hosts.last(table)))

        return await self._changes.change(table, step)

    async def rematch(self, table: int, user: int) -> Table:
        """Start another game with the same seats after a finished one; the next seat deals."""

        async def step(live: LiveTable) -> TableUpdate:
            apart = await self.blocks.at(live.table)
            seating.check_can_begin(live.game, live.table, user, apart)
            return self._rounds.start_rematch(_here(live, user), apart)

        return await self._changes.change(table, step)

    async def pressed(self, table: Table, user: int) -> Table:
        """Record that a player has clicked something at a table; return the table after it.

        The player is no longer gone, a paused game continues, and a host calls off a start without them.
        """
        number = table.id
        if table.host == user and table.status in {"lobby", "over"}:
            self._hosts.pressed(number)
            if starting.host_is_there(table) is not table:
                table = await self._changes.change(number, altering(lambda old: starting.host_is_there(old)))
        seat = table.seat_of(user)
        if seat is not None and absence.seen(table, user) is not table:
            table = await self._changes.change(number, altering(lambda old: absence.seen(old, user)))
        if seat is None or table.status != "playing" or table.current_game is None:
            return table
        if table.current_game.pause or any(each.sat_in for each in table.seats):
            table = await self._changes.change(number, lambda live: _awake(live, user))
        return table

    async def act(self, table: int, user: int, action: str, seen: int) -> Table:
        """Carry out a player's action in the game; return the table after it.

        Args:
            action: in text form.
            seen: the revision of the message that was clicked.

        Raises:
            StaleView: what the action refers to has changed since.
            ParseError, IllegalAction: not an action of this game, not legal now.
            NotFound, PermissionDenied, Conflict: no such table, not seated, no game in play.
        """

        def chosen(live: LiveTable) -> Action:
            seat = seating.check_seated(live.table, user)
            return live.game.codec.parse(seat, action)

        return await self._do(table, chosen, seen, user)

    async def table(self, table: int) -> Table:
        """Return the public part of a table, or raise NotFound."""
        return (await self._changes.get(table)).table

    async def hand(self, table: int, user: int) -> Hand:
        """Return a player's private view of a table; raise PermissionDenied `not_seated`, Conflict `no_hand`."""
        live = await self._changes.get(table)
        seat = seating.check_seated(live.table, user)
        if live.state is None:
            raise Conflict("no_hand")
        said = next((each.premove for each in live.premoves if each.user == user), None)
        newcomer = await self.newcomers.is_new(live.table, user)
        return Hand(live.table, seat, live.state.view(seat), said, hints.given(live, seat), newcomer)

    async def last_hand(self, table: int, user: int) -> Hand | None:
        """Return a player's private view at the end of the last deal, or None if it is not in memory.

        Raises PermissionDenied `not_seated`, Conflict `table_closed`.
        """
        live = await self._changes.get(table)
        seat = seating.check_seated(live.table, user)
        states = [state for _, state in live.states]
        over = table_updates.counted_state(states[0], states[1:]) if states else None
        return Hand(live.table, seat, over.view(seat)) if over else None

    async def _begin(self, live: LiveTable, user: int) -> TableUpdate:
        live = _filled(live)
        await self._check_can_begin(live, user)
        return self._rounds.first_game(_here(live, user))

    async def _check_can_begin(self, live: LiveTable, user: int) -> None:
        seating.check_can_begin(live.game, live.table, user, await self.blocks.at(live.table))

    async def _reseat(self, table: int, alter: Callable[[Table, Apart], Table]) -> Table:
        """Change the seats of a table; `alter` gets the pairs of users who must not sit together."""

        async def step(live: LiveTable) -> TableUpdate:
            return reseated(live, alter(live.table, await self.blocks.at(live.table)))

        return await self._changes.change(table, step)

    async def _do(
        self, table: int, chosen: Callable[[LiveTable], Action], seen_revision: int, user: int | None = None
    ) -> Table:
        """Carry out an action, of a player if one is named, and report how long saving it took."""
        begun = perf_counter()
        game, kind = "", ""

        async def step(live: LiveTable) -> TableUpdate:
            nonlocal game, kind
            action = chosen(live)
            game, kind = live.game.id, action.act
            return await self._step(_here(live, user), action, seen_revision)

        after = await self._changes.change(table, step, alone=True)
        if self._acted is not None:
            self._acted(game, kind, perf_counter() - begun)
        return after

    async def _step(self, live: LiveTable, action: Action, seen_revision: int) -> TableUpdate:
        """Return the table after an action of a seat that was chosen at the revision `seen_revision`."""
        state = live.state
        if live.table.status == "over":
            raise WrongTime("game_over")
        if live.table.status != "playing" or state is None:
            raise Conflict("not_playing")
        then = await self._changes.state_at(live, seen_revision)
        if then is not state and then.context(action) != state.context(action):
            raise StaleView("stale_view")
        # An action seats players only where there is a waiting list.
        apart = await self.blocks.at(live.table) if live.table.queue else frozenset[frozenset[int]]()
        return self._rounds.step(premoves.acted(live, action), action, apart)

    async def _act_for_computer(self, table: int, seat: int, action: Action, seen_revision: int) -> None:
        """Carry out a computer player's choice, if it still plays there, or a premove.

        Raises StaleView: the table has changed since, such as by a player who asks to take an action back.
        """

        def chosen(live: LiveTable) -> Action:
            if live.table.revision != seen_revision:
                raise StaleView("stale_view")
            if live.table.seats[seat].present is not None and premoves.due(live).get(seat) != action:
                raise StaleView("stale_view")
            return action

        await self._do(table, chosen, seen_revision)

    async def _before_keeping(self, before: Table, update: TableUpdate) -> TableUpdate:
        """Complete a change with its consequences, which are saved with it."""
        now = self.waking.now()
        update = settled(before, update, now)
        granted = await self.consents.granted(before, update)
        if granted is not update:
            update = settled(before, granted, now)
        update = await with_waits(before, update, self.settings, now)
        return await self.deadlines.set(before, premoves.settled(before.revision, update))

    def _waiting(self) -> Iterator[int]:
        for number in self._changes.loaded():
            live = self._changes.cached(number)
            if live is not None and live.table.current_game is not None and live.table.current_game.waits:
                yield number

    async def _end(self, live: LiveTable, request: Consent) -> TableUpdate:
        return ended(live, gone.losers(live.table, request.agreed, self.waking.now()))

    async def _begin_as_asked(self, live: LiveTable, request: Consent) -> TableUpdate:
        """Return a table with the game that its host was asked to start; a gone host may be left out."""
        if request.agreed[1:]:
            return await self._begin(live, live.table.host)
        with suppress(UserError, RuleError):
            return await self._begin(live, request.agreed[0])
        return reseated(live, live.table)

    def _after_change(self, live: LiveTable) -> None:
        """Watch the table's clocks and wake its computer players."""
        self.deadlines.reschedule(live.table)
        computers = len(live.table.voters) < len(live.table.seats)
        if live.table.status == "playing" and (computers or (live.premoves and premoves.due(live))):
            self._computers.on_change(live.table.id)


async def _swap(live: LiveTable, request: Consent) -> TableUpdate:
    return reseated(live, seat_swaps.swapped(live.table, request))


def _filled(live: LiveTable) -> LiveTable:
    return live.with_table(starting.filled(live.game, live.table))


def _here(live: LiveTable, user: int | None) -> LiveTable:
    """Return a table where the acting player plays for themselves again."""
    table = live.table if user is None else absence.returned(live.table, user)
    return live if table is live.table else replace(live, table=table)


async def _awake(live: LiveTable, user: int) -> TableUpdate:
    """Return a table after a click of one of its players, who are back if the game had paused."""
    table = live.table
    paused = table.current_game is not None and table.current_game.pause is not None
    return reseated(live, absence.returned(table, user) if paused else absence.absence_reset(table))
