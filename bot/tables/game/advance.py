"""Advances a game by one action and the chance moves after it: new states, events and lines of the record.

Chance moves follow as soon as they are due, and are saved together with the action before them. They come from the
seed that was committed before the game; each of their lines has its label. In games that began before there were
commitments every shuffle has a fresh salt instead, and the hash of salt and pack is shown before the first action.
"""

import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from bot.rules.actions import Action
from bot.rules.game import AnyGame
from bot.rules.panel import LocalizedText
from bot.rules.proof_v1 import commitment
from bot.rules.state import State
from bot.tables.game_seed import SeededRandomness

WRITER = json.JSONEncoder(ensure_ascii=False)


def fresh_salt() -> str:
    """Return 16 random bytes in hexadecimal digits."""
    return secrets.token_hex(16)


def promise(line: Mapping[str, object]) -> str | None:
    """Return the commitment to a salted shuffle's line, or None for other lines."""
    if line.get("act") != "shuffle" or "salt" not in line:
        return None
    return commitment(str(line["salt"]), str(line["pack"]))


def write_line(line: dict[str, object]) -> str:
    """Return a line of a record as stored and exported: JSON without escaped letters."""
    return WRITER.encode(line)


def signed(line: str, by: str) -> str:
    """Return a record's line of an action, with the actor if it is not the player whom the header names."""
    return write_line({**json.loads(line), "by": by})


def hinted(line: str) -> str:
    """Return a record's line of an action, marked as one after a hint."""
    return write_line({**json.loads(line), "hint": True})


@dataclass(frozen=True, slots=True)
class Advance:
    """The steps of a game, one state for each line; `commitment` is that to the last salted pack."""

    states: tuple[State, ...]
    lines: tuple[str, ...]
    events: tuple[LocalizedText, ...]
    commitment: str | None
    luck: SeededRandomness | None = None


def one_after_the_other(parts: Sequence[Advance]) -> Advance:
    """Return successive advances joined to one; there is at least one."""
    if len(parts) == 1:
        return parts[0]
    return Advance(
        tuple(state for part in parts for state in part.states),
        tuple(line for part in parts for line in part.lines),
        tuple(event for part in parts for event in part.events),
        next((part.commitment for part in reversed(parts) if part.commitment is not None), None),
        parts[-1].luck,
    )


class ChanceDealer:
    """Makes the chance moves of games; `rng` shuffles in games without a commitment."""

    def __init__(self, rng: Random, salt: Callable[[], str]) -> None:
        self._rng = rng
        self._salt = salt

    def advance(
        self,
        game: AnyGame,
        state: State,
        action: Action | None,
        luck: SeededRandomness | None,
        *,
        one_deal: bool = False,
    ) -> Advance:
        """Apply an action and the chance moves after it, up to the next decision of a seat or the end.

        Args:
            action: None: only chance moves.
            luck: the game's randomness; None: it began before there were commitments.
            one_deal: whether the game is over for its table after one deal.

        Raises:
            IllegalAction: the action is not legal now.
        """
        states: list[State] = []
        lines: list[str] = []
        events: list[LocalizedText] = []
        shown: str | None = None
        stops = False
        while action is not None or (state.is_chance_node and not stops):
            label = ""
            if action is None and luck is not None:
                label = luck.label(draw=state.is_draw_due)
                action, luck = state.chance(luck.stream(label)), luck.used(label)
            action = action or state.chance(self._rng)
            step = state.apply(action)
            counted = len(step.state.deals) > len(state.deals)
            stops = counted and (one_deal or game.rotation(step.state) is not None)
            line = action.json()
            if label:
                line["luck"] = label
            elif action.by_chance and action.act == "shuffle":
                line["salt"] = self._salt()
                shown = promise(line)
            state, action = step.state, None
            states.append(state)
            lines.append(write_line(line))
            events += game.public_events(step)
        return Advance(tuple(states), tuple(lines), tuple(events), shown, luck)
