"""What a deal brings: books, what called reneges move, and points."""

from collections.abc import Sequence

from bot.games.bid_whist.bids import BOSTON
from bot.games.bid_whist.cards import NO_TRUMP
from bot.games.bid_whist.parts import Claim, Contract, Trick
from bot.games.bid_whist.terms import Terms

BOOK = 6
"""The books that a pair takes before any count for its bid."""


def needed(terms: Terms, number: int) -> int:
    """Return how many books declarer's side needs for a bid: six more than bid in pairs, just so many alone."""
    return number + (BOOK if terms.pairs else 0)


def books_of(terms: Terms, contract: Contract, tricks: tuple[Trick, ...]) -> list[int]:
    """Return the books of each side, the buried kitty among them."""
    return books_won(terms, contract, [trick.winner for trick in tricks])


def books_won(terms: Terms, contract: Contract, winners: Sequence[int]) -> list[int]:
    """Return the books of each side, the buried kitty among them, from who won each trick so far."""
    books = [0] * terms.sides
    for winner in winners:
        books[terms.side_of[winner]] += 1
    if terms.kitty_book == "declarer":
        books[terms.side_of[contract.seat]] += 1
    elif terms.kitty_book == "first_trick_winner" and winners:
        books[terms.side_of[winners[0]]] += 1
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
    # A side can't lose more books than it has.
    count = min(count, books[giver])
    books[giver] -= count
    if taker is not None:
        books[taker] += count
    return count


def books_counted(
    terms: Terms, contract: Contract, tricks: tuple[Trick, ...], claims: tuple[Claim, ...]
) -> list[int]:
    """Return the books of each side as they would be counted now: what called reneges move is moved."""
    books = books_of(terms, contract, tricks)
    move_books(terms, books, claims)
    return books


def total_of(terms: Terms) -> int:
    """Return how many books there are in a deal: the tricks, and the buried kitty where it is a book."""
    return terms.hand + (0 if terms.kitty_book == "none" else 1)


def books_to_make(terms: Terms, contract: Contract, books: list[int], claims: tuple[Claim, ...]) -> int | None:
    """Return how many more books declarer's side needs; None if all that are left are too few.

    Args:
        terms: the table's.
        contract: what is played for.
        books: of each side as they were taken, before called reneges move any.
        claims: the reneges called so far.
    """
    left = total_of(terms) - sum(books)
    # An offender can't give books that it doesn't have. Alone, each of the others may stay without any more.
    return next(
        (
            more
            for more in range(left + 1)
            if _makes(terms, contract, books, claims, more, left - more if terms.pairs else 0)
        ),
        None,
    )


def books_to_set(terms: Terms, contract: Contract, books: list[int], claims: tuple[Claim, ...]) -> int | None:
    """Return how many more books the other side needs to set declarer; None if all that are left are too few."""
    left = total_of(terms) - sum(books)
    return next(
        (more for more in range(left + 1) if not _makes(terms, contract, books, claims, left - more, more)), None
    )


def _makes(
    terms: Terms, contract: Contract, books: list[int], claims: tuple[Claim, ...], more: int, others: int
) -> bool:
    """Return whether a contract is made if declarer's side takes this many more books and each other side those."""
    declarer = terms.side_of[contract.seat]
    final = [taken + (more if side == declarer else others) for side, taken in enumerate(books)]
    move_books(terms, final, claims)
    return final[declarer] >= needed(terms, contract.number)


def points_of(terms: Terms, contract: Contract, books: list[int]) -> tuple[bool, list[int]]:
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


def _declarer_points(terms: Terms, contract: Contract, books: int, made: bool) -> int:
    if not made:
        return -contract.number if terms.options["set_penalty"] == "bid" else 0
    match terms.options["make"]:
        case "odd_books":
            return books - BOOK
        case "flat1":
            return 1
        case _:
            return books


def _setters_points(terms: Terms, contract: Contract, books: int, made: bool) -> int:
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
