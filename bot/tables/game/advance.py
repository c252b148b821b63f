"""What a step of the game makes: an action and whatever luck follows it, as states, events and lines of the record.

Luck moves as soon as it is due, and is kept together with the action before it. It comes from the seed that was
promised before the game, and each of its lines says by which label. In games that began before there were promises
every shuffle has a fresh salt instead; the hash of salt and pack is shown before anybody can act.
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
    """Return the commitment of a salted shuffle's line; None for other lines."""
    if line.get("act") != "shuffle" or "salt" not in line:
        return None
    return commitment(str(line["salt"]), str(line["pack"]))


def write_line(line: dict[str, object]) -> str:
    """Return a line of a record as it is kept and given out: JSON, with letters as they are."""
    return WRITER.encode(line)


def signed(line: str, by: str) -> str:
    """Return an action's line of a record with who acted in the place of the one whom the header names."""
    return write_line({**json.loads(line), "by": by})


def hinted(line: str) -> str:
    """Return an action's line of a record with the mark of a hint that was taken for it."""
    return write_line({**json.loads(line), "hint": True})


@dataclass(frozen=True, slots=True)
class Advance:
    """What happened, in order.

    Args:
        states: the state after each line.
        lines: of the record.
        events: what everybody sees.
        commitment: of the last salted pack among the lines, or None if there was none.
        luck: what is left of the game's luck.
    """

    states: tuple[State, ...]
    lines: tuple[str, ...]
    events: tuple[LocalizedText, ...]
    commitment: str | None
    luck: SeededRandomness | None = None


def one_after_the_other(parts: Sequence[Advance]) -> Advance:
    """Return moves that followed one another as one, at least one."""
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
    """Who moves for luck.

    Args:
        rng: what shuffles in games without a promise; `SystemRandom` in live games.
        salt: makes a salt.
    """

    def __init__(self, rng: Random, salt: Callable[[], str]) -> None:
        self._rng = rng
        self._salt = salt

    def go_on(
        self,
        game: AnyGame,
        state: State,
        action: Action | None,
        luck: SeededRandomness | None,
        *,
        one_deal: bool = False,
    ) -> Advance:
        """Return what an action leads to, up to the next moment when a seat may act, or somebody rises from it.

        Args:
            game: what is played.
            state: as it is now; it stays so.
            action: what a seat does; None: only luck moves.
            luck: the game's; None: it began before there were promises.
            one_deal: whether the game is over for its table when a deal has been counted.

        Raises:
            IllegalAction: the action is not legal now.
        """
        states: list[State] = []
        lines: list[str] = []
        events: list[LocalizedText] = []
        shown: str | None = None
        stops = False
        while action is not None or (state.chance_due and not stops):
            label = ""
            if action is None and luck is not None:
                label = luck.label(draw=state.draw_due)
                action, luck = state.chance(luck.stream(label)), luck.used(label)
            action = action or state.chance(self._rng)
            step = state.apply(action)
            counted = len(step.state.deals) > len(state.deals)
            stops = counted and (one_deal or game.rise(step.state) is not None)
            line = action.json()
            if label:
                line["luck"] = label
            elif action.by_chance and action.act == "shuffle":
                line["salt"] = self._salt()
                shown = promise(line)
            state, action = step.state, None
            states.append(state)
            lines.append(write_line(line))
            events += game.tell(step)
        return Advance(tuple(states), tuple(lines), tuple(events), shown, luck)
