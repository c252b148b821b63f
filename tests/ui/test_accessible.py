"""Buttons and images for users of screen readers: labels are complete, images have alt texts."""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random
from types import SimpleNamespace

import discord
import pytest

from bot.contract import random_action, sensible_action
from bot.games import all_games, find_game
from bot.games.bieten import GAME
from bot.i18n import Catalogs, Translations
from bot.render import CardFormatter, PanelFormatter
from bot.render.alt_text import MAX_LENGTH, AltTexts
from bot.render.card_images import CardOrderRow, TrickCard
from bot.render.charts import Bar
from bot.render.slate_image import MAX_ROWS, SlateColumn
from bot.rules import panel as p
from bot.rules.cards import DECKS
from bot.rules.game import AnyGame
from bot.rules.slate import SlateScore
from bot.rules.state import State
from bot.tables import Hand, Preferences
from bot.ui import CardEmojis, card_pictures
from bot.ui.discord.user_cache import UserCache
from bot.ui.features import slots_of
from bot.ui.layout.message_renderer import MessageRenderer
from bot.ui.layout.rulebook import order_sketch
from bot.ui.message_view import ImageAttachment, ImageRequest
from cogs import FEATURES
from tests.games.betel import table as betel
from tests.games.bieten.test_cut import cut_table
from tests.ui.club import components
from tests.ui.test_panel_renderer import openings, shown, table_of

CATALOGS = Catalogs.load(strict=True)
READERS = {
    "usual": Preferences(),
    "names": Preferences(card_names=True),
    "text": Preferences(text_only=True),
}
POSITIONS = 8
SAID = re.compile(r"[^\W\d_]{2,}|\d|[♠♥♦♣]")
"""A word, a number, or a sign whose name in Unicode is that of the suit."""
SCENES = [pytest.param(game, id=game.id) for game in all_games().values()]
FACES = [p.CardFace(deck, code) for deck in DECKS for code in DECKS[deck].codes]


class Shelf:
    """An application's emojis, all of them new."""

    async def fetch_application_emojis(self) -> list[discord.PartialEmoji]:
        return []

    async def create_application_emoji(self, *, name: str, image: bytes) -> discord.PartialEmoji:
        return discord.PartialEmoji(name=name, id=10**17 + len(image))


async def screens(*, pictures: bool) -> MessageRenderer:
    emojis = CardEmojis(card_pictures() if pictures else {})
    await emojis.sync(Shelf())
    assert emojis.ready == pictures
    return MessageRenderer(CATALOGS, UserCache(), emojis, slots_of(FEATURES))


def positions(game: AnyGame, seed: str) -> Iterator[State]:
    """Yield some positions of a random game, its first and last ones among them."""
    rng = Random(f"{game.id}{seed}")
    options = game.options.validate({})
    state = game.start(options, game.fitting_seats(options)[0], 0)
    seen = [state]
    while not state.outcome and len(seen) < 120:
        state = state.apply(random_action(game, state, rng)).state
        seen.append(state)
    yield from seen[:3]
    yield from rng.sample(seen[3:-1], POSITIONS)
    yield seen[-1]


def sayable(text: str) -> str:
    """Return what of a label is words, numbers and suits: neither emojis nor other signs."""
    plain = "".join(char for char in text if char in "♠♥♦♣" or unicodedata.category(char) not in {"So", "Sk", "Mn"})
    return " ".join(SAID.findall(plain))


def heard(label: str) -> str:
    """Return a label without how its signs are drawn: in colour, or in the ink of the words."""
    return label.replace("\ufe0f", "").replace("\ufe0e", "")


def drawn(view: discord.ui.LayoutView) -> list[dict]:
    return components(SimpleNamespace(components=view.to_components()))


def check_labels(view: discord.ui.LayoutView) -> None:
    """Every label has a text, and two with different effects differ in more than their colour."""
    done: dict[str, set[tuple[str, int]]] = {}
    for part in drawn(view):
        if part["type"] == 2:
            assert sayable(part["label"]), part
            verb = part.get("custom_id", part.get("url", "")).partition("#")[0]
            done.setdefault(part["label"], set()).add((verb, part["style"]))
        elif part["type"] == 3:
            assert sayable(part["placeholder"]), part
            said = [option["label"] for option in part["options"]]
            assert all(map(sayable, said)), said
            assert len(said) == len(set(said)), said
    assert not [label for label, deeds in done.items() if len(deeds) > 1], done


