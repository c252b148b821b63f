"""Connects Bieten to the rest of the program: options, start, premoves, score sheet, panels and players."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from bot.games.bieten import reasons
from bot.games.bieten.actions import CODEC, CUTS, MOST_SEATS, STEALS, Bet, Good, Hold, Play, Raise
from bot.games.bieten.cards import FIGURES, PACK
from bot.games.bieten.determinize import determinize
from bot.games.bieten.evaluator import BietenEvaluator
from bot.games.bieten.events import public_events, summary
from bot.games.bieten.explanations import explain
from bot.games.bieten.hand_panel import hand_panel, possible_figures
from bot.games.bieten.heuristic import JUDGE
from bot.games.bieten.labels import faces_in, figure_name
from bot.games.bieten.novice import BietenNovice
from bot.games.bieten.options import OPTIONS, agree
from bot.games.bieten.panel import scene, table_panel
from bot.games.bieten.position import PLAY
from bot.games.bieten.stat_counters import TALLIES
from bot.games.bieten.state import State, View
from bot.rules.actions import Action, ActionCodec
from bot.rules.cards import GERMAN, Deck, cards_in
from bot.rules.errors import ParseError
from bot.rules.game import Game
from bot.rules.options import OptionSet, Values
from bot.rules.panel import CardFace, CardRow, LocalizedText, Panel, SeatName, localized
from bot.rules.premoves import Premove, PremoveOffer, PremoveRules
from bot.rules.scene import Scene
from bot.rules.slate import Row, SlateScore, running
from bot.rules.state import Outcome, Step

if TYPE_CHECKING:
    from random import Random


# Good, set in advance


class GoodPremove(PremoveRules[View]):
    """The premove rules of Bieten: Good to all bets and raises, except for chosen figures.

    A raise of a figure that the seat has claimed itself always waits for it: saying good would give its share away.
    """

    def offer(self, view: View) -> PremoveOffer | None:
        """Return the figures that the seat may still be asked about; None once there are none, or after the deal."""
        figures = self._askable(view)
        if view.phase != PLAY or not view.hand or not figures:
            return None
        unless = tuple((FIGURES[figure], figure_name(figure)) for figure in cards_in(figures))
        label, prompt = localized("button-ahead-good"), localized("prompt-ahead-good")
        # To make an exception of everything is to say nothing.
        several = unless if len(unless) > 1 else ()
        return PremoveOffer(Good.act, label, prompt, localized("line-ahead-own"), several, max(1, len(several) - 1))

    def suggestion(self, view: View) -> tuple[Premove, LocalizedText] | None:
        """Return good to all figures that the seat can't have, if it can't hold now and others may be bet."""
        offer = self.offer(view) if self.asked(view) and view.legal == (self.action(view),) else None
        if offer is None:
            return None
        held = possible_figures(view) & ~(1 << view.figure)
        kept = tuple(code for code, _ in offer.unless if held >> FIGURES.index(code) & 1)
        if len(offer.unless) - len(kept) < 2:
            return None
        return Premove(Good.act, kept), localized("button-ahead-lacking")

    def says(self, view: View, said: Premove) -> LocalizedText:
        """Return a sentence with the figures to which the seat will answer good."""
        answered = [
            figure
            for figure in cards_in(self._askable(view))
            if FIGURES[figure] not in said.unless and not self._is_own(view, figure)
        ]
        return localized("line-ahead-good", figures=tuple(map(figure_name, answered)), count=len(answered))

    def asked(self, view: View) -> bool:
        """Return whether the seat has to answer a bet."""
        return view.figure >= 0 and view.asked == view.seat

    def waits(self, view: View, said: Premove) -> bool:
        """Return whether the bet is on an exception, or raises the seat's own figure."""
        return FIGURES[view.figure] in said.unless or self._is_own(view, view.figure)

    def action(self, view: View) -> Action:
        """Return to say good."""
        return Good(view.seat)

    @staticmethod
    def _askable(view: View) -> int:
        """Return the figures that another player has bet or raised now, or still can, as bits."""
        return view.open | view.raisable | (1 << view.figure if view.figure >= 0 else 0)

    @staticmethod
    def _is_own(view: View, figure: int) -> bool:
        """Return whether the seat has bet, held or raised a figure."""
        assert view.seat is not None
        own = view.holders[figure], view.raisers[figure]
        return bool(view.firsts >> figure + 5 * view.seat & 1) or view.seat in own


AHEAD = GoodPremove()


# The game


