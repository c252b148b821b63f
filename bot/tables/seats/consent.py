"""Requests that need the consent of others: who is asked, who has answered, and their effect.

A table has at most one request of each kind. To end, undo, deal again and claim need everyone; swap and start need
one yes. Gone players are exempt: a request never waits for them. After every change a request lapses if its object is
gone, and is granted if all who are asked have agreed.

A kind registers who is asked and how long the request stands (`RULES`), and its effect (`Effect`).
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from bot.errors import Conflict, PermissionDenied, StaleView
from bot.tables.copies import replace
from bot.tables.live_table import LiveTable
from bot.tables.models import Consent, ConsentKind, Seat, Table
from bot.tables.seats import seating
from bot.tables.table_update import Step, TableUpdate, reseated


@dataclass(frozen=True, slots=True)
class Rule:
    """How the requests of one kind are answered.

    Args:
        missing: the error code where there is no request.
        enter: returns the table with an answering player, or raises.
        asks: returns the users who are asked; a computer player by `computer_at`.
        stands: returns whether a request survives a change, from the table before and the change.
        given: returns whether a request is granted, from the tables before and after a change.
    """

    missing: str
    enter: Callable[[Table, int], Table]
    asks: Callable[[Table, Consent], tuple[int, ...]]
    stands: Callable[[Table, TableUpdate, Consent], bool]
    given: Callable[[Table, Table, Consent], bool]


@dataclass(frozen=True, slots=True)
class Effect:
    """The effect of answers to the requests of one kind; it gets the table without the request.

    Args:
        grant: makes the change of a granted request.
        check: raises where a consent comes too late; None: it never does.
        refuse: makes the change after a refusal by a user; None: no other change.
    """

    grant: Callable[[LiveTable, Consent], Awaitable[TableUpdate]]
    check: Callable[[LiveTable], Awaitable[None]] | None = None
    refuse: Callable[[LiveTable, int], TableUpdate] | None = None


class ChangeTable(Protocol):
    """A callable that changes a table."""

    def __call__(self, table: int, step: Step, *, alone: bool = False) -> Awaitable[Table]:
        """Change a table by its id; `alone`: also at a try of a deal of the day."""
        ...


class ConsentService:
    """Takes the answers to requests."""

    def __init__(self, change: ChangeTable, effects: Mapping[ConsentKind, Effect]) -> None:
        self._change = change
        self._effects = effects

    async def agree(self, table: int, user: int, kind: ConsentKind, seen_revision: int | None = None) -> Table:
        """Accept a request for a player; return the table.

        Args:
            seen_revision: the revision of the message that was clicked; None: the newest.

        Raises:
            NotFound, PermissionDenied: no such table, not seated.
            Conflict: `table_closed`, `not_playing`, `already_started`, `already_agreed`, the `missing` of the kind's
                rule, and `too_late_again`.
            StaleView: the message is about another request.
        """

        async def step(live: LiveTable) -> TableUpdate:
            after = agreed(live.table, user, kind, seen_revision)
            check = self._effects[kind].check
            if check is not None:
                await check(live)
            return reseated(live, after)

        return await self._change(table, step, alone=kind == "claim")

    async def refuse(self, table: int, user: int, kind: ConsentKind) -> Table:
        """Refuse a request, or withdraw one's own; raise as `agree`, and PermissionDenied `not_host`."""

        async def step(live: LiveTable) -> TableUpdate:
            after = refused(live.table, user, kind)
            effect = self._effects[kind].refuse
            return effect(replace(live, table=after), user) if effect else reseated(live, after)

        return await self._change(table, step, alone=kind == "claim")

    async def granted(self, before: Table, update: TableUpdate) -> TableUpdate:
        """Return an update with the effect of the request that it grants; a manager's action stays one."""
        table = update.live.table
        kind = given(before, table)
        if kind is None or update != TableUpdate(update.live, managed=update.managed):
            return update
        request = table.consent(kind)
        assert request is not None
        after = replace(table.without_consent(kind), revision=before.revision)
        granted = await self._effects[kind].grant(replace(update.live, table=after), request)
        return replace(granted, managed=update.managed)


