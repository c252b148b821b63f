"""Proof 1 of a shuffle: the pack is fixed, by its hash, before a player cuts or sees a card.

The panel shows SHA-256(salt + " " + pack) of every deal before it begins; salt and pack are in the record once the
game is over. A player who has kept the number can check that no card was moved in between.
"""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import cast

from bot.rules.errors import ParseError
from bot.rules.record import lines_of, read_line


def commitment(salt: str, pack: str) -> str:
    """Return the commitment to a pack.

    Args:
        salt: random text, so that the pack can't be found by trying.
        pack: the codes of all cards, top first, separated by single spaces.
    """
    return hashlib.sha256(f"{salt} {pack}".encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class ShuffleProof:
    """The check of one shuffle.

    Args:
        shuffle: its number in the record, from 1.
        salted: whether the line has a salt; without one there was no commitment.
        computed: the commitment from salt and pack, "" without salt.
        promised: the commitment in the record's header, "" if there is none.
    """

    shuffle: int
    line: int
    salted: bool
    computed: str
    promised: str

    @property
    def holds(self) -> bool:
        """Whether pack, salt and commitment agree."""
        return self.salted and self.computed == self.promised


def proofs(data: bytes) -> Iterator[ShuffleProof]:
    """Yield the check of every shuffle of a record file.

    Args:
        data: the record; `commit` in its header lists the commitments, one per shuffle.

    Raises:
        ParseError: `bad_json` or `bad_header`, if it can't be read so far.
    """
    promised: list[str] | None = None
    number = 0
    for line, raw in lines_of(data):
        value = read_line(raw)
        if promised is None:
            listed = value.get("commit", [])
            if not isinstance(listed, list) or not all(isinstance(c, str) for c in cast("list[object]", listed)):
                raise ParseError("bad_header", reason="commit")
            promised = cast("list[str]", listed)
        elif value.get("act") == "shuffle":
            salt, pack = value.get("salt"), value.get("pack")
            salted = isinstance(salt, str) and isinstance(pack, str)
            computed = commitment(str(salt), str(pack)) if salted else ""
            number += 1
            yield ShuffleProof(
                number, line, salted, computed, promised[number - 1] if number <= len(promised) else ""
            )
