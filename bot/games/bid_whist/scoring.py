"""Count and end a deal: books, books moved by called reneges, points, its record line, the score sheet.

The order of the ends: Boston, declarer at the target or the bottom, defenders at the target, missed bids, last deal.
"""

from collections.abc import Sequence
from operator import add
from typing import Any

from bot.games.bid_whist.actions import BOSTON, BidValue
from bot.games.bid_whist.cards import DIRECTIONS, NO_TRUMP, TRUMPS
from bot.games.bid_whist.position import DEALING, OVER, Contract, LastTrick, Position, RenegeCall, ScoreSheet, Trick
from bot.games.bid_whist.table_rules import TableRules
from bot.rules.state import Outcome

# Points


BOOK = 6
"""The books that a pair takes before any count for its bid."""


def needed(terms: TableRules, number: int) -> int:
    """Return how many books declarer's side needs for a bid: six more than bid in pairs, the number itself alone."""
    return number + (BOOK if terms.pairs else 0)


def books_of(terms: TableRules, contract: Contract, tricks: tuple[Trick, ...]) -> list[int]:
    """Return the books of each side, the buried kitty among them."""
    books = [0] * terms.sides
    for trick in tricks:
        books[terms.side_of[trick.winner]] += 1
    if terms.kitty_book == "declarer":
        books[terms.side_of[contract.seat]] += 1
    elif terms.kitty_book == "first_trick_winner" and tricks:
        books[terms.side_of[tricks[0].winner]] += 1
    return books


def move_books(terms: TableRules, books: list[int], claims: tuple[RenegeCall, ...]) -> list[int]:
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
    # A side can't lose more books than it has.
    count = min(count, books[giver])
    books[giver] -= count
    if taker is not None:
        books[taker] += count
    return count


def books_counted(
    terms: TableRules, contract: Contract, tricks: tuple[Trick, ...], claims: tuple[RenegeCall, ...]
) -> list[int]:
    """Return the books of each side as counted now, after called reneges."""
    books = books_of(terms, contract, tricks)
    move_books(terms, books, claims)
    return books


def total_of(terms: TableRules) -> int:
    """Return how many books there are in a deal: the tricks, and the buried kitty where it is a book."""
    return terms.hand + (0 if terms.kitty_book == "none" else 1)


def books_to_make(
    terms: TableRules, contract: Contract, books: list[int], claims: tuple[RenegeCall, ...]
) -> int | None:
    """Return how many more books declarer's side needs, renege calls counted; None if too few are left."""
    left = total_of(terms) - sum(books)
    if not claims:
        lacking = max(0, needed(terms, contract.number) - books[terms.side_of[contract.seat]])
        return lacking if lacking <= left else None
    # An offender can't give books that it doesn't have. Alone, each of the others may stay without any more.
    return next(
        (
            more
            for more in range(left + 1)
            if _makes(terms, contract, books, claims, more, left - more if terms.pairs else 0)
        ),
        None,
    )


def books_to_set(
    terms: TableRules, contract: Contract, books: list[int], claims: tuple[RenegeCall, ...]
) -> int | None:
    """Return how many more books the other side needs to set declarer; None if all that are left are too few."""
    left = total_of(terms) - sum(books)
    if not claims:
        spare = books[terms.side_of[contract.seat]] + left - needed(terms, contract.number)
        return max(0, spare + 1) if spare < left else None
    return next(
        (more for more in range(left + 1) if not _makes(terms, contract, books, claims, left - more, more)), None
    )


def _makes(
    terms: TableRules, contract: Contract, books: list[int], claims: tuple[RenegeCall, ...], more: int, others: int
) -> bool:
    """Return whether a contract is made if declarer's side takes this many more books and each other side those."""
    declarer = terms.side_of[contract.seat]
    final = [taken + (more if side == declarer else others) for side, taken in enumerate(books)]
    move_books(terms, final, claims)
    return final[declarer] >= needed(terms, contract.number)


def points_of(terms: TableRules, contract: Contract, books: list[int]) -> tuple[bool, list[int]]:
    """Return whether the contract is made, and the points of each side."""
    declarer = terms.side_of[contract.seat]
    made = books[declarer] >= needed(terms, contract.number)
    factor = terms.nt_multiplier if contract.trump == NO_TRUMP else 1
    if contract.number == BOSTON and terms.options["boston_bid"] == "x4":
        # A Boston in no trump counts four times, not eight.
        factor = 4
    if terms.options["boston_taken"] == "x4" and total_of(terms) in books:
        factor = 4
    points = [_setters_points(terms, contract, own, made) for own in books]
    points[declarer] = _declarer_points(terms, contract, books[declarer], made)
    return made, [value * factor for value in points]


def _declarer_points(terms: TableRules, contract: Contract, books: int, made: bool) -> int:
    if not made:
        return -contract.number if terms.options["set_penalty"] == "bid" else 0
    match terms.options["make"]:
        case "odd_books":
            return books - BOOK
        case "flat1":
            return 1
        case _:
            return books


def _setters_points(terms: TableRules, contract: Contract, books: int, made: bool) -> int:
    """Return the points of a side that defends; but for every trick and the back door, all are for a set."""
    points = 0
    match terms.options["setters"]:
        case "every_trick":
            points = books
        case "odd_books" if not made:
            points = max(0, books - BOOK)
        case "bid" if not made:
            points = contract.number
        case "flat2" if not made:
            points = 2
        case _:
            pass
    if terms.options["back_door"] == "transfer" and not made:
        points += contract.number
    return points


# The end of a deal


