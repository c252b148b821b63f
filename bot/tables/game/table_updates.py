"""Pure functions that make the next table from a table and moves of its game."""

import json
from collections.abc import Container, Iterable, Mapping
from typing import Any, Literal

from bot.rules.game import AnyGame
from bot.rules.panel import CardFace, LocalizedText, SeatName, localized
from bot.rules.proof_v2 import MANY_TABLES, SeedInputs
from bot.rules.record import Header
from bot.rules.state import State, Step
from bot.storage import ResultRow
from bot.tables.copies import replace
from bot.tables.game.advance import Advance
from bot.tables.game_seed import SeededRandomness, SharedBoard
from bot.tables.live_table import MAX_EVENTS, MAX_STATES, LiveTable
from bot.tables.models import CurrentGame, FinishedGame, Seat, Table
from bot.tables.seats import consent

BESIDE_LOG = ("clocks", "wakes", "leavers", "held", "pause")
"""Fields of a current game that its log does not have, except claims and protests."""
FIRST_DEALER, BY_LOT = "first_dealer", "lot"
"""Keys of a log's header: whether the first dealer was found by lot or by cards turned up."""


def header_of(live: LiveTable, dealer: int, scores: tuple[int, ...] | None = None) -> Header:
    """Return the header of a game with the players at the table; `scores` are their start points, None: none."""
    players = tuple(
        str(seat.user) if seat.user is not None else f"computer {seat.computer}" for seat in live.table.seats
    )
    return Header(live.game, dict(live.table.options), players, dealer, scores)


def randomness_of(live: LiveTable) -> SeededRandomness:
    """Return the randomness of the next game at a table, with the lucky words of its players."""
    assert live.next_seed is not None
    table, given = live.table, dict(live.table.lucky_words)
    words = [given.get(seat.user, "") if seat.user is not None else "" for seat in table.seats]
    pack = live.game.deck.show(live.game.pack(table.options))
    return SeededRandomness(live.next_seed, SeedInputs.of(live.next_seed.promise, table.options, pack, words))


def board_randomness(live: LiveTable, board: SharedBoard) -> SeededRandomness:
    """Return the randomness of a board, the same at all tables that play it."""
    shared, pack = board.shared, live.game.deck.show(live.game.pack(live.table.options))
    terms = SeedInputs.of(shared.sealed.promise, live.table.options, pack, shared.words)
    return SeededRandomness(shared.sealed, terms, board=board)


def proof_of(luck: SeededRandomness, table: int) -> dict[str, object]:
    """Return the header's part of the proof before the record is public.

    The words of a board are not in it: they are saved with the seed, once for all tables.
    """
    bound = {
        "version": 2,
        "promise": luck.sealed.promise,
        "previous": luck.sealed.previous,
        "table": table if luck.board is None else MANY_TABLES,
        "pack": luck.terms.pack,
        "options": luck.terms.options,
    }
    if luck.board is not None:
        return {**bound, "for": luck.board.shared.name, "board": luck.board.number}
    return {**bound, "words": list(luck.terms.words)}


def opening_texts(game: AnyGame, header: Mapping[str, Any], dealer: int) -> tuple[LocalizedText, ...]:
    """Return the texts of a game's beginning: how the first dealer was found, and who sat down for it."""
    texts: list[LocalizedText] = []
    if "sat_down" in header:
        texts.append(localized("event-sat-down", players=tuple(SeatName(seat) for seat in header["sat_down"])))
    found = header.get(FIRST_DEALER)
    if found == BY_LOT:
        texts.append(localized("event-first-dealer", dealer=SeatName(dealer)))
    elif found:
        turned = str(found).split(" ")
        card = CardFace(game.deck.name, turned[-1])
        texts.append(localized("event-first-dealer-cards", dealer=SeatName(dealer), card=card, count=len(turned)))
    return tuple(texts)


