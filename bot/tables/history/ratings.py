"""Ratings: how strong a player is in one game and one guild, by openskill's Plackett-Luce model.

Each finished game is an update by its final places; only fixed partners are a team. Computer players have no rating:
alone they are left out, as partners they count as an unknown player, and so does a person at a seat they took over. A
leaver counts as a single side in last place. An owner who was away for most of a game can lose by it, but not gain. A
player who ends a game without another has lost it to an average player. A game in which fewer than two sides have a
person, which fewer than two persons began, or at a table with hints changes no rating.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from openskill.models import PlackettLuce

from bot.rules.errors import RuleError
from bot.rules.game import AnyGame
from bot.rules.options import Values
from bot.rules.record import FindGame
from bot.rules.state import Outcome
from bot.storage import Connection, FinishedGameRow, RatingRow, ResultRow, ratings

VERSION = 1
"""Raised when ratings are computed in another way: all are rebuilt after the next start."""
BATCH_SIZE = 6
"""Games that are rated in one piece, which holds the writer for some milliseconds."""
PROVISIONAL_GAMES = 20
"""A rating from fewer games is provisional."""
AVERAGE_POINTS = 1500
"""The points that are shown for an average player."""
POINTS_PER_UNIT = 40
"""The points that are shown for one of the model's 25."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating: the model's estimate of the strength, its uncertainty, and the number of rated games."""

    mu: float
    sigma: float
    games: int = 0

    @property
    def points(self) -> int:
        """The number that players see."""
        return round(AVERAGE_POINTS + POINTS_PER_UNIT * (self.mu - model().mu))

    @property
    def provisional(self) -> bool:
        """Whether it comes from too few games to be reliable."""
        return self.games < PROVISIONAL_GAMES


@cache
def model() -> PlackettLuce:
    """Return the model with openskill's defaults."""
    return PlackettLuce()


def unknown() -> Rating:
    """Return the rating of a player without rated games."""
    return Rating(model().mu, model().sigma)


def after(teams: Sequence[Sequence[Rating]], places: Sequence[int]) -> list[list[Rating]]:
    """Return the ratings after a game of at least two sides, by places: 1 is best; equals share one."""
    rated = model().rate(
        [[model().rating(mu=one.mu, sigma=one.sigma) for one in team] for team in teams],
        ranks=[float(place) for place in places],
    )
    return [
        [Rating(new.mu, new.sigma, old.games + 1) for new, old in zip(team, before, strict=True)]
        for team, before in zip(rated, teams, strict=True)
    ]


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A finished game with the values that ratings need.

    Args:
        outcome: how it ended; None: early, with losers.
        results: a row for each seat, then those of leavers.
        alone: whether fewer than two persons began it, or played at least half of its deals.
    """

    number: int
    game: AnyGame
    options: Values
    outcome: Outcome | None
    results: tuple[ResultRow, ...]
    alone: bool = False
    hints: bool = False
    handicap: bool = False


class DeletedRatings(dict[tuple[str, int, int], Rating]):
    """Ratings of deleted users, by game, table and tombstone."""


class GuildRatings:
    """All ratings in one guild, read when needed and saved game by game; `gone` are those of deleted users."""

    def __init__(self, db: Connection, guild: int, gone: DeletedRatings | None = None) -> None:
        self._db = db
        self._guild = guild
        self._gone = DeletedRatings() if gone is None else gone

    def enter(self, finished: RatedGame, table: int = 0) -> None:
        """Compute and save the ratings after a game at a table; deleted users are identified per table."""
        game = finished.game
        if finished.outcome is None:
            self._enter_enders(finished, table)
            ratings.done(self._db, finished.number, VERSION)
            return
        # In a team with a person every member counts: computer players there are partners.
        playing = [(place, team) for place, team in _teams(finished, finished.outcome) if any(map(_is_person, team))]
        if len(playing) > 1 and not (finished.alone or finished.hints or finished.handicap):
            before = [[self._rating_before(game.id, table, row) for row in team] for _, team in playing]
            rated = after(before, [place for place, _ in playing])
            for (_, team), old, new in zip(playing, before, rated, strict=True):
                for row, was, rating in zip(team, old, new, strict=True):
                    # An owner who was away gains nothing.
                    if row.role != "absent" or rating.mu < was.mu:
                        self._save(finished.number, game.id, table, row, rating)
        ratings.done(self._db, finished.number, VERSION)

    def _enter_enders(self, finished: RatedGame, table: int) -> None:
        """Save the ratings after a game that was ended early: each loser has lost to an average player."""
        if finished.alone or finished.hints:
            return
        for row in finished.results:
            if row.lost and _is_person(row):
                old = self._rating_before(finished.game.id, table, row)
                _, (new,) = after([[unknown()], [old]], [1, 2])
                self._save(finished.number, finished.game.id, table, row, new)

    def _rating_before(self, game: str, table: int, row: ResultRow) -> Rating:
        if not _is_person(row):
            return unknown()
        if row.person is None:
            return self._gone.get((game, table, row.computer or 0), unknown())
        found = ratings.newest(self._db, self._guild, game, row.person)
        return Rating(found.mu, found.sigma, found.games) if found else unknown()

    def _save(self, number: int, game: str, table: int, row: ResultRow, rating: Rating) -> None:
        """Save a seat's rating after a game, if a user has it."""
        if not _is_person(row):
            return
        if row.person is not None:
            new = RatingRow(
                number=number, seat=row.seat, person=row.person, mu=rating.mu, sigma=rating.sigma, games=rating.games
            )
            ratings.insert(self._db, self._guild, game, [new])
        else:
            self._gone[game, table, row.computer or 0] = rating


def _teams(finished: RatedGame, outcome: Outcome) -> list[tuple[int, list[ResultRow]]]:
    """Return the teams with their places; a leaver is alone behind all others."""
    results = [row for row in finished.results if row.role != "leaver"]
    sides = finished.game.sides(finished.options, len(results))
    places = finished.game.ranks(outcome)
    teams = [(place, [row for row in results if row.seat % sides == side]) for side, place in enumerate(places)]
    return teams + [(max(places) + 1, [row]) for row in finished.results if row.role == "leaver"]


def _is_person(row: ResultRow) -> bool:
    """Return whether a person played for themselves; a negative number is a deleted user."""
    return row.role != "helper" and (row.person is not None or (row.computer or 0) < 0)


def work_out(
    db: Connection, ladder: GuildRatings, guild: int, after: tuple[str, int], find_game: FindGame
) -> tuple[str, int] | None:
    """Compute the ratings of the next few games of a guild that ended `after` a time and number.

    Returns:
        Time and number of the last one; None when all are done.
    """
    found = ratings.finished_in(db, guild, after, BATCH_SIZE)
    for _, row in found:
        try:
            finished = finished_game(row, find_game(row.game))
        except RuleError:
            # The game or its options are unknown to this program.
            ratings.done(db, row.number, VERSION)
        else:
            ladder.enter(finished, row.table_id)
    if len(found) == BATCH_SIZE:
        return found[-1][0]
    ratings.mark_rebuilt(db, guild)
    return None


def finished_game(row: FinishedGameRow, game: AnyGame) -> RatedGame:
    """Return a finished game from its rows."""
    outcome, handicap = None, False
    if row.outcome is not None:
        stored = json.loads(row.outcome)
        outcome = Outcome(
            stored["reason"], tuple(stored["scores"]), tuple(stored["winners"]), tuple(stored["losers"])
        )
        handicap = "start" in stored
    options = game.options.validate(json.loads(row.options))
    return RatedGame(row.number, game, options, outcome, row.results, row.alone, row.hints, handicap)
