"""A whole game without a press that is no decision, from the message at the end of the channel alone."""

from contextlib import suppress

from bot.sandbox import PageError, RenderedMessage, Sandbox, SimulatedUser
from bot.ui import CardBot

NAVIGATION = "!@~$=%"
"""How verbs begin that show something, change the table or ask; those of the game begin otherwise."""
FORCED = "play:", "good"
"""What can be the only choice: secrecy needs the press (docs/dev/game-design.md)."""


def choices(message: RenderedMessage) -> list[str]:
    """Return what a message offers to do in the game; the bot itself does a premove."""
    verbs = [each.custom_id.split(":", 3)[3] for each in message.buttons if each.custom_id and not each.disabled]
    found = [verb for verb in verbs if verb[0] not in NAVIGATION]
    return [] if found == ["good"] and "⏩" in message.text else found


def quietest(offered: list[str]) -> str | None:
    """Return a choice that bets and holds no figure; None while there are bets alone, on the turn of others."""
    order = "&", "good", "play", "cut", "leave", ">"
    quiet = [verb for verb in offered if verb.startswith(order)]
    return min(
        quiet, key=lambda verb: next(place for place, each in enumerate(order) if verb.startswith(each)), default=None
    )


def lowest(person: SimulatedUser) -> RenderedMessage:
    """Return the message at the end of the channel, without the answers to presses that came too late."""
    return next(message for message in reversed(person.messages()) if message.buttons)


async def test_a_game_of_bieten_takes_one_press_for_each_decision(bot: CardBot, sandbox: Sandbox) -> None:
    async with sandbox.person("Anna") as anna:
        lobby = (await anna.slash("play", game="bieten", target=5)).message
        await anna.click(lobby, "Start with 3 computers")
        pressed = list[tuple[str, int]]()

        def asked() -> RenderedMessage | None:
            over = any(each.label == "Rematch" for message in anna.messages() for each in message.buttons)
            return lowest(anna) if over or quietest(choices(lowest(anna))) else None

        while what := quietest(offered := choices(message := await anna.wait_for(asked))):
            custom_id = next(
                each.custom_id for each in message.buttons if (each.custom_id or "").endswith(f":{what}")
            )
            with suppress(PageError):  # a computer's bet has changed the message
                await anna.click(message, custom_id)
                pressed.append((what, len(offered)))
            await anna.wait_for(lambda message=message: anna.message(message.id) != message)
        alone = [what for what, count in pressed if count == 1]
        assert all(what.startswith(FORCED) for what in alone), alone
        assert len(pressed) > len(alone), "there are decisions"
