"""`bot check-discord`: on the strict sandbox all holds; it finds each planted deviation, and deletes everything."""

import asyncio
import json
import re
import signal
import sys
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, fields, replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as examples
from hypothesis import strategies as st

from bot.app import create_bot
from bot.cli import main
from bot.cli.check_discord import running
from bot.cli.check_discord.assumptions import assume, by_press
from bot.cli.check_discord.outcomes import Result
from bot.cli.check_discord.probe import PREFIX, Exchange
from bot.cli.check_discord.report import Report, read
from bot.cli.check_discord.steps import STEPS
from bot.cli.check_discord.whole import Options, check
from bot.config import Settings
from bot.sandbox import STRICT, BotReaction, RenderedMessage, Sandbox, SimulatedUser, Strictness
from bot.sandbox.json_helpers import Json
from bot.ui import use_endpoint
from tests import openapi
from tests.e2e.conftest import online

ROOT = Path(__file__).parents[2]
V2 = 1 << 15
HOUR = 3600.0
NAMES = ("Quorum Guild", "zebra-room", "Wolfram Bot", "Xanthippe", "Yolanda")
"""A server, a channel, the bot and users, by names that no report would have by chance."""
ALLOWED = ("create_public_threads", "send_messages_in_threads", "manage_threads", "create_events")
MESSAGES, MESSAGE = "/channels/*/messages", "/channels/*/messages/*"


@dataclass
class Place:
    """A Discord that is checked."""

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
    """Provide the strict sandbox, which announces its limits as Discord does."""
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


