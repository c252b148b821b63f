"""`bot check-discord`: on the strict sandbox all holds; it finds each planted deviation, and deletes everything."""

import json
import re
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

import pytest

from bot.cli.check_discord import running
from bot.cli.check_discord.assumptions import assume, by_press
from bot.cli.check_discord.outcomes import Result
from bot.cli.check_discord.probe import PREFIX
from bot.cli.check_discord.report import read
from bot.cli.check_discord.steps import STEPS
from bot.cli.check_discord.whole import Options, check
from bot.config import Settings
from bot.sandbox import STRICT, Sandbox, Strictness
from bot.sandbox.wire import Json
from bot.ui import use_endpoint
from tests import openapi

ROOT = Path(__file__).parents[2]
V2 = 1 << 15
HOUR = 3600.0
NAMES = ("Quorum Guild", "zebra-room", "Wolfram Bot", "Xanthippe", "Yolanda")
"""A server, a channel, the bot and people, by names that no report would have by chance."""
ALLOWED = ("create_public_threads", "send_messages_in_threads", "manage_threads", "create_events")
MESSAGES, MESSAGE = "/channels/*/messages", "/channels/*/messages/*"


@dataclass
class Place:
    """A Discord that is checked.

    Args:
        sandbox: it.
        report: where the report is written.
        settings: the bot's.
    """

    sandbox: Sandbox
    report: Path
    settings: Settings
    passed: float = 0.0

    async def check(self, **options: Any) -> int:
        """Run the check; return its exit status."""
        chosen = Options(int(self.sandbox.channel.id), self.report, **options)
        return await check(self.settings, self.sandbox.token, chosen, sleep=self.wait)

    async def wait(self, seconds: float) -> None:
        """Let the sandbox's clock go on."""
        self.passed += seconds

    @property
    def differing(self) -> set[str]:
        """The ids of what differs, by the report."""
        return {name for name, result in read(self.report).results.items() if result.verdict == "differs"}

    @property
    def left(self) -> list[object]:
        """What there is at Discord that was not there before."""
        guild = self.sandbox.guild
        found = [message.wire for message in self.sandbox.channel.messages.values()]
        return [
            *(each for each in found if PREFIX in json.dumps(each)),
            *self.sandbox.emojis,
            *self.sandbox.commands(guild),
            *guild.threads.values(),
            *guild.events.values(),
        ]


@pytest.fixture
async def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Place]:
    """The strict sandbox, which announces its limits as Discord does."""
    monkeypatch.chdir(tmp_path)
    guild, channel, bot, *people = NAMES
    sandbox = Sandbox(
        keep_log=True,
        guild_name=guild,
        channels=(channel, "another"),
        bot_name=bot,
        people=people,
        clock=lambda: here.passed,
    )
    here = Place(sandbox, tmp_path / "check-discord.md", Settings(_env_file=None, data_dir=tmp_path))
    async with sandbox:
        sandbox.allow(sandbox.guild, *ALLOWED)
        sandbox.faults.limit("PATCH", MESSAGE, 5, 5.0)
        sandbox.faults.limit("PATCH", "/webhooks/*/*/messages/*", 5, 5.0)
        restore = use_endpoint(sandbox.api, sandbox.gateway)
        try:
            yield here
        finally:
            restore()


async def test_on_a_strict_discord_everything_holds(place: Place, capsys: pytest.CaptureFixture[str]) -> None:
    status = await place.check(hour=True)
    report = read(place.report)
    assert {name for name, result in report.results.items() if result.verdict != "holds"} == {
        each.id for each in by_press.all
    }
    assert status == 0
    assert set(report.results) == {each.id for each in (*assume.all, *by_press.all)}
    assert place.left == []
    out = capsys.readouterr().out
    assert all(re.search(rf"✓ holds +{each.id} ", out) for each in assume.all)
    assert "5 edits in 5 s" in out


async def test_it_writes_in_the_given_channel_alone(place: Place) -> None:
    async with place.sandbox.person(NAMES[3]) as anna:
        await anna.say("hello")
        kept = dict(place.sandbox.channel.messages)
        await place.check()
        assert dict(place.sandbox.channel.messages) == kept
    posts = [each.path for each in place.sandbox.log if each.method == "POST" and "messages" in each.path]
    written = {path.split("/")[2] for path in posts}
    assert len(written - {place.sandbox.channel.id}) == 1, "the channel, and the thread in it"
    assert not [each for each in place.sandbox.log if "@me/channels" in each.path]