def computer_at(seat: int) -> int:
    """Return the number by which the computer player at a seat agrees; user ids are never negative."""
    return -1 - seat


def agreed(table: Table, user: int, kind: ConsentKind, seen_revision: int | None = None) -> Table:
    """Return the table with one more consent; raise as `ConsentService.agree`."""
    rule, after, request = _answered(table, user, kind)
    if seen_revision is not None and seen_revision < request.revision:
        raise StaleView("stale_view")
    is_asked = user in rule.asks(after, request)
    if kind == "swap" and not is_asked:
        raise Conflict(rule.missing)
    if kind != "swap" and (user in request.agreed or not is_asked):
        raise Conflict("already_agreed")  # a computer player may have answered while they were gone
    return after.with_consent(replace(request, agreed=(*request.agreed, user)))


def refused(table: Table, user: int, kind: ConsentKind) -> Table:
    """Return the table without a refused or withdrawn request; raise as `ConsentService.refuse`."""
    rule, after, request = _answered(table, user, kind)
    if kind == "swap" and user not in (*rule.asks(after, request), *request.agreed):
        raise Conflict(rule.missing)
    return after.without_consent(kind)


def missing(table: Table, kind: ConsentKind) -> tuple[int, ...]:
    """Return the users who are asked and have not answered, by seat; () where there is no request."""
    return tuple(who for who in _missing(table, kind) if who > 0)


def missing_computers(table: Table) -> tuple[int, ...]:
    """Return the seats of computer players that still have to answer a claim."""
    return tuple(computer_at(who) for who in _missing(table, "claim") if who < 0)


def missing_seats(table: Table) -> tuple[int, ...]:
    """Return the seats that have not accepted a claim yet."""
    request = table.consent("claim")
    if request is None:
        return ()
    return tuple(seat for seat, who in enumerate(_each_seat(table, request)) if who not in request.agreed)


def given(before: Table, table: Table) -> ConsentKind | None:
    """Return the kind of request that a change grants, or None."""
    if not table.consents:
        return None
    for kind, rule in RULES.items():
        request = table.consent(kind)
        if request is not None and rule.given(before, table, request):
            return kind
    return None


def settled(before: Table, update: TableUpdate) -> Table:
    """Return the table of an update without requests that have lost their object."""
    table = update.live.table
    for request in table.consents:
        people = tuple(who for who in request.agreed if who < 0 or table.is_here(who))
        kept = request if people == request.agreed else replace(request, agreed=people)
        if not RULES[kept.kind].stands(before, update, kept):
            table = table.without_consent(kept.kind)
            if kept.kind == "claim" and table.current_game is not None:
                table = table.with_current_game(claim=table.current_game.claim.over())
        elif kept is not request:
            table = table.with_consent(kept)
    return table


def _answered(table: Table, user: int, kind: ConsentKind) -> tuple[Rule, Table, Consent]:
    rule = RULES[kind]
    after, request = rule.enter(table, user), table.consent(kind)
    if request is None:
        raise Conflict(rule.missing)
    return rule, after, request


def _missing(table: Table, kind: ConsentKind) -> tuple[int, ...]:
    request = table.consent(kind)
    if request is None:
        return ()
    return tuple(who for who in RULES[kind].asks(table, request) if who not in request.agreed)


# Who is asked


def _everybody(table: Table, request: Consent) -> tuple[int, ...]:
    return table.voters


def _each_seat(table: Table, request: Consent) -> tuple[int, ...]:
    """Return the answering user for each seat: one who has answered, else the person there, else the computer."""
    return tuple(_answers(number, seat, request.agreed) for number, seat in enumerate(table.seats))


def _answers(number: int, seat: Seat, agreed: tuple[int, ...]) -> int:
    computer = computer_at(number)
    if computer in agreed:
        return computer
    person = seat.user if seat.user in agreed else seat.voter
    return computer if person is None else person


# Who answers


