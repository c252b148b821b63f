"""`bot check-texts`: check the texts of a language for missing or wrong parts, or start a new language."""

import argparse
import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from babel import Locale, UnknownLocaleError

from bot.cli.complaint import complain
from bot.i18n import FALLBACK, SHARED, Catalogs, Texts, check, message_id, same_as_english, shipped, write_template

MAX_LISTED = 10
"""Up to this many texts that equal the English ones are listed; of more, only the number is."""


def register(add_parser: Callable[..., argparse.ArgumentParser]) -> None:
    """Add this subcommand."""
    parser = add_parser("check-texts", help="check the texts of a language", description=__doc__)
    what = parser.add_mutually_exclusive_group()
    what.add_argument("locale", nargs="?", metavar="LOCALE", help="a language, such as sv (default: all)")
    what.add_argument("--folder", type=Path, help="texts of your own: a folder named like the language")
    what.add_argument("--new", type=Path, metavar="FOLDER", help="write the English texts there, ready to translate")
    parser.epilog = "Example: bot check-texts sv; bot check-texts --new nl; bot check-texts --folder nl"
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print a line for each error; return 1 if there are some, 2 if there is no such language or folder."""
    if args.new is not None:
        return _start(args.new)
    if args.folder is not None:
        return _folder(args.folder)
    known = Catalogs.load().languages
    if args.locale is not None and args.locale not in known:
        known_ones = f"there are no texts in “{args.locale}”; there are: {', '.join(known)}."
        return complain(
            "bot check-texts", f"{known_ones} For a folder of your own: bot check-texts --folder FOLDER", 2
        )
    counts = [_report(Texts(each, shipped(each))) for each in ([args.locale] if args.locale else known)]
    return 1 if any(counts) else 0


def _folder(folder: Path) -> int:
    locale = _locale(folder)
    if locale is None:
        return 2
    if not folder.is_dir():
        return complain(
            "bot check-texts", f"{folder} is no folder; bot check-texts --new {folder} writes one to start with", 2
        )
    areas = {SHARED: folder / SHARED, **{game: folder / game for game in shipped(FALLBACK) if game != SHARED}}
    there = {area: path for area, path in areas.items() if path.is_dir()}
    if not there:
        return complain("bot check-texts", f"{folder} has none of the folders {', '.join(areas)}", 2)
    try:
        return 1 if _report(Texts(locale, there)) else 0
    except UnicodeDecodeError as error:
        return complain("bot check-texts", f"a file in {folder} is not UTF-8 ({error}); save it as UTF-8", 2)


def _start(folder: Path) -> int:
    locale = _locale(folder)
    if locale is None:
        return 2
    try:
        write_template(folder, locale, asyncio.run(english_commands()))
    except FileExistsError:
        return complain("bot check-texts", f"{folder} exists; name a new folder, or delete this one", 2)
    except OSError as error:
        return complain("bot check-texts", f"{error.filename}: {error.strerror}", 2)
    print(f"{folder} has the English texts. Translate them; bot check-texts --folder {folder} says what is wrong.")
    from discord import Locale as DiscordLocale

    if locale.partition("-")[0] not in {each.value.partition("-")[0] for each in DiscordLocale}:
        print(f"Discord doesn't offer “{locale}”: players choose the language in /preferences.")
    return 0


def _locale(folder: Path) -> str | None:
    """Return the language that a folder is named after; None, with an error, if there is no such language."""
    name = folder.resolve().name
    try:
        Locale.parse(name.partition("-")[0])
    except (ValueError, UnknownLocaleError):
        problem = f"the folder “{name}” is not named like a language; take its code, for example nl or fr"
        complain("bot check-texts", problem)
        return None
    return name


def _report(texts: Texts) -> int:
    faults = check(texts)
    for fault in faults:
        print(f"{texts.locale}: {fault}")
    alike = same_as_english(texts) if texts.locale != FALLBACK else []
    if alike:
        more = f" and {len(alike) - MAX_LISTED} more" if len(alike) > MAX_LISTED else ""
        said = f"{len(alike)} texts are the English ones, which is right only for names and the like"
        print(f"{texts.locale}: {said}: {', '.join(alike[:MAX_LISTED])}{more}")
    number = len(faults)
    print(f"{texts.locale}: {number or 'no'} {'fault' if number == 1 else 'faults'}")
    return number


async def english_commands() -> dict[str, str]:
    """Return the English words of the commands by the keys of the catalogs."""
    # Only now: checking needs no discord.py, which takes a second to load.
    from bot.cli.commands import wanted_commands
    from bot.config import Settings

    return dict(_words(await wanted_commands(Settings.model_construct()), ()))


def _words(payloads: list[dict[str, Any]], above: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    for each in payloads:
        if not each.get("description"):
            yield message_id("menu", each["name"].lower()), each["name"]
            continue
        path = *above, each["name"]
        yield message_id("command", *path, "name"), each["name"]
        yield message_id("command", *path, "description"), each["description"]
        yield from _words(each.get("options") or [], path)