async def test_global_commands_are_not_touched(place: Place) -> None:
    await place.check()
    changed = [each.path for each in place.sandbox.log if each.method != "GET" and "/commands" in each.path]
    assert changed
    assert all("/guilds/" in path for path in changed)


async def test_what_it_sends_is_as_discord_describes_it(place: Place) -> None:
    if openapi.load() is None:
        pytest.skip(openapi.MISSING)
    await place.check()
    assert openapi.faults([each for each in place.sandbox.log if each.status < 400]) == []


async def test_it_takes_less_than_two_minutes_at_discords_pace(place: Place) -> None:
    await place.check()
    routes: dict[str, int] = {}
    for each in place.sandbox.log:
        if "/messages" in each.path:
            routes[each.method] = routes.get(each.method, 0) + 1
    # Discord takes five messages and five edits in five seconds, and five deletions in one.
    assert routes["POST"] + routes["PATCH"] + routes["DELETE"] / 5 < 90


async def test_when_the_time_is_over_it_says_so(place: Place) -> None:
    results: dict[str, Result] = {}
    probe: Any = None
    await running.check_all(probe, lambda each, result: results.update({each.id: result}), seconds=-1.0)
    assert {result.verdict for result in results.values()} == {"could not try"}


STRICTNESS: dict[str, str | None] = {
    "files_in_components": "files-not-listed",
    "kept_files_named": "edit-must-name-files",
    "old_edits": "old-message-edits",
    # Trying it would bring the bot into quarantine.
    "dm_openings": None,
    # What a client shows only a person sees.
    "default_command_names": "step-18",
    "unresolved_mentions": "step-10",
}
"""Which line is about a row in which the sandbox can be kinder than Discord."""


def test_every_row_of_strictness_is_thought_of() -> None:
    assert STRICTNESS.keys() == {row.name for row in fields(Strictness)}
    assert {line for line in STRICTNESS.values() if line and line.startswith("step-")} <= {each.id for each in STEPS}


@pytest.mark.parametrize("row", STRICTNESS)
async def test_a_kinder_discord_is_found(place: Place, row: str) -> None:
    place.sandbox.strictness = replace(STRICT, **{row: False})
    status = await place.check(hour=True)
    line = STRICTNESS[row]
    found = {line} if line and not line.startswith("step-") else set[str]()
    assert place.differing == found
    assert status == (1 if found else 0)
    assert place.left == []


Fits = Callable[[Any], object]
REFUSED = {"message": "Invalid Form Body", "code": 50035}


def parts(body: Any) -> list[Json]:
    """Return all components of a request."""
    found = list((body or {}).get("components") or ())
    for each in found:
        found += each.get("components") or ()
    return found


def longest(body: Any, key: str, *kinds: int) -> int:
    """Return the length of the longest text under a key of components of some types."""
    return max((len(each.get(key) or "") for each in parts(body) if each["type"] in kinds), default=0)


def refuse(method: str, path: str, fits: Fits) -> Callable[[Place], object]:
    """Plant a Discord that refuses requests that it should take."""

    def rewrite(body: Any, status: int, answer: Any) -> tuple[int, Any]:
        return (400, REFUSED) if fits(body) else (status, answer)

    return lambda place: place.sandbox.faults.fail(method, path, status=None, count=1e9, rewrite=rewrite)


def accept(method: str, path: str, fits: Fits) -> Callable[[Place], object]:
    """Plant a Discord that takes requests that it should refuse."""

    def rewrite(body: Any, status: int, answer: Any) -> tuple[int, Any]:
        return (
            (200, {"id": "1", "flags": V2})
            if status == 400 and answer["code"] == 50035 and fits(body)
            else (status, answer)
        )

    return lambda place: place.sandbox.faults.fail(method, path, status=None, count=1e9, rewrite=rewrite)


def change(method: str, path: str, fits: Fits, alter: Callable[[Any], Any]) -> Callable[[Place], object]:
    """Plant a Discord that answers something else."""

    def rewrite(body: Any, status: int, answer: Any) -> tuple[int, Any]:
        copy = json.loads(json.dumps(answer))
        return (status, alter(copy)) if status < 300 and fits(body) else (status, answer)

    return lambda place: place.sandbox.faults.fail(method, path, status=None, count=1e9, rewrite=rewrite)


def always(_body: Any) -> bool:
    """Fit any request."""
    return True


def named(body: Any) -> tuple[int, int]:
    """Return how many files an edit keeps, and how many it uploads."""
    ids = [str(each["id"]) for each in (body or {}).get("attachments") or () if each.get("filename")]
    return sum(len(each) > 2 for each in ids), sum(len(each) <= 2 for each in ids)


