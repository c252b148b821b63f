"""A plain second implementation of The Betel: the oracle that the real game is compared with.

Cards and contracts are the record's codes, hands and tricks are lists of them. `legal` is written down case by case
from the rules page; nothing is remembered that could be looked up in the calls made or the cards played.
"""

RANKS = "AKQJT987"
PACK = [rank + suit for suit in "shdc" for rank in RANKS]
LADDER = [
    ["lb", "1c", "1d", "1h", "1s", "1nt"],
    ["sb", "2c", "2d", "2h", "2s", "2nt"],
    ["mb", "3c", "3d", "3h", "3s", "3nt"],
    ["bb", "4c", "4d", "4h", "4s", "4nt"],
    ["gb", "5c", "5d", "5h", "5s", "5nt"],
]
CONTRACTS = [contract for row in LADDER for contract in row]  # low to high
BETELS = {"lb": 3, "sb": 2, "mb": 1, "bb": 0, "gb": 0}  # the most tricks the declarer may take
NEEDED = {"1": 6, "2": 7, "3": 8, "4": 9, "5": 10}  # the fewest, by the level of a trick contract
DEFAULTS = {"target": 1000, "deal_cap": 60, "contra": False, "rise_after_ruff": True}
PRESETS = {"english": {}, "polish": {"contra": True}}


class Illegal(Exception):
    """The line is not allowed now."""


