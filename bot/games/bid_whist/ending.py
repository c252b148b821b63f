"""How a deal ends: its line in the record, the score sheet, and whether the game or the match is over.

The order of the ends is that of the rules page: Boston, declarer at the target, declarer at the bottom, defenders at
the target, missed bids; then the last deal, where the house rules say how many there are.
"""

from collections.abc import Sequence
from operator import add
from typing import Any

from bot.games.bid_whist.bids import BOSTON
from bot.games.bid_whist.cards import DIRECTIONS, TRUMPS
from bot.games.bid_whist.parts import Claim, Contract, LastTrick, Sheet, Trick
from bot.games.bid_whist.position import DEALING, OVER, Position
from bot.games.bid_whist.scoring import books_won, move_books, points_of
from bot.games.bid_whist.terms import Terms
from bot.rules.state import Outcome

PLUS_OR_MINUS = 7
"""The one target that also loses at its negative."""
WINS_OF_A_RUBBER = 2

Won = tuple[int, str]
"""The side that has won, and the word for why."""


def finish(position: Position) -> None:
    """Count the deal, in which all cards are played."""
    count(position, [trick.winner for trick in position.tricks], position.tricks[-1])


def count(position: Position, winners: Sequence[int], trick: Trick) -> None:
    """Enter the deal on the sheet; go on to the next deal, the next game of the rubber, or the end.

    Args:
        position: of the deal, reneges called and all; its tricks are not looked at.
        winners: of each trick; trick: the last one.
    """
    terms, contract, sheet = position.terms, position.contract, position.sheet
    books = books_won(terms, contract, winners)
    moved = move_books(terms, books, position.claims)
    made, points = points_of(terms, contract, books)
    record = {
        "contract": _contract_record(contract),
        "books": books,
        "made": made,
        "reneges": list(map(_claim_record, position.claims, moved)),
        "points": points,
    }
    sheet = sheet._replace(deals=(*sheet.deals, record), last=LastTrick(contract, trick))
    sheet = enter(terms, sheet, contract, made, points)
    over = sheet.outcome is not None
    position.sheet = sheet if over else sheet._replace(dealer=terms.next_seat[sheet.dealer])
    # The deal is on the sheet; panels tell of it from there.
    position.clear()
    position.phase = OVER if over else DEALING


def _contract_record(contract: Contract) -> dict[str, Any]:
    """Return a contract as records write it."""
    return {
        "seat": contract.seat,
        "bid": contract.bid.words,
        "trump": TRUMPS[contract.trump],
        "direction": DIRECTIONS[contract.direction],
    }


def _claim_record(claim: Claim, moved: int) -> dict[str, Any]:
    """Return a call as records write it, with the books that it moved."""
    return {
        "seat": claim.seat,
        "book": claim.book or None,
        "right": claim.right,
        "offenders": list(claim.offenders),
        "moved": moved,
    }


def enter(terms: Terms, sheet: Sheet, contract: Contract, made: bool, points: Sequence[int]) -> Sheet:
    """Return the sheet with a deal's points, and with the game, or the match, closed if they decide it."""
    scores = tuple(map(add, sheet.scores, points))
    misses = list(sheet.misses)
    misses[terms.side_of[contract.seat]] += 0 if made else 1
    return close(terms, sheet._replace(scores=scores, misses=tuple(misses)), contract, made)


def winner_of(terms: Terms, sheet: Sheet, contract: Contract, made: bool) -> Won | None:
    """Return who has won the game with this deal; None if it goes on."""
    if not terms.pairs:
        return _best_alone(terms, sheet.scores)
    declarer = terms.side_of[contract.seat]
    other = 1 - declarer
    own, theirs = sheet.scores[declarer], sheet.scores[other]
    if terms.options["boston_bid"] == "game_at_stake" and contract.number == BOSTON:
        return (declarer if made else other), "boston"
    if terms.hawaii:
        reached = _hawaii(declarer, own, theirs) or _hawaii(other, theirs, own)
    else:
        reached = _at_target(terms, declarer, own, theirs)
    if reached:
        return reached
    misses = terms.options["missed_bids_lose"]
    if misses and sheet.misses[declarer] == misses and not made:
        return other, "missed_bids"
    return None


