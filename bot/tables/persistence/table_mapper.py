"""Maps tables to database rows and back: what a change writes, and how rows and log become a table."""

import json
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from bot.rules.game import AnyGame
from bot.rules.panel import LocalizedText
from bot.rules.proof_v2 import SeedInputs
from bot.rules.record import FindGame, Replay
from bot.rules.state import Outcome, State, Step, View
from bot.storage import (
    ClaimRow,
    Connection,
    DeadlineRow,
    Document,
    GameRow,
    Level,
    LogRow,
    PersonId,
    ProtestRow,
    RedealRow,
    RequestRow,
    ResultRow,
    SeatRow,
    SeedCommitmentRow,
    SharedSeedRow,
    TableRow,
    UndoRow,
    daily,
    deadlines,
    documents,
    event_log,
    games,
    protests,
    ratings,
    read_batch,
    results,
    seasons,
    seed_commitments,
    shared_seeds,
    tables,
    tournaments,
)
from bot.tables.computer_levels import level_at
from bot.tables.cooperative import LINES_PER_SLICE, Slices, run_to_completion
from bot.tables.copies import replace
from bot.tables.game import premoves as spoken
from bot.tables.game import promise, reached, shown, table_updates, write_line
from bot.tables.game_seed import CommittedSeed, SeededRandomness, SharedBoard, SharedSeed, sealed
from bot.tables.history import RATING_VERSION, GuildRatings, RatedGame, attendance, start_points
from bot.tables.house_rules import options_json
from bot.tables.live_table import MAX_EVENTS, MAX_STATES, LiveTable, TakenHint
from bot.tables.models import (
    Claim,
    Consent,
    CurrentGame,
    FinishedGame,
    Gone,
    Pause,
    Protest,
    Seat,
    Table,
    TurnClock,
    Wake,
)
from bot.tables.seats import seating
from bot.tables.table_update import TableUpdate


def open_table(db: Connection, live: LiveTable, rng: Random, number: int | None = None) -> LiveTable:
    """Write a new table with the commitment for its first game; return it with its id, allocated or given."""
    table = tables.insert(db, row_of(live, live.opened_at), number)
    documents.save(db, table, document_of(live))
    coming = sealed(live.game.id, table, None, rng)
    seed_commitments.insert(db, table, _promise_row(coming))
    if live.table.daily_date is not None:
        seat = live.table.seat_of(live.table.host)
        assert seat is not None
        daily.begin(db, live.table.daily_date, live.game.id, live.table.host, seat, table)
    return replace(live, table=replace(live.table, id=table, promise=coming.promise), next_seed=coming)


def promise_all(db: Connection, rng: Random) -> None:
    """Give every table from before there were commitments the one for its next game."""
    for table, game in seed_commitments.without(db):
        seed_commitments.insert(db, table, _promise_row(sealed(game, table, seed_commitments.last(db, table), rng)))


