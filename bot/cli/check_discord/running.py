"""Runs the checks of assumptions one by one, each with a time limit."""

import asyncio
from collections.abc import Awaitable, Callable

import aiohttp
import discord

# Each module registers its assumptions; this is the order in which they are tried.
from bot.cli.check_discord import files, places, posts, presses, sizes
from bot.cli.check_discord.assumptions import Assumption, Check, assume
from bot.cli.check_discord.outcomes import CouldNotTry, Differs, Result
from bot.cli.check_discord.probe import Probe, words_of
from bot.ui.discord import error_codes

__all__ = ["MODULES", "check_all", "tried"]
MODULES = (files, sizes, posts, places, presses)
EACH = 70.0
"""The most seconds of one check: Discord allows 30 messages a minute in a channel without announcing that."""
TOGETHER = 120.0
"""Seconds after which no further check begins."""


async def check_all(
    probe: Probe, show: Callable[[Assumption[Check], Result], None], *, hour: bool = False, seconds: float = TOGETHER
) -> None:
    """Try all assumptions, and delete after each what it has created.

    Args:
        hour: whether to try those that take over an hour, too.
        seconds: how long all others can take.
    """
    end = asyncio.get_running_loop().time() + seconds
    for each in sorted(assume.all, key=lambda each: each.slow):
        if each.slow and not hour:
            result = Result("could not try", "it takes over an hour: --hour")
        elif not each.slow and asyncio.get_running_loop().time() > end:
            result = Result("could not try", "the time is over")
        else:
            result = await tried(each.check(probe), None if each.slow else EACH)
            # What can't be deleted now is tried again at the end.
            await tried(probe.clean())
        show(each, result)


async def tried(check: Awaitable[str | None], seconds: float | None = EACH) -> Result:
    """Await a check; return its result."""
    try:
        async with asyncio.timeout(seconds):
            return Result("holds", await check or "")
    except Differs as difference:
        return Result("differs", str(difference))
    except CouldNotTry as reason:
        return Result("could not try", str(reason))
    except TimeoutError:
        return Result("could not try", "it took too long")
    except discord.HTTPException as error:
        # An error that no check expects contradicts what the bot does every day.
        refused = 400 <= error.status < error_codes.BROKEN and error.status not in (
            error_codes.TOO_MANY,
            error_codes.UNAUTHORIZED,
        )
        missing = error.code in (error_codes.MISSING_PERMISSIONS, error_codes.MISSING_ACCESS)
        verdict = "differs" if refused and not missing else "could not try"
        return Result(verdict, f"Discord answers {words_of(error)}")
    except (KeyError, IndexError, TypeError) as error:
        return Result("differs", f"an answer of Discord lacks something ({type(error).__name__})")
    except (discord.DiscordException, OSError, aiohttp.ClientError) as error:
        return Result("could not try", f"Discord can't be reached ({type(error).__name__})")
