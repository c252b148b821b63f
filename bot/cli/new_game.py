"""`bot new-game FOLDER`: write a small complete game to change into your own; the folder's name is the game's id."""

import argparse
import keyword
import re
from collections.abc import Callable
from pathlib import Path

from bot.cli.complaint import complain
from bot.games import all_games, left_out

TEMPLATE = Path(__file__).parent.parent / "templates" / "high_card"
GAME_ID = re.compile(r"[a-z][a-z0-9_]{1,29}")
TITLE = re.compile(r"\w[\w '’&!.,:()-]{0,37}")
"""A title is on a button, in a catalog and in docstrings, so it has no braces, quotes or backslashes."""


def register(add_parser: Callable[..., argparse.ArgumentParser]) -> None:
    """Add this subcommand."""
    parser = add_parser("new-game", help="write a small game to change into your own", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="the new folder, named like the game's id")
    parser.add_argument("--name", metavar="TITLE", help="the game's name for players (default: from the id)")
    parser.epilog = 'Example: bot new-game games/crazy_eights --name "Crazy Eights"'
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the files; return 2 if the folder exists or its name can't be an id."""
    folder: Path = args.folder
    name = folder.resolve().name
    title = args.name if args.name is not None else name.replace("_", " ").capitalize()
    if problem := _problem(folder, name, title):
        return complain("bot new-game", problem, 2)
    try:
        _write(folder, name, title)
    except OSError as error:
        return complain("bot new-game", f"{error.filename}: {error.strerror}", 2)
    print(
        f"{folder} has a complete game. Change it: the comments “Change” in its files say what; state.py comes first."
    )
    print(f"    bot check-game {folder}")
    print(f"    BOT_GAMES_DIR={folder.parent} bot sandbox")
    return 0


def _problem(folder: Path, name: str, title: str) -> str:
    """Return why a game can't be written there; "" if it can."""
    known = {*all_games(), *(Path(path).name for path in left_out())}
    if not GAME_ID.fullmatch(name) or keyword.iskeyword(name):
        return f"“{name}” can't be the id of a game; name the folder with small letters, digits and _, as my_game"
    if name in known:
        return f"there is a game {name} already; give the folder another name"
    if folder.exists() or folder.is_symlink():
        return f"{folder} exists; name a new folder, or delete this one"
    if not TITLE.fullmatch(title):
        return "--name takes up to 38 letters, digits, spaces and ' & ! . , : ( ) -"
    return ""


def _write(folder: Path, name: str, title: str) -> None:
    """Write the template's files under other names, into a folder that does not exist."""
    words = {
        "high_card": name,
        "HighCard": "".join(part.capitalize() for part in name.split("_")),
        "High card": title,
        '"HIG"': f'"{_prefix(name)}"',
    }
    pattern = re.compile("|".join(map(re.escape, words)))
    files = [path for path in TEMPLATE.rglob("*") if path.suffix in {".py", ".ftl", ".md"}]
    folder.mkdir(parents=True)
    for path in files:
        target = folder / path.relative_to(TEMPLATE)
        target.parent.mkdir(parents=True, exist_ok=True)
        text = pattern.sub(lambda found: words[found.group()], path.read_text(encoding="utf-8"))
        target.write_text(text, encoding="utf-8")


def _prefix(name: str) -> str:
    """Return a prefix for house-rule codes that no other game has."""
    letters = re.sub(r"[^a-z]", "", name).upper() or "GAM"
    taken = {game.options.prefix for game in all_games().values()}
    lengths = range(3, len(letters) + 1)
    found = next((letters[:length] for length in lengths if letters[:length] not in taken), letters[:3])
    return found if found not in taken else f"{found}X"