def save(
    db: Connection, known: LiveTable, update: TableUpdate, now: str, oldest_message: int
) -> tuple[int | None, frozenset[int]]:
    """Write a change; return the game's number, and the absent seats of a game that ends with it.

    Raises:
        ConcurrentUpdate: the saved table is not at the revision of `known`.
        ConstraintViolation: the log has a line at one of these revisions.
    """
    before, live, table = known.table, update.live, update.live.table
    first, begins = before.revision + 1, update.begins
    number = _begun(db, live, now, oldest_message) if begins else live.number
    if begins and number is not None:
        games.save_players(db, number, [seat.user for seat in table.seats if seat.user is not None])
    # Refuses a table that is no longer at the revision of `before`: all later writes depend on it.
    if not begins and _row_values(live) == _row_values(known):
        tables.count_up(db, table.id, before.revision, table.revision, now)
    else:
        tables.save(db, row_of(live, now).model_copy(update={"number": number}), before.revision)
    save_document(db, known, live)
    _save_deadlines(db, before, table)
    board = live.randomness.board if live.randomness else None
    if begins and number is not None and board is not None:
        shared_seeds.begin(db, number, board.shared.id, board.number, sealed=not board.alone)
    elif begins and number is not None and live.next_seed is not None and live.randomness is not None:
        seed_commitments.begin(db, table.id, number)
        seed_commitments.insert(db, table.id, _promise_row(live.next_seed))
    if update.protests or update.rules is not None:
        _save_protest(db, before, update, now)
    away = frozenset[int]()
    if update.ended is not None and before.current_game is not None:
        # Both games' lines count the revisions of one change: those of the old game come first.
        event_log.append(db, before.current_game.number, first, update.ended.lines)
        away = _finish(db, before.current_game, live.game, update.ended.table, now)
        first += len(update.ended.lines)
    if number is not None and update.dealt_again is not None:
        event_log.deal_again(db, number, update.dealt_again)
        first += 1
    if number is not None and update.lines:
        event_log.append(db, number, first, update.lines)
    if number is not None and update.takes_back is not None:
        event_log.undo(db, number, table.revision, *update.takes_back)
    if before.current_game is not None and update.enders:
        _end_early(db, before.current_game, live.game, update.enders, known.table, now)
    if before.current_game is not None and table.status == "over" and before.status != "over":
        away = _finish(db, before.current_game, live.game, table, now)
    return number, away


def insert_finished(
    db: Connection, lobby: LiveTable, begun: TableUpdate, over: TableUpdate, rng: Random, now: str
) -> Table:
    """Write a closed table of computer players with the beginning and the rest of its game; return it."""
    opened = open_table(db, lobby, rng)
    table = opened.table.id
    header: dict[str, object] = {**json.loads(begun.lines[0]), "table": table}
    first = replace(begun, live=_numbered(begun.live, table, 0), lines=(write_line(header), *begun.lines[1:]))
    number, _ = save(db, opened, first, now, 0)
    assert number is not None
    last = replace(over, live=_numbered(over.live, table, number))
    save(db, _numbered(begun.live, table, number), last, now, 0)
    tables.close(db, table)
    return last.live.table


def _numbered(live: LiveTable, table: int, number: int) -> LiveTable:
    past = tuple(replace(end, number=number) for end in live.table.past)
    return replace(live, table=replace(live.table, id=table, past=past).with_current_game(number=number))


def _begun(db: Connection, live: LiveTable, now: str, oldest_message: int) -> int:
    table = live.table
    levels: list[Level] = [level_at(live.game, table, seat) for seat in range(len(table.seats))]
    return games.insert(
        db, table.id, table.game, now, hints=table.hints, levels=levels, oldest_message=oldest_message
    )


def _save_protest(db: Connection, before: Table, update: TableUpdate, now: str) -> None:
    table, number = update.live.table, before.current_game.number if before.current_game else 0
    new = table.current_game.protest if table.current_game and table.current_game.number == number else None
    if update.protests and new is not None:
        row = ProtestRow(
            game=number, deal=new.deal, revision=new.at, person=new.user, sentence=update.protests, made_at=now
        )
        protests.insert(db, row)
    if update.rules is not None and new is not None and new.ruling is not None:
        protests.answer(db, number, new.ruling, update.rules, now)


def save_document(db: Connection, before: LiveTable, after: LiveTable) -> None:
    """Write a table's document if it has changed; raise LargeDocument."""
    if _documented(after) != _documented(before):
        new, old = document_of(after), document_of(before)
        documents.check_size(new, old)
        # A closed table can be older than documents; its users are not listed then.
        documents.save(db, after.table.id, new, None if before.table.status == "closed" else old)


def _documented(live: LiveTable) -> tuple[object, ...]:
    """Return the values in a table's document, which most actions leave unchanged."""
    table = live.table
    game = (
        (table.current_game.leavers, table.current_game.held, table.current_game.claim) if table.current_game else ()
    )
    return (
        table.seats,
        table.places,
        table.queue,
        table.consents,
        table.lucky_words,
        game,
        live.premoves,
        live.hints_taken,
    )


