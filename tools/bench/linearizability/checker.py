"""Search an order of operations that explains all answers.

Each operation took effect at one moment between its call and its answer. The search goes through all orders that this
allows. A model runs the operations one after the other, and an order is dropped as soon as the model would have
answered otherwise. A state reached before, with the same operations done, is not searched again. An unanswered
operation may have been done or not. So that hundreds of them don't multiply the orders, equal ones are done in the
order of their calls, and operations that can't be done any more count as done. This is the algorithm of porcupine
(https://github.com/anishathalye/porcupine), after Wing and Gong, and Lowe.
"""

import math
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Protocol, TypeVar

Where = TypeVar("Where", bound=Hashable)


@dataclass(frozen=True)
class Operation:
    """An operation of a user.

    Args:
        call: when it began, by any clock that all operations share.
        back: when it was answered; infinite without an answer: it may have taken effect later, or never.
        after: the number of another operation that took effect before it.
    """

    call: float
    back: float
    what: object
    after: int | None = None


class SequentialModel(Protocol[Where]):
    """One thing that does one deed after the other."""

    start: Where

    def follows(self, where: Where, deed: Operation) -> Iterable[Where]:
        """Return where it may be after a deed that was answered as this one was."""
        ...

    def moves(self, where: Where) -> Iterable[Where]:
        """Return where it may go by itself."""
        ...

    def lapsed(self, where: Where, deed: Operation) -> bool:
        """Return whether a deed that was never answered can't be done any more, from here on."""
        ...

    def ends(self, where: Where) -> bool:
        """Return whether it may stay there."""
        ...


def unexplained(deeds: Sequence[Operation], model: SequentialModel[Where]) -> list[Operation] | None:
    """Return None if an order explains all deeds, else those that stood in the way of the longest one."""
    every = (1 << len(deeds)) - 1
    deeds = _in_turn(deeds)
    never = [number for number, deed in enumerate(deeds) if deed.back == math.inf]
    lapsed: dict[Where, int] = {}
    sure = sum(1 << number for number, deed in enumerate(deeds) if deed.back < math.inf)
    by_call = sorted(range(len(deeds)), key=lambda number: deeds[number].call)
    been: set[tuple[int, Where]] = set()
    ways = [(0, model.start)]
    best, stuck = -1, list[Operation]()
    while ways:
        done, where = ways.pop()
        if where not in lapsed:
            lapsed[where] = sum(1 << number for number in never if model.lapsed(where, deeds[number]))
        done |= lapsed[where]
        here = done, where
        if here in been:
            continue
        been.add(here)
        if done & sure == sure and model.ends(where):
            return None
        ways += [(done, moved) for moved in model.moves(where)]
        next_ones = _next(deeds, by_call, done) if done != every else []
        for number in reversed(next_ones):
            ways += [(done | 1 << number, then) for then in model.follows(where, deeds[number])]
        explained = (done & sure).bit_count()
        if explained > best:
            best, stuck = explained, [deeds[number] for number in next_ones]
    return stuck


def _in_turn(deeds: Sequence[Operation]) -> list[Operation]:
    """Return the deeds, each that was never answered after all before it that are like it."""
    found = [*deeds]
    last: dict[object, int] = {}
    for number in sorted(range(len(deeds)), key=lambda number: deeds[number].call):
        deed = deeds[number]
        if deed.back == math.inf and deed.after is None:
            found[number] = replace(deed, after=last.get(deed.what))
            last[deed.what] = number
    return found


def _next(deeds: Sequence[Operation], by_call: Sequence[int], done: int) -> list[int]:
    """Return the deeds that may have taken effect next: called before any other open one was answered."""
    found: list[int] = []
    first_back = math.inf
    for number in by_call:
        if done >> number & 1:
            continue
        deed = deeds[number]
        if deed.call > first_back:
            break
        first_back = min(first_back, deed.back)
        if deed.after is None or done >> deed.after & 1:
            found.append(number)
    return found
