"""Cards' emojis: text until they are there, replaced when an image changes, others' left alone."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace

import discord
import pytest
import simcord

from bot.i18n import Catalogs
from bot.render import CardFormatter
from bot.render.assets import card_name
from bot.rules.cards import DECKS
from bot.rules.panel import CardFace
from bot.ui import CardBot, CardEmojis, card_pictures
from bot.ui.discord.emojis import hashed_name
from tests.ui.club import SETTLED, buttons, components, move, seat, text_of

ACE, WELI = CardFace("german", "Ah"), CardFace("german", "W")
PICTURES = {"german_Ah": b"\x89PNG\r\n\x1a\n ace", "german_W": b"\x89PNG\r\n\x1a\n weli"}


@asynccontextmanager
async def connected() -> AsyncIterator[discord.Client]:
    client = CardBot()
    async with simcord.run(client, shard_count=1, settle_timeout=SETTLED):
        yield client
        await client.close()


async def names(bot: discord.Client) -> set[str]:
    return {emoji.name for emoji in await bot.fetch_application_emojis()}


async def test_text_until_they_are_synced() -> None:
    async with connected() as bot:
        emojis = CardEmojis(PICTURES)
        faces = CardFormatter(Catalogs.load(strict=True).words("en"), emojis.text)
        assert faces.in_sentence(ACE) == "A❤️"
        assert not emojis.ready
        await emojis.sync(bot)
        assert emojis.ready
        assert faces.in_sentence(ACE) == f"{emojis.get(ACE)} ace of hearts"
        assert faces.in_sentence(CardFace("german", "W", as_code="Ah", faded=True)) == (
            f"({emojis.get(WELI)}→{emojis.get(ACE)}) Weli as ace of hearts"
        )
        assert faces.in_sentence(CardFace("german", "W", as_code="Kl")) == "Weli🔔→K🍃", (
            "half in pictures would say less"
        )
        assert emojis.get(CardFace("german", "")) is None


async def test_an_upload_that_breaks_off_is_repeated_until_all_are_there(
    make_bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.discord_sync.POLL_SECONDS", 0.05)
    monkeypatch.setattr("bot.app.card_pictures", lambda: PICTURES)
    bot = make_bot(card_emojis=True)
    uploads = iter([False, True, False])
    create = CardBot.create_application_emoji

    async def breaks_off(self, *, name: str, image: bytes) -> discord.Emoji:
        if not next(uploads, True):
            raise discord.DiscordServerError(SimpleNamespace(status=500, reason="failed"), "failed")
        return await create(self, name=name, image=image)

    monkeypatch.setattr(CardBot, "create_application_emoji", breaks_off)
    async with simcord.run(bot, shard_count=1, settle_timeout=SETTLED):
        async with asyncio.timeout(10):
            while not bot.tree.context.emojis.ready:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        await bot.close()


async def test_an_emoji_that_is_gone_is_uploaded_again() -> None:
    async with connected() as bot:
        emojis = CardEmojis(PICTURES)
        await emojis.sync(bot)
        before = emojis.get(ACE)
        for emoji in await bot.fetch_application_emojis():
            if emoji.id == before.id:
                await emoji.delete()
        await emojis.sync(bot, change=False)
        assert emojis.get(ACE) is None
        assert not emojis.complete
        await emojis.sync(bot)
        assert emojis.get(ACE).id != before.id


async def test_a_second_start_changes_nothing() -> None:
    async with connected() as bot:
        await CardEmojis(PICTURES).sync(bot)
        before = {emoji.id for emoji in await bot.fetch_application_emojis()}
        again = CardEmojis(PICTURES)
        await again.sync(bot)
        assert {emoji.id for emoji in await bot.fetch_application_emojis()} == before
        assert again.get(WELI) is not None


async def test_a_new_picture_replaces_the_old_one_only() -> None:
    async with connected() as bot:
        await bot.create_application_emoji(name="somebody_elses", image=PICTURES["german_W"])
        await CardEmojis(PICTURES).sync(bot)
        repainted = PICTURES | {"german_Ah": PICTURES["german_Ah"] + b" repainted"}
        await CardEmojis(repainted).sync(bot)
        assert await names(bot) == {"somebody_elses", *(hashed_name(name, data) for name, data in repainted.items())}


class Broken:
    """A store whose line breaks when something is added."""

    def __init__(self, client: discord.Client) -> None:
        self.fetch_application_emojis = client.fetch_application_emojis

    async def create_application_emoji(self, *, name: str, image: bytes) -> discord.Emoji:
        raise ConnectionResetError(name, len(image))


async def test_what_is_there_is_used_although_the_rest_cannot_be_added() -> None:
    async with connected() as bot:
        await CardEmojis(PICTURES).sync(bot)
        more = CardEmojis({"german_Kh": PICTURES["german_W"]} | PICTURES)
        with pytest.raises(ConnectionResetError):
            await more.sync(Broken(bot))
        assert more.get(ACE) is not None
        assert more.get(CardFace("german", "Kh")) is None
        assert not more.ready


def test_every_card_has_its_emoji_in_every_language() -> None:
    pictures = card_pictures()
    for deck in DECKS.values():
        for code in (*deck.codes, ""):
            for locale in ("en", "de", "es", "it", "sv", "pl"):
                assert f"{deck.name}_{card_name(deck.name, code, locale)}".replace("-", "_") in pictures
    for name, data in pictures.items():
        assert re.fullmatch(r"\w{2,32}", hashed_name(name, data), re.ASCII)
        assert len(data) <= 256 * 1024


async def test_letters_are_those_of_the_language() -> None:
    async with connected() as bot:
        emojis = CardEmojis(card_pictures())
        await emojis.sync(bot)
        queen, ten = CardFace("french", "Qs"), CardFace("french", "Ts")
        assert str(emojis.get(queen, "de")).startswith("<:french_Qs_D_")
        assert emojis.get(queen) != emojis.get(queen, "sv") == emojis.get(queen, "pl")
        assert emojis.get(ten) == emojis.get(ten, "de")


async def test_a_table_shows_them_and_says_their_names(club) -> None:
    async with club(card_emojis=True) as here:
        people = await seat(here, "Anna", "Ben", target=5)
        known = {emoji.id for emoji in await here.bot.fetch_application_emojis()}
        while await move(here, people):
            for message in (here.panel, *(here.dm(person) for person in people)):
                used = {int(number) for number in re.findall(r"<:\w+:(\d+)>", text_of(message))}
                used |= {int(c["emoji"]["id"]) for c in components(message) if c.get("emoji", {}).get("id")}
                assert used <= known
            hand = text_of(here.dm(people[0]))
            if row := re.search(r"^# (<:.*)\n-# (.*)$", hand, re.MULTILINE):
                assert len(row[1].split(" ")) == len(row[2].split(", "))
        assert re.search(r"<:german_\w+:\d+> \w+ of (hearts|leaves|bells|acorns)", text_of(here.panel))


async def test_no_hidden_card_is_an_emoji_in_public(club) -> None:
    async with club(3, card_emojis=True) as here:
        people = await seat(here, "Anna", "Ben", "Cilli", target=5)
        checked = 0
        while await move(here, people):
            public = {c["emoji"]["id"] for c in components(here.panel) if c.get("emoji")}
            public |= set(re.findall(r":(\d+)>", text_of(here.panel)))
            for person in people:
                text = text_of(here.dm(person))
                if "Rematch" in buttons(here.dm(person)):
                    continue
                row = next((line for line in text.split("\n") if line.startswith("# <")), "")
                held = {number for played, number in re.findall(r"(\(?)<:\w+:(\d+)>", row) if not played}
                assert not held & public
                checked += len(held)
        assert checked
