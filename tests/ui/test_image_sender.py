"""Images of pages, drawn once and put in after the answer, and never those of a page that was left."""

import re
from collections.abc import Sequence
from io import BytesIO
from types import SimpleNamespace

import discord
import pytest

from bot.scheduler import Scheduler
from bot.tables import Preferences
from bot.ui.discord.command_mentions import CommandMentions
from bot.ui.discord.image_sender import Files, ImageSender, KeptFile, MessageImages, uploads_of
from bot.ui.discord.message_editor import MessageEditor
from bot.ui.discord.request_budget import EditThrottle
from bot.ui.layout.raw_components import row
from bot.ui.layout.rulebook import Rulebook
from bot.ui.message_view import ImageRequest, MessageView, framed
from tests.ui.conftest import CATALOGS

COMMANDS = CommandMentions()
PNG = b"\x89PNG"


def sketch(make, *what: object) -> ImageRequest:
    return ImageRequest(make, what, (), "in words")


def paint(what: str) -> bytes:
    return PNG + what.encode()


def page(*sketches: ImageRequest):
    """Return what draws a message that has a place for these images."""

    def draw(drawn) -> MessageView:
        view = MessageView([])
        view.pictures, view.sketches = tuple(drawn), sketches
        return view

    return draw


class Shelf:
    """Where what is sent arrives, with a refusal now and then.

    Args:
        refusals: what the first attempts are answered with.
    """

    def __init__(self, *refusals: tuple[int, int] | tuple[int, int, str]) -> None:
        self.refusals = list(refusals)
        self.sent: list[list[str]] = []
        self.kept: list[list[dict[str, object]]] = []
        self.uploads: list[discord.File] = []

    async def send(self, _view: discord.ui.LayoutView, files: Files) -> None:
        if self.refusals:
            status, code, *words = self.refusals.pop(0)
            response = SimpleNamespace(status=status, reason="refused")
            raise discord.HTTPException(response, {"code": code, "message": (words or ["refused"])[0]})
        for file in uploads_of(files):
            self.uploads.append(file)
            file.close()  # as discord.py does after the request
        self.sent.append([file.filename for file in uploads_of(files)])
        self.kept.append([file.to_dict() for file in files if isinstance(file, KeptFile)])


@pytest.mark.parametrize(("sketches", "drawings"), [((), 1), (("a",), 2)])
async def test_an_edit_draws_its_message_once_before_and_once_with_its_pictures(
    sketches: Sequence[str], drawings: int
) -> None:
    tasks, shelf, drawn = Scheduler(), Shelf(), list[MessageView]()
    pictures, wanted = ImageSender(print, COMMANDS), page(*(sketch(paint, each) for each in sketches))

    async def send(view: discord.ui.LayoutView) -> None:
        await pictures.send_view(view, shelf.send, frame=editor.frame)

    def draw() -> MessageView:
        drawn.append(framed(wanted, editor.frame.pictures))
        return drawn[-1]

    editor = MessageEditor(send, EditThrottle(0), tasks, pictures)
    editor.request_edit(1, draw)
    await editor.flush()
    assert len(shelf.sent[-1]) == len(sketches)
    assert len(drawn) == drawings
    await tasks.close()


async def test_a_picture_is_sent_once_and_goes_when_nobody_wants_it() -> None:
    pictures, shelf, frame = ImageSender(print, COMMANDS), Shelf(), MessageImages()
    wanted = page(sketch(paint, "a"))
    assert await pictures.assign(frame, wanted(()))
    await pictures.send_view(framed(wanted, frame.pictures), shelf.send, frame=frame)
    [name] = shelf.sent[0]
    assert re.fullmatch(r"paint-[0-9a-f]{12}\.png", name)
    assert [upload.fp.closed for upload in shelf.uploads] == [True], "its data is freed"
    await pictures.send_view(framed(wanted, frame.pictures), shelf.send, frame=frame)
    assert shelf.sent[1] == [name], "it is sent again as long as its id is unknown"
    frame.there = {name: 5}
    await pictures.send_view(framed(wanted, frame.pictures), shelf.send, frame=frame)
    assert (shelf.sent[2], shelf.kept[2]) == ([], [{"id": 5, "filename": name}]), "what hangs there stays"
    await pictures.send_view(page()(()), shelf.send, frame=frame)
    assert (shelf.sent[3], shelf.kept[3]) == ([], [])
    assert pictures.cached([sketch(paint, "a")])[0].name == name
    assert pictures.cached([sketch(paint, "b")]) == ()


SUIT = {"id": "9", "name": f"german_suit_h_{'0' * 8}", "animated": False}
CARD = {"id": "8", "name": f"german_Ah_{'0' * 8}", "animated": False}


def with_buttons(view: MessageView) -> MessageView:
    """Put a button with a suit, one with a card, and one with a sign of Unicode into a message."""
    view.parts.append(row([{"type": 2, "emoji": dict(emoji)} for emoji in (SUIT, CARD, {"name": "🤖"})]))
    return view


def emojis_in(view: MessageView) -> list[object]:
    return [button.get("emoji") for button in view.parts[0]["components"]]


