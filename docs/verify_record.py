"""Checks the luck of a game's record: a program of its own, made from docs/dev/proof-format.md alone.

It needs Python 3.11 and its standard library, nothing else:

    python verify_record.py [--promise HEX] FILE

FILE is the record (`-` for standard input), HEX the promise that was noted before the game. One JSON object is
printed. docs/dev/proof-format.md and docs/dev/proof-checks.md describe it. The exit
status is 0 if the proof holds, 1 if there is an error other than `words_deleted`, and 2 if there is nothing to check.
"""

import argparse
import hashlib
import hmac
import itertools
import json
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NoReturn, TypeAlias

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | float | bool | None"
Object: TypeAlias = dict[str, Json]

# All codes, in the order in which the errors of one line stand.
CODES = (
    "bad_json",
    "bad_proof", "promise_differs", "wrong_table", "wrong_options", "wrong_promise", "words_deleted", "wrong_dealer",
    "deal_line", "no_label", "bad_label", "wrong_label", "wrong_luck", "missing_luck",
    "no_salt", "no_promise", "wrong_pack",
)  # fmt: skip
KINDS = {"shuffle": "deal", "draw": "draw"}
JOKERS = ("BJ", "LJ")
# All cards of each kind of deck, in pack order.
GERMAN = (*(rank + suit for suit in "hlba" for rank in "AKOUT987"), "W")
FRENCH = (*(rank + suit for suit in "shdc" for rank in "AKQJT98765432"), *JOKERS)
KNOWN = frozenset(GERMAN + FRENCH)
MOST_DIGITS = 1000
MOST_ERRORS = 100
LONGEST_LINE = 64 * 1024
MOST_LEVELS = 500
FEWEST_DIGITS = 20
HEX = re.compile("[0-9a-f]{64}")
NUMBER = "[1-9][0-9]{0,8}"
LABEL = re.compile(f"(deal|draw) ({NUMBER})")
BOARD_LABEL = re.compile(f"board ({NUMBER})(?: (deal|draw) ({NUMBER}))?")
SHARED = re.compile(f"{NUMBER}|[0-9]{{4}}-[0-9]{{2}}-[0-9]{{2}}")


# --- JSON ---------------------------------------------------------------------------------------------------------


def _whole(digits: str) -> int:
    """Return a whole number of a JSON text, unless it is too long."""
    if len(digits.removeprefix("-")) > MOST_DIGITS:
        raise ValueError("a number with too many digits")
    return int(digits)


def _no_constant(name: str) -> NoReturn:
    """Refuse NaN and Infinity, which are no JSON."""
    raise ValueError(f"{name} is no JSON")


def parse_object(text: str) -> Object | None:
    """Return the JSON object that a text is, or None if it is none."""
    try:
        value: Json = json.loads(text, parse_int=_whole, parse_constant=_no_constant)
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) and not _is_deep(value) else None


def _is_deep(value: Json) -> bool:
    """Return whether objects and lists are nested in too many levels."""
    level = [value]
    for _ in range(MOST_LEVELS):
        parts = (each.values() if isinstance(each, dict) else each for each in level if isinstance(each, dict | list))
        level = [part for inner in parts for part in inner if isinstance(part, dict | list)]
        if not level:
            return False
    return True