def check_cards(view: discord.ui.LayoutView, rows: tuple[p.Row, ...], faces: CardFormatter, *, named: bool) -> None:
    """What can be pressed and has a card on it says rank and suit: the card's name, or its letter and its suit."""
    labels = [part["label"] for part in drawn(view) if part["type"] == 2]
    labels += [option["label"] for part in drawn(view) for option in part.get("options", ())]
    for item in (item for row in rows for item in row if getattr(item, "enabled", True)):
        cards = item.cards if isinstance(item, p.CardPicker) else [item.card] if getattr(item, "card", None) else []
        for card in (replace(card, faded=False) for card in cards):
            said = [
                heard(words) for words in ([faces.name(card)] if named else [faces.name(card), faces.spoken(card)])
            ]
            assert any(any(words in heard(label) for words in said) for label in labels), (card, labels)


@pytest.mark.parametrize("pictures", [False, True], ids=["no emojis", "emojis"])
@pytest.mark.parametrize("locale", CATALOGS.languages)
@pytest.mark.parametrize("game", SCENES)
async def test_labels_can_be_said(game: AnyGame, locale: str, pictures: bool) -> None:
    made = await screens(pictures=pictures)
    faces = CardFormatter(CATALOGS.words(locale, game.id))
    for state in positions(game, locale):
        table = table_of(game, state, game.options.validate({}))
        check_labels(made.board(table, locale))
        panel = game.table_panel(table.current_game.view)
        for seat, liked in enumerate(READERS.values()):
            hand = Hand(table, seat % state.seats, state.view(seat % state.seats))
            private = game.hand_panel(hand.view)
            view = made.hand(hand, locale, preferences=liked)
            check_labels(view)
            check_cards(view, private.rows, faces, named=liked.card_names or liked.text_only)
            for focus in openings(private.rows) | openings(panel.rows):
                check_labels(made.hand(hand, locale, focus=focus, preferences=liked))


@pytest.mark.parametrize("locale", CATALOGS.languages)
@pytest.mark.parametrize("game", SCENES)
async def test_a_table_that_waits_can_be_said(game: AnyGame, locale: str) -> None:
    made = await screens(pictures=True)
    state = next(positions(game, locale))
    table = replace(table_of(game, state, game.options.validate({})), status="lobby", current_game=None)
    check_labels(made.board(table, locale))
    check_labels(made.board(replace(table, seats=table.seats[:1]), locale))


@pytest.mark.parametrize("locale", CATALOGS.languages)
def test_the_short_form_of_a_card_is_said_as_players_say_it(locale: str) -> None:
    words = CATALOGS.words(locale)
    faces = CardFormatter(words)
    spoken = {face: faces.spoken(face) for face in FACES}
    assert len({(face.deck, said) for face, said in spoken.items()}) == len(spoken), "two cards are said alike"
    for face, said in spoken.items():
        if len(face.code) == 2 and face.code[1] != "J":
            rank, suit = face.code
            assert said.startswith(words(f"index-{face.deck}-{rank}"))
            assert face.deck == "french" or said.endswith(words(f"suit-{face.deck}-{suit}"))
        else:
            assert said == faces.name(face)
        assert len(said) <= 16, "five stand side by side"
    if locale == "en":
        weli = p.CardFace("german", "W", as_code="Kl", faded=True)
        assert [faces.spoken(each) for each in (*FACES[:1], weli)] == ["7 hearts", "(Weli as K leaves)"]
        assert spoken[p.CardFace("french", "Td")] == "10♦️"


# Images


def alts(view: discord.ui.LayoutView) -> list[str]:
    """Return the alt texts of all images of a message; every one has one."""
    items = [item for part in drawn(view) if part["type"] == 12 for item in part["items"]]
    items += [part for part in drawn(view) if part["type"] in {11, 13}]
    return [item["description"] for item in items]


