"""Bieten's cards, figures and count, for the naive game."""

from itertools import combinations

SUITS = "hlba"
RANKS = "AKOUT987"
REAL = [rank + suit for suit in SUITS for rank in RANKS]
PACK = [*REAL, "W"]
FIGURES = ["red", "green", "gleich", "hanger", "game"]
LOW_TO_HIGH = "6789TUOKA"  # the Weli is the six of bells when nothing is wild


def suit(card):
    return "b" if card == "W" else card[1]


def height(card):
    return LOW_TO_HIGH.index("6" if card == "W" else card[0])


def in_one_rank(cards):
    return len({height(card) for card in cards}) == 1


def in_sequence(cards):
    heights = sorted(height(card) for card in cards)
    return len({suit(card) for card in cards}) == 1 and heights == list(range(heights[0], heights[0] + len(cards)))


def has(figure, cards):
    """Whether three named cards hold a figure (game is not held but won)."""
    if figure == "red":
        return any(suit(card) == "h" for card in cards)
    if figure == "green":
        return any(suit(card) == "l" for card in cards)
    fits = in_one_rank if figure == "gleich" else in_sequence
    return any(fits(pair) for pair in combinations(cards, 2))


class Count:
    """The half of the naive game that looks at the cards when they are all face up."""

    def quality(self, seat, card):
        if card not in self.wild or self.face(seat, card) == card:
            return 3
        return {"W": 2, "7b": 1, "7a": 0}[card]

    def strength(self, seat, card):
        return height(self.face(seat, card)), self.quality(seat, card)

    def best_set(self, seat, fits):
        """How good a player's best Gleich or Hanger is, or None: length, top rank, qualities from the best down."""
        for length in (3, 2):
            for cards in combinations(self.hands[seat], length):
                faces = [self.face(seat, card) for card in cards]
                if fits(faces):
                    qualities = sorted((self.quality(seat, card) for card in cards), reverse=True)
                    return length, max(height(face) for face in faces), qualities
        return None

    def best(self, seat, figure):
        if figure in ("gleich", "hanger"):
            return self.best_set(seat, in_one_rank if figure == "gleich" else in_sequence)
        wanted = "h" if figure == "red" else "l"
        cards = [card for card in self.hands[seat] if suit(self.face(seat, card)) == wanted]
        return max((self.strength(seat, card) for card in cards), default=None)

    def count_figure(self, figure):
        bet = self.bets.get(figure)
        if bet and bet["conceded_to"] is not None:
            return {"winner": bet["conceded_to"], "points": bet["value"], "how": "conceded"}
        won = {"points": bet["value"], "how": "contested"} if bet else {"points": 1, "how": "unbet"}
        if figure == "game":
            return {"winner": self.leader, **won}
        bests = {seat: self.best(seat, figure) for seat in self.live()}
        top = max((best for best in bests.values() if best is not None), default=None)
        winners = [seat for seat, best in bests.items() if best == top]
        if top is None:
            return {"winner": None, "points": 0, "how": "nobody"}
        if len(winners) > 1:
            return {"winner": None, "points": 0, "how": "tie"}
        return {"winner": winners[0], **won}

    def offences(self):
        found = []
        for event in self.story:
            seat = event["seat"]
            if event["act"] == "throw":
                if any(suit(self.face(seat, card)) == event["led"] for card in event["kept"]):
                    found.append({"seat": seat, "kind": "revoke"})
                continue
            faces = [self.face(seat, card) for card in self.hands[seat]]
            if event["figure"] != "game":
                held = has(event["figure"], faces)
            else:
                held = event["led"] is None or suit(self.face(seat, self.played[seat][2])) == event["led"]
            if not held:
                found.append({"seat": seat, "kind": "unheld_figure"})
            limit = {"bet": 1, "raise": 2}.get(event["act"])
            if limit is not None and event["needs"] <= limit:
                found.append({"seat": seat, "kind": "gespannt"})
        return found if not self.strict else []

    def price(self, seat):
        if self.irregularities == "minus-two":
            return -2
        return -max(self.scores[seat], 0) if self.irregularities == "lose-score" else 0

    def order(self):
        first = list(self.bets) if self.counting == "bets-first" else self.conceded
        return first + [figure for figure in FIGURES if figure not in first]

    def end_deal(self):
        before, offences = list(self.scores), self.offences()
        for offence in offences:
            offence["points"] = self.price(offence["seat"])
            self.scores[offence["seat"]] += offence["points"]
        void = bool(offences) and self.irregularities == "lose-game"
        figures = {figure: self.count_figure(figure) for figure in FIGURES}
        stopped = void
        for figure in self.order():
            if stopped:
                figures[figure] = {"winner": None, "points": 0, "how": "uncounted"}
            else:
                self.met_exactly(figures[figure], figures[figure]["winner"])
                stopped = self.enter(figures[figure]["winner"], figures[figure]["points"])
        weli = self.count_weli(figures, stopped)
        if weli is not None:
            self.met_exactly(weli, weli["seat"])
            stopped = self.enter(weli["seat"], weli["points"]) or stopped
        points = [now - then for now, then in zip(self.scores, before, strict=True)]
        self.deals.append({"figures": figures, "weli": weli, "irregularities": offences, "points": points})
        self.go_on({offence["seat"] for offence in offences} if void else set(), stopped)

    def met_exactly(self, result, seat):
        """Where the target must not be exceeded: too many points are taken off, and one who is there gets no more."""
        if not self.exact or seat is None or result["points"] <= 0:
            return
        if self.scores[seat] == self.target:
            result["points"] = 0
        elif self.scores[seat] + result["points"] > self.target:
            result["points"] *= -1

    def enter(self, seat, points):
        """Put points on the sheet and return whether the count stops there."""
        if seat is None:
            return False
        self.scores[seat] += points
        if self.scores[seat] < self.target or seat in self.reached:
            return False
        if self.knockout:
            self.reached.append(seat)
        return not self.knockout

    def count_weli(self, figures, stopped):
        holders = [seat for seat, hand in enumerate(self.hands) if "W" in hand]
        if not holders:
            return None
        scored = any(result["winner"] == holders[0] for result in figures.values())
        points = 1 if not self.wild else (0 if scored else -1)
        return {"seat": holders[0], "points": 0 if stopped else points}
