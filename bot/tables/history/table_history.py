"""The evening at a table: everybody's crosses and losses, and the slate of every game, as plain data."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.rules.game import AnyGame
from bot.rules.options import Values
from bot.rules.slate import Row
from bot.tables.models import FinishedGame, Seat, Table


@dataclass(frozen=True, slots=True)
class GameSlate:
    """The slate of one game.

    Args:
        number: the game's number, None for one going on.
        house: the code of its house rules.
        columns: for each score who it is kept for: one player, or the partners of a side.
        rows: one a deal.
        winners, losers: columns; empty while the game goes on.
        wins: how many victories it counts for, column by column.
        tallied: whether victories are counted over the games of an evening.
    """

    number: int | None
    house: str
    columns: tuple[tuple[Seat, ...], ...]
    rows: tuple[Row, ...]
    winners: tuple[int, ...] = ()
    losers: tuple[int, ...] = ()
    wins: tuple[int, ...] = ()
    tallied: bool = False


@dataclass(frozen=True, slots=True)
class TableHistory:
    """All games of a table.

    Args:
        players: everybody who has played here, in the order of coming.
        crosses, losses: how often each of them has won and lost.
        slates: oldest first, a game going on last.
        tally: where victories are counted over the evening, who has played together and how many they have.
        marked: whether the slate marks who has won and lost, with ✗ and ●.
    """

    players: tuple[Seat, ...]
    crosses: tuple[int, ...]
    losses: tuple[int, ...]
    slates: tuple[GameSlate, ...]
    tally: tuple[tuple[tuple[Seat, ...], int], ...] = ()
    marked: bool = False


def evening(table: Table, find_game: Callable[[object], AnyGame]) -> TableHistory:
    """Return the games played at a table.

    Args:
        table: the table.
        find_game: how to find a game by its id.
    """
    game = find_game(table.game)
    slates = [_ended(game, end) for end in table.past]
    if table.status == "playing" and table.round is not None:
        owners = tuple(seat.owner for seat in table.seats)
        rows = game.slate(table.options, len(table.seats), table.round.deals, over=False)
        slates.append(GameSlate(None, table.house, _columns(game, table.options, owners), rows))
    players = tuple(dict.fromkeys(seat for slate in slates for column in slate.columns for seat in column))
    crosses = tuple(sum(_wins(player, slate) for slate in slates) for player in players)
    losses = tuple(sum(_stands(player, slate, slate.losers) for slate in slates) for player in players)
    return TableHistory(players, crosses, losses, tuple(slates), _tally(slates), game.marks)


def _ended(game: AnyGame, end: FinishedGame) -> GameSlate:
    """Return the slate of a finished game."""
    return GameSlate(
        end.number,
        game.options.code(end.options),
        _columns(game, end.options, end.seats),
        game.slate(end.options, len(end.seats), end.deals, over=True),
        end.outcome.winners,
        end.outcome.losers,
        game.wins(end.options, end.outcome, end.deals),
        game.tallied(end.options),
    )


def _columns(game: AnyGame, options: Values, seats: tuple[Seat, ...]) -> tuple[tuple[Seat, ...], ...]:
    """Return who each score is kept for; partners sit evenly apart."""
    sides = game.sides(options, len(seats))
    return tuple(seats[side::sides] for side in range(sides))


def _tally(slates: Sequence[GameSlate]) -> tuple[tuple[tuple[Seat, ...], int], ...]:
    """Return the victories of those who played together, in the order of coming; partners may sit the other way."""
    found: dict[frozenset[Seat], tuple[tuple[Seat, ...], int]] = {}
    for slate in slates:
        for column, wins in zip(slate.columns, slate.wins if slate.tallied else (), strict=False):
            first, before = found.get(frozenset(column), (column, 0))
            found[frozenset(column)] = first, before + wins
    return tuple(found.values())


def _wins(player: Seat, slate: GameSlate) -> int:
    return sum(wins for column, wins in zip(slate.columns, slate.wins, strict=False) if player in column)


def _stands(player: Seat, slate: GameSlate, columns: tuple[int, ...]) -> bool:
    return any(player in slate.columns[column] for column in columns)
