"""A plain second implementation of Bid Whist: the oracle that the real game is compared with.

Everything is a list, a dict or a string: cards are the record's codes, a bid is the record's text, a played card is a
dict that remembers whether it was a renege when it was played.
"""

import json
from itertools import product

from .bid_whist_options import complete, random_options, rejected
from .bid_whist_play import JOKERS, RANKS, Play

__all__ = ["Illegal", "Naive", "chance", "random_options", "rejected"]

DIRECTIONS = {"up_down": ["up", "down"], "up_only": ["up"], "up_down_aces_bad": ["up", "down", "down-aces-bad"]}
FIELDS = {"bid": ["bid"], "name": ["trump", "direction"], "play": ["card", "nt"], "call_renege": ["book"]}


class Illegal(Exception):
    """The line is not allowed now."""


class Naive(Play):
    def __init__(self, header):
        self.o = complete(header.get("options", {}))
        self.individual = self.o["partnership"] == "individual"
        self.players = len(header["players"])
        self.seats = list(range(self.players))
        self.pack = [rank + suit for suit in "shdc" for rank in RANKS["up"]] + JOKERS[: self.o["jokers"]]
        self.size = (len(self.pack) - self.o["kitty"]) // self.players
        sides = self.players if self.individual else 2
        self.scores = list(header.get("scores") or [0] * sides)
        self.missed = [0] * sides
        self.games = [0] * sides
        self.dealer = header["dealer"]
        self.deals = []
        self.result = None
        self.phase = "deal"

    # Seats

    def side(self, seat):
        return seat if self.individual else seat % 2

    def opponents(self, seat):
        return [other for other in self.seats if self.side(other) != self.side(seat)]

    def clockwise(self, seat):
        """Return the seats from the left of `seat` round to `seat` itself."""
        return [(seat + step) % self.players for step in range(1, self.players + 1)]

    # What the referee is asked

    def chance_due(self):
        return self.phase in ("deal", "draw")

    def waiting_for(self):
        if self.phase in ("deal", "draw", "over"):
            return []
        if self.phase == "review":
            return [seat for seat in self.seats if seat not in self.accepted]
        if self.phase == "auction":
            return [self.speaker]
        return [self.turn() if self.phase == "play" else self.declarer]

    def legal(self):
        legal = {str(seat): [] for seat in self.seats}
        if self.phase == "auction":
            legal[str(self.speaker)] = self.speeches()
        if self.phase == "name":
            legal[str(self.declarer)] = self.names()
        if self.phase == "bury":
            legal[str(self.declarer)] = [{"act": "bury", "count": self.o["kitty"]}]
        if self.phase == "play":
            legal[str(self.turn())] = self.plays()
        if self.phase in ("play", "review"):
            for seat in self.seats:
                if seat not in self.accepted:
                    legal[str(seat)] += self.calls_of(seat)
                    legal[str(seat)] += [{"act": "accept"}] if self.phase == "review" else []
        return legal

    def refuses(self, line):
        act, seat = line["act"], line.get("seat")
        if act in ("shuffle", "deal", "draw"):
            return not self.good_chance(line)
        if type(seat) is not int or seat not in self.seats:
            return True
        if act == "bury":
            return not (self.phase == "bury" and seat == self.declarer and self.good_bury(line["cards"].split()))
        action = {name: line[name] for name in ["act", *FIELDS.get(act, [])] if name in line}
        # As JSON, so that true is not 1.
        return json.dumps(action, sort_keys=True) not in [
            json.dumps(other, sort_keys=True) for other in self.legal()[str(seat)]
        ]

    def apply(self, line):
        if self.refuses(line):
            raise Illegal(line)
        getattr(self, "do_" + line["act"])(line)

    def status(self):
        status = {
            "valid": True,
            "game": "bid_whist",
            "over": self.phase == "over",
            "scores": list(self.scores),
            "deals": list(self.deals),
            "result": self.result,
            "waiting_for": self.waiting_for(),
            "legal": self.legal(),
        }
        if self.o["match"] != "single":
            status["games"] = list(self.games)
        return status

    def expand(self, seat, standin, rng):
        """Return a concrete line for an action of `legal`: only the burying leaves anything to choose."""
        seat = int(seat)
        if standin["act"] != "bury":
            return {"seat": seat, **standin}
        must = self.buried_perforce()
        others = [card for card in self.hands[seat] if card not in must]
        cards = must + rng.sample(others, self.o["kitty"] - len(must))
        rng.shuffle(cards)
        return {"seat": seat, "act": "bury", "cards": " ".join(cards)}

    # Dealing

    def good_chance(self, line):
        if line["act"] == "draw":
            if self.phase != "draw" or line.get("seat") != self.holders[0]:
                return False
            cards = line["cards"].split()
            held = [card for card in self.hands[self.holders[0]] if card in JOKERS]
            return (
                len(cards) == len(set(cards)) == len(held)
                and all(card in self.pile for card in cards)
                and not any(card in JOKERS for card in cards)
            )
        if self.phase != "deal":
            return False
        if line["act"] == "shuffle":
            return sorted(line["pack"].split()) == sorted(self.pack)
        hands = [hand.split() for hand in line["hands"]]
        kitty = line.get("kitty", "").split()
        return (
            [len(hand) for hand in hands] == [self.size] * self.players
            and len(kitty) == self.o["kitty"]
            and sorted(sum(hands, kitty)) == sorted(self.pack)
        )

    def do_shuffle(self, line):
        pack = line["pack"].split()
        hands, kitty = [[] for _ in self.seats], []
        for number in range(1, self.size + 1):
            for seat in self.clockwise(self.dealer):
                hands[seat].append(pack.pop(0))
            if number >= 2 and len(kitty) < self.o["kitty"]:
                kitty.append(pack.pop(0))
        self.begin(hands, kitty)

    def do_deal(self, line):
        self.begin([hand.split() for hand in line["hands"]], line.get("kitty", "").split())

    def begin(self, hands, kitty):
        self.hands, self.kitty, self.pile = hands, kitty, []
        self.spoken = []  # [seat, bid or None], in order
        self.speaker = self.clockwise(self.dealer)[0]
        self.declarer = self.bid = self.trump = self.direction = None
        self.played = []  # {"seat", "card", "book", "renege", "proven"}, in order
        self.winners = []
        self.calls = []
        self.called = []  # [side, book], the book being the last begun if none need be named
        self.accepted = []
        self.phase = "auction"

    # Auction

    def all_bids(self):
        kinds = {"number": [""], "number_nt": ["", " nt"], "number_up_down_nt": [" up", " down", " nt"]}
        kinds = kinds[self.o["bid_form"]]
        if self.o["nt_direction_at"] == "bid":
            kinds = [kind for kind in kinds if kind != " nt"] + [" nt up", " nt down"]
        top = self.o["max_bid"]
        if top == "all_books":
            top = self.size + (1 if self.o["kitty"] and self.o["kitty_book"] != "none" else 0)
        return [f"{number}{kind}" for number in range(self.o["min_bid"], top + 1) for kind in kinds]

    def value(self, bid):
        number, *kind = bid.split()
        steps = {"nt_over_equal": {"nt": 1}, "down_beats_up": {"down": 1, "nt": 2}, "all_equal": {}}
        return [int(number), steps[self.o["bid_order"]].get(kind[0] if kind else "", 0)]

    def high(self):
        bids = [said for said in self.spoken if said[1]]
        return bids[-1] if bids else [None, None]

    def speeches(self):
        high = self.high()[1]
        bids, redeal, can_pass = self.all_bids(), False, True
        if high:
            equal = self.o["dealer_may_match"] and self.speaker == self.dealer
            bids = [
                bid
                for bid in bids
                if self.value(bid) > self.value(high) or (equal and self.value(bid) == self.value(high))
            ]
        elif self.speaker == self.dealer:
            can_pass = False
            if self.o["all_pass"] == "dealer_bids_1_or_redeals":
                bids, redeal = [bid for bid in bids if self.value(bid)[0] == 1], True
            elif self.o["forced_bid"] == "exactly_min":
                bids = [bid for bid in bids if self.value(bid)[0] == self.o["min_bid"]]
        first = self.speaker not in [seat for seat, _ in self.spoken]
        court = any(card[0] in "KQJ" for card in self.hands[self.speaker] if card not in JOKERS)
        if self.o["no_court_redeal"] and first and not court:
            redeal = True
        speeches = [{"act": "bid", "bid": bid} for bid in bids]
        speeches += [{"act": "pass"}] if can_pass else []
        return speeches + ([{"act": "redeal"}] if redeal else [])

    def do_redeal(self, line):
        self.phase = "deal"

    def do_bid(self, line):
        self.say(line["bid"])

    def do_pass(self, line):
        self.say(None)

    def say(self, bid):
        self.spoken.append([self.speaker, bid])
        seat, high = self.high()
        if self.o["auction"] == "one_turn":
            done = len(self.spoken) == self.players
            left = self.seats
        else:
            left = [other for other in self.seats if [other, None] not in self.spoken]
            unbeatable = high and all(self.value(other) <= self.value(high) for other in self.all_bids())
            done = unbeatable or left == [seat]
        if not done:
            self.speaker = next(other for other in self.clockwise(self.speaker) if other in left)
            return
        self.declarer, self.bid = seat, high
        kind = high.split()[1:]
        if kind:
            self.trump = "nt" if kind[0] == "nt" else None
            self.direction = kind[-1] if kind[-1] != "nt" else None
        if self.o["directions"] == "up_only":
            self.direction = "up"
        self.phase = "name"
        if not self.names():
            self.after_naming()

    # Naming, kitty

    def names(self):
        """All `name` actions, saying exactly what is still open; none if nothing is."""
        if self.o["naming"] == "by_first_lead":
            return []
        trumps = list("shdc") + (["nt"] if self.o["bid_form"] == "number" else [])
        fields = {}
        if self.trump is None:
            fields["trump"] = trumps
        if self.direction is None:
            fields["direction"] = DIRECTIONS[self.o["directions"]]
        if not fields:
            return []
        return [{"act": "name", **dict(zip(fields, values, strict=True))} for values in product(*fields.values())]

    def do_name(self, line):
        self.trump = line.get("trump", self.trump)
        self.direction = line.get("direction", self.direction)
        self.after_naming()

    def after_naming(self):
        self.phase = "play"
        if self.o["kitty"]:
            self.hands[self.declarer] += self.kitty
            self.phase = "bury"

    def exchanges(self):
        return self.trump == "nt" and self.o["nt_jokers"] == "exchange"

    def buried_perforce(self):
        return [card for card in self.hands[self.declarer] if card in JOKERS and self.exchanges()]

    def good_bury(self, cards):
        return (
            len(cards) == len(set(cards)) == self.o["kitty"]
            and all(card in self.hands[self.declarer] for card in cards)
            and all(card in cards for card in self.buried_perforce())
        )

    def do_bury(self, line):
        self.pile = line["cards"].split()
        for card in self.pile:
            self.hands[self.declarer].remove(card)
        self.holders = []
        if self.exchanges():
            self.holders = [
                seat for seat in self.clockwise(self.declarer) if any(card in JOKERS for card in self.hands[seat])
            ]
        self.phase = "draw" if self.holders else "play"

    def do_draw(self, line):
        seat, drawn = self.holders.pop(0), line["cards"].split()
        given = [card for card in self.hands[seat] if card in JOKERS]
        self.hands[seat] = [card for card in self.hands[seat] if card not in given] + drawn
        self.pile = [card for card in self.pile if card not in drawn] + given
        self.phase = "draw" if self.holders else "play"


def chance(naive, rng):
    """Return a random line of chance: a shuffled pack, or a blind draw from the buried cards."""
    if naive.phase == "draw":
        seat = naive.holders[0]
        jokers = [card for card in naive.hands[seat] if card in JOKERS]
        cards = [card for card in naive.pile if card not in JOKERS]
        return {"act": "draw", "seat": seat, "cards": " ".join(rng.sample(cards, len(jokers)))}
    return {"act": "shuffle", "pack": " ".join(rng.sample(naive.pack, len(naive.pack)))}
