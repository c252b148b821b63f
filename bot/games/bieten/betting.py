"""Betting: to bet, to hold or say good, to raise."""

from bot.games.bieten.actions import Bet, Good, Hold, Raise, seat_of
from bot.games.bieten.cards import GAME
from bot.games.bieten.holding import Holding
from bot.games.bieten.scoring import MADE_BET, MADE_HOLD, MADE_RAISE


class Betting(Holding):
    """The hands, and what is said about the figures; all acts are legal ones."""

    __slots__ = ()

    def _claim(self, seat: int, figure: int, what: int) -> None:
        """Take note that a seat says to have a figure."""
        if not self.rules.strict:
            self.story += ((what, seat, figure, self.needs[seat], self.last_led),)
        elif figure != GAME or self.last_led >= 0:
            self.claims |= 1 << figure + 5 * seat
            if self.hands[seat] & self.rules.wild:
                self.recall(seat)

    def bet(self, action: Bet) -> None:
        """Open a figure: the others are asked."""
        seat, figure = seat_of(action), action.figure
        self._claim(seat, figure, MADE_BET)
        self.open ^= 1 << figure
        self.firsts |= 1 << figure + 5 * seat
        self.order += (figure,)
        self.figure, self.by, self.asked = figure, seat, self.after[seat]

    def raise_to_three(self, action: Raise) -> None:
        """Raise a held figure: the others are asked."""
        seat, figure = seat_of(action), action.figure
        self._claim(seat, figure, MADE_RAISE)
        self.raisable ^= 1 << figure
        self.raisers = (*self.raisers[:figure], seat, *self.raisers[figure + 1 :])
        self.figure, self.by, self.asked = figure, seat, self.after[seat]

    def hold(self, _: Hold) -> None:
        """Make the figure worth one more, contested by everybody."""
        figure = self.figure
        self._claim(self.asked, figure, MADE_HOLD)
        self.holders = (*self.holders[:figure], self.asked, *self.holders[figure + 1 :])
        value = self.values[figure] + 1
        self.values = (*self.values[:figure], value, *self.values[figure + 1 :])
        if value == 2:
            self.raisable |= 1 << figure
        self.figure = self.by = self.asked = -1

    def good(self, _: Good) -> None:
        """Let the bet pass; when all have, the figure is conceded."""
        self.asked = self.after[self.asked]
        figure, by = self.figure, self.by
        if self.asked != by:
            return
        self.conceded += (figure,)
        self.owners = (*self.owners[:figure], by, *self.owners[figure + 1 :])
        self.needs = (*self.needs[:by], self.needs[by] - self.values[figure], *self.needs[by + 1 :])
        self.figure = self.by = self.asked = -1
