"""Define a match of the arena: its game, options, seats and players.

A board is one whole game. Its packs and its first dealer follow from the seed, the board's number and the deal alone,
and it is played once for each side that A can sit on: every player gets every player's cards.
"""

from dataclasses import dataclass

from bot.games import find_game
from bot.rules.game import AnyGame
from bot.rules.options import Value
from tools.arena.fingerprint import version_of
from tools.arena.players import Chooser, chooser


@dataclass(frozen=True, slots=True)
class Match:
    """A game at which player `a`, which is measured, meets `b` in all other seats."""

    game_id: str
    options: dict[str, Value]
    seats: int
    a: str
    b: str
    seed: int

    @property
    def game(self) -> AnyGame:
        """The game."""
        return find_game(self.game_id)

    @property
    def sides(self) -> int:
        """How many sides there are, which is also how often a board is played: partners sit on one side."""
        return self.game.sides(self.options, self.seats)

    def at(self, seat: int, seating: int) -> str:
        """Return who sits at a seat when A has the side of this number."""
        return self.a if seat % self.sides == seating else self.b

    def choosers(self, seating: int) -> list[Chooser]:
        """Return for each seat the player who sits there."""
        made = {name: chooser(self.game, name) for name in (self.a, self.b)}
        return [made[self.at(seat, seating)] for seat in range(self.seats)]

    def json(self) -> dict[str, object]:
        """Return what a match is known by: games of two that differ in this can't be counted together."""
        return {
            "game": self.game_id,
            "players": [self.a, self.b],
            "options": self.game.options.minimal(self.options),
            "seats": self.seats,
            "seed": self.seed,
            "version": version_of(self.game),
        }
