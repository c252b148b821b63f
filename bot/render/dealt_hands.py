"""The hands of a game without secrets, deal by deal."""

from bot.rules.panel import CardRow
from bot.rules.record import FindGame, Header, Replay, lines_of


def dealt_hands(data: bytes, find_game: FindGame) -> tuple[Header, list[tuple[CardRow, ...]]]:
    """Return a record's header, and for every deal the cards as they were dealt.

    Raises:
        RuleError: it is no valid record.
    """
    record, deals = Replay(find_game), list[tuple[CardRow, ...]]()
    for _, raw in lines_of(data):
        step = record.feed(raw)
        # Cards that were thrown in and dealt again are deals too: every shuffle begins one.
        if step is not None and step.action.by_chance and step.action.seat is None:
            deals.append(())
        if step is not None and record.header is not None and deals and not deals[-1]:
            deals[-1] = record.header.game.dealt_hands(step.state)
    assert record.header is not None
    return record.header, [deal for deal in deals if deal]
