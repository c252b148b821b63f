"""What everybody sees of the table."""

from bot.games.bid_whist.auction_lines import call_lines, contract_lines, kitty_lines
from bot.games.bid_whist.names import sides_named
from bot.games.bid_whist.position import AUCTION, BURYING, DEALING, DRAWING, NAMING, OVER, PLAY, REVIEW
from bot.games.bid_whist.renege_rows import accept_button, anybodys_rows, claim_lines
from bot.games.bid_whist.results import result_lines
from bot.games.bid_whist.score_table import sides
from bot.games.bid_whist.trick_rows import last_trick_rows, tricks
from bot.games.bid_whist.view import View
from bot.rules.panel import Block, Heading, Line, Panel, Say, SeatName, names, say

HEADINGS = {
    AUCTION: "heading-auction",
    NAMING: "heading-naming",
    BURYING: "heading-burying",
    PLAY: "heading-playing",
}


def table_panel(view: View) -> Panel:
    """Return the public panel of a public view."""
    blocks: list[Block] = [Heading(heading(view)), seating(view), *contract_lines(view)]
    if view.phase in (DEALING, OVER) and view.deals:
        blocks += [Line(line) for line in result_lines(view.terms, view.sheet)]
    blocks += call_lines(view)
    blocks += kitty_lines(view)
    blocks += tricks(view)
    blocks.append(sides(view))
    blocks += claim_lines(view)
    accept = (accept_button(),) if view.phase == REVIEW else ()
    return Panel(title(view), tuple(blocks), last_trick_rows(view) + anybodys_rows(view), accept)


def title(view: View) -> Say:
    """Return the panel's title, with the number of the deal."""
    return say("title-table", deal=deal_number(view))


def deal_number(view: View) -> int:
    """Return the number of the deal that a view shows: the one in play, or the last one after its end."""
    between = view.phase in (DEALING, OVER) and bool(view.deals)
    return len(view.deals) + (0 if between else 1)


def heading(view: View) -> Say:
    """Return whose turn it is, and for what, in one line."""
    outcome = view.outcome
    if outcome is not None:
        key = "heading-over" if len(outcome.winners) == 1 else "heading-shared"
        return say(key, winner=sides_named(view.terms, outcome.winners))
    if view.phase == DEALING:
        return say("heading-shuffle", dealer=SeatName(view.dealer))
    if view.phase == DRAWING:
        return say("heading-drawing")
    if view.phase == REVIEW:
        waiting = (seat for seat in range(view.seats) if not view.accepted >> seat & 1)
        return say("heading-review", players=names(waiting))
    return say(HEADINGS[view.phase], player=SeatName(view.turn), book=len(view.tricks) + 1)


def seating(view: View) -> Line:
    """Return the order of the seats, and the dealer; who plays with whom is told with the score."""
    key = "line-pairs" if view.terms.pairs else "line-seats"
    return Line(say(key, dealer=SeatName(view.dealer), players=names(range(view.seats))), quiet=True)
