"""Protests: a player reports what went wrong in a deal, and a moderator who does not play there decides.

The answer is that the deal stands, that it is dealt again (if everyone agrees before an action in the next deal), or
that the game has no result. A player never decides on a protest in their own game. The protester can withdraw, which
means that the deal stands. The host can ask everyone to deal again, which is no decision: one refusal is enough. A
host without another person at the table decides alone.

A deal that is dealt again is dropped with all its lines and random labels in one transaction: no label of the proof
is used twice. A game without a result is closed and not counted, and its record becomes public, so that players can
check the decision. Where many tables play the same cards no deal is dealt again at one of them, nor opened early.

At a table of a tournament the organiser decides too, except at their own table. In a knockout every game needs a
result, because one of the pairs must go on. A user-installed channel has no moderators: a refusal to deal again is
the answer.

The protest's text is for its moderators and is never shown at the table, since it can reveal a hand.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from bot.errors import Conflict, PermissionDenied, StaleView
from bot.rules.errors import ParseError
from bot.storage import Database, Form, ManagerAction, RedealRow, event_log, protests, tournaments
from bot.tables.copies import replace
from bot.tables.game import table_updates
from bot.tables.game.advance import ChanceDealer
from bot.tables.game.deal_spans import DealSpan, disputed, may_deal_again
from bot.tables.live_table import LiveTable
from bot.tables.models import Consent, CurrentGame, Protest, Ruling, Table
from bot.tables.seats import absence, seating
from bot.tables.table_update import Change, TableUpdate, reseated

STANDS: frozenset[Ruling] = frozenset({"stands"})
AGAIN: frozenset[Ruling] = frozenset({"again"})
VOID: frozenset[Ruling] = frozenset({"void"})
MAX_TEXT_LENGTH = 300

WithoutDeal = Callable[[Table, int], Awaitable[tuple[LiveTable, RedealRow]]]
DealsOf = Callable[[int, int | None], Awaitable[tuple[DealSpan, ...]]]


@dataclass(frozen=True, slots=True)
class ProtestCase:
    """A protest as a moderator sees it, with its text.

    Args:
        record: the lines of the game's record up to it, hands included; only their public part can be shown.
        rulings: the answers that this user can give.
    """

    table: Table
    protest: Protest
    sentence: str = field(repr=False)
    record: tuple[str, ...] = field(repr=False)
    rulings: frozenset[Ruling]

    @property
    def line(self) -> int:
        """The number of lines that the record had."""
        return len(self.record)


@dataclass(frozen=True, slots=True)
class _Arbiter:
    """A user who wants to see or decide a protest; `presides`: as host or organiser who doesn't play there."""

    user: int
    manages: bool
    presides: bool
    form: Form | None


