"""The games of one table as plain data: each player's crosses and losses, and the slate of every game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.rules.game import AnyGame
from bot.rules.options import Values
from bot.rules.slate import Row
from bot.tables.models import FinishedGame, Seat, Table


@dataclass(frozen=True, slots=True)
class GameSlate:
    """The slate of one game.

    Args:
        number: the game's number, None for the current one.
        columns: for each score its players: one player, or the partners of a side.
        rows: one for each deal.
        winners: columns; empty while the game goes on.
        losers: columns; empty while the game goes on.
        wins: the victories it counts for, column by column.
        tallied: whether victories are counted over the games of the table.
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
        players: everyone who has played here, in the order of their first game.
        crosses: how often each of them has won.
        losses: how often each of them has lost.
        slates: oldest first, the current game last.
        tally: where victories are counted over several games, the sides and their victories.
        marked: whether the slate marks winners and losers, with ✗ and ●.
    """

    players: tuple[Seat, ...]
    crosses: tuple[int, ...]
    losses: tuple[int, ...]
    slates: tuple[GameSlate, ...]
    tally: tuple[tuple[tuple[Seat, ...], int], ...] = ()
    marked: bool = False


def evening(table: Table, find_game: Callable[[object], AnyGame]) -> TableHistory:
    """Return the history of a table."""
    game = find_game(table.game)
    slates = [_ended(game, end) for end in table.past]
    if table.status == "playing" and table.current_game is not None:
        owners = tuple(seat.owner for seat in table.seats)
        deals = _with_start(game, table.options, table.current_game.view.scores, table.current_game.deals)
        rows = game.slate(table.options, len(table.seats), deals, over=False)
        slates.append(GameSlate(None, table.house, _columns(game, table.options, owners), rows))
    players = tuple(dict.fromkeys(seat for slate in slates for column in slate.columns for seat in column))
    crosses = tuple(sum(_wins(player, slate) for slate in slates) for player in players)
    lost = [{seat for side in slate.losers for seat in slate.columns[side]} for slate in slates]
    losses = tuple(sum(player in seats for seats in lost) for player in players)
    return TableHistory(players, crosses, losses, tuple(slates), _tally(slates), game.marks)


def _ended(game: AnyGame, end: FinishedGame) -> GameSlate:
    return GameSlate(
        end.number,
        game.options.code(end.options),
        _columns(game, end.options, end.seats),
        game.slate(
            end.options, len(end.seats), _with_start(game, end.options, end.outcome.scores, end.deals), over=True
        ),
        end.outcome.winners,
        end.outcome.losers,
        game.victories(end.options, end.outcome, end.deals),
        game.counts_victories(end.options),
    )


def start_points(
    game: AnyGame, options: Values, scores: Sequence[int], deals: Sequence[Mapping[str, Any]]
) -> tuple[int, ...]:
    """Return the start points of each seat, from the scores after the deals; () if there were none."""
    if not game.max_start_points(options, len(scores)):
        return ()
    gained = [game.points_gained(deal) for deal in deals]
    start = tuple(score - sum(points[seat] for points in gained) for seat, score in enumerate(scores))
    return start if any(start) else ()


def _with_start(
    game: AnyGame, options: Values, scores: Sequence[int], deals: Sequence[Mapping[str, Any]]
) -> Sequence[Mapping[str, Any]]:
    """Return the deals for a slate; where there were start points, they are the first line."""
    start = start_points(game, options, scores, deals)
    return ({"points": start}, *deals) if start else deals


def _columns(game: AnyGame, options: Values, seats: tuple[Seat, ...]) -> tuple[tuple[Seat, ...], ...]:
    """Return the players of each score; partners sit at equal distances."""
    sides = game.sides(options, len(seats))
    return tuple(seats[side::sides] for side in range(sides))


def _tally(slates: Sequence[GameSlate]) -> tuple[tuple[tuple[Seat, ...], int], ...]:
    """Return the victories of each side, in the order of first games; partners may swap seats."""
    found: dict[frozenset[Seat], tuple[tuple[Seat, ...], int]] = {}
    for slate in slates:
        for column, wins in zip(slate.columns, slate.wins if slate.tallied else (), strict=False):
            first, before = found.get(frozenset(column), (column, 0))
            found[frozenset(column)] = first, before + wins
    return tuple(found.values())


def _wins(player: Seat, slate: GameSlate) -> int:
    return sum(wins for column, wins in zip(slate.columns, slate.wins, strict=False) if player in column)
