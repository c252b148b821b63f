"""The pace of computer players, and limits on the number of open tables."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pacing:
    """The pauses of a game.

    Args:
        computer_pause: seconds before a computer player acts, constant so that it reveals nothing; 0 in tests.
    """

    computer_pause: float = 1.0


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits against abuse, on tables in lobby or play that changed during the last day."""

    per_channel: int = 25
    per_guild: int = 200
    per_host: int = 10
