"""The lists of where ids stand, held against the schema, so that no migration can forget them."""

import re
import sqlite3
from pathlib import Path

import pytest

from bot.storage.deletion import OF_GAMES, OF_TABLES
from bot.storage.personal_data import GUILDS, PEOPLE

ROOT = Path(__file__).parent.parent.parent
PERSON = re.compile(r"(.*_)?(user|host|other|player|member|person|author|owner|moderator)(_id)?|.*_by")
NO_IDS = {("season_standings", "player")}
"""What is named like a person and only counts them within a season."""
GUILD = re.compile(r"(.*_)?guild(_id)?")


def columns(db: sqlite3.Connection) -> set[tuple[str, str]]:
    tables = [row["name"] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    return {
        (table, row["name"]) for table in tables for row in db.execute("SELECT * FROM pragma_table_info(?)", (table,))
    }


@pytest.mark.parametrize(("named", "places"), [(PERSON, PEOPLE), (GUILD, GUILDS)])
def test_every_column_that_holds_an_id_is_in_the_list(db: sqlite3.Connection, named, places) -> None:
    there = {(table, column) for table, column in columns(db) if named.fullmatch(column)}
    assert there - NO_IDS == {(place.table, place.column) for place in places}


def test_the_privacy_page_names_every_table_that_holds_a_person(db: sqlite3.Connection) -> None:
    text = (ROOT / "PRIVACY.md").read_text(encoding="utf-8")
    tables = {place.table for place in PEOPLE} | {"log", "notebook"}
    assert [table for table in sorted(tables) if f"`{table}`" not in text] == []


def test_what_refers_to_others_goes_before_them(db: sqlite3.Connection) -> None:
    """References to tables and games are followed; others must stand in the list, in the right order."""
    order = [place.table for place in GUILDS]
    for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
        for key in db.execute("SELECT * FROM pragma_foreign_key_list(?)", (name,)):
            if key["table"] not in {"tables", "games"}:
                assert order.index(name) < order.index(key["table"])


@pytest.mark.parametrize(("parent", "listed"), [("games", OF_GAMES), ("tables", OF_TABLES)])
def test_all_that_refers_to_a_table_or_a_game_is_listed(db: sqlite3.Connection, parent, listed) -> None:
    there = {
        (name, key["from"])
        for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        for key in db.execute("SELECT * FROM pragma_foreign_key_list(?)", (name,))
        if key["table"] == parent and name != "tables"
    }
    assert there == set(listed)
