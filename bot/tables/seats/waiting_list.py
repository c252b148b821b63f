"""The waiting list of a table where losers give way: pure changes of its queue.

Waiting users form parties (pairs): a newcomer completes the first incomplete party, or begins a new one. The first
complete party takes the seats of losers, who join the queue's end. Computer players complete a party when a user asks
for it; they never wait by themselves.
"""

from collections.abc import Iterable

from bot.errors import Conflict
from bot.tables.copies import replace
from bot.tables.models import Party, Seat, Table
from bot.tables.seats.blocks import Apart, clash

Queue = tuple[Party, ...]


def wait(table: Table, user: int) -> Table:
    """Return the table with one more user waiting; raise Conflict `already_waiting`."""
    if table.waits(user):
        raise Conflict("already_waiting")
    return replace(table, queue=_joined(table.queue, table.party, Seat(user=user)))


def without(table: Table, user: int) -> Table:
    """Return the table without this user in its queue; a left partner's party is incomplete again."""
    left = (tuple(seat for seat in party if seat.user != user) for party in table.queue)
    return replace(table, queue=_arranged(left, table.party))


def complete(table: Table, computer: Seat) -> Table | None:
    """Return the table with a computer player in the first incomplete party, or None if there is none."""
    if all(len(party) == table.party for party in table.queue):
        return None
    return replace(table, queue=_joined(table.queue, table.party, computer))


def next_party(table: Table, seats: tuple[int, ...] = (), apart: Apart = frozenset()) -> Party | None:
    """Return the party that sits down next instead of these seats, or None."""
    stay = tuple(who for seat, who in enumerate(table.seats) if seat not in seats)
    return next((each for each in table.queue if len(each) == table.party and not clash(apart, each, stay)), None)


def rise(table: Table, seats: tuple[int, ...], apart: Apart = frozenset()) -> tuple[Table, tuple[int, ...]]:
    """Return the table with the longest waiting party on these seats, and the seats that changed."""
    party = next_party(table, seats, apart)
    if party is None or not seats:
        return table, ()
    now = list(table.seats)
    for seat, who in zip(seats, party, strict=True):
        now[seat] = who
    at = table.queue.index(party)
    # An absent player does not join the queue, or the table would go on for ever without persons.
    risen = tuple(table.seats[seat] for seat in seats if table.seats[seat].voter or not table.seats[seat].user)
    queue = _arranged((*table.queue[:at], *table.queue[at + 1 :], risen), table.party)
    return replace(table, seats=tuple(now), queue=queue), seats


def vacate(table: Table, seat: int, apart: Apart = frozenset()) -> Table:
    """Return the table with a seat left: given to the first waiting user who can sit here, or removed."""
    stay = (*table.seats[:seat], *table.seats[seat + 1 :])
    waiting = (who for party in table.queue for who in party if who.user is not None)
    heir = next((who for who in waiting if not clash(apart, (who,), stay)), None)
    if heir is None or heir.user is None:
        return replace(table, seats=stay, places=(*table.places[:seat], *table.places[seat + 1 :]))
    return without(table, heir.user).with_seat(seat, heir)


def _joined(queue: Queue, size: int, seat: Seat) -> Queue:
    """Return the queue with one more user in the first incomplete party, or in a new one."""
    for at, party in enumerate(queue):
        if len(party) < size:
            return (*queue[:at], (*party, seat), *queue[at + 1 :])
    return (*queue, (seat,))


def _arranged(parties: Iterable[Party], size: int) -> Queue:
    """Return these parties as a queue; incomplete ones are joined as far as possible."""
    queue: Queue = ()
    for party in parties:
        people = tuple(seat for seat in party if seat.user is not None)
        if people and len(party) == size:
            queue = (*queue, party)
        else:
            for seat in people:
                queue = _joined(queue, size, seat)
    return queue
