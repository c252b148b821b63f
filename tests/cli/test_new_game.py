"""`bot new-game` and `bot check-game`: a new game keeps the contract, and planted faults are named with the file."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.cli import main
from bot.contract import CASE_RULES, GAME_RULES, ContractError, case_of, load
from tests.games.added import forget

RULES = {rule.name: rule for rule in (*CASE_RULES, *GAME_RULES)}


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """Provide the folder of a new game."""
    yield tmp_path / "my_game"
    forget(tmp_path)


def test_a_new_game_keeps_the_contract_at_once(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", str(folder), "--name", "O'Neill's game"]) == 0
    assert f"bot check-game {folder}" in capsys.readouterr().out
    assert main(["check-game", str(folder), "--games", "4"]) == 0
    assert capsys.readouterr().out == f"my_game: keeps all {len(RULES)} rules (4 random games)\n"
    text = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.*") if path.suffix != ".pyc")
    assert not re.search(r"high.?card|HIG\b", text, re.IGNORECASE)
    assert "game-name = O'Neill's game\n" in text
    assert text.count("Change:") > 15, "the comments"


def test_a_new_game_overwrites_nothing(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder.mkdir()
    assert main(["new-game", str(folder)]) == 2
    assert list(folder.iterdir()) == []
    assert capsys.readouterr().err == f"bot new-game: {folder} exists; name a new folder, or delete this one\n"


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["My-game"], "“My-game” can't be the id of a game; name the folder with small letters, digits and _"),
        (["class"], "“class” can't be the id of a game"),
        (["bieten"], "there is a game bieten already"),
        (["mine", "--name", "{ $x }"], "--name takes up to 38 letters"),
        (["file/mine"], "file/mine: Not a directory"),
    ],
)
def test_a_wrong_name_is_refused(
    given: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.chdir(tmp_path)
    assert main(["new-game", *given]) == 2
    assert said in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


TURN = "if seat in self.waiting_for else NOTHING"
# rule, file, what is replaced in it, by what, place of the advice, part of the advice
FAULTS = [
    ("a-random-game-can-be-played", "state.py", TURN, "if self.cards and not self.shown else NOTHING", "state.py:",
        "`legal_actions` is empty"),
    ("a-seat-acts-or-chance-is-due-or-the-game-is-over", "state.py", "self.cards = self.shown", "self.shown",
        "state.py:", "the game is over; return ()"),
    ("exactly-the-legal-actions-apply", "state.py", "self.outcome, self.cards, self.shown\n",
        "self.outcome, self.cards, ()\n", "state.py:", "`copy` differs"),
    ("a-shuffle-can-be-verified", "state.py", "shuffle(PACK, luck)", "shuffle(PACK[::-1], luck)", "state.py:",
        "in the order of `Deck.pack`"),
    ("actions-have-a-short-text-and-a-record-line", "state.py", 'FORM = (Field("card", CardField(FRENCH)),)', "",
        "game.py:", "list every field"),
    ("a-record-can-be-verified", "state.py", '"turn"', '"draw"', "state.py:", "for a chance move"),
    ("a-record-replays-to-an-equal-state", "state.py", "    state.shown = (",
        "    state.scores = tuple(id(action) for _ in state.scores)\n    state.shown = (", "state.py:",
        "depends on state and action only"),
    ("a-view-holds-only-what-its-seat-can-see", "state.py", "if seat is not None and self.cards else -1",
        "if seat is not None and self.cards else sum(self.cards)", "state.py:", "(card)"),
    ("a-hand-offers-exactly-what-is-legal", "panel.py", "if button else ()", "if not button else ()", "game.py:",
        "no button for turn:"),
    ("the-controls-fit-into-a-message", "panel.py", "((button,),) if", "((button,) * 6,) if", "game.py:",
        "a row of 6 controls"),
    ("the-end-of-a-deal-is-shown", "panel.py", "if view.deals and not view.dealt:", "if view.deals and view.dealt:",
        "game.py:", "no `Ending`"),
    ("labels-are-short", "text/en/game.ftl", "Turn it up", "Turn it up" * 4, "text/en/game.ftl",
        "a phone shows up to 38"),
    ("each-message-has-a-text", "text/en/game.ftl", "own-card =", "my-card =", "text/en/game.ftl",
        "own-card: no such message"),
    ("each-message-has-a-text", "text/en/game.ftl", "{ $card }.\n# ", "{ $face }.\n# ", "text/en/game.ftl",
        "event-turned"),
    ("each-message-has-a-text", "text/en/game.ftl", "error-not-your-card", "error-other-card", "text/en/game.ftl",
        "no error-not-your-card"),
    ("house-rules-have-names", "text/en/game.ftl", "option-target", "option-points", "text/en/game.ftl",
        "add option-target"),
    ("the-text-files-are-valid", "text/en/rules.md", "## The end", "The end", "text/en/rules.md",
        "a heading (`## `)"),
    ("the-dealt-hands-can-be-shown-afterwards", "game.py", "if not state.cards or",
        "if not state.cards or state.shown or 1 / 0 or", "game.py:", "ZeroDivisionError: division by zero"),
    ("computer-players-finish-the-game", "game.py", "return view.legal.actions[0]", "return None", "game.py:",
        "`choose` returns None"),
    ("house-rule-codes-are-unique-and-can-be-read", "game.py", '"MYG"', '"BIE"', "game.py",
        "bieten has the prefix BIE"),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "file", "old", "new", "place", "advice"), FAULTS)
def test_a_planted_fault_is_named_with_its_file(
    rule: str, file: str, old: str, new: str, place: str, advice: str, folder: Path
) -> None:
    planted(folder, file, old, new)
    game = load(folder)
    with pytest.raises(ContractError) as broken:
        RULES[rule](case_of(game, 1) if RULES[rule] in CASE_RULES else game)
    assert broken.value.rule == rule
    assert broken.value.place.startswith(str(folder / place))
    assert advice in broken.value.advice


@pytest.mark.parametrize(("file", "old", "new", "place", "advice"), [
    ("state.py", "def height(", "def height(:", "state.py:", "SyntaxError: invalid syntax"),
    ("game.py", "    def table_panel", "    def public_panel", "game.py:",
        "TypeError: Can't instantiate abstract class MyGameGame with abstract method"),
    ("game.py", "GAME = MyGameGame()", "GAME = 3", "__init__.py", "TypeError: its GAME is no Game"),
    ("panel.py", "face = ", "raise SystemExit(3)\nface = ", "panel.py:", "SystemExit: 3"),
])  # fmt: skip
def test_a_game_that_can_not_be_loaded_is_named_with_its_file(
    file: str, old: str, new: str, place: str, advice: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    planted(folder, file, old, new)
    assert main(["check-game", str(folder)]) == 1
    printed = capsys.readouterr()
    assert "✗ the-game-can-be-loaded: The folder is a package" in printed.out
    assert f"file:   {folder / place}" in printed.out
    assert f"advice: {advice}" in printed.out
    assert printed.err == ""


def test_every_broken_rule_is_printed_once_with_its_case(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    planted(folder, "panel.py", "took = localized(", "took = localized(1 / 0 and ")
    monkeypatch.chdir(folder.parent)
    assert main(["check-game", "my_game", "--games", "3", "--seed", "5"]) == 1
    printed = capsys.readouterr().out
    line = next(
        number for number, text in enumerate((folder / "panel.py").read_text().splitlines(), 1) if "1 / 0" in text
    )
    broken = re.findall(r"^✗ ([\w-]+)", printed, re.MULTILINE)
    assert len(set(broken)) == len(broken) > 1
    assert f"    file:   my_game/panel.py:{line}\n    advice: ZeroDivisionError: division by zero\n" in printed
    assert "    shown by: --games 1 --seed 5 (house rules MYG" in printed
    assert re.search(rf"^my_game: \d of {len(RULES)} rules broken \(3 random games\)$", printed, re.MULTILINE)
    assert "Traceback" not in printed


@pytest.mark.parametrize(("given", "said"), [
    (["nowhere"], "nowhere is no folder, and no game has this id; give a game's folder, or one of: betel, bid_whist"),
    (["file"], "file is a file, and no game has this id"),
    (["empty"], "empty has no __init__.py; a game is a package with a GAME (bot new-game empty/my_game makes one)"),
    (["games"], "games has several folders; give that of one game: games/one"),
    (["bieten", "--games", "0"], "--games takes a number from 1 on"),
])  # fmt: skip
def test_a_wrong_argument_is_explained(
    given: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "empty").mkdir()
    (tmp_path / "games" / "one").mkdir(parents=True)
    (tmp_path / "games" / "one" / "__init__.py").touch()
    monkeypatch.chdir(tmp_path)
    assert main(["check-game", *given]) == 2
    assert said in capsys.readouterr().err


def test_a_broken_game_that_the_bot_leaves_out_is_checked_by_its_id(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    planted(folder, "__init__.py", "GAME\n\n", "NO_GAME\n\n")
    monkeypatch.setenv("BOT_GAMES_DIR", str(folder.parent))
    assert main(["check-game", "my_game"]) == 1
    assert "✗ the-game-can-be-loaded" in capsys.readouterr().out


def planted(folder: Path, file: str, old: str, new: str) -> None:
    """Write a new game and plant a fault in it."""
    assert main(["new-game", str(folder)]) == 0
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, (old, text.count(old))
    path.write_text(text.replace(old, new), encoding="utf-8")
