"""Writes the texts of a new language, in English, for a translator to replace."""

import shutil
from collections.abc import Mapping
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser, FluentSerializer, ast

from bot.i18n.catalogs import FALLBACK, NAME
from bot.i18n.checking import PLURALS, SHARED, find, key_of, plural_forms, reference, shipped

README = """\
# The texts of Card Table in {language} ({locale})

1. Translate the text right of each `=`. Keys and names in braces stay as they are; braces can move in the sentence.
2. In a choice by number each form has its own line. {language} has: {forms}.
3. `{shared}` has the texts that all games share. Each game has its own folder, with the rules page `rules.md`.
4. `bot check-texts --folder {locale}` says what is missing, wrong or too long for a button.

A text that you delete is shown in English. The bot's page “Add a language” says how the folder gets into the bot.
"""


def write_template(folder: Path, locale: str, commands: Mapping[str, str]) -> None:
    """Write a folder with the English texts and the plural forms of the new language.

    Args:
        folder: the folder to create; it must not exist.
        commands: the English words of the commands by key.

    Raises:
        FileExistsError: it exists.
        OSError: it can't be written.
    """
    folder.mkdir(parents=True)
    language = Locale.parse(locale)
    forms = plural_forms(locale)
    for area, source in shipped(FALLBACK).items():
        (folder / area).mkdir()
        for path in sorted(source.glob("*.ftl")):
            text = _with_forms(path.read_text(encoding="utf-8"), forms)
            (folder / area / path.name).write_text(text, encoding="utf-8")
        for path in sorted(source.glob("*.md")):
            shutil.copyfile(path, folder / area / path.name)
    settings = folder / SHARED / "settings.ftl"
    own = language.get_display_name(locale) or locale
    lines = settings.read_text(encoding="utf-8").splitlines()
    named = [f"{NAME} = {own[0].upper()}{own[1:]}" if line.startswith(f"{NAME} =") else line for line in lines]
    settings.write_text("\n".join(named) + "\n", encoding="utf-8")
    wanted = [key for key, each in reference()[SHARED].items() if each.file == "commands.ftl"]
    words = "".join(f"{key} = {commands[key]}\n" for key in wanted if key in commands)
    (folder / SHARED / "commands.ftl").write_text(words, encoding="utf-8")
    said = README.format(
        language=language.english_name, locale=locale, shared=SHARED, forms=", ".join(f"[{form}]" for form in forms)
    )
    (folder / "README.md").write_text(said, encoding="utf-8")


def _with_forms(text: str, forms: tuple[str, ...]) -> str:
    """Return messages of which each choice by number has the plural forms of a language, with the default's words."""
    tree = FluentParser().parse(text)
    for choice in find(tree, ast.SelectExpression):
        keys = {key_of(variant) for variant in choice.variants}
        [default] = [variant for variant in choice.variants if variant.default]
        if keys & set(PLURALS[:-1]):
            lacking = [form for form in forms if form not in keys and not (form == "one" and "1" in keys)]
            added = [ast.Variant(ast.Identifier(form), default.value.clone()) for form in lacking if form != "other"]
            unneeded = set(PLURALS) - set(forms) - {key_of(default)}
            kept = [each for each in choice.variants if not each.default and key_of(each) not in unneeded]
            choice.variants = [*kept, *added, default]
    return FluentSerializer().serialize(tree)
