"""Take the images of the docs again, of the running bot: `python -m tests.screenshots [FOLDER] [SCENE ...]`.

The deals are the same every time. Every scene is taken at a phone's width and a desk's, light and dark.
"""

import argparse
import asyncio
import re
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime, timedelta
from io import BytesIO
from pathlib import Path
from random import Random

from PIL import Image
from playwright.async_api import Browser, Page

from bot.app import create_bot
from bot.config import Settings
from bot.sandbox import BotReaction, RenderedMessage, Sandbox, SimulatedUser
from bot.tables import TableService
from bot.ui import BotCommandTree, CardBot, use_endpoint
from tests import screen
from tests.browser import chromium
from tests.e2e.conftest import CATALOGS, online
from tests.e2e.evening import Evening, Onlooker, labels, panel
from tests.e2e.rounds import Round
from tests.features import FEATURES, SHOWN
from tests.tables.evenings import in_round, play_round, reached

FOLDER = Path("docs/pictures")
WIDTHS = 380, 1200
SCHEMES = "light", "dark"
COLOURS = 256
EXACT = 96
"""So many colours that cover most stay as they are: grounds and letters; else white turns pink."""
CHOSEN = {
    "bieten", "bid-whist", "betel", "deal", "hand", "slate", "preferences", "protest-page", "daily", "daily-hand",
    "evening", "podium", "traveller", "coach", "coach-moment", "group-asleep",
}  # fmt: skip
"""What the docs show; with --all the rest is taken, too."""
UNWANTED = ("Bet", "Raise", "Hold", "More", "Lift", "Back", "Another", "Text only")
"""Buttons of a hand that a scene does not press."""
UNDER_WAY = 0.5
"""Seconds that edits get to arrive before the image is taken."""
SETTLED = """() => {
    for (const image of document.images) image.loading = "eager";
    return Promise.all([...document.images].map((image) => image.decode()));
}"""


class Stage:
    """Users in a sandbox, the bot that they play with, and a browser that looks on."""

    bot: CardBot

    def __init__(
        self, sandbox: Sandbox, browser: Browser, folder: Path, stack: AsyncExitStack, *, everything: bool
    ) -> None:
        self.sandbox = sandbox
        self.browser = browser
        self._folder = folder
        self.later = timedelta()
        self._stack = stack
        self._everything = everything

    async def people(self, *names: str) -> list[SimulatedUser]:
        return [await self._stack.enter_async_context(self.sandbox.person(name)) for name in names]

    async def onlooker(self) -> Onlooker:
        return await self._stack.enter_async_context(Onlooker(self.sandbox.url, "Franz"))

    async def enter(self, person: SimulatedUser) -> SimulatedUser:
        return await self._stack.enter_async_context(person)

    def now(self) -> datetime:
        """Return what time it is for the bot."""
        return datetime.now(UTC) + self.later

    def pass_by(self, minutes: int) -> None:
        """Let the bot's clock go on, and have it take leave of what no user has pressed since."""
        self.later += timedelta(minutes=minutes)
        tree = self.bot.tree
        assert isinstance(tree, BotCommandTree)
        tree.context.service.scheduler.run_due()

    async def take(
        self, name: str, person: SimulatedUser, *, where: str = "", last: int = 1, public: bool = False
    ) -> None:
        """Save what a person sees: the message that stands last, or the one so many before it.

        Args:
            name: of the file.
            person: who.
            where: the channel; "": the first one.
            last: which message, counted from the end.
            public: whether private messages are passed over.
        """
        if not self._everything and name not in CHOSEN | SHOWN:
            return
        for width in WIDTHS if self._everything or name in CHOSEN else WIDTHS[:1]:
            for scheme in SCHEMES:
                page = await self.browser.new_page(
                    viewport={"width": width, "height": 4000},
                    device_scale_factor=2 if width < 500 else 1,
                    color_scheme=scheme,
                )
                await self._open(page, person, where)
                kind = "li.message:not(.ephemeral)" if public else "li.message"
                message = page.locator(kind, has=page.locator(".container")).nth(-last)
                await page.evaluate(SETTLED)
                data = await message.screenshot(animations="disabled")
                (self._folder / f"{name}-{width}-{scheme}.png").write_bytes(small(data))
                await page.close()

    async def take_page(self, name: str, person: SimulatedUser) -> None:
        """Save the whole page as a person sees it at a desk."""
        for scheme in SCHEMES:
            page = await self.browser.new_page(viewport={"width": 1200, "height": 1040}, color_scheme=scheme)
            await self._open(page, person, "")
            await page.evaluate(SETTLED)
            data = await page.screenshot(animations="disabled")
            (self._folder / f"{name}-1200-{scheme}.png").write_bytes(small(data))
            await page.close()

    async def _open(self, page: Page, person: SimulatedUser, where: str) -> None:
        await page.goto(f"{self.sandbox.url}/?as={person.name}#{where}")
        await page.locator("li.message .container").first.wait_for()


