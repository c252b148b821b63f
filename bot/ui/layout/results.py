"""The end of a game in words: the outcome, the scores, and the slate."""

from collections.abc import Sequence

from bot.games import find_game
from bot.i18n import Words
from bot.tables import Table
from bot.ui.layout.message import MessageBuilder
from bot.ui.layout.player_names import PlayerNames
from bot.ui.layout.slate import slate_columns, slate_marks, slate_of, tally
from bot.ui.layout.slate_pictures import numbers, slate_sketch
from bot.ui.message_view import ImageAttachment

MOST = 1000


def result(
    message: MessageBuilder,
    table: Table,
    words: Words,
    own: Words,
    names: PlayerNames,
    pictures: Sequence[ImageAttachment] = (),
) -> None:
    """Add how the last game of the table ended; `words` are the common ones, `own` the game's."""
    end = table.past[-1]
    sides = find_game(table.game).sides(end.options, len(end.seats))
    lines = [f"**{words('result-heading', reason=own(f'reason-{end.outcome.reason}'))}**"]
    places = {side: place for place, side in enumerate(end.outcome.winners)}
    order = sorted(range(sides), key=lambda side: (places.get(side, sides), -end.outcome.scores[side]))
    for side in order:
        key = "winner" if side in places else "loser" if side in end.outcome.losers else "other"
        lines.append(words(f"result-{key}", name=names.side(side, sides), score=end.outcome.scores[side]))
    if end.away:
        away = names.joined([names.text(seat) for seat in sorted(end.away)])
        lines.append(f"-# {words('result-away', names=away, count=len(end.away))}")
    message.text(lines)
    played = slate_of(table)
    # After the first game the crosses would say again who has won.
    crosses = slate_marks(played, words, names) if len(table.past) > 1 else tally(played, words, names)
    sketch = slate_sketch(played, words, names)
    if sketch and pictures:
        message.text([f"-# {words('result-slate')}", *crosses], most=MOST)
        message.hang(sketch, pictures)
        message.text(numbers(played, names))
        return
    if sketch:
        message.want(sketch)
    scores = slate_columns(played, played.slates[-1], words, names)
    message.text([f"-# {words('result-slate')}", *crosses, *scores], most=MOST)


def deal_slate(
    message: MessageBuilder, table: Table, words: Words, names: PlayerNames, pictures: Sequence[ImageAttachment]
) -> None:
    """Add the slate as it stands after a deal, once it is drawn; the panel tells the scores in words."""
    played = slate_of(table)
    sketch = slate_sketch(played, words, names) if played.slates else None
    if sketch and message.hang(sketch, pictures):
        message.text(numbers(played, names))
