"""The slate of Bid Whist: running scores per side, which begin anew with every game of a rubber."""

from collections.abc import Mapping, Sequence
from operator import add
from typing import Any

from bot.games.bid_whist.bids import OFFERS
from bot.games.bid_whist.cards import UNNAMED
from bot.games.bid_whist.ending import enter
from bot.games.bid_whist.parts import Contract, Sheet
from bot.games.bid_whist.terms import Terms
from bot.rules.slate import Row, Score


def slate(terms: Terms, deals: Sequence[Mapping[str, Any]]) -> tuple[Row, ...]:
    """Return the rows of the slate.

    Args:
        terms: what the table plays by.
        deals: those counted so far, as records have them.
    """
    nil = (0,) * terms.sides
    sheet = Sheet(0, nil, (), nil, nil)
    rows: list[Row] = []
    for deal in deals:
        rows.append(tuple(map(Score, map(add, sheet.scores, deal["points"]))))
        bid = deal["contract"]
        contract = Contract(bid["seat"], OFFERS[bid["bid"]], UNNAMED, UNNAMED)
        # The sheet after the deal may have begun a new game, with nil for everybody; the row is from before that.
        sheet = enter(terms, sheet, contract, deal["made"], deal["points"])
    return tuple(rows)