def _at_play(table: Table, user: int) -> Table:
    return seating.at_play(table, user)[0]


def _in_lobby(table: Table, user: int) -> Table:
    seating.check_in_lobby(table, user)
    return table


def _as_host(table: Table, user: int) -> Table:
    if table.host != user:
        raise PermissionDenied("not_host")
    return table


# How long a request stands


def _end_is_valid(before: Table, update: TableUpdate, request: Consent) -> bool:
    return update.live.table.status == "playing" and not update.begins and bool(request.agreed)


def _valid_while_same(who: Callable[[Table], object]) -> Callable[[Table, TableUpdate, Consent], bool]:
    """Return a rule by which a request stands until a player acts, comes or goes."""

    def is_valid(before: Table, update: TableUpdate, request: Consent) -> bool:
        table, kind = update.live.table, request.kind
        if table.status != "playing" or update.begins or update.lines:
            return False
        return before.consent(kind) != table.consent(kind) or who(before) == who(table)

    return is_valid


def _deal_again_is_valid(before: Table, update: TableUpdate, request: Consent) -> bool:
    """Return whether a deal can still be dealt again, while the next one has no action."""
    table = update.live.table
    if (
        table.status != "playing"
        or before.current_game is None
        or table.current_game is None
        or table.current_game.protest is None
    ):
        return False
    later = update.acted is not None and before.current_game.deal > table.current_game.protest.deal
    return table.current_game.protest.ruling is None and not later


def _swap_is_valid(before: Table, update: TableUpdate, request: Consent) -> bool:
    table = update.live.table
    seats = [table.seat_of(who) for who in (*request.agreed[:1], *request.asked)]
    if table.status != "lobby" or len(seats) < 2 or None in seats:
        return False
    return not table.seats[seats[0] or 0].gone


def _start_is_valid(before: Table, update: TableUpdate, request: Consent) -> bool:
    """Return whether a request to start stands: a game can begin, and the host is the same or gone."""
    table = update.live.table
    waits = table.status in {"lobby", "over"} and len(table.seats) >= table.min_seats
    return bool(request.agreed) and waits and (table.host == before.host or _host_is_gone(before, table))


# Whether it is granted


def _by_all(before: Table, table: Table, request: Consent) -> bool:
    asks = RULES[request.kind].asks(table, request)
    return bool(asks) and {*asks} <= {*request.agreed}


def _by_one(before: Table, table: Table, request: Consent) -> bool:
    """Return whether one of those who are asked has agreed, or the only one is gone."""
    seats = [table.seat_of(who) for who in request.asked]
    return bool(request.agreed[1:]) or any(seat is not None and table.seats[seat].gone for seat in seats)


def _by_host(before: Table, table: Table, request: Consent) -> bool:
    return bool(request.agreed[1:]) or _host_is_gone(before, table)


def _host_is_gone(before: Table, table: Table) -> bool:
    """Return whether the host who was asked is gone and has a successor."""
    seat = table.seat_of(before.host)
    return table.host != before.host and seat is not None and table.seats[seat].gone is not None


_take_back_stands = _valid_while_same(lambda table: [(seat.owner, seat.absent_since) for seat in table.seats])
_claim_stands = _valid_while_same(lambda table: [seat.present for seat in table.seats])
RULES: Mapping[ConsentKind, Rule] = {
    "end": Rule("no_vote", _at_play, _everybody, _end_is_valid, _by_all),
    "claim": Rule("no_claim", _at_play, _each_seat, _claim_stands, _by_all),
    "deal_again": Rule("nobody_asks_again", _at_play, _everybody, _deal_again_is_valid, _by_all),
    "take_back": Rule("no_wish", _at_play, _everybody, _take_back_stands, _by_all),
    "swap": Rule("no_swap", _in_lobby, lambda table, asks: (*asks.asked, table.host), _swap_is_valid, _by_one),
    "start": Rule("no_start_wish", _as_host, lambda table, _: (table.host,), _start_is_valid, _by_host),
}
"""The rules by kind; if one change grants several requests, only the first has its effect."""
