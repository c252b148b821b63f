"""Resolve the options of a table once: deck, seats, bids and their order, and constants of the phases."""

from collections.abc import Mapping
from functools import lru_cache

from bot.games.bid_whist.actions import (
    ALL,
    BARE,
    BOSTON,
    KIND_DOWN,
    KIND_NT,
    KIND_NT_DOWN,
    KIND_NT_UP,
    KIND_UP,
    Bid,
    BidValue,
)
from bot.games.bid_whist.cards import BJ, JOKERS, TRUMPS
from bot.games.bid_whist.options import ALL_BOOKS, HAWAII, number
from bot.rules.cards import FRENCH
from bot.rules.dealing import SPARE, DealPattern
from bot.rules.options import Value, Values


class TableRules:
    """The resolved rules of one table.

    Args:
        items: every option with its value, in the order of the option set.

    Attributes:
        options: the values by name, never changed.
        seats: how many play.
        pairs: whether seats 0 and 2 play against 1 and 3.
        side_of: for each seat the index of its score.
        deck: the pack as a bit set; `cards` in pack order.
        next_seat: the seat to the left of each.
        dealing: which cards of the pack go to each seat, and to the kitty.
        hand: how many cards each seat holds, which is the number of tricks; `kitty` how many are there.
        target: the points that end a game; 0 in Hawaii Trump, which has an end of its own.
        signals: whether the lowest bids of the first two speakers show their hands, as players in the Northeast do.
        keeps_score: whether games are won by points; where the pair that is set rises, none is.
        deals: after this many counted deals the game is over with any points; None: after any number.
        bids: every bid that can be made, in order; `lowest` how many of them have the lowest number.
        heights: for each of these bids its place in the order of outbidding, ascending as well; the same by bid in
            `height_of`. A higher bid beats a lower one.
    """

    def __init__(self, items: tuple[tuple[str, Value], ...]) -> None:
        self.items = items
        self.options: Mapping[str, Value] = dict(items)
        self.seats = number(self.options, "players")
        self.kitty = number(self.options, "kitty")
        self.pairs = self.options["partnership"] == "pairs"
        self.side_of = tuple(seat % 2 if self.pairs else seat for seat in range(self.seats))
        self.sides = 2 if self.pairs else self.seats
        jokers = (0, 1 << BJ, JOKERS)[number(self.options, "jokers")]
        self.jokers = jokers
        self.joker_count = jokers.bit_count()
        self.deck = ((1 << 52) - 1) | jokers
        self.cards = tuple(FRENCH.in_pack_order(self.deck))
        self.hand = (len(self.cards) - self.kitty) // self.seats
        # After each round from the second on the kitty gets a card, until it is full: none of the first or last four.
        rounds = [(*range(self.seats), SPARE)] * self.hand
        rounds = [each if 1 <= number <= self.kitty else each[:-1] for number, each in enumerate(rounds)]
        self.dealing = DealPattern([receiver for each in rounds for receiver in each])
        self.next_seat = tuple((seat + 1) % self.seats for seat in range(self.seats))
        self._work_out_rules()
        self._work_out_bids()

    def _work_out_rules(self) -> None:
        options = self.options
        self.one_turn = options["auction"] == "one_turn"
        self.dealer_may_match = options["dealer_may_match"] is True
        self.one_or_redeal = options["all_pass"] != "dealer_must_bid"  # noqa: S105
        self.forced_min = options["forced_bid"] == "exactly_min"
        self.no_court_redeal = options["no_court_redeal"] is True
        self.by_first_lead = options["naming"] == "by_first_lead"
        self.after_kitty = options["naming"] == "after_kitty"
        self.spade2_high = options["spade2_high"] is True
        self.exchange = options["nt_jokers"] == "exchange"
        self.play_anytime = options["nt_jokers"] == "play_anytime"
        self.must_throw = options["nt_jokers"] == "must_throw"
        self.joker_lead_last = options["nt_joker_lead"] == "only_if_nothing_else"
        self.callable = options["renege"] == "callable"
        self.must_name_book = options["must_name_book"] is True
        self.penalty = number(self.options, "renege_penalty")
        self.false_penalty = number(self.options, "false_call_penalty")
        self.nt_multiplier = number(self.options, "nt_multiplier")
        self.hawaii = options["target"] == HAWAII
        self.target = 0 if self.hawaii else number(self.options, "target")
        self.keeps_score = options["rise_and_fly"] != "on_set"
        deals = options["deals"]
        self.deals = deals if isinstance(deals, int) else None
        self.kitty_book = str(options["kitty_book"]) if self.kitty else "none"
        self.directions = {"up_down": (0, 1), "up_only": (0,)}.get(str(options["directions"]), (0, 1, 2))
        bare_from_one = options["bid_form"] == "number" and number(self.options, "min_bid") == 1
        self.signals = bare_from_one and self.pairs and self.one_turn and len(self.directions) > 1

    def _work_out_bids(self) -> None:
        options = self.options
        self.min_bid = number(self.options, "min_bid")
        # The buried cards are a book that no trick brings: alone one may bid on it, too.
        own_book = 1 if self.kitty_book != "none" else 0
        self.max_bid = self.hand + own_book if options["max_bid"] == ALL_BOOKS else BOSTON
        form = options["bid_form"]
        no_trumps = (KIND_NT_UP, KIND_NT_DOWN) if options["nt_direction_at"] == "bid" else (KIND_NT,)
        kinds: tuple[int, ...] = (BARE,)
        if form == "number_up_down_nt":
            kinds = (KIND_UP, KIND_DOWN, *no_trumps)
        elif form == "number_nt":
            kinds = (BARE, *no_trumps)
        self.bids = tuple(bid for bid in ALL if self.min_bid <= bid.number <= self.max_bid and bid.kind in kinds)
        self.lowest = sum(bid.number == self.min_bid for bid in self.bids)
        self.heights = tuple(self._height(bid) for bid in self.bids)
        self.height_of = dict(zip(self.bids, self.heights, strict=True))
        self.trumps = TRUMPS if form == "number" else TRUMPS[:4]
        self.bid_actions = tuple(tuple(Bid(seat, bid) for bid in self.bids) for seat in range(self.seats))

    def _height(self, bid: BidValue) -> int:
        """Return a bid's rank; a number has three ranks, and the order of kinds decides which share one."""
        number, kind = bid
        order = self.options["bid_order"]
        if order == "all_equal" or kind in (BARE, KIND_UP):
            return number * 3
        if kind == KIND_DOWN:
            return number * 3 + (1 if order == "down_beats_up" else 0)
        return number * 3 + 2

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TableRules) and other.items == self.items

    def __hash__(self) -> int:
        return hash(self.items)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle as the call that makes it."""
        return _terms, (self.items,)


@lru_cache(maxsize=512)
def _terms(items: tuple[tuple[str, Value], ...]) -> TableRules:
    return TableRules(items)


def terms_for(options: Values) -> TableRules:
    """Return the terms of checked options, the same object for the same options."""
    return _terms(tuple(options.items()))
