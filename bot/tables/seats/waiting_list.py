"""Who waits for a seat at a table where people rise: pure changes of its queue.

Those who wait make up parties (pairs): whoever comes completes the first party that lacks somebody, or else begins a
new one. The first complete party sits down when seats are risen from, and whoever rises joins the queue's end.
Computer players complete a party on somebody's wish; they never wait for themselves.
"""

from collections.abc import Iterable

from bot.errors import Conflict, PermissionDenied
from bot.tables.copies import replace
from bot.tables.models import Party, Seat, Table
from bot.tables.seats.blocks import Apart, clash

Queue = tuple[Party, ...]


def wait(table: Table, user: int) -> Table:
    """Return the table with one more person waiting; raises Conflict `already_waiting`."""
    if table.waits(user):
        raise Conflict("already_waiting")
    return replace(table, queue=_joined(table.queue, table.party, Seat(user=user)))


def check_waits(table: Table, user: int) -> Table:
    """Return the table if this person waits there; raises NotAllowed `not_waiting`."""
    if not table.waits(user):
        raise PermissionDenied("not_waiting")
    return table


def without(table: Table, user: int) -> Table:
    """Return the table without this person in its queue; whoever waited with them looks for somebody else."""
    left = (tuple(seat for seat in party if seat.user != user) for party in table.queue)
    return replace(table, queue=_arranged(left, table.party))


def complete(table: Table, computer: Seat) -> Table | None:
    """Return the table with a computer player in the first party that lacks somebody; None if none does."""
    if all(len(party) == table.party for party in table.queue):
        return None
    return replace(table, queue=_joined(table.queue, table.party, computer))


def next_party(table: Table, seats: tuple[int, ...] = (), apart: Apart = frozenset()) -> Party | None:
    """Return those who sit down next instead of these seats, or None if nobody can."""
    stay = tuple(who for seat, who in enumerate(table.seats) if seat not in seats)
    return next((each for each in table.queue if len(each) == table.party and not clash(apart, each, stay)), None)


def rise(table: Table, seats: tuple[int, ...], apart: Apart = frozenset()) -> tuple[Table, tuple[int, ...]]:
    """Have those who wait longest sit down instead of others, who join the queue's end.

    Args:
        table: the table.
        seats: as many as a party has.
        apart: who is not to sit together.

    Returns:
        The table, and the seats taken: none where nobody waits.
    """
    party = next_party(table, seats, apart)
    if party is None or not seats:
        return table, ()
    now = list(table.seats)
    for seat, who in zip(seats, party, strict=True):
        now[seat] = who
    at = table.queue.index(party)
    # Who is absent does not wait for another seat: the table would go on for ever with nobody there.
    risen = tuple(table.seats[seat] for seat in seats if table.seats[seat].voter or not table.seats[seat].user)
    queue = _arranged((*table.queue[:at], *table.queue[at + 1 :], risen), table.party)
    return replace(table, seats=tuple(now), queue=queue), seats


def vacate(table: Table, seat: int, apart: Apart = frozenset()) -> Table:
    """Return the table with a seat left: taken by the person who waits longest and may sit here, or gone."""
    stay = (*table.seats[:seat], *table.seats[seat + 1 :])
    waiting = (who for party in table.queue for who in party if who.user is not None)
    heir = next((who for who in waiting if not clash(apart, (who,), stay)), None)
    if heir is None or heir.user is None:
        return replace(table, seats=stay, places=(*table.places[:seat], *table.places[seat + 1 :]))
    return without(table, heir.user).with_seat(seat, heir)


def _joined(queue: Queue, size: int, seat: Seat) -> Queue:
    """Return the queue with one more in the first party that lacks somebody, or in one of their own."""
    for at, party in enumerate(queue):
        if len(party) < size:
            return (*queue[:at], (*party, seat), *queue[at + 1 :])
    return (*queue, (seat,))


def _arranged(parties: Iterable[Party], size: int) -> Queue:
    """Return these parties as a queue: those that lack somebody are put together, and nobody waits in vain."""
    queue: Queue = ()
    for party in parties:
        people = tuple(seat for seat in party if seat.user is not None)
        if people and len(party) == size:
            queue = (*queue, party)
        else:
            for seat in people:
                queue = _joined(queue, size, seat)
    return queue