def without_ids(answer: Any) -> Any:
    """Return an answer whose components don't tell the ids of files."""
    return json.loads(re.sub(r'"attachment_id": "\d+"', '"size": 1', json.dumps(answer)))


def emoji(body: Any) -> str:
    """Return the name of the emoji on a button."""
    return next((each["emoji"]["name"] for each in parts(body) if each.get("emoji")), "")


def mentions(body: Any) -> bool:
    """Return whether a request has a mention in a text."""
    return "<@" in json.dumps(body)


def sized(key: str, most: int, *kinds: int) -> list[Callable[[Place], object]]:
    """Plant a lower limit, and a higher one, for a text of components."""
    return [
        refuse("POST", MESSAGES, lambda body: longest(body, key, *kinds) == most),
        accept("POST", MESSAGES, lambda body: longest(body, key, *kinds) == most + 1),
    ]


def counted(count: Callable[[Any], int], most: int) -> list[Callable[[Place], object]]:
    """Plant a lower limit, and a higher one, for a number."""
    return [
        refuse("POST", MESSAGES, lambda body: count(body) == most),
        accept("POST", MESSAGES, lambda body: count(body) == most + 1),
    ]


def characters(body: Any) -> int:
    """Return how much text there is in a message."""
    return sum(len(each.get("content") or "") for each in parts(body))


def in_bytes(body: Any) -> int:
    """Return how much text there is in a message, in UTF-8."""
    return sum(len((each.get("content") or "").encode()) for each in parts(body))


def described(body: Any) -> int:
    """Return the length of a picture's description."""
    texts = [item.get("description") or "" for each in parts(body) for item in each.get("items") or ()]
    return max(map(len, texts), default=0)


def listed(body: Any) -> int:
    """Return how many options a list has."""
    return max((len(each.get("options") or ()) for each in parts(body)), default=0)


def option(body: Any) -> int:
    """Return the length of the longest option."""
    texts = [each["label"] for part in parts(body) for each in part.get("options") or ()]
    return max(map(len, texts), default=0)


def buttons(body: Any) -> int:
    """Return how many buttons the longest row has."""
    return max((len(each["components"]) for each in parts(body) if each["type"] == 1), default=0)


def equal(body: Any) -> bool:
    """Return whether two components have one custom id."""
    ids = [each["custom_id"] for each in parts(body) if "custom_id" in each]
    return len(set(ids)) < len(ids)


def is_silent(body: Any) -> bool:
    """Return whether a message asks for no push notification."""
    return bool(body.get("flags", 0) & 1 << 12)


def to_someone(message: Json) -> Json:
    """Return a message that lists the author among its mentions."""
    return message | {"mentions": [message["author"]]}


def silence(place: Place) -> None:
    """Plant a Discord that announces no limits."""
    place.sandbox.faults.clear()


