"""What has come of a day's deal: everybody beside the masters, who played the same cards from the same seat."""

from collections.abc import Container, Iterable
from dataclasses import dataclass

from bot.storage import DailyTryRow


@dataclass(frozen=True, slots=True)
class DailyTry:
    """Somebody's one try.

    Args:
        table: the table of their own.
        number: the game's number; None before it began.
        seat: from which they play.
        points: what they have reached; None: it goes on, or the day was over before.
        margin: how much more than the masters reach from that seat; None as long as either is not known.
    """

    table: int
    number: int | None
    seat: int
    points: int | None
    margin: int | None


@dataclass(frozen=True, slots=True)
class RankingRow:
    """One line of a ranking.

    Args:
        place: 1 is best, equals share one.
        person: user id; None: somebody whose name is not told here.
        own: whether it is whoever looks.
        points: what they have reached.
        margin: how much more than the masters from their seat.
    """

    place: int
    person: int | None
    own: bool
    points: int
    margin: int


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """A day's deal of one game, as somebody sees it.

    Args:
        day: UTC date.
        game: the game's id.
        seats: how many play.
        seat: from which whoever looks plays.
        promise: of its cards.
        promised_at: ISO 8601.
        seed: 64 hexadecimal digits, once the day is over.
        masters: the version of the masters.
        also: other versions of them that people may have met at it, since the bot was updated meanwhile.
        par: what the masters reach from that seat; None: that is not known yet.
        own: whoever looks' try; None: there was none.
        world: everybody who has played it, best first; () before whoever looks has, while the day goes on.
        here: those of them who play it on this server.
        count: how many have played it.
    """

    day: str
    game: str
    seats: int
    seat: int
    promise: str
    promised_at: str
    seed: str | None
    masters: str
    also: tuple[str, ...]
    par: int | None
    own: DailyTry | None
    world: tuple[RankingRow, ...]
    here: tuple[RankingRow, ...]
    count: int


def ranked(
    tries: Iterable[DailyTryRow], par: tuple[int, ...], looker: int, named: Container[int], *, only: bool = False
) -> tuple[RankingRow, ...]:
    """Return tries in their order, with names for those who have shown themselves where somebody looks.

    Args:
        tries: played to the end.
        par: what the masters reach, by seat.
        looker: who looks.
        named: whose names may be told there.
        only: nobody but those.
    """
    found = [(each, (each.points or 0) - par[each.seat]) for each in tries if not only or each.person in named]
    # People of one margin in the order of their ids would tell who somebody is: those named stand before.
    found.sort(key=lambda pair: (-pair[1], pair[0].person != looker, pair[0].person not in named, pair[0].seat))
    return tuple(
        RankingRow(
            place=1 + sum(other > margin for _, other in found),
            person=each.person if each.person == looker or each.person in named else None,
            own=each.person == looker,
            points=each.points or 0,
            margin=margin,
        )
        for each, margin in found
    )
