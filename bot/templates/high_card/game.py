"""High card as the bot uses it: options, start, computer players, and the way to the panels."""

from collections.abc import Iterable, Sequence
from random import Random

from bot.rules.actions import Action
from bot.rules.cards import FRENCH
from bot.rules.game import Game
from bot.rules.heuristic import Heuristic
from bot.rules.options import IntOption, OptionSet, Values
from bot.rules.panel import CardRow, LocalizedText, Panel, SeatName, localized
from bot.rules.state import Step

from .panel import ending, face, hand_panel, table_panel
from .state import CODEC, PACK, HighCardState, HighCardView, Turn


# Change: how computer players choose. They get a view, so they can't cheat; return one of `view.legal`.
class HighCardHeuristic(Heuristic[HighCardView]):
    """Turns up its card, the only choice."""

    def choose(self, view: HighCardView, rng: Random) -> Action | None:
        """Return the only action."""
        return view.legal.actions[0]


class HighCardGame(Game[HighCardState, HighCardView]):
    """High card."""

    # Change: the numbers of players, the house rules with the prefix of their codes, the colour. Keep `id`: it is
    # the folder's name, and tables in the database refer to it.
    id = "high_card"
    deck = FRENCH
    seat_range = range(2, 7)
    options = OptionSet("HIG", (IntOption("target", 3, 1, 20),))
    codec = CODEC
    heuristic = HighCardHeuristic()
    color = 0x2E7D5B

    def pack(self, options: Values) -> tuple[int, ...]:
        """Return the cards in play, in pack order."""
        return PACK

    def start(self, options: Values, seats: int, dealer: int, scores: Sequence[int] | None = None) -> HighCardState:
        """Return the state before the first shuffle."""
        self.check_seats(options, seats)
        target = options["target"]
        assert isinstance(target, int)
        return HighCardState(target, dealer, tuple(scores or (0,) * seats))

    # Change: the hands of a deal that has just begun, for looking back at a finished game.
    def dealt_hands(self, state: HighCardState) -> tuple[CardRow, ...]:
        """Return all cards before the first is turned up."""
        if not state.cards or state.shown:
            return ()
        return tuple(
            CardRow((face(card),), localized("dealt-hand", player=SeatName(seat)))
            for seat, card in enumerate(state.cards)
        )

    # Change: every action that a seat could try, legal or not. The check tries them.
    def all_actions(self, state: HighCardState) -> Iterable[Action]:
        """Yield every card for every seat."""
        return (Turn(seat, card) for seat in range(state.seats) for card in PACK)

    # Change: the way back from a view. Copy what the view shows, and deal the hidden cards at random.
    def determinize(self, view: HighCardView, rng: Random) -> HighCardState:
        """Return a state with the cards that the view's seat doesn't see dealt again."""
        state = HighCardState(view.target, view.dealer, view.scores)
        state.deals, state.outcome = view.deals, view.outcome
        if view.dealt:
            seats = len(view.scores)
            known = {(view.dealer + 1 + n) % seats: card for n, card in enumerate(view.shown)}
            if view.seat is not None:
                known[view.seat] = view.card
            unseen = [card for card in PACK if card not in known.values()]
            rng.shuffle(unseen)
            state.cards = tuple(known[seat] if seat in known else unseen.pop() for seat in range(seats))
            state.shown = view.shown
        return state

    # Change: the lines of the table's message for a step. Name no card that others can't see.
    def public_events(self, step: Step[HighCardState]) -> tuple[LocalizedText, ...]:
        """Return the card that was turned up, and the player who takes the point."""
        action, deals = step.action, step.state.deals
        if not isinstance(action, Turn) or action.seat is None:
            return (localized("event-dealt", who=SeatName(step.before.dealer)),)
        turned = localized("event-turned", who=SeatName(action.seat), card=face(action.card))
        if len(deals) == len(step.before.deals):
            return (turned,)
        return (turned, *ending(step.state).events)

    def table_panel(self, view: HighCardView) -> Panel:
        """Return the public panel."""
        return table_panel(view)

    def hand_panel(self, view: HighCardView) -> Panel:
        """Return a seat's private panel."""
        return hand_panel(view)


GAME = HighCardGame()
