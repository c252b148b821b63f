"""Seats the next round of a tournament, computed from its earlier rounds alone.

Latecomers and leavers change later rounds, never earlier ones.
"""

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import combinations
from random import Random

from bot.rules.game import AnyGame
from bot.rules.options import Values
from bot.tables.seats import seating
from bot.tables.tournaments.models import FOUR, Pairing, Tournament
from bot.tables.tournaments.results import pair_at, places_of, still_in
from bot.tournaments import (
    HOWELL_UP_TO,
    SWISS_FROM,
    Matches,
    RoundTable,
    howell,
    knockout,
    meetings,
    mitchell,
    seat,
    seats_for,
    swiss,
)

FEWEST, MOST = 3, 5
"""The fewest and most players at a table of single players, as far as the game allows."""

BLOCK_WEIGHT = 10_000
"""The weight of a block, as a number of earlier meetings: blocked players are seated apart, or sit out."""


def room(game: AnyGame, options: Values) -> range:
    """Return the numbers of players that a table of single players can have."""
    low, high = seating.room(game, options)
    return range(max(low, min(FEWEST, high)), max(low, min(MOST, high)) + 1)


def fewest(tournament: Tournament, game: AnyGame) -> int:
    """Return the fewest persons for a start."""
    return FOUR if tournament.in_pairs else room(game, tournament.options)[0]


def next_round(tournament: Tournament, game: AnyGame, apart: Collection[frozenset[int]] = ()) -> tuple[Pairing, ...]:
    """Return the tables of the next round, entrants `apart` if possible; () without entrants to play it."""
    number = tournament.round + 1
    if not tournament.in_pairs:
        tables = _everybody(tournament, game, apart)
    elif tournament.form == "knockout":
        tables = _seated(tournament, _knockout(tournament))
    else:
        tables = _seated(tournament, _duplicate(tournament))
    return tuple(
        Pairing(number, place, entrants, _board(tournament, place)) for place, entrants in enumerate(tables, 1)
    )


def _board(tournament: Tournament, place: int) -> int:
    """Return the board of a table in the next round: one for the whole round, or one for each table."""
    if tournament.shares_boards:
        return tournament.round + 1
    return len(tournament.pairings) + place if tournament.has_seed else 0


def together(tables: Collection[Pairing], apart: Collection[frozenset[int]]) -> bool:
    """Return whether two blocked players are seated together."""
    return any(frozenset(two) in apart for table in tables for two in combinations(table.entrants, 2))


def _everybody(tournament: Tournament, game: AnyGame, apart: Collection[frozenset[int]]) -> Sequence[tuple[int, ...]]:
    """Seat single players so that they meet evenly, or with equals; computer players fill a last table."""
    people = [each.number for each in tournament.people]
    allowed = room(game, tournament.options)
    if not people:
        return ()
    if len(people) < allowed[0]:
        return (tuple((people + [0] * allowed[0])[: allowed[0]]),)
    sizes, _ = seats_for(len(people), tournament.seats, allowed)
    met = meetings([tuple(tuple(filter(None, each.entrants)) for each in tournament.pairings)])
    met.update({(min(two), max(two)): BLOCK_WEIGHT for two in apart})
    out = {each.number: len(each.sat_out) for each in tournament.people}
    rng = Random(f"tournament {tournament.id} round {tournament.round + 1}")  # who sits where is no secret
    if tournament.form == "swiss" and len(people) >= SWISS_FROM:
        scores = {place.unit: place.score for place in places_of(tournament)}
        return swiss(people, sizes, scores, rng, met, out)
    coming = max(1, tournament.rounds - tournament.round)
    return seat(people, [sizes] * coming, rng, met, out)[0]


def _duplicate(tournament: Tournament) -> Matches:
    """Return the round of the movement whose pairs have met least: the next one, while entrants are the same."""
    pairs = [unit for unit in tournament.units if any(each.here for each in tournament.members(unit))]
    if len(pairs) < 2:
        return ()
    if len(pairs) <= HOWELL_UP_TO:
        rounds = howell(pairs, len(pairs) - 1 + len(pairs) % 2)
    else:
        rounds = mitchell(pairs[::2], pairs[1::2], (len(pairs) + 1) // 2)
    met = Counter(frozenset(pair_at(tournament, pairing, side) for side in (0, 1)) for pairing in tournament.pairings)
    best = min(rounds, key=lambda one: sum(met[frozenset((match.first, match.second))] ** 2 for match in one))
    last = len(pairs) > HOWELL_UP_TO and tournament.round + 1 == tournament.rounds
    if not last:
        return best
    # In the last round of a Mitchell movement every second table changes axes, so that the lines compare, too.
    return tuple(RoundTable(each.second, each.first) if place % 2 else each for place, each in enumerate(best))


def _knockout(tournament: Tournament) -> Matches:
    pairs = still_in(tournament, tournament.round)
    if len(pairs) < 2:
        return ()
    return tuple(RoundTable(one, other) for one, other in knockout(pairs) if other is not None)


def _seated(tournament: Tournament, matches: Matches) -> list[tuple[int, ...]]:
    """Return the numbers by seat: partners sit opposite."""
    tables: list[tuple[int, ...]] = []
    for match in matches:
        first, second = (
            (*(each.number for each in tournament.members(pair)), 0, 0)[:2] for pair in (match.first, match.second)
        )
        tables.append((first[0], second[0], first[1], second[1]))
    return tables