@pytest.mark.parametrize("pictured", [True, False])
async def test_a_refused_emoji_costs_neither_the_message_nor_its_pictures(pictured: bool) -> None:
    refused = (400, 50035, "In components.0.components.0.emoji.id: Invalid emoji")
    pictures, shelf, frame, checks = ImageSender(print, COMMANDS), Shelf(refused), MessageImages(), []
    pictures.emoji_refused = lambda: checks.append(1)
    wanted = page(*([sketch(paint, "a")] if pictured else []))
    await pictures.assign(frame, wanted(()))
    view = with_buttons(framed(wanted, frame.pictures))
    await pictures.send_view(view, shelf.send, frame=frame)
    assert emojis_in(view) == [{"name": "❤️"}, None, {"name": "🤖"}]
    assert len(shelf.sent) == len(checks) == 1
    assert len(shelf.sent[0]) == pictured


async def test_without_emojis_it_is_tried_once() -> None:
    refused = (400, 50035, "In components.0.components.0.emoji.id: Invalid emoji")
    pictures, shelf = ImageSender(print, COMMANDS), Shelf(refused, refused)
    with pytest.raises(discord.HTTPException):
        await pictures.send_view(with_buttons(page()(())), shelf.send, frame=MessageImages())
    assert shelf.refusals == []


@pytest.mark.parametrize(("status", "code"), [(413, 40005), (413, 0), (403, 50013)])
async def test_a_place_that_refuses_pictures_is_not_asked_again(status: int, code: int) -> None:
    pictures, shelf, frame = ImageSender(print, COMMANDS), Shelf((status, code)), MessageImages(place=7)
    first, second = page(sketch(paint, "a")), page(sketch(paint, "b"))
    await pictures.assign(frame, first(()))
    await pictures.send_view(framed(first, frame.pictures), shelf.send, frame=frame)
    assert shelf.sent == [[]], "the message came without"
    await pictures.assign(frame, second(()))
    assert frame.pictures == ()
    elsewhere = MessageImages(place=8)
    await pictures.assign(elsewhere, second(()))
    assert elsewhere.pictures


async def test_a_kept_file_that_is_gone_is_uploaded_again() -> None:
    pictures, shelf, frame = ImageSender(print, COMMANDS), Shelf((400, 50035)), MessageImages(place=7)
    wanted = page(sketch(paint, "a"))
    await pictures.assign(frame, wanted(()))
    frame.there = {frame.pictures[0].name: 5}
    await pictures.send_view(framed(wanted, frame.pictures), shelf.send, frame=frame)
    assert (shelf.sent, shelf.kept) == ([[frame.pictures[0].name]], [[]])


async def test_a_late_answer_to_an_older_request_is_ignored(club) -> None:
    async with club() as here:
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://a.png")))
        place = here.bot.get_partial_messageable(here.channel.id)
        message = await place.send(view=view, file=discord.File(BytesIO(PNG), "a.png"))
        frame = MessageImages(requests=2)
        frame.learn(message, 1)
        assert frame.there == {}
        frame.learn(message, 2)
        assert list(frame.there) == ["a.png"]


@pytest.mark.parametrize(("status", "known"), [(500, False), (404, True)])
async def test_after_a_failure_the_bot_keeps_no_file_that_may_be_gone(status: int, *, known: bool) -> None:
    pictures, shelf, frame = ImageSender(print, COMMANDS), Shelf((status, 0)), MessageImages(place=7)
    wanted = page(sketch(paint, "a"))
    await pictures.assign(frame, wanted(()))
    name = frame.pictures[0].name
    frame.there = {name: 5}
    with pytest.raises(discord.HTTPException):
        await pictures.send_view(framed(wanted, frame.pictures), shelf.send, frame=frame)
    assert frame.there == ({name: 5} if known else {})


async def test_another_failure_is_not_the_fault_of_the_picture() -> None:
    pictures, shelf, frame = ImageSender(print, COMMANDS), Shelf((404, 10008)), MessageImages(place=7)
    wanted = page(sketch(paint, "a"))
    await pictures.assign(frame, wanted(()))
    with pytest.raises(discord.HTTPException):
        await pictures.send_view(framed(wanted, frame.pictures), shelf.send, frame=frame)


async def test_a_failure_to_draw_is_told_once() -> None:
    def broken(_what: str) -> bytes:
        raise OSError("no pencil")

    told: list[BaseException] = []
    pictures = ImageSender(lambda error, **_: told.append(error), COMMANDS)
    for what in "ab":
        frame, view = MessageImages(), page(sketch(broken, what))(())
        await pictures.assign(frame, view)
        assert frame.pictures == ()
        assert not pictures.needs_update(frame, view), "it is not tried for ever"
    assert len(told) == 1


async def test_without_pictures_nothing_is_wanted() -> None:
    pictures, view = ImageSender(print, COMMANDS, at_work=False), page(sketch(paint, "a"))(())
    assert not pictures.needs_update(MessageImages(), view)
    assert not await pictures.assign(MessageImages(), view)


@pytest.mark.parametrize("colours", ["two", "four"])
async def test_the_order_of_the_cards_has_the_colours_that_one_likes(colours: str) -> None:
    view = Rulebook(CATALOGS).page("bid_whist", None, "en", liked=Preferences(colours=colours))
    assert dict(view.sketches[0].how)["style"] == colours
    plain = Rulebook(CATALOGS).page("bid_whist", None, "en", liked=Preferences(text_only=True))
    assert plain.sketches == ()
