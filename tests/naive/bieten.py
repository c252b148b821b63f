"""A plain second implementation of Bieten: the oracle that the real game is compared with.

Cards are the record's codes. What the Weli (or a wild seven) may still become is kept literally, as the list of all
namings of a hand's wild cards that agree with everything its holder has done; an action that leaves none is illegal.
"""

from itertools import product

from .bieten_count import FIGURES, PACK, REAL, Count, has, suit

FIELDS = {"cut": ["lift"], "bet": ["figure"], "raise": ["figure"], "play": ["card", "as"]}


DEFAULTS = {
    "target": None, "counting": "bets-first", "wild": "weli", "knockout": False, "irregularities": "prevented",
    "steal": True, "packets": "1+2", "exact_target": False,
}  # fmt: skip


def complete(options):
    """All options by name; one that the oracle does not know is an error, so that no option goes unchecked."""
    unknown = sorted(set(options) - set(DEFAULTS))
    if unknown:
        raise ValueError(f"the oracle knows no such options: {', '.join(unknown)}")
    return {**DEFAULTS, **options}


class Illegal(Exception):
    """The line is not allowed now."""


class Naive(Count):
    def __init__(self, header):
        options = complete(header.get("options", {}))
        self.players = len(header["players"])
        self.target = options["target"] or (9 if self.players >= 5 else 11)
        self.counting = options["counting"]
        self.knockout = options["knockout"]
        self.irregularities = options["irregularities"]
        self.exact = options["exact_target"]
        self.strict = self.irregularities == "prevented"
        self.steal = options["steal"]
        self.packets = [int(size) for size in options["packets"].split("+")]
        self.wild = {"weli": ["W"], "weli-and-sevens": ["W", "7b", "7a"], "none": []}[options["wild"]]
        self.dealer = header["dealer"]
        self.scores = list(header.get("scores") or [0] * self.players)
        self.reached = []  # knockout: who has reached the target, in that order
        self.deals = []
        self.result = None
        self.phase = "chance"

    # Seats

    def live(self):
        return [seat for seat in range(self.players) if seat not in self.reached]

    def next_live(self, seat, step=1):
        seat = (seat + step) % self.players
        while seat in self.reached:
            seat = (seat + step) % self.players
        return seat

    def cutter(self):
        return self.next_live(self.dealer, -1)

    def turn(self):
        return self.next_live(self.trick[-1][0]) if self.trick else self.leader

    # What the referee is asked

    def chance_due(self):
        return self.phase == "chance"

    def waiting_for(self):
        if self.phase in ("chance", "over"):
            return []
        if self.phase in ("cut", "steal"):
            return [self.cutter()]
        return [self.pending["asked"]] if self.pending else [self.turn()]

    def legal(self):
        return {str(seat): self.actions(seat) for seat in range(self.players)}

    def actions(self, seat):
        if self.phase in ("chance", "over") or seat in self.reached:
            return []
        if self.phase == "cut":
            return [{"act": "cut", "lift": lift} for lift in range(4, 33)] if seat == self.cutter() else []
        if self.phase == "steal":
            return [{"act": "steal"}, {"act": "leave"}] if seat == self.cutter() else []
        if self.pending:
            return self.answers() if seat == self.pending["asked"] else []
        return self.claims(seat) + (self.plays(seat) if seat == self.turn() else [])

    def refuses(self, line):
        if line["act"] == "shuffle":
            return not self.chance_due() or sorted(line["pack"].split()) != sorted(PACK)
        if line["act"] == "deal":
            return not self.chance_due() or not self.can_be_dealt(line)
        known = ["act", *FIELDS.get(line["act"], [])]
        action = {key: line[key] for key in known if key in line}
        return action not in self.legal().get(str(line.get("seat")), [])

    def can_be_dealt(self, line):
        hands = [hand.split() for hand in line["hands"]]
        cards = [card for hand in hands for card in hand]
        cards += [line["bottom"]] if line.get("bottom") is not None else []
        return (
            len(hands) == self.players
            and all(len(hand) == (3 if seat in self.live() else 0) for seat, hand in enumerate(hands))
            and all(card in PACK for card in cards)
            and len(set(cards)) == len(cards)
        )

    def status(self):
        return {
            "valid": True,
            "game": "bieten",
            "over": self.phase == "over",
            "scores": list(self.scores),
            "deals": list(self.deals),
            "result": self.result,
            "waiting_for": self.waiting_for(),
            "legal": self.legal(),
        }

    def apply(self, line):
        if self.refuses(line):
            raise Illegal(line["act"])
        act = line["act"]
        if act == "shuffle":
            self.pack, self.phase = line["pack"].split(), "cut"
        elif act == "deal":
            self.begin([hand.split() for hand in line["hands"]])
        elif act == "cut":
            self.lifted, self.rest, self.stolen = self.pack[: line["lift"]], self.pack[line["lift"] :], []
            self.phase = "steal"
            if not self.steal:
                self.hand_out()
        elif act == "steal":
            self.stolen.append(self.lifted.pop())
            if len(self.stolen) == 3:
                self.hand_out()
        elif act == "leave":
            self.hand_out()
        elif act in ("bet", "raise"):
            self.claim(line["seat"], act, line["figure"])
        elif act in ("hold", "good"):
            self.answer(line["seat"], act)
        else:
            self.play(line["seat"], line["card"], line.get("as", line["card"]))

    # Cut and deal

    def hand_out(self):
        pack = self.rest + self.lifted
        hands = [[] for _ in range(self.players)]
        hands[self.cutter()] = list(self.stolen)
        for packet in self.packets:
            seat = self.dealer
            for _ in self.live():
                seat = self.next_live(seat)
                for _ in range(min(packet, 3 - len(hands[seat]))):
                    hands[seat].append(pack.pop(0))
        self.begin(hands)

    def begin(self, hands):
        self.phase = "play"
        self.hands = hands
        self.names = [self.all_namings(hand) for hand in hands]
        self.played = [[] for _ in hands]
        self.tricks = []
        self.trick = []  # (seat, card) in order
        self.leader = self.next_live(self.dealer)
        self.bets = {}  # figure -> first bettor, value, and to whom it was conceded; in the order of the first bets
        self.conceded = []  # figures in the order in which they were conceded
        self.pending = None
        self.story = []  # what may turn out to be an irregularity, in order of time

    def all_namings(self, hand):
        """Every way to name a hand's wild cards: no card its holder holds (but a seven itself), no card twice."""
        wilds = [card for card in hand if card in self.wild]
        namings = []
        for names in product(REAL, repeat=len(wilds)):
            naming = dict(zip(wilds, names, strict=True))
            held = any(name in hand and name != card for card, name in naming.items())
            if not held and len(set(names)) == len(names):
                namings.append(naming)
        return namings

    # Betting

    def needs(self, seat):
        won = sum(bet["value"] for bet in self.bets.values() if bet["conceded_to"] == seat)
        return self.target - self.scores[seat] - won

    def led(self):
        if not self.trick:
            return None
        seat, card = self.trick[0]
        return suit(self.face(seat, card))

    def face(self, seat, card):
        """Return what a card on the table counts as: all namings left agree on it."""
        return self.names[seat][0].get(card, card)

    def bears_out(self, seat, figure, naming):
        if figure != "game":
            return has(figure, [naming.get(card, card) for card in self.hands[seat]])
        if len(self.tricks) < 2 or not self.trick:
            return True
        last = [card for card in self.hands[seat] if card not in self.played[seat][:2]]
        return suit(naming.get(last[0], last[0])) == self.led()

    def can_have(self, seat, figure):
        return not self.strict or any(self.bears_out(seat, figure, naming) for naming in self.names[seat])

    def claims(self, seat):
        actions = []
        for figure in FIGURES:
            bet = self.bets.get(figure)
            if bet is None:
                act, tense = "bet", self.needs(seat) == 1
            elif bet["value"] == 2 and bet["conceded_to"] is None and bet["first"] != seat:
                act, tense = "raise", self.needs(seat) in (1, 2)
            else:
                continue
            if not (self.strict and tense) and self.can_have(seat, figure):
                actions.append({"act": act, "figure": figure})
        return actions

    def answers(self):
        can_hold = self.can_have(self.pending["asked"], self.pending["figure"])
        return [{"act": "good"}] + ([{"act": "hold"}] if can_hold else [])

    def commit(self, seat, act, figure):
        if self.strict:
            self.names[seat] = [naming for naming in self.names[seat] if self.bears_out(seat, figure, naming)]
        led = self.led() if len(self.tricks) == 2 else None
        self.story.append({"act": act, "seat": seat, "figure": figure, "needs": self.needs(seat), "led": led})

    def claim(self, seat, act, figure):
        self.commit(seat, act, figure)
        if act == "bet":
            self.bets[figure] = {"first": seat, "value": 1, "conceded_to": None}
        self.pending = {"figure": figure, "by": seat, "asked": self.next_live(seat)}

    def answer(self, seat, act):
        figure, by = self.pending["figure"], self.pending["by"]
        if act == "hold":
            self.commit(seat, act, figure)
            self.bets[figure]["value"] += 1
            self.pending = None
        elif self.next_live(seat) == by:
            self.bets[figure]["conceded_to"] = by
            self.conceded.append(figure)
            self.pending = None
        else:
            self.pending["asked"] = self.next_live(seat)

    # Play

    def left(self, seat):
        return [card for card in self.hands[seat] if card not in self.played[seat]]

    def plays(self, seat):
        actions = []
        for card in self.left(seat):
            if card not in self.wild:
                if self.may_play(seat, card, card):
                    actions.append({"act": "play", "card": card})
                continue
            actions += [{"act": "play", "card": card, "as": name} for name in REAL if self.may_play(seat, card, name)]
        return actions

    def may_play(self, seat, card, name):
        real = [other for other in self.left(seat) if other not in self.wild]
        follows = self.led() is None or suit(name) == self.led()
        if self.strict and not follows and any(suit(other) == self.led() for other in real):
            return False
        return any(self.agrees_with_play(seat, card, name, naming) for naming in self.names[seat])

    def agrees_with_play(self, seat, card, name, naming):
        """Whether a naming survives a play: the card is named so, and who does not follow keeps none of the suit."""
        if naming.get(card, card) != name:
            return False
        if not self.strict or self.led() is None or suit(name) == self.led():
            return True
        kept = [other for other in self.left(seat) if other in naming and other != card]
        return all(suit(naming[other]) != self.led() for other in kept)

    def play(self, seat, card, name):
        namings = [naming for naming in self.names[seat] if self.agrees_with_play(seat, card, name, naming)]
        kept = [other for other in self.left(seat) if other != card]
        if self.led() is not None and suit(name) != self.led():
            self.story.append({"act": "throw", "seat": seat, "kept": kept, "led": self.led()})
        self.names[seat] = namings
        self.played[seat].append(card)
        self.trick.append((seat, card))
        if len(self.trick) == len(self.live()):
            self.end_trick()

    def end_trick(self):
        following = [(seat, card) for seat, card in self.trick if suit(self.face(seat, card)) == self.led()]
        self.leader = max(following, key=lambda pair: self.strength(*pair))[0]
        self.tricks.append(self.trick)
        self.trick = []
        if len(self.tricks) == 3:
            self.end_deal()

    # What comes after the count

    def go_on(self, offenders, stopped):
        left = self.live()
        if offenders:
            others = [seat for seat in range(self.players) if seat not in offenders]
            high = max((self.scores[seat] for seat in others), default=None)
            winners = [seat for seat in others if self.scores[seat] == high]
            if self.knockout and len(self.reached) > 0:
                winners = self.reached
            self.finish(winners, sorted(offenders), "irregularity")
        elif stopped:
            low = min(self.scores)
            winners = [seat for seat, score in enumerate(self.scores) if score >= self.target]
            losers = [seat for seat, score in enumerate(self.scores) if score == low]
            self.finish(winners, losers, "target")
        elif len(left) == 1:
            self.finish(self.reached, left, "knockout")
        elif not left:
            self.finish(self.reached[:-1], self.reached[-1:], "knockout")
        else:
            self.dealer, self.phase = self.next_live(self.dealer), "chance"

    def finish(self, winners, losers, reason):
        self.phase = "over"
        self.result = {"winners": list(winners), "losers": list(losers), "reason": reason}


def chance(naive, rng):
    """Return a chance line: mostly a shuffle, now and then set-up hands that are rich in wild cards."""
    pack = list(PACK)
    rng.shuffle(pack)
    if rng.random() < 0.7:
        return {"act": "shuffle", "pack": " ".join(pack)}
    hands = [[] for _ in range(naive.players)]
    for card in ("W", "7b", "7a"):
        pack.remove(card)
        seat = rng.choice(naive.live()[:2])
        hands[seat].append(card)
    for seat in naive.live():
        hands[seat] += [pack.pop() for _ in range(3 - len(hands[seat]))]
    line = {"act": "deal", "hands": [" ".join(hand) for hand in hands]}
    return {**line, "bottom": pack[0]} if pack and rng.random() < 0.5 else line
