"""The slate as users see it: columns that fit a phone, crosses, losses and struck scores."""

import re
from dataclasses import replace

from bot.i18n import Catalogs
from bot.render import bare
from bot.rules.slate import SlateScore
from bot.tables import GameSlate, Seat, Table, TableHistory
from bot.ui.discord.user_cache import UserCache
from bot.ui.layout.player_names import PlayerNames
from bot.ui.layout.slate import slate_columns
from bot.ui.layout.slate_pictures import slate_sketch
from tests.ui.club import buttons, move, reply, seat, text_of

WORDS = Catalogs.load(strict=True).words("en", "bieten")
TABLE = Table(1, 5, 6, 1, "bieten", {}, "X", 2, 5, (), "lobby", 1)


class Called(PlayerNames):
    """Names by user id, at a table where no user sits."""

    def __init__(self, names: dict[int, str]) -> None:
        super().__init__(TABLE, WORDS, UserCache())
        self.called = names

    def plain(self, seat: Seat) -> str:
        return self.called.get(seat.user, "") if seat.user else super().plain(seat)


NAMES = Called({})


def heads(block: str) -> list[str]:
    return bare(block).split("\n")[1].split()


def sheet(count: int, rows: int, *, number: int | None = 1) -> tuple[TableHistory, GameSlate]:
    seats = tuple(Seat(user=user) for user in range(1, count + 1))
    made = tuple(tuple(SlateScore(row * 10 + column) for column in range(count)) for row in range(rows))
    one = GameSlate(number, "BIE", tuple((s,) for s in seats), made, (0,), (count - 1,))
    return TableHistory(seats, (1,) * count, (0,) * count, (one,), marked=True), one


def test_scores_stand_in_columns_with_the_marks_at_the_end() -> None:
    played, one = sheet(3, 2)
    assert slate_columns(played, one, WORDS, NAMES) == ["```\n    1   2   3\n1   0   1   2\n2 10✗  11 12●\n```"]
    played, one = sheet(2, 1, number=None)
    assert slate_columns(played, one, WORDS, NAMES) == ["```\n  1 2\n1 0 1\n```"]


def test_columns_are_headed_by_names_as_far_as_they_fit() -> None:
    played, one = sheet(3, 1, number=None)
    [block] = slate_columns(played, one, WORDS, Called({1: "Anna", 2: "Bartholomew", 3: "Cilli"}))
    assert heads(block) == ["Anna", "Bartholo", "Cilli"]
    played, one = sheet(6, 1, number=None)
    called = Called({1: "Annabel", 2: "Annalena", 3: "Cilli", 4: "", 5: "Emil", 6: "Fritz"})
    [block] = slate_columns(played, one, WORDS, called)
    assert heads(block) == ["Ann1", "Ann2", "Cill", "4", "Emil", "Frit"]


def test_computer_players_and_partners_have_short_names_too() -> None:
    seats = Seat(user=1), Seat(computer=1), Seat(user=2), Seat(computer=2)
    one = GameSlate(None, "BID", ((seats[0], seats[2]), (seats[1], seats[3])), ((SlateScore(7), SlateScore(-2)),))
    [block] = slate_columns(
        TableHistory(seats, (0,) * 4, (0,) * 4, (one,)), one, WORDS, Called({1: "Anna", 2: "Ben"})
    )
    assert heads(block) == ["Ann+Ben", "🤖Re+🤖Lu"]
    assert block.split("\n")[2] == "1         7        −2"


def test_a_struck_score_is_explained() -> None:
    players = (Seat(user=1), Seat(user=2))
    one = GameSlate(None, "BIE", ((players[0],), (players[1],)), ((SlateScore(10, struck=True), None),))
    block, legend = slate_columns(TableHistory(players, (0, 0), (0, 0), (one,)), one, WORDS, NAMES)
    assert "1 ~10~" in block
    assert "one point to go" in legend


def test_alt_text_says_won_and_lost_where_a_game_has_no_marks() -> None:
    played, _ = sheet(2, 1)
    for marked, said in ((True, "one cross, no loss"), (False, "won 1, lost 0")):
        sketch = slate_sketch(replace(played, marked=marked), WORDS, NAMES)
        assert sketch is not None
        assert sketch.words.endswith(said)


def test_ten_players_and_many_deals_fit_a_phone() -> None:
    played, one = sheet(10, 40)
    blocks = slate_columns(played, one, WORDS, NAMES)
    assert len(blocks) == 2
    for block in blocks:
        lines = bare(block).split("\n")
        assert max(map(len, lines)) <= 36
        assert len(lines) <= 20


async def test_the_slate_is_on_the_result_and_behind_the_button(club) -> None:
    async with club() as here:
        people = anna, ben = await seat(here, "Anna", "Ben", target=5)
        assert "No deal has been scored yet" in reply(await here.choose(anna, "Slate"))
        while await move(here, people):
            pass
        result = text_of(here.panel)
        assert len(re.findall(rf"{anna.display_name} (wins|loses)\.", result)) == 1, "said once"
        assert re.search(r"```\n +Anna +Ben\n(.+\n)+.*5✗.*\n```\n-# ✗ game won · ● game lost\n-# Game over", result)
        await ben.click(here.panel, label="Rematch")
        shown = await anna.slash(here.channel, "slate")
        assert re.search(rf"^{anna.display_name} [✗●]$", reply(shown), re.MULTILINE)
        assert shown.ephemeral
        assert "**Game 1 · BIE-5**" in reply(shown)
        assert "**This game · BIE-5**" in reply(shown)
        assert reply(shown) == reply(await here.choose(ben, "Slate"))


async def test_a_hand_has_the_points_of_the_last_deal_and_behind_more_its_count(club) -> None:
    async with club() as here:
        people = anna, _ = await seat(here, "Anna", "Ben", target=31)
        assert "Last deal" not in buttons((await anna.user.click(here.dm(anna), label="More")).response)
        await anna.user.click(here.dm(anna), label="Back")
        while "deal 2" not in text_of(here.panel):
            assert await move(here, people)
        hand = text_of(here.dm(anna))
        share = r"(Anna|Ben) \+\d \((Rot|Grün|Gleich|Hanger|Spiel) \d"
        assert re.search(rf"^-# Last deal · .*{share}", hand, re.MULTILINE)
        assert hand.count(" gets ") == 0, "said once"
        more = (await anna.user.click(here.dm(anna), label="More")).response
        assert "Last deal ·" not in text_of(more), "the button has it all"
        shown = text_of((await anna.user.click(more, label="Last deal")).response)
        assert "**Bieten · deal 1**" in shown
        assert re.search(r"(Anna|Ben) gets \d points?", shown)
        assert re.search(r"^-# Spiel: (Anna|Ben) \+\d", shown, re.MULTILINE), "why"
        assert shown.count("Played: ") == 2, "all have seen the cards"
        assert "Played: –" not in shown
        await anna.user.click(more, label="Back")
        while "trick 2" not in text_of(here.panel):
            assert await move(here, people)
        assert "Last deal ·" not in text_of(here.dm(anna))


async def test_an_empty_slate_says_so(club) -> None:
    async with club() as here:
        (anna,) = await seat(here, "Anna", start=False)
        assert "has not played yet" in reply(await anna.slash(here.channel, "slate"))
