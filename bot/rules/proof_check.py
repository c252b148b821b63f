"""Verifies the randomness of any game's record; docs/dev/proof-checks.md lists the checks and their codes.

It uses no game's rules; the play of a record is checked by its replay.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeGuard, cast

from bot.rules.cards import DECKS
from bot.rules.errors import ParseError
from bot.rules.proof_v1 import commitment
from bot.rules.proof_v2 import (
    MANY_TABLES,
    SHARED,
    HmacStream,
    SeedInputs,
    canonical_json,
    is_noted,
    promise_of,
    read_label,
)
from bot.rules.randomness import randbelow, shuffle
from bot.rules.record import lines_of, read_line

HEX = re.compile(r"[0-9a-f]{64}")
KINDS = {"shuffle": "deal", "draw": "draw"}
"""The kind of random label by the act of a chance line."""
JOKERS = ("BJ", "LJ")
CARD_CODES = frozenset(code for deck in DECKS.values() for code in deck.codes)
MAX_BOARD = 999_999_999
MAX_FAULTS = 100
"""The most faults in a report: a forged file could have a million."""
CODES = (
    *("bad_json", "bad_proof", "promise_differs", "wrong_table", "wrong_options", "wrong_promise", "words_deleted"),
    *("wrong_dealer", "deal_line", "no_label", "bad_label", "wrong_label", "wrong_luck", "missing_luck"),
    *("no_salt", "no_promise", "wrong_pack"),
)
"""All codes of faults, in the order in which the faults of one line are listed."""
COLLECTED = MAX_FAULTS + len(CODES)
"""The most faults that are collected: enough for the first `MAX_FAULTS` to be right after sorting."""

Line = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class ProofFault:
    """A failed check: the physical line, from 1, and a code of docs/dev/proof-checks.md."""

    line: int
    code: str

    def json(self) -> dict[str, object]:
        """Return it as `bot verify --json` prints it."""
        return {"line": self.line, "code": self.code}


@dataclass(frozen=True, slots=True)
class VerificationReport:
    """The result of verifying a record's randomness.

    Args:
        proof: the version of the record's proof: 2, 1, or 0 for none.
        sealed: the seed is not published yet.
    """

    proof: int
    sealed: bool = False
    faults: tuple[ProofFault, ...] = ()

    @property
    def holds(self) -> bool:
        """Whether all randomness follows from the commitment."""
        return self.proof > 0 and not self.sealed and not self.faults

    @property
    def status(self) -> int:
        """The exit status: 0 holds, 1 broken, 2 nothing to check."""
        if self.holds:
            return 0
        return 2 if all(fault.code == "words_deleted" for fault in self.faults) else 1

    def json(self) -> dict[str, object]:
        """Return the object that `bot verify --json` prints."""
        errors = [fault.json() for fault in self.faults]
        return {"proof": self.proof, "holds": self.holds, "sealed": self.sealed, "errors": errors}


def verify(data: bytes, promise: str | None = None) -> VerificationReport:
    """Return the result of verifying a record; nothing is ever raised, for any bytes.

    Args:
        promise: the commitment that a player noted before the game, or its first digits; capitals and blanks around
            it are ignored.
    """
    noted = None if promise is None else promise.strip().lower()
    lines = _NumberedLines(data)
    first = next(lines, None)
    if first is None:
        return VerificationReport(0, faults=(lines.broken or ProofFault(1, "bad_json"),))
    if "proof" in first[1]:
        return _second(*first, lines, noted)
    return _first(*first, lines, noted)


class _NumberedLines(Iterator[tuple[int, dict[str, Any]]]):
    """The lines of a record with their numbers, one at a time, up to the first that is no JSON object."""

    def __init__(self, data: bytes) -> None:
        self.broken: ProofFault | None = None
        self._raw = lines_of(data)

    def __next__(self) -> tuple[int, dict[str, Any]]:
        if self.broken:
            raise StopIteration
        number, raw = next(self._raw)
        try:
            return number, read_line(raw)
        except ParseError:
            self.broken = ProofFault(number, "bad_json")
            raise StopIteration from None


def _first(at: int, header: Line, lines: _NumberedLines, noted: str | None) -> VerificationReport:
    """Return the result for a record with a salt in every shuffle, or without any."""
    listed = header.get("commit")
    promised = cast("list[object]", listed) if isinstance(listed, list) else []
    differs = noted is not None and not any(isinstance(each, str) and is_noted(noted, each) for each in promised)
    faults = [ProofFault(at, "promise_differs")] if differs else []
    salted, place = "commit" in header or "salt" in header, 0
    for number, line in lines:
        salted = salted or "salt" in line
        if line.get("act") != "shuffle":
            continue
        salt, pack = line.get("salt"), line.get("pack")
        if not isinstance(salt, str) or not isinstance(pack, str):
            faults.append(ProofFault(number, "no_salt"))
        if place >= len(promised):
            faults.append(ProofFault(number, "no_promise"))
        elif isinstance(salt, str) and isinstance(pack, str) and not _is_promised(salt, pack, promised[place]):
            faults.append(ProofFault(number, "wrong_pack"))
        place += 1
        del faults[COLLECTED:]
    if not salted:
        faults.clear()
    return VerificationReport(int(salted), faults=_listed(faults, lines))


def _is_promised(salt: str, pack: str, promise: object) -> bool:
    return _text(salt + pack) and commitment(salt, pack) == promise


def _listed(faults: list[ProofFault], lines: _NumberedLines) -> tuple[ProofFault, ...]:
    """Return the first faults of a record in the order of docs/dev/proof-checks.md, an unreadable line included."""
    found = [*faults, *filter(None, [lines.broken])]
    return tuple(sorted(found, key=lambda fault: (fault.line, CODES.index(fault.code)))[:MAX_FAULTS])


@dataclass(frozen=True, slots=True)
class PublishedProof:
    """The `proof` of a header, checked for its form.

    Args:
        terms: the values that the randomness is derived from; if words were deleted, None replaces all of them.
        previous: the commitment of the game before, or None.
        seed: None while the record is sealed.
        dropped: the labels of deals that were dealt again, as kind and number.
        shared: the tournament or date for which many tables play with this seed; None: it is of one table alone.
        board: the number of this game among theirs; 0 of one table alone.
    """

    terms: SeedInputs
    deleted: bool
    previous: str | None
    table: int
    seed: bytes | None
    dropped: frozenset[tuple[str, int]]
    shared: str | None = None
    board: int = 0

    def luck(self, label: str) -> HmacStream:
        """Return the bytes of a label; only for published seeds."""
        assert self.seed is not None
        return HmacStream(self.seed, self.terms, label)


def read_proof(header: Line) -> PublishedProof | None:
    """Return the proof of a header, or None if it has not the form in docs/dev/proof-checks.md."""
    proof, players = header.get("proof"), header.get("players")
    if not isinstance(proof, dict) or not isinstance(players, list) or not _text(header.get("game")):
        return None
    parts, seats = cast("dict[str, Any]", proof), len(cast("list[object]", players))
    promise, previous, seed = parts.get("promise"), parts.get("previous"), parts.get("seed")
    words, table = parts.get("words"), parts.get("table")
    many = "for" in parts or "board" in parts
    good = (
        type(parts.get("version")) is int
        and parts["version"] == 2
        and _hex(promise)
        and ("previous" in parts and (previous is None or _hex(previous)))
        and (type(table) is int and table >= 0)
        and _is_pack(parts.get("pack"))
        and _is_compact(parts.get("options"))
        and ("words" in parts and (words is None or (_texts(words) and (many or len(words) == seats))))
        and (not many or (_is_board(parts) and table == MANY_TABLES and previous is None))
        and ("seed" not in parts or _hex(seed))
        and _texts(parts.get("unopened", []))
        and _texts(parts.get("dropped", []))
    )
    if not good:
        return None
    board = parts["board"] if many else 0
    labels = [read_label(label, board) for label in parts.get("dropped", [])]
    dropped = frozenset(filter(None, labels))
    if len(dropped) < len(labels):
        return None
    terms = SeedInputs(cast("str", promise), parts["options"], parts["pack"], tuple(words or ()))
    seen = bytes.fromhex(seed) if _hex(seed) else None
    return PublishedProof(terms, words is None, previous, cast("int", table), seen, dropped, parts.get("for"), board)


def _is_board(parts: Line) -> bool:
    """Return whether a proof names the tables' common game and the board of this one."""
    shared, board = parts.get("for"), parts.get("board")
    named = isinstance(shared, str) and SHARED.fullmatch(shared) is not None
    return named and type(board) is int and 1 <= board <= MAX_BOARD


