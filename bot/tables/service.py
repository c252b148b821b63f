"""The table service: everything people can do at tables, and everything they may know of them.

What needs no table's lock is in parts of its own: `directory` finds tables, `house_rules` keeps named options,
`statistics` counts results, `archive` gives out records, `key_value` remembers what `bot/ui` needs,
`tracked_messages` where its messages are, `blocks` who never sits with whom, `privacy` what is known of whom,
`settings` knows what guilds and people have chosen, `waking` goes on without people who are gone, `deadlines` has
computer players sit in for people whose time is over, `hosting` is about hosts and comers-back, `consents` takes the
answers to requests, `take_backs` is about the last action, `claims` about the rest of a deal, `premoves` about what
people say in advance, `hints` about what they are told, `shared_seeds` about luck that many tables share, `daily`
about the deal of the day, `tournaments` about evenings of many tables.

Refusals: NotFound `no_table` `no_open_table` `no_record` · NotAllowed `not_seated` `not_waiting` `not_host`
`cannot_sit_here` `try_elsewhere` · Conflict `table_closed` `table_full` `already_seated` `already_waiting`
`already_started` `too_few` `too_many_seated` `no_computer` `not_playing` `not_over` `no_hand` `too_many_tables`
`table_unreadable` `table_of_newer_bot` `too_much_at_table` `shutting_down`
`own_seat_only` `no_newcomers` `leave_in_game` · StaleView `stale_view` · and the
rules' own RuleErrors.
"""

import asyncio
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from functools import partial
from random import Random
from time import perf_counter