@pytest.mark.parametrize("locale", CATALOGS.languages)
@pytest.mark.parametrize("game", SCENES)
async def test_a_hand_drawn_is_a_hand_told(game: AnyGame, locale: str) -> None:
    made = await screens(pictures=True)
    faces = CardFormatter(CATALOGS.words(locale, game.id))
    told = 0
    for state in positions(game, locale):
        table = table_of(game, state, game.options.validate({}))
        for seat in range(state.seats):
            hand = Hand(table, seat, state.view(seat))
            wanted = made.hand(hand, locale).sketches
            view = made.hand(
                hand, locale, pictures=[ImageAttachment("hand.png", "", b"") for _ in wanted], hung=wanted
            )
            assert alts(view) == [sketch.words for sketch in wanted]
            for sketch in wanted:
                told += 1
                cards = sketch.what[2]
                played = dict(sketch.how)["played"]
                left = [face for face in cards if face.code not in played]
                parts = [[face for face in left if face.faded is faded] for faded in (False, True)]
                parts.append([face for face in cards if face.code in played])
                check_alt(sketch.words, [faces.names(part) for part in parts])
            text = made.hand(hand, locale, preferences=READERS["text"])
            assert not text.sketches
            assert not alts(shown(text) and text)
    assert told


@pytest.mark.parametrize("liked", ["usual", "text"])
@pytest.mark.parametrize("game", SCENES)
async def test_a_counted_deal_says_what_it_brought_the_reader(game: AnyGame, liked: str) -> None:
    made, rng = await screens(pictures=True), Random(game.id)
    options = game.options.validate({})
    state = game.start(options, game.fitting_seats(options)[0], 0)
    while not any(isinstance(block, p.Ending) for block in game.hand_panel(state.view(0)).blocks):
        state = state.apply(random_action(game, state, rng)).state
    table = table_of(game, state, options)
    for seat, place in enumerate(game.scene(state.view(None)).places):
        view = made.hand(Hand(table, seat, state.view(seat)), "en", preferences=READERS[liked])
        text = "\n".join(part.get("content", "") for part in drawn(view))
        assert re.search(rf"This deal brought you(?:r side)? [+−]?{abs(place.gained)} points?; (?:you|it) ha", text)


@pytest.mark.parametrize("game", SCENES)
async def test_a_finished_game_always_has_its_scores_in_words(game: AnyGame) -> None:
    made, rng = await screens(pictures=False), Random(1)
    options = game.options.validate({})
    state = game.start(options, game.fitting_seats(options)[0], 0)
    while not state.outcome:
        state = state.apply(sensible_action(game, state, rng)).state
    table = table_of(game, state, options).with_current_game(number=1)
    scores = [place.points for place in game.scene(state.view(None)).places if place.points is not None]
    for locale, left in product(CATALOGS.languages, (False, True)):
        words = CATALOGS.words(locale, game.id)
        view = made.board(table, locale, live=not left, left=left, counted=True)
        text = "\n".join(part.get("content", "") for part in drawn(view))
        assert all(re.search(rf"\s{re.escape(words('number', number=score))}\b", text) for score in scores), text


async def test_a_fresh_hand_has_no_old_picture() -> None:
    """The image from before the cards were dealt goes at once, and the cards are in words until the new one comes."""
    made, cards = await screens(pictures=True), cut_table()

    def hand() -> Hand:
        return Hand(table_of(GAME, cards.state, GAME.options.validate({})), 0, cards.state.view(0))

    hung = made.hand(hand(), "en").sketches
    cards.play("2 cut 10", "2 leave")
    view = made.hand(hand(), "en", pictures=[ImageAttachment("hand.png", "", b"") for _ in hung], hung=hung)
    assert hung
    assert view.sketches
    assert not alts(view)
    text = " ".join(part.get("content", "") for part in drawn(view))
    assert "picture is old" not in text
    assert "Your cards" in text


@pytest.mark.parametrize("game", SCENES)
async def test_the_picture_stays_when_the_last_card_is_played(game: AnyGame) -> None:
    """The player has no cards left then; the image of the hand stays until the new one comes."""
    made, rng = await screens(pictures=True), Random(game.id)
    options = game.options.validate({})
    state = game.start(options, game.fitting_seats(options)[0], 0)

    def hand() -> Hand:
        return Hand(table_of(game, state, options), 0, state.view(0))

    def holds_cards() -> bool:
        return any(isinstance(block, p.CardRow) and block.room for block in game.hand_panel(state.view(0)).blocks)

    while not holds_cards():
        state = state.apply(random_action(game, state, rng)).state
    hung = made.hand(hand(), "en").sketches
    while not any(isinstance(block, p.Ending) for block in game.hand_panel(state.view(0)).blocks):
        state = state.apply(random_action(game, state, rng)).state
        view = made.hand(hand(), "en", pictures=[ImageAttachment("hand.png", "", b"") for _ in hung], hung=hung)
        assert hung
        assert alts(view) == [sketch.words for sketch in view.sketches]
        hung = view.sketches


