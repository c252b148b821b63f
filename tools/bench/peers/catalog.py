"""The bots that are compared: where each one comes from, how it starts, and what its players press."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class GameScript:
    """How players start and play a peer's game.

    Args:
        join: the label of the button that all but the first player press, "" for none.
        start: the label of the button that the first player presses then, "" for none.
        moves: the labels of the buttons that a player may press in turn; none: any.
        turn: a regular expression that finds the id of the player in turn in the message; "": the first player.
    """

    command: str
    players: int = 1
    join: str = ""
    start: str = ""
    moves: tuple[str, ...] = ()
    turn: str = ""


@dataclass(frozen=True, slots=True)
class Peer:
    """One bot. Texts in braces stand for folders and accounts, which `BotProcess` fills in.

    Args:
        greeting: a harmless command, whose answer ends the start.
        start: what follows `python endpoint.py API GATEWAY`.
        repository: the address of its source; "": there is none to fetch.
        commit: which state of it.
        packages: what pip installs, with versions.
        prepare: a command that runs once before the first start.
        setup: messages that the owner writes once after the first start, with a part of the bot's reply.
        answer: a part of that answer's text.
        options: of `greeting`.
        environment: more environment variables.
        game: how it is played; None: our bot, whose players read its log.
    """

    name: str
    greeting: str
    start: tuple[str, ...]
    images: bool
    repository: str = ""
    commit: str = ""
    packages: tuple[str, ...] = ()
    prepare: tuple[str, ...] = ()
    setup: tuple[tuple[str, str], ...] = ()
    answer: str = ""
    options: dict[str, Any] = field(default_factory=dict[str, Any])
    environment: dict[str, str] = field(default_factory=dict[str, str])
    game: GameScript | None = None


OURS = tuple(
    Peer(
        name=f"ours, {'with images' if images else 'in words'}",
        greeting="rules",
        options={"game": "bieten"},
        start=("{run}/our_bot.py",),
        images=images,
        environment={"BOT_DATA_DIR": "{data}", "BOT_PICTURES": str(images)},
    )
    for images in (False, True)
)
"""Our bot, first in words."""

PEERS = (
    *(
        Peer(
            name=f"2048 of discord-games, {'with images' if images else 'in words'}",
            greeting="2048",
            start=("{run}/twenty48_bot.py", *(["--images"] if images else [])),
            images=images,
            packages=("discord-games==1.12.6", "discord.py==2.7.1"),
            game=GameScript("2048"),
        )
        for images in (False, True)
    ),
    Peer(
        name="poker of Red",
        greeting="casinostats blackjack",
        answer="Times played",
        start=(
            *("-m", "redbot", "bench", "--no-prompt", "--token", "{token}", "--owner", "{owner}"),
            *("--prefix", "!", "--cog-path", "{source}"),
        ),
        images=False,
        repository="https://github.com/hollowstrawberry/crab-cogs",
        commit="a543ad703122850d4b6683b0e2429fbb814fba8d",
        packages=("Red-DiscordBot==3.5.24", "aiofiles==25.1.0", "dataclasses-json==0.6.7"),
        prepare=("-m", "redbot.setup", "--no-prompt", "--instance-name", "bench", "--data-path", "{data}"),
        setup=(
            ("!load simplecasino", "oaded"),
            ("!bankset registeramount 1000000", "will now give"),
            ("!slash enablecog simplecasino", "Enabled"),
            ("!slash sync", "Synced"),
        ),
        game=GameScript("poker new", 4, "Join", "Start", ("Check", "Call"), r"^<@(\d+)>"),
    ),
    Peer(
        name="UNO of Daves-Friends",
        greeting="help",
        start=("uno.py",),
        images=True,
        repository="https://github.com/PrimeAlgorithm/Daves-Friends",
        commit="faed7e03ecf4c3772da1838aaebca02c860f1fe3",
        packages=("discord.py==2.7.1", "python-dotenv==1.2.4"),
        game=GameScript(
            "create", 4, "🌟 Join", "🚀 Start Game", ("🃏 Draw Card and Pass",), r"<@(\d+)> ⬅️ Current Turn"
        ),
    ),
)
"""The public bots; a game library has a minimal bot in `run`."""
