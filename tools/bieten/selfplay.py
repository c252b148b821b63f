"""Many games of Bieten at once, played by nets on the rules engine itself."""

import numpy as np

from bot.games.bieten import GAME
from bot.games.bieten.actions import Cut, Play
from bot.games.bieten.player import JUDGE
from bot.games.bieten.position import SHUFFLE, STEAL
from bot.games.bieten.trained.features import encode_state
from bot.games.bieten.trained.outputs import BET, GOOD, HOLD, NOTHING, OUTPUTS, VALUE, output_of
from tools.bieten.net import Net
from tools.bieten.standing import encode_needs

_FIGURES = range(5)
OTHER = -1
"""Who is no net that learns: a copy of another player, or that player itself."""
_CODES = {}


def code(action, figure):
    """Return the output of an action, remembered."""
    key = (action, figure)
    found = _CODES.get(key)
    if found is None:
        found = _CODES[key] = output_of(action, figure)
    return found


def copied(row, state, legal):
    """Return what a copy of another player does, whose outputs are the logarithms of how likely it does each."""
    best, most = None, row[NOTHING]
    if state.figure >= 0 or isinstance(legal[-1], Play):
        most = -1e9
    for action in legal:
        worth = row[code(action, state.figure)]
        if worth > most:
            best, most = action, worth
    return best


class Table:
    """One game under way, with what was decided in this deal."""

    __slots__ = ("brains", "rows", "starts", "state")

    def __init__(self, state, brains):
        self.state = state
        self.brains = brains
        self.rows = []
        self.starts = []


def usual(rng):
    """Return options: mostly the usual ones."""
    options = {}
    if rng.random() < 0.15:
        options["target"] = rng.choice([5, 7, 9, 15])
    if rng.random() < 0.08:
        options["wild"] = rng.choice(["weli-and-sevens", "none"])
    if rng.random() < 0.1:
        options["counting"] = "conceded-first"
    if rng.random() < 0.1:
        options["steal"] = False
    return options