def _best_alone(terms: Terms, scores: tuple[int, ...]) -> Won | None:
    best = max(scores)
    # Two of them at the same height play one more deal.
    return (scores.index(best), "target") if best >= terms.target and scores.count(best) == 1 else None


def _at_target(terms: Terms, declarer: int, own: int, theirs: int) -> Won | None:
    """Return who has won by points; where both sides could have, declarer's score is looked at first."""
    if own >= terms.target:
        return declarer, "target"
    if terms.target == PLUS_OR_MINUS and own <= -terms.target:
        return 1 - declarer, "bottom"
    return (1 - declarer, "target") if theirs >= terms.target else None


def _hawaii(side: int, us: int, them: int) -> Won | None:
    """Return whether a side's scores win in Hawaii Trump, and why."""
    if us >= 7 and them <= 0:
        return side, "seven_nil"
    if us - them >= 11:
        return side, "eleven_ahead"
    return (side, "twenty_one") if us >= 21 and us - them >= 2 else None


def victories(terms: Terms, side: int, declarer: int, number: int, *, made: bool) -> int:
    """Return how many victories a won game counts for: two for a Boston, where the house rules say so.

    It has to be bid and made, and not just all the books of a lower bid.

    Args:
        terms: what the table plays by.
        side: who has won.
        declarer, number: who bid what in the last deal.
        made: whether they made it.
    """
    boston = made and number == BOSTON and side == terms.side_of[declarer]
    return 2 if boston and terms.options["boston_two_wins"] else 1


def close(terms: Terms, sheet: Sheet, contract: Contract, made: bool) -> Sheet:
    """Return the sheet with the game, or the match, closed if this deal decided it."""
    won = winner_of(terms, sheet, contract, made)
    if won is not None:
        sheet = _won(terms, sheet, contract, made, won)
    if sheet.outcome is None and terms.deals is not None and len(sheet.deals) >= terms.deals:
        return _last_deal(terms, sheet, contract, made)
    return sheet


def _won(terms: Terms, sheet: Sheet, contract: Contract, made: bool, won: Won) -> Sheet:
    """Return the sheet with a game that somebody has won by points, and the match closed if it decides that."""
    side, reason = won
    games = list(sheet.games)
    games[side] += victories(terms, side, contract.seat, contract.number, made=made)
    if terms.options["match"] == "rubber" and games[side] < WINS_OF_A_RUBBER:
        nil = (0,) * terms.sides
        return sheet._replace(games=tuple(games), scores=nil, misses=nil)
    return sheet._replace(games=tuple(games), outcome=_outcome(terms, sheet, reason, (side,)))


def _last_deal(terms: Terms, sheet: Sheet, contract: Contract, made: bool) -> Sheet:
    """Return the sheet closed by the last deal that the house rules have: whoever leads wins.

    House choice: in a rubber games won lead before points, and the game broken off counts for nobody. Those who
    are level at the top share the victory, as in The Betel.
    """
    ahead = leaders(sheet)
    games = list(sheet.games)
    if terms.options["match"] != "rubber":
        for side in ahead:
            games[side] += victories(terms, side, contract.seat, contract.number, made=made)
    return sheet._replace(games=tuple(games), outcome=_outcome(terms, sheet, "deals", ahead))


def leaders(sheet: Sheet) -> tuple[int, ...]:
    """Return the sides that lead, by games won and then by points; several if they are level."""
    places = list(zip(sheet.games, sheet.scores, strict=True))
    return tuple(side for side, place in enumerate(places) if place == max(places))


def _outcome(terms: Terms, sheet: Sheet, reason: str, winners: tuple[int, ...]) -> Outcome:
    """Return how the match ended; all who have not won have lost."""
    losers = tuple(side for side in range(terms.sides) if side not in winners)
    return Outcome(reason, sheet.scores, winners, losers)