@pytest.mark.parametrize("game", [find_game("betel"), find_game("bid_whist")], ids=["betel", "bid_whist"])
async def test_a_hand_in_words_alone_always_names_the_contract(game: AnyGame) -> None:
    """Other lines are left out before it, however many words the cards on the buttons need."""
    made, found = await screens(pictures=False), set[str]()
    for state in positions(game, "contract"):
        table = table_of(game, state, game.options.validate({}))
        for seat, locale in product(range(state.seats), ("de", "pl")):
            hand = Hand(table, seat, state.view(seat), newcomer=True)
            speech = PanelFormatter(CATALOGS.words(locale, game.id), str, str, ", ")
            text = "\n".join(
                part.get("content", "") for part in drawn(made.hand(hand, locale, preferences=READERS["text"]))
            )
            for block in game.hand_panel(hand.view).blocks:
                if isinstance(block, p.Line) and block.essential:
                    contract = dict(block.text.params).get("contract", block.text)
                    found.add(block.text.key)
                    assert str(speech.param(contract)) in text
    assert found & {"contract-line", "line-contract"}


async def test_a_hand_in_words_alone_always_shows_the_bids() -> None:
    """Scores, seating and events are left out before them."""
    made, game, rng, longest = await screens(pictures=False), find_game("bid_whist"), Random(6), 0
    options = game.options.validate({})
    for dealer in range(4):
        state = game.start(options, 4, dealer)
        while game.scene(state.view(None)).trick == () and not state.outcome:
            state = state.apply(sensible_action(game, state, rng)).state
            for seat, locale, new in product(state.waiting_for, CATALOGS.languages, (False, True)):
                hand = Hand(table_of(game, state, options), seat, state.view(seat), newcomer=new)
                speech = PanelFormatter(CATALOGS.words(locale, game.id), str, str, ", ")
                message = made.hand(hand, locale, preferences=READERS["text"])
                text = "\n".join(part.get("content", "") for part in drawn(message))
                for block in game.hand_panel(hand.view).blocks:
                    if isinstance(block, p.TextTable) and block.essential:
                        longest = max(longest, len(block.rows))
                        assert all(f": {speech.param(bid)}" in text for _, bid in block.rows), text
    assert longest == 4


async def test_cards_that_a_player_alone_has_seen_are_told_once() -> None:
    state = betel.do(betel.dealt(), "0 look:0")
    table = table_of(betel.GAME, state, betel.GAME.options.validate({}))
    hand = Hand(table, 0, state.view(0))
    [sketch] = (made := await screens(pictures=True)).hand(hand, "en").sketches
    twins = "The twins, 1 and 2: seven of diamonds, a face-down card"
    assert [line for line in sketch.words.split("\n") if "The twins" in line] == [twins]
    first, asked, *_ = sketch.words.split("\n")
    assert first.startswith("Your 10 cards: ")
    assert asked == "Your turn to bid."
    text = "\n".join(part.get("content", "") for part in drawn(made.hand(hand, "en", preferences=READERS["text"])))
    assert text.count("a face-down card") == 1


async def test_a_twin_lies_face_up_only_in_the_image_of_the_player_who_looked() -> None:
    made, options = await screens(pictures=True), betel.GAME.options.validate({})
    first, second, third = betel.HANDS

    def images(state: State) -> list[ImageRequest]:
        """Return the images of the three hands, and the public one."""
        table = table_of(betel.GAME, state, options)
        hands = [made.hand(Hand(table, seat, state.view(seat)), "en") for seat in range(3)]
        return [sketch for view in [*hands, made.board(table, "en", pictured=True)] for sketch in view.sketches]

    def text(state: State, wanted: list[ImageRequest]) -> str:
        hand = Hand(table_of(betel.GAME, state, options), 0, state.view(0))
        hung = ImageAttachment("hand.png", "", b"")
        return "".join(part.get("content", "") for part in drawn(made.hand(hand, "en", pictures=[hung], hung=wanted)))

    looked = betel.do(betel.dealt(), "0 look:0")
    for state in (looked, betel.do(looked, "0 bid:1c", "1 pass", "2 pass")):
        found = images(state)
        twins = [[face.code for face in sketch.what[0].piles[0].cards] for sketch in found]
        assert twins == [["7d", ""], ["", ""], ["", ""], ["", ""]]
        assert "The twins, 1 and 2" not in text(state, found[:1]), "the image shows them"
    swapped = betel.do(betel.dealt((first, second.replace("Ac", "7d"), third), twins="Ac 7c"), "0 look:0")
    mine, _, theirs, public = images(looked)
    others = images(swapped)
    assert [theirs, public] == others[2:]
    assert mine != others[0]