class ProtestService:
    """Makes, shows and decides protests; `without_deal` returns a rebuilt table and the row that drops the deal."""

    def __init__(
        self,
        database: Database,
        look: Callable[[int], Awaitable[LiveTable]],
        change: Change,
        croupier: ChanceDealer,
        deals_of: DealsOf,
        without_deal: WithoutDeal,
    ) -> None:
        self._database = database
        self._look = look
        self._change = change
        self._croupier = croupier
        self._deals_of = deals_of
        self._without_deal = without_deal

    async def make(self, table: int, user: int, written: str, seen_revision: int | None = None) -> Table:
        """Protest against the current deal, or the last one until a seat acts in the next.

        Raises:
            PermissionDenied: `not_seated`.
            Conflict: `table_closed`, `not_playing`, `protest_open`, `protested_already`.
            ParseError: `bad_sentence`.
            StaleView: `seen_revision` is of another game.
        """
        sentence = " ".join(written.split())
        if not 1 <= len(sentence) <= MAX_TEXT_LENGTH or not sentence.isprintable():
            raise ParseError("bad_sentence", high=MAX_TEXT_LENGTH)

        async def step(live: LiveTable) -> TableUpdate:
            now, game = seating.at_play(live.table, user)
            if is_open(game):
                raise Conflict("protest_open")
            at = live.table.revision if seen_revision is None else min(seen_revision, live.table.revision)
            spans = await self._deals_of(game.number, at)
            if not spans or live.shows_dropped(at):
                raise StaleView("stale_view")
            deal = disputed(spans)
            before = await self._database.read(lambda db: protests.for_game(db, game.number))
            if any((row.person, row.deal) == (user, deal) and row.answer != "again" for row in before):
                raise Conflict("protested_already", deal=deal)
            after = now.with_current_game(protest=Protest(user, deal, at))
            return replace(reseated(live, after), protests=sentence)

        return await self._change(table, step)

    async def concerns(self, table: Table, game: int, deal: int) -> bool:
        """Return whether a protest made now would be about this deal of this game."""
        if table.current_game is None or table.current_game.number != game:
            return False
        spans = await self._deals_of(game, None)
        return bool(spans) and disputed(spans) == deal

    async def case(self, table: int, user: int, *, manages: bool = False) -> ProtestCase:
        """Return the newest protest at a table for its moderator or its protester.

        Raises PermissionDenied `not_judge`, Conflict `no_protest`, `protest_sealed`.
        """
        live = await self._look(table)
        game, protest = _newest(live.table)
        judge = await self._judge(live.table, user, manages=manages)
        _check_may_look(live.table, protest, judge)
        rows = await self._database.read(lambda db: protests.for_game(db, game.number))
        lines = await self._database.read(lambda db: event_log.lines(db, game.number))
        spans = await self._deals_of(game.number, None)
        record = tuple(row.line for row in lines if row.revision <= protest.at)
        rulings = _rulings(live, judge, spans)
        return ProtestCase(live.table, protest, rows[-1].sentence if rows else "", record, rulings)

    async def rule(self, table: int, user: int, ruling: Ruling, *, manages: bool = False) -> Table:
        """Decide the protest; before a new deal everyone is asked for consent.

        Raises:
            PermissionDenied: `not_judge`, `own_protest`, `own_game`.
            Conflict: `no_protest`, `protest_sealed`, `not_playing`, `too_late_again`, `needs_result`.
        """

        async def step(live: LiveTable) -> TableUpdate:
            game, protest = _open(live.table)
            judge = await self._judge(live.table, user, manages=manages)
            _check_may_look(live.table, protest, judge)
            spans = await self._deals_of(game.number, None)
            if ruling not in _rulings(live, judge, spans):
                raise _refusal(live.table, judge, ruling)
            managed = None
            if manages and user != protest.user:
                details = {"table": live.table.id, "game": game.number, "deal": protest.deal, "ruling": ruling}
                managed = ManagerAction(user, "protest_ruled", protest.user, details)
            if ruling == "again":
                return replace(reseated(live, _asked(live.table, user)), managed=managed)
            ruled = _answered(live.table, ruling)
            if ruling == "void":
                ruled = table_updates.with_seed_revealed(table_updates.after_last_deal(ruled), live.randomness)
            return replace(reseated(live, ruled), rules=user, managed=managed)

        return await self._change(table, step)

    async def check(self, live: LiveTable) -> None:
        """Accept a consent to deal again, or raise Conflict `too_late_again`."""
        game, protest = _open(live.table)
        if not may_deal_again(await self._deals_of(game.number, None), protest.deal):
            raise Conflict("too_late_again")

    async def grant(self, live: LiveTable, request: Consent) -> TableUpdate:
        """Return a table with the deal dealt again after everyone agreed."""
        table = live.table
        _, protest = _open(table)
        before, dropped = await self._without_deal(table, protest.deal)
        before = table_updates.rebuilt(before, table)
        before = before.with_table(_answered(before.table.without_consent("claim", "take_back"), "again"))
        assert before.state is not None
        moves = self._croupier.advance(before.game, before.state, None, before.randomness)
        after = table_updates.after_moves(before, moves)
        return TableUpdate(after, moves.lines, moves.events, rules=request.agreed[-1], dealt_again=dropped)

    def refuse(self, live: LiveTable, user: int) -> TableUpdate:
        """Return the table after a refusal to deal again; without moderators the deal stands."""
        if live.table.guild is None:
            return replace(reseated(live, _answered(live.table, "stands")), rules=user)
        return reseated(live, live.table)

    async def _judge(self, table: Table, user: int, *, manages: bool) -> _Arbiter:
        """Return a user's role for the protests of a table."""
        number = table.tournament
        if number is None:
            return _Arbiter(user, manages, user == table.host, None)
        found = await self._database.read(lambda db: tournaments.find(db, number))
        presides = found is not None and found.host == user and not table.has_participant(user)
        return _Arbiter(user, manages, presides, found.form if found else None)


