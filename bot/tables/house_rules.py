"""House rules of a guild, found by a saved name, a preset of the game, or a house-rule code.

Names ignore capitals. A name that equals a preset or looks like a code is refused, so each text has one meaning. Used
by `TableService` and `/house_rules`.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches

from bot.errors import Conflict, NotFound, PermissionDenied
from bot.rules.errors import ParseError, RuleError
from bot.rules.game import AnyGame
from bot.rules.options import Value, Values
from bot.rules.record import FindGame
from bot.storage import ActionKind, Connection, Database, HouseRulesRow, ManagerAction, house_rules
from bot.tables.manager_log import ManagerLog
from bot.tables.shutdown_gate import ShutdownGate

AllGames = Callable[[], Mapping[str, AnyGame]]

MAX_NAME_LENGTH = 40
MAX_NAMES = 50


@dataclass(frozen=True, slots=True)
class HouseRules:
    """A named set of options of a guild; `name` is as the player typed it."""

    name: str
    game: str
    options: dict[str, Value]
    code: str
    saved_by: int


class HouseRulesService:
    """Saves, finds and deletes the house rules of all guilds."""

    def __init__(
        self,
        database: Database,
        door: ShutdownGate,
        find_game: FindGame,
        all_games: AllGames,
        managers: ManagerLog,
        now: Callable[[], str],
    ) -> None:
        self._database = database
        self._managers = managers
        self._door = door
        self._find_game = find_game
        self._all_games = all_games
        self._now = now

    async def save(
        self, guild: int, name: str, *, game: str, options: Values, user: int, manager: bool = False
    ) -> HouseRules:
        """Save house rules under a name; only the user who saved a name, and managers, can replace it.

        Args:
            name: up to 40 characters.

        Raises:
            ParseError: `unknown_game`.
            Conflict: `house_name_length` (most), `house_name_reserved`, `house_name_taken`, `too_many_house_rules`
                (limit).
        """
        found, name = self._find_game(game), _checked_name(name, self._all_games().values())
        row = HouseRulesRow(
            guild=guild,
            name=name,
            game=found.id,
            options=options_json(found, options),
            saved_by=user,
            saved_at=self._now(),
        )

        def write(db: Connection) -> None:
            there = house_rules.find(db, guild, name)
            if there and there.saved_by != user and not manager:
                raise Conflict("house_name_taken", name=there.name)
            if there is None and len(house_rules.for_guild(db, guild)) >= MAX_NAMES:
                raise Conflict("too_many_house_rules", limit=MAX_NAMES)
            house_rules.write(db, row)
            if there and there.saved_by != user:
                self._managers.record(db, guild, _of_name("house_rules_replaced", user, there))

        await self._door.write(write)
        return HouseRules(name, found.id, dict(options), found.options.code(options), user)

    async def for_guild(self, guild: int | None, game: str | None = None) -> tuple[HouseRules, ...]:
        """Return a guild's house rules of one game or all, by name, without unreadable ones."""
        if guild is None:
            return ()
        rows = await self._database.read(lambda db: house_rules.for_guild(db, guild))
        read = (self._read(row) for row in rows if game in {None, row.game})
        return tuple(rules for rules in read if rules)

    async def delete(self, guild: int, name: str, *, manager: int | None) -> HouseRules:
        """Delete and return house rules; raise PermissionDenied `managers_only`, NotFound `no_house_rules`.

        Args:
            manager: the user, if they manage the guild; None: they don't.
        """
        if not manager:
            raise PermissionDenied("managers_only")
        rules = await self._named(guild, name)

        def write(db: Connection) -> None:
            there = house_rules.find(db, guild, name)
            if there is not None:
                house_rules.delete(db, guild, name)
                self._managers.record(db, guild, _of_name("house_rules_deleted", manager, there))

        await self._door.write(write)
        return rules

    async def find(self, guild: int | None, text: str, game: str | None = None) -> tuple[AnyGame, dict[str, Value]]:
        """Return the game and the checked option values that a name, a preset or a code stands for.

        Args:
            guild: the guild whose names count; None: no names.
            game: the game's id; None: the presets and codes of all games count.

        Raises:
            ParseError: `bad_options` or `unknown_game`, with the nearest match.
            NotFound: `no_house_rules`, with the nearest name or code.
        """
        text = text.strip()
        if game is not None:
            found = self._find_game(game)
            return found, await self.resolve(found, guild, {"preset": text})
        for found in self._all_games().values():
            if text in found.options.presets:
                return found, found.options.validate({"preset": text})
            if found.options.is_code(text) and await self._saved(guild, text) is None:
                return found, found.options.from_code(text)
        rules = await self._named(guild, text)
        return self._find_game(rules.game), rules.options

    async def resolve(self, game: AnyGame, guild: int | None, given: Mapping[str, object]) -> dict[str, Value]:
        """Return checked option values for the options that a player gave.

        Args:
            guild: the guild whose names count as presets; None: no names.
            given: by name; `preset` is a preset, a name of the guild or a code, which the other options change.

        Raises:
            ParseError: `bad_options`, with the nearest match.
        """
        preset = given.get("preset")
        if not isinstance(preset, str) or preset in game.options.presets:
            return game.options.validate(given)
        rest = {name: value for name, value in given.items() if name != "preset"}
        saved = await self.for_guild(guild, game.id)
        for rules in saved:
            if house_rules.key_of(rules.name) == house_rules.key_of(preset.strip()):
                return _changed(game, rules.options, rest)
        if game.options.is_code(preset):
            return _changed(game, game.options.from_code(preset), rest)
        known = [*game.options.presets, *(rules.name for rules in saved), game.options.prefix]
        raise ParseError("bad_options", reason="preset", known=", ".join(known), **_near(preset, known))

    async def _saved(self, guild: int | None, name: str) -> HouseRules | None:
        for rules in await self.for_guild(guild):
            if house_rules.key_of(rules.name) == house_rules.key_of(name.strip()):
                return rules
        return None

    async def _named(self, guild: int | None, name: str) -> HouseRules:
        """Return the house rules with this name, or raise NotFound."""
        found = await self._saved(guild, name)
        if found is not None:
            return found
        saved = await self.for_guild(guild)
        known = [rules.name for rules in saved] + [game.options.prefix for game in self._all_games().values()]
        raise NotFound("no_house_rules", name=name[:MAX_NAME_LENGTH], **_near(name, known))

    def _read(self, row: HouseRulesRow) -> HouseRules | None:
        try:
            game = self._find_game(row.game)
            options = game.options.validate(json.loads(row.options))
        except RuleError:
            return None
        return HouseRules(row.name, game.id, options, game.options.code(options), row.saved_by)


