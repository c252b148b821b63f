"""How games at a table follow one another: the first dealer, moves, rotation of players, the next game.

With a waiting list one change can end a game and begin the next. The last lines of the one and the first lines of the
other are saved together, so that a restart never finds the table between the two.
"""

from collections.abc import Callable, Sequence
from random import Random

from bot.errors import Conflict
from bot.rules.actions import Action
from bot.rules.game import SeatRotation
from bot.rules.state import State, Step
from bot.tables.copies import replace
from bot.tables.game import table_updates
from bot.tables.game.advance import Advance, ChanceDealer, hinted, one_after_the_other, signed, write_line
from bot.tables.game_seed import SharedBoard, sealed
from bot.tables.live_table import LiveTable
from bot.tables.seats import Apart, absence, waiting_list
from bot.tables.table_update import FinishedInUpdate, TableUpdate


class GameFlow:
    """Makes a table's next states, ready to be saved."""

    def __init__(self, rng: Random, croupier: ChanceDealer, now: Callable[[], str]) -> None:
        self._rng = rng
        self._croupier = croupier
        self._now = now

    def first_game(self, live: LiveTable, scores: tuple[int, ...] | None = None) -> TableUpdate:
        """Return the table with its first game started, at start points by seat; the rules choose the dealer."""
        game, table, luck = live.game, live.table, table_updates.randomness_of(live)
        dealer, turned = game.first_dealer(
            table.options, len(table.seats), luck.stream("dealer"), luck.stream("dealer cards")
        )
        found = game.deck.show(turned) or table_updates.BY_LOT
        return self._begin(live, dealer, {table_updates.FIRST_DEALER: found}, scores=scores)

    def board(self, live: LiveTable, board: SharedBoard, scores: tuple[int, ...] | None = None) -> TableUpdate:
        """Return the table with a shared board started, at start points by seat; its number sets the dealer."""
        return self._begin(live, board.dealer(len(live.table.seats)), {}, board, scores)

    def start_rematch(self, live: LiveTable, apart: Apart = frozenset()) -> TableUpdate:
        """Return the table with another game started after a finished one; losers give way to waiting players."""
        state = live.state
        if live.table.status != "over" or state is None:
            raise Conflict("not_over")
        return self._next(live, state, live.game.rotation(state), apart)

    def step(self, live: LiveTable, action: Action, apart: Apart = frozenset()) -> TableUpdate:
        """Return the table after an action of the game, or raise IllegalAction."""
        return self.steps(live, (action,), apart)

    def steps(self, live: LiveTable, actions: Sequence[Action], apart: Apart = frozenset()) -> TableUpdate:
        """Return the table after several successive actions of one deal; see `step`."""
        before = live.state
        assert before is not None
        parts: list[Advance] = []
        state, luck = before, live.randomness
        for action in actions:
            moves = self._croupier.advance(live.game, state, action, luck, one_deal=live.table.daily_date is not None)
            if action.seat in state.waiting_for and live.table.seats[action.seat].absent_since is not None:
                live = replace(live, table=absence.after_substitute_turn(live.table, action.seat))
            by = table_updates.actor_of(live.table, action.seat) if action.seat is not None else None
            if by:
                moves = replace(moves, lines=(signed(moves.lines[0], by), *moves.lines[1:]))
            if action.seat is not None and any(each.seat == action.seat for each in live.hints_taken):
                moves = replace(moves, lines=(hinted(moves.lines[0]), *moves.lines[1:]))
                live = live.without_hint(action.seat)
            parts.append(moves)
            state, luck = moves.states[-1], moves.luck
        moves = one_after_the_other(parts)
        lines = moves.lines
        last = Step(before, actions[0], moves.states[0]) if len(moves.states) == 1 else None
        after = table_updates.after_moves(live, moves, last)
        update = TableUpdate(after, lines, moves.events, acted=actions[0].seat)
        if live.table.daily_date is not None:
            # A deal of the day is a game of one deal, without a next game.
            over = replace(after, table=table_updates.after_last_deal(after.table)) if state.deals else after
            return replace(update, live=over)
        rise = live.game.rotation(state) if len(state.deals) > len(before.deals) else None
        if rise is None or (rise.counts and waiting_list.next_party(after.table, rise.seats, apart) is None):
            return update
        ended = table_updates.with_seed_revealed(table_updates.after_last_deal(after.table), after.randomness)
        if waiting_list.next_party(ended, rise.seats, apart) is None and not ended.present:
            return replace(update, live=replace(after, table=ended))
        following = self._next(replace(after, table=ended), state, rise, apart)
        return replace(
            following,
            live=replace(following.live, table=following.live.table.with_current_game(follows=ended)),
            events=(*moves.events, *following.events),
            ended=FinishedInUpdate(ended, lines),
        )

    def _next(self, live: LiveTable, state: State, rise: SeatRotation | None, apart: Apart) -> TableUpdate:
        """Return the table with the next game started; the next seat deals."""
        table, taken = waiting_list.rise(live.table, rise.seats if rise else (), apart)
        # After a game its dealer is the last one; between two deals it is the next one already.
        dealer = state.dealer if state.outcome is None else (state.dealer + 1) % state.seats
        return self._begin(replace(live, table=table), dealer, {"sat_down": list(taken)} if taken else {})

    def _begin(
        self,
        live: LiveTable,
        dealer: int,
        header_extra: dict[str, object],
        board: SharedBoard | None = None,
        scores: tuple[int, ...] | None = None,
    ) -> TableUpdate:
        """Return the table with a game started and its first cards dealt."""
        header, table = table_updates.header_of(live, dealer, scores), live.table
        luck = table_updates.randomness_of(live) if board is None else table_updates.board_randomness(live, board)
        start = header.start()
        moves = self._croupier.advance(live.game, start, None, luck)
        proof = table_updates.proof_of(luck, table.id)
        line = header.json(played_at=self._now(), table=table.id, **header_extra, proof=proof)
        live = replace(live, randomness=luck)
        if board is None:
            # The seed of the next game is fixed before any player gives a lucky word for it.
            following = sealed(live.game.id, table.id, luck.sealed.promise, self._rng)
            live = replace(live, next_seed=following, table=replace(table, promise=following.promise, lucky_words=()))
        after = table_updates.started(live, start, moves, table_updates.opening_texts(live.game, line, dealer))
        return TableUpdate(after, (write_line(line), *moves.lines), moves.events)