PLUS_OR_MINUS = 7
"""The one target that also loses at its negative."""


def loses_if_set(terms: TableRules, score: int, bid: BidValue) -> bool:
    """Return whether a side with this score loses the game if its contract is set."""
    if terms.target != PLUS_OR_MINUS or terms.options["set_penalty"] != "bid":
        return False
    return score - bid.number * (terms.nt_multiplier if bid.no_trump else 1) <= -terms.target


WINS_OF_A_RUBBER = 2

Won = tuple[int, str]
"""The side that has won, and the word for why."""


def finish(position: Position) -> None:
    """Count the deal; go on to the next deal, the next game of the rubber, or the end."""
    terms, contract, sheet = position.terms, position.contract, position.sheet
    books = books_of(terms, contract, position.tricks)
    moved = move_books(terms, books, position.claims)
    made, points = points_of(terms, contract, books)
    record = {
        "contract": _contract_record(contract),
        "books": books,
        "made": made,
        "reneges": list(map(_claim_record, position.claims, moved)),
        "points": points,
    }
    sheet = sheet._replace(deals=(*sheet.deals, record), last=LastTrick(contract, position.tricks[-1]))
    sheet = enter(terms, sheet, contract, made, points)
    over = sheet.outcome is not None
    position.sheet = sheet if over else sheet._replace(dealer=terms.next_seat[sheet.dealer])
    # The deal is on the sheet; panels read it from there.
    position.clear()
    position.phase = OVER if over else DEALING


def _contract_record(contract: Contract) -> dict[str, Any]:
    return {
        "seat": contract.seat,
        "bid": contract.bid.words,
        "trump": TRUMPS[contract.trump],
        "direction": DIRECTIONS[contract.direction],
    }


def _claim_record(claim: RenegeCall, moved: int) -> dict[str, Any]:
    """Return a call as records write it, with the books that it moved."""
    return {
        "seat": claim.seat,
        "book": claim.book or None,
        "right": claim.right,
        "offenders": list(claim.offenders),
        "moved": moved,
    }


def enter(terms: TableRules, sheet: ScoreSheet, contract: Contract, made: bool, points: Sequence[int]) -> ScoreSheet:
    """Return the sheet with a deal's points, and with the game, or the match, closed if they decide it."""
    scores = tuple(map(add, sheet.scores, points))
    misses = list(sheet.misses)
    misses[terms.side_of[contract.seat]] += 0 if made else 1
    return close(terms, sheet._replace(scores=scores, misses=tuple(misses)), contract, made)


def winner_of(terms: TableRules, sheet: ScoreSheet, contract: Contract, made: bool) -> Won | None:
    """Return the winners of the game with this deal; None if it continues."""
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


def _best_alone(terms: TableRules, scores: tuple[int, ...]) -> Won | None:
    best = max(scores)
    # Two of them at the same height play one more deal.
    return (scores.index(best), "target") if best >= terms.target and scores.count(best) == 1 else None


def _at_target(terms: TableRules, declarer: int, own: int, theirs: int) -> Won | None:
    """Return the winner by points; if both sides have enough, declarer's score counts first."""
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


def victories(terms: TableRules, side: int, declarer: int, number: int, *, made: bool) -> int:
    """Return the victories of a won game: two for a Boston that was bid and made, if the house rules have that."""
    boston = made and number == BOSTON and side == terms.side_of[declarer]
    return 2 if boston and terms.options["boston_two_wins"] else 1


def close(terms: TableRules, sheet: ScoreSheet, contract: Contract, made: bool) -> ScoreSheet:
    """Return the sheet with the game, or the match, closed if this deal decided it."""
    won = winner_of(terms, sheet, contract, made)
    if won is not None:
        sheet = _won(terms, sheet, contract, made, won)
    if sheet.outcome is None and terms.deals is not None and len(sheet.deals) >= terms.deals:
        return _last_deal(terms, sheet, contract, made)
    return sheet


def _won(terms: TableRules, sheet: ScoreSheet, contract: Contract, made: bool, won: Won) -> ScoreSheet:
    """Return the sheet with a game that a player has won by points, and the match closed if it decides that."""
    side, reason = won
    games = list(sheet.games)
    games[side] += victories(terms, side, contract.seat, contract.number, made=made)
    if terms.options["match"] == "rubber" and games[side] < WINS_OF_A_RUBBER:
        nil = (0,) * terms.sides
        return sheet._replace(games=tuple(games), scores=nil, misses=nil)
    return sheet._replace(games=tuple(games), outcome=_outcome(terms, sheet, reason, (side,)))


def _last_deal(terms: TableRules, sheet: ScoreSheet, contract: Contract, made: bool) -> ScoreSheet:
    """Return the sheet closed by the last deal under the house rules: the leader or leaders win.

    House choice: in a rubber games won lead before points, and the game broken off counts for no player.
    """
    places = list(zip(sheet.games, sheet.scores, strict=True))
    ahead = tuple(side for side, place in enumerate(places) if place == max(places))  # several if they are level
    games = list(sheet.games)
    if terms.options["match"] != "rubber":
        for side in ahead:
            games[side] += victories(terms, side, contract.seat, contract.number, made=made)
    return sheet._replace(games=tuple(games), outcome=_outcome(terms, sheet, "deals", ahead))


def _outcome(terms: TableRules, sheet: ScoreSheet, reason: str, winners: tuple[int, ...]) -> Outcome:
    """Return the outcome of the match; all but the winners have lost."""
    losers = tuple(side for side in range(terms.sides) if side not in winners)
    return Outcome(reason, sheet.scores, winners, losers)