def check_alt(alt: str, parts: list[str]) -> None:
    """Check that an alt text fits, and has all parts in order."""
    assert 0 < len(alt) <= MAX_LENGTH
    assert not alt.endswith("…")
    at = 0
    for part in parts:
        found = alt.find(part, at)
        assert found >= 0, (part, alt)
        at = found + 1


@pytest.mark.parametrize("locale", CATALOGS.languages)
@pytest.mark.parametrize("game", SCENES)
def test_the_order_of_cards_is_told_whole(game: AnyGame, locale: str) -> None:
    words = CATALOGS.words(locale, game.id)
    sketch = order_sketch(game, words, Preferences())
    assert sketch is not None
    check_alt(sketch.words, [CardFormatter(words).name(face) for rank in sketch.what[0] for face in rank.faces])


def captions(locale: str) -> tuple[Translations, AltTexts]:
    words = CATALOGS.words(locale)
    return words, AltTexts(words)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("locale", CATALOGS.locales)
def test_cards_in_pictures_are_told(locale: str, seed: int) -> None:
    rng = Random(seed)
    words, told = captions(locale)
    name = CardFormatter(words).name
    deck = rng.choice(list(DECKS))
    pack = [p.CardFace(deck, code, faded=rng.random() < 0.3) for code in DECKS[deck].codes]
    plays = [
        TrickCard(f"Player {number}", face, winning=number == 2) for number, face in enumerate(rng.sample(pack, 6))
    ]
    check_alt(told.trick(plays), [part for play in plays for part in (play.name, name(play.face))])
    # A hand each, in the order of the pack as hands are shown: to four as in Bid Whist, to ten as in Bieten.
    shuffled = rng.sample(pack, len(pack))
    for people, most in ((4, 13), (10, 3)):
        hands = [sorted(shuffled[seat::people][:most], key=pack.index) for seat in range(people)]
        rows = [CardOrderRow(f"Player {number}", tuple(cards)) for number, cards in enumerate(hands)]
        check_alt(
            told.hands(rows), [part for row in rows for part in (row.label, CardFormatter(words).names(row.faces))]
        )


def said(number: int) -> str:
    """Return a number below a thousand as sentences have it: with a minus, not with a hyphen."""
    return f"{number}".replace("-", "\N{MINUS SIGN}")


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("locale", CATALOGS.locales)
def test_numbers_in_pictures_are_told(locale: str, seed: int) -> None:
    rng = Random(seed)
    _, told = captions(locale)
    people = [f"Player {number}" for number in range(rng.randint(2, 10))]
    columns = [SlateColumn(name, rng.randint(0, 9), rng.randint(0, 9)) for name in people]
    rows = [
        tuple(
            SlateScore(rng.randint(-20, 20), struck=rng.random() < 0.4) if rng.random() < 0.8 else None
            for _ in people
        )
        for _ in range(rng.randint(1, 2 * MAX_ROWS))
    ]
    alt = told.slate(columns, rows)
    assert len(alt) <= MAX_LENGTH
    head, *lines = alt.split("\n")
    told_of = [int(number) for number in re.findall(r"\d+", head)] or [1]
    last = told_of[-1]
    assert told_of[0] == len(rows)
    assert last == min(len(rows), MAX_ROWS) or len(rows) * len(people) > 50, "it would have fitted"
    assert len(lines) == len(columns)
    for number, (column, line) in enumerate(zip(columns, lines, strict=True)):
        scores = [said(row[number].points) for row in rows[-last:] if row[number]]
        check_alt(line, [column.name, *scores, *(str(each) for each in (column.crosses, column.losses) if each > 1)])
    bars = [Bar(name, value := rng.randint(-900, 900), str(value)) for name in people]
    check_alt(told.bars("Points", bars), [part for bar in bars for part in (bar.name, bar.text)])
    curves = [(name, [rng.randint(-30, 30) for _ in range(12)]) for name in people]
    for name, values in curves:
        assert re.search(rf"{name}\D*?{said(values[-1])}\b", told.chart(curves))
        assert all(said(value) in told.course("Rating", curves) for value in (values[0], values[-1], max(values)))