from bot.errors import Conflict, PermissionDenied, StaleView, UserError
from bot.games import all_games, find_game
from bot.players import Adviser, HeuristicPlayer, Master, Player, counsel, look_back
from bot.players import master as think_as_master
from bot.rules.actions import Action
from bot.rules.errors import RuleError, WrongTime
from bot.rules.game import AnyGame
from bot.rules.record import FindGame
from bot.scheduler import Scheduler
from bot.storage import (
    Connection,
    Database,
    Level,
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
from bot.tables.tournaments import TournamentService, TournamentTables

TOLD = 300
"""So many in one piece of news."""

Acted = Callable[[str, str, float], None]
"""Takes a game's id, the kind of an action and the seconds it took."""


class TableService:
    """All tables.

    Args:
        database: where they are kept; the service opens and closes it.
        rng: makes the seeds of games; `SystemRandom` in live games.
        scheduler: tells the time, and runs what is to be done later.
        pace: the pauses.
        limits: how many tables there may be.
        find_game: how to find a game by its id.
        all_games: all games by id, for what may stand for one of them.
        player: makes the computer player of a game; None: one that goes by the game's judge.
        adviser: thinks for people who ask; None: in a thread.
        master: plays the deal of the day, the same wherever and however long it thinks; None: in a thread.
        looks_back: thinks of decisions in games that are over; None: in a thread.
        acted: told of every action of a game after it is on disk; for figures only.
        salt: makes the salt of a shuffle, in games that began before there were seeds.
        cache: how many tables stay in memory; the others come back from their logs.
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
        self._changes = TableStore(
            database,
            door=door,
            rng=rng,
            clock=clock,
            find_game=find_game,
            cache=cache,
            delivery=self._delivery,
            before_keeping=self._before_keeping,
            after_change=self._after_change,
            after_loading=self._after_loading,
        )
        croupier = ChanceDealer(rng, salt)
        self._rounds = GameFlow(rng, croupier, self._changes.now)
        self.directory = TableDirectory(database, self._glance, limits or Limits())
        self.house_rules = HouseRulesService(database, door, find_game, all_games, self._changes.now)
        self.statistics = Statistics(database, scheduler, door, self.house_rules, find_game, self._changes.now)
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
        self.settings = SettingsService(database, door)
        self.digests = DigestService(database, door, self.settings, find_game, clock)
        self.deadlines = TurnTimers(
            database, scheduler, self.settings, self._changes.change, self._begin, self._waiting
        )
        self.waking = Waking(clock, self.settings, self._changes.change)
        self._hosts = HostActivity(clock)
        self.blocks = Blocks(database, door)
        self.hosting = HostActions(self._changes.change, self.blocks)
        self.take_backs = UndoService(self._changes.change, self._changes.without_last)
        self.claims = ClaimService(partial(self._changes.change, alone=True), self._rounds, self.blocks.at)
        self.protests = ProtestService(
            database,
            self._changes.look,
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
        self.privacy = PrivacyService(database, door, self._changes, self.settings, self.leave, scheduler)
        self._computers = ComputerPlayers(
            in_memory=self._changes.in_memory,
            look=self._changes.look,
            act=self._act_for_computer,
            answer=self.claims.answer,
            player=player or (lambda game: HeuristicPlayer(game, rng)),
            pause=pace.computer_pause,
            rng=rng,
            master=self._master,
        )
        fixtures = TournamentTables(database, self._changes, self._rounds, self.settings, clock)
        self.tournaments = TournamentService(
            database, door, fixtures, self.shared_seeds, self.house_rules, find_game, scheduler
        )
        self.subscribe(self.tournaments.changed)
        self.adviser = adviser or partial(asyncio.to_thread, counsel)
        self.coach = ReviewService(database, find_game, looks_back or partial(asyncio.to_thread, look_back))
        self.hints = HintService(self._changes.look, self._changes.unseen, self.adviser)
        self.ahead = PremoveService(self._changes.unseen, self._changes.state_at, self._computers.nudge)

    async def start(self) -> None:
        """Open the database and let the computer players go on that a game waits for.

        Raises:
            NewerDatabase: a newer program has written it.
        """
        self.scheduler.open()
        await self._database.open()
        if self.is_leader:
            await self._once_before()
        self._door.open()
        self._computers.start()
        await self.deadlines.start()
        await self._wake_computers(self._database.owned)
        self.privacy.start()
        await self.tournaments.start()
        await self.daily.start()
        if self.is_leader:
            await self.coach.start()

    async def _once_before(self) -> None:
        """Do what is done once in all, before the tables are open."""
        self.statistics.start()
        await self._database.write(key_value.forget_closed)
        await self._database.write(tracked_messages.drop_closed)
        await self._changes.promise_all()

    async def _wake_computers(self, of: ShardFilter | None) -> None:
        """Have the computer players asked that a game waits for."""
        waiting = await self._database.read(
            lambda db: (*tables.waiting_for_computers(db, of), *documents.with_premoves(db, of))
        )
        for table in dict.fromkeys(waiting):
            self._computers.wake(table)

    # Several processes

    @property
    def ownership(self) -> ShardOwnership:
        """The shards that this process owns; whatever is asked of other tables raises NotOwner."""
        return self._database.ownership

    @property
    def is_leader(self) -> bool:
        """Whether this process runs the cluster-wide jobs."""
        return self._database.is_leader

    async def adopt(self, shard: int) -> None:
        """Go on with the tables of a shard, which are at home here from now on."""
        self._changes.leave(shard)  # what is left in memory of an earlier time
        if shard == 0:
            await self._once_before()
            await self.coach.start()
        of = self._database.only(shard)
        await self.deadlines.adopt(of)
        self.deadlines.look_anew()
        await self._wake_computers(of)
        await self.tournaments.adopt(of)
        if await self.daily.is_used():
            self.daily.look_anew()
        await self.privacy.adopt()

    async def settle(self, shard: int) -> None:
        """Wait until no change is under way at the tables of a shard, where none begins any more."""
        await self._changes.settle()

    async def leave_shard(self, shard: int) -> None:
        """Forget the tables of a shard: another process goes on with them."""
        self._changes.leave(shard)
        self.deadlines.look_anew()
        if shard == 0:
            await self.statistics.ratings.stop()
            await self.coach.stop()
            await self.daily.par.stop()

    async def heard(self, news: str) -> None:
        """Take in what another process has told; what is not for the tables is passed over."""
        what, *rest = news.split()
        if what == OF_THE_DAY and self.is_leader:
            self.daily.look_anew()
        elif what == TABLES:
            await self._changes.forget(map(int, rest))
        elif what == LEFT:
            await self.privacy.leave_here(int(rest[0]))
        elif what == UNFINISHED and self.is_leader:
            self.privacy.start()
        elif rest:
            await self.settings.heard(what, int(rest[0]))

    def saw(self, discord_id: int) -> None:
        """Know an id of Discord's: messages about what begins later have greater ones."""
        self._changes.saw(discord_id)

    @property
    def newest_id(self) -> int:
        """The newest id of Discord's that this process knows; 0: it knows none yet."""
        return self._changes.newest_id

    async def missed(self) -> None:
        """Take nothing in memory for sure, since something may have been missed."""
        await self.settings.missed()
        await self._changes.forget(self._changes.loaded())

    async def _forget_everywhere(self, numbers: Iterable[int]) -> None:
        """Take tables out of the memory of all processes: the disk knows better."""
        found = [*numbers]
        await self._changes.forget(found)
        if not self.ownership.is_single_process:
            for first in range(0, len(found), TOLD):
                news = " ".join(map(str, (TABLES, *found[first : first + TOLD])))
                await self._database.write(lambda db, news=news: self._database.tell(db, news))

    async def _glance(self, table: int) -> Table:
        """Return what everybody may know of a table, wherever it is at home."""
        return (await self._changes.glance(table)).table

    async def close(self) -> None:
        """Finish what is under way, then stop; the tables go on after the next start."""
        await self.scheduler.close()
        await self.coach.stop()
        await self._computers.stop()
        await self._door.close()
        await self._delivery.stop()
        await self._database.close()

    def subscribe(self, listener: Listener) -> None:
        """Call a listener after every change is on disk, in order for each table; what it raises is logged."""
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
        """Open a table with its host seated.

        Args:
            guild: guild id, or None in a direct message and abroad.
            channel: channel id.
            host: user id.
            game: the game's id.
            options: by name; `preset` may also be a name of the guild's or a house-rule code.
            seats: how many may sit down at most, which the options are made to fit; None: as many as can play.
            level: how well its computer players play; None: as the guild has chosen.
            abroad: whether the bot is not where the channel is.

        Raises:
            FormError: `unknown_game` or `bad_options`.
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
            level=level or (await self.settings.of_guild(guild)).level,
            max_seats=seats,
            abroad=abroad,
        )
        return await self._opened(found, table)

    async def try_again(
        self, number: int, line: int, user: int, *, guild: int | None, channel: int, abroad: bool = False
    ) -> Table:
        """Open a table at which somebody goes on from before a decision of theirs, against computer players.

        Args:
            number: of the finished game.
            line: of the decision, in its record.
            user: whose.
            guild: guild id, or None in a direct message and abroad.
            channel: channel id.
            abroad: whether the bot is not where the channel is.

        Raises:
            NotFound: `no_record`.
            NotAllowed: `not_your_game`; `try_elsewhere`: others would see a game of another server, or a private one.
            FormError: `bad_action`: that line is no decision of theirs.
            Conflict: `too_many_tables`.
        """
        record = await self.archive.record(number, names=str, guild=guild, user=user)
        of = await asyncio.to_thread(practice.position, record, number, line, user, self._find_game)
        # Its record begins with the lines of the old game, all hands with them: a game stays on its server.
        others = guild is not None or abroad
        if others and not await self.archive.belongs(number, guild, channel):
            raise PermissionDenied("try_elsewhere")
        found, values = of.header.game, of.header.options
        level = (await self.settings.of_guild(guild)).level
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
            return practice.begun(live, of, self._changes.now())

        return await self._changes.change(opened.id, step)

    async def _opened(self, game: AnyGame, table: Table) -> Table:
        """Return a new table that is kept; raises Conflict `too_many_tables`."""
        now = self._clock()

        def admit(db: Connection) -> None:
            self.directory.admit(db, table, now)

        opened = await self._changes.open(LiveTable(game, table, self._changes.now()), admit)
        self._hosts.pressed(opened.id)
        return opened

    async def join(self, table: int, user: int) -> Table:
        """Sit down, or wait for a seat where people rise; a game that is over gives way to a lobby.

        In mid-game a computer player's seat is taken over, if the guild lets newcomers in.
        """

        async def step(live: LiveTable) -> TableUpdate:
            chosen = await self.settings.of_guild(live.table.guild)
            apart = await self.blocks.at(live.table, user)
            return reseated(live, seating.join(live.table, user, apart, newcomers=chosen.newcomers))

        return await self._changes.change(table, step)

    async def move(self, table: int, channel: int) -> Table:
        """Have a table in another channel of its server from now on, such as a thread made for it."""

        async def step(live: LiveTable) -> TableUpdate:
            if live.table.status == "closed":
                raise Conflict("table_closed")
            return reseated(live, replace(live.table, channel=channel))

        return await self._changes.change(table, step)

    async def leave(self, table: int, user: int, *, asked: bool = True) -> Table:
        """Stand up, or stop waiting; in mid-game a computer player takes the seat. Without a person it is closed.

        Whoever leaves a game in play has lost it: with `asked` False they are refused (Conflict `leave_in_game`).
        """
        return await self._reseat(table, lambda old, apart: seating.leave(old, user, apart, asked=asked))

    async def stop_waiting(self, table: int, user: int) -> Table:
        """Wait for a seat no longer; raises NotAllowed `not_waiting`."""
        return await self._changes.change(table, altering(lambda old: seating.stop_waiting(old, user)))

    async def sit_at(self, table: int, user: int, place: int) -> Table:
        """Move to another place in the lobby, or ask whoever sits there; raises as `seat_swaps.sit_at`."""
        return await self._changes.change(table, altering(lambda old: seat_swaps.sit_at(old, user, place)))

    async def swap_seats(self, table: int, user: int, one: int, two: int) -> Table:
        """Change who sits at two places of the lobby; only the host may. Raises as `seat_swaps.swap`."""
        return await self._changes.change(table, altering(lambda old: seat_swaps.swap(old, user, one, two)))

    async def allow_hints(self, table: int, user: int, *, hints: bool) -> Table:
        """Let people ask for hints at a table, or not, before the start; raises as `seating.with_hints`."""
        return await self._changes.change(table, altering(lambda old: seating.with_hints(old, user, hints=hints)))

    async def add_computer(self, table: int, user: int, level: Level | None = None) -> Table:
        """Seat one more computer player, or have it wait with somebody; anybody at the table may.

        Args:
            table: its id.
            user: who wants it.
            level: how well it plays, and those that come after it; None: as the table has it.
        """
        return await self._changes.change(table, altering(lambda old: seating.add_computer(old, user, level)))

    async def remove_computer(self, table: int, user: int) -> Table:
        """Send away the computer player that came last; anybody at the table may."""
        return await self._reseat(table, lambda old, apart: seating.remove_computer(old, user, apart))

    async def set_option(self, table: int, user: int, name: str, value: object) -> Table:
        """Change the house rules of a table before the start; only its host may.

        Args:
            table: its id.
            user: who changes.
            name: the option; `preset` for all of them at once.
            value: as in a record; for `preset` a preset, which keeps the number of seats if it can, a name of the
                guild's or a code.

        Raises:
            FormError: `bad_options`: no such option or value, or a combination refused.
            NotFound, NotAllowed, Conflict: no such table, not its host, started already, too many seated.
        """

        async def step(live: LiveTable) -> TableUpdate:
            if name == "preset":
                options = await self.house_rules.resolve(live.game, live.table.guild, {name: value})
                if value in live.game.options.presets:
                    options = rules_for_seats.kept_room(live.game, options, live.table.max_seats)
            else:
                options = live.game.options.alter(live.table.options, name, value)
            return reseated(live, seating.with_options(live.game, live.table, user, options))

        return await self._changes.change(table, step)

    async def give_word(self, table: int, user: int, word: str, promise: str) -> Table:
        """Give a lucky word for the game to come; the one given before goes, and an empty one leaves none.

        Args:
            table: its id.
            user: who gives it; they sit or wait here.
            word: as it was typed.
            promise: the beginning of the promise that was on show.

        Raises:
            FormError: `bad_word`.
            StaleView: that game has begun.
            NotFound, NotAllowed, Conflict: no such table, not seated, closed.
        """
        return await self._changes.change(table, altering(lambda old: seating.with_word(old, user, word, promise)))

    async def remove_word(self, table: int, user: int, whose: int, promise: str, *, manages: bool = False) -> Table:
        """Take away somebody's lucky word.

        Args:
            table: its id.
            user: who takes it away: its owner, the host, or who manages the server.
            whose: its owner.
            promise: the beginning of the promise that was on show.
            manages: whether the user manages the server.

        Raises:
            NotAllowed: `not_host`.
            StaleView: that game has begun.
            NotFound, Conflict: no such table, closed.
        """
        return await self._changes.change(
            table, altering(lambda old: seating.without_word(old, user, whose, promise, manages=manages))
        )

    async def begin(self, table: int, user: int) -> Table:
        """Start a game with those who sit here; anybody at the table may."""
        return await self._changes.change(table, lambda live: self._begin(live, user))

    async def begin_board(self, table: int, board: SharedBoard) -> Table:
        """Start a game with those who sit here that other tables play with the same cards; nobody asks for it.

        The table's own promise stays for a game of its own.

        Raises:
            Conflict: `table_closed`, `already_started`, `too_few`.
            NotFound: no such table.
        """

        async def step(live: LiveTable) -> TableUpdate:
            seating.check_can_play(live.game, live.table)
            return self._rounds.board(live, board)

        return await self._changes.change(table, step, alone=True)

    async def ask_to_begin(self, table: int, user: int) -> Table:
        """Start a game if it is the host who asks; ask the host otherwise (bot/tables/seats/starting.py).

        Raises:
            Conflict: `start_asked`, and all that `begin` raises.
        """

        async def step(live: LiveTable) -> TableUpdate:
            if live.table.host == user:
                return await self._begin(live, user)
            await self._check_can_begin(live, user)
            now = int(self._clock().timestamp())
            return reseated(live, starting.asked(live.table, user, now, self._hosts.last(table)))

        return await self._changes.change(table, step)

    async def rematch(self, table: int, user: int) -> Table:
        """Start another game with the same seats after one that is over; the deal moves on to the left."""

        async def step(live: LiveTable) -> TableUpdate:
            apart = await self.blocks.at(live.table)
            seating.check_can_begin(live.game, live.table, user, apart)
            return self._rounds.rematch(_here(live, user), apart)

        return await self._changes.change(table, step)

    async def pressed(self, table: Table, user: int) -> Table:
        """Note that somebody has pressed something at a table; return the table as it is then.

        They are not gone any more. A game that pauses goes on, if they sit there; none starts without its host, if it
        is the host.

        Args:
            table: as it was just now.
            user: who has pressed.

        Raises:
            NotFound, Conflict: no such table any more, or one that can't be read.
        """
        number = table.id
        if table.host == user and table.status in {"lobby", "over"}:
            self._hosts.pressed(number)
            if starting.host_is_there(table) is not table:
                table = await self._changes.change(number, altering(lambda old: starting.host_is_there(old)))
        seat = table.seat_of(user)
        if seat is not None and absence.seen(table, user) is not table:
            table = await self._changes.change(number, altering(lambda old: absence.seen(old, user)))
        if seat is None or table.status != "playing" or table.round is None:
            return table
        if table.round.pause or any(each.sat_in for each in table.seats):
            table = await self._changes.change(number, lambda live: _awake(live, user))
        return table

    async def act(self, table: int, user: int, action: str, seen: int) -> Table:
        """Do something in the game.

        Args:
            table: its id.
            user: who does it.
            action: in text form.
            seen: the revision of the picture that was clicked.

        Raises:
            StaleView: what the action refers to has changed since.
            FormError: no action of this game.
            IllegalAction: the rules don't allow it now.
            NotFound, NotAllowed, Conflict: no such table, not seated, no game in play.
        """

        def chosen(live: LiveTable) -> Action:
            seat = seating.check_seated(live.table, user)
            return live.game.codec.parse(seat, action)

        return await self._do(table, chosen, seen, user)

    async def table(self, table: int) -> Table:
        """Return what everybody may know of a table; raises NotFound."""
        return (await self._changes.look(table)).table

    async def hand(self, table: int, user: int) -> Hand:
        """Return what a person at a table may know.

        Raises:
            NotAllowed: `not_seated`.
            Conflict: `no_hand`: nobody has cards.
        """
        live = await self._changes.look(table)
        seat = seating.check_seated(live.table, user)
        if live.state is None:
            raise Conflict("no_hand")
        return Hand(live.table, seat, live.state.view(seat), premoves.said_by(live, user), hints.given(live, seat))

    async def last_hand(self, table: int, user: int) -> Hand | None:
        """Return what a person could know at the end of the last deal, or None if that isn't kept in memory.

        Raises:
            NotFound, NotAllowed: no such table, not seated.
        """
        live = await self._changes.look(table)
        seat = seating.check_seated(live.table, user)
        states = [state for _, state in live.states]
        over = table_updates.deal_over(states[0], states[1:]) if states else None
        return Hand(live.table, seat, over.view(seat)) if over else None

    async def _begin(self, live: LiveTable, user: int) -> TableUpdate:
        """Return the table with a game begun by somebody who sits there; raises as `begin` does."""
        await self._check_can_begin(live, user)
        return self._rounds.first_game(_here(live, user))

    async def _check_can_begin(self, live: LiveTable, user: int) -> None:
        seating.check_can_begin(live.game, live.table, user, await self.blocks.at(live.table))

    async def _reseat(self, table: int, alter: Callable[[Table, Apart], Table]) -> Table:
        """Change who sits at a table; `alter` is told who is not to sit there together."""

        async def step(live: LiveTable) -> TableUpdate:
            return reseated(live, alter(live.table, await self.blocks.at(live.table)))

        return await self._changes.change(table, step)

    async def _do(
        self, table: int, chosen: Callable[[LiveTable], Action], seen: int, user: int | None = None
    ) -> Table:
        """Do an action of the game, of a person if one is named, and tell how long it took until it was on disk."""
        begun = perf_counter()
        game, kind = "", ""

        async def step(live: LiveTable) -> TableUpdate:
            nonlocal game, kind
            action = chosen(live)
            game, kind = live.game.id, action.act
            return await self._step(_here(live, user), action, seen)

        after = await self._changes.change(table, step, alone=True)
        if self._acted is not None:
            self._acted(game, kind, perf_counter() - begun)
        return after

    async def _step(self, live: LiveTable, action: Action, seen: int) -> TableUpdate:
        """Return the table after an action of a seat that was chosen at the revision `seen`."""
        state = live.state
        if live.table.status == "over":
            raise WrongTime("game_over")
        if live.table.status != "playing" or state is None:
            raise Conflict("not_playing")
        then = await self._changes.state_at(live, seen)
        if then is not state and then.context(action) != state.context(action):
            raise StaleView("stale_view")
        # Only where somebody waits does an action seat anybody.
        apart = await self.blocks.at(live.table) if live.table.queue else frozenset[frozenset[int]]()
        return self._rounds.step(premoves.acted(live, action), action, apart)

    async def _act_for_computer(self, table: int, seat: int, action: Action, seen: int) -> None:
        """Do what a computer player chose, if it still plays there, or what somebody has said in advance."""

        def chosen(live: LiveTable) -> Action:
            if live.table.seats[seat].present is not None and premoves.due(live).get(seat) != action:
                raise StaleView("stale_view")
            return action

        await self._do(table, chosen, seen)

    async def _before_keeping(self, before: Table, update: TableUpdate) -> TableUpdate:
        """Complete a change with what follows from it and is kept with it."""
        now = self.waking.now()
        update = settled(before, update, now)
        granted = await self.consents.granted(before, update)
        if granted is not update:
            update = settled(before, granted, now)
        update = await with_waits(before, update, self.settings, now)
        return await self.deadlines.set(before, premoves.settled(before.revision, update))

    async def _after_loading(self, live: LiveTable, changed_at: str) -> LiveTable:
        """Complete a table from the disk with what is not kept."""
        return await loaded(live, changed_at, self.settings, self.waking.now())

    def _waiting(self) -> Iterator[int]:
        """Yield the tables in memory that wait for somebody without a turn time."""
        for number in self._changes.loaded():
            live = self._changes.in_memory(number)
            if live is not None and live.table.round is not None and live.table.round.waits:
                yield number

    async def _end(self, live: LiveTable, request: Consent) -> TableUpdate:
        """Return a table whose game is ended by consent."""
        return ended(live, gone.losers(live.table, request.agreed, self.waking.now()))

    async def _begin_as_asked(self, live: LiveTable, request: Consent) -> TableUpdate:
        """Return a table with the game begun for which its host was asked; if they are gone, perhaps without it."""
        if request.agreed[1:]:
            return await self._begin(live, live.table.host)
        with suppress(UserError, RuleError):
            return await self._begin(live, request.agreed[0])
        return reseated(live, live.table)

    def _after_change(self, live: LiveTable) -> None:
        """Have the clocks watched, and the computer players asked where there are any."""
        self.deadlines.wake(live.table)
        computers = len(live.table.voters) < len(live.table.seats)
        if live.table.status == "playing" and (computers or premoves.due(live)):
            self._computers.wake(live.table.id)


async def _swap(live: LiveTable, request: Consent) -> TableUpdate:
    """Return a table with two people swapped, of whom one asked the other."""
    return reseated(live, seat_swaps.swapped(live.table, request))


def _here(live: LiveTable, user: int | None) -> LiveTable:
    """Return a table with who acts there playing for themselves again."""
    table = live.table if user is None else absence.back(live.table, user)
    return live if table is live.table else replace(live, table=table)


async def _awake(live: LiveTable, user: int) -> TableUpdate:
    """Return a table after one of its people has pressed something: they are back where the game had paused."""
    table = live.table
    paused = table.round is not None and table.round.pause is not None
    return reseated(live, absence.back(table, user) if paused else absence.counted_anew(table))
