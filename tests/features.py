"""Scenes for the pages of single features, as wide as a phone: `python -m tests.screenshots docs/pictures SCENE`."""

from collections.abc import Awaitable, Callable
from random import Random
from typing import TYPE_CHECKING

from tests.e2e.evening import Evening, labels, panel

if TYPE_CHECKING:
    from tests.screenshots import Stage


OLD = "This picture is old"
"""In a hand whose image is about to be replaced."""


async def lobby(stage: "Stage") -> None:
    """Show a lobby, its house rules, a lesson, a server's settings, and the sandbox around them."""
    anna, ben = await stage.people("Anna", "Ben")
    await anna.slash("settings")
    await stage.take("settings", anna)
    for button, name in (
        ("Tables", "settings-tables"),
        ("Back", None),
        ("Messages", "settings-messages"),
        ("Back", None),
        ("More settings", "settings-more"),
        ("Health", "settings-health"),
    ):
        await anna.click(anna.messages()[-1], button)
        if name:
            await stage.take(name, anna)
    await anna.dismiss(anna.messages()[-1])
    lesson = (await anna.slash("tutorial", game="bieten")).message
    assert lesson is not None
    for _ in range(6):
        now = anna.message(lesson.id) or lesson
        await anna.click(now, "Next" if "Next" in labels(now) else "Show me")
    await stage.take("tutorial", anna)
    await anna.dismiss(anna.message(lesson.id) or lesson)
    await anna.slash("play", game="bieten")
    opened = await ben.wait_message(lambda seen: "Join" in labels(seen))
    await ben.click(opened, "Join")
    await anna.wait_for(lambda: "Start" in labels(panel(anna)))
    await stage.take("lobby", anna, public=True)
    menu = (await anna.click(panel(anna), "More")).message
    assert menu is not None
    await anna.click(menu, "House rules")
    await stage.take("house", anna)
    for message in filter(lambda seen: seen.ephemeral, anna.messages()):
        await anna.dismiss(message)
    await anna.click(panel(anna), "Start")
    for what in ("Lift 12", "Leave"):
        hand = await anna.wait_message(lambda seen, what=what: any(name.startswith(what) for name in labels(seen)))
        await anna.click(hand, next(name for name in labels(hand) if name.startswith(what)))
    await anna.wait_for(lambda: "Trick 1: " in panel(anna).text)
    await anna.wait_for(lambda: anna.messages()[-1].files and OLD not in anna.messages()[-1].text)
    await stage.take_page("sandbox", anna)


async def after(stage: "Stage") -> None:
    """Return a game that is over: looked at again, and counted."""
    people = await stage.people("Anna", "Ben", "Cilli")
    here = Evening(people, await stage.onlooker(), Random(6), eager=0.3)
    await here.sit_down(target=5)
    while await here.play_on("never"):
        pass
    ben = people[1]
    await ben.slash("replay", number=1, move=20)
    await ben.wait_for(lambda: ben.messages()[-1].files)
    await stage.take("replay", ben)
    await ben.slash("leaderboard", game="bieten")
    await ben.wait_for(lambda: ben.messages()[-1].files)
    await stage.take("leaderboard", ben)
    await ben.slash("stats", game="bieten")
    await ben.wait_for(lambda: ben.messages()[-1].files)
    await stage.take("stats", ben)


async def ahead(stage: "Stage") -> None:
    """Return what can be said in advance, at a table of Bieten."""
    people = await stage.people("Anna", "Ben")
    here = Evening(people, await stage.onlooker(), Random(3), eager=0.0)
    await here.sit_down()
    await here.play_on("Trick 1: .* to lead")
    await here.settle()
    await here.press_more(people[1], "Set in advance")
    await stage.take("ahead", people[1], where=people[1].dm)


async def hint(stage: "Stage") -> None:
    """Return a hint in a hand of a user who plays alone with computers."""
    [anna] = await stage.people("Anna")
    here = Evening([anna], await stage.onlooker(), Random(3), eager=0.0)
    await anna.slash("play", game="bieten")
    start = next(label for label in labels(panel(anna)) if label.startswith("Start with"))
    await here.press(anna, panel(anna), start)
    await here.play_on("Trick 1: .* to lead")
    await here.settle()
    await here.press_more(anna, "Hint")
    await anna.wait_for(lambda: "Hint: " in here.hand(anna).text and OLD not in here.hand(anna).text)
    await stage.take("hint", anna, where=anna.dm)


FEATURES: dict[str, Callable[["Stage"], Awaitable[None]]] = {
    "lobby": lobby,
    "after": after,
    "ahead": ahead,
    "hint": hint,
}
SHOWN = {
    "lobby", "house", "tutorial", "settings", "settings-tables", "settings-messages", "settings-more",
    "settings-health", "rules", "replay", "leaderboard", "stats", "ahead", "hint",
}  # fmt: skip
"""What pages of features show, each at a phone's width alone."""
