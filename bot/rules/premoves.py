"""What a seat can say in advance: one action to whatever comes until the deal is over, with exceptions.

A game tells as data what may be said (`PremoveOffer`), and when what was said is asked for. It knows a view and
nothing else, so whether an action is legal then stands in the view's `legal`. Where it isn't, or can't be asked for
any more, nothing that was said stands.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Generic

from bot.rules.actions import TEXT_LIMIT, Action
from bot.rules.errors import ParseError
from bot.rules.panel import LocalizedText
from bot.rules.state import V


@dataclass(frozen=True, slots=True)
class Said:
    """What somebody has said in advance.

    Args:
        act: what is done; an action that needs nothing beside it.
        unless: codes of what they want to look at themselves; what they mean is the game's.
    """

    act: str
    unless: tuple[str, ...] = ()

    def text(self) -> str:
        """Return its short form: `good`, `good:red.game`, `pass:4`."""
        return ":".join((self.act, ".".join(self.unless))).rstrip(":")

    @classmethod
    def parse(cls, text: str) -> "Said":
        """Return what a short form says; raises ParseError `bad_action`."""
        act, _, codes = text.partition(":")
        if not act or len(text) > TEXT_LIMIT:
            raise ParseError("bad_action", reason="text")
        return cls(act, tuple(codes.split(".")) if codes else ())


@dataclass(frozen=True, slots=True)
class PremoveOffer:
    """What a seat may say in advance now.

    Args:
        act: what would be done.
        label: to whatever comes.
        prompt: above the exceptions.
        note: what else is to be known.
        unless: the exceptions, codes with their names, in the order of the game; () for none.
        most: so many of them at the most.
    """

    act: str
    label: LocalizedText
    prompt: LocalizedText
    note: LocalizedText
    unless: tuple[tuple[str, LocalizedText], ...] = ()
    most: int = 1

    def read(self, said: Said) -> Said | None:
        """Return what is said, its exceptions in the order of the game; None if it can't be said now."""
        codes = [code for code, _ in self.unless]
        if said.act != self.act or len(said.unless) > self.most or not {*said.unless} <= {*codes}:
            return None
        return Said(said.act, tuple(code for code in codes if code in said.unless))


class PremoveRules(ABC, Generic[V]):
    """What a game tells of being said in advance."""

    @abstractmethod
    def offer(self, view: V) -> PremoveOffer | None:
        """Return what the view's seat may say; None: it can't be asked any more in this deal, or not by its cards."""

    @abstractmethod
    def says(self, said: Said) -> LocalizedText:
        """Return what a seat has said, in a sentence to its holder."""

    @abstractmethod
    def asked(self, view: V) -> bool:
        """Return whether the turn has come in which what was said is to be done."""

    @abstractmethod
    def waits(self, view: V, said: Said) -> bool:
        """Return whether, being asked, the seat's holder wants to look at it themselves."""

    @abstractmethod
    def action(self, view: V) -> Action:
        """Return what is done."""

    def due(self, view: V, said: Said) -> Action | None:
        """Return what is to be done now by what was said; None: nothing."""
        if not self.asked(view) or self.waits(view, said):
            return None
        action = self.action(view)
        return action if action.act == said.act and action in view.legal else None

    def stands(self, view: V, said: Said) -> bool:
        """Return whether something said still stands: it can be asked for, and where it is, it can be done."""
        if self.offer(view) is None:
            return False
        return not self.asked(view) or self.waits(view, said) or self.due(view, said) is not None