def same_name(names: Iterable[str], name: str) -> str | None:
    """Return the one of these names that is the given one in any capitals; None if none is."""
    return next((each for each in names if house_rules.key_of(each) == house_rules.key_of(name)), None)


def options_json(game: AnyGame, options: Values) -> str:
    """Return options in the database's form, canonical JSON; equal texts mean equal rules."""
    return json.dumps(game.options.minimal(options), separators=(",", ":"))


def _changed(game: AnyGame, options: Values, changes: Mapping[str, object]) -> dict[str, Value]:
    return game.options.validate({**game.options.minimal(options), **changes})


def _of_name(kind: ActionKind, user: int, there: HouseRulesRow) -> ManagerAction:
    other = None if there.saved_by == user else there.saved_by
    return ManagerAction(user, kind, other, {"name": there.name, "game": there.game})


def _checked_name(name: str, games: Iterable[AnyGame]) -> str:
    name = " ".join(name.split())
    if not 1 <= len(name) <= MAX_NAME_LENGTH or not name.isprintable():
        raise Conflict("house_name_length", most=MAX_NAME_LENGTH)
    for game in games:
        presets = {house_rules.key_of(preset) for preset in game.options.presets}
        if name.upper().split("-")[0] == game.options.prefix or house_rules.key_of(name) in presets:
            raise Conflict("house_name_reserved", name=name)
    return name


def _near(text: str, known: Iterable[str]) -> dict[str, str]:
    """Return the nearest known word as `near`, or an empty dict."""
    by_key = {house_rules.key_of(word): word for word in known}
    close = get_close_matches(house_rules.key_of(text)[:MAX_NAME_LENGTH], by_key, n=1, cutoff=0.5)
    return {"near": by_key[close[0]]} if close else {}