def compact(value: Json) -> str:
    """Return the JSON text of a value, in the compact form."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def same(left: Json, right: Json) -> bool:
    """Say whether two values are the same, in their types too: 1, 1.0 and true are three."""
    pairs: list[tuple[Json, Json]] = [(left, right)]
    while pairs:
        one, other = pairs.pop()
        if type(one) is not type(other):
            return False
        if isinstance(one, dict) and isinstance(other, dict):
            if one.keys() != other.keys():
                return False
            pairs.extend((value, other[key]) for key, value in one.items())
        elif isinstance(one, list) and isinstance(other, list):
            if len(one) != len(other):
                return False
            pairs.extend(zip(one, other, strict=True))
        elif one != other:
            return False
    return True


# --- The record ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Record:
    """The lines of a record that count, each with its number, up to the first that is no JSON object."""

    lines: list[tuple[int, Object]]
    bad_line: int | None

    @property
    def proof(self) -> int:
        """The proof the record has: 2, 1 or, if there is nothing to check, 0."""
        if not self.lines:
            return 0
        header = self.lines[0][1]
        if "proof" in header:
            return 2
        return 1 if "commit" in header or any("salt" in line for _, line in self.lines) else 0


def read_record(data: bytes) -> Record:
    """Read the lines of a file; one without any line that counts has its first line bad."""
    lines: list[tuple[int, Object]] = []
    for number, raw in enumerate(data.split(b"\n"), 1):
        too_long = len(raw) > LONGEST_LINE
        if not too_long and (not raw.strip(b" \t\r") or raw.startswith(b"#")):
            continue
        try:
            line = None if too_long else parse_object(raw.decode("utf-8"))
        except UnicodeDecodeError:
            line = None
        if line is None:
            return Record(lines, number)
        lines.append((number, line))
    return Record(lines, None if lines else 1)


def cards_of(line: Object) -> set[str]:
    """Return the cards of a line that buries or draws; what is not of their form is no card."""
    value = line.get("cards")
    return set(value.split(" ")) & KNOWN if isinstance(value, str) else set()


def card_of(line: Object) -> str | None:
    """Return the card of a line that plays one, or None if it has none."""
    value = line.get("card")
    return value if isinstance(value, str) and value in KNOWN else None


# --- Proof 2: the form of its header ------------------------------------------------------------------------------


@dataclass(frozen=True)
class Proof:
    """What the header of a record says about its luck."""

    game: str
    seats: int
    promise: str
    previous: str | None
    table: int
    pack: str
    options: str
    words: list[str] | None
    seed: str | None
    dropped: list[str]
    shared: str | None
    board: int

    @property
    def kind(self) -> str:
        """What stands for the game in the promise."""
        return self.game if self.shared is None else f"{self.game} {self.shared}"

    @property
    def cards(self) -> list[str]:
        """The cards in play, in pack order."""
        return self.pack.split(" ")


def _text(value: Json) -> str:
    """Return a text without a lone surrogate; anything else is a ValueError."""
    if not isinstance(value, str):
        raise ValueError("no text")
    value.encode("utf-8")
    return value


def _digits(value: Json) -> str:
    """Return 64 hexadecimal digits; anything else is a ValueError."""
    if not HEX.fullmatch(_text(value)):
        raise ValueError("not 64 hexadecimal digits")
    return _text(value)


def _table(value: Json) -> int:
    """Return a whole number from 0; anything else is a ValueError."""
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise ValueError("no whole number from 0")
    return value


def _texts(value: Json) -> list[str]:
    """Return a list of texts; anything else is a ValueError."""
    if not isinstance(value, list):
        raise ValueError("no list")
    return [_text(entry) for entry in value]


def _options(value: Json) -> str:
    """Return the text of one JSON object in the compact form; anything else is a ValueError."""
    text = _text(value)
    options = parse_object(text)
    if options is None or compact(options) != text:
        raise ValueError("not an object in the compact form")
    return text


def _pack(value: Json) -> str:
    """Return a text of cards of one kind of deck, each once, in pack order; anything else is a ValueError."""
    text = _text(value)
    cards = text.split(" ")
    if not any(cards == [card for card in deck if card in cards] for deck in (GERMAN, FRENCH)):
        raise ValueError("not cards of one deck in pack order")
    return text


def _words(value: Json, seats: int | None) -> list[str] | None:
    """Return the words, one for each seat if it is known how many, or None if one was deleted; else a ValueError."""
    if value is None:
        return None
    words = _texts(value)
    if seats is not None and len(words) != seats:
        raise ValueError("not one word for each player")
    return words


def parse_label(label: str, board: int) -> tuple[str, int] | None:
    """Return kind and number of a label in a game, or in a certain board (0: none); None if it is none."""
    if board == 0:
        match = LABEL.fullmatch(label)
        return None if match is None else (match[1], int(match[2]))
    match = BOARD_LABEL.fullmatch(label)
    if match is None or int(match[1]) != board:
        return None
    if match[2] is None:
        return "deal", 1
    found = match[2], int(match[3])
    return None if found == ("deal", 1) else found


def _shared(parts: Object) -> tuple[str | None, int]:
    """Return for what a seed is shared, and the board: None and 0 if it is not; half of it is a ValueError."""
    if "for" not in parts and "board" not in parts:
        return None, 0
    name, board = _text(parts.get("for")), parts.get("board")
    if not SHARED.fullmatch(name):
        raise ValueError("neither an evening's number nor a date")
    if not isinstance(board, int) or isinstance(board, bool) or not 1 <= board <= 999_999_999:
        raise ValueError("no number of a board")
    if not same(parts.get("table"), 0) or parts.get("previous", "") is not None:
        raise ValueError("many tables have number 0 and no game before")
    return name, board


def _labels(value: Json, board: int) -> list[str]:
    """Return a list of different labels of chance lines; anything else is a ValueError."""
    labels = _texts(value)
    if len(set(labels)) != len(labels) or not all(parse_label(label, board) for label in labels):
        raise ValueError("not a list of different labels")
    return labels


def read_proof(header: Object) -> Proof | None:
    """Return the proof of a header, or None if a part is missing or not of its form."""
    parts = header.get("proof")
    players = header.get("players")
    if not isinstance(parts, dict) or not isinstance(players, list):
        return None
    try:
        if not same(parts["version"], 2):
            return None
        _texts(parts.get("unopened", []))
        shared, board = _shared(parts)
        return Proof(
            game=_text(header["game"]),
            seats=len(players),
            promise=_digits(parts["promise"]),
            previous=None if parts["previous"] is None else _digits(parts["previous"]),
            table=_table(parts["table"]),
            pack=_pack(parts["pack"]),
            options=_options(parts["options"]),
            words=_words(parts["words"], None if board else len(players)),
            seed=_digits(parts["seed"]) if "seed" in parts else None,
            dropped=_labels(parts.get("dropped", []), board),
            shared=shared,
            board=board,
        )
    except (KeyError, ValueError, RecursionError):
        return None


# --- Proof 2: how luck is made ------------------------------------------------------------------------------------


def promise_of(proof: Proof, seed: str) -> str:
    """Return the promise that a seed makes."""
    lines = ("cardtable-2 promise", proof.kind, str(proof.table), proof.previous or "-", seed)
    return hashlib.sha256("\n".join(lines).encode("utf-8")).hexdigest()


class Randomness:
    """All luck that a seed and the words make."""

    def __init__(self, proof: Proof, seed: str, words: Sequence[str]) -> None:
        """Take what is the same for every label."""
        lines = ("cardtable-2 luck", proof.promise, proof.options, proof.pack, compact([*words]))
        self._start = hmac.new(bytes.fromhex(seed), "\n".join(lines).encode("utf-8"), "sha256")

    def _values(self, label: str) -> Iterator[int]:
        """Yield the bytes of a label without end, four at a time, as numbers."""
        for counter in itertools.count():
            mac = self._start.copy()
            mac.update(f"\n{label}\n{counter}".encode())
            block = mac.digest()
            for place in range(0, len(block), 4):
                yield int.from_bytes(block[place : place + 4], "big")

    def number(self, label: str, size: int) -> int:
        """Return the number below a size that a label makes."""
        return _below(self._values(label), size)

    def shuffle(self, label: str, cards: Sequence[str]) -> list[str]:
        """Return cards in the order that a label makes."""
        values = self._values(label)
        order = list(cards)
        for last in range(len(order) - 1, 0, -1):
            place = _below(values, last + 1)
            order[last], order[place] = order[place], order[last]
        return order


def _below(values: Iterator[int], size: int) -> int:
    """Return the next number below a size, each of them as likely."""
    limit = 2**32 - 2**32 % size
    return next(value for value in values if value < limit) % size


def luck_of(proof: Proof) -> Randomness | None:
    """Return the luck of a proof, or None if its seed or its words are not there."""
    if proof.seed is None or proof.words is None:
        return None
    return Randomness(proof, proof.seed, proof.words)


# --- Proof 2: the line of the header ------------------------------------------------------------------------------


def options_agree(header: Object, proof: Proof) -> bool:
    """Say whether the header has no options, or an object of them that all are in those of the proof."""
    sworn = parse_object(proof.options)
    shown = header.get("options", {})
    if sworn is None or not isinstance(shown, dict):
        return False
    return all(key in sworn and same(value, sworn[key]) for key, value in shown.items() if key != "preset")


def dealer_agrees(header: Object, proof: Proof, luck: Randomness) -> bool:
    """Say whether the first dealer, and how he was found, are what the labels make."""
    if not proof.seats:
        return False
    if proof.board:
        return "first_dealer" not in header and same(header.get("dealer"), (proof.board - 1) % proof.seats)
    start = luck.number("dealer", proof.seats)
    first = header.get("first_dealer")
    if first == "lot":
        return same(header.get("dealer"), start)
    turned = luck.shuffle("dealer cards", proof.cards)
    count = next((count for count, card in enumerate(turned, 1) if card.endswith("d")), None)
    if count is None:
        return False
    return same(first, " ".join(turned[:count])) and same(header.get("dealer"), (start + count - 1) % proof.seats)


def is_noted(given: str, promise: str) -> bool:
    """Return whether a noted promise, whole or its first 20 digits or more, is the given one."""
    return len(given) >= FEWEST_DIGITS and promise.startswith(given)


def header_codes(header: Object, proof: Proof, luck: Randomness | None, given: str | None) -> Iterator[str]:
    """Yield the codes for the line of the header."""
    if given is not None and not is_noted(given, proof.promise):
        yield "promise_differs"
    if "table" in header and not proof.board and not same(header["table"], proof.table):
        yield "wrong_table"
    if not options_agree(header, proof):
        yield "wrong_options"
    if proof.seed is None:
        return
    if promise_of(proof, proof.seed) != proof.promise:
        yield "wrong_promise"
    if proof.words is None:
        yield "words_deleted"
    if luck is not None and ("first_dealer" in header or proof.board) and not dealer_agrees(header, proof, luck):
        yield "wrong_dealer"


# --- Proof 2: the other lines -------------------------------------------------------------------------------------


class Numbers:
    """The numbers of one kind of label, which run on without a gap."""

    def __init__(self, kind: str, proof: Proof) -> None:
        """Begin before number 1, with the numbers of this kind that were dropped."""
        self.last = 0
        dropped = [parse_label(label, proof.board) for label in proof.dropped]
        self._dropped = {label[1] for label in dropped if label and label[0] == kind}

    @property
    def due(self) -> int:
        """The number that must come next."""
        number = self.last + 1
        while number in self._dropped:
            number += 1
        return number

    @property
    def incomplete(self) -> bool:
        """Whether a number beyond the one that is due was dropped."""
        return max(self._dropped, default=0) > self.due


@dataclass
class Part:
    """What has happened since the last shuffle of a pack."""

    pack: Sequence[str]
    buried: set[str] | None = None
    drawn: set[str] = field(default_factory=set[str])
    played: set[str] = field(default_factory=set[str])
    cut: bool = False
    shown: bool = False

    def note(self, act: str, line: Object) -> bool:
        """Take in a line; say whether it is the first to show that a chance line was left out."""
        doubt = False
        if act == "cut":
            doubt, self.cut = self.cut, True
        elif act == "bury":
            doubt, self.buried = self.buried is not None, cards_of(line)
        elif act == "draw":
            self.drawn.update(cards_of(line))
        elif act == "play" and (card := card_of(line)) is not None:
            hidden = (self.buried or set[str]()) - self.drawn
            doubt = (card in self.pack and card in self.played) or card in hidden
            self.played.add(card)
        first = doubt and not self.shown
        self.shown = self.shown or doubt
        return first


class Walk:
    """Goes through the lines after the header, in their order."""

    def __init__(self, proof: Proof, luck: Randomness | None) -> None:
        """Begin after the header; without the luck no cards are compared."""
        self._pack = proof.cards
        self._luck = luck
        self._board = proof.board
        self._numbers = {kind: Numbers(kind, proof) for kind in KINDS.values()}
        self._part = Part(self._pack)

    @property
    def incomplete(self) -> bool:
        """Whether, after all lines, numbers before a dropped one are missing."""
        return any(numbers.incomplete for numbers in self._numbers.values())

    def codes(self, line: Object) -> Iterator[str]:
        """Yield the codes for the next line."""
        value = line.get("act")
        act = value if isinstance(value, str) else ""
        if act == "shuffle":
            self._part = Part(self._pack)
        if act == "deal":
            yield "deal_line"
        yield from self._label_codes(act, line)
        if self._part.note(act, line):
            yield "missing_luck"

    def _label_codes(self, act: str, line: Object) -> Iterator[str]:
        """Yield the codes for the label of a line, and for what it makes."""
        kind = KINDS.get(act)
        if kind is None or "luck" not in line:
            if kind is not None:
                yield "no_label"
            elif "luck" in line:
                yield "bad_label"
            return
        label = line["luck"]
        found = parse_label(label, self._board) if isinstance(label, str) else None
        if not isinstance(label, str) or found is None or found[0] != kind:
            yield "bad_label"
            return
        numbers = self._numbers[kind]
        if found[1] != numbers.due:
            yield "wrong_label"
        numbers.last = found[1]
        if self._luck is not None and not self._is_fair(self._luck, label, line):
            yield "wrong_luck"

    def _is_fair(self, luck: Randomness, label: str, line: Object) -> bool:
        """Say whether the cards of a chance line are what its label makes."""
        if line.get("act") == "shuffle":
            return line.get("pack") == " ".join(luck.shuffle(label, self._pack))
        text = line.get("cards")
        if not isinstance(text, str) or self._part.buried is None:
            return False
        left = self._part.buried - self._part.drawn - set(JOKERS)
        order = luck.shuffle(label, [card for card in self._pack if card in left])
        cards = text.split(" ")
        return sorted(cards) == sorted(order[: len(cards)])


# --- What is found ------------------------------------------------------------------------------------------------


@dataclass
class Report:
    """What was found in a record."""

    proof: int
    sealed: bool = False
    errors: set[tuple[int, str]] = field(default_factory=set[tuple[int, str]])

    @property
    def holds(self) -> bool:
        """Whether everything was checked, and nothing found."""
        return self.proof > 0 and not self.sealed and not self.errors

    @property
    def status(self) -> int:
        """The exit status: 0 if the proof holds, 1 if there is an error other than deleted words, 2 otherwise."""
        if self.holds:
            return 0
        return 1 if any(code != "words_deleted" for _, code in self.errors) else 2

    def text(self) -> str:
        """Return the JSON object that is printed, with the first hundred errors."""
        errors = sorted(self.errors, key=lambda error: (error[0], CODES.index(error[1])))
        found = [{"line": line, "code": code} for line, code in errors[:MOST_ERRORS]]
        return json.dumps({"proof": self.proof, "holds": self.holds, "sealed": self.sealed, "errors": found})


def check_two(record: Record, given: str | None) -> Report:
    """Check a record with proof 2."""
    report = Report(2)
    number, header = record.lines[0]
    proof = read_proof(header)
    if proof is None:
        report.errors.add((number, "bad_proof"))
        return report
    luck = luck_of(proof)
    report.sealed = proof.seed is None
    report.errors.update((number, code) for code in header_codes(header, proof, luck, given))
    if report.sealed:
        return report
    walk = Walk(proof, luck)
    for number, line in record.lines[1:]:
        report.errors.update((number, code) for code in walk.codes(line))
    if record.bad_line is not None:
        report.errors.add((record.bad_line, "bad_json"))
    elif walk.incomplete:
        report.errors.add((number, "wrong_label"))
    return report


def salt_codes(line: Object, commit: Sequence[Json], count: int) -> Iterator[str]:
    """Yield the codes for a shuffle of proof 1, of which so many came before."""
    salt, pack = line.get("salt"), line.get("pack")
    salted = isinstance(salt, str) and isinstance(pack, str)
    if not salted:
        yield "no_salt"
    if count >= len(commit):
        yield "no_promise"
    elif salted:
        try:
            made = hashlib.sha256(f"{salt} {pack}".encode()).hexdigest()
        except UnicodeEncodeError:
            made = ""
        if not made or commit[count] != made:
            yield "wrong_pack"


def check_one(record: Record, given: str | None) -> Report:
    """Check a record with proof 1."""
    report = Report(1)
    number, header = record.lines[0]
    value = header.get("commit")
    commit = value if isinstance(value, list) else []
    if given is not None and not any(isinstance(each, str) and is_noted(given, each) for each in commit):
        report.errors.add((number, "promise_differs"))
    shuffles = [(number, line) for number, line in record.lines[1:] if line.get("act") == "shuffle"]
    for count, (number, line) in enumerate(shuffles):
        report.errors.update((number, code) for code in salt_codes(line, commit, count))
    if record.bad_line is not None:
        report.errors.add((record.bad_line, "bad_json"))
    return report


def check(data: bytes, promise: str | None = None) -> Report:
    """Check the bytes of a record, with the promise that was noted, if one was."""
    record = read_record(data)
    given = None if promise is None else promise.strip().lower()
    if record.proof == 2:
        return check_two(record, given)
    if record.proof == 1:
        return check_one(record, given)
    return Report(0, errors=set() if record.bad_line is None else {(record.bad_line, "bad_json")})


class Parser(argparse.ArgumentParser):
    """A parser of the command line whose errors have status 1: 2 is for “nothing to check”."""

    def error(self, message: str) -> NoReturn:
        """Say in one sentence what is wrong with the command line, and end."""
        self.exit(1, f"{self.prog}: {message}\n")


def main() -> int:
    """Check the file that the command line names, print what is found, and return the exit status."""
    parser = Parser(description="Checks the luck of a game's record.", allow_abbrev=False)
    parser.add_argument(
        "--promise", metavar="HEX", help="the promise that was noted before the game, or its first 20 digits or more"
    )
    parser.add_argument("file", metavar="FILE", help="the record, - for standard input")
    arguments = parser.parse_args()
    name: str = arguments.file
    promise: str | None = arguments.promise
    try:
        with open(0 if name == "-" else name, "rb", closefd=name != "-") as file:
            data = file.read()
    except OSError as error:
        print(f"The record can't be read: {error.strerror or error}.", file=sys.stderr)
        return 1
    report = check(data, promise)
    print(report.text())
    return report.status


if __name__ == "__main__":
    sys.exit(main())
