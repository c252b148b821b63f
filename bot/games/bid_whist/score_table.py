"""Scores, and in play the books taken and still needed."""

from bot.games.bid_whist.names import side_name
from bot.games.bid_whist.parts import Contract
from bot.games.bid_whist.position import PLAY, REVIEW
from bot.games.bid_whist.scoring import books_of, needed
from bot.games.bid_whist.view import View
from bot.rules.panel import Param, Say, Table, say


def sides(view: View) -> Table:
    """Return scores, and in play the books taken and those still needed: to make it, or to set it."""
    terms, contract = view.terms, view.contract
    head = [say("head-side"), say("head-score")]
    rows: list[list[Param]] = [[side_name(terms, side), view.scores[side]] for side in range(terms.sides)]
    if terms.options["match"] != "single":
        head.append(say("head-games"))
        for side, row in enumerate(rows):
            row.append(view.sheet.games[side])
    if view.phase in (PLAY, REVIEW):
        head += [say("head-books"), say("head-goal")]
        books = books_of(terms, contract, view.tricks)
        for side, row in enumerate(rows):
            row += [books[side], goal(view, contract, books, side)]
    return Table(tuple(head), tuple(tuple(row) for row in rows))


def goal(view: View, contract: Contract, books: list[int], side: int) -> Say:
    """Return what a side still needs, by the books as they lie now."""
    terms = view.terms
    declarer = terms.side_of[contract.seat]
    total = terms.hand + (0 if terms.kitty_book == "none" else 1)
    to_make = needed(terms, contract.number) - books[declarer]
    # Alone, all the others together set a declarer.
    others = sum(books) - books[declarer]
    to_set = total - needed(terms, contract.number) + 1 - others
    if side == declarer:
        return say("goal-made") if to_make <= 0 else say("goal-make", count=to_make)
    return say("goal-is-set") if to_set <= 0 else say("goal-set", count=to_set)