def document_of(live: LiveTable) -> Document:
    """Return a table's document."""
    table, game = live.table, live.table.current_game
    claim = game.claim if game and game.claim.deal else None
    return Document(
        seats=_seat_rows(table.seats),
        places=table.places,
        queue=tuple(_seat_rows(party) for party in table.queue),
        requests=tuple(map(_request_row, table.consents)),
        claim=ClaimRow(claim.deal, claim.made, claim.kind, claim.at, claim.end, claim.by) if claim else None,
        words=tuple((PersonId(user), word) for user, word in table.lucky_words),
        leavers=tuple((seat, PersonId(user)) for seat, user in game.leavers) if game else (),
        held=game.held if game else (),
        ahead=tuple(sorted((PersonId(each.user), each.premove.text()) for each in live.premoves)),
        hinted=tuple(sorted(each.seat for each in live.hints_taken)),
        unknown=live.unknown,
    )


def _save_deadlines(db: Connection, before: Table, after: Table) -> None:
    """Write a table's deadlines; an unchanged one keeps its row, a sent reminder included."""
    if _is_due(before) == _is_due(after):
        return
    old, new = _deadlines(before), _deadlines(after)
    gone = [key for key, each in old.items() if new.get(key) != each]
    come = [_deadline_row(key, each) for key, each in new.items() if old.get(key) != each]
    if gone or come:
        deadlines.save(db, after.id, gone, come)


def _is_due(table: Table) -> tuple[object, ...]:
    """Return all values with a deadline, which most actions leave unchanged without a turn time."""
    game = table.current_game
    return table.consents, (game.clocks, game.wakes, game.pause) if game else None


def _deadlines(table: Table) -> dict[tuple[str, int], TurnClock | Wake | Pause | int]:
    due: dict[tuple[str, int], TurnClock | Wake | Pause | int] = {
        (request.kind, 0): request.lapses_at for request in table.consents if request.lapses_at is not None
    }
    if table.current_game is not None:
        due.update((("turn", clock.seat), clock) for clock in table.current_game.clocks)
        due.update((("wake", wake.seat), wake) for wake in table.current_game.wakes)
        if table.current_game.pause is not None:
            due["pause", 0] = table.current_game.pause
    return due


def _deadline_row(key: tuple[str, int], due: TurnClock | Wake | Pause | int) -> DeadlineRow:
    kind, seat = key
    if isinstance(due, TurnClock):
        return DeadlineRow(
            kind=kind,
            seat=seat,
            person=due.user,
            started_at=due.started,
            remind_at=due.remind,
            due_at=due.due,
            turn_time=due.turn_time,
        )
    if isinstance(due, Wake):
        return DeadlineRow(kind=kind, seat=seat, person=due.user, started_at=due.since, due_at=due.due)
    if isinstance(due, Pause):
        return DeadlineRow(kind=kind, started_at=due.since, due_at=due.due)
    return DeadlineRow(kind=kind, due_at=due)


def _claim(row: ClaimRow | None) -> Claim:
    """Return the stored claim, without its hand on show."""
    if row is None:
        return Claim()
    return Claim(deal=row.deal, made=row.made, kind=row.kind, at=row.at, end=row.end, by=row.by)


def _finish(db: Connection, played: CurrentGame, game: AnyGame, table: Table, now: str) -> frozenset[int]:
    """Write the results of a finished game, or that it has none; return the absent seats."""
    number = played.number
    end = next((end for end in table.past if end.number == number), None)
    if table.daily_date is not None and table.current_game is not None and table.current_game.deals:
        seat = table.seat_of(table.host)
        assert seat is not None
        daily.finish(db, table.id, reached(game.points_gained(table.current_game.deals[0]), seat))
    if end is None:
        games.close(db, number, now)
        return frozenset()
    start = start_points(game, table.options, end.outcome.scores, end.deals)
    outcome = json.dumps(
        {
            "reason": end.outcome.reason,
            "scores": end.outcome.scores,
            "winners": end.outcome.winners,
            "losers": end.outcome.losers,
            **({"start": start} if start else {}),
        }
    )
    games.finish(db, number, now, outcome, json.dumps(end.deals))
    attended = attendance(game, event_log.lines(db, number))
    rows = table_updates.results(game, end, played, attended.absent)
    # One person's game against computers is won over no person, even if others sat there for its first card.
    alone = table_updates.was_started_alone(played) or attended.people < 2
    played_game = RatedGame(number, game, table.options, end.outcome, rows, alone, table.hints, bool(start))
    _save_results(db, played_game, table, now)
    return _absent_seats(rows)


