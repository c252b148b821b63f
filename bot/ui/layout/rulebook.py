"""Show the rules of the games (`text/<locale>/rules.md`) a section at a time."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from discord import SelectOption

from bot.games import find_game, text_folders
from bot.i18n import FALLBACK, Catalogs, Translations
from bot.render import CardFormatter, PanelFormatter
from bot.render.alt_text import AltTexts
from bot.render.card_images import CardOrderRow, order
from bot.rules.game import AnyGame
from bot.rules.options import Values
from bot.tables import Preferences, Table
from bot.ui.escaping import escaped
from bot.ui.layout.custom_id import CustomId
from bot.ui.layout.custom_id_verbs import SelectRulesTopic
from bot.ui.layout.discord_limits import MAX_OPTION_LABEL, MAX_OPTIONS, clip
from bot.ui.layout.house_rules import option_lines
from bot.ui.layout.markdown import for_discord
from bot.ui.layout.message import MessageBuilder
from bot.ui.message_view import ImageAttachment, ImageRequest, MessageView

HOUSE_RULES_TOPIC = "1"


@dataclass(frozen=True, slots=True)
class RulesSection:
    """One topic of a rules page; `title`: its heading; the page's own for the beginning."""

    title: str
    text: str


@cache
def sections(game: str, locale: str) -> tuple[RulesSection, ...]:
    """Return the sections of a game's rules page, split at `## `; none if there is no page."""
    folder = text_folders()[game]
    for name in (locale, locale.partition("-")[0], FALLBACK):
        path = folder / "text" / name / "rules.md"
        if path.exists():
            return _split(path)
    return ()


def _split(path: Path) -> tuple[RulesSection, ...]:
    """Return the sections of a page; `###` and deeper headings stay within their section."""
    title, found, lines = "", list[RulesSection](), list[str]()
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("# ") and not title:
            title = line.removeprefix("# ").strip()
        elif line.startswith("## "):
            found.append(RulesSection(title, for_discord(lines)))
            title, lines = line.removeprefix("## ").strip(), []
        else:
            lines.append(line)
    found.append(RulesSection(title, for_discord(lines)))
    return tuple(section for section in found if section.text)


class Rulebook:
    """Draws rules pages."""

    def __init__(self, catalogs: Catalogs) -> None:
        self._catalogs = catalogs

    def topics(self, game: str, locale: str, table: Table | None = None) -> list[str]:
        """Return the titles of a game's sections; raises ParseError `unknown_game`."""
        return [section.title for section in self._pages(game, locale, table)]

    def page(
        self,
        game: str,
        topic: str | None,
        locale: str,
        *,
        table: Table | None = None,
        liked: Preferences | None = None,
        pictures: Sequence[ImageAttachment] = (),
    ) -> MessageView:
        """Return one section of a game's rules, with a list of the others.

        Args:
            topic: a section's title or its number; None or an unknown one: the first.
            table: a table of this game, whose house rules are the second section then.
            liked: how the reader likes images; None: there are none.

        Raises:
            ParseError: `unknown_game`.
        """
        words, own = self._catalogs.words(locale), self._catalogs.words(locale, find_game(game).id)
        # A forged id can name one game and a table of another.
        if table is not None and table.game != find_game(game).id:
            table = None
        pages = self._pages(game, locale, table)
        number = table.id if table else 0
        message = MessageBuilder(find_game(game).color, lambda verb: CustomId(number, 0, verb))
        if not pages:
            message.text([words("rules-missing")])
            return message.view()
        titles = [section.title for section in pages]
        section = pages[_chosen(topic, titles)]
        name = own("game-name")
        title = words("rules-title", game=escaped(name), topic=section.title)
        # The first section's title is the game's name.
        message.text([f"### {escaped(name) if section.title == name else title}"])
        message.text(section.text.split("\n"))
        # With the order of the cards: the first page, and at a table its house rules.
        if liked and not liked.text_only and section in pages[: 2 if table else 1]:
            sketch = order_sketch(find_game(game), own, liked, table.options if table else None)
            if sketch:
                message.hang(sketch, pictures)
        message.choices(
            SelectRulesTopic(game),
            words("rules-topics"),
            [
                SelectOption(label=clip(title, MAX_OPTION_LABEL), value=str(number), default=title == section.title)
                for number, title in enumerate(titles[:MAX_OPTIONS])
            ],
        )
        return message.view()

    def _pages(self, game: str, locale: str, table: Table | None) -> tuple[RulesSection, ...]:
        """Return the pages: how the game is played, the house rules of the table, then all else about the game."""
        found = find_game(game)
        pages = sections(found.id, locale)
        if table is None:
            return pages
        words = self._catalogs.words(locale, found.id)
        lines = [words("rules-code", code=table.house), *option_lines(found, table.options, words)]
        house_rules = RulesSection(words("rules-table", table=str(table.id)), "\n".join(lines))
        return (*pages[:1], house_rules, *pages[1:])


def _chosen(topic: str | None, titles: Sequence[str]) -> int:
    """Return which page a topic names by its title or number; the first one if none."""
    if topic in titles:
        return titles.index(topic)
    if topic is None or not topic.isascii() or not topic.isdecimal():
        return 0
    # Python refuses to convert thousands of digits, and the last page is one of the first hundred.
    return min(int(topic), len(titles) - 1) if len(topic) < 3 else len(titles) - 1


def order_sketch(
    game: AnyGame, words: Translations, liked: Preferences, options: Values | None = None
) -> ImageRequest | None:
    """Return the order of a game's cards as an image, None if it has none to show."""
    speech = PanelFormatter(words, str, CardFormatter(words).name)
    values = options if options is not None else game.options.validate({})
    ranks = tuple(
        CardOrderRow(speech.text(row.label) if row.label else "", row.cards) for row in game.card_order(values)
    )
    if not ranks:
        return None
    return ImageRequest(
        order, (ranks,), (("locale", words.locale), ("style", liked.colours)), AltTexts(words).order(ranks)
    )
