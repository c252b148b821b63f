"""Rules pages as Discord shows them."""

import pytest

from bot.games import all_games
from bot.i18n import Catalogs
from bot.ui.layout.markdown import for_discord
from bot.ui.layout.rulebook import sections


def test_wrapped_paragraphs_are_one_line_and_lists_stay() -> None:
    text = "A page\nthat is wrapped.\n\n- one point\n  on two lines\n- two\n\n### A heading\nmore"
    assert for_discord(text.split("\n")) == (
        "A page that is wrapped.\n\n- one point on two lines\n- two\n\n### A heading\nmore"
    )


def test_what_stands_in_columns_already_stays() -> None:
    text = "A ladder:\n\n```\n one  1\n two  2\n\n six  6\n```\nand so\non"
    assert for_discord(text.split("\n")) == text.replace("so\non", "so on")


def test_a_table_of_two_columns_is_a_list_and_a_wider_one_stands_in_columns() -> None:
    two = ["| Figure | Who |", "|---|---|", "| **Rot** | the highest heart |"]
    assert for_discord(two) == "- **Rot** – the highest heart"
    three = ["| bid | books | to set |", "|---|---|---|", "| 3 | 9 | 5 |", "| 10 | 13 | 1 |"]
    assert for_discord(three) == "```\nbid  books  to set\n3    9      5\n10   13     1\n```"


@pytest.mark.parametrize("game", list(all_games()))
@pytest.mark.parametrize("locale", Catalogs.load().locales)
def test_no_page_shows_a_table_as_it_is_written(game: str, locale: str) -> None:
    for section in sections(game, locale):
        lines = section.text.split("\n")
        assert not [line for line in lines if line.startswith("|")]
