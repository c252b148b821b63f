"""The slate as people see it: numbered players, columns that fit a phone, crosses, losses and struck scores."""

import re

from bot.i18n import Catalogs
from bot.rules.slate import Score
from bot.tables import Evening, GameSheet, Seat
from bot.ui.slate import columns
from tests.ui.club import move, seat, text_of, told

WORDS = Catalogs.load(strict=True).words("en", "bieten")


def sheet(count: int, rows: int, *, number: int | None = 1) -> tuple[Evening, GameSheet]:
    seats = tuple(Seat(user=user) for user in range(1, count + 1))
    made = tuple(tuple(Score(row * 10 + column) for column in range(count)) for row in range(rows))
    one = GameSheet(number, "BIE", tuple((s,) for s in seats), made, (0,), (count - 1,))
    return Evening(seats, (1,) * count, (0,) * count, (one,)), one


def test_scores_stand_in_columns_with_the_marks_at_the_end() -> None:
    played, one = sheet(3, 2)
    assert columns(played, one, WORDS) == ["```\n    1   2   3\n1   0   1   2\n2 10✗  11 12●\n```"]
    played, one = sheet(2, 1, number=None)
    assert columns(played, one, WORDS) == ["```\n  1 2\n1 0 1\n```"]


def test_a_struck_score_is_explained() -> None:
    players = (Seat(user=1), Seat(user=2))
    one = GameSheet(None, "BIE", ((players[0],), (players[1],)), ((Score(10, struck=True), None),))
    block, legend = columns(Evening(players, (0, 0), (0, 0), (one,)), one, WORDS)
    assert "1 ~10~" in block
    assert "one point to go" in legend


def test_ten_players_and_many_deals_fit_a_phone() -> None:
    played, one = sheet(10, 40)
    blocks = columns(played, one, WORDS)
    assert len(blocks) == 2
    for block in blocks:
        lines = block.split("\n")
        assert max(map(len, lines)) <= 36
        assert len(lines) <= 20


async def test_the_slate_is_on_the_result_and_behind_the_button(club) -> None:
    async with club() as here:
        people = anna, ben = await seat(here, "Anna", "Ben", target=5)
        assert "No deal has been counted yet" in told(await anna.click(here.panel, label="Slate"))
        while await move(here, people):
            pass
        result = text_of(here.panel)
        assert re.search(rf"^1 · {anna.mention} [✗●]$", result, re.MULTILINE)
        assert re.search(r"```\n +1 +2\n(.+\n)+.*5✗.*\n```", result)
        await ben.click(here.panel, label="Rematch")
        shown = await anna.slash(here.channel, "slate")
        assert shown.ephemeral
        assert "**Game 1 · BIE-5**" in told(shown)
        assert "**This game · BIE-5**" in told(shown)
        assert told(shown) == told(await ben.click(here.panel, label="Slate"))


async def test_an_empty_slate_says_so(club) -> None:
    async with club() as here:
        (anna,) = await seat(here, "Anna", start=False)
        assert "Nothing has been played" in told(await anna.slash(here.channel, "slate"))