PLANTED: dict[str, list[Callable[[Place], object]]] = {
    "files-not-listed": [change("POST", MESSAGES, always, lambda message: message | {"attachments": [{
        "id": "1", "filename": "first.png", "size": 1, "url": "u", "proxy_url": "u"}]})],
    "files-identified": [
        change("*", "/channels/*/messages*", always, without_ids),
        change("*", "/channels/*/messages*", always, lambda answer: json.loads(
            json.dumps(answer).replace("/first.png", "/unknown"))),
    ],
    "edit-keeps-named-files": [refuse("PATCH", MESSAGE, lambda body: named(body) == (2, 0))],
    "edit-must-name-files": [
        accept("PATCH", MESSAGE, lambda body: "attachments" not in body),
        accept("PATCH", MESSAGE, lambda body: body.get("attachments") == []),
        accept("PATCH", MESSAGE, lambda body: any("filename" not in each for each in body.get("attachments") or ())),
    ],
    "edit-without-attachments": [
        change("PATCH", MESSAGE, lambda body: body == {"flags": V2}, lambda message: message | {"components": []}),
        refuse("PATCH", MESSAGE, lambda body: body == {"flags": V2}),
    ],
    "edit-replaces-files": [refuse("PATCH", MESSAGE, lambda body: named(body) == (0, 1))],
    "edit-adds-files": [
        refuse("PATCH", MESSAGE, lambda body: named(body) == (1, 1)),
        change("PATCH", MESSAGE, lambda body: named(body) == (1, 1), without_ids),
    ],
    "v2-without-content": [accept("POST", MESSAGES, lambda body: "content" in body)],
    "v2-stays": [change("PATCH", MESSAGE, lambda body: body == {"flags": 0}, lambda message: message | {"flags": 0})],
    "silent-mentions": [change(
        "POST", MESSAGES, lambda body: mentions(body) and "users" not in body["allowed_mentions"], to_someone)],
    "allowed-mentions": [
        change(method, path, lambda body: "users" in body.get("allowed_mentions", ()), lambda message: message | {
            "mentions": []})
        for method, path in (("POST", MESSAGES), ("PATCH", MESSAGE))
    ],
    "silent-flag": [
        change("POST", MESSAGES, is_silent, lambda message: message | {"flags": V2}),
        refuse("POST", MESSAGES, is_silent),
    ],
    "nonce-25": [
        accept("POST", MESSAGES, lambda body: len(body.get("nonce") or "") == 26),
        refuse("POST", MESSAGES, lambda body: len(body.get("nonce") or "") == 25),
    ],
    "history-containers": [
        change("GET", MESSAGES, always, lambda found: [each | {"components": []} for each in found]),
        change("GET", MESSAGES, always, lambda _found: []),
    ],
    "edit-limit-headers": [silence],
    "components-40": counted(lambda body: len(parts(body)), 40),
    "characters-4000": counted(characters, 4000),
    "bytes-9000": [refuse("POST", MESSAGES, lambda body: in_bytes(body) > 8900)],
    "alt-1024": counted(described, 1024),
    "options-25": counted(listed, 25),
    "option-label-100": counted(option, 100),
    "placeholder-150": sized("placeholder", 150, 3),
    "label-80": sized("label", 80, 2),
    "custom-id-100": sized("custom_id", 100, 2),
    "custom-ids-differ": [
        accept("POST", MESSAGES, equal),
        accept("POST", MESSAGES, lambda body: equal(body) and any(each.get("disabled") for each in parts(body))),
    ],
    "link-512": sized("url", 512, 2),
    "buttons-5": counted(buttons, 5),
    "emoji-in-button": [
        refuse("POST", MESSAGES, lambda body: "_a" in emoji(body)),
        change("GET", "/applications/*/emojis", always, lambda _found: {"items": []}),
        refuse("POST", "/applications/*/emojis", lambda body: "_ax" in body["name"]),
    ],
    "deleted-emoji-refused": [
        accept("POST", MESSAGES, lambda body: "_b" in emoji(body)),
        refuse("POST", MESSAGES, lambda body: "_bx" in emoji(body)),
    ],
    "guild-command": [
        change("GET", "*/commands", always, lambda found: [each | {"name_localizations": None} for each in found]),
        change("GET", "*/commands", always, lambda _found: []),
    ],
    "thread": [
        refuse("POST", "/channels/*/threads", always),
        lambda place: place.sandbox.faults.fail(
            "PATCH", MESSAGE, status=None, count=1e9, rewrite=lambda _body, status, answer: (
                (200, {"id": "1"}) if (answer or {}).get("code") == 50083 else (status, answer))),
    ],
    "event": [lambda place: place.sandbox.faults.fail("POST", "*/scheduled-events", status=403, code=50013)],
    "default-locale": [change("GET", "/guilds/*", lambda body: body is None, lambda found: (
        found | {"preferred_locale": "de"} if "preferred_locale" in found else found))],
    "gateway-starts": [change("GET", "/gateway/bot", always, lambda found: found | {
        "session_start_limit": found["session_start_limit"] | {"total": 100}})],
    "old-message-edits": [lambda place: setattr(place.sandbox, "strictness", replace(STRICT, old_edits=False))],
}  # fmt: skip


def test_a_deviation_is_planted_for_each_assumption() -> None:
    assert PLANTED.keys() == {each.id for each in assume.all}


CASES = [
    pytest.param(line, plant, id=f"{line}-{n}") for line, all_ in PLANTED.items() for n, plant in enumerate(all_)
]


@pytest.mark.parametrize(("line", "plant"), CASES)
async def test_a_planted_deviation_is_found_and_nothing_else(
    place: Place, line: str, plant: Callable[[Place], object]
) -> None:
    plant(place)
    assert await place.check(hour=line == "old-message-edits") == 1
    assert place.differing == {line}
    if line != "history-containers":  # what is left is looked for there
        assert place.left == []
    text = place.report.read_text(encoding="utf-8")
    assert not re.search(r"\d{15,}", text)
    assert not [name for name in (*NAMES, place.sandbox.token) if name in text]


def test_the_page_lists_every_assumption() -> None:
    page = (ROOT / "docs/check-discord.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `([a-z0-9-]+)` \| (.+) \|$", page, flags=re.MULTILINE))
    assert rows == {each.id: each.text for each in (*assume.all, *by_press.all)}
