"""Crazy Eights as the bot uses it: options, start, computer players, and the way to the panels."""

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

from bot.rules.actions import Action
from bot.rules.cards import FRENCH
from bot.rules.game import Game
from bot.rules.heuristic import Heuristic
from bot.rules.options import IntOption, OptionSet, Values
from bot.rules.panel import CardRow, LocalizedText, Panel, SeatName, localized
from bot.rules.scene import Scene
from bot.rules.state import Step

from .panel import ending, face, faces, hand_panel, scene, suit_name, table_panel
from .state import (
    CODEC,
    EIGHT,
    PACK,
    SUITS,
    CrazyEightsState,
    CrazyEightsView,
    Draw,
    Pass,
    Play,
    points_of,
    rank_of,
    suit_of,
)


class CrazyEightsHeuristic(Heuristic[CrazyEightsView]):
    """Plays the card that counts most, keeps eights, and names its longest suit."""

    def choose(self, view: CrazyEightsView, rng: Random) -> Action | None:
        """Return the best card that is no eight, else a draw while the stock lasts, else an eight."""
        plays = [action for action in view.legal.actions if isinstance(action, Play)]
        plain = [action for action in plays if rank_of(action.card) != EIGHT]
        if plain:
            lengths = Counter(map(suit_of, view.hand))
            return max(plain, key=lambda a: (points_of((a.card,)), lengths[suit_of(a.card)], rng.random()))
        if plays:
            rest = Counter(suit_of(card) for card in view.hand if rank_of(card) != EIGHT)
            return max(plays, key=lambda action: (rest[action.suit or ""], rng.random()))
        return view.legal.actions[-1]


class CrazyEightsGame(Game[CrazyEightsState, CrazyEightsView]):
    """Crazy Eights."""

    id = "crazy_eights"
    deck = FRENCH
    seat_range = range(2, 5)
    options = OptionSet("CRA", (IntOption("target", 100, 25, 500, 25), IntOption("draws", 1, 1, 3, letter="D")))
    codec = CODEC
    heuristic = CrazyEightsHeuristic()
    color = 0x7B3FA0

    def pack(self, options: Values) -> tuple[int, ...]:
        """Return the cards in play, in pack order."""
        return PACK

    def start(
        self, options: Values, seats: int, dealer: int, scores: Sequence[int] | None = None
    ) -> CrazyEightsState:
        """Return the state before the first shuffle."""
        self.check_seats(options, seats)
        target, draws = options["target"], options["draws"]
        assert isinstance(target, int)
        assert isinstance(draws, int)
        return CrazyEightsState(target, draws, dealer, tuple(scores or (0,) * seats))

    def dealt_hands(self, state: CrazyEightsState) -> tuple[CardRow, ...]:
        """Return all hands before the first action of a deal."""
        if len(state.pile) != 1 or state.drawn or state.turn != (state.dealer + 1) % state.seats:
            return ()
        return tuple(
            CardRow(faces(hand), localized("dealt-hand", player=SeatName(seat)))
            for seat, hand in enumerate(state.hands)
        )

    def all_actions(self, state: CrazyEightsState) -> Iterable[Action]:
        """Yield every card with every suit and without, a draw and a pass, for every seat."""
        for seat in range(state.seats):
            yield Draw(seat)
            yield Pass(seat)
            for card in PACK:
                yield from (Play(seat, card, suit) for suit in (None, *SUITS))

    def determinize(self, view: CrazyEightsView, rng: Random) -> CrazyEightsState:
        """Return a state with the cards that the view's seat doesn't see dealt again."""
        state = CrazyEightsState(view.target, view.draws, view.dealer, view.scores)
        state.deals, state.outcome = view.deals, view.outcome
        state.pile, state.suit = view.pile, view.suit
        state.turn, state.drawn, state.passes = view.turn, view.drawn, view.passes
        unseen = [card for card in PACK if card not in view.pile and card not in view.hand]
        rng.shuffle(unseen)
        hands: list[tuple[int, ...]] = []
        for seat, count in enumerate(view.counts):
            if seat == view.seat:
                hands.append(view.hand)
            else:
                hands.append(tuple(card for card in PACK if card in unseen[:count]))
                del unseen[:count]
        state.hands = tuple(hands)
        state.stock = tuple(unseen[: view.stock])
        return state

    def public_events(self, step: Step[CrazyEightsState]) -> tuple[LocalizedText, ...]:
        """Return what happened, without the card that was drawn."""
        action = step.action
        before, after = step.before, step.state
        if action.seat is None:
            return (localized("event-dealt", who=SeatName(before.dealer), card=face(after.pile[0])),)
        who = SeatName(action.seat)
        match action:
            case Play(_, card, suit) if suit is not None:
                event = localized("event-eight", who=who, card=face(card), suit=suit_name(suit))
            case Play(_, card):
                event = localized("event-played", who=who, card=face(card))
            case Draw():
                event = localized("event-drawn", who=who)
            case _:
                event = localized("event-passed", who=who)
        if len(after.deals) == len(before.deals):
            return (event,)
        return (event, *ending(after).events)

    def table_panel(self, view: CrazyEightsView) -> Panel:
        """Return the public panel."""
        return table_panel(view)

    def scene(self, view: CrazyEightsView) -> Scene:
        """Return the table as an image shows it."""
        return scene(view)

    def hand_panel(self, view: CrazyEightsView) -> Panel:
        """Return a seat's private panel."""
        return hand_panel(view)


GAME = CrazyEightsGame()
