"""Scores, and in play the books taken and still needed."""

from bot.games.bid_whist.names import side_name
from bot.games.bid_whist.position import PLAY, REVIEW
from bot.games.bid_whist.scoring import books_counted, books_of, books_to_make, books_to_set
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
        books = books_counted(terms, contract, view.tricks, view.claims)
        for side, row in enumerate(rows):
            row += [books[side], goal(view, side)]
    return Table(tuple(head), tuple(tuple(row) for row in rows))


def goal(view: View, side: int) -> Say:
    """Return what a side still needs, with the books that called reneges move."""
    terms, contract = view.terms, view.contract
    books = books_of(terms, contract, view.tricks)
    if side == terms.side_of[contract.seat]:
        to_make = books_to_make(terms, contract, books, view.claims)
        if to_make is None:
            return say("goal-is-set")
        return say("goal-make", count=to_make) if to_make else say("goal-made")
    # Alone, all the others together set a declarer.
    to_set = books_to_set(terms, contract, books, view.claims)
    if to_set is None:
        return say("goal-made")
    return say("goal-set", count=to_set) if to_set else say("goal-is-set")
