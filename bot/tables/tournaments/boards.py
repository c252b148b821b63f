"""Compare the results of an open board at all tables; each pair's best and worst board."""

from collections import defaultdict
from dataclasses import dataclass

from bot.tables.tournaments.models import TableResult, Tournament
from bot.tables.tournaments.results import difference, pair_at, same_cards
from bot.tournaments import BoardScore, RoundResult, matchpoints, standings


@dataclass(frozen=True, slots=True)
class BoardResult:
    """The result of one table.

    Args:
        result: by seat.
        percents: the comparison with all other tables by side, or by seat where each plays alone; 100 is best.
        version: the version of the masters, if they have played; "": players have.
    """

    table: int
    result: TableResult
    percents: tuple[float, ...]
    version: str = ""


@dataclass(frozen=True, slots=True)
class BoardRange:
    """The best and the worst board of a `unit`, which is the number of a pair or a player."""

    unit: int
    best: int
    best_percent: float
    worst: int
    worst_percent: float


def board_results(tournament: Tournament, board: int) -> tuple[BoardResult, ...]:
    """Return the results of a board in the order of the tables, the masters' last; () while it is sealed."""
    if not 1 <= board <= tournament.opened_boards:
        return ()
    found = [
        (each.table or 0, each.result, "", same_cards(tournament, each))
        for each in tournament.pairings
        if each.board == board and each.result and each.result.counts
    ]
    masters = [each for each in tournament.masters if each.board == board]
    played = [*found, *((each.table, each.result, each.version, ()) for each in masters)]
    if tournament.in_pairs:
        scores = [BoardScore(board, 2 * n, 2 * n + 1, difference(one[1])) for n, one in enumerate(played)]
        shares = matchpoints(scores)
        percents = [tuple(shares[2 * n + side].percent for side in (0, 1)) for n in range(len(played))]
    else:
        percents = [_beaten(result, others) if not version else () for _, result, version, others in played]
    return tuple(
        BoardResult(table, result, percent, version)
        for (table, result, version, _), percent in zip(played, percents, strict=True)
    )


def _beaten(result: TableResult, others: tuple[tuple[int, ...], ...]) -> tuple[float, ...]:
    """Return by seat the share of opponents beaten in percent, those at other tables included."""
    seats = range(len(result.points))
    one = RoundResult(tuple(seats), result.places, result.points, field=others)
    shares = {seat: standing.share for _, seat, standing in standings(seats, (one,))}
    return tuple(100 * shares[seat] for seat in seats)


def board_ranges(tournament: Tournament) -> tuple[BoardRange, ...]:
    """Return the best and the worst board of all who have played at least two themselves, by their numbers."""
    boards: dict[int, dict[int, tuple[float, float]]] = defaultdict(dict)
    pairings = {each.table: each for each in tournament.pairings if each.table is not None}
    for board in range(1, tournament.opened_boards + 1):
        results = board_results(tournament, board)
        for each in results:
            pairing = pairings.get(each.table)
            for place, percent in enumerate(each.percents if pairing else ()):
                assert pairing is not None
                seats = range(place, len(pairing.entrants), 2) if tournament.in_pairs else (place,)
                unit = pair_at(tournament, pairing, place) if tournament.in_pairs else pairing.entrants[place]
                if unit and not {*seats} <= {*each.result.apart}:
                    boards[unit][board] = percent, _margin(tournament, each, results, place)
    return tuple(_range(unit, played) for unit, played in sorted(boards.items()) if len(played) > 1)


def _margin(tournament: Tournament, own: BoardResult, all_results: tuple[BoardResult, ...], place: int) -> float:
    """Return by how much a side or a seat did better than the others on average: it decides between equal boards."""
    if tournament.in_pairs:
        points = [difference(each.result) * (1 - 2 * place) for each in all_results if each is not own]
        mine = difference(own.result) * (1 - 2 * place)
    else:
        seats = len(own.result.points)
        others = [each.result.points for each in all_results if each is not own]
        points = [each[place] for each in others if len(each) == seats]
        mine = own.result.points[place]
    return mine - sum(points) / len(points) if points else mine


def _range(unit: int, played: dict[int, tuple[float, float]]) -> BoardRange:
    best, worst = max(played, key=lambda board: played[board]), min(played, key=lambda board: played[board])
    return BoardRange(unit, best, played[best][0], worst, played[worst][0])
