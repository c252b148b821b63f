"""Claims of the rest of a deal: the hand is shown, and the claim is granted if it must hold, else by consent.

Whether it must hold is computed from the public view and the claimant's hand, never from hidden cards. Otherwise
every player answers: persons by buttons, computer players at their fixed time, who accept if the claim holds as far
as they can see. One refusal ends it. A granted claim is played out card by card. If the cards can't fall that way
despite everyone's consent, the players read this and the deal continues.
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
    """Makes, answers and plays out claims; `apart` is called only when a deal is played out."""

    def __init__(self, change: Change, rounds: GameFlow, apart: ApartAt) -> None:
        self._change = change
        self._rounds = rounds
        self._apart = apart

    async def make(self, table: int, user: int, seen_revision: int | None = None) -> Table:
        """Claim the rest of the deal and show the hand; play the deal out if nothing can stop the claim.

        Raises:
            PermissionDenied: `not_seated`.
            Conflict: `table_closed`, `not_playing`, `claim_asked`, `claimed_already`, `may_not_claim`.
            StaleView: a card was played since `seen_revision`.
        """

        async def step(live: LiveTable) -> TableUpdate:
            now, game = seating.at_play(live.table, user)
            seat = seating.check_seated(now, user)
            if seen_revision is not None and seen_revision < live.states[-1][0]:
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
            # Cards that were shown can't be hidden again, so actions before them can't be undone any more.
            after = now.with_current_game(claim=claim, may_take_back=None).without_consent("take_back")
            if claims.holds(state.view(None), seat, claims.hand(state, seat)):
                return await self._played_out(replace(live, table=after))
            return reseated(live, after.with_consent(Consent("claim", (user,), revision=at)))

        return await self._change(table, step)

    async def answer(self, table: int, seen_revision: int) -> Table:
        """Answer a claim for computer players, and for absent or gone players; StaleView: the table has changed."""

        async def step(live: LiveTable) -> TableUpdate:
            game, request = live.table.current_game, live.table.consent("claim")
            seats = consent.missing_computers(live.table)
            if game is None or request is None or not seats or live.table.revision != seen_revision:
                raise StaleView("stale_view")
            claims, state = _claims(live)
            hand = claims.hand(state, game.claim.seat)
            for seat in seats:
                if not claims.holds(state.view(seat), game.claim.seat, hand):
                    return reseated(live, _refused(live.table.without_consent("claim"), seat))
            answers = tuple(map(consent.computer_at, seats))
            return reseated(live, live.table.with_consent(replace(request, agreed=(*request.agreed, *answers))))

        return await self._change(table, step)

    async def grant(self, live: LiveTable, request: Consent) -> TableUpdate:
        """Return the table with the deal played out after everyone accepted the claim."""
        return await self._played_out(live)

    def refuse(self, live: LiveTable, user: int) -> TableUpdate:
        """Return the table with the claim ended by a refusal or its claimant."""
        seat = live.table.seat_of(user)
        assert seat is not None
        return reseated(live, _refused(live.table, seat))

    async def _played_out(self, live: LiveTable) -> TableUpdate:
        """Return the table with the deal played out, or with the claim ended if that is impossible."""
        game = live.table.current_game
        assert game is not None
        (claims, state), claim = _claims(live), game.claim
        actions = claims.played_out(state, claim.seat)
        if actions is None:
            return reseated(live, live.table.with_current_game(claim=claim.over("fails")))
        granted = live.table.with_current_game(claim=claim.over("granted"))
        return self._rounds.steps(replace(live, table=granted), actions, await self._apart(granted))


def claimable(table: Table, view: View, seat: int) -> Kind | None:
    """Return what a seat could claim now, or None."""
    claims, game = find_game(table.game).claim_rules, table.current_game
    if claims is None or game is None or table.status != "playing":
        return None
    claim = claim_in(game)
    return None if table.consent("claim") or seat in claim.made else claims.kind(view, seat)


def claim_in(game: CurrentGame) -> Claim:
    """Return the claims in the current deal."""
    return game.claim if game.claim.deal == game.deal else Claim(game.deal)


def shown(live: LiveTable) -> LiveTable:
    """Return a table loaded from the database with the hand of an open claim on show again."""
    game = live.table.current_game
    if game is None or live.table.consent("claim") is None:
        return live
    claims, state = _claims(live)
    row = claims.row(state, game.claim.seat)
    return live.with_table(live.table.with_current_game(claim=replace(game.claim, shown=row), may_take_back=None))


def _claims(live: LiveTable) -> tuple[ClaimRules[Any, Any], State]:
    """Return the game's claim rules and its state, or raise Conflict `may_not_claim`."""
    if live.game.claim_rules is None or live.state is None:
        raise Conflict("may_not_claim")
    return live.game.claim_rules, live.state


def _refused(table: Table, seat: int) -> Table:
    """Return the table with a claim that a seat has refused or withdrawn."""
    assert table.current_game is not None
    claim = table.current_game.claim
    return table.with_current_game(claim=claim.over("" if seat == claim.seat else "refused", seat))
