"""The game as the bot knows it."""

from collections.abc import Iterable, Sequence
from random import Random

from bot.games.high_card.panel import face, hand_panel, table_panel
from bot.games.high_card.rules import CODEC, PACK, HighCardState, HighCardView, Turn

from bot.rules.actions import Action
from bot.rules.cards import FRENCH
from bot.rules.game import Game, State
from bot.rules.judge import Judge
from bot.rules.options import OptionSet, Values, WholeNumber
from bot.rules.panel import CardRow, Panel, Say, SeatName, say


class HighCardJudge(Judge[HighCardView]):
    """Turns up its card: there is nothing to judge."""

    def choose(self, view: HighCardView, rng: Random) -> Action | None:
        """Return the only action."""
        return view.legal[0]


class HighCard(Game):
    """High card."""

    id = "high_card"
    deck = FRENCH
    seat_range = range(2, 7)
    options = OptionSet("HIG", (WholeNumber("target", 3, 1, 20),), presets={"usual": {}}, preset_codes={"usual": ""})
    codec = CODEC
    judge = HighCardJudge()
    color = 0x2E7D5B

    def start(self, options: Values, seats: int, dealer: int, scores: Sequence[int] | None = None) -> State:
        """Return the state before the first shuffle."""
        self.check_seats(options, seats)
        return HighCardState(options["target"], dealer, tuple(scores or (0,) * seats))

    def dealt(self, state: State) -> tuple[CardRow, ...]:
        """Return everybody's card before the first is turned up."""
        if not state.cards or state.shown:
            return ()
        return tuple(
            CardRow((face(card),), say("dealt-hand", player=SeatName(seat))) for seat, card in enumerate(state.cards)
        )

    def universe(self, state: State) -> Iterable[Action]:
        """Yield every card for every seat."""
        return (Turn(seat, card) for seat in range(state.seats) for card in PACK)

    def tell(self, before: State, action: Action, after: State) -> tuple[Say, ...]:
        """Return which card was turned up, and who takes the point."""
        if not isinstance(action, Turn):
            return (say("event-dealt", who=SeatName(before.dealer)),)
        told = say("event-turned", who=SeatName(action.seat), card=face(action.card))
        if len(after.deals) == len(before.deals):
            return (told,)
        return told, say("event-point", who=SeatName(after.deals[-1]["points"].index(1)))

    def table_panel(self, view: HighCardView) -> Panel:
        """Return the public panel."""
        return table_panel(view)

    def hand_panel(self, view: HighCardView) -> Panel:
        """Return a seat's private panel."""
        return hand_panel(view)


GAME = HighCard()
HighCardState.game = GAME
