"""The trained player: a small net, one for each number of players, that says what bets, holds and cards add."""

from bot.games.bieten.trained.worth import gains

__all__ = ["gains"]
