"""`bot check-texts`: what it prints, where it finds texts, and the template for a new language."""

import re
import shutil
from pathlib import Path

import pytest

from bot.cli import main
from bot.i18n.checking import Texts, check, reference, shipped


def test_a_dialect_of_the_bot_has_no_faults(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-texts", "de-tirol"]) == 0
    assert capsys.readouterr().out.endswith("de-tirol: no faults\n")


def test_an_unknown_language_names_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-texts", "nl"]) == 2
    assert "there are: de, de-tirol, en, es, it, pl, sv. For a folder of your own" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["--folder", "nl"], "nl is no folder; bot check-texts --new nl writes one"),
        (["--folder", "empty/nl"], "has none of the folders common, "),
        (["--folder", "dutch"], "the folder “dutch” is not named like a language"),
        (["--new", "dutch"], "the folder “dutch” is not named like a language"),
        (["--new", "empty/nl"], "nl exists; name a new folder"),
    ],
)
def test_a_wrong_folder_is_named(
    given: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "empty" / "nl").mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    assert main(["check-texts", *given]) == 2
    assert said in capsys.readouterr().err


def test_a_folder_of_a_translator_is_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "de-tirol"
    shutil.copytree(shipped("de-tirol")["bieten"], folder / "bieten")
    with (folder / "bieten" / "game.ftl").open("a", encoding="utf-8") as file:
        file.write("\nbutton-fancy = Zåhl { $n }\n")
    assert main(["check-texts", "--folder", str(folder)]) == 1
    out = capsys.readouterr().out.splitlines()
    assert out[0].startswith("de-tirol: bieten/game.ftl: button-fancy: German has no text with this key; ")
    assert out[-1] == "de-tirol: 1 fault"


def test_a_file_in_another_encoding_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "de-tirol" / "bieten"
    folder.mkdir(parents=True)
    (folder / "game.ftl").write_bytes("button-join = I spü mit ä".encode("latin-1"))
    assert main(["check-texts", "--folder", str(folder.parent)]) == 2
    assert "is not UTF-8" in capsys.readouterr().err


def test_a_new_language_starts_whole_with_its_plural_forms(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "cs"
    assert main(["check-texts", "--new", str(folder)]) == 0
    said = capsys.readouterr().out
    assert f"bot check-texts --folder {folder}" in said
    assert "Discord" not in said, "it offers Czech"
    texts = Texts("cs", {path.name: path for path in folder.iterdir() if path.is_dir()})
    assert {area: set(each) for area, each in texts.messages.items()} == {
        area: set(each) for area, each in reference().items()
    }
    assert [str(each) for each in check(texts)] == []
    settings = (folder / "common" / "settings.ftl").read_text(encoding="utf-8")
    assert re.search("^language-name = Čeština$", settings, re.MULTILINE)
    assert "[one], [few], [other]" in (folder / "README.md").read_text(encoding="utf-8")
    commands = (folder / "common" / "commands.ftl").read_text(encoding="utf-8")
    assert "command-play-description = Open a table here" in commands


def test_a_language_that_discord_does_not_offer_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-texts", "--new", str(tmp_path / "fy")]) == 0
    assert "Discord doesn't offer “fy”" in capsys.readouterr().out
