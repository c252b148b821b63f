"""The game as the bot knows it."""

from collections.abc import Iterable, Sequence
from random import Random

from bot.rules.actions import Action
from bot.rules.cards import FRENCH
from bot.rules.game import Game
from bot.rules.heuristic import Heuristic
from bot.rules.options import IntOption, OptionSet, Values
from bot.rules.panel import CardRow, LocalizedText, Panel, SeatName, say
from bot.rules.state import Step

from .panel import ending, face, hand_panel, table_panel
from .state import CODEC, PACK, HighCardState, HighCardView, Turn


class HighCardJudge(Heuristic[HighCardView]):
    """Turns up its card: there is nothing to judge."""

    def choose(self, view: HighCardView, rng: Random) -> Action | None:
        """Return the only action."""
        return view.legal.actions[0]


class HighCard(Game[HighCardState, HighCardView]):
    """High card."""

    id = "high_card"
    deck = FRENCH
    seat_range = range(2, 7)
    options = OptionSet("HIG", (IntOption("target", 3, 1, 20),), presets={"usual": {}}, preset_codes={"usual": ""})
    codec = CODEC
    heuristic = HighCardJudge()
    color = 0x2E7D5B

    def start(self, options: Values, seats: int, dealer: int, scores: Sequence[int] | None = None) -> HighCardState:
        """Return the state before the first shuffle."""
        self.check_seats(options, seats)
        target = options["target"]
        assert isinstance(target, int)
        return HighCardState(target, dealer, tuple(scores or (0,) * seats))

    def dealt_hands(self, state: HighCardState) -> tuple[CardRow, ...]:
        """Return everybody's card before the first is turned up."""
        if not state.cards or state.shown:
            return ()
        return tuple(
            CardRow((face(card),), say("dealt-hand", player=SeatName(seat))) for seat, card in enumerate(state.cards)
        )

    def all_actions(self, state: HighCardState) -> Iterable[Action]:
        """Yield every card for every seat."""
        return (Turn(seat, card) for seat in range(state.seats) for card in PACK)

    def determinize(self, view: HighCardView, rng: Random) -> HighCardState:
        """Return a state with the cards that the view's seat doesn't see dealt anew."""
        state = HighCardState(view.target, view.dealer, view.scores)
        state.deals, state.outcome = view.deals, view.outcome
        if view.dealt:
            seats = len(view.scores)
            known = {(view.dealer + 1 + n) % seats: card for n, card in enumerate(view.shown)}
            if view.seat is not None:
                known[view.seat] = view.card
            unseen = sorted(PACK - set(known.values()))
            rng.shuffle(unseen)
            state.cards = tuple(known[seat] if seat in known else unseen.pop() for seat in range(seats))
            state.shown = view.shown
        return state

    def public_events(self, step: Step[HighCardState]) -> tuple[LocalizedText, ...]:
        """Return which card was turned up, and who takes the point."""
        action, deals = step.action, step.state.deals
        if not isinstance(action, Turn) or action.seat is None:
            return (say("event-dealt", who=SeatName(step.before.dealer)),)
        told = say("event-turned", who=SeatName(action.seat), card=face(action.card))
        if len(deals) == len(step.before.deals):
            return (told,)
        return (told, *ending(step.state).events)

    def table_panel(self, view: HighCardView) -> Panel:
        """Return the public panel."""
        return table_panel(view)

    def hand_panel(self, view: HighCardView) -> Panel:
        """Return a seat's private panel."""
        return hand_panel(view)


GAME = HighCard()
