"""The coach's claims, compared with replays."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from tools.arena.calibration import Bin, ReviewedMove, bins, chart, main, table


def test_moves_are_counted_by_their_claims() -> None:
    moves = [ReviewedMove(0.1, 0.01, lost) for lost in (0.0, 0.1, 0.2)] + [ReviewedMove(0.02, 0.01, 0.5)] * 4
    low, high = bins(moves)
    assert (low.moves, low.claimed, low.lost, low.agrees) == (4, 0.02, 0.5, False)
    assert (high.moves, high.claimed, high.lost) == (3, pytest.approx(0.1), pytest.approx(0.1))
    assert high.agrees
    assert high.lost_low < 0.1 < high.lost_high
    assert "| 10 to 15 | 3 | 10.0 | 10.0 (-1.3 to 21.3) | yes |" in table([low, high])


def test_the_chart_is_an_image_with_a_point_for_each_bin() -> None:
    found = [Bin(0.1, 0.15, 3, 0.12, 0.1, 0.05, 0.15), Bin(0.25, 1.0, 3, 0.4, 0.5, 0.2, 0.6)]
    image = ElementTree.fromstring(chart(found, "a game"))
    assert len([part for part in image if part.tag.endswith("circle")]) == 2


def test_moves_of_games_are_reviewed_and_replayed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file, image = tmp_path / "moves.json", tmp_path / "chart.svg"
    monkeypatch.setattr("tools.arena.calibration.REVIEWED", 0.4)
    given = ["bieten", "--seats", "2", "--games", "1", "--replays", "1", "--json", str(file), "--chart", str(image)]
    assert main(given) == 0
    assert "| cost by the coach |" in capsys.readouterr().out
    assert "claimed" in file.read_text()
    assert image.read_text().startswith("<svg")
