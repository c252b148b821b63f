"""Short hand for set-up deals of the naive Bieten: lines as words, what a deal came to."""

from .bieten import Naive


def header(players, dealer=0, scores=None, **options):
    return {
        "record": 1,
        "game": "bieten",
        "options": options,
        "players": [f"P{seat}" for seat in range(players)],
        "dealer": dealer,
        "scores": scores or [0] * players,
    }


def line(text):
    """Read "1 play W Ah", "2 bet red", "0 hold" as a line of a record."""
    seat, act, *rest = text.split()
    names = {"play": ["card", "as"], "bet": ["figure"], "raise": ["figure"]}.get(act, [])
    return {"seat": int(seat), "act": act, **dict(zip(names, rest, strict=False))}


def play(game, *texts):
    for text in texts:
        game.apply(line(text))
    return game


def table(hands, *texts, **settings):
    """Return a game, dealt by seat 0 by default, in which these lines have been played."""
    game = Naive(header(len(hands), **settings))
    game.apply({"act": "deal", "hands": hands})
    return play(game, *texts)


def refused(game, *texts):
    return all(game.refuses(line(text)) for text in texts)


def figures(game):
    return {name: (told["winner"], told["points"], told["how"]) for name, told in game.deals[-1]["figures"].items()}


def names_offered(game, seat, card="W"):
    return {action["as"] for action in game.legal()[str(seat)] if action.get("card") == card}


def claims(game, seat):
    return {f"{action['act']} {action['figure']}" for action in game.legal()[str(seat)] if "figure" in action}


def last_deal(hands, cards, *texts, **settings):
    """Plays a deal out in the order of the cards given as "seat:card[=name]" after the lines."""
    game = table(hands, *texts, **settings)
    for item in cards.split():
        seat, card = item.split(":")
        play(game, f"{seat} play {card.replace('=', ' ')}")
    return game
