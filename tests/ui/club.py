"""A server with users, and what they see and press: helpers that read messages as a player does."""

import re
from typing import Any

import simcord
from simcord._settlement import _active_callbacks
from simcord.components import walk_components

from bot.render import bare
from bot.ui import CardBot
from tests import (
    quick_simcord,  # noqa: F401
    strict_simcord,
)

CLICKABLE = re.compile(r"</([\w -]+):\d+>")
"""A command that can be clicked."""
SETTLED = 9.0
"""Seconds of this machine's time until the in-memory Discord gives up waiting for the bot: longer than its own five,
since a machine that does much else besides may stand still, but shorter than any of the bot's own time limits after a
first answer (ten seconds), which it would wait for."""
POLL_SECONDS = 0.01
"""Seconds between two looks at whether the bot has settled. After most clicks something is left that never ends, so
simcord's own 0.05 s would pass: a third of the time that these tests take."""
simcord.Env._settle_internal.__kwdefaults__["idle"] = POLL_SECONDS


class Club:
    """A server with one channel."""

    def __init__(self, env: simcord.Env, bot: CardBot) -> None:
        assert strict_simcord.rows, "people meet on a Discord that is as strict as the real one"
        self.env = env
        self.bot = bot
        self.guild = env.create_guild(name="Card Club")
        self.channel = self.guild.create_text_channel("tables")

    def person(self, name: str):
        person = self.guild.add_member(self.env.create_user(name.lower(), global_name=name))
        person.display_name = name
        return person

    async def restart(self, bot: CardBot) -> None:
        """Stop the bot and start another one on the same Discord and the same database."""
        await self.bot.close()
        await self.env.restart_bot(bot)
        self.bot = bot

    def timers(self) -> list[float]:
        """Return in how many seconds each timer of the bot is due, the next one first."""
        state = self.env._settlement_state()
        due = (record.when - state.virtual_time for record in _active_callbacks(state) if record.when is not None)
        return sorted(due)

    @property
    def panel(self):
        """The newest message of the channel with buttons or a title, the table's."""
        return next(m for m in reversed(self.channel.history()) if m.flags.components_v2)

    @property
    def pings(self):
        """The messages of the channel that mention users, oldest first."""
        return [m for m in self.channel.history() if m.content and not m.flags.components_v2]

    def dm(self, person):
        """Return the newest message with something to press that the bot has sent a user; any if there is none."""
        sent = person.user.dm_channel.history()
        return next(filter(components, reversed(sent)), sent[-1] if sent else None)

    async def more(self, person, message=None):
        """Press More at the table; return the private menu."""
        return (await person.click(message or self.panel, label="More")).response

    async def choose(self, person, label: str, message=None):
        """Press something in the private menu behind More."""
        return await person.click(await self.more(person, message), label=label)

    async def details(self, person, message=None) -> str:
        """Return what the page behind Details says."""
        return text_of((await self.choose(person, "Details", message)).response)

    async def answer(self, person, message, **which: str) -> str:
        """Click, and return the private answer, "" if there is none."""
        return reply(await person.click(message, **which))


def reply(result) -> str:
    """Return all text that an interaction's answers show."""
    return "\n".join(text_of(m) for m in [result.response, *result.followups] if m is not None)


def components(message: Any) -> list[dict[str, Any]]:
    """Return the message's components as on the wire, nested ones included."""
    raw = message.components
    return list(walk_components([c if isinstance(c, dict) else c.to_dict() for c in raw]))


async def files(message: Any) -> dict[str, bytes]:
    """Return the files that a message shows, in its components and beside them, by name."""
    whole = getattr(message, "message", message)
    found = {file.filename: await file.read() for file in whole.attachments}
    for media in strict_simcord.media_of(components(whole)):
        found[media["url"].rsplit("/", 1)[-1]] = await whole._state.http.get_from_cdn(media["url"])
    return found


def text_of(message: Any) -> str:
    """Return everything a message says, but for its buttons; commands and names as they are read."""
    return bare(CLICKABLE.sub(r"/\1", raw_text_of(message)))


