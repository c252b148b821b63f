"""A game in words, line by line: what everybody at the table could see, and the hands once it is over."""

from collections.abc import Iterator

from bot.render.speech import Speech
from bot.rules.game import Step
from bot.rules.panel import Say
from bot.rules.record import Header


def opening(header: Header, speech: Speech) -> Iterator[str]:
    """Yield what stands above a transcript: the game, its house rules, who plays."""
    code = header.game.options.code(header.options)
    yield speech.say("transcript-title", game=speech.say("game-name"), code=code)
    players = [speech.name(seat) for seat in range(len(header.players))]
    yield speech.say("transcript-players", players=speech.listed(players), dealer=speech.name(header.dealer))


def told(step: Step, speech: Speech) -> Iterator[str]:
    """Yield what everybody saw of one step."""
    for event in step.events:
        yield speech.text(event)


def ending(step: Step, speech: Speech) -> Iterator[str]:
    """Yield how the game ended, if it did."""
    outcome = step.state.outcome
    if outcome:
        yield speech.text(Say(f"reason-{outcome.reason}"))