class Hall:
    """Many tables at once.

    Args:
        seats: a function that says how many play the next game.
        tables: how many games.
        slots: of the nets.
        rng: luck of cards and choices.
        noise: generator of the noise of choices.
        brains: a function that says which net sits where in the next game (index into nets; 0 learns).
        options: a function of the rng that returns options.
    """

    def __init__(self, seats, tables, slots, rng, noise, brains, options=usual):
        self.seats, self.slots, self.rng, self.noise = seats, slots, rng, noise
        self.brains, self.options = brains, options
        self.tables = [self._new() for _ in range(tables)]
        self.won = {}
        self.deals = self.bets = self.folds = self.holds = self._told = 0

    def told(self):
        """Return how the games since the last time went, in words: how often each net won, bets and holds."""
        deals, answers = max(1, self.deals - self._told), self.holds + self.folds + 1
        won = {brain: (games, round(share / games, 3)) for brain, (games, share) in sorted(self.won.items())}
        line = f"{self.deals} deals, {self.bets / deals:.2f} bets a deal, held {self.holds / answers:.2f}, won {won}"
        self._told, self.bets, self.holds, self.folds, self.won = self.deals, 0, 0, 0, {}
        return line

    def _new(self):
        """Return a table at which the next game begins, in mid-game now and then."""
        rng = self.rng
        seats = self.seats()
        options = GAME.options.read(self.options(rng))
        target = options["target"] or (9 if seats >= 5 else 11)
        scores = None
        if rng.random() < 0.3:
            scores = [rng.randint(0, target - 1) for _ in range(seats)]
        return Table(GAME.start(options, seats, rng.randrange(seats), scores), self.brains(seats))

    def collect(self, nets, count, heat, standing):
        """Play until there are so many decisions of net 0.

        Args:
            nets: who plays; at the end may be a copy of another player, or that player itself.
            count: decisions.
            heat: of the choices: the spread of what is added to the values.
            standing: the net that says what scores are worth.

        Returns:
            For each decision (inputs, outputs, what each of them should have said), and scores with their winners.
        """
        found, outcomes = [], []
        pending = []
        while len(pending) < count:
            asked = []
            for number, table in enumerate(self.tables):
                table = self._advance(number, table, pending, outcomes)
                asked.append(self._asked(table))
            self._decide(nets, asked, heat)
        keys = list({key for _, _, key, _ in pending for key in key.needed()})
        said = dict(zip(keys, np.clip(standing.say(keys)[:, 0], 0, 1).tolist(), strict=True))
        for row, outputs, deal, wild in pending:
            found.append((row, outputs, deal.targets(outputs, said, wild)))
        return found, outcomes

    def _advance(self, number, table, pending, outcomes):
        """Let luck and the only possible moves happen."""
        while True:
            state = table.state
            if state.outcome is not None or (table.rows and state.phase == SHUFFLE):
                self._close(table, pending, outcomes)
                if state.outcome is not None:
                    table = self.tables[number] = self._new()
                continue
            if state.phase == SHUFFLE:
                needs = needs_of(state)
                table.starts.append([encode_needs(needs, seat, state.dealer) for seat in range(len(needs))])
                state.play(state.chance(self.rng))
                state.play(Cut(state.cutter, self.rng.randint(8, 25)))
                continue
            if state.phase == STEAL:
                state.play(JUDGE.choose(state.view(state.cutter), self.rng))
                continue
            if state.figure >= 0:
                legal = state.legal_actions(state.asked)
                if len(legal) == 1:
                    state.play(legal[0])
                    continue
            return table

    def _asked(self, table):
        """Return (table, seat, actions) of everybody who may decide now, in order."""
        state = table.state
        if state.figure >= 0:
            return [(table, state.asked, state.legal_actions(state.asked))]
        first = self.rng.randrange(state.rules.seats)
        seats = [(first + k) % state.rules.seats for k in range(state.rules.seats)]
        asked = []
        for seat in seats:
            if seat != state.turn:
                legal = state.legal_actions(seat)
                if legal:
                    asked.append((table, seat, legal))
        asked.append((table, state.turn, state.legal_actions(state.turn)))
        return asked

    def _decide(self, nets, asked, heat):
        """Have everybody say what they would do, and do the first thing that is one."""
        flat = [each for group in asked for each in group]
        rows = [encode_state(table.state, seat, self.slots) for table, seat, _ in flat]
        brains = np.fromiter((table.brains[seat] for table, seat, _ in flat), np.int64, len(flat))
        values = np.zeros((len(flat), OUTPUTS), np.float32)
        thumb = None if isinstance(nets[OTHER], Net) else nets[OTHER]
        for brain in set(brains.tolist()):
            chosen = np.flatnonzero(brains == brain)
            if brain != OTHER or thumb is None:
                values[chosen] = nets[brain].say([rows[i] for i in chosen])
        noise = np.where(brains == OTHER, 1, heat).astype(np.float32)[:, None]
        values += noise * self.noise.gumbel(size=values.shape).astype(np.float32)
        values = values.tolist()
        at = 0
        for group in asked:
            for number, (table, seat, legal) in enumerate(group):
                if table.brains[seat] != OTHER:
                    action, outputs = self._choose(values[at + number], table.state, legal)
                elif thumb is None:
                    action, outputs = copied(values[at + number], table.state, legal), []
                else:
                    action, outputs = thumb.choose(table.state.view(seat), self.rng), []
                wild = bool(table.state.hands[seat] & table.state.rules.wild)
                table.rows.append((rows[at + number], outputs, seat, wild))
                if action is not None:
                    table.state.play(action)
                    break
            at += len(group)

    def _choose(self, row, state, legal):
        """Return the best action and the outputs that speak of what was done: of each figure, and of the card."""
        figure = state.figure
        if figure >= 0:
            hold = row[HOLD + figure] > row[GOOD + figure]
            self.holds += hold
            self.folds += not hold
            return legal[1 if hold else 0], [HOLD + figure if hold else GOOD + figure]
        best, gain, about = None, 0.0, []
        card, most = None, -1e9
        for action in legal:
            if isinstance(action, Play):
                worth = row[code(action, -1)]
                if worth > most:
                    card, most = action, worth
            else:
                f = action.figure
                about.append(f)
                worth = row[code(action, -1)] - row[NOTHING + f]
                if worth > gain:
                    best, gain = action, worth
        outputs = [NOTHING + f for f in about if best is None or f != best.figure]
        if best is not None:
            self.bets += 1
            outputs.append(code(best, -1))
            return best, outputs
        if card is not None:
            outputs.append(code(card, -1))
        return card, outputs

    def _close(self, table, pending, outcomes):
        """Keep what was decided in the deal that is counted now."""
        state = table.state
        self.deals += 1
        seats = state.rules.seats
        if state.outcome is not None:
            share = 1 / max(1, len(state.outcome.winners))
            won = [share if seat in state.outcome.winners else 0.0 for seat in range(seats)]
            for standing in table.starts:
                outcomes.extend(zip(standing, won, strict=True))
            for seat in range(seats):
                games, sum_ = self.won.get(table.brains[seat], (0, 0.0))
                self.won[table.brains[seat]] = games + 1, sum_ + won[seat]
        ends = [Ending(state, seat) for seat in range(seats)]
        for row, outputs, seat, wild in table.rows:
            if table.brains[seat] == 0 and outputs:
                pending.append((row, outputs, ends[seat], wild))
        table.rows = []


def needs_of(state):
    """Return the points missing to everybody."""
    return [state.rules.target - score for score in state.scores]


class Ending:
    """What a counted deal was worth to a seat, and each figure in it.

    Args:
        state: after the count.
        seat: whose.
    """

    def __init__(self, state, seat):
        self.seat = seat
        result = state.results[-1]
        needs = needs_of(state)
        dealer = state.dealer if state.outcome is None else (state.dealer + 1) % len(needs)
        self.all = self._key(needs, seat, dealer)
        self.without = []
        for figure in _FIGURES:
            entry = next(each for each in result.figures if each.figure == figure)
            if entry.winner < 0 or not entry.points:
                self.without.append(self.all)
            else:
                left = needs.copy()
                left[entry.winner] += entry.points
                self.without.append(self._key(left, seat, dealer))

    @staticmethod
    def _key(needs, seat, dealer):
        """Return what this seat's chance is read from: a number, or the inputs of the standing net."""
        there = [each for each, need in enumerate(needs) if need <= 0]
        if there:
            return 1.0 if there[0] == seat else 0.0
        return tuple(encode_needs(needs, seat, dealer))

    def needed(self):
        """Return what the standing net has to be asked."""
        return [key for key in (self.all, *self.without) if isinstance(key, tuple)]

    def targets(self, outputs, said, wild):
        """Return what the outputs should have said, and the chance to win the game."""
        worth = self.__dict__.get("worth")
        if worth is None:
            chance = self.all if isinstance(self.all, float) else said[self.all]
            worth = [chance - (key if isinstance(key, float) else said[key]) for key in self.without]
            self.worth, self.chance = worth, chance
        found = []
        for output in outputs:
            if output < BET:
                found.append(sum(worth) if wild else worth[4])
            else:
                found.append(worth[(output - BET) % 5])
        outputs.append(VALUE)
        found.append(self.chance)
        return found