def _end_early(
    db: Connection, played: CurrentGame, game: AnyGame, enders: Sequence[int], table: Table, now: str
) -> None:
    """Write the defeats of those who ended a game without another player; it has no winner and stays secret."""
    number = played.number
    rows = table_updates.results_of_enders(played, enders)
    alone = table_updates.was_started_alone(played) or attendance(game, event_log.lines(db, number)).people < 2
    _save_results(db, RatedGame(number, game, table.options, None, rows, alone, table.hints), table, now)


def _save_results(db: Connection, finished: RatedGame, table: Table, now: str) -> None:
    season, options = seasons.running(db, table.guild), options_json(finished.game, table.options)
    results.insert(
        db,
        finished.number,
        table.guild,
        table.game,
        options,
        now,
        finished.results,
        season.id if season else None,
        alone=finished.alone,
    )
    if table.guild is None:
        ratings.done(db, finished.number, RATING_VERSION)
    elif not ratings.is_rebuilding(db, table.guild):
        GuildRatings(db, table.guild).enter(finished)


def _absent_seats(rows: Sequence[ResultRow]) -> frozenset[int]:
    return frozenset(row.seat for row in rows if row.role == "absent")


def _row_values(live: LiveTable) -> tuple[object, ...]:
    """Return the values of a table's row besides its revision, which most actions leave unchanged."""
    table = live.table
    return (
        table.channel,
        table.host,
        table.options,
        table.max_seats,
        len(table.seats),
        table.status,
        live.number,
        table_updates.waits_for_computer(live),
        table.level,
        table.hints,
    )


def row_of(live: LiveTable, now: str) -> TableRow:
    """Return a table's row, changed at this time (ISO 8601)."""
    table = live.table
    return TableRow(
        id=table.id,
        guild=table.guild,
        channel=table.channel,
        host=table.host,
        game=table.game,
        options=options_json(live.game, table.options),
        room=table.max_seats,
        status=table.status,
        revision=table.revision,
        number=live.number,
        waiting=table_updates.waits_for_computer(live),
        opened_at=live.opened_at,
        changed_at=now,
        level=table.level,
        hints=table.hints,
        tournament=table.tournament,
        day=table.daily_date,
        abroad=table.is_user_installed,
        oldest_message=table.oldest_message,
        free_seats=max(0, table.max_seats - len(table.seats)),
    )


Read = Callable[[Connection, int], Any]


@dataclass(frozen=True, slots=True)
class StoredTable:
    """The rows of one table and of its game, read at one moment."""

    row: TableRow
    document: Document
    past: tuple[tuple[GameRow, tuple[ResultRow, ...]], ...]
    lines: tuple[LogRow, ...] = ()
    taken_back: tuple[UndoRow, ...] = ()
    deadlines: tuple[DeadlineRow, ...] = ()
    coming: SeedCommitmentRow | None = None
    promised: SeedCommitmentRow | None = None
    board: tuple[SharedSeedRow, int, bool] | None = None
    published: bool = False
    dealt_again: tuple[RedealRow, ...] = ()
    protests: tuple[ProtestRow, ...] = ()
    organiser: int | None = None


OF_TABLE: Mapping[str, Read] = {
    "document": documents.for_table,
    "past": games.past,
    "deadlines": deadlines.for_table,
    "coming": seed_commitments.for_next_game,
}
OF_GAME: Mapping[str, Read] = {
    "lines": event_log.lines,
    "taken_back": event_log.undos,
    "promised": seed_commitments.for_game,
    "board": shared_seeds.for_game,
    "published": games.finished,
    "dealt_again": event_log.dealt_again,
    "protests": protests.for_game,
}


