"""Premoves: one action for every question until the deal is over, with exceptions.

A game describes as data which premoves it offers (`PremoveOffer`), and when one is due. It uses a view only, so
whether an action is legal then is in the view's `legal`. Where it isn't, or can't be due any more, the premove is
dropped.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Generic

from bot.rules.actions import TEXT_LIMIT, Action
from bot.rules.errors import ParseError
from bot.rules.panel import LocalizedText
from bot.rules.state import V


@dataclass(frozen=True, slots=True)
class Premove:
    """A player's premove.

    Args:
        act: the action; one without fields.
        unless: codes of the cases that the player wants to decide themselves, defined by the game.
    """

    act: str
    unless: tuple[str, ...] = ()

    def text(self) -> str:
        """Return its short form: `good`, `good:red.game`, `pass:4`."""
        return ":".join((self.act, ".".join(self.unless))).rstrip(":")

    @classmethod
    def parse(cls, text: str) -> "Premove":
        """Return the premove of a short form, or raise ParseError `bad_action`."""
        act, _, codes = text.partition(":")
        if not act or len(text) > TEXT_LIMIT:
            raise ParseError("bad_action", reason="text")
        return cls(act, tuple(codes.split(".")) if codes else ())


@dataclass(frozen=True, slots=True)
class PremoveOffer:
    """The premove that a seat can set now.

    Args:
        unless: the possible exceptions, codes with their names, in the game's order; () for none.
    """

    act: str
    label: LocalizedText
    prompt: LocalizedText
    note: LocalizedText
    unless: tuple[tuple[str, LocalizedText], ...] = ()
    most: int = 1

    def read(self, said: Premove) -> Premove | None:
        """Return the premove with its exceptions in the game's order, or None if it can't be set now."""
        codes = [code for code, _ in self.unless]
        if said.act != self.act or len(said.unless) > self.most or not {*said.unless} <= {*codes}:
            return None
        return Premove(said.act, tuple(code for code in codes if code in said.unless))


class PremoveRules(ABC, Generic[V]):
    """A game's rules for premoves."""

    @abstractmethod
    def offer(self, view: V) -> PremoveOffer | None:
        """Return the premove that the view's seat can set, or None."""

    @abstractmethod
    def says(self, view: V, said: Premove) -> LocalizedText:
        """Return a sentence about a premove, for its player, who has this view."""

    def suggestion(self, view: V) -> tuple[Premove, LocalizedText] | None:
        """Return a premove for a seat that has no choice now, and its label.

        It decides the same question again where the seat has no choice either; None if that can't happen.
        """
        return None

    @abstractmethod
    def asked(self, view: V) -> bool:
        """Return whether the seat now has the decision that premoves are for."""

    @abstractmethod
    def waits(self, view: V, said: Premove) -> bool:
        """Return whether an exception applies, so that the player decides."""

    @abstractmethod
    def action(self, view: V) -> Action:
        """Return the action of a premove."""

    def due(self, view: V, said: Premove) -> Action | None:
        """Return the action that is due now by a premove, or None."""
        if not self.asked(view) or self.waits(view, said):
            return None
        action = self.action(view)
        return action if action.act == said.act and action in view.legal else None

    def stands(self, view: V, said: Premove) -> bool:
        """Return whether a premove is still valid: it can become due, and is legal if it is due."""
        if self.offer(view) is None:
            return False
        return not self.asked(view) or self.waits(view, said) or self.due(view, said) is not None