class Naive:
    def __init__(self, header):
        options = dict(header.get("options", {}))
        unknown = sorted(set(options) - {"preset", *DEFAULTS})
        if unknown:
            raise ValueError(f"the oracle knows no such options: {', '.join(unknown)}")
        self.o = {**DEFAULTS, **PRESETS[options.pop("preset", "english")], **options}
        self.dealer = header["dealer"]
        self.scores = list(header.get("scores", [0, 0, 0]))
        self.deals = []
        self.result = None
        self.phase = "chance"

    # What the referee is asked

    def chance_due(self):
        return self.phase == "chance"

    def waiting_for(self):
        if self.phase in ("chance", "over"):
            return []
        return [self.caller() if self.phase == "auction" else self.player()]

    def legal(self):
        legal = {"0": [], "1": [], "2": []}
        if self.phase == "auction":
            legal[str(self.caller())] = self.calls_open()
        if self.phase == "play":
            legal[str(self.player())] = [{"act": "play", "card": card} for card in self.playable()]
        return legal

    def refuses(self, line):
        act, seat = line["act"], line.get("seat")
        if act == "shuffle":
            return not self.chance_due() or sorted(line["pack"].split()) != sorted(PACK)
        if act == "deal":
            return not self.chance_due() or not can_be_dealt(line)
        if seat not in self.waiting_for():
            return True
        open_to_seat = self.legal()[str(seat)]
        if act == "exchange":
            return {"act": "exchange"} not in open_to_seat or not self.can_exchange(seat, line["put"])
        fields = {"look": ["slot"], "bid": ["contract"], "play": ["card"]}.get(act, [])
        return {"act": act, **{field: line[field] for field in fields}} not in open_to_seat

    def status(self):
        return {
            "valid": True,
            "game": "betel",
            "over": self.phase == "over",
            "scores": list(self.scores),
            "deals": list(self.deals),
            "result": self.result,
            "waiting_for": self.waiting_for(),
            "legal": self.legal(),
        }

    def expand(self, seat, standin, rng):
        """Return a concrete line for an action of `legal`: only an exchange leaves anything to choose."""
        seat = int(seat)
        if standin["act"] != "exchange":
            return {"seat": seat, **standin}
        slots = rng.choice([slots for slots in ([0], [1], [0, 1]) if all(slot in self.looked for slot in slots)])
        cards = rng.sample(self.hands[seat] + [self.twins[slot] for slot in slots], len(slots))
        put = [None, None]
        for slot, card in zip(slots, cards, strict=True):
            put[slot] = card
        return {"seat": seat, "act": "exchange", "put": put}

    def apply(self, line):
        if self.refuses(line):
            raise Illegal(line["act"])
        act = line["act"]
        if act == "shuffle":
            self.begin(*dealt_from(line["pack"].split(), self.dealer))
        elif act == "deal":
            self.begin([hand.split() for hand in line["hands"]], line["twins"].split())
        elif act == "look":
            self.looked.append(line["slot"])
        elif act == "exchange":
            self.exchange(line["seat"], line["put"])
        elif act == "play":
            self.play(line["card"])
        else:
            self.call(act, line.get("contract"))

    # Auction

    def begin(self, hands, twins):
        self.hands, self.twins = hands, twins
        self.calls = []  # (seat, "pass", "contra" or a contract), in order
        self.new_call()
        self.looks = [0, 0, 0]
        self.trick = []  # (seat, card), in order
        self.winners = []
        self.phase = "auction"

    def new_call(self):
        self.looked = []
        self.exchanged = False

    def caller(self):
        return (self.dealer + len(self.calls)) % 3

    def contract(self):
        """Return (declarer, contract) of the last bid, or (None, None)."""
        bids = [(seat, said) for seat, said in self.calls if said in CONTRACTS]
        return bids[-1] if bids else (None, None)

    def contra(self):
        """Who said contra to the contract that stands, or None."""
        seat = None
        for other, said in self.calls:
            if said == "contra":
                seat = other
            elif said in CONTRACTS:
                seat = None
        return seat

    def higher(self):
        contract = self.contract()[1]
        return CONTRACTS if contract is None else CONTRACTS[CONTRACTS.index(contract) + 1 :]

    def calls_open(self):
        bids = [{"act": "bid", "contract": contract} for contract in self.higher()]
        if self.exchanged:
            return bids
        actions = [{"act": "look", "slot": slot} for slot in (0, 1) if slot not in self.looked]
        if self.looked and bids:
            actions.append({"act": "exchange"})
        actions += bids
        actions.append({"act": "pass"})
        if self.o["contra"] and self.contract()[1] is not None and self.contra() is None:
            actions.append({"act": "contra"})
        return actions

    def can_exchange(self, seat, put):
        slots = [slot for slot in (0, 1) if put[slot] is not None]
        cards = [put[slot] for slot in slots]
        return (
            len(slots) > 0
            and all(slot in self.looked for slot in slots)
            and len(set(cards)) == len(cards)
            and all(card in self.hands[seat] + [self.twins[slot] for slot in slots] for card in cards)
        )

    def exchange(self, seat, put):
        for slot in (0, 1):
            if put[slot] is not None:
                self.hands[seat].append(self.twins[slot])
        for slot in (0, 1):
            if put[slot] is not None:
                self.hands[seat].remove(put[slot])
                self.twins[slot] = put[slot]
        self.exchanged = True

    def call(self, act, contract):
        seat = self.caller()
        if act == "pass":
            price = 5 * len(self.looked)
            self.looks[seat] -= price
            self.scores[seat] -= price
        self.calls.append((seat, contract if act == "bid" else act))
        self.new_call()
        said = [word for _, word in self.calls]
        if said == ["pass"] * 3 or (self.contract()[1] is not None and said[-2:] == ["pass"] * 2):
            self.phase = "play"

    # Play

    def trump(self):
        contract = self.contract()[1]
        return contract[1] if contract and contract not in BETELS and not contract.endswith("nt") else None

    def player(self):
        if self.trick:
            return (self.trick[-1][0] + 1) % 3
        if self.winners:
            return self.winners[-1]
        declarer = self.contract()[0]
        return self.dealer if declarer is None else declarer

    def playable(self):
        declarer, contract = self.contract()
        free = contract == "gb" and self.player() != declarer
        trick = [card for _, card in self.trick]
        return playable(self.hands[self.player()], trick, self.trump(), free, self.o["rise_after_ruff"])

    def play(self, card):
        seat = self.player()
        self.hands[seat].remove(card)
        self.trick.append((seat, card))
        if len(self.trick) < 3:
            return
        best = winning([card for _, card in self.trick], self.trump())
        self.winners += [seat for seat, card in self.trick if card == best]
        self.trick = []
        if len(self.winners) == 10:
            self.count()

    # Scoring

    def count(self):
        declarer, contract = self.contract()
        tricks = [self.winners.count(seat) for seat in (0, 1, 2)]
        deal = {"contract": None, "tricks": tricks, "made": None, "looks": self.looks}
        if contract is None:
            points = [5 * number for number in tricks]
        else:
            deal["contract"] = {"seat": declarer, "contract": contract}
            made, declarers, defenders = worth(contract, tricks[declarer])
            deal["made"] = made
            factor = 1
            if self.contra() is not None:
                deal["contract"]["contra"] = self.contra()
                factor = 2
            points = [factor * (declarers if seat == declarer else defenders) for seat in (0, 1, 2)]
        self.scores = [score + more for score, more in zip(self.scores, points, strict=True)]
        deal["points"] = [more + look for more, look in zip(points, self.looks, strict=True)]
        self.deals.append(deal)
        self.dealer = (self.dealer + 1) % 3
        self.phase = "chance"
        self.end_if_due()

    def end_if_due(self):
        top = [seat for seat in (0, 1, 2) if self.scores[seat] == max(self.scores)]
        target, cap = self.o["target"], self.o["deal_cap"]
        if target is not None and len(top) == 1 and max(self.scores) >= target:
            reason = "target"
        elif cap is not None and len(self.deals) >= cap:
            reason = "deal_cap"
        else:
            return
        losers = [seat for seat in (0, 1, 2) if seat not in top]
        self.result = {"winners": top, "losers": losers, "reason": reason}
        self.phase = "over"


