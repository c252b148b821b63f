"""Rankings of a day's deal: each try compared with the masters, who played the same cards from the same seat."""

from collections.abc import Container, Iterable
from dataclasses import dataclass

from bot.storage import DailyTryRow


@dataclass(frozen=True, slots=True)
class DailyTry:
    """One player's try.

    Args:
        number: the game's number; None before it began.
        points: None: it goes on, or the day ended first.
        margin: how much more than the masters' result from that seat; None while either is unknown.
    """

    table: int
    number: int | None
    seat: int
    points: int | None
    margin: int | None


@dataclass(frozen=True, slots=True)
class RankingRow:
    """One line of a ranking; `person` None: a player whose name is private here.

    Args:
        place: 1 is best, equals share one.
        margin: how much more than the masters from the same seat.
    """

    place: int
    person: int | None
    own: bool
    points: int
    margin: int


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """A day's deal of one game, as one player sees it.

    Args:
        promise: the commitment to its cards.
        seed: 64 hexadecimal digits, once the day is over.
        masters: the version of the masters.
        also: other versions that players may have met, since the bot was updated that day.
        par: the masters' result from that seat; None: not computed yet.
        own: the reader's try; None: there was none.
        world: all finished tries, best first; () until the reader has finished theirs or the day is over.
        here: those of them played on this server.
        count: how many players have finished it.
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
    """Return tries as rows of a ranking, `only` those of named users, or all, with the names of those."""
    found = [(each, (each.points or 0) - par[each.seat]) for each in tries if not only or each.person in named]
    # Equal margins in the order of user ids would reveal identities, so named players come first.
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
