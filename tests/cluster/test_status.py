"""`bot status`: who has what."""

import json

import pytest
from pydantic import SecretStr

from bot.cli import main
from bot.cli.status import ranges
from bot.cluster import ShardPreference
from tests.cluster.conftest import Join, eventually


@pytest.fixture(autouse=True)
def settings(path: SecretStr, monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    monkeypatch.chdir(tmp_path_factory.mktemp("here"))  # away from any user's .env
    monkeypatch.setenv("BOT_DATABASE", path.get_secret_value())


async def test_it_tells_who_has_what_since_when_and_whether_they_are_there(
    join: Join, capsys: pytest.CaptureFixture[str]
) -> None:
    one = await join(wish=ShardPreference(range(5)))
    await eventually(lambda: one.ownership.owned_shards == set(range(5)))
    assert main(["status"]) == 1, "some shards are nobody's"
    told = capsys.readouterr().out
    assert "8 shards, 1 processes" in told
    assert f"process {one.members.number}  here:0  release 1.0  wants 0-4" in told
    assert "has 0-4 since 20" in told
    assert "seen 0." in told
    assert "shards without an owner: 5-7" in told
    other = await join(wish=ShardPreference(range(5, 8)))
    await eventually(lambda: len(other.ownership.owned_shards) == 3)
    assert main(["status", "--json"]) == 0
    seen = json.loads(capsys.readouterr().out)
    assert [each["process"] for each in seen["shards"]] == [one.members.number] * 5 + [other.members.number] * 3
    assert [(each["release"], each["silent"], each["leaving"]) for each in seen["processes"]] == [
        ("1.0", False, False)
    ] * 2


def test_it_says_so_where_nobody_was_ever_one_of_several(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["status"]) == 0
    assert "BOT_SHARDS" in capsys.readouterr().out


def test_it_says_so_of_a_file(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.delenv("BOT_DATABASE")
    assert main(["status"]) == 0
    assert "a file" in capsys.readouterr().out


def test_numbers_are_told_in_ranges() -> None:
    assert ranges([7, 0, 1, 2, 5, 6]) == "0-2, 5-7"
    assert ranges([3]) == "3"