def dealt_from(pack, dealer):
    """(hands, twins) of a shuffled pack, one card at a time from the dealer's left; the twins come second, twice."""
    pack = list(pack)
    hands, twins = [[], [], []], []
    left, right = (dealer + 1) % 3, (dealer + 2) % 3
    for number in range(1, 11):
        hands[left].append(pack.pop(0))
        if number <= 2:
            twins.append(pack.pop(0))
        hands[right].append(pack.pop(0))
        hands[dealer].append(pack.pop(0))
    return hands, twins


def can_be_dealt(line):
    hands, twins = [hand.split() for hand in line["hands"]], line.get("twins", "").split()
    sizes = [len(hand) for hand in hands]
    return sizes == [10, 10, 10] and len(twins) == 2 and sorted(sum(hands, twins)) == sorted(PACK)


def above(cards, others):
    """Those of `cards` that outrank every one of `others`; all are of one suit."""
    return [card for card in cards if all(RANKS.index(card[0]) < RANKS.index(other[0]) for other in others)]


def playable(hand, trick, trump, free, rise_after_ruff):
    """Return the cards of `hand` that may be played to `trick`; `free` is a defender in Grand Betel."""
    if not trick:
        return list(hand)
    led = trick[0][1]
    following = [card for card in hand if card[1] == led]
    trumps = [card for card in hand if card[1] == trump]
    trumps_there = [card for card in trick if card[1] == trump]
    if following:
        ruffed = led != trump and len(trumps_there) > 0
        if free or (ruffed and not rise_after_ruff):
            return following
        return above(following, [card for card in trick if card[1] == led]) or following
    if trumps:
        return above(trumps, trumps_there) or trumps
    return list(hand)


def winning(trick, trump):
    counting = [card for card in trick if card[1] == trump] or [card for card in trick if card[1] == trick[0][1]]
    return min(counting, key=lambda card: RANKS.index(card[0]))


def worth(contract, tricks):
    """(made, declarer's points, each defender's points) of a contract with so many tricks, without contra."""
    number = CONTRACTS.index(contract) + 1
    if contract in BETELS:
        under, over = max(0, tricks - BETELS[contract]), 0
    else:
        under, over = max(0, NEEDED[contract[0]] - tricks), max(0, tricks - NEEDED[contract[0]])
    if under == 0:
        return True, 20 * number + 5 * over, 0
    return False, -(20 * number + 10 * under), 10 * number + 5 * under


def chance(naive, rng):
    """Return a random line of chance: a shuffled pack."""
    return {"act": "shuffle", "pack": " ".join(rng.sample(PACK, len(PACK)))}


def random_options(rng):
    """Return a random valid option set: some left out, targets and caps for short games as well as long ones."""
    options = {}
    values = {
        "preset": ["english", "polish"],
        "target": [None, 1, 50, 100, 300, 500, 1000, 2500],
        "deal_cap": [None, 1, 2, 3, 5, 12, 60],
        "contra": [False, True],
        "rise_after_ruff": [True, False],
    }
    for name, choices in values.items():
        if rng.random() < 0.5:
            options[name] = rng.choice(choices)
    if options.get("target", 1000) is None and options.get("deal_cap", 60) is None:
        options[rng.choice(["target", "deal_cap"])] = rng.choice([1, 2, 7])
    return options
