"""Game records: one JSON object a line, and their replay.

The same lines are the event log, the export and the tests' golden files. Lines are physical lines, counted from 1 and
split at line feeds only; lines of nothing but blanks, tabs and CR, and lines that begin with # are skipped.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from typing import Any, TypeVar, cast

from bot.rules.actions import Action, ActionCodec, CardSelection
from bot.rules.errors import ParseError, RuleError
from bot.rules.game import AnyGame
from bot.rules.options import Value
from bot.rules.state import State, Step

VERSION = 1
MAX_LINE_BYTES = 64 * 1024
"""The most bytes of a line; the longest of a real game, a shuffle with its salt, has three hundred."""
MAX_NUMBER_DIGITS = 1000
MAX_LEVELS = 500
"""The most levels of nested objects and lists: more could exceed Python's stack."""
MAX_CACHED_BYTES = 80
CACHE_SIZE = 8192

T = TypeVar("T")
FindGame = Callable[[object], AnyGame]


@dataclass(frozen=True, slots=True)
class Header:
    """The first line of a record.

    Args:
        options: checked values, all of them.
        players: names, seat 0 first.
        scores: start scores per seat or side, or None for 0.
    """

    game: AnyGame
    options: dict[str, Value]
    players: tuple[str, ...]
    dealer: int
    scores: tuple[int, ...] | None = None
    table: int | None = None

    def start(self) -> State:
        """Return the state before the first shuffle, or raise ParseError if the parts don't fit together."""
        return self.game.start(self.options, len(self.players), self.dealer, self.scores)

    def json(self, **extra: object) -> dict[str, object]:
        """Return the header line; `extra` can have `played_at`, `table`, `commit`."""
        line: dict[str, object] = {
            "record": VERSION,
            "game": self.game.id,
            "options": self.game.options.minimal(self.options),
            "players": list(self.players),
            "dealer": self.dealer,
        }
        if self.scores is not None:
            line["scores"] = list(self.scores)
        return line | extra


