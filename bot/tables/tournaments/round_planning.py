"""Who sits where in the next round of a tournament: made of what was played so far, so that nothing else is kept.

Whoever has come late or left meanwhile changes what comes, never what was.
"""

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import combinations
from random import Random

from bot.rules.game import AnyGame
from bot.rules.options import Values
from bot.tables.seats import seating
from bot.tables.tournaments.models import FOUR, Pairing, Tournament
from bot.tables.tournaments.results import pair_at, still_in
from bot.tournaments import HOWELL_UP_TO, Match, Matches, howell, knockout, meetings, mitchell, seat, seats_for

FEWEST, MOST = 3, 5
"""So many people sit at a table where everybody plays for themselves, as far as the game allows."""

APART = 10_000
"""As if two had met so often: whoever has blocked somebody is seated apart, and sits out rather."""


def room(game: AnyGame, options: Values) -> range:
    """Return how many may sit at a table where everybody plays for themselves."""
    low, high = seating.room(game, options)
    return range(max(low, min(FEWEST, high)), max(low, min(MOST, high)) + 1)


def fewest(tournament: Tournament, game: AnyGame) -> int:
    """Return how many people it takes to begin."""
    return FOUR if tournament.in_pairs else room(game, tournament.options)[0]


def next_round(tournament: Tournament, game: AnyGame, apart: Collection[frozenset[int]] = ()) -> tuple[Pairing, ...]:
    """Return the tables of the round to come; () if there is nobody left to play it.

    Args:
        tournament: as it is before the round.
        game: what is played.
        apart: the numbers of each two who are not seated together where everybody plays for themselves, if it can be.
    """
    number = tournament.round + 1
    if tournament.form == "everybody":
        tables, board = _everybody(tournament, game, apart), 0
    elif tournament.form == "knockout":
        tables, board = _seated(tournament, _knockout(tournament)), 0
    else:
        tables, board = _seated(tournament, _duplicate(tournament)), number
    return tuple(Pairing(number, place, entrants, board) for place, entrants in enumerate(tables, 1))


def together(tables: Collection[Pairing], apart: Collection[frozenset[int]]) -> bool:
    """Return whether any two are seated together who should not be."""
    return any(frozenset(two) in apart for table in tables for two in combinations(table.entrants, 2))


def _everybody(tournament: Tournament, game: AnyGame, apart: Collection[frozenset[int]]) -> Sequence[tuple[int, ...]]:
    """Seat everybody so that people meet as evenly as can be; computer players fill a last table."""
    people = [each.number for each in tournament.people]
    allowed = room(game, tournament.options)
    if not people:
        return ()
    if len(people) < allowed[0]:
        return (tuple((people + [0] * allowed[0])[: allowed[0]]),)
    sizes, _ = seats_for(len(people), tournament.seats, allowed)
    met = meetings([tuple(tuple(filter(None, each.entrants)) for each in tournament.pairings)])
    met.update({(min(two), max(two)): APART for two in apart})
    out = Counter({number: _sat_out(tournament, number) for number in people})
    coming = max(1, tournament.rounds - tournament.round)
    rng = Random(f"tournament {tournament.id} round {tournament.round + 1}")  # who sits where is no secret
    return seat(people, [sizes] * coming, rng, met, out)[0]


def _sat_out(tournament: Tournament, number: int) -> int:
    entrant = tournament.entrant(number)
    since = entrant.since if entrant else 1
    sat = sum(number in pairing.entrants for pairing in tournament.pairings)
    return max(0, tournament.round - since + 1 - sat)


def _active(tournament: Tournament) -> list[int]:
    """Return the pairs of which anybody is here."""
    return [unit for unit in tournament.units if any(each.here for each in tournament.members(unit))]


def _duplicate(tournament: Tournament) -> Matches:
    """Return the round of the movement whose pairs have met least: the next one, while nobody comes or goes."""
    pairs = _active(tournament)
    if len(pairs) < 2:
        return ()
    if len(pairs) <= HOWELL_UP_TO:
        rounds = howell(pairs, len(pairs) - 1 + len(pairs) % 2)
    else:
        rounds = mitchell(pairs[::2], pairs[1::2], (len(pairs) + 1) // 2)
    met = Counter(frozenset(pair_at(tournament, pairing, side) for side in (0, 1)) for pairing in tournament.pairings)
    best = min(rounds, key=lambda one: sum(met[frozenset((match.first, match.second))] ** 2 for match in one))
    last = len(pairs) > HOWELL_UP_TO and tournament.round + 1 == tournament.rounds
    # In the last round of a Mitchell movement the lines change axes, so that all compare with all.
    return tuple(Match(match.second, match.first) for match in best) if last else best


def _knockout(tournament: Tournament) -> Matches:
    pairs = still_in(tournament, tournament.round)
    if len(pairs) < 2:
        return ()
    return tuple(Match(one, other) for one, other in knockout(pairs) if other is not None)


def _seated(tournament: Tournament, matches: Matches) -> list[tuple[int, ...]]:
    """Return the numbers by seat: partners sit opposite."""
    tables: list[tuple[int, ...]] = []
    for match in matches:
        first, second = (
            (*(each.number for each in tournament.members(pair)), 0, 0)[:2] for pair in (match.first, match.second)
        )
        tables.append((first[0], second[0], first[1], second[1]))
    return tables