class Bieten(Game[State, View]):
    """Bieten."""

    id: ClassVar[str] = "bieten"
    deck: ClassVar[Deck] = GERMAN
    seat_range: ClassVar[range] = range(2, MOST_SEATS + 1)
    options: ClassVar[OptionSet] = OPTIONS
    codec: ClassVar[ActionCodec] = CODEC
    heuristic = JUDGE
    novice = BietenNovice()
    evaluator = BietenEvaluator(determinize)
    color: ClassVar[int] = 0xB3261E
    undoable_acts: ClassVar[frozenset[str]] = frozenset({"bet", "raise", "hold", "good", "play"})
    marks = True
    stat_counters = TALLIES
    premoves = AHEAD

    def start(self, options: Values, seats: int, dealer: int, scores: Sequence[int] | None = None) -> State:
        """Return the state before the first shuffle; raises ParseError."""
        self.check_seats(options, seats)
        rules = agree(tuple(options.items()), seats)
        points = tuple(scores) if scores is not None else (0,) * seats
        if max(points) >= rules.target:
            raise ParseError("bad_header", reason="start_scores", target=rules.target)
        return State(rules, dealer, points)

    def max_start_points(self, options: Values, seats: int) -> int:
        """Return a third of the way to the target."""
        return (agree(tuple(options.items()), seats).target - 1) // 3

    def recommended_seats(self, options: Values) -> int:
        """Return four: best with three to five."""
        return 4

    def ranks(self, outcome: Outcome) -> tuple[int, ...]:
        """Return everyone's place; with knockout, who reached the target earlier has the better one."""
        if outcome.reason != "knockout":
            return super().ranks(outcome)
        order = (*outcome.winners, *outcome.losers)
        return tuple(1 + order.index(seat) for seat in range(len(outcome.scores)))

    def slate(
        self, options: Values, seats: int, deals: Sequence[Mapping[str, Any]], *, over: bool
    ) -> tuple[Row, ...]:
        """Return the running scores, those gestrichen struck through; who is out has none any more."""
        rules = agree(tuple(options.items()), seats)
        rows: list[Row] = []
        out: set[int] = set()
        for number, sums in enumerate(running(deal["points"] for deal in deals), 1):
            starts = not (over and number == len(deals))
            rows.append(
                tuple(
                    None if seat in out else SlateScore(points, struck=starts and points == rules.target - 1)
                    for seat, points in enumerate(sums)
                )
            )
            out |= {seat for seat, points in enumerate(sums) if points >= rules.target}
        return tuple(rows)

    def dealt_hands(self, state: State) -> tuple[CardRow, ...]:
        """Return the hands before the first card is played."""
        if not any(state.hands) or state.plays:
            return ()
        return tuple(
            CardRow(faces_in(hand), localized("dealt-hand", player=SeatName(seat)))
            for seat, hand in enumerate(state.hands)
        )

    def card_order(self, options: Values) -> tuple[CardRow, ...]:
        """Return a suit, and where the Weli (lowest bell) and wild cards (just below the named card) rank."""
        weli = CardFace(GERMAN.name, "W")
        suit = CardRow(_suit("h"), localized("ranks-suit"))
        if options["wild"] == "none":
            return suit, CardRow((*_suit("b"), weli), localized("ranks-bells"))
        aces = CardRow((*(CardFace(GERMAN.name, f"A{code}") for code in "hlba"), weli), localized("ranks-aces"))
        if options["wild"] == "weli":
            return suit, aces
        sevens = (CardFace(GERMAN.name, "7b"), CardFace(GERMAN.name, "7a"))
        return suit, aces, CardRow((weli, *sevens), localized("ranks-wild"))

    def summary_rows(self, deal: Mapping[str, Any]) -> Iterable[tuple[str, str, int]]:
        """Return how each figure of a deal was won."""
        return summary(deal)

    def coach_remark(self, view: View, done: Action, best: Action | None, rng: "Random") -> LocalizedText | None:
        """Return a sentence with the reason for one action and against another."""
        return reasons.remark(view, done, best, rng)

    def hint_reason(self, view: View, action: Action, rng: "Random") -> LocalizedText | None:
        """Return a sentence with the reason for an action."""
        return reasons.hint_reason(view, action, rng)

    def explain(self, view: View) -> LocalizedText | None:
        """Return an explanation of the question to a seat in one line."""
        return explain(view)

    def all_actions(self, state: State) -> Iterable[Action]:
        """Yield every action a seat could ever try at this table."""
        for seat in range(state.seats):
            yield from CUTS[seat].actions
            yield from STEALS[seat].actions
            yield Hold(seat)
            yield Good(seat)
            for figure in range(len(FIGURES)):
                yield Bet(seat, figure)
                yield Raise(seat, figure)
            for card in range(PACK):
                yield Play(seat, card)
                yield from (Play(seat, card, name) for name in range(PACK))

    def determinize(self, view: View, rng: "Random") -> State:
        """Return a state with the hidden cards dealt again."""
        return determinize(view, rng)

    def public_events(self, step: Step[State]) -> tuple[LocalizedText, ...]:
        """Return the public events of this step."""
        return public_events(step.before, step.action, step.state)

    def table_panel(self, view: View) -> Panel:
        """Return the public panel."""
        return table_panel(view)

    def scene(self, view: View) -> Scene:
        """Return the table as an image shows it."""
        return scene(view)

    def hand_panel(self, view: View) -> Panel:
        """Return a seat's private panel."""
        return hand_panel(view)


def _suit(suit: str) -> tuple[CardFace, ...]:
    return tuple(CardFace(GERMAN.name, f"{rank}{suit}") for rank in reversed(GERMAN.ranks))


GAME = Bieten()
