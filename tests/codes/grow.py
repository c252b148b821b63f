"""Adds the codes that are not yet in the file of those given out: `python -m tests.codes.grow`.

Every line of `given.jsonl` is a code and all that it stands for; never changed or removed, no matter what becomes
of the options: users, records and servers remember codes. A line names only what differs from the line of the game's
bare prefix, which names everything.
"""

import json
from collections.abc import Iterable, Iterator
from itertools import combinations
from pathlib import Path
from random import Random

from bot.games import find_game
from bot.rules.errors import ParseError
from bot.rules.options import ChoiceOption, Option, OptionSet, Value

FILE = Path(__file__).parent / "given.jsonl"
GAMES = sorted(path.parent.name for path in Path(__file__).parents[2].glob("bot/games/*/game.py"))
AT_RANDOM = 40
"""Codes of several options, for each game."""

Meaning = dict[str, Value]


def given() -> dict[str, Meaning]:
    """Return every code of the file with the whole of what it stands for, in order."""
    known: dict[str, Meaning] = {}
    for text in FILE.read_text(encoding="utf-8").splitlines():
        line = json.loads(text)
        base = known[line["code"].split("-")[0]] if "differs" in line else {}
        known[line["code"]] = {**base, **line.get("differs", line.get("stands_for"))}
    return known


def values_of(option: Option) -> tuple[Value, ...]:
    """Return the values of an option that have a separate part; of numbers some."""
    if isinstance(option, ChoiceOption):
        return option.values
    numbers = [
        *range(option.low, min(option.high, 31) + 1, option.step),
        *range(100, min(option.high, 1000) + 1, 100),
    ]
    return (*numbers, *([None] if option.nullable else []))


def wanted(options: OptionSet) -> Iterator[str]:
    """Yield the codes that should be in the file: each preset, each value alone or where it can be, some mixtures."""
    presets: list[Meaning] = [{"preset": name} for name in options.presets] or [{}]
    single: list[Meaning] = [{o.name: value} for o in options.options for value in values_of(o)]
    yield from _codes(options, presets)
    for one in single:
        yield from _codes(options, ({**preset, **one} for preset in presets))
    pairs = [{**a, **b} for a, b in combinations([s for s in single if not _playable(options, s)], 2)]
    for preset in presets:
        yield from _codes(options, ({**preset, **pair} for pair in pairs))
    rng, found = Random(options.prefix), 0
    while found < AT_RANDOM:
        mixed = dict(rng.choice(presets))
        for one in rng.sample(single, rng.randint(2, 4)):
            mixed |= one
        for code in _codes(options, [mixed]):
            found += 1
            yield code


def _playable(options: OptionSet, values: Meaning) -> bool:
    return bool(list(_codes(options, [values])))


def _codes(options: OptionSet, several: Iterable[Meaning]) -> Iterator[str]:
    """Yield the codes of those that can be played."""
    for values in several:
        try:
            yield options.code(options.validate(values))
        except ParseError:
            continue


def main() -> None:
    """Add what is missing; what is there stays."""
    known = given() if FILE.exists() else {}
    with FILE.open("a", encoding="utf-8") as file:
        for options in (find_game(game).options for game in GAMES):
            for code in dict.fromkeys([options.prefix, *wanted(options)]):
                if code in known:
                    continue
                meaning = options.from_code(code)
                base = known.get(options.prefix)
                # What an option that came later means to older codes is not in the line of the prefix.
                beyond = {n: v for n, v in meaning.items() if base is None or n not in base or base[n] != v}
                known[code] = meaning
                file.write(json.dumps({"code": code, "stands_for" if base is None else "differs": beyond}) + "\n")


if __name__ == "__main__":
    main()