def small(data: bytes) -> bytes:
    """Return an image of the same size in few colours: those that cover most, and what covers the rest best."""
    out = BytesIO()
    with Image.open(BytesIO(data)) as opened:
        image = opened.convert("RGB")
        found = sorted(image.getcolors(image.width * image.height) or [], key=lambda each: each[0], reverse=True)
        exact = [part for _, colour in found[:EXACT] for part in colour]
        rest = image.quantize(COLOURS - EXACT, method=Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)
        chart = Image.new("P", (1, 1))
        chart.putpalette(exact + (rest.getpalette() or [])[: 3 * (COLOURS - EXACT)])
        image.quantize(palette=chart, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
    return out.getvalue()


class Calm(Round):
    """Users who bid once, low, and pass otherwise; they play the first card that they may."""

    spoken: bool = False

    def offered(self, message: RenderedMessage) -> list[str]:
        """Return the one verb that is pressed."""
        found = super().offered(message)
        bids = [verb for verb in found if verb.startswith((">level", ">n", "bid", ">bid"))]
        if "pass" in found and self.spoken:
            return ["pass"]
        return (bids or found)[:1]

    async def do(self, person: SimulatedUser, message: RenderedMessage, what: str) -> RenderedMessage:
        """Press a button, and note that a user has bid."""
        self.spoken = self.spoken or what.startswith("bid")
        return await super().do(person, message, what)


async def bieten(stage: Stage) -> None:
    """Return a bet that waits for its answer, and a hand."""
    people = await stage.people("Anna", "Ben", "Cilli")
    here = Evening(people, await stage.onlooker(), Random(3), eager=0.0)
    await here.sit_down(target=11)
    await here.play_on("Trick 2: .* to lead")
    for _ in range(2):
        await here.step()
    anna, ben, _ = people
    await here.someone_is_due()
    await here.settle()
    await here.press(ben, panel(ben), "Bet Spiel")
    await here.reads(anna, r"hold or good\?")
    await asyncio.sleep(UNDER_WAY)
    await stage.take("bieten", anna, public=True)
    await stage.take("bieten-hand", ben, where=ben.dm)


async def bid_whist(stage: Stage) -> None:
    """Return a trick on the table, and a hand of twelve cards."""
    people = await stage.people("Anna", "Ben", "Cilli", "Detlef")
    here = Calm(people, await stage.onlooker(), Random(4))
    await here.play_at("bid_whist")
    while not re.search("Book 3", panel(people[0]).text):
        await here.step()
    for _ in range(2):
        await here.step()
    person = await here.someone_is_due()
    await asyncio.sleep(UNDER_WAY)
    await stage.take("bid-whist", people[0], public=True)
    await stage.take("hand", person, where=person.dm)
    await people[1].slash("rules", game="bid_whist")
    await people[1].wait_for(lambda: any(message.files for message in people[1].messages()))
    await stage.take("rules", people[1])


async def betel(stage: Stage) -> None:
    """Return a contract being played."""
    people = await stage.people("Anna", "Ben", "Cilli")
    here = Calm(people, await stage.onlooker(), Random(5))
    await here.play_at("betel")
    for _ in range(13):
        await here.step()
    person = await here.someone_is_due()
    await asyncio.sleep(UNDER_WAY)
    await stage.take("betel", people[0], public=True)
    await stage.take("betel-hand", person, where=person.dm)


async def slate(stage: Stage) -> None:
    """Return the end of a second game: the slate."""
    people = await stage.people("Anna", "Ben", "Cilli")
    here = Evening(people, await stage.onlooker(), Random(6), eager=0.3)
    await here.sit_down(target=9)
    while await here.play_on("never"):
        pass
    await here.press(people[1], panel(people[1]), "Rematch")
    for person in people:
        await here.reads(person, "to cut")
    while await here.play_on("never"):
        pass
    await people[0].wait_for(lambda: panel(people[0]).files and "Rematch" in labels(panel(people[0])))
    await stage.take("slate", people[0], public=True)
    await stage.take("deal", people[0], last=2, public=True)
    await people[0].slash("slate")
    await people[0].wait_for(lambda: people[0].messages()[-1].files)
    await stage.take("slate-page", people[0])
    await here.choose(people[1], "All hands")
    await people[1].wait_for(lambda: people[1].messages()[-1].files)
    await stage.take("all-hands", people[1])


async def evening(stage: Stage) -> None:
    """Return a plan, the list of an evening, a round of it, the podium, the page of standings, and the league."""
    anna, *others = await stage.people("Anna", "Ben", "Cilli", "Detlef", "Eva", "Franz")
    await stage.bot.tree.context.service.settings.change_guild(
        int(anna.state["channels"][0]["guild_id"]), zone="Europe/Vienna"
    )
    planned = (stage.now() + timedelta(days=3)).date().isoformat()
    rules = {"date": planned, "time": "20:00", "weekly": True, "remind": 60, "places": 5}
    plan = (await anna.slash("evening plan", game="bieten", **rules)).message
    for person in others:
        await person.click(plan, "Join")
    await asyncio.sleep(UNDER_WAY)
    await stage.take("plan", anna)
    await anna.slash("season start", name="Winter", league=True)
    shown = (await anna.slash("evening open", game="bieten", rounds=2, tables_of=3, minutes=20, target=5)).message
    for person in others:
        await person.click(shown, "Join")
    await asyncio.sleep(UNDER_WAY)
    await stage.take("evening", anna)
    await anna.click(await anna.wait_message(lambda seen: "6 people so far" in seen.text), "Start")
    service: TableService = stage.bot.tree.context.service
    for number in (1, 2):
        now = await reached(service, 2, in_round(number))
        await play_round(service, now, number)
    await reached(service, 2, lambda now: now.status == "over")
    end = await anna.wait_message(lambda seen: "The tournament is over" in seen.text)
    await anna.wait_for(lambda: len((anna.message(end.id) or end).files) == 1)
    await stage.take("podium", anna)
    below = sum(int(message.id) > int(end.id) for message in anna.messages())
    assert not below, "the end stands last"
    await pictured(anna, await anna.click(end, "Standings"))
    await stage.take("standings-page", anna)
    await pictured(anna, await anna.slash("season league"))
    await stage.take("league", anna)
    await pictured(anna, await anna.slash("season player"))
    await stage.take("league-player", anna)


async def pictured(person: SimulatedUser, answer: BotReaction) -> None:
    """Wait until an answer has its image."""
    assert answer.message is not None
    number = answer.message.id
    await person.wait_for(lambda: (shown := person.message(number)) is not None and shown.files)


async def traveller(stage: Stage) -> None:
    """Take an open board of one table and the masters, and the message with the best and worst boards."""
    anna, *others = await stage.people("Anna", "Ben", "Cilli", "Detlef")
    shown = (await anna.slash("evening open", game="bid_whist", rounds=2, minutes=20)).message
    for person in others:
        await person.click(shown, "Join")
    await anna.click(await anna.wait_message(lambda seen: "4 people so far" in seen.text), "Start")
    service: TableService = stage.bot.tree.context.service
    await play_round(service, await reached(service, 1, in_round(1)), 3)
    second = await reached(service, 1, in_round(2))
    await service.tournaments.masters.finish()
    await asyncio.sleep(UNDER_WAY)
    await stage.take("round-of-boards", anna, public=True)
    running = await anna.wait_message(lambda seen: "Board 1: " in seen.text and "Boards" in labels(seen))
    await anna.click(running, "Boards")
    await anna.wait_for(lambda: anna.messages()[-1].files)
    await stage.take("traveller", anna)
    await play_round(service, second, 5)
    await service.tournaments.masters.finish()
    await anna.wait_message(lambda seen: "Best and worst boards" in seen.text)
    await stage.take("best-and-worst", anna)


async def coach(stage: Stage) -> None:
    """Return a game looked back at: its course, and the dearest moment."""
    people = await stage.people("Anna", "Ben", "Cilli")
    here = Evening(people, await stage.onlooker(), Random(6), eager=0.5)
    await here.sit_down(target=9)
    while await here.play_on("never"):
        pass
    ben = people[1]
    await here.press(ben, panel(ben), "Look back")
    await ben.wait_for(lambda: ben.messages()[-1].files, timeout=240.0)
    await stage.take("coach", ben)
    await here.press(ben, ben.messages()[-1], "Decision 1")
    await ben.wait_for(lambda: "Chance to win, compared" in ben.messages()[-1].text and ben.messages()[-1].files)
    await stage.take("coach-moment", ben)


async def preferences(stage: Stage) -> None:
    """Return what a person has chosen."""
    [anna] = await stage.people("Anna")
    await anna.slash("preferences")
    await stage.take("preferences", anna)


async def protest(stage: Stage) -> None:
    """Return a protest on the table, and the page of the host who answers it."""
    people = await stage.people("Anna", "Ben", "Cilli")
    here = Evening(people, await stage.onlooker(), Random(3), eager=0.0)
    await here.sit_down(target=11)
    await here.play_on("Trick 2: .* to lead")
    anna, ben, _ = people
    await here.settle()
    form = await here.choose(ben, "Protest")
    await ben.submit(form, {"sentence": "I pressed the wrong card: I meant the eight."})
    await here.reads(anna, "protests against deal")
    await asyncio.sleep(UNDER_WAY)
    await stage.take("protest", anna, public=True)
    await anna.click(panel(anna), "View protest")
    await stage.take("protest-page", anna)


async def daily(stage: Stage) -> None:
    """Return a deal of the day in the middle, and what came of it."""
    [anna] = await stage.people("Anna")
    page = (await anna.slash("daily")).message
    assert page is not None
    await anna.click(page, "Play Bieten")
    pressed = 0
    while True:
        await asyncio.sleep(UNDER_WAY)
        if pressed == 4:
            pressed += 1
            await stage.take("daily-hand", anna)
        hand = anna.messages()[-1]
        wanted = [each for each in hand.buttons if not each.disabled and not each.label.startswith(UNWANTED)]
        if any(each.label == "Result" for each in wanted):
            break
        if wanted and wanted[0].custom_id:
            pressed += 1
            await anna.click(hand, wanted[0].custom_id)
    await stage.bot.tree.context.service.daily.par.finish()
    await anna.click(anna.messages()[-1], "Result")
    await stage.take("daily", anna)


async def group(stage: Stage) -> None:
    """Show a table in a group chat, opened through Anna's user install, in play and after a while without a click."""
    people = stage.sandbox.people
    people["Anna"].installed = True
    # Franz looks on.
    chat = stage.sandbox.add_group("Card night", *(people[name] for name in ("Anna", "Ben", "Cilli", "Franz")))
    come = [await stage.enter(stage.sandbox.person(name, channels=[chat])) for name in ("Anna", "Ben", "Cilli")]
    here = Evening(come, await stage.onlooker(), Random(3), eager=0.0)
    await here.sit_down(target=11)
    for person in come:
        await here.open_hand(person)
    await here.play_on("Trick 2: .* to lead")
    await here.settle()
    await asyncio.sleep(UNDER_WAY)
    await stage.take("group", come[1], where=chat.id, public=True)
    await stage.take("group-hand", come[1], where=chat.id)
    stage.pass_by(minutes=14)
    await come[1].wait_for(lambda: "Press Refresh" in panel(come[1]).text)
    await stage.take("group-asleep", come[1], where=chat.id, public=True)


SCENES: dict[str, Callable[[Stage], Awaitable[None]]] = {
    "bieten": bieten,
    "bid-whist": bid_whist,
    "betel": betel,
    "slate": slate,
    "preferences": preferences,
    "evening": evening,
    "traveller": traveller,
    "protest": protest,
    "daily": daily,
    "coach": coach,
    "group": group,
} | FEATURES


@asynccontextmanager
async def stage(folder: Path, browser: Browser, *, everything: bool = False) -> AsyncIterator[Stage]:
    """Provide an empty sandbox with the bot in it."""
    async with AsyncExitStack() as stack:
        data = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        sandbox = await stack.enter_async_context(Sandbox(hint="Type /play.", suggestion="/play"))
        stack.callback(use_endpoint(sandbox.api, sandbox.gateway))
        given = Settings(_env_file=None, data_dir=data, computer_pause=0, edit_interval=0)
        here = Stage(sandbox, browser, folder, stack, everything=everything)
        here.bot = bot = create_bot(given, rng=Random(1), clock=here.now, catalogs=CATALOGS)
        await stack.enter_async_context(online(sandbox, bot))
        for _ in range(600):
            if bot.tree.context.emojis.ready:
                break
            await asyncio.sleep(0.05)
        yield here


async def take(folder: Path, scenes: list[str], *, everything: bool) -> None:
    """Take the images of some scenes."""
    async with chromium() as browser:
        for name in scenes:
            async with stage(folder, browser, everything=everything) as here:
                await SCENES[name](here)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.screenshots", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    parser.add_argument("scenes", nargs="*", metavar="SCENE", help=", ".join(SCENES))
    parser.add_argument("--all", action="store_true", help="those that the docs don't show, too")
    parser.add_argument("--measure", action="store_true", help="print how large every message of a table is")
    args = parser.parse_args()
    if args.measure:
        asyncio.run(screen.show())
        return 0
    args.folder.mkdir(parents=True, exist_ok=True)
    asyncio.run(take(args.folder, args.scenes or list(SCENES), everything=args.all))
    return 0


if __name__ == "__main__":
    sys.exit(main())