def started(
    live: LiveTable,
    start: State,
    moves: Advance,
    texts: tuple[LocalizedText, ...] = (),
    *,
    last: Step[State] | None = None,
) -> LiveTable:
    """Return the table at the beginning of a game, after the revisions of the header and the moves.

    The game has no number before it is saved. `texts` are those of its beginning, `last` the last action if there
    was one.
    """
    revision = live.table.revision + 1
    # A new instance: votes, clocks and leavers of the game before don't carry over.
    owners = tuple(seat.owner for seat in live.table.seats)
    bound: dict[str, Any] = {}
    if live.randomness is not None:
        # The words of a board are not those of this table's players.
        words = live.randomness.terms.words if live.randomness.board is None else ()
        board = live.randomness.board
        bound = {
            "promise": live.randomness.sealed.promise,
            "lucky_words": words,
            "board": board.number if board else 0,
            "sealed": board is not None and not board.alone,
        }
    new = CurrentGame(recent=texts, starters=owners, **bound, **visible_state((start, *moves.states)[-1]))
    table = replace(live.table, status="playing", revision=revision, current_game=new)
    return after_moves(
        replace(live, table=table, states=((revision, start),), dropped=(), hints_taken=(), moves=0), moves, last
    )


def after_moves(live: LiveTable, moves: Advance, last: Step[State] | None = None) -> LiveTable:
    """Return the table after moves, one revision for each line; `last` is the only action without a chance move."""
    table, first = live.table, live.table.revision + 1
    old = table.current_game
    assert old is not None
    states = (*live.states, *enumerate(moves.states, first))[-MAX_STATES:]
    state = states[-1][1]
    over = counted_state(live.states[-1][1], moves.states)
    rise = live.game.rotation(state) if over is state else None
    new = replace(
        old,
        recent=(*old.recent, *moves.events)[-MAX_EVENTS:],
        commitment=None if old.practice else moves.commitment or old.commitment,
        untouched=moves.commitment is not None,
        ended=over.view(None) if over else old.ended,
        may_take_back=undoable_seat(live.game, last),
        follows=None,
        **visible_state(state),
    )
    table = replace(table, revision=table.revision + len(moves.lines), current_game=new)
    # A rotation that doesn't count ends the game between two deals, without a result.
    if state.outcome is not None and old.number and (rise is None or rise.counts) and table.daily_date is None:
        owners = tuple(seat.owner for seat in table.seats)
        # In the form that JSON gives back, so that a restart changes nothing.
        deals = tuple(json.loads(json.dumps(state.deals)))
        end = FinishedGame(old.number, table.options, owners, state.outcome, deals)
        table = with_seed_revealed(replace(table, status="over", past=(*table.past, end)), moves.luck)
    return replace(live, table=table, states=states, randomness=moves.luck, moves=live.moves + len(moves.lines))


def rebuilt(live: LiveTable, table: Table) -> LiveTable:
    """Return the game of a log without some lines, at a table with all other values that a change has altered."""
    new, old = live.table.current_game, table.current_game
    assert new is not None
    assert old is not None
    kept = {name: getattr(old, name) for name in BESIDE_LOG}
    return replace(live, table=replace(table, revision=live.table.revision, current_game=replace(new, **kept)))


def with_seed_revealed(table: Table, luck: SeededRandomness | None) -> Table:
    """Return the table with its game's seed, if the record is public and no other table needs the seed."""
    return table.with_current_game(seed=luck.sealed.seed.hex()) if luck and luck.opened else table


def actor_of(table: Table, seat: int) -> str | None:
    """Return the actor of a seat for its lines in the log; None: the player whom the header names.

    It is `computer` or `another`, never a user: a record names players only in its header.
    """
    if table.current_game is None or seat >= len(table.current_game.starters):
        return None
    now, then = table.seats[seat].present, table.current_game.starters[seat]
    if now is None:
        return "computer" if then.user is not None or (then.computer or 0) < 0 else None
    return None if now == then.user else "another"


def undoable_seat(game: AnyGame, step: Step[State] | None) -> int | None:
    """Return the seat whose action could be undone by consent, or None."""
    if step is None or not game.can_undo(step):
        return None
    return step.action.seat


def undo_text(seat: int) -> LocalizedText:
    """Return the text about an action that was undone by consent."""
    return localized("event-took-back", player=SeatName(seat))


def counted_state(before: State, states: Iterable[State]) -> State | None:
    """Return the last state in which a deal has just been counted, or None; `before` is the one before all."""
    found, counted = None, len(before.deals)
    for state in states:
        deals = len(state.deals)
        if deals > counted:
            found = state
        counted = deals
    return found


