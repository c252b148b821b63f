"""Connect Bid Whist to the rest of the program: options, start, premoves, score sheet, panels and players.

Rise and fly after a set: the pair that was set rises at once. No score is kept, so that no game of such a table ever
has a result: it is closed after a set, and where the points would have ended it. House choice: where no player waits,
the pair stays, and the next game begins all the same. After a lost game the losers rise, and the game counts as
usual.
"""

from collections.abc import Iterable, Mapping, Sequence
from operator import add
from typing import TYPE_CHECKING, Any, ClassVar

from bot.games.bid_whist import dealing, determinize, events, hand_panel, panel
from bot.games.bid_whist.actions import (
    ALL,
    CODEC,
    MOST_TRICKS,
    OFFERS,
    Accept,
    Bid,
    Bury,
    CallRenege,
    Name,
    Pass,
    Play,
    Redeal,
)
from bot.games.bid_whist.auction import highest
from bot.games.bid_whist.cards import DIRECTIONS, TRUMPS, UNNAMED, ranking
from bot.games.bid_whist.claims import BidWhistClaimRules
from bot.games.bid_whist.explanations import explain
from bot.games.bid_whist.heuristic import BidWhistHeuristic
from bot.games.bid_whist.labels import faces, sort_order, sorted_cards
from bot.games.bid_whist.novice import BidWhistNovice
from bot.games.bid_whist.options import OPTION_SET, packs
from bot.games.bid_whist.panel import scene
from bot.games.bid_whist.position import AUCTION, NO_CONTRACT, PLAY, Contract, Position, ScoreSheet
from bot.games.bid_whist.scoring import enter, victories
from bot.games.bid_whist.search import BidWhistEvaluator
from bot.games.bid_whist.stat_counters import TALLIES
from bot.games.bid_whist.state import State, View
from bot.games.bid_whist.table_rules import terms_for
from bot.rules.actions import Action, ActionCodec
from bot.rules.cards import FRENCH, Deck, cards_in
from bot.rules.errors import ParseError
from bot.rules.game import Game, SeatRotation
from bot.rules.options import OptionSet, Values
from bot.rules.panel import CardRow, LocalizedText, Panel, SeatName, localized
from bot.rules.premoves import Premove, PremoveOffer, PremoveRules
from bot.rules.randomness import RandomSource, randbelow, shuffle
from bot.rules.scene import Scene
from bot.rules.slate import Row, SlateScore
from bot.rules.state import Outcome, Step

if TYPE_CHECKING:
    from random import Random


# A pass, set in advance


class PassPremove(PremoveRules[View]):
    """A pass at the seat's turn; an exception is a number of books.

    Who wants to look at a turn below it may bid there: what was said stands for the next turn. A dealer who may not
    pass is asked, and nothing stands any more.
    """

    def offer(self, view: View) -> PremoveOffer | None:
        """Return the numbers above the highest bid; None for the player who has passed, and after the auction."""
        spoken = [bid for seat, bid in view.calls if seat == view.seat]
        if view.phase != AUCTION or None in spoken or (spoken and view.terms.one_turn):
            return None
        # Below the lowest number is nothing: no player has bid.
        numbers = range(max(_number(view) + 1, view.terms.min_bid), view.terms.max_bid + 1)
        unless = tuple((str(number), localized("option-ahead-below", number=number)) for number in numbers)
        return PremoveOffer(
            Pass.act,
            localized("button-ahead-pass"),
            localized("prompt-ahead-pass"),
            localized("line-ahead-forced"),
            unless,
        )

    def says(self, view: View, said: Premove) -> LocalizedText:
        """Return a sentence about the premove."""
        if not said.unless:
            return localized("line-ahead-pass")
        return localized("line-ahead-pass-unless", number=int(said.unless[0]))

    def asked(self, view: View) -> bool:
        """Return whether it is the seat's turn to bid."""
        return view.phase == AUCTION and view.turn == view.seat

    def waits(self, view: View, said: Premove) -> bool:
        """Return whether the auction has come below the number."""
        return any(_number(view) < int(code) for code in said.unless)

    def action(self, view: View) -> Action:
        """Return to pass."""
        return Pass(view.seat)


def _number(view: View) -> int:
    """Return the number of the highest bid; 0 if there is none."""
    high = highest(view.calls)
    return high[1].number if high else 0


AHEAD = PassPremove()


# Rise and fly


PAIR = 2


def last_deal_set(position: Position) -> bool:
    """Return whether declarer has missed the contract of the deal that was counted last."""
    return bool(position.deals) and not position.deals[-1]["made"]


def _seats(position: Position, side: int) -> tuple[int, ...]:
    return tuple(range(side, position.seats, PAIR))


# The game


SPADES = TRUMPS.index("s")
BOOKS_MOVED = 3
"""The books that one proven renege moves, if the offender has as many."""


