"""A table for the tests: W, N, E and S are the seats 0 to 3, S deals, so the others speak first."""

from random import Random

from bot.games.bid_whist import GAME, kitty, scoring
from bot.games.bid_whist.actions import BARE, KIND_UP, BidValue
from bot.games.bid_whist.cards import DIRECTIONS, TRUMPS, ranking
from bot.games.bid_whist.position import Contract, Trick
from bot.rules.actions import CardSelection
from bot.rules.cards import FRENCH, bits, cards_in
from bot.rules.errors import RuleError

SEATS = "WNES"
W, N, E, S = range(4)
SPARES = ("6s", "7s", "8s", "9s")


class Table:
    """A game that is driven by short texts."""

    def __init__(self, scores=None, **options):
        self.options = GAME.options.validate(options)
        self.state = GAME.start(self.options, self.options["players"], self.options["players"] - 1, scores)

    def do(self, line):
        """Apply one record line; return the events."""
        step = self.state.apply(GAME.codec.read(line, self.state.seats))
        self.state = step.state
        return GAME.public_events(step)

    def refused(self, line):
        """Return the code with which a record line is refused."""
        before = self.state.copy()
        try:
            self.state.apply(GAME.codec.read(line, self.state.seats))
        except RuleError as error:
            assert self.state == before
            return error.code
        raise AssertionError("it was allowed")

    def deal(self, bottom="", fill=None, **hands):
        """Deal the cards named to seats and kitty, and the rest as it comes, suits in `fill` to a seat first."""
        terms = self.state.terms
        given = [list(FRENCH.parse(hands.get(SEATS[seat], ""))) for seat in range(terms.seats)]
        into_kitty = list(FRENCH.parse(bottom))
        laid = {*into_kitty, *(card for hand in given for card in hand)}
        rest = sorted(card for card in terms.cards if card not in laid)
        for seat, suits in (fill or {}).items():
            wanted = [card for card in rest if card < 52 and FRENCH.codes[card][1] in suits]
            taken = wanted[: terms.hand - len(given[SEATS.index(seat)])]
            given[SEATS.index(seat)] += taken
            rest = [card for card in rest if card not in taken]
        for hand in [*given]:
            while len(hand) < terms.hand:
                hand.append(rest.pop())
        while len(into_kitty) < terms.kitty:
            into_kitty.append(rest.pop())
        line = {"act": "deal", "hands": [FRENCH.show(hand) for hand in given]}
        self.do(line | ({"kitty": FRENCH.show(into_kitty)} if terms.kitty else {}))
        return self

    def shuffle(self, seed=0):
        self.state = self.state.apply(self.state.chance(Random(seed))).state
        return self

    def say(self, *calls):
        """Make calls in turn: a bid's words, or the act itself."""
        for call in calls:
            act = {"act": call} if call in {"pass", "redeal"} else {"act": "bid", "bid": call}
            self.do({"seat": self.state.turn, **act})
        return self

    def contract(self, bid, seat=W, **named):
        """Have one seat win the auction and name; bury what is least in the way."""
        self.say(*(bid if i == seat else "pass" for i in range(4)))
        if named:
            self.do({"seat": seat, "act": "name", **named})
        return self

    def bury(self, cards):
        self.do({"seat": self.state.turn, "act": "bury", "cards": cards})
        return self

    def bury_kitty(self):
        """Lay the kitty away as it came, but for jokers that must go."""
        seat = self.state.turn
        for choice in self.state.legal_actions(seat):
            if isinstance(choice, CardSelection):
                came = [card for card in cards_in(self.state.kitty) if card not in choice.must]
                self.bury(FRENCH.show([*choice.must, *came][: choice.count]))
        return self

    def play(self, cards):
        """Play cards in turn; return the events of the last one."""
        events = ()
        for card in cards.split():
            events = self.do({"seat": self.state.turn, "act": "play", "card": card})
        return events

    def play_out(self):
        """Play the rest of the deal, each the first card that is allowed."""
        while self.state.phase_name == "playing":
            self.do(self.state.legal_actions(self.state.turn)[0].json())
        return self

    def accept(self):
        for seat in self.state.waiting_for:
            self.do({"seat": seat, "act": "accept"})
        return self

    def legal(self, act, key, seat=None):
        """Return one field of all legal actions of one kind."""
        actions = self.state.legal_actions(self.state.turn if seat is None else seat)
        return [action.json().get(key) for action in actions if action.json()["act"] == act]

    def acts(self, seat=None):
        """Return the kinds of actions that are legal."""
        actions = self.state.legal_actions(self.state.turn if seat is None else seat)
        return {action.json()["act"] for action in actions}

    def bids(self):
        return self.legal("bid", "bid")

    def cards(self, seat=None):
        return set(self.legal("play", "card", seat))

    @property
    def last(self):
        return self.state.deals[-1]


def first_lead(bid="3 up", trump="c", direction="", hands=None, **options):
    """Return a table at W's first lead under a contract; `hands` are all the cards there are.

    Every player gets one card more that is in nobody's way, so that a trick is not the last.
    """
    table = Table(**options).shuffle()
    state = table.state
    way = direction or ("down" if "down" in bid else "up")
    state.contract = Contract(W, BidValue(int(bid.split()[0]), KIND_UP), TRUMPS.index(trump), DIRECTIONS.index(way))
    state.order = ranking(state.contract.trump, state.contract.direction, state.terms.spade2_high)
    if hands is not None:
        state.hands = [bits(FRENCH.parse(hand)) for hand in hands]
    kitty.begin_play(state)
    return table


def answers(hand, lead, **contract):
    """Return which cards of N's hand may be played when W has led this card."""
    table = first_lead(hands=[lead, hand, "", ""], **contract)
    table.play(lead)
    return " ".join(card for card in hand.split() if card in table.cards())


def winner(cards, **contract):
    """Return who wins a trick of these cards that W has led to."""
    hands = [f"{card} {spare}" for card, spare in zip(cards.split(), SPARES, strict=True)]
    table = first_lead(hands=hands, **contract)
    for card in cards.split():
        seat = table.state.turn
        table.state.play(GAME.codec.read({"seat": seat, "act": "play", "card": card}, 4))
    return SEATS[table.state.tricks[0].winner]


def counted(bid, tricks, scores=None, claims=(), trump="c", state=None, first=None, **options):
    """Return the state after a deal in which W's side won so many tricks with W's bid.

    Args:
        bid: the number.
        tricks: how many tricks the declaring side takes, the buried kitty not counted.
        first: the seat that wins the first trick; default W.
        state: a state between deals to go on from.
    """
    state = state or Table(scores, **options).state
    state.contract = Contract(W, BidValue(bid, BARE), TRUMPS.index(trump), 0)
    winners = [W] * tricks + [N] * (state.terms.hand - tricks)
    if first is not None:
        winners.remove(first)
        winners.insert(0, first)
    state.tricks = tuple(Trick(W, (), winner) for winner in winners)
    state.claims = tuple(claims)
    scoring.finish(state)
    return state