def read(db: Connection, table: int) -> StoredTable | None:
    """Return the rows of a table, or None if it never existed."""
    row = tables.find(db, table)
    if row is None:
        return None
    reads = {what: partial(_bound_read, each, table) for what, each in OF_TABLE.items()}
    if row.tournament is not None:
        reads["organiser"] = partial(_bound_read, tournaments.organiser, row.tournament)
    if row.number is not None:
        reads |= {what: partial(_bound_read, each, row.number) for what, each in OF_GAME.items()}
    found: dict[str, Any] = dict(zip(reads, read_batch(db, [*reads.values()]), strict=True))
    past: tuple[GameRow, ...] = found["past"]
    ends = read_batch(db, [partial(_bound_read, results.for_game, game.number) for game in past])
    found["past"] = tuple(zip(past, ends, strict=True))
    return StoredTable(row, **found)


def _bound_read(read: Read, number: int, db: Connection) -> Any:
    """Bind a read to a table or game; `read_batch` passes the connection last."""
    return read(db, number)


def without_last(kept: StoredTable, seat: int, revision: int) -> StoredTable:
    """Return the rows as they will be after an undo of the last line, at the revision of the row that drops it."""
    last = UndoRow(revision=revision, drops=kept.lines[-1].revision, seat=seat)
    # A player who acted after a hint has still seen it.
    document = kept.document
    if json.loads(kept.lines[-1].line).get("hint") is True:
        document = replace(document, hinted=tuple(sorted({*document.hinted, seat})))
    return replace(
        kept,
        row=kept.row.model_copy(update={"revision": revision}),
        lines=kept.lines[:-1],
        taken_back=(*kept.taken_back, last),
        document=document,
    )


def without_deal(kept: StoredTable, row: RedealRow) -> StoredTable:
    """Return the rows as they will be without the lines of a deal, which `row` drops."""
    return replace(
        kept,
        row=kept.row.model_copy(update={"revision": row.revision}),
        lines=tuple(line for line in kept.lines if line.revision < row.first),
        taken_back=tuple(each for each in kept.taken_back if each.revision < row.first),
        dealt_again=(*kept.dealt_again, row),
        document=replace(
            kept.document,
            claim=None,
            requests=tuple(row for row in kept.document.requests if row.kind != "claim"),
            ahead=(),
            hinted=(),
        ),
    )


def restore(kept: StoredTable, find_game: FindGame) -> LiveTable:
    """Return a stored table without interruption; raise as `restoring`."""
    return run_to_completion(restoring(kept, find_game))


