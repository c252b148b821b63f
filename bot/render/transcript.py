"""A recorded game in words, line by line, and the hands of one without secrets."""

from collections.abc import Callable, Iterator

from bot.render.card_text import CardFormatter
from bot.render.computer_names import person_or_computer
from bot.render.error_text import MessageCatalog, refusal
from bot.render.panel_text import PanelFormatter
from bot.rules.errors import ParseError, RuleError
from bot.rules.game import AnyGame
from bot.rules.panel import CardRow
from bot.rules.record import FindGame, Header, Replay, lines_of, read_line
from bot.rules.state import State, Step

BY = {"computer": "transcript-by-computer", "another": "transcript-by-another", None: "transcript-by-themselves"}
"""The message where another player than before acts at a seat, by the `by` of its lines."""

WordsOf = Callable[[str | None], MessageCatalog]
"""A function that returns the messages of a game, or those without a game."""
NameOf = Callable[[Header, int], str]
"""A function that returns the name of a player at a seat of a record."""


def named_by_header(header: Header, seat: int) -> str:
    """Return the name of a player in a record's header; computers have names of their own."""
    return person_or_computer(header.players[seat], header.game.id, header.table)


def transcript(
    data: bytes, find_game: FindGame, words_of: WordsOf, name: NameOf = named_by_header
) -> Iterator[tuple[bool, str]]:
    """Yield the lines of a record's transcript, each with whether the record is valid so far."""
    record, speech = Replay(find_game), None
    acting: dict[int, str | None] = {}
    for number, raw in lines_of(data):
        try:
            step = record.feed(raw)
        except RuleError as error:
            yield False, _refused(number, error, words_of(record.header.game.id if record.header else None))
            return
        assert record.header is not None
        if step is None or speech is None:
            speech = speech_of(record.header, words_of, name)
            yield from ((True, line) for line in opening(record.header, speech))
            continue
        yield from ((True, line) for line in _taken_over(step, raw, acting, speech))
        yield from ((True, line) for line in event_lines(record.header.game, step, speech))
    if record.header is None:
        yield False, _refused(1, ParseError("bad_header", reason="missing"), words_of(None))


def _refused(number: int, error: RuleError, words: MessageCatalog) -> str:
    message = refusal(error, words, lambda seat: words("person-name", number=seat + 1))
    return words("transcript-line", line=number, message=message)


def speech_of(header: Header, words_of: WordsOf, name: NameOf) -> PanelFormatter:
    """Return the formatter of a record's game."""
    words = words_of(header.game.id)
    return PanelFormatter(words, lambda seat: name(header, seat), CardFormatter(words).short)


def opening(header: Header, speech: PanelFormatter) -> Iterator[str]:
    """Yield the head of a transcript: the game, its house rules, the players."""
    code = header.game.options.code(header.options)
    yield speech.say("transcript-title", game=speech.say("game-name"), code=code)
    players = [speech.name(seat) for seat in range(len(header.players))]
    yield speech.say("transcript-players", players=speech.listed(players), dealer=speech.name(header.dealer))


def _taken_over(
    step: Step[State], raw: bytes, acting: dict[int, str | None], speech: PanelFormatter
) -> Iterator[str]:
    """Yield a line if another player than before acts at a seat.

    Args:
        acting: the last actor at each seat; it is updated.
    """
    seat = step.action.seat
    if seat is None or step.action.by_chance:
        return
    by = read_line(raw).get("by")
    by = by if isinstance(by, str) and by in BY else None
    if by != acting.get(seat):
        acting[seat] = by
        yield speech.say(BY[by], player=speech.name(seat))


def event_lines(game: AnyGame, step: Step[State], speech: PanelFormatter) -> Iterator[str]:
    """Yield the public events of one step."""
    for event in game.public_events(step):
        yield speech.text(event)


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
