"""A table of The Betel for the tests: composed hands, calls in short, and deals played out to a wished-for end."""

import random
from copy import deepcopy

from .betel import PACK, Naive


def table(dealer=0, scores=(0, 0, 0), **options):
    header = {"record": 1, "game": "betel", "players": ["D", "L", "R"], "dealer": dealer}
    return Naive({**header, "options": options, "scores": list(scores)})


def compose(hands=None, closed=None, twins=""):
    """Return a `deal` line: the named cards, and the rest so that no seat gets more of the suits closed to it."""
    hands, closed = {seat: list((hands or {}).get(seat, "").split()) for seat in range(3)}, closed or {}
    twins = twins.split()
    rest = [card for card in PACK if card not in sum(hands.values(), twins)]
    for seat in sorted(range(3), key=lambda seat: -len(closed.get(seat, ""))):
        fitting = [card for card in rest if card[1] not in closed.get(seat, "")]
        hands[seat] += fitting[: 10 - len(hands[seat])]
        rest = [card for card in rest if card not in hands[seat]]
    return {"act": "deal", "hands": [" ".join(hands[seat]) for seat in range(3)], "twins": " ".join(twins + rest)}


def call(naive, *calls):
    """Make the seat whose turn it is do each of: "look 0", "put Ah -", "pass", "contra", or a contract."""
    for text in calls:
        line = as_line(naive.waiting_for()[0], text)
        assert not naive.refuses(line), text
        naive.apply(line)
    return naive


def refused(naive, text):
    return naive.refuses(as_line(naive.waiting_for()[0], text))


def as_line(seat, text):
    word, *more = text.split()
    if word == "look":
        return {"seat": seat, "act": "look", "slot": int(more[0])}
    if word == "put":
        return {"seat": seat, "act": "exchange", "put": [None if card == "-" else card for card in more]}
    if word in ("pass", "contra"):
        return {"seat": seat, "act": word}
    return {"seat": seat, "act": "bid", "contract": word}


def auction(naive, *calls, deal=None):
    """Return the naive after a deal and some calls."""
    naive.apply(deal or compose())
    return call(naive, *calls)


def cards(naive):
    """Return what the player in turn may play, as a set."""
    return {action["card"] for action in naive.legal()[str(naive.waiting_for()[0])]}


def play(naive, *played):
    for card in played:
        naive.apply({"seat": naive.waiting_for()[0], "act": "play", "card": card})
    return naive


def play_out(naive, wish=lambda tricks: True):
    """Return a copy of the naive after the deal, played at random until the tricks per seat are as wished."""
    for seed in range(5000):
        rng, trial = random.Random(seed), deepcopy(naive)
        while len(trial.deals) == len(naive.deals):
            play(trial, rng.choice(sorted(cards(trial))))
        if wish(trial.deals[-1]["tricks"]):
            return trial
    raise AssertionError("no such play found")
