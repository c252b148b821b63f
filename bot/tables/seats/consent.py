"""What needs the consent of all: who is asked, who has agreed, and who is still to agree.

Everybody who plays for themselves is asked. A person who is gone is exempt: nothing waits for their answer.
"""

from dataclasses import dataclass

from bot.tables.models import Table


@dataclass(frozen=True, slots=True)
class Consent:
    """A request to all people at a table.

    Args:
        asked: who is asked, by seat.
        agreed: who has agreed.
        is_open: whether anybody asks.
    """

    asked: tuple[int, ...]
    agreed: tuple[int, ...] = ()
    is_open: bool = False

    @property
    def missing(self) -> tuple[int, ...]:
        """Who is asked and has not agreed yet, by seat."""
        return tuple(user for user in self.asked if user not in self.agreed) if self.is_open else ()

    @property
    def given(self) -> bool:
        """Whether all who are asked have agreed."""
        return self.is_open and bool(self.asked) and not self.missing


def to_end(table: Table) -> Consent:
    """Return the request to end the game; the person who asks has agreed."""
    game = table.round
    return Consent(table.voters, game.vote, bool(game.vote)) if game else Consent(table.voters)


def to_take_back(table: Table) -> Consent:
    """Return the request to take the last action back; the person who asks has agreed."""
    game = table.round
    if game is None:
        return Consent(table.voters)
    return Consent(table.voters, game.wish, bool(game.wish) and game.may_take_back is not None)


def to_deal_again(table: Table) -> Consent:
    """Return the request to deal again; a moderator who asks is none of those who are asked."""
    made = table.round.protest if table.round else None
    return Consent(table.voters, made.agreed, made.proposed) if made else Consent(table.voters)