def raw_text_of(message: Any) -> str:
    """Return everything a message says, but for its buttons, as it is sent."""
    return "\n".join([message.content, *(c["content"] for c in components(message) if c.get("type") == 10)])


def buttons(message: Any, *, enabled: bool = True) -> dict[str, str]:
    """Return the labels of a message's buttons and their custom ids."""
    return {
        bare(c["label"]): c["custom_id"]
        for c in components(message)
        if c.get("type") == 2 and "custom_id" in c and not (enabled and c.get("disabled"))
    }


def links(message: Any) -> dict[str, str]:
    """Return the labels of a message's links and where they lead."""
    return {bare(c["label"]): c["url"] for c in components(message) if c.get("type") == 2 and "url" in c}


def ids(message: Any) -> list[str]:
    """Return all custom ids and option values of a message."""
    found = [str(c["custom_id"]) for c in components(message) if "custom_id" in c]
    return found + [o["value"] for c in components(message) for o in c.get("options", ())]


async def seat(club: Club, *names: str, computers: int = 0, start: bool = True, **options: object):
    """Open a table, seat these users and so many computer players; return the users, the host first."""
    people = [club.person(name) for name in names]
    await people[0].slash(club.channel, "play", game="bieten", **options)
    for person in people[1:]:
        await person.click(club.panel, label="Join")
    for _ in range(computers):
        await club.choose(people[0], "Add computer")
    if start:
        await begin(club, people[0])
    return people


async def begin(club: Club, host):
    """Start the game at the newest table as its host, without any more computer players."""
    start = next(label for label in buttons(club.panel) if label.startswith("Start"))
    return await host.click(club.panel, label=start)


async def leave(club: Club, person):
    """Leave a game in play, the question included; return what was answered to that."""
    asked = await person.slash(club.channel, "leave")
    assert asked.ephemeral
    await person.click(asked.response, label="Yes")
    return asked


async def press(person, message: Any, custom_id: str):
    """Click as the person can where the message is: in a DM as a user, in a channel as a member."""
    actor = person.user if message.channel.id == person.user.dm_channel.id else person
    return await actor.click(message, custom_id=custom_id)


async def behind_more(here: Club, person) -> list[str]:
    """Return what is behind More in a person's DM, which is closed again; nothing where there is no such button."""
    if "More" not in buttons(here.dm(person)):
        return []
    await press(person, here.dm(person), buttons(here.dm(person))["More"])
    found = list(buttons(here.dm(person)))
    await press(person, here.dm(person), buttons(here.dm(person))["Back"])
    return found


async def press_more(here: Club, person, label: str):
    """Open More in a person's DM, and press a button there."""
    await press(person, here.dm(person), buttons(here.dm(person))["More"])
    return await press(person, here.dm(person), buttons(here.dm(person))[label])


async def bets_come(here: Club, people: list) -> None:
    """Play on until figures can be bet on the panel."""
    while "Bet Spiel" not in buttons(here.panel):
        assert await move(here, people)


def moves(message: Any) -> list[str]:
    """Return the custom ids of all that can be done in the game with this message, menus included."""
    return [custom_id for custom_id in buttons(message).values() if custom_id.split(":", 3)[3][0] not in "!~@"]


async def move(club: Club, people: list[Any], log: list[str] | None = None) -> bool:
    """Have the first person who can do something in a DM do it: good rather than hold, no bets, the first card.

    Menus are opened, and what is in them is chosen. Returns False when no user can do anything.
    """
    for person in people:
        offered = moves(club.dm(person))
        wanted = [each for each in offered if not each.split(":", 3)[3].startswith(("bet", "raise", "hold", ">lift"))]
        if not wanted:
            continue
        await press(person, club.dm(person), wanted[0])
        if log is not None:
            log.append(wanted[0].split(":", 3)[3])
        while wanted[0].split(":", 3)[3].startswith(">"):
            wanted = moves(club.dm(person))
            await press(person, club.dm(person), wanted[0])
            if log is not None:
                log.append(wanted[0].split(":", 3)[3])
        return True
    return False
