"""Claiming the rest of a deal: shown to all, granted if it holds whatever anybody has, else by consent.

Whether it holds is worked out from what everybody sees and the claimant's hand, never from the true hands. Otherwise
everybody at the table answers: people by their buttons, computer players at their fixed moment, agreeing if the claim
holds for all they know. One refusal ends it. What is granted is played out card by card; where everybody has agreed
but the cards can't fall that way, that is said, and play goes on.
"""

from collections.abc import Awaitable, Callable
from typing import Any

from bot.errors import Conflict, StaleView
from bot.games import find_game
from bot.rules.claims import ClaimRules, Kind
from bot.rules.state import State, View
from bot.tables.copies import replace
from bot.tables.game.flow import GameFlow
from bot.tables.live_table import LiveTable
from bot.tables.models import Claim, Consent, CurrentGame, Table
from bot.tables.seats import Apart, consent, seating
from bot.tables.table_update import Change, TableUpdate, reseated

ApartAt = Callable[[Table], Awaitable[Apart]]


class ClaimService:
    """What people and computer players do about the rest of a deal.

    Args:
        change: changes a table.
        rounds: plays cards.
        apart: who is not to sit down together at a table; asked only where a deal is played out.
    """

    def __init__(self, change: Change, rounds: GameFlow, apart: ApartAt) -> None:
        self._change = change
        self._rounds = rounds
        self._apart = apart

    async def make(self, table: int, user: int, seen: int | None = None) -> Table:
        """Claim the rest: everybody sees the hand now, and the deal is played out if nothing can be in the way.

        Args:
            table: its id.
            user: who claims.
            seen: the revision of the picture that was clicked; None: the newest.

        Raises:
            NotFound, NotAllowed: no such table, not seated.
            Conflict: `table_closed`, `not_playing`, `claim_asked`, `claimed_already`, `may_not_claim`.
            StaleView: a card was played since.
        """

        async def step(live: LiveTable) -> TableUpdate:
            now, game, seat = _playing(live, user)
            if seen is not None and seen < live.states[-1][0]:
                raise StaleView("stale_view")
            (claims, state), old = _claims(live), claim_in(game)
            if now.consent("claim") is not None:
                raise Conflict("claim_asked")
            if seat in old.made:
                raise Conflict("claimed_already")
            kind = claims.kind(state, seat)
            if kind is None:
                raise Conflict("may_not_claim")
            at = live.table.revision + 1
            claim = Claim(game.deal, (*old.made, seat), kind, at, claims.row(state, seat))
            # Cards that were shown can't be unseen: what came before them is not taken back any more.
            after = now.with_round(claim=claim, may_take_back=None).without_consent("take_back")
            if claims.holds(state.view(None), seat, claims.hand(state, seat)):
                return await self._played_out(replace(live, table=after))
            return reseated(live, after.with_consent(Consent("claim", (user,), revision=at)))

        return await self._change(table, step)

    async def answer(self, table: int) -> Table:
        """Have computer players answer a claim, for people who are absent or gone too; Conflict `no_claim`."""

        async def step(live: LiveTable) -> TableUpdate:
            game, request = live.table.round, live.table.consent("claim")
            seats = consent.missing_computers(live.table)
            if game is None or request is None or not seats:
                raise Conflict("no_claim")
            claims, state = _claims(live)
            hand = claims.hand(state, game.claim.seat)
            for seat in seats:
                if not claims.holds(state.view(seat), game.claim.seat, hand):
                    return reseated(live, _refused(live.table.without_consent("claim"), seat))
            answers = tuple(map(consent.computer_at, seats))
            return reseated(live, live.table.with_consent(replace(request, agreed=(*request.agreed, *answers))))

        return await self._change(table, step)

    async def grant(self, live: LiveTable, request: Consent) -> TableUpdate:
        """Return the table with the deal played out, since everybody has agreed to the claim."""
        return await self._played_out(live)

    def refuse(self, live: LiveTable, user: int) -> TableUpdate:
        """Return the table with the claim over, after a refusal or because its claimant withdraws it."""
        seat = live.table.seat_of(user)
        assert seat is not None
        return reseated(live, _refused(live.table, seat))

    async def _played_out(self, live: LiveTable) -> TableUpdate:
        """Return the table with the deal played to its end, or the claim over if that can't come true."""
        game = live.table.round
        assert game is not None
        (claims, state), claim = _claims(live), game.claim
        actions = claims.played_out(state, claim.seat)
        if actions is None:
            return reseated(live, live.table.with_round(claim=claim.over("fails")))
        granted = live.table.with_round(claim=claim.over("granted"))
        return self._rounds.steps(replace(live, table=granted), actions, await self._apart(granted))


def claimable(table: Table, view: View, seat: int) -> Kind | None:
    """Return what a seat could claim now; None: nothing.

    Args:
        table: with a game on it.
        view: the seat's.
        seat: which.
    """
    claims, game = find_game(table.game).claims, table.round
    if claims is None or game is None or table.status != "playing":
        return None
    claim = claim_in(game)
    return None if table.consent("claim") or seat in claim.made else claims.kind(view, seat)


def claim_in(game: CurrentGame) -> Claim:
    """Return what has been claimed in the deal that is being played."""
    return game.claim if game.claim.deal == game.deal else Claim(game.deal)


def shown(live: LiveTable) -> LiveTable:
    """Return a table that came back from its rows with the hand of a claim under way on show again."""
    game = live.table.round
    if game is None or live.table.consent("claim") is None:
        return live
    claims, state = _claims(live)
    row = claims.row(state, game.claim.seat)
    return live.with_table(live.table.with_round(claim=replace(game.claim, shown=row), may_take_back=None))


def _claims(live: LiveTable) -> tuple[ClaimRules[Any, Any], State]:
    """Return what the game tells of claims, and its state; raises Conflict `may_not_claim` where there is nothing."""
    if live.game.claims is None or live.state is None:
        raise Conflict("may_not_claim")
    return live.game.claims, live.state


def _refused(table: Table, seat: int) -> Table:
    """Return the table with a claim over that a seat refuses, or withdraws."""
    assert table.round is not None
    claim = table.round.claim
    return table.with_round(claim=claim.over("" if seat == claim.seat else "refused", seat))


def _playing(live: LiveTable, user: int) -> tuple[Table, CurrentGame, int]:
    """Return the table with this person back at it, the game that is being played, and the person's seat."""
    table, game = seating.at_play(live.table, user)
    seat = table.seat_of(user)
    assert seat is not None
    return table, game, seat
