"""Private images: none of them, and no card that one player alone may see, reaches a file that others can see."""

import gc
import re
from hashlib import sha256
from io import BytesIO
from itertools import groupby

from discord import Interaction
from PIL import Image

from bot.render.table import private_table
from bot.render.table.card_sprites import lying
from bot.render.table.geometry import room_for
from bot.rules.cards import GERMAN, cards_in
from bot.rules.panel import CardFace
from bot.ui.discord.command_mentions import CommandMentions
from bot.ui.discord.image_sender import PRIVATE_INTERVAL_SECONDS, ImageSender, MessageImages
from bot.ui.layout.hand import HandBuilder
from bot.ui.layout.message import MessageBuilder
from bot.ui.message_view import ImageRequest, MessageView
from tests.ui.club import Club, components, files, move, moves, press, seat, text_of

SEATS = 3
OLD = "This picture is old."


def rows_of(data: bytes) -> list[bytes]:
    """Return the lines of a public image, as numbers of its palette."""
    with Image.open(BytesIO(data)) as image:
        pixels, wide = image.tobytes(), image.width
    return [pixels[start : start + wide] for start in range(0, len(pixels), wide)]


def tile_of(card: int) -> bytes:
    """Return the line of a card's tile with the most changes of colour, as it would be in a public image."""
    sprite = lying(CardFace(GERMAN.name, GERMAN.codes[card]), room_for(SEATS).card, "en")
    pixels, wide = sprite.tobytes(), sprite.width
    lines = [pixels[start + 4 : start + wide - 4] for start in range(0, len(pixels), wide)]
    return max(lines, key=lambda line: len(list(groupby(line))))


async def images(here: Club, people: list) -> tuple[dict[str, bytes], dict[str, bytes]]:
    """Return the images that every user can see now, and those in direct messages, by file name."""
    public, private = dict[str, bytes](), dict[str, bytes]()
    for message in here.channel.history():
        public |= await files(message)
    for person in people:
        for message in person.user.dm_channel.history() if person.user.dm_channel else ():
            private |= await files(message)
    return public, private


def is_upload(thing: object) -> bool:
    """Return whether this is the data of a `discord.File`, which stores a method of it there."""
    return isinstance(thing, BytesIO) and "close" in vars(thing)


async def test_no_private_image_and_no_hidden_card_is_public(club) -> None:
    public, private = dict[str, bytes](), dict[str, bytes]()
    tiles = {card: tile_of(card) for card in range(len(GERMAN.codes))}
    seen = hidden = 0
    async with club(seed=4, pictures=True) as here:
        people = await seat(here, "Anna", "Ben", "Cilli", target=31)
        service, sender = here.bot.tree.context.service, here.bot.tree.context.pictures
        for _ in range(12):
            await here.env.advance_time(2)
            found = await images(here, people)
            public, private = public | found[0], private | found[1]
            hands = [await service.hand(1, person.id) for person in people]
            lines = [row for data in found[0].values() for row in rows_of(data)]
            for hand in hands:
                for card in cards_in(hand.view.left if hand.view.hand else 0):
                    assert not any(tiles[card] in row for row in lines), GERMAN.codes[card]
                    hidden += 1
            played = {play.card for hand in hands for play in hand.view.played_by(hand.seat) if not play.named}
            seen += sum(any(tiles[card] in row for row in lines) for card in played)
            await move(here, people)
        assert hidden > 20
        assert seen, "a card that lies on the table is found there"
        shared = {task.result() for task in sender._gallery._drawn.values()}
        own = {task.result() for task in sender._private._drawn.values()}
        assert own
        assert not shared & own
        assert not any(key[0] is private_table for key in sender._gallery._drawn)
    assert len(private) > 5
    assert not set(public.values()) & set(private.values())
    assert not any(name.startswith("hand-") for name in public)
    digests = [sha256(data).hexdigest() for data in own]
    assert not [name for name in (*public, *private) for digest in digests if digest[:6] in name], "names say nothing"
    assert all(re.fullmatch(r"hand-[0-9a-f]{12}\.png", name) for name in private)


async def test_buttons_come_before_the_picture_which_is_marked_as_old(club) -> None:
    async with club(seed=4, pictures=True) as here:
        people = await seat(here, "Anna", "Ben", "Cilli", target=31)
        while not any(":play:" in each for person in people for each in moves(here.dm(person))):
            assert await move(here, people)
            await here.env.advance_time(2)
        person = next(each for each in people if any(":play:" in move for move in moves(here.dm(each))))
        assert OLD not in text_of(here.dm(person))
        result = await press(person, here.dm(person), next(m for m in moves(here.dm(person)) if ":play:" in m))
        answered = here.dm(person)
        assert result.acknowledged
        await here.env.advance_time(2)
        assert OLD not in text_of(answered), "the new picture has come"
        assert any(part["type"] == 12 for part in components(answered))


async def test_a_player_gets_one_private_image_a_second() -> None:
    sender, images = ImageSender(print, CommandMentions()), MessageImages(reader=7)

    def view(number: int, *, private: bool = True) -> MessageView:
        made = MessageView([])
        made.sketches = (ImageRequest(lambda it: bytes([it]), (number,), (), "", private=private),)
        return made

    first, second = view(1), view(2)
    assert sender.pause(images, first) == 0
    assert await sender.assign(images, first)
    assert 0 < sender.pause(images, second) <= PRIVATE_INTERVAL_SECONDS
    assert sender.pause(images, first) == 0, "it is drawn already"
    assert sender.pause(MessageImages(reader=8), second) == 0, "another player's"
    assert sender.pause(images, view(3, private=False)) == 0


async def test_what_an_answer_drew_is_freed_at_once(club) -> None:
    """Otherwise only a full collection frees it, which stops all clicks of a busy bot."""
    async with club(seed=4, pictures=True) as here:
        people = await seat(here, "Anna", "Ben", "Cilli", target=31)
        gc.collect()
        gc.disable()
        freed = HandBuilder | MessageBuilder | Interaction
        # The answer to a command of before can still be on its way.
        before = {id(each): each for each in gc.get_objects() if isinstance(each, freed) or is_upload(each)}
        try:
            for _ in range(2):
                await here.env.advance_time(2)
                await move(here, people)
            await here.env.advance_time(2)
            left = [
                each
                for each in gc.get_objects()
                if (isinstance(each, freed) or is_upload(each)) and id(each) not in before
            ]
        finally:
            gc.enable()
        assert not left