class BidWhist(Game[State, View]):
    """Bid Whist with all its presets."""

    id: ClassVar[str] = "bid_whist"
    deck: ClassVar[Deck] = FRENCH
    seat_range: ClassVar[range] = range(3, 6)
    options: ClassVar[OptionSet] = OPTION_SET
    codec: ClassVar[ActionCodec] = CODEC
    heuristic = BidWhistHeuristic()
    novice = BidWhistNovice()
    evaluator = BidWhistEvaluator(determinize.determinize)
    color: ClassVar[int] = 0x1F5FA8
    undoable_acts: ClassVar[frozenset[str]] = frozenset({"bid", "pass", "play"})
    stat_counters = TALLIES
    premoves = AHEAD
    claim_rules = BidWhistClaimRules()

    def start(self, options: Values, seats: int, dealer: int, scores: Sequence[int] | None = None) -> State:
        """Return the state before the first shuffle; scores are per side in pairs."""
        self.check_seats(options, seats)
        terms = terms_for(options)
        if not 0 <= dealer < seats:
            raise ParseError("bad_header", reason="dealer", high=seats - 1)
        if scores is not None and len(scores) != terms.sides:
            raise ParseError("bad_header", reason="scores", count=terms.sides)
        nil = (0,) * terms.sides
        return State(terms, ScoreSheet(dealer, tuple(scores) if scores else nil, (), nil, nil))

    def check_seats(self, options: Values, seats: int) -> None:
        """Accept the number of players in the option `players`, or raise ParseError `bad_options`."""
        if seats != options["players"]:
            raise ParseError("bad_options", reason="seats_exactly", count=options["players"])

    def adapt_options(self, options: Values, seats: int) -> Values:
        """Return the options with the number of players, and a kitty that lets the cards go round."""
        if seats not in self.seat_range:
            self.check_seats(options, seats)
        wanted = {**options, "players": seats}
        return self.options.first_playable(wanted, packs(wanted))

    def recommended_seats(self, options: Values) -> int:
        """Return the one number of players that the options allow."""
        return terms_for(options).seats

    def sides(self, options: Values, seats: int) -> int:
        """Return two for pairs, else one a seat."""
        return 2 if options["partnership"] == "pairs" else seats

    def pack(self, options: Values) -> tuple[int, ...]:
        """Return the French cards with the options' number of jokers."""
        return terms_for(options).cards

    def first_dealer(
        self, options: Values, seats: int, lot: RandomSource, cards: RandomSource
    ) -> tuple[int, tuple[int, ...]]:
        """Return the first dealer: by the first diamond turned up, or by lot, depending on the option."""
        if options["first_dealer"] == "random":
            return super().first_dealer(options, seats, lot, cards)
        return dealing.first_diamond(shuffle(self.pack(options), cards), randbelow(seats, lot), seats)

    def party_size(self, options: Values) -> int:
        """Return that pairs wait where rise and fly is played."""
        return 0 if options["rise_and_fly"] == "off" else PAIR

    def rotation(self, state: State) -> SeatRotation | None:
        """Return the seats that go to waiting players after a set or a lost game."""
        how, outcome = state.terms.options["rise_and_fly"], state.outcome
        # Where the last deal left both pairs level no player has lost.
        if how == "on_game_loss" and outcome is not None and outcome.losers:
            return SeatRotation(_seats(state, outcome.losers[0]), counts=True)
        if how == "on_set" and last_deal_set(state):
            return SeatRotation(_seats(state, state.deals[-1]["contract"]["seat"] % PAIR), counts=False)
        if how == "on_set" and outcome is not None:
            return SeatRotation((), counts=False)
        return None

    def can_undo(self, step: Step[State]) -> bool:
        """Return whether a call or a card can be forgotten; a call that ends the auction opens the kitty."""
        after = step.state
        return super().can_undo(step) and after.phase == (PLAY if step.action.act == "play" else AUCTION)

    def replay_extra(self, state: State) -> Mapping[str, object]:
        """Return the games won per side where a match is counted."""
        return {} if state.terms.options["match"] == "single" else {"games": list(state.sheet.games)}

    def victories(self, options: Values, outcome: Outcome, deals: Sequence[Mapping[str, Any]]) -> tuple[int, ...]:
        """Return the victories of each side: in a tally a bid Boston may count for two, a rubber is one."""
        if not self.counts_victories(options) or not deals:
            return super().victories(options, outcome, deals)
        last = deals[-1]
        seat, number = last["contract"]["seat"], OFFERS[last["contract"]["bid"]].number
        terms = terms_for(options)
        return tuple(
            victories(terms, side, seat, number, made=last["made"]) if side in outcome.winners else 0
            for side in range(len(outcome.scores))
        )

    def counts_victories(self, options: Values) -> bool:
        """Return whether the match is a tally, which lasts over the games of an evening."""
        return options["match"] == "tally"

    def slate(
        self, options: Values, seats: int, deals: Sequence[Mapping[str, Any]], *, over: bool
    ) -> tuple[Row, ...]:
        """Return the running scores; each game of a rubber begins with nil."""
        terms = terms_for(options)
        nil = (0,) * terms.sides
        sheet = ScoreSheet(0, nil, (), nil, nil)
        rows: list[Row] = []
        for deal in deals:
            rows.append(tuple(map(SlateScore, map(add, sheet.scores, deal["points"]))))
            bid = deal["contract"]
            contract = Contract(bid["seat"], OFFERS[bid["bid"]], UNNAMED, UNNAMED)
            # The sheet after the deal may have begun a new game, with nil for everyone; the row is from before that.
            sheet = enter(terms, sheet, contract, deal["made"], deal["points"])
        return tuple(rows)

    def dealt_hands(self, state: State) -> tuple[CardRow, ...]:
        """Return the hands and the kitty as they lie during the auction."""
        if state.phase != AUCTION:
            return ()
        order = sort_order(state.terms, NO_CONTRACT)
        rows = [
            CardRow(faces(sorted_cards(order, hand)), localized("dealt-hand", player=SeatName(seat)))
            for seat, hand in enumerate(state.hands)
        ]
        kitty = [CardRow(faces(sorted_cards(order, state.kitty)), localized("label-kitty"))] if state.kitty else []
        return (*rows, *kitty)

    def card_order(self, options: Values) -> tuple[CardRow, ...]:
        """Return the trumps in every direction of the table, spades for example."""
        terms = terms_for(options)
        rows: list[CardRow] = []
        for direction in terms.directions:
            order = ranking(SPADES, direction, terms.spade2_high)
            trumps = sorted(cards_in(order.masks[SPADES] & terms.deck), key=order.strength, reverse=True)
            rows.append(CardRow(faces(trumps), localized(f"ranks-{DIRECTIONS[direction]}")))
        return tuple(rows)

    def summary_rows(self, deal: Mapping[str, Any]) -> Iterable[tuple[str, str, int]]:
        """Yield a deal's contract, whether it was made, and the points of declarer's side."""
        contract, points = deal["contract"], deal["points"]
        row = "summary-nt" if contract["trump"] == "nt" else f"direction-{contract['direction']}"
        yield row, "summary-played", 1
        yield row, "summary-made", int(deal["made"])
        yield row, "summary-points", points[contract["seat"] % len(points)]
        yield row, "summary-reneges", sum(_proven(renege) for renege in deal["reneges"])

    def coach_remark(self, view: View, done: Action, best: Action | None, rng: "Random") -> LocalizedText | None:
        """Return a sentence with the reason for one action and against another."""
        return events.remark(view, done, best)

    def explain(self, view: View) -> LocalizedText | None:
        """Return an explanation of the question to a seat in one line."""
        return explain(view)

    def all_actions(self, state: State) -> Iterable[Action]:
        """Yield every bid, name, card, call and a few burials for every seat."""
        for seat in range(state.seats):
            yield Pass(seat)
            yield Redeal(seat)
            yield Accept(seat)
            yield CallRenege(seat)
            yield from (CallRenege(seat, book) for book in range(1, MOST_TRICKS + 1))
            yield from (Bid(seat, bid) for bid in ALL)
            for trump in (None, *TRUMPS):
                yield from (Name(seat, trump, direction) for direction in (None, *DIRECTIONS))
            for card in range(FRENCH.size):
                yield Play(seat, card)
                yield Play(seat, card, nt=True)
            yield from _burials(state, seat)

    def determinize(self, view: View, rng: "Random") -> State:
        """Return a state with the same view for the view's seat."""
        return determinize.determinize(view, rng)

    def public_events(self, step: Step[State]) -> tuple[LocalizedText, ...]:
        """Return the public events of a step."""
        return events.public_events(step.before, step.action, step.state)

    def table_panel(self, view: View) -> Panel:
        """Return the public panel."""
        return panel.table_panel(view)

    def scene(self, view: View) -> Scene:
        """Return the table as an image shows it."""
        return scene(view)

    def hand_panel(self, view: View) -> Panel:
        """Return a seat's private panel."""
        return hand_panel.hand_panel(view)


def _proven(renege: Mapping[str, Any]) -> int:
    """Return how many reneges a call has proven at least: one for each offender, and for each three books moved."""
    return max(len(renege["offenders"]), -(-renege["moved"] // BOOKS_MOVED)) if renege["right"] else 0


def _burials(state: State, seat: int) -> Iterable[Bury]:
    """Yield some ways to bury: cards held side by side, one too few, cards that may not be held."""
    cards = cards_in(state.hands[seat])
    count = state.terms.kitty
    if len(cards) > count > 0:
        yield from (Bury(seat, tuple(cards[first : first + count])) for first in range(len(cards) - count + 1))
        yield Bury(seat, tuple(cards[: count - 1]))
    yield Bury(seat, tuple(range(count or 1)))


GAME = BidWhist()