def _second(at: int, header: Line, lines: _NumberedLines, noted: str | None) -> VerificationReport:
    """Return the result for a record with a commitment for the whole game."""
    proof = read_proof(header)
    if proof is None:
        return VerificationReport(2, faults=(ProofFault(at, "bad_proof"),))
    codes = _header_faults(header, proof, noted)
    if proof.seed is None:
        # Of a sealed record only the header is checked.
        seen = {"promise_differs", "wrong_table", "wrong_options"}
        return VerificationReport(
            2, sealed=True, faults=tuple(ProofFault(at, code) for code in codes if code in seen)
        )
    walk = _RecordChecker(proof, [ProofFault(at, code) for code in codes])
    last = at
    for last, line in lines:
        walk.check(last, line)
    if lines.broken is None:
        walk.end(last)
    return VerificationReport(2, faults=_listed(walk.faults, lines))


def _header_faults(header: Line, proof: PublishedProof, noted: str | None) -> list[str]:
    """Return the codes of failed checks of the header, in the order of the page."""
    broken = {
        "promise_differs": noted is not None and not is_noted(noted, proof.terms.promise),
        # Of a board each of the tables has a record.
        "wrong_table": "table" in header and not proof.board and not _same(header["table"], proof.table),
        "wrong_options": not _options_agree(header.get("options", {}), proof.terms.options),
        "wrong_promise": proof.seed is not None
        and promise_of(header["game"], proof.table, proof.previous, proof.seed, proof.shared) != proof.terms.promise,
        "words_deleted": proof.deleted,
        "wrong_dealer": proof.seed is not None
        and not proof.deleted
        and ("first_dealer" in header or proof.board > 0)
        and not _dealer_agrees(header, proof),
    }
    return [code for code, is_broken in broken.items() if is_broken]


