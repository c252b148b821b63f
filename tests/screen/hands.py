"""Private messages in each of their states: hands, what opens in them, menus of a table, and lessons."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain
from random import Random

from bot.games import all_games, find_game, lesson_file
from bot.rules import panel as p
from bot.rules.evaluator import Evaluation
from bot.rules.lesson import LEARNER, read_lesson
from bot.sandbox.components import each
from bot.tables import Decision, Hand, Preferences, Seat, Table
from bot.tables.models import Consent
from bot.ui.layout import ConfirmAction, Focus, OpenMenu, PlayerNames, SimpleVerb
from bot.ui.layout.panel_renderer import walk
from bot.ui.layout.reading_limits import EMOJI, MOST_HAND_WORDS, words_for
from bot.ui.message_view import ImageAttachment, MessageView
from cogs.seats.messages import welcome
from cogs.tutorial.messages import LessonPage
from tests.screen.measuring import (
    CATALOGS,
    RENDERER,
    Emojis,
    People,
    Phase,
    Setting,
    images,
    playing,
    positions,
    table_of,
)

HIGHEST, HIGHEST_FULL = (700, 700), (900, 900)
"""How high a hand may be in each window, and one of more cards than fit in a row."""
HIGHEST_LESSON = 700, 760
"""How high a page of a lesson may be: on a phone its title, its buttons and seen twins need more lines."""
HIGHEST_LEAD = 700, 800
"""The same if nearly all cards can be played: in words alone, most of their buttons need a line each on a phone."""
IN_A_ROW, MOST_WORDS_FULL, MANY_CHOICES = 13, 100, 10
MOST_PAGE_WORDS, MOST_LESSON_WORDS = 80, 160
CUTTHROAT = Setting("bid_whist", 3, (("preset", "cutthroat"), ("players", 3)))
SETTINGS = Setting("bieten", 6), Setting("bieten", 10), Setting("bid_whist", 4), CUTTHROAT, Setting("betel", 3)
LINK = "https://discord.com/channels/1/2/3"


def private_phases() -> Iterator[Phase]:
    """Yield every private message in its states."""
    for setting in SETTINGS:
        yield from hands(setting)
        yield from table_menus(setting)
    for game in all_games():
        yield from lessons(game)


def hands(setting: Setting) -> Iterator[Phase]:
    """Yield the hands of a game: of all positions with the same question those that look largest."""
    chosen: dict[tuple[str, bool], tuple[int, Phase]] = {}
    busiest: dict[tuple[str, bool], tuple[int, Hand]] = {}
    for state, events in positions(setting):
        if state.is_chance_node:
            continue
        table = playing(setting, state, events)
        for seat in {0, *state.waiting_for}:
            hand = Hand(table, seat, state.view(seat), newcomer=True)
            name = f"{setting.title}: {_question(hand)}"
            for pictured in (True, False):
                size = _estimate(hand, pictured=pictured)
                if (name, pictured) not in chosen or chosen[name, pictured][0] < size:
                    chosen[name, pictured] = size, hand_phase(name, hand)
                    busiest[name, pictured] = size, hand
    yield from (phase for _, phase in chosen.values())
    yield from opened(setting, [hand for _, hand in busiest.values()])


def opened(setting: Setting, found: Sequence[Hand]) -> Iterator[Phase]:
    """Yield hands with each kind of menu and question opened, a hint, and requests."""
    seen: set[str] = set()
    for one in found:
        game = one.table.current_game
        assert game is not None
        hand = replace(one, table=one.table.with_current_game(ended=game.view))
        panel = setting.rules.hand_panel(hand.view)
        focuses: list[tuple[str, Focus]] = [("More", SimpleVerb.HAND_MORE)]
        for item in walk([*panel.rows, *setting.rules.table_panel(game.view).more]):
            if isinstance(item, p.Menu):
                focuses.append((item.label.key, OpenMenu((item.key,))))
            elif isinstance(item, p.Button) and item.confirm:
                focuses.append((item.confirm.key, ConfirmAction(item.action)))
            elif isinstance(item, p.CardPicker) and item.confirm:
                codes = ".".join(card.code for card in item.cards[-item.count :])
                focuses.append((item.confirm.key, ConfirmAction(f"{item.act}:{codes}")))
        for name, focus in focuses:
            if name not in seen:
                seen.add(name)
                yield hand_phase(f"{setting.title}: hand, opened {name}", hand, focus)
    asked = max((hand for hand in found if hand.view.legal), key=partial(_estimate, pictured=True))
    best = setting.rules.heuristic.choose(asked.view, Random(1))
    decision = Decision(best, (Evaluation(best, 0.62, 0.03, 0.01),), best, "searched")
    yield hand_phase(f"{setting.title}: hand, hint", replace(asked, hint=decision))
    game = asked.table.current_game
    assert game is not None
    waiting = asked.table.seats[asked.seat].user or 100
    for kind in ("end", "take_back"):
        wished = replace(asked.table.with_current_game(may_take_back=0), consents=(Consent(kind, (waiting + 1,)),))
        yield hand_phase(f"{setting.title}: hand, {kind} asked", replace(asked, table=wished))


def table_menus(setting: Setting) -> Iterator[Phase]:
    """Yield what only one person sees of a table: its menus, its details, and the welcome to a newcomer."""
    alone = table_of(setting, seats=(Seat(100),))
    pair = replace(alone, seats=(Seat(100), Seat(101)))
    state, events = next(each for each in positions(setting) if not each[0].is_chance_node)
    for name, table in (("lobby", alone), ("game", playing(setting, state, events))):
        for what, draw in (("More", RENDERER.more), ("Details", RENDERER.details)):
            yield _page(f"{setting.title}: {name}, {what}", partial(_menu, draw, table))
    if setting.rules.party_size(setting.options) > 1:
        yield _page(f"{setting.title}: welcome to a second person", partial(_welcome, pair, 101))
    yield _page(f"{setting.title}: welcome", partial(_welcome, alone, 100))


def _menu(draw: Callable[..., MessageView], table: Table, locale: str, plain: bool) -> MessageView:
    return draw(table, locale, 100, plain=plain)


def _welcome(table: Table, user: int, locale: str, plain: bool) -> MessageView:
    words = CATALOGS.words(locale, table.game)
    view = welcome(table, user, words, PlayerNames(table, words, People()), "", new=True)
    assert isinstance(view, MessageView)
    return view


def _page(name: str, draw: Callable[[str, bool], MessageView]) -> Phase:
    """Return a private page without cards: it may be as high as a hand."""
    return Phase(name, lambda locale, pictured: draw(locale, not pictured), HIGHEST, MOST_PAGE_WORDS)


def lessons(game: str) -> Iterator[Phase]:
    """Yield every page of a lesson, also explained at length."""
    path = lesson_file(game)
    if path is None:
        return
    lesson = read_lesson(path.read_bytes(), find_game)
    for number, stop in enumerate(lesson.stops):
        for explained in (False, True) if stop.wanted is not None else (False,):
            name = f"{game}: lesson {number + 1}{', explained' if explained else ''}"

            def draw(locale: str, pictured: bool, number: int = number, explained: bool = explained) -> MessageView:
                words, liked = CATALOGS.words(locale, game), Preferences(text_only=not pictured)
                page = LessonPage(lesson, number, words, 100, None, People(), Emojis(), liked)
                return page.draw(images(page.draw().sketches), explained=explained)

            full = _cards(find_game(game).hand_panel(stop.state.view(LEARNER))) > IN_A_ROW
            yield Phase(name, draw, HIGHEST_FULL if full else HIGHEST_LESSON, MOST_LESSON_WORDS)


def _question(hand: Hand) -> str:
    """Return what a hand asks, or that its player waits."""
    game = hand.table.current_game
    panel = find_game(hand.table.game).hand_panel(hand.view)
    key = next((block.text.key for block in panel.blocks if isinstance(block, p.Heading)), "over")
    waits = "" if game and hand.seat in game.waiting_for else ", waits"
    menus = ", with menus" if any(isinstance(item, p.Menu) for item in walk(panel.rows)) else ""
    return f"hand, {key.removeprefix('heading-')}{waits}{menus}"


def hand_phase(name: str, hand: Hand, focus: Focus | None = None) -> Phase:
    """Return a hand in one of its states."""
    panel, seats = find_game(hand.table.game).hand_panel(hand.view), len(hand.table.seats)

    def draw(locale: str, pictured: bool) -> MessageView:
        return hand_view(hand, locale, pictured, focus)

    highest, words = (HIGHEST_FULL, MOST_WORDS_FULL) if _cards(panel) > IN_A_ROW else (HIGHEST, MOST_HAND_WORDS)
    choices = sum(isinstance(item, p.Button) and item.enabled and bool(item.card) for item in chain(*panel.rows))
    highest = max(highest, HIGHEST_LEAD) if choices > MANY_CHOICES else highest
    high = tuple(words_for(each, seats) for each in highest)
    return Phase(name, draw, high, words_for(words, seats), explains=partial(explanation, hand, focus))


def explanation(hand: Hand, focus: Focus | None, locale: str, pictured: bool) -> str:
    """Return what the question means, which a newcomer must read in the hand; "" if something else is asked."""
    said = find_game(hand.table.game).explain(hand.view) if focus is None and hand.hint is None else None
    if said is None or hand.table.consents:
        return ""
    liked = Preferences(text_only=not pictured)
    return RENDERER.drawer(hand.table, CATALOGS.words(locale, hand.table.game), liked, outside=True).speech.text(said)


def _cards(panel: p.Panel) -> int:
    """Return how many cards the longest row has."""
    return max((len(block.cards) for block in panel.blocks if isinstance(block, p.CardRow)), default=0)


def hand_view(
    hand: Hand, locale: str, pictured: bool, focus: Focus | None = None, *, drawn: bool = True
) -> MessageView:
    """Return a hand; its image is drawn, or only has its place."""
    liked = Preferences(text_only=not pictured)
    view = RENDERER.hand(hand, locale, focus=focus, jump=LINK, preferences=liked)
    if not view.sketches:
        return view
    files = images(view.sketches) if drawn else (ImageAttachment("0.png", "", b""),)
    return RENDERER.hand(hand, locale, focus=focus, jump=LINK, preferences=liked, pictures=files, hung=view.sketches)


def _estimate(hand: Hand, *, pictured: bool) -> int:
    """Return roughly how high a hand is on a phone."""
    high = 0
    for part in each(hand_view(hand, "de", pictured, drawn=False).to_components()):
        if part["type"] == 10:
            high += sum(22 * (1 + len(line) // 40) for line in EMOJI.sub("..", part["content"]).split("\n"))
        if part["type"] == 1:
            high += 44
    return high
