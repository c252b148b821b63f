"""The count of a deal: books, what called reneges move, points, and whether the game or the match is over.

The order of the ends is that of the rules page: Boston, declarer at the target, declarer at the bottom, defenders at
the target, missed bids.
"""

from collections.abc import Sequence
from operator import add
from typing import Any

from bot.games.bid_whist.cards import DIRECTIONS, NO_TRUMP, TRUMPS
from bot.games.bid_whist.parts import Claim, Contract, Sheet, Trick
from bot.games.bid_whist.position import DEALING, OVER, Position
from bot.games.bid_whist.terms import Terms
from bot.rules.state import Outcome

BOSTON = 7
PLUS_OR_MINUS = 7
"""The one target that also loses at its negative."""
HAWAII = "hawaii"
WINS_OF_A_RUBBER = 2
BOOK = 6
"""The books that a pair takes before any count for its bid."""


def needed(terms: Terms, number: int) -> int:
    """Return how many books declarer's side needs for a bid: six more than bid in pairs, just so many alone."""
    return number + (BOOK if terms.pairs else 0)


def books_of(terms: Terms, contract: Contract, tricks: tuple[Trick, ...]) -> list[int]:
    """Return the books of each side, the buried kitty among them."""
    books = [0] * terms.sides
    for trick in tricks:
        books[terms.side_of[trick.winner]] += 1
    if terms.kitty_book == "declarer":
        books[terms.side_of[contract.seat]] += 1
    elif terms.kitty_book == "first_trick_winner" and tricks:
        books[terms.side_of[tricks[0].winner]] += 1
    return books


def move_books(terms: Terms, books: list[int], claims: tuple[Claim, ...]) -> list[int]:
    """Move the books that renege calls cost, in the order of the calls; return how many each call moved."""
    moved: list[int] = []
    for claim in claims:
        caller = terms.side_of[claim.seat]
        total = 0
        for seat in claim.guilty:
            total += _give(books, terms.side_of[seat], caller, terms.penalty)
        if not claim.right:
            # Alone there is no one side that a false call's books could go to.
            total = _give(books, caller, 1 - caller if terms.pairs else None, terms.false_penalty)
        moved.append(total)
    return moved


def _give(books: list[int], giver: int, taker: int | None, count: int) -> int:
    count = min(count, books[giver])
    books[giver] -= count
    if taker is not None:
        books[taker] += count
    return count


def points_of(terms: Terms, contract: Contract, books: list[int]) -> tuple[bool, list[int]]:
    """Return whether the contract is made, and the points of each side."""
    options = terms.options
    declarer = terms.side_of[contract.seat]
    made = books[declarer] >= needed(terms, contract.number)
    factor = options["nt_multiplier"] if contract.trump == NO_TRUMP else 1
    if contract.number == BOSTON and options["boston_bid"] == "x4":
        factor = 4
    assert isinstance(factor, int)
    points = [0] * terms.sides
    for side in range(terms.sides):
        if side == declarer:
            points[side] = _declarer_points(terms, contract, books[side], made)
        else:
            points[side] = _setters_points(terms, contract, books[side], made)
    return made, [value * factor for value in points]


def _declarer_points(terms: Terms, contract: Contract, books: int, made: bool) -> int:
    if not made:
        return -contract.number if terms.options["set_penalty"] == "bid" else 0
    return {"odd_books": books - 6, "flat1": 1}.get(str(terms.options["make"]), books)


def _setters_points(terms: Terms, contract: Contract, books: int, made: bool) -> int:
    setters = str(terms.options["setters"])
    if setters == "every_trick":
        points = books
    elif made:
        points = 0
    else:
        points = {"odd_books": max(0, books - 6), "bid": contract.number, "flat2": 2}.get(setters, 0)
    if terms.options["back_door"] == "transfer" and not made:
        points += contract.number
    return points


def deal_line(
    contract: Contract, books: list[int], made: bool, reneges: list[dict[str, Any]], points: list[int]
) -> dict[str, Any]:
    """Return the deal as records write it."""
    return {
        "contract": {
            "seat": contract.seat,
            "bid": contract.bid.words,
            "trump": TRUMPS[contract.trump],
            "direction": DIRECTIONS[contract.direction],
        },
        "books": books,
        "made": made,
        "reneges": reneges,
        "points": points,
    }


def count(position: Position) -> None:
    """Enter the deal on the sheet; go on to the next deal, the next game of the rubber, or the end."""
    terms, contract, sheet = position.terms, position.contract, position.sheet
    books = books_of(terms, contract, position.tricks)
    moved = move_books(terms, books, position.claims)
    made, points = points_of(terms, contract, books)
    line = deal_line(contract, books, made, list(map(_claim_line, position.claims, moved)), points)
    sheet = enter(terms, sheet._replace(deals=(*sheet.deals, line)), contract, made, points)
    over = sheet.outcome is not None
    position.sheet = sheet if over else sheet._replace(dealer=terms.next_seat[sheet.dealer])
    position.clear()
    position.phase = OVER if over else DEALING


def _claim_line(claim: Claim, moved: int) -> dict[str, Any]:
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


def winner_of(terms: Terms, sheet: Sheet, contract: Contract, made: bool) -> tuple[int, str] | None:
    """Return the side that has won the game with this deal, and the word for why; None if it goes on."""
    if not terms.pairs:
        return _best_alone(terms, sheet.scores)
    declarer = terms.side_of[contract.seat]
    other = 1 - declarer
    own, theirs = sheet.scores[declarer], sheet.scores[other]
    target = terms.options["target"]
    if terms.options["boston_bid"] == "game_at_stake" and contract.number == BOSTON:
        return (declarer if made else other), "boston"
    if target == HAWAII:
        for side, us, them in ((declarer, own, theirs), (other, theirs, own)):
            reason = _hawaii(us, them)
            if reason:
                return side, reason
    else:
        assert isinstance(target, int)
        if own >= target:
            return declarer, "target"
        if target == PLUS_OR_MINUS and own <= -target:
            return other, "bottom"
        if theirs >= target:
            return other, "target"
    misses = terms.options["missed_bids_lose"]
    if misses and sheet.misses[declarer] == misses and not made:
        return other, "missed_bids"
    return None


def _best_alone(terms: Terms, scores: tuple[int, ...]) -> tuple[int, str] | None:
    target = terms.options["target"]
    assert isinstance(target, int)
    best = max(scores)
    # Two of them at the same height play one more deal.
    return (scores.index(best), "target") if best >= target and scores.count(best) == 1 else None


def _hawaii(us: int, them: int) -> str:
    """Return why these scores win in Hawaii, or an empty word."""
    if us >= 7 and them <= 0:
        return "seven_nil"
    if us - them >= 11:
        return "eleven_ahead"
    return "twenty_one" if us >= 21 and us - them >= 2 else ""


def close(terms: Terms, sheet: Sheet, contract: Contract, made: bool) -> Sheet:
    """Return the sheet with the game, or the match, closed if this deal decided it."""
    won = winner_of(terms, sheet, contract, made)
    if won is None:
        return sheet
    side, reason = won
    boston = made and contract.number == BOSTON and side == terms.side_of[contract.seat]
    games = list(sheet.games)
    games[side] += 2 if boston and terms.options["boston_two_wins"] else 1
    if terms.options["match"] == "rubber" and games[side] < WINS_OF_A_RUBBER:
        nil = (0,) * terms.sides
        return sheet._replace(games=tuple(games), scores=nil, misses=nil)
    losers = tuple(other for other in range(terms.sides) if other != side)
    return sheet._replace(games=tuple(games), outcome=Outcome(reason, sheet.scores, (side,), losers))
