"""The play of a deal of Bid Whist and the calling of reneges, for the naive game."""

from .bid_whist_score import Score, moved_books

RANKS = {"up": "AKQJT98765432", "down": "A23456789TJQK", "down-aces-bad": "23456789TJQKA"}
JOKERS = ["BJ", "LJ"]


class Play(Score):
    # Play

    def suit_of(self, card):
        """Return the suit a card belongs to in this contract; None for a joker without trumps."""
        if card in JOKERS:
            return None if self.trump == "nt" else self.trump
        if card == "2s" and self.o["spade2_high"] and self.trump != "nt":
            return self.trump
        return card[1]

    def power(self, card, led):
        """How high a card is in a trick, the greater the better; -1 if it can't win."""
        order = RANKS[self.direction]
        if self.trump != "nt" and self.suit_of(card) == self.trump:
            best = [*JOKERS, *(["2s"] if self.o["spade2_high"] else [])]
            ranks = best + [rank + self.trump for rank in order if rank + self.trump not in best]
            return 200 - ranks.index(card)
        return 100 - order.index(card[0]) if led and self.suit_of(card) == led else -1

    def last_begun(self):
        return self.played[-1]["book"] if self.played else 0

    def trick(self):
        """Return what lies on the table: the cards of the last book, or nothing if it is full."""
        if len(self.played) % self.players == 0:
            return []
        return [play for play in self.played if play["book"] == self.last_begun()]

    def turn(self):
        trick = self.trick()
        if trick:
            return self.clockwise(trick[-1]["seat"])[0]
        return self.winners[-1] if self.winners else self.declarer

    def led_suit(self):
        suits = [self.suit_of(play["card"]) for play in self.trick()]
        return next((suit for suit in suits if suit), None)

    def rightful(self):
        """Return the cards of the player to play that are no renege."""
        hand = self.hands[self.turn()]
        jokers = [card for card in hand if card in JOKERS]
        if not self.trick():
            plain = [card for card in hand if card not in jokers]
            return plain if plain and self.trump == "nt" and self.o["nt_joker_lead"] != "allowed" else hand
        led = self.led_suit()
        follow = [card for card in hand if led and self.suit_of(card) == led]
        if led and self.trump == "nt":
            if self.o["nt_jokers"] == "must_throw":
                return follow or jokers or hand
            if self.o["nt_jokers"] == "play_anytime" and follow:
                return follow + jokers
        return follow or hand

    def plays(self):
        cards = self.rightful()
        if self.o["renege"] == "callable" and self.trick():
            cards = self.hands[self.turn()]
        plays = [{"act": "play", "card": card} for card in cards]
        if self.o["naming"] == "by_first_lead" and not self.played:
            plays += [{**play, "nt": True} for play in plays]
        return plays

    def do_play(self, line):
        seat, card = self.turn(), line["card"]
        if self.trump is None:  # by the first lead
            self.trump = "nt" if line.get("nt") else card[1]
        book = self.last_begun() + (0 if self.trick() else 1)
        self.played.append(
            {"seat": seat, "card": card, "book": book, "renege": card not in self.rightful(), "proven": False}
        )
        self.hands[seat].remove(card)
        if len(self.played) % self.players == 0:
            trick = [play for play in self.played if play["book"] == book]
            # As in a full trick on the table; trick() itself is empty by now.
            led = next(suit for suit in [self.suit_of(play["card"]) for play in trick] if suit)
            self.winners.append(max(trick, key=lambda play: self.power(play["card"], led))["seat"])
        if not any(self.hands):
            self.phase = "review"
            if self.o["renege"] == "enforced":
                self.count()

    # Reneges

    def covered(self):
        return self.played[:-1] if any(self.hands) else self.played

    def calls_of(self, seat):
        if self.o["renege"] == "enforced":
            return []
        books = sorted({play["book"] for play in self.covered() if play["seat"] in self.opponents(seat)})
        if self.o["must_name_book"]:
            return [
                {"act": "call_renege", "book": book} for book in books if [self.side(seat), book] not in self.called
            ]
        again = [self.side(seat), self.last_begun()] in self.called
        return [{"act": "call_renege"}] if books and not again else []

    def do_call_renege(self, line):
        seat, book = line["seat"], line.get("book")
        self.called.append([self.side(seat), book or self.last_begun()])
        proven = [
            play
            for play in self.covered()
            if play["renege"]
            and not play["proven"]
            and play["seat"] in self.opponents(seat)
            and book in (None, play["book"])
        ]
        for play in proven:
            play["proven"] = True
        self.calls.append({"seat": seat, "book": book, "offences": [play["seat"] for play in proven]})

    def do_accept(self, line):
        self.accepted.append(line["seat"])
        if len(self.accepted) == self.players:
            self.count()

    def books(self):
        """Return the books per side as they were taken, and what the calls of reneges then moved."""
        books = [0] * len(self.scores)
        for winner in self.winners:
            books[self.side(winner)] += 1
        if self.o["kitty"] and self.o["kitty_book"] == "declarer":
            books[self.side(self.declarer)] += 1
        if self.o["kitty"] and self.o["kitty_book"] == "first_trick_winner":
            books[self.side(self.winners[0])] += 1
        return moved_books(self, books)
