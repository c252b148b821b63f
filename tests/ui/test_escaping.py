"""Names chosen by users: no part of them has an effect where Discord reads Markdown."""

import re
from typing import Any

import pytest

from bot.ui.escaping import escaped, quoted
from bot.ui.layout.message import without_emojis
from tests.cogs.test_settings import keeper, open_settings
from tests.ui.club import Club, move, seat
from tests.ui.forms import send

NAMES = (
    "«**x** __y__ _z_ ~~w~~`v`»",
    "«[x](https://e.vil) ||s|| \\»",
    "«<@7><@&7><#7><:x:7>@everyone»",
    "# «<t:7:R> </x:7> a.gg/x @here»",
)
"""What users choose; what may come alive stands between the quotes, or before them at the beginning."""
LIVE = re.compile(r"[*_~|`<\[\]\\]|\]\(|://|\.gg/|@everyone|@here|@[!&]?\d")
HEADING = re.compile(r"^(?:-# |### |\*\*)*# «", re.MULTILINE)
OWN = re.compile(r"```.*?```|</[a-z -]+:\d{17,}>", re.DOTALL)
"""Blocks of fixed width, and commands that can be clicked."""
ESCAPED = re.compile(r"\\[^A-Za-z0-9\s]")


def texts(here: Club) -> list[str]:
    """Return every text that the bot has sent, but for what stands in blocks of fixed width and for commands."""
    found: list[str] = []

    def walk(value: Any) -> None:
        if isinstance(value, dict):
            found.extend(OWN.sub("", value["content"]) for _ in "." if isinstance(value.get("content"), str))
            for inner in value.values():
                walk(inner)
        elif isinstance(value, list):
            for inner in value:
                walk(inner)

    for request in here.env.http_requests:
        walk(request.json)
    return found


def check(here: Club) -> int:
    """Hold that no name is alive in anything sent so far; return how many names were shown."""
    count = 0
    for text in texts(here):
        assert "```" not in text
        assert not HEADING.search(text), text
        for name in re.findall(r"«(.*?)»", text, re.DOTALL):
            count += 1
            assert not LIVE.search(ESCAPED.sub("", name)), text
    return count


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Anna's rules (v1.2), 20/80", "Anna's rules (v1.2), 20/80"),
        ("**b** _i_ ~~s~~ ||h|| `c`", r"\*\*b\*\* \_i\_ \~\~s\~\~ \|\|h\|\| \`c\`"),
        ("[**x**](https://e.vil)", r"\[\*\*x\*\*\]\(https\://e.vil)"),
        ("\\<@1>", "\\\\\\<@\u200b1>"),
        ("<#2> <a:e:3> <t:1:R> </x:4>", r"\<#2> \<a:e:3> \<t:1:R> \</x:4>"),
        ("@everyone and @here", "@\u200beveryone and @\u200bhere"),
        ("discord.gg/abc discord.com/invite/abc", r"discord.gg\/abc discord.com\/invite/abc"),
        ("# a\n-# b\n> c\n- d\n  * e\n1. f\n2) g", "\\# a\n\\-# b\n\\> c\n\\- d\n  \\* e\n1\\. f\n2\\) g"),
        ("-5 and #1 and 3 > 2", "-5 and #1 and 3 > 2"),
        ("/play (/evening open) 1/2 and/or", r"\/play (\/evening open) 1/2 and/or"),
    ],
)
def test_what_was_written_is_what_is_read(written: str, shown: str) -> None:
    assert escaped(written) == shown


def test_a_refusal_quotes_the_programs_own_words_as_they_are_typed() -> None:
    assert quoted("betel, bid_whist, bieten, _x_, Sans_Souci, a__b") == (
        "betel, bid_whist, bieten, \\_x\\_, Sans_Souci, a\\_\\_b"
    )


def test_who_wants_no_emojis_gets_no_loose_backslash_for_one() -> None:
    assert without_emojis(escaped("<:x:1>*b<:x:1>*")) == escaped("<:x:1>*b<:x:1>*")


@pytest.mark.parametrize("name", NAMES)
async def test_house_rules(club, name: str) -> None:
    async with club() as here:
        olga, anna = keeper(here), here.person("Anna")
        await anna.slash(here.channel, "house save", name=name, code="BIE-15")
        assert check(here) == 1
        for command, given in (
            ("house save", {"name": name, "code": "BTL"}),
            ("house show", {"code": f"{name} "[:-2]}),
            ("house show", {"code": f"{name}?"}),
            ("house save", {"name": f"BIE-{name[:30]}»", "code": "BTL"}),
            ("house list", {}),
            ("play", {"game": "bieten", "preset": f"{name}?"}),
            ("leaderboard", {"house": f"{name}?"}),
        ):
            before = check(here)
            who = olga if command == "leaderboard" else here.person("Ben") if "BTL" in given.values() else anna
            await who.slash(here.channel, command, **given)
            assert check(here) > before, command
        page = await open_settings(here, olga)
        for house in (name, "-"):
            before = check(here)
            await send(olga, await olga.click(page, label="House rules"), bieten=house)
            assert check(here) > before
        before = check(here)
        await olga.slash(here.channel, "house delete", name=name)
        assert check(here) > before
        here.env.errors.clear()


@pytest.mark.parametrize("name", NAMES)
async def test_seasons(club, name: str) -> None:
    async with club() as here:
        olga = keeper(here)
        for command, given in (
            ("season start", {"name": name}),
            ("season start", {"name": "Next"}),
            ("leaderboard", {}),
            ("leaderboard", {"season": name}),
            ("leaderboard", {"season": f"{name}?"}),
            ("season list", {}),
        ):
            before = check(here)
            await olga.slash(here.channel, command, **given)
            assert check(here) > before, command
        before, asked = check(here), await olga.slash(here.channel, "season close")
        await olga.click(asked.response, label="Close the season")
        assert check(here) >= before + 3
        here.env.errors.clear()


@pytest.mark.parametrize("name", NAMES)
async def test_people_and_their_lucky_words(club, name: str) -> None:
    async with club(card_emojis=True) as here:
        people = await seat(here, name, "```«`x`»", target=5, start=False)
        for person in people:
            await send(person, await here.choose(person, "Lucky word"), word=name)
        assert check(here) >= 2
        await people[0].click(here.panel, label="Start")
        while await move(here, people):
            pass
        before = check(here)
        await here.choose(people[0], "All hands")
        assert check(here) >= before + 2
        for command, given in (("replay", {"number": 1}), ("verify", {"number": 1}), ("slate", {"table": 1})):
            await people[0].slash(here.channel, command, **given)
        for command in ("leaderboard", "stats", "preferences", "privacy show"):
            await people[0].slash(here.channel, command)
        await people[0].slash(here.channel, "block", player=people[1])
        before = check(here)
        await people[0].slash(here.channel, "replay", number=1)
        assert check(here) >= before + 2


@pytest.mark.parametrize("name", NAMES)
async def test_what_was_typed(club, name: str) -> None:
    async with club() as here:
        anna = here.person("Anna")
        page = (await anna.slash(here.channel, "preferences")).response
        form = await anna.click(page, label="Quiet hours")
        await anna.submit_modal(form, {"start": "22", "end": "7", "zone": name})
        assert check(here) == 1
