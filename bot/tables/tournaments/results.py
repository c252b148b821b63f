"""Results of a tournament's tables, and the standings after them."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from bot.rules.game import AnyGame
from bot.tables.copies import replace
from bot.tables.models import Table
from bot.tables.tournaments.models import Pairing, TableResult, Tournament
from bot.tournaments import HOWELL_UP_TO, BoardScore, Pair, matchpoints, meetings, ranked, standings
from bot.tournaments import RoundResult as PlayedTable


@dataclass(frozen=True, slots=True)
class TournamentRank:
    """A person's or a pair's place in the standings.

    Args:
        place: from 1; equals share one.
        tables: the tables they have played themselves.
        score: the share of beaten opponents, summed over the tables; matchpoints in percent; rounds won.
        firsts: tables won.
        points: the sum of scores; of pairs the sides' difference.
        marks: the games that they lost; of pairs those with fewer points than the other side.
        stood_in: the tables that a substitute has played for them, which are not in the other numbers.
    """

    place: int
    unit: int
    tables: int
    score: float
    firsts: int
    points: int
    marks: int
    stood_in: int


def result_of(game: AnyGame, table: Table) -> TableResult:
    """Return the result of a finished or closed table."""
    if not table.past or table.status != "over":
        return TableResult()
    end = table.past[-1]
    sides = len(end.outcome.scores)
    seats = range(len(end.seats))
    places = game.ranks(end.outcome)
    apart = {seat for seat, who in enumerate(end.seats) if who.user is None} | end.away
    return TableResult(
        tuple(places[seat % sides] for seat in seats),
        tuple(end.outcome.scores[seat % sides] for seat in seats),
        tuple(int(seat % sides in end.outcome.losers) for seat in seats),
        tuple(sorted(apart)),
        end.number,
    )


def places_of(tournament: Tournament) -> tuple[TournamentRank, ...]:
    """Return the standings, best first; ties are broken in the order of the fields of `TournamentRank`.

    Single players: the share of opponents beaten at each table, tables won, fewer ●, points. A round without a table
    counts like the middle of a table. Duplicate: matchpoints in percent, then the points' difference. Knockout:
    rounds won, then the difference of the points.
    """
    if not tournament.in_pairs:
        return _all_results(tournament)
    return _duplicate_results(tournament) if tournament.form == "duplicate" else _knockout_results(tournament)


def _all_results(tournament: Tournament) -> tuple[TournamentRank, ...]:
    played = [
        (pairing, pairing.result) for pairing in tournament.pairings if pairing.result and pairing.result.counts
    ]
    tables = [
        PlayedTable(
            pairing.entrants,
            result.places,
            result.points,
            result.marks,
            frozenset(result.apart),
            same_cards(tournament, pairing),
        )
        for pairing, result in played
    ]
    found = standings(_ranked(tournament), tables, _sat_out(tournament))
    return tuple(
        TournamentRank(
            place, who, one.tables, one.share, one.firsts, one.points, one.marks, _stood_in(tournament, who)
        )
        for place, who, one in found
    )


def _ranked(tournament: Tournament) -> tuple[int, ...]:
    """Return the numbers of all who have a place: without latecomers who play from a later round on."""
    seated = {number for pairing in tournament.pairings for number in pairing.entrants}

    def is_late(unit: int) -> bool:
        members = tournament.members(unit)
        return all(
            each.since > tournament.round and each.number not in seated and not each.sat_out for each in members
        )

    return tuple(unit for unit in tournament.units if not is_late(unit))


def same_cards(tournament: Tournament, pairing: Pairing) -> tuple[tuple[int, ...], ...]:
    """Return by seat the scores that others have made of the same cards, masters included."""
    if not pairing.board:
        return ()
    seats = len(pairing.entrants)
    others = [
        each.result.points
        for each in tournament.pairings
        if each.board == pairing.board and each.place != pairing.place and each.result and each.result.counts
    ]
    others += [each.result.points for each in tournament.masters if each.board == pairing.board]
    return tuple(tuple(points[seat] for points in others if len(points) == seats) for seat in range(seats))


def _sat_out(tournament: Tournament) -> tuple[int, ...]:
    """Return the entrants who sat out, once for each finished round."""
    rounds = range(1, tournament.round + 1)
    finished = {number for number in rounds if all(pairing.result for pairing in tournament.pairings_in(number))}
    return tuple(each.number for each in tournament.entrants for number in each.sat_out if number in finished)


def _stood_in(tournament: Tournament, unit: int) -> int:
    """Return at how many tables substitutes have played for an entrant, or for both of a pair."""
    return sum(_is_apart(pairing, unit, tournament) for pairing in tournament.pairings)


def _is_apart(pairing: Pairing, unit: int, tournament: Tournament) -> bool:
    numbers = {member.number for member in tournament.members(unit)}
    seats = [seat for seat, number in enumerate(pairing.entrants) if number in numbers]
    result = pairing.result
    return bool(seats and result and result.counts and all(seat in result.apart for seat in seats))


def played_themselves(tournament: Tournament) -> frozenset[int]:
    """Return the numbers of the entrants who have played a table themselves."""
    return frozenset(
        number
        for pairing in tournament.pairings
        if pairing.result and pairing.result.counts
        for seat, number in enumerate(pairing.entrants)
        if seat not in pairing.result.apart
    )


def pair_at(tournament: Tournament, pairing: Pairing, side: int) -> int:
    """Return the number of the pair at a side of a table: side 0 has seats 0 and 2."""
    found = (tournament.entrant(number) for number in pairing.entrants[side::2])
    return next((entrant.pair for entrant in found if entrant), 0)


def met(tournament: Tournament) -> Counter[Pair]:
    """Return how often each two players, or pairs, have met at a table; the lower number first."""
    if not tournament.in_pairs:
        return meetings([tuple(tuple(filter(None, each.entrants)) for each in tournament.pairings)])
    pairs = [sorted(pair_at(tournament, each, side) for side in (0, 1)) for each in tournament.pairings]
    return Counter((one, other) for one, other in pairs if one)


def places_by_axis(
    tournament: Tournament, places: Sequence[TournamentRank]
) -> tuple[tuple[TournamentRank, ...], ...]:
    """Return the standings of each line of a Mitchell movement; () for all other forms.

    A pair belongs to the line on whose axis it has sat most often: in the last round some change axes.
    """
    if tournament.form != "duplicate" or len(tournament.units) <= HOWELL_UP_TO:
        return ()
    first = Counter[int]()
    for pairing in tournament.pairings:
        first[pair_at(tournament, pairing, 0)] += 1
        first[pair_at(tournament, pairing, 1)] -= 1
    lines = ([each for each in places if first[each.unit] > 0], [each for each in places if first[each.unit] < 0])
    return tuple(
        tuple(replace(each, place=1 + sum(other.place < each.place for other in line)) for each in line)
        for line in lines
    )


def difference(result: TableResult) -> int:
    """Return the first side's points less the second's."""
    return result.points[0] - result.points[1]


def _duplicate_results(tournament: Tournament) -> tuple[TournamentRank, ...]:
    played = [one for pairing in tournament.pairings if (one := _played(tournament, pairing))]
    # Others are compared with the masters, who get no share.
    masters = [BoardScore(each.board, 0, 0, difference(each.result), frozenset({0})) for each in tournament.masters]
    shares = matchpoints([*played, *masters])
    sums = _sums(tournament)
    keys = {
        unit: (
            round(shares[unit].percent, 6) + handicap_of(tournament, unit) if unit in shares else -1.0,
            sums[unit].points,
        )
        for unit in _ranked(tournament)
    }
    return tuple(replace(sums[unit], place=place, score=max(0.0, keys[unit][0])) for place, unit in ranked(keys))


def handicap_of(tournament: Tournament, unit: int) -> int:
    """Return the handicap of a player or a pair."""
    return max((each.handicap for each in tournament.members(unit)), default=0)


def _knockout_results(tournament: Tournament) -> tuple[TournamentRank, ...]:
    sums, rounds = _sums(tournament), dict.fromkeys(tournament.units, 0)
    for number in range(1, tournament.round + 1):
        tables = tournament.pairings_in(number)
        if tables and all(pairing.result for pairing in tables):
            for unit in still_in(tournament, number):
                rounds[unit] += 1
    keys = {unit: (rounds[unit], sums[unit].points) for unit in tournament.units}
    return tuple(replace(sums[unit], place=place, score=keys[unit][0]) for place, unit in ranked(keys))


def still_in(tournament: Tournament, after: int) -> tuple[int, ...]:
    """Return the pairs that are still in a knockout after some rounds, in the order of the draw."""
    out: set[int] = set()
    for pairing in tournament.pairings:
        if pairing.round <= after and pairing.result is not None:
            pairs = [pair_at(tournament, pairing, side) for side in (0, 1)]
            # After a table without a result the first pair of the draw goes on.
            out.add(pairs[0] if pairing.result.counts and difference(pairing.result) < 0 else pairs[1])
    return tuple(unit for unit in tournament.units if unit not in out)


def _played(tournament: Tournament, pairing: Pairing) -> BoardScore | None:
    """Return a table's result for matchpoints, or None if it can't be compared."""
    result = pairing.result
    if result is None or not result.counts:
        return None
    first, second = (pair_at(tournament, pairing, side) for side in (0, 1))
    apart = frozenset(pair for pair in (first, second) if _is_apart(pairing, pair, tournament))
    return BoardScore(pairing.board, first, second, difference(result), apart)


def _sums(tournament: Tournament) -> dict[int, TournamentRank]:
    """Return for each pair the tables that it has played itself, those won and lost, and the points' difference."""
    found = {unit: TournamentRank(0, unit, 0, 0.0, 0, 0, 0, _stood_in(tournament, unit)) for unit in tournament.units}
    for pairing in tournament.pairings:
        played = _played(tournament, pairing)
        if played is None or played.difference is None:
            continue
        for pair, difference in ((played.first, played.difference), (played.second, -played.difference)):
            if pair in found and pair not in played.apart:
                old = found[pair]
                found[pair] = replace(
                    old,
                    tables=old.tables + 1,
                    firsts=old.firsts + (difference > 0),
                    points=old.points + difference,
                    marks=old.marks + (difference < 0),
                )
    return found
