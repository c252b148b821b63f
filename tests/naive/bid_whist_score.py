"""What a deal of Bid Whist is worth, and when the game and the match are over, for the naive game."""


def moved_books(game, books):
    """Return the books after every call of a renege in time order, and the calls as in the record."""
    told = []
    for call in game.calls:
        caller, moved = game.side(call["seat"]), 0
        for offender in call["offences"]:
            side = game.side(offender)
            n = min(game.o["renege_penalty"], books[side])
            books[side] -= n
            books[caller] += n
            moved += n
        if not call["offences"]:
            moved = min(game.o["false_call_penalty"], books[caller])
            books[caller] -= moved
            if not game.individual:
                books[1 - caller] += moved
        told.append(
            {
                "seat": call["seat"],
                "book": call["book"],
                "right": bool(call["offences"]),
                "offenders": sorted(set(call["offences"])),
                "moved": moved,
            }
        )
    return books, told


class Score:
    def count(self):
        books, reneges = self.books()
        us, number = self.side(self.declarer), int(self.bid.split()[0])
        made = books[us] >= (number if self.individual else 6 + number)
        points = self.points(books, us, number, made)
        self.deals.append(
            {
                "contract": {
                    "seat": self.declarer,
                    "bid": self.bid,
                    "trump": self.trump,
                    "direction": self.direction,
                },
                "books": books,
                "made": made,
                "reneges": reneges,
                "points": points,
            }
        )
        for side, n in enumerate(points):
            self.scores[side] += n
        if not made:
            self.missed[us] += 1
        self.dealer = self.clockwise(self.dealer)[0]
        self.phase = "deal"
        winner, reason = self.game_won(us, number, made)
        if winner is not None:
            boston = self.o["boston_two_wins"] and number == 7 and made and winner == us
            self.end_game(winner, reason, 2 if boston else 1)
        if self.phase != "over" and self.o["deals"] is not None and len(self.deals) == self.o["deals"]:
            self.end_by_deals(us, number, made)

    def points(self, books, us, number, made):
        points = [0] * len(books)
        others = [side for side in range(len(books)) if side != us]
        if made:
            points[us] = {"odd_books": books[us] - 6, "flat1": 1, "per_trick": books[us]}[self.o["make"]]
        elif self.o["set_penalty"] == "bid":
            points[us] = -number
        for side in others:
            if self.o["setters"] == "every_trick":
                points[side] += books[side]
            elif not made:
                points[side] += {"none": 0, "odd_books": max(0, books[side] - 6), "bid": number, "flat2": 2}[
                    self.o["setters"]
                ]
            if not made and self.o["back_door"] == "transfer":
                points[side] += number
        factor = self.o["nt_multiplier"] if self.trump == "nt" else 1
        if self.o["boston_bid"] == "x4" and number == 7:
            factor = 4
        if self.o["boston_taken"] == "x4" and 13 in books:
            factor = 4
        return [factor * n for n in points]

    def game_won(self, us, number, made):
        """Who has won the game after this deal and why, or None twice."""
        scores, target = self.scores, self.o["target"]
        if self.individual:
            best = max(scores)
            won = best >= target and scores.count(best) == 1
            return (scores.index(best), "target") if won else (None, None)
        them = 1 - us
        if self.o["boston_bid"] == "game_at_stake" and number == 7:
            return (us if made else them), "boston"
        if target == "hawaii":
            for side in (us, them):
                mine, theirs = scores[side], scores[1 - side]
                if mine >= 7 and theirs <= 0:
                    return side, "seven_nil"
                if mine - theirs >= 11:
                    return side, "eleven_ahead"
                if mine >= 21 and mine - theirs >= 2:
                    return side, "twenty_one"
        else:
            if scores[us] >= target:
                return us, "target"
            if target == 7 and scores[us] <= -7:
                return them, "minus_seven"
            if scores[them] >= target:
                return them, "target"
        if self.o["missed_bids_lose"] and self.missed[us] >= self.o["missed_bids_lose"]:
            return them, "missed_bids"
        return None, None

    def end_by_deals(self, us, number, made):
        """Return the last deal there is: the leader wins, those who are level at the top share it."""
        rubber = self.o["match"] == "rubber"
        sides = list(range(len(self.scores)))
        lead = max(self.games) if rubber else 0
        ahead = [side for side in sides if not rubber or self.games[side] == lead]
        most = max(self.scores[side] for side in ahead)
        ahead = [side for side in ahead if self.scores[side] == most]
        if not rubber:
            for side in ahead:
                self.games[side] += 2 if self.o["boston_two_wins"] and number == 7 and made and side == us else 1
        self.phase = "over"
        losers = [side for side in sides if side not in ahead]
        self.result = {"winners": ahead, "losers": losers, "reason": "deals"}

    def end_game(self, winner, reason, wins):
        self.games[winner] += wins
        if self.o["match"] == "rubber" and self.games[winner] < 2:
            self.scores = [0] * len(self.scores)
            self.missed = [0] * len(self.missed)
            return
        self.phase = "over"
        self.result = {
            "winners": [winner],
            "losers": [side for side in range(len(self.scores)) if side != winner],
            "reason": reason,
        }