def read_line(raw: bytes) -> dict[str, Any]:
    """Return the object of one line of a record.

    Raises:
        ParseError: `too_large`, unread; `bad_json`, if it is no strict JSON object in UTF-8.
    """
    if len(raw) > MAX_LINE_BYTES:
        raise ParseError("too_large", reason="line", limit=MAX_LINE_BYTES // 1024)
    try:
        text = raw.decode("utf-8").strip(" \t\r\n")  # JSON's whitespace
        value, end = (_STRICT if len(text) > MAX_NUMBER_DIGITS else _SHORT).raw_decode(text)
    except (ValueError, RecursionError):
        raise ParseError("bad_json") from None
    # A shorter text has no room for more levels.
    too_deep = len(text) > MAX_LEVELS * 2 and _is_deep(value)
    if not isinstance(value, dict) or end < len(text) or too_deep:
        raise ParseError("bad_json")
    return cast("dict[str, Any]", value)


def _is_deep(value: object) -> bool:
    """Return whether objects and lists are nested in more than `MAX_LEVELS` levels."""
    level = [value]
    for _ in range(MAX_LEVELS):
        level = [part for each in level for part in _parts(each) if isinstance(part, dict | list)]
        if not level:
            return False
    return True


def _parts(value: object) -> Iterable[object]:
    """Return the values of an object or a list."""
    return cast("dict[str, object]", value).values() if isinstance(value, dict) else cast("list[object]", value)


def _refuse_constant(name: str) -> None:
    raise ValueError(name)


def _read_int(digits: str) -> int:
    # Python writes no number of more than 4,300 digits, and scores grow; real games stay far below.
    if len(digits.removeprefix("-")) > MAX_NUMBER_DIGITS:
        raise ValueError(len(digits))
    return int(digits)


_STRICT = json.JSONDecoder(parse_constant=_refuse_constant, parse_int=_read_int)
"""`json.loads` would make a decoder like this one for every line."""
_SHORT = json.JSONDecoder(parse_constant=_refuse_constant)
"""The same for lines in which no number can be too long: nearly all, and read by C alone."""


def read_header(line: Mapping[str, object], find_game: FindGame) -> Header:
    """Return the header of a record; raises ParseError `bad_header`, `unknown_game` or `bad_options`."""
    version = line.get("record")
    if type(version) is not int or version != VERSION:
        newer = type(version) is int and version > VERSION
        raise ParseError("bad_header", reason="newer" if newer else "record", version=VERSION)
    game = find_game(line.get("game"))
    options = line.get("options", {})
    if not isinstance(options, dict):
        raise ParseError("bad_options", reason="object")
    values = game.options.validate(cast("dict[str, object]", options))
    players = _list_of(line.get("players"), str, "players")
    game.check_seats(values, len(players))
    dealer = line.get("dealer")
    if type(dealer) is not int or not 0 <= dealer < len(players):
        raise ParseError("bad_header", reason="dealer", high=len(players) - 1)
    scores = None
    if "scores" in line:
        scores = _list_of(line["scores"], int, "scores")
        if len(scores) != game.sides(values, len(players)):
            raise ParseError("bad_header", reason="scores", count=game.sides(values, len(players)))
    table = line.get("table")
    return Header(game, values, players, dealer, scores, table if type(table) is int and table > 0 else None)


def _list_of(value: object, kind: type[T], key: str) -> tuple[T, ...]:
    """Return a JSON list of one strict type as a tuple, or raise ParseError."""
    if not isinstance(value, list) or any(type(v) is not kind for v in cast("list[object]", value)):
        raise ParseError("bad_header", reason=key)
    return tuple(cast("list[T]", value))


class Replay:
    """Replays a record line by line."""

    def __init__(self, find_game: FindGame) -> None:
        self._find_game = find_game
        self.header: Header | None = None
        self.state: State | None = None

    def feed(self, raw: bytes) -> Step[State] | None:
        """Apply one line that is not skipped; return its step, None for the header.

        Raises:
            ParseError: it can't be read.
            IllegalAction: the rules don't allow it here; the replay stays where it was.
        """
        header, state = self.header, self.state
        if header is None or state is None:
            header = read_header(read_line(raw), self._find_game)
            self.header, self.state = header, header.start()
            return None
        read = _read_again if len(raw) <= MAX_CACHED_BYTES else _read_action
        step = state.apply(read(header.game.codec, len(header.players), raw))
        self.state = step.state
        return step


def _read_action(codec: ActionCodec, seats: int, raw: bytes) -> Action:
    """Return the action of a line, or raise ParseError."""
    return codec.read(read_line(raw), seats)


_read_again = lru_cache(CACHE_SIZE)(_read_action)
"""The cached form for short lines: seat, act and card, of which all games together have a few thousand."""


def lines_of(data: bytes) -> Iterator[tuple[int, bytes]]:
    """Yield the lines of a record that are not skipped, overlong ones too, with their physical numbers from 1."""
    # One by one: a list of them takes forty times the memory of a file of empty lines.
    for number, whole in enumerate(BytesIO(data), 1):
        raw = whole.removesuffix(b"\n")
        if len(raw) > MAX_LINE_BYTES or (raw.strip(b" \t\r") and not raw.startswith(b"#")):
            yield number, raw


def first_lines(data: bytes, count: int) -> bytes:
    """Return the given number of physical lines from the beginning of a record.

    Raises:
        ParseError: `no_line`: it has fewer, or the number is 0.
    """
    lines = data.count(b"\n") + (bool(data) and not data.endswith(b"\n"))
    if not 1 <= count <= lines:
        raise ParseError("no_line", line=count, lines=lines)
    end = 0
    for _ in range(count):
        end = data.find(b"\n", end) + 1 or len(data)
    return data[:end]


def replay(
    data: bytes, find_game: FindGame, *, each: bool = True, record: Replay | None = None
) -> Iterator[tuple[dict[str, object], Step[State] | None]]:
    """Yield the object that `replay` prints after each line of a record, with its step.

    An invalid line yields its error as the last object; nothing is ever raised, for any bytes.

    Args:
        each: False: only the last object is yielded (and the others are never made).
        record: a new replay to use, for callers that read header and state in between.
    """
    record = record or Replay(find_game)
    step = None
    for number, raw in lines_of(data):
        try:
            step = record.feed(raw)
        except RuleError as error:
            yield invalid(number, error), None
            return
        if each and record.header is not None and record.state is not None:
            yield status(record.header.game, record.state), step
    if record.header is None or record.state is None:
        yield invalid(1, ParseError("bad_header", reason="missing")), None
    elif not each:
        yield status(record.header.game, record.state), step


def invalid(number: int, error: RuleError) -> dict[str, object]:
    """Return the object for a bad line; callers with catalogs add the message."""
    return {"valid": False, "line": number, "error": error}


def status(game: AnyGame, state: State) -> dict[str, object]:
    """Return the object that `replay` prints for a state of a game."""
    outcome = state.outcome
    return {
        "valid": True,
        "game": game.id,
        "over": outcome is not None,
        "scores": list(state.scores),
        "deals": list(state.deals),
        "result": outcome.json() if outcome else None,
        "waiting_for": list(state.waiting_for),
        "legal": {str(seat): legal_json(state.legal_actions(seat)) for seat in range(state.seats)},
        **game.replay_extra(state),
    }


def legal_json(legal: Iterable[Action | CardSelection]) -> list[dict[str, object]]:
    """Return legal actions in record form, without the seat."""
    return [{k: v for k, v in action.json().items() if k != "seat"} for action in legal]
