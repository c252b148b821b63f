"""How fast computer players act, and how much anybody may ask for."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pacing:
    """The pauses of the game.

    Args:
        computer_pause: seconds before a computer player acts, always the same, so that people can bet and nobody
            reads anything from it; 0 in tests.
    """

    computer_pause: float = 1.0


@dataclass(frozen=True, slots=True)
class Limits:
    """Bounds against abuse: tables in lobby or play that changed during the last day.

    Args:
        per_channel: how many in one channel.
        per_guild: how many in one guild.
        per_host: how many opened by one person.
    """

    per_channel: int = 25
    per_guild: int = 200
    per_host: int = 10
