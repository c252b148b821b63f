"""A complete run: log in, check or guide, clean up, write the report."""

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

import discord
from rich.console import Console
from rich.text import Text

from bot.cli.check_discord.assumptions import Assumption, Check, assume, by_press
from bot.cli.check_discord.guide import Guide
from bot.cli.check_discord.outcomes import Result, Verdict
from bot.cli.check_discord.probe import Probe
from bot.cli.check_discord.report import Report, read
from bot.cli.check_discord.running import check_all
from bot.cli.complaint import complain
from bot.cli.doctor.discord_checks import NEEDED, missing
from bot.cli.doctor.findings import SIGNS, Mark
from bot.cli.startup_errors import describe_startup_error
from bot.cli.stopping import Stop
from bot.config import Settings
from bot.ui import MAX_RATE_LIMIT_SECONDS

MARKS: dict[Verdict, Mark] = {"holds": "ok", "differs": "bad", "could not try": "note"}
COLORS: dict[Verdict, str] = {"holds": "green", "differs": "red", "could not try": "yellow"}
HOLDS, DIFFERS, COULD_NOT_RUN = 0, 1, 2


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a run."""

    channel: int
    report: Path
    steps: bool = False
    hour: bool = False


class CouldNotRun(Exception):
    """The check can't begin; the text has the remedy."""


async def check(
    settings: Settings, token: str, options: Options, *, sleep: Callable[[float], Awaitable[object]] = asyncio.sleep
) -> int:
    """Run the check; return the exit status."""
    # Neither is needed: the bot uses no voice channel.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    with Stop() as stop:
        try:
            report = read(options.report)
        except (OSError, ValueError) as error:
            return complain("bot check-discord", f"--report {options.report}: {error}", COULD_NOT_RUN)
        probe, lines = Probe(sleep), _Lines()

        def save() -> None:
            report.write(options.report, probe.exchanges, token)

        try:
            async with _logged_in(probe, token, options.channel):
                try:
                    if options.steps:
                        await stop.run(_guide(probe, token, report, save, lines))
                    else:
                        await stop.run(_check(probe, report, lines, hour=options.hour))
                finally:
                    report.left = await probe.clean_all()
                    save()
        except CouldNotRun as reason:
            return complain("bot check-discord", reason, COULD_NOT_RUN)
        except OSError as error:
            if error.filename is None:
                raise
            return complain("bot check-discord", f"--report {options.report}: {error.strerror}", COULD_NOT_RUN)
        except Exception as error:
            problem = describe_startup_error(error, settings)
            if problem is None:
                raise
            return complain("bot check-discord", problem.sentence, COULD_NOT_RUN)
        lines.line(f"The report is in {options.report}. It has no token, id or name.")
        if report.left:
            kinds = ", ".join(report.left)
            problem = f"could not delete {kinds} in the channel or the application"
            return complain("bot check-discord", problem, COULD_NOT_RUN)
        if stop.number is not None:
            return 128 + stop.number
        return DIFFERS if report.differs else HOLDS


@contextlib.asynccontextmanager
async def _logged_in(probe: Probe, token: str, channel: int) -> AsyncGenerator[None]:
    """Log in without the gateway, and find the channel."""
    client = discord.Client(
        intents=discord.Intents(guilds=True), http_trace=probe.trace(), max_ratelimit_timeout=MAX_RATE_LIMIT_SECONDS
    )
    async with client:
        await client.login(token)
        probe.client = client
        await _enter(probe, channel)
        yield


async def _enter(probe: Probe, number: int) -> None:
    """Find the channel, its server and the bot's permissions; raises CouldNotRun if the channel can't be used."""
    try:
        found = await probe.client.fetch_channel(number)
    except (discord.NotFound, discord.Forbidden, discord.InvalidData):
        raise CouldNotRun(
            "--channel: the bot sees no such channel; give the id of a text channel on a server where the bot is"
        ) from None
    if not isinstance(found, discord.TextChannel):
        raise CouldNotRun("--channel: this is no text channel of a server")
    assert probe.client.user is not None
    probe.guild = await probe.client.fetch_guild(found.guild.id, with_counts=False)
    probe.me = await probe.guild.fetch_member(probe.client.user.id)
    channel = await probe.guild.fetch_channel(number)
    assert isinstance(channel, discord.TextChannel)
    probe.channel = channel
    lacking = missing(probe.permissions, NEEDED)
    if lacking:
        raise CouldNotRun(f"the bot lacks permissions in this channel: {', '.join(lacking)}")


async def _check(probe: Probe, report: Report, lines: "_Lines", *, hour: bool) -> None:
    """Try the assumptions that need only the token."""
    for each in assume.all:
        report.results[each.id] = Result("could not try", "the check was stopped")
    for pressed in by_press.all:
        report.results.setdefault(pressed.id, Result("could not try", "it needs a press: --steps"))

    def took(assumption: Assumption[Check], result: Result) -> None:
        report.results[assumption.id] = result
        lines.result(assumption.id, assumption.text, result)

    await probe.clean_old()
    await check_all(probe, took, hour=hour)
    for pressed in by_press.all:
        lines.result(pressed.id, pressed.text, report.results[pressed.id])


async def _guide(probe: Probe, token: str, report: Report, save: Callable[[], None], lines: "_Lines") -> None:
    """Go through the steps; only this needs the gateway."""
    application = await probe.client.application_info()
    team = application.team.members if application.team else ()
    owners = frozenset((application.owner.id, *(member.id for member in team)))
    guide = Guide(probe, report, owners, save, lines.line)
    found = await probe.call("GET", "/gateway/bot")
    listener = _Listener(guide, probe, found["shards"])
    async with listener:
        await listener.login(token)
        connection = asyncio.create_task(listener.connect())
        going = asyncio.create_task(guide.run())
        lines.line("The steps are in the channel. Ctrl+C stops; the same command goes on with the next step.")
        try:
            await asyncio.wait({connection, going}, return_when=asyncio.FIRST_COMPLETED)
            if going.done():
                going.result()
            else:
                connection.result()
        finally:
            going.cancel()
            await listener.close()
            await asyncio.gather(going, connection, return_exceptions=True)


class _Listener(discord.Client):
    """Receives clicks in the channel's server; a running bot receives them, too."""

    def __init__(self, guide: Guide, probe: Probe, shards: int) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            shard_id=(probe.guild.id >> 22) % shards,
            shard_count=shards,
            max_ratelimit_timeout=MAX_RATE_LIMIT_SECONDS,
            http_trace=probe.trace(),
        )
        self._guide = guide

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Forward a click to the guide."""
        await self._guide.pressed(interaction)


class _Lines:
    """Prints a line for each result."""

    def __init__(self) -> None:
        self._console = Console()
        self._width = max(len(each.id) for each in (*assume.all, *by_press.all))

    def line(self, text: str) -> None:
        """Print a sentence."""
        self._console.print(Text(text), soft_wrap=True)

    def result(self, name: str, text: str, result: Result) -> None:
        """Print a result."""
        line = Text.assemble(
            (SIGNS[MARKS[result.verdict]], COLORS[result.verdict]),
            f" {result.verdict:<13}  {name:<{self._width}}  {text}",
        )
        self._console.print(line, soft_wrap=True)
        if result.reason:
            self._console.print(Text(f"  {'':<13}  {'':<{self._width}}  → {result.reason}", "dim"), soft_wrap=True)
