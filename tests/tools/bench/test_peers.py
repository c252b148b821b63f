"""The comparison with public bots: the catalog, a failed fetch, and one life of a small bot."""

import re
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tools.bench import main, peers
from tools.bench.comparison import NotMeasured
from tools.bench.peers import footprint
from tools.bench.peers.catalog import OURS, PEERS, GameScript, Peer
from tools.bench.peers.fetch import DONE, fetched, python

BOT = """
import os
import discord
from discord import app_commands, ui

client = discord.Client(intents=discord.Intents.none())
tree = app_commands.CommandTree(client)

class Count(ui.View):
    def __init__(self, number):
        super().__init__(timeout=None)
        self.number = number

    @ui.button(label="More")
    async def more(self, interaction, button):
        text = f"<@{interaction.user.id}> {self.number}"
        await interaction.response.edit_message(content=text, view=Count(self.number + 1))

    @ui.button(label="Less")
    async def less(self, interaction, button):
        raise NotImplementedError

@tree.command(description="Count")
async def count(interaction):
    await interaction.response.send_message(f"<@{interaction.user.id}> 0", view=Count(1))

client.setup_hook = tree.sync
client.run(os.environ["DISCORD_TOKEN"])
"""
COUNTER = Peer(
    name="counter",
    greeting="count",
    answer=" 0",
    start=("{data}/../counter.py",),
    images=False,
    game=GameScript("count", moves=("More",), turn=r"^<@(\d+)>"),
)


def test_the_catalog_names_every_version() -> None:
    assert len({peer.repository or peer.packages[0] for peer in PEERS}) >= 2
    assert len({peer.name for peer in (*OURS, *PEERS)}) == len(OURS) + len(PEERS)
    assert {peer.images for peer in PEERS} <= {ours.images for ours in OURS}
    for peer in PEERS:
        assert peer.game is not None
        assert re.compile(peer.game.turn).groups == bool(peer.game.turn)
        assert all(re.fullmatch(r"[\w.-]+==[\d.]+", package) for package in peer.packages)
        assert bool(peer.repository) == bool(re.fullmatch("[0-9a-f]{40}", peer.commit))


def test_a_peer_that_cannot_be_fetched_is_one_clear_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    nowhere = replace(PEERS[-1], repository=(tmp_path / "nowhere").as_uri())
    monkeypatch.setattr(peers, "PEERS", (nowhere,))
    assert main(["peers", "--rounds", "1", "--cache", str(tmp_path / "cache")]) == 2
    assert capsys.readouterr().err.startswith(
        "tools.bench: a peer can't be fetched, which needs git, pip and a network"
    )
    with pytest.raises(NotMeasured, match="nowhere"):
        fetched(nowhere, tmp_path / "cache")


async def test_a_bot_that_stores_nothing_loses_its_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The counter has our own Python in place of one that was fetched."""
    times = ("PRESS_SECONDS", "PAUSE_SECONDS", "SETTLE_SECONDS", "RETRY_SECONDS")
    for name, value in ({"TABLES": (1, 2), "GUILDS": 2} | dict.fromkeys(times, 0.01)).items():
        monkeypatch.setattr(peers, name, value)
    monkeypatch.setenv("BOT_DATA_DIR", str(tmp_path))
    (tmp_path / "counter.py").write_text(BOT)
    program = python(tmp_path / "peer")
    program.parent.mkdir(parents=True)
    program.write_text(f'#!/bin/sh\nexec {sys.executable} "$@"\n')
    program.chmod(0o700)
    results = await peers.live(COUNTER, tmp_path / "peer")
    assert results.pop(peers.LOST) == 100
    assert all(value > 0 for value in results.values())
    lines = peers.lines(
        COUNTER, {OURS[0].name: [results | {peers.LOST: 0}], "counter": [results | {peers.LOST: 100}]}
    )
    assert [line.what for line in lines] == [f"counter: {name}" for name in (*results, peers.LOST)]
    assert {line.ratio for line in lines[:-1]} == {1.0}
    assert (lines[-1].ours, lines[-1].theirs, lines[-1].unit) == (0, 100, " %")
    assert not (tmp_path / "peer" / DONE).exists()


@pytest.mark.exhaustive  # our whole bot starts twice
def test_the_footprint_has_a_line_for_each_result(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("BOT_DATA_DIR", str(tmp_path))
    monkeypatch.setattr(footprint, "OURS", OURS[:1])
    monkeypatch.setattr(footprint, "TABLES", 1)
    monkeypatch.setattr(footprint, "PLAY_SECONDS", 0.1)
    lines = footprint.measure(1)
    assert [(line.unit, line.goal) for line in lines] == [
        (" s", "<= 2 s"),
        (" s", ""),
        (" MiB", ""),
        (" MiB", "<= 120 MiB"),
    ]
    assert all(line.ours > 0 for line in lines)
