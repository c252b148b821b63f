"""How a finished deal went, in words."""

from collections.abc import Iterator

from bot.games.bid_whist.bids import OFFERS
from bot.games.bid_whist.names import bid_name, side_name, sides_named
from bot.games.bid_whist.parts import Sheet
from bot.games.bid_whist.scoring import needed
from bot.games.bid_whist.terms import Terms
from bot.rules.panel import Say, SeatName, say


def result_lines(terms: Terms, sheet: Sheet) -> Iterator[Say]:
    """Yield how the last deal was counted, and how the game ended if it did."""
    deal = sheet.deals[-1]
    contract = deal["contract"]
    seat = int(contract["seat"])
    yield say(
        "result-made" if deal["made"] else "result-set",
        player=SeatName(seat),
        bid=bid_name(OFFERS[contract["bid"]]),
        books=int(deal["books"][terms.side_of[seat]]),
        needed=needed(terms, OFFERS[contract["bid"]].number),
    )
    for renege in deal["reneges"]:
        yield say("result-renege", player=SeatName(renege["seat"]), right=str(renege["right"]), moved=renege["moved"])
    for index, points in enumerate(deal["points"]):
        if points:
            yield say("result-points", side=side_name(terms, index), points=points)
    outcome = sheet.outcome
    if outcome is not None:
        key = "result-won" if len(outcome.winners) == 1 else "result-shared"
        yield say(key, side=sides_named(terms, outcome.winners), reason=say(f"reason-{outcome.reason}"))
    elif sum(sheet.games) and not any((*sheet.scores, *sheet.misses)):
        # Only a new game of a rubber has neither points nor missed bids: scores are nil again after a set, too.
        yield say("result-game", games=tuple(_games(terms, sheet)))


def _games(terms: Terms, sheet: Sheet) -> Iterator[Say]:
    for side, games in enumerate(sheet.games):
        yield say("side-games", side=side_name(terms, side), games=games)
