"""Composed deals of Bid Whist: seats W N E S are 0 1 2 3, the dealer is S, so that W speaks first."""

from .bid_whist import Naive

SEATS = "WNES"
ORDER = {"up": "AKQJT98765432", "down": "A23456789TJQK", "down-aces-bad": "23456789TJQKA"}
JOKERS = ["BJ", "LJ"]


def table(options=None, scores=None, players=4):
    header = {"options": options or {}, "players": ["p"] * players, "dealer": players - 1}
    return Naive({**header, "scores": scores} if scores else header)


def deal(naive, hands, kitty="", fill=None):
    """Deals these cards and fills up: a seat of `fill` with the suits named there, then everybody with anything."""
    hands = [list(hands.get(seat, "").split()) for seat in SEATS[: naive.players]]
    kitty = kitty.split()
    rest = [card for card in naive.pack if card not in sum(hands, kitty)]
    for seat, suits in (fill or {}).items():
        hand = hands[SEATS.index(seat)]
        while len(hand) < naive.size:
            card = next(card for card in rest if card not in JOKERS and card[1] in suits)
            rest.remove(card)
            hand.append(card)
    for hand in [*hands, kitty]:
        while len(hand) < (naive.o["kitty"] if hand is kitty else naive.size):
            hand.append(rest.pop(0))
    line = {"act": "deal", "hands": [" ".join(hand) for hand in hands], "kitty": " ".join(kitty)}
    naive.apply(line)
    return naive


def say(naive, *words):
    """Return the next speakers, in turn, pass, redeal or bid."""
    for word in words:
        seat = naive.waiting_for()[0]
        line = (
            {"seat": seat, "act": word} if word in ("pass", "redeal") else {"seat": seat, "act": "bid", "bid": word}
        )
        naive.apply(line)


def contract(naive, bid, seat="W", **named):
    """`seat` alone bids, names what is open of `named` and buries the very kitty."""
    declarer = SEATS.index(seat)
    while naive.phase == "auction":
        say(naive, bid if naive.speaker == declarer and not naive.high()[1] else "pass")
    if naive.phase == "name":
        fits = [name for name in naive.names() if all(named[key] == name[key] for key in name if key != "act")]
        naive.apply({"seat": declarer, **fits[0]})
    if naive.phase == "bury":
        naive.apply({"seat": declarer, "act": "bury", "cards": " ".join(naive.kitty)})


def plays(naive, cards, **extra):
    """Return the next players, in turn, play these cards."""
    for card in cards.split():
        naive.apply({"seat": naive.turn(), "act": "play", "card": card, **extra})


def can_play(naive):
    return [action["card"] for action in naive.legal()[str(naive.turn())] if action["act"] == "play"]


def play_out(naive, orders, reneges=()):
    """Plays on: each seat its first card that follows, but none that does in a (book, seat) of `reneges`."""
    while naive.phase == "play":
        seat, trick = naive.turn(), naive.trick()
        hand = [card for card in orders[seat].split() if card in naive.hands[seat]]
        follow = [card for card in hand if trick and naive.suit_of(card) == naive.led_suit()]
        if trick and (naive.last_begun(), SEATS[seat]) in reneges:
            assert follow
            follow = [card for card in hand if card not in follow]
        naive.apply({"seat": seat, "act": "play", "card": (follow or hand)[0]})


def accept(naive):
    for seat in naive.waiting_for() if naive.phase == "review" else []:
        naive.apply({"seat": seat, "act": "accept"})


def tricks(naive, bid, k, seat="W", direction="up", trump="c", reneges=(), calls=()):
    """Return a whole deal in which `seat` declares and takes exactly the first k tricks: top clubs, then top hearts.

    Then a low spade lets the left opponent in, who has the rest from the top in spades. Calls are made at the end.
    """
    size, order = naive.size, ORDER[direction]
    clubs = max(k - 5, min(k, 5))
    lost = size - k
    cards = {suit: [rank + suit for rank in order] for suit in "shdc"}
    declarer = cards["c"][:clubs] + cards["h"][: k - clubs]
    declarer += cards["s"][-1:][:lost] + (cards["d"][1 - lost :] if lost > 1 else [])
    left = cards["s"][:lost] + cards["d"][:k]
    left = [*left, *[card for card in cards["d"][k:] if card not in declarer]][:size]
    rest = [card for card in naive.pack if card not in declarer + left]
    rest = sorted(rest, key=lambda card: "JcdshX".index("J" if card in JOKERS else card[1]))
    kitty, rest = rest[: naive.o["kitty"]], rest[naive.o["kitty"] :]
    others = [sorted(rest[start::2], key=lambda card: "dshc".index(card[1])) for start in (0, 1)]
    first = SEATS.index(seat)
    hands = dict(zip([(first + step) % 4 for step in range(4)], [declarer, left, *others], strict=True))
    # The left opponent throws diamonds while it can, then leads spades from the top.
    orders = {s: " ".join(hand) for s, hand in hands.items()}
    orders[(first + 1) % 4] = " ".join(sorted(left, key=lambda card: card[1]))
    deal(naive, {SEATS[s]: " ".join(hand) for s, hand in hands.items()}, " ".join(kitty))
    contract(naive, bid, seat, trump=trump, direction=direction)
    play_out(naive, orders, reneges)
    for caller, book in calls:
        naive.apply({"seat": SEATS.index(caller), "act": "call_renege", "book": book})
    accept(naive)
    return naive