def restoring(kept: StoredTable, find_game: FindGame) -> Slices[LiveTable]:
    """Return a stored table, rebuilt in slices; raise RuleError if its game, options or log is unreadable."""
    row, game, document = kept.row, find_game(kept.row.game), kept.document
    options = game.options.validate(json.loads(row.options))
    table = Table(
        id=row.id,
        guild=row.guild,
        channel=row.channel,
        host=row.host,
        game=row.game,
        options=options,
        house=game.options.code(options),
        min_seats=seating.room(game, options)[0],
        max_seats=row.room,
        seats=_seats(document.seats),
        party=0 if row.tournament else game.party_size(options),
        queue=tuple(map(_seats, document.queue)),
        status=row.status,
        revision=row.revision,
        past=tuple(_game_end(game, game_row, seats) for game_row, seats in kept.past),
        promise=kept.coming.promise if kept.coming else "",
        lucky_words=document.words,
        places=document.places,
        consents=tuple(_consent(each, kept.deadlines) for each in document.requests),
        level=row.level,
        hints=row.hints,
        tournament=row.tournament,
        organiser=kept.organiser,
        daily_date=row.day,
        is_user_installed=row.abroad,
        oldest_message=row.oldest_message,
    )
    coming = _sealed(kept.coming) if kept.coming else None
    if row.number is None or not kept.lines:
        return LiveTable(game, table, row.opened_at, next_seed=coming, unknown=document.unknown)
    luck = _luck(kept)
    position = json.loads(kept.lines[0].line).get("position")
    replayed, claim = (yield from replaying(kept.lines, find_game, kept.taken_back)), _claim(document.claim)
    table = replace(
        table,
        current_game=CurrentGame(
            number=row.number,
            recent=replayed.recent,
            promise=luck.sealed.promise if luck else None,
            lucky_words=luck.terms.words if luck and luck.board is None else (),
            board=luck.board.number if luck and luck.board else 0,
            sealed=bool(luck and luck.board and not luck.board.alone) and not kept.published,
            commitment=None if position else replayed.commitment,
            untouched=replayed.untouched,
            ended=replayed.ended,
            may_take_back=table_updates.undoable_seat(game, replayed.last)
            if claim.at <= kept.lines[-1].revision
            else None,
            clocks=tuple(
                TurnClock(row.seat, row.person, row.started_at, row.due_at, row.turn_time)
                for row in kept.deadlines
                if row.kind == "turn"
            ),
            wakes=tuple(
                Wake(row.seat, row.person, row.started_at, row.due_at) for row in kept.deadlines if row.kind == "wake"
            ),
            leavers=document.leavers,
            held=document.held,
            starters=replayed.began,
            claim=claim,
            pause=next((Pause(row.started_at, row.due_at) for row in kept.deadlines if row.kind == "pause"), None),
            protest=_protest(kept),
            practice=(position["game"], position["line"]) if position else None,
            **table_updates.visible_state(replayed.states[-1][1]),
        ),
    )
    if kept.published:
        table = table_updates.with_seed_revealed(table, luck)
    if row.status == "closed":
        table = table.with_current_game(waiting_for=())
    elif row.status == "over":
        table = table_updates.after_last_deal(table)
    dropped = (
        *((each.drops, each.revision) for each in kept.taken_back),
        *((each.first, each.revision) for each in kept.dealt_again),
    )
    said = spoken.restored(document.ahead)
    hinted = tuple(TakenHint(seat) for seat in document.hinted)
    moves = len(kept.lines) - 1
    live = LiveTable(
        game, table, row.opened_at, replayed.states, dropped, coming, luck, said, hinted, moves, document.unknown
    )
    return shown(live)


def _promise_row(seed: CommittedSeed) -> SeedCommitmentRow:
    return SeedCommitmentRow(promise=seed.promise, previous=seed.previous, seed=seed.seed)


def _sealed(row: SeedCommitmentRow) -> CommittedSeed:
    return CommittedSeed(row.promise, row.previous, row.seed)


def shared_of(row: SharedSeedRow) -> SharedSeed:
    """Return the stored seed of many tables."""
    return SharedSeed(row.id, row.game, row.name, CommittedSeed(row.promise, None, row.seed), row.opened, row.words)


def _protest(kept: StoredTable) -> Protest | None:
    if not kept.protests:
        return None
    row = kept.protests[-1]
    return Protest(row.person, row.deal, row.revision, row.answer)


def _luck(kept: StoredTable) -> SeededRandomness | None:
    """Return the randomness of a game from its log: what it is derived from and what is used, dropped deals too."""
    proof = json.loads(kept.lines[0].line).get("proof")
    if kept.board is not None:
        shared, number, sealed = kept.board
        # The deal of the day stays sealed at its players' own tables, also after its day.
        board = SharedBoard(shared_of(shared), number, alone=kept.row.tournament is not None and not sealed)
        terms = SeedInputs(board.shared.sealed.promise, proof["options"], proof["pack"], board.shared.words)
        luck = SeededRandomness(board.shared.sealed, terms, board=board)
    elif kept.promised is not None:
        terms = SeedInputs(kept.promised.promise, proof["options"], proof["pack"], tuple(proof["words"] or ()))
        luck = SeededRandomness(_sealed(kept.promised), terms)
    else:
        return None
    for line in kept.lines[1:]:
        if '"luck"' in line.line:
            luck = luck.used(json.loads(line.line)["luck"])
    for label in (label for each in kept.dealt_again for label in each.labels):
        luck = luck.used(label)
    return luck