def _options_agree(shown: object, text: str) -> bool:
    """Return whether the proof's options are those of a header, which leaves out the defaults."""
    try:
        bound = read_line(text.encode())
    except ParseError:
        return False
    if not isinstance(shown, dict):
        return False
    options = cast("dict[str, Any]", shown)
    return all(key in bound and _same(value, bound[key]) for key, value in options.items() if key != "preset")


def _dealer_agrees(header: Line, proof: PublishedProof) -> bool:
    """Return whether the first dealer follows from the seed."""
    seats = len(header["players"])
    if not seats:
        return False
    if proof.board:
        return "first_dealer" not in header and _same(header.get("dealer"), (proof.board - 1) % seats)
    first = randbelow(seats, proof.luck("dealer"))
    if header["first_dealer"] == "lot":
        return _same(header.get("dealer"), first)
    pack = shuffle(proof.terms.pack.split(" "), proof.luck("dealer cards"))
    last = next((place for place, card in enumerate(pack) if card.endswith("d")), None)
    if last is None:
        return False
    turned = " ".join(pack[: last + 1])
    return header["first_dealer"] == turned and _same(header.get("dealer"), (first + last) % seats)


@dataclass(slots=True)
class _ShuffleSection:
    """The lines since the last shuffle."""

    played: set[str] = field(default_factory=set[str])
    acts: set[str] = field(default_factory=set[str])
    buried: tuple[str, ...] = ()
    drawn: set[str] = field(default_factory=set[str])
    is_reported: bool = False


