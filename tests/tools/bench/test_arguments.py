"""What the bench is asked for, what it prints, and what it compares with."""

from pathlib import Path

import pytest

from tools.bench import earlier, main, show
from tools.bench.comparison import BenchResult, paired, slower

SERVER = "postgresql://club:hidden@127.0.0.1:1/club"


def test_the_first_run_has_nothing_to_be_compared_with(tmp_path: Path) -> None:
    (tmp_path / "before.json").write_text("[]\n")
    assert earlier(tmp_path / "before.json") == {}


def test_an_area_there_is_not_is_one_clear_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["everything"]) == 2
    assert capsys.readouterr().err.startswith("tools.bench: areas are ")
    assert main(["ready", "--games", "0"]) == 2
    assert "--games are from 1 on" in capsys.readouterr().err


def test_a_run_says_whether_later_rounds_are_as_good_as_earlier_ones() -> None:
    """By the ratios where there is a reference: a machine that gets slower makes both slower."""
    machine = [(float(number), float(number)) for number in range(1, 12)]
    assert paired("a", machine, reference="b", unit="ms").steady == "yes"
    assert paired("a", machine, unit="ms").steady == "no: later rounds 3.00x worse"
    assert paired("a", machine[::-1]).steady == "no: later rounds 3.00x worse"
    assert paired("a", machine).steady == paired("a", machine[::-1], unit="ms").steady == "yes"
    assert paired("a", machine[:3], unit="ms").steady == "–"
    slow_early = [(2.0, 1.0)] * 4 + [(1.0, 1.0)] * 7
    assert paired("a", slow_early, reference="b", unit="ms").steady == "yes"
    assert paired("a", slow_early[::-1], reference="b", unit="ms").ratio == 1.0


def test_a_table_can_be_printed_as_docs_have_it(capsys: pytest.CaptureFixture[str]) -> None:
    show([BenchResult("a", 2.0, "b", 1.0, 2.0, "<= 2x", "ms", 1.05)], 11, markdown=True)
    head, rule, row, _, told, *_ = capsys.readouterr().out.split("\n")
    assert head == "| what | ours | reference | its figure | ratio (median) | goal | steady |"
    assert rule.replace("-", "") == "|  " * 7 + "|"
    assert row == "| a | 2.00 ms | b | 1.00 ms | 2.00x | <= 2x | yes |"
    assert told.startswith("11 rounds; ")
    assert told.endswith("; steady: by no more than 10% worse in the later half of the rounds.")


def test_what_got_slower_is_told_by_its_ratio() -> None:
    """A slower machine makes both sides slower; where there is no reference, the figure itself counts."""
    before = {
        "click": BenchResult("click", 2.0, "bare", 1.0, 2.0, unit="ms").json(),
        "rate": BenchResult("rate", 100.0, "bare", 200.0, 0.5).json(),
        "replay": BenchResult("replay", 4000.0).json(),
    }
    slow_machine = [
        BenchResult("click", 6.0, "bare", 3.0, 2.0, unit="ms"),
        BenchResult("rate", 50.0, "bare", 100.0, 0.5),
    ]
    assert slower([*slow_machine, BenchResult("new", 1.0)], before, 0.25) == []
    worse = [
        BenchResult("click", 2.0, "bare", 0.5, 4.0, unit="ms"),
        BenchResult("rate", 100.0, "bare", 500.0, 0.2),
        BenchResult("replay", 2000.0),
    ]
    assert [line.partition(":")[0] for line in slower(worse, before, 0.25)] == ["click", "rate", "replay"]
    assert slower(worse, before, 2.0) == []


def test_a_file_that_is_none_of_its_own_is_one_clear_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for text in ("", "[1]", '{"what": 1}'):
        (tmp_path / "figures.json").write_text(text)
        assert main(["replay", "--compare", str(tmp_path / "figures.json")]) == 2
        assert "is no file that --json has written" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [
        ["append", "--database", "mysql://club:hidden@h/club"],
        ["append", "--database", "a.sqlite"],
        ["loop", "--database", SERVER],
    ],
)
def test_what_cannot_be_measured_on_a_server_is_refused(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*arguments]) == 2
    told = capsys.readouterr().err
    assert "--database" in told
    assert "hidden" not in told
