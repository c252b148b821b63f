"""Set up deals in the short form of records: "1 bet red", "2 play W Ah"."""

import json

from bot.games.bieten import GAME
from bot.rules.errors import IllegalAction
from bot.rules.record import Replay, status
from bot.rules.state import State

FIELDS = {"play": ("card", "as"), "bet": ("figure",), "raise": ("figure",)}


def line(text):
    """Return the line of a record that "1 play W Ah", "2 bet red" or "0 hold" stands for."""
    seat, act, *rest = text.split()
    value = {"lift": int(rest[0])} if act == "cut" else dict(zip(FIELDS.get(act, ()), rest, strict=False))
    return {"seat": int(seat), "act": act, **value}


class Table:
    """A game in which lines are played one after the other."""

    def __init__(self, players, dealer=0, scores=None, **options):
        self.replay = Replay(lambda _: GAME)
        header = {"record": 1, "game": "bieten", "options": options, "players": ["x"] * players, "dealer": dealer}
        self.feed(header if scores is None else header | {"scores": scores})

    def feed(self, line):
        return self.replay.feed(json.dumps(line).encode())

    def play(self, *texts):
        for text in texts:
            self.feed(line(text))
        return self

    @property
    def state(self) -> State:
        assert self.replay.state is not None
        return self.replay.state

    def refused(self, text):
        """Return the code and params with which a line is refused."""
        action = GAME.codec.read(line(text), self.state.seats)
        assert not self.state.allows(action), text
        try:
            self.state.apply(action)
        except IllegalAction as error:
            return error.code, error.params
        raise AssertionError(f"{text} was allowed")

    def code(self, text):
        return self.refused(text)[0]

    def legal(self, seat):
        return status(GAME, self.state)["legal"][str(seat)]

    def claims(self, seat):
        return {f"{action['act']} {action['figure']}" for action in self.legal(seat) if "figure" in action}

    def cards(self, seat):
        return {action["card"] for action in self.legal(seat) if action["act"] == "play"}

    def names(self, seat, card="W"):
        return {action["as"] for action in self.legal(seat) if action.get("card") == card}

    def figure(self, name):
        told = self.state.deals[-1]["figures"][name]
        return told["winner"], told["points"], told["how"]

    def play_out(self, cards):
        """Play cards written "seat:card" or "seat:W=Ah"."""
        for item in cards.split():
            seat, card = item.split(":")
            self.play(f"{seat} play {card.replace('=', ' ')}")
        return self


def dealt(hands, *texts, bottom=None, **settings):
    """Return a table, dealt by seat 0 by default, in which these lines have been played."""
    table = Table(len(hands), **settings)
    table.feed({"act": "deal", "hands": hands} | ({"bottom": bottom} if bottom else {}))
    return table.play(*texts)