class _RecordChecker:
    """Checks the lines after the header and collects failed checks.

    Args:
        faults: of the header; those of other lines are added, up to the limit.
    """

    def __init__(self, proof: PublishedProof, faults: list[ProofFault]) -> None:
        self.faults = faults
        self._proof = proof
        self._pack = frozenset(proof.terms.pack.split(" "))
        self._next = {"deal": 1, "draw": 1}
        self._part = _ShuffleSection()

    def check(self, number: int, line: Line) -> None:
        """Check one line."""
        act = line.get("act")
        if act == "shuffle":
            self._part = _ShuffleSection()
        if act == "deal":
            self._fault(number, "deal_line")
        kind = KINDS.get(act) if isinstance(act, str) else None
        if kind is not None and "luck" not in line:
            self._fault(number, "no_label")
        elif "luck" in line:
            self._labelled(number, line, kind)
        if act == "draw":
            self._part.drawn |= set(_cards(line.get("cards")))
        if self._is_out_of_place(line):
            self._fault(number, "missing_luck")
            self._part.is_reported = True

    def end(self, number: int) -> None:
        """Run the checks of the whole record; `number` is the last line."""
        for kind, due in self._next.items():
            due = self._after_dropped(kind, due)
            missing = any(n > due for dropped, n in self._proof.dropped if dropped == kind)
            if missing and ProofFault(number, "wrong_label") not in self.faults:
                self._fault(number, "wrong_label")

    def _labelled(self, number: int, line: Line, kind: str | None) -> None:
        """Check a line that has a label."""
        label = read_label(line["luck"], self._proof.board)
        if label is None or kind is None or label[0] != kind:
            self._fault(number, "bad_label")
            return
        if label[1] != self._after_dropped(kind, self._next[kind]):
            self._fault(number, "wrong_label")
        self._next[kind] = label[1] + 1
        if not self._proof.deleted and not self._is_luck(line, kind, line["luck"]):
            self._fault(number, "wrong_luck")

    def _after_dropped(self, kind: str, number: int) -> int:
        while (kind, number) in self._proof.dropped:
            number += 1
        return number

    def _is_luck(self, line: Line, kind: str, label: str) -> bool:
        """Return whether the cards of a line follow from its label."""
        luck = self._proof.luck(label)
        pack = self._proof.terms.pack.split(" ")
        if kind == "deal":
            return line.get("pack") == " ".join(shuffle(pack, luck))
        cards = _cards(line.get("cards"))
        gone = {*self._part.drawn, *JOKERS}
        pile = shuffle([card for card in pack if card in self._part.buried and card not in gone], luck)
        return bool(cards) and sorted(cards) == sorted(pile[: len(cards)])

    def _is_out_of_place(self, line: Line) -> bool:
        """Return whether a line is the first of this deal to show that a chance line is missing."""
        part, act = self._part, line.get("act")
        found = False
        if act == "play":
            card = line.get("card")
            if isinstance(card, str) and card in CARD_CODES:
                found = card in part.played or (card in part.buried and card not in part.drawn)
                part.played |= {card} & self._pack
        elif act == "cut" or act == "bury":
            found = act in part.acts
            part.acts.add(act)
            if act == "bury":
                part.buried = tuple(card for card in _cards(line.get("cards")) if card in CARD_CODES)
        return found and not part.is_reported

    def _fault(self, line: int, code: str) -> None:
        if len(self.faults) < COLLECTED:
            self.faults.append(ProofFault(line, code))


def _is_pack(text: object) -> bool:
    """Return whether a text is a pack in its one order: another order would give other randomness."""
    if not isinstance(text, str):
        return False
    codes = text.split(" ")
    orders = [[deck.codes[card] for card in deck.pack] for deck in DECKS.values()]
    return any(set(codes) <= set(order) and codes == [c for c in order if c in set(codes)] for order in orders)


def _is_compact(text: object) -> bool:
    """Return whether a text is a JSON object in its one compact form, for the same reason."""
    if not _text(text):
        return False
    try:
        return canonical_json(read_line(text.encode())) == text
    except (ParseError, UnicodeEncodeError):
        return False


def _cards(text: object) -> tuple[str, ...]:
    return tuple(text.split(" ")) if isinstance(text, str) else ()


def _same(one: object, other: object) -> bool:
    """Return whether two values of JSON are the same; 1, 1.0 and true are three."""
    pairs = [(one, other)]
    while pairs:
        left, right = pairs.pop()
        if type(left) is not type(right):
            return False
        if isinstance(left, (dict, list)):
            first, second = _keyed(cast("object", left)), _keyed(right)
            if first.keys() != second.keys():
                return False
            pairs += [(first[key], second[key]) for key in first]
        elif left != right:
            return False
    return True


def _keyed(value: object) -> Mapping[object, object]:
    """Return the values of an object by key, or of a list by place."""
    if isinstance(value, dict):
        return cast("dict[object, object]", value)
    return dict(enumerate(cast("list[object]", value)))


def _text(value: object) -> TypeGuard[str]:
    """Return whether a value is a text that can be written in UTF-8: JSON's escapes can make others."""
    return isinstance(value, str) and not any("\ud800" <= letter <= "\udfff" for letter in value)


def _texts(value: object) -> TypeGuard[list[str]]:
    return isinstance(value, list) and all(_text(part) for part in cast("list[object]", value))


def _hex(value: object) -> TypeGuard[str]:
    return isinstance(value, str) and HEX.fullmatch(value) is not None