def visible_state(state: State) -> dict[str, Any]:
    """Return the fields of a current game that follow from a state: its public view and deal."""
    deals = state.deals
    return {
        "view": state.view(None),
        "deal": len(deals) + (state.outcome is None),
        "deals": deals,
        "waiting_for": state.waiting_for,
    }


def after_last_deal(table: Table) -> Table:
    """Return the table after the last deal of a game without a next one, with or without a result."""
    assert table.current_game is not None
    return replace(table.with_current_game(deal=len(table.current_game.deals), waiting_for=()), status="over")


def waits_for_computer(live: LiveTable) -> bool:
    """Return whether the game waits for a computer player, substitutes included."""
    state = live.state
    if live.table.status != "playing" or state is None or (live.table.current_game and live.table.current_game.pause):
        return False
    seats = live.table.seats
    computers = [number for number, seat in enumerate(seats) if seat.user is None or seat.absent_since is not None]
    return bool(computers) and (
        not {*state.waiting_for}.isdisjoint(computers) or bool(consent.missing_computers(live.table))
    )


def starters(header: Mapping[str, Any]) -> tuple[Seat, ...]:
    """Return the players at the start from a log's header; deleted users have negative numbers."""
    return tuple(map(_player, header["players"]))


def _player(name: str) -> Seat:
    kind, _, number = name.rpartition(" ")
    if not kind:
        return Seat(user=int(number))
    return Seat(computer=int(number) if kind == "computer" else -int(number))


def was_started_alone(played: CurrentGame) -> bool:
    """Return whether fewer than two persons played at the start."""
    return sum(seat.user is not None or (seat.computer or 0) < 0 for seat in played.starters) < 2


def permanent_leavers(played: CurrentGame) -> tuple[int, ...]:
    """Return the persons who played at the start and have left, by seat."""
    return tuple(user for seat, user in played.leavers if user and played.starters[seat].user == user)


def results(
    game: AnyGame, end: FinishedGame, played: CurrentGame, away: Container[int] = frozenset()
) -> tuple[ResultRow, ...]:
    """Return the result rows of a finished game; partners share their side's score, victory and defeat.

    A player who took over a seat gets nothing. A leaver has lost, with a row after those of the seats: without
    points, unless the seat ends below nil, so that leaving saves no player from a bad score. For absent owners only
    defeats count. A practice game has no results.

    Args:
        played: the game just before its end.
        away: the seats that others have played in more than half of the deals.
    """
    outcome, gone = end.outcome, permanent_leavers(played)
    sides = len(outcome.scores)
    wins = game.victories(end.options, outcome, end.deals)
    rows: list[ResultRow] = []
    for number, seat in enumerate(end.seats):
        side = number % sides
        came = played.starters[number] != seat or seat.user in gone
        helps = seat.user is not None and (came or played.practice is not None)
        absent = not helps and number in away and seat.computer is None
        score = outcome.scores[side]
        rows.append(
            ResultRow(
                seat=number,
                person=seat.user,
                computer=seat.computer,
                score=0 if helps else min(score, 0) if absent else score,
                won=0 if helps or absent else wins[side],
                lost=not helps and side in outcome.losers,
                role="helper" if helps else "absent" if absent else "player",
            )
        )
    left = {user: outcome.scores[seat % sides] for seat, user in played.leavers if user in gone}
    if played.practice is not None:
        return tuple(rows)
    for number, (user, score) in enumerate(left.items(), len(rows)):
        rows.append(
            ResultRow(seat=number, person=user, computer=None, score=min(score, 0), won=0, lost=True, role="leaver")
        )
    return tuple(rows)


def results_of_enders(played: CurrentGame, enders: Container[int]) -> tuple[ResultRow, ...]:
    """Return the result rows of a game ended early: those who ended it without another, and leavers, lose."""
    rows = [
        _lost(number, seat.user, "ender")
        for number, seat in enumerate(played.starters)
        if seat.user is not None and seat.user in enders
    ]
    left = [user for user in permanent_leavers(played) if user not in enders]
    rows += [_lost(number, user, "leaver") for number, user in enumerate(left, len(played.starters))]
    return tuple(rows)


def _lost(seat: int, user: int, role: Literal["ender", "leaver"]) -> ResultRow:
    return ResultRow(seat=seat, person=user, computer=None, score=0, won=0, lost=True, role=role)