def is_open(game: CurrentGame | None) -> bool:
    """Return whether a game has a protest without an answer."""
    return game is not None and game.protest is not None and game.protest.ruling is None


def check_may_protest(table: Table, user: int) -> None:
    """Accept a user who wants to write a protest; raise as `ProtestService.make` does."""
    if is_open(seating.check_playing(table, user)):
        raise Conflict("protest_open")


def judges(table: Table) -> frozenset[int]:
    """Return the users who are asked about a table's protest: the host, unless it is their own.

    At a table of a tournament it is the organiser, unless they play there or others still play the same cards.
    """
    game = table.current_game
    if game is None or game.protest is None or not is_open(game) or table.consent("deal_again"):
        return frozenset()
    if table.tournament is not None:
        asked = table.organiser is not None and not game.sealed and not table.has_participant(table.organiser)
        return frozenset({table.organiser}) if asked and table.organiser is not None else frozenset()
    return frozenset({table.host} - {game.protest.user})


def _check_may_look(table: Table, protest: Protest, judge: _Arbiter) -> None:
    """Accept a user who wants to see a protest.

    Raises:
        PermissionDenied: `not_judge`.
        Conflict: `protest_sealed`: others still play the same cards, perhaps this user too.
    """
    if not judge.manages and not judge.presides and judge.user != protest.user:
        raise PermissionDenied("not_judge")
    if table.current_game is not None and table.current_game.sealed and not table.has_participant(judge.user):
        raise Conflict("protest_sealed")


def _judges(table: Table, judge: _Arbiter) -> bool:
    """Return whether a user can decide the protest, and not only withdraw it."""
    assert table.current_game is not None
    protest = table.current_game.protest
    if protest is None or not (judge.manages or judge.presides):
        return False
    if judge.presides and {seat.user for seat in table.seats} <= {None, judge.user}:
        return True
    return judge.user != protest.user and not _plays(table, judge.user)


def _plays(table: Table, user: int) -> bool:
    game = table.current_game
    if game is None:
        return False
    began = {seat.user for seat in game.starters} | {who for _, who in game.leavers}
    return user in began or table.seat_of(user) is not None


def _rulings(live: LiveTable, judge: _Arbiter, spans: tuple[DealSpan, ...]) -> frozenset[Ruling]:
    game = live.table.current_game
    if game is None or game.protest is None or not is_open(game):
        return frozenset()
    open_end = live.table.status == "playing" and not game.sealed
    again: frozenset[Ruling] = AGAIN if open_end and may_deal_again(spans, game.protest.deal) else frozenset()
    if not _judges(live.table, judge):
        own = STANDS if judge.user == game.protest.user else frozenset[Ruling]()
        return own | again if judge.presides else own
    if not open_end:
        return STANDS
    needs_result = live.table.tournament is not None and judge.form == "knockout"
    return STANDS | again if needs_result else STANDS | VOID | again


def _refusal(table: Table, judge: _Arbiter, ruling: Ruling) -> PermissionDenied | Conflict:
    if not _judges(table, judge) and not (judge.presides and ruling == "again"):
        own = (
            table.current_game is not None
            and table.current_game.protest is not None
            and table.current_game.protest.user == judge.user
        )
        return PermissionDenied("own_protest" if own else "own_game")
    if table.status != "playing":
        return Conflict("not_playing")
    return Conflict("needs_result" if ruling == "void" else "too_late_again")


def _answered(table: Table, ruling: Ruling) -> Table:
    assert table.current_game is not None
    assert table.current_game.protest is not None
    return table.with_current_game(protest=replace(table.current_game.protest, ruling=ruling)).without_consent(
        "deal_again"
    )


def _asked(table: Table, user: int) -> Table:
    """Return the table with everyone asked to deal again; an asker who plays there has agreed."""
    request = table.consent("deal_again") or Consent("deal_again", revision=table.revision + 1)
    if table.seat_of(user) is None:
        return table.with_consent(request)
    if user not in request.agreed:
        request = replace(request, agreed=(*request.agreed, user))
    return absence.returned(table, user).with_consent(request)


def _newest(table: Table) -> tuple[CurrentGame, Protest]:
    if table.current_game is None or table.current_game.protest is None:
        raise Conflict("no_protest")
    return table.current_game, table.current_game.protest


def _open(table: Table) -> tuple[CurrentGame, Protest]:
    game, protest = _newest(table)
    if protest.ruling is not None:
        raise Conflict("no_protest")
    return game, protest
