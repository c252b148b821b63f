"""What the end of a deal is worth to a side: the chance to win the game from the score after it."""

from collections.abc import Sequence

from bot.games.bid_whist.ending import enter
from bot.games.bid_whist.parts import Claim, Contract, Sheet
from bot.games.bid_whist.scoring import move_books, points_of
from bot.games.bid_whist.search.chances import chance
from bot.games.bid_whist.search.playout import Spot
from bot.games.bid_whist.terms import Terms


class Prospects:
    """The chances of one side after this deal, each worked out once.

    Args:
        terms: the table's.
        sheet: the score before the deal is counted.
        claims: the reneges called in it.
        side: whose chances.
    """

    def __init__(self, terms: Terms, sheet: Sheet, claims: tuple[Claim, ...], side: int) -> None:
        self._terms = terms
        self._sheet = sheet
        self._claims = claims
        self._side = side
        self._known: dict[tuple[Contract, tuple[int, ...]], float] = {}

    def after(self, contract: Contract, taken: Sequence[int], opener: int) -> float:
        """Return the chance after a deal.

        Args:
            contract: what was played.
            taken: the tricks of each seat.
            opener: who took the first one.
        """
        terms = self._terms
        books = [0] * terms.sides
        for side, tricks in zip(terms.side_of, taken, strict=True):
            books[side] += tricks
        if terms.kitty_book != "none":
            books[terms.side_of[contract.seat if terms.kitty_book == "declarer" else opener]] += 1
        key = contract, tuple(books)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._counted(contract, books)
        return found

    def at_end(self, contract: Contract, spot: Spot) -> float:
        """Return the chance after a spot is played to its end; it is used up."""
        taken = spot.run()
        return self.after(contract, taken, spot.opener)

    def dealt_anew(self) -> float:
        """Return the chance where the same dealer deals again."""
        return chance(self._terms, self._sheet, self._side)

    def _counted(self, contract: Contract, books: list[int]) -> float:
        terms = self._terms
        move_books(terms, books, self._claims)
        made, points = points_of(terms, contract, books)
        # The deal is one of those that are played, whatever its record: it may be the last.
        sheet = enter(terms, self._sheet._replace(deals=(*self._sheet.deals, {})), contract, made, points)
        return chance(terms, sheet._replace(dealer=terms.next_seat[sheet.dealer]), self._side)


_latest: list[tuple[tuple[Terms, Sheet, tuple[Claim, ...], int], Prospects]] = []


def prospects_for(terms: Terms, sheet: Sheet, claims: tuple[Claim, ...], side: int) -> Prospects:
    """Return the prospects of a side; those asked for last are kept, since every world of a decision asks anew."""
    key = terms, sheet, claims, side
    for known, prospects in _latest:
        if all(one is other for one, other in zip(known, key, strict=True)):
            return prospects
    made = Prospects(*key)
    _latest[:] = [(key, made), *_latest[:3]]
    return made