@dataclass(frozen=True, slots=True)
class ReplayedLog:
    """The result of a replayed log: last states, events, shuffle and step, last deal's view, players at the start.

    There is no last step at the beginning of a game and right after an undo.
    """

    states: tuple[tuple[int, State], ...]
    recent: tuple[LocalizedText, ...]
    commitment: str | None
    untouched: bool
    ended: View | None
    last: Step[State] | None
    began: tuple[Seat, ...] = ()


def replaying(
    lines: Sequence[LogRow], find_game: FindGame, taken_back: Sequence[UndoRow] = ()
) -> Slices[ReplayedLog]:
    """Replay the lines of a log without undone ones, in slices; raise RuleError if they are not legal."""
    record = Replay(find_game)
    states: deque[tuple[int, State]] = deque(maxlen=MAX_STATES)
    recent: deque[LocalizedText] = deque(maxlen=MAX_EVENTS)
    shown: str | None = None
    untouched = False
    ended: View | None = None
    step: Step[State] | None = None
    began: tuple[Seat, ...] = ()
    waiting = deque(taken_back)
    for number, row in enumerate(lines, 1):
        if number % LINES_PER_SLICE == 0:
            yield
        while waiting and waiting[0].revision < row.revision:
            recent.append(table_updates.undo_text(waiting.popleft().seat))
        before = record.state
        step = record.feed(row.line.encode())
        assert record.header is not None
        assert record.state is not None
        game = record.header.game
        if before is None:
            header = json.loads(row.line)
            recent.extend(table_updates.opening_texts(game, header, record.state.dealer))
            began = table_updates.starters(header)
        states.append((row.revision, record.state))
        if step is not None:
            if before is not None and table_updates.counted_state(before, (step.state,)):
                ended = step.state.view(None)
            recent.extend(game.public_events(step))
            promised = promise(json.loads(row.line))
            shown = promised or shown
            untouched = promised is not None or (untouched and step.action.by_chance)
    recent.extend(table_updates.undo_text(each.seat) for each in waiting)
    return ReplayedLog(tuple(states), tuple(recent), shown, untouched, ended, None if waiting else step, began)


def _request_row(request: Consent) -> RequestRow:
    return RequestRow(
        kind=request.kind,
        revision=request.revision,
        agreed=tuple(map(PersonId, request.agreed)),
        asked=tuple(map(PersonId, request.asked)),
    )


def _consent(row: RequestRow, due: Sequence[DeadlineRow]) -> Consent:
    lapses_at = next((each.due_at for each in due if each.kind == row.kind), None)
    return Consent(row.kind, row.agreed, row.asked, row.revision, lapses_at)


def _seat_rows(seats: tuple[Seat, ...]) -> tuple[SeatRow, ...]:
    return tuple(
        SeatRow(
            person=None if seat.user is None else PersonId(seat.user),
            computer=seat.computer,
            absent_since=seat.absent_since,
            sat_in=seat.sat_in,
            level=seat.level,
            gone_since=seat.gone.since if seat.gone else None,
            gone_left=bool(seat.gone and seat.gone.left),
        )
        for seat in seats
    )


def _seats(rows: Sequence[SeatRow]) -> tuple[Seat, ...]:
    return tuple(
        Seat(
            row.person,
            row.computer,
            row.absent_since,
            row.sat_in,
            row.level,
            None if row.gone_since is None else Gone(row.gone_since, row.gone_left),
        )
        for row in rows
    )


def _game_end(game: AnyGame, row: GameRow, seats: tuple[ResultRow, ...]) -> FinishedGame:
    stored = json.loads(row.outcome)
    outcome = Outcome(stored["reason"], tuple(stored["scores"]), tuple(stored["winners"]), tuple(stored["losers"]))
    options = game.options.validate(json.loads(row.options))
    party = tuple(Seat(seat.person, seat.computer) for seat in seats if seat.role != "leaver")
    return FinishedGame(row.number, options, party, outcome, tuple(json.loads(row.deals)), _absent_seats(seats))
