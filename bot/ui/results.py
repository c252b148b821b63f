"""The end of a game in words: the outcome, the scores, and the slate of the games before it."""

from collections import Counter

from bot.games import find_game
from bot.i18n import Words
from bot.tables import Seat, Table
from bot.ui.seats import Names
from bot.ui.sheet import Sheet

CROSS, LOSS = "✗", "●"


def result(sheet: Sheet, table: Table, words: Words, own: Words, names: Names) -> None:
    """Add how the last game of the table ended; `words` are the surface's, `own` the game's."""
    end = table.past[-1]
    sides = find_game(table.game).sides(table.options, len(end.seats))
    lines = [f"**{words('result-heading', reason=own(f'reason-{end.outcome.reason}'))}**"]
    places = {side: place for place, side in enumerate(end.outcome.winners)}
    order = sorted(range(sides), key=lambda side: (places.get(side, sides), -end.outcome.scores[side]))
    for side in order:
        key = "winner" if side in places else "loser" if side in end.outcome.losers else "other"
        lines.append(words(f"result-{key}", name=names.side(side, sides), score=end.outcome.scores[side]))
    sheet.text(lines)
    if len(table.past) > 1:
        sheet.text([f"-# {words('result-slate')}", *slate(table, words, names)])


def slate(table: Table, words: Words, names: Names) -> list[str]:
    """Return the crosses and losses of everybody who has played at this table."""
    crosses: Counter[Seat] = Counter()
    losses: Counter[Seat] = Counter()
    everybody: dict[Seat, None] = {}
    for end in table.past:
        sides = find_game(table.game).sides(table.options, len(end.seats))
        for index, seat in enumerate(end.seats):
            everybody[seat] = None
            crosses[seat] += index % sides in end.outcome.winners
            losses[seat] += index % sides in end.outcome.losers
    return [
        words("slate-line", name=names.of(seat), marks=CROSS * crosses[seat] + LOSS * losses[seat])
        for seat in everybody
    ]