@pytest.mark.parametrize(
    "row",
    [pytest.param(row, marks=[pytest.mark.exhaustive] * (number % 8 > 0)) for number, row in enumerate(STRICTNESS)],
)
async def test_a_kinder_discord_is_found(place: Place, row: str) -> None:
    place.sandbox.strictness = replace(STRICT, **{row: False})
    status = await place.check(hour=row == "old_edits")
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
    """Return an answer whose components lack the ids of files."""
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
    """Return the length of an image's description."""
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
    "container-parts": [
        refuse("POST", MESSAGES, lambda body: any(each["type"] == 13 for each in parts(body))),
        change("POST", MESSAGES, always, lambda message: json.loads(
            json.dumps(message).replace(f'"accent_color": {0x2ECC71}', '"accent_color": null'))),
    ],
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
        refuse("POST", MESSAGES, lambda body: "_ax" in emoji(body)),
        change("GET", "/applications/*/emojis", always, lambda _found: {"items": []}),
        refuse("POST", "/applications/*/emojis", lambda body: "_ax" in body["name"]),
    ],
    "deleted-emoji-refused": [
        accept("POST", MESSAGES, lambda body: "_bx" in emoji(body)),
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
    pytest.param(line, plant, id=f"{line}-{n}", marks=[pytest.mark.exhaustive] * (number % 8 > 0))
    for number, (line, all_) in enumerate(PLANTED.items())
    for n, plant in enumerate(all_)
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


def interrupt(method: str, path: str, call: int, *, before: bool) -> Callable[[Place], object]:
    """Plant a Ctrl+C at a request: before Discord answers, or while the answer is on its way."""
    calls = iter(range(1, 1000))

    def rewrite(_body: Any, status: int, answer: Any) -> tuple[int, Any]:
        if next(calls) == call:
            signal.raise_signal(signal.SIGINT)
        return status, answer

    delay = 0.3 if before else 0.0
    return lambda place: place.sandbox.faults.fail(
        method, path, status=None, count=1e9, rewrite=rewrite, delay=delay if call == 1 else 0.0, after=True
    )


@pytest.mark.parametrize("before", [True, False])
@pytest.mark.parametrize(
    ("method", "path", "call"),
    [
        ("POST", MESSAGES, 1),
        ("POST", MESSAGES, 17),
        ("PATCH", MESSAGE, 2),
        ("DELETE", MESSAGE, 3),
        ("POST", "/applications/*/emojis", 1),
        ("POST", "*/commands", 1),
        ("POST", "/channels/*/threads", 1),
        ("PATCH", "/channels/*", 1),
        ("POST", "*/scheduled-events", 1),
    ],
)
async def test_ctrl_c_leaves_nothing_behind(place: Place, method: str, path: str, call: int, before: bool) -> None:
    interrupt(method, path, call, before=before)(place)
    assert await place.check() == 128 + signal.SIGINT
    assert place.left == []
    results = read(place.report).results
    assert any(result.reason == "the check was stopped" for result in results.values())


@pytest.mark.parametrize("path", [MESSAGES, "/applications/*/emojis", "*/commands", "/channels/*/threads"])
async def test_what_discord_made_though_it_reported_an_error_is_deleted(place: Place, path: str) -> None:
    place.sandbox.faults.fail("POST", path, status=400, code=50035, after=True)
    assert await place.check() == 1
    assert place.left == []


async def test_what_cannot_be_deleted_is_named(place: Place, capsys: pytest.CaptureFixture[str]) -> None:
    place.sandbox.faults.fail("DELETE", "/applications/*/emojis/*", status=403, code=50013, count=1e9)
    assert await place.check() == 2
    assert "could not delete an emoji" in capsys.readouterr().err
    assert "Could not be deleted: an emoji" in place.report.read_text(encoding="utf-8")


async def test_what_a_killed_run_has_left_is_deleted_by_the_next(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    place.sandbox.faults.fail("DELETE", "*", status=403, code=50013, count=1e9)
    assert await place.check() == 2
    assert len(place.left) > 20
    place.sandbox.faults.clear()
    assert await place.check() == 1, "the limits are not announced"
    assert len(place.left) > 20, "another check may be running"
    monkeypatch.setattr("bot.cli.check_discord.probe.OLD", -timedelta(minutes=1))
    await place.check()
    assert place.left == []


@pytest.mark.parametrize(
    ("deny", "sentence"),
    [(("view_channel",), "sees no such channel"), (("attach_files",), "lacks permissions in this channel: Attach")],
)
async def test_a_channel_in_which_it_cannot_run(
    place: Place, capsys: pytest.CaptureFixture[str], deny: tuple[str, ...], sentence: str
) -> None:
    place.sandbox.deny(place.sandbox.channel, *deny)
    assert await place.check() == 2
    assert sentence in capsys.readouterr().err
    assert not [each for each in place.sandbox.log if each.method == "POST"]


async def test_a_refused_token(place: Place, capsys: pytest.CaptureFixture[str]) -> None:
    chosen = Options(int(place.sandbox.channel.id), place.report)
    assert await check(place.settings, "wrong", chosen) == 2
    assert "does not accept this token" in capsys.readouterr().err


async def test_direct_messages_are_no_place_for_it(place: Place, capsys: pytest.CaptureFixture[str]) -> None:
    place.sandbox.channel = place.sandbox.dm(place.sandbox.people[NAMES[3]])
    assert await place.check() == 2
    assert "no text channel of a server" in capsys.readouterr().err


async def test_another_file_is_not_overwritten(place: Place, capsys: pytest.CaptureFixture[str]) -> None:
    place.report.write_text("my notes", encoding="utf-8")
    assert await place.check() == 2
    assert "no report" in capsys.readouterr().err
    assert place.report.read_text(encoding="utf-8") == "my notes"


def test_without_a_token_it_says_where_one_belongs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "")
    assert main(["check-discord", "--channel", "1"]) == 2
    assert "DISCORD_TOKEN" in capsys.readouterr().err


async def test_without_permissions_a_line_says_which(place: Place) -> None:
    place.sandbox.deny(place.sandbox.channel, *ALLOWED)
    assert await place.check() == 0
    results = read(place.report).results
    assert results["thread"].verdict == results["event"].verdict == "could not try"
    assert "Manage Threads" in results["thread"].reason
    assert "Create Events" in results["event"].reason


async def test_a_community_has_a_language_of_its_own(place: Place) -> None:
    place.sandbox.guild.locale = "de"
    assert await place.check() == 0
    assert read(place.report).results["default-locale"].verdict == "could not try"


@given(
    st.dictionaries(
        st.sampled_from([each.id for each in (*assume.all, *by_press.all)]),
        st.tuples(
            st.sampled_from(["holds", "differs", "could not try"]),
            st.lists(st.sampled_from(["token.of-a.bot", "100048799876990938", "why", "|", "429"])).map(" ".join),
        ),
    ),
    st.dictionaries(st.sampled_from([each.id for each in STEPS]), st.sampled_from(["looks right", "skipped"])),
)
@examples(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_the_report_has_no_token_and_no_id(
    tmp_path: Path, found: dict[str, tuple[Any, str]], answers: dict[str, str]
) -> None:
    report = Report({name: Result(*each) for name, each in found.items()}, answers)
    exchange = Exchange("GET /users/100048799876990938", 200, (5, 1.0), "user")
    report.write(tmp_path / "report.md", [exchange], "token.of-a.bot")
    text = (tmp_path / "report.md").read_text(encoding="utf-8")
    assert "token.of-a.bot" not in text
    assert not re.search(r"\d{15,}", text)
    again = read(tmp_path / "report.md")
    assert again.answers == answers
    assert {name: each.verdict for name, each in again.results.items()} == {
        name: verdict for name, (verdict, _) in found.items()
    }


async def card(person: SimulatedUser, number: int) -> RenderedMessage:
    """Wait for the message of a step."""
    return await person.wait_message(lambda seen: f"Step {number} of {len(STEPS)}" in seen.text)


async def answer(person: SimulatedUser, number: int, label: str = "Looks right") -> BotReaction:
    """Answer a step."""
    return await person.click(await card(person, number), label)


async def ended(task: "asyncio.Task[int]") -> int:
    """Stop a check as Ctrl+C does; return its exit status."""
    signal.raise_signal(signal.SIGINT)
    return await asyncio.wait_for(task, 20)


async def test_the_steps_are_answered_one_by_one_and_go_on_later(place: Place) -> None:
    async with place.sandbox.person(NAMES[3]) as anna:
        task = asyncio.create_task(place.check(steps=True))
        await answer(anna, 1)
        await answer(anna, 2, "Looks wrong")
        await answer(anna, 3, "Skip")
        await card(anna, 4)
        assert await ended(task) == 128 + signal.SIGINT
        assert place.left == []
        assert read(place.report).answers == {
            "step-01": "looks right", "step-02": "looks wrong", "step-03": "skipped",
        }  # fmt: skip

        task = asyncio.create_task(place.check(steps=True))
        for number in range(4, len(STEPS) + 1):
            await answer(anna, number)
        assert await asyncio.wait_for(task, 20) == 1, "a step looks wrong"
    report = read(place.report)
    assert len(report.answers) == len(STEPS)
    assert {each.id: report.results[each.id].verdict for each in by_press.all} == {
        each.id: "holds" for each in by_press.all
    }
    assert "5 edits in 5 s" in report.results["press-edits-by-id"].reason
    assert place.left == []
    text = place.report.read_text(encoding="utf-8")
    assert not re.search(r"\d{15,}", text)
    assert not [name for name in (*NAMES, place.sandbox.token) if name in text]
    assert await place.check() == 1
    assert len(read(place.report).answers) == len(STEPS), "a check keeps the answers"


async def test_only_the_people_in_charge_can_answer(place: Place) -> None:
    async with place.sandbox.person(NAMES[3]) as anna, place.sandbox.person(NAMES[4]) as stranger:
        task = asyncio.create_task(place.check(steps=True))
        refused = await answer(stranger, 1)
        assert refused.message is not None
        assert "Only people who can manage this server" in refused.message.text
        assert refused.message.ephemeral
        assert read(place.report).answers == {}
        await answer(anna, 1)
        await card(anna, 2)
        await ended(task)
    assert read(place.report).answers == {"step-01": "looks right"}


async def test_the_bot_itself_may_be_running(place: Place) -> None:
    settings = place.settings.model_copy(update={"card_emojis": False})
    async with online(place.sandbox, create_bot(settings)), place.sandbox.person(NAMES[3]) as anna:
        registered = list(place.sandbox.commands())
        assert await place.check() == 0
        task = asyncio.create_task(place.check(steps=True))
        assert not (await answer(anna, 1)).failed
        assert not (await answer(anna, 2)).failed
        await card(anna, 3)
        await ended(task)
        assert list(place.sandbox.commands()) == registered
    assert place.left == []
    assert read(place.report).answers == {"step-01": "looks right", "step-02": "looks right"}


PRESSES: dict[str, Callable[[Place], object]] = {
    "press-updates-files": change(
        "POST", "/interactions/*/callback", lambda body: body.get("type") == 7, without_ids
    ),
    "press-edits-by-id": refuse("PATCH", "/webhooks/*/messages/*", lambda body: "flags" not in body),
    "press-followup": change(
        "POST", "/webhooks/*", always, lambda message: message | {"flags": message["flags"] | 1 << 6}
    ),
    "press-deferred": change("PATCH", "/webhooks/*/@original", always, lambda message: message | {"flags": 0}),
}


@pytest.mark.parametrize("line", PRESSES)
async def test_a_deviation_that_needs_a_press_is_found(place: Place, line: str) -> None:
    assert PRESSES.keys() == {each.id for each in by_press.all}
    PRESSES[line](place)
    async with place.sandbox.person(NAMES[3]) as anna:
        task = asyncio.create_task(place.check(steps=True))
        for number in range(1, len(by_press.all) + 1):
            await answer(anna, number)
        await card(anna, len(by_press.all) + 1)
        await ended(task)
    assert place.differing == {line}
    assert place.left == []


async def test_from_the_command_line(place: Place) -> None:
    program = (
        "import sys; from bot.ui import use_endpoint; from bot.cli import main;"
        f"use_endpoint({place.sandbox.api!r}, {place.sandbox.gateway!r}); sys.exit(main(sys.argv[1:]))"
    )
    environment = {"DISCORD_TOKEN": place.sandbox.token, "PYTHONPATH": str(ROOT), "PATH": "/usr/bin:/bin"}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", program, "check-discord", "--channel", place.sandbox.channel.id,
        cwd=place.report.parent, env=environment, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    out, err = await process.communicate()
    assert (process.returncode, err.decode()) == (0, "")
    assert "✓ holds          files-not-listed" in out.decode()
    assert place.sandbox.token not in out.decode()
    assert place.report.exists()
    assert place.left == []
