"""Records for the tests: reading them, and playing random ones under a naive referee."""

import json


def load(path):
    """Return the objects of a JSON-lines file, skipping blank lines and remarks as a record does."""
    lines = path.read_text(encoding="utf-8").split("\n")
    return [json.loads(line) for line in lines if line.strip(" \t\r") and not line.startswith("#")]


def random_line(naive, rng, chance):
    """One line that the referee allows now, or None when the game is over.

    First a seat is chosen, then a kind of action, then one of that kind, so that many names for one card
    do not crowd out the rest.
    """
    if naive.chance_due():
        return chance(naive, rng)
    by_seat = {seat: actions for seat, actions in naive.legal().items() if actions}
    if not by_seat:
        return None
    seat = rng.choice(sorted(by_seat))
    act = rng.choice(sorted({action["act"] for action in by_seat[seat]}))
    action = rng.choice([action for action in by_seat[seat] if action["act"] == act])
    if hasattr(naive, "expand"):
        action = naive.expand(int(seat), action, rng)
    return {"seat": int(seat), **action}


def random_game(naive_factory, header, rng, chance, limit=1000):
    """Yield the header and then random legal lines, to the end of the game or at most `limit` of them."""
    yield header
    naive = naive_factory(header)
    for _ in range(limit):
        line = random_line(naive, rng, chance)
        if line is None:
            return
        naive.apply(line)
        yield line
