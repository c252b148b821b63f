"""Set Good as a premove over HTTP: other users see no difference, it survives a restart, and an exception waits."""

from tests.e2e.conftest import Open, StartBot
from tests.e2e.evening import Evening, controls, enabled, labels, panel

ALL_BUT_SPIEL = "good if another player bets or raises: Rot, Grün, Gleich and Hanger."


def public(here: Evening) -> list[tuple[str, list[str]]]:
    """Return all that every user has ever seen, with what could be pressed."""
    return [(seen.text, controls(seen)) for seen in here.onlooker.seen]


async def test_good_in_advance_to_anything_but_rot(evening: Open, start_bot: StartBot) -> None:
    here = await evening("Anna", "Ben")
    await here.sit_down()
    await here.play_on("leads to trick 1")
    await here.settle()
    # Who leads has their own buttons; the other one can set an answer in advance.
    anna = await here.someone_is_due()
    [ben] = [person for person in here.people if person is not anna]
    before = public(here)
    opened = (await here.press_more(ben, "Set in advance")).message
    assert opened is not None
    assert [option["value"] for option in opened.selects[0]["options"]] == [
        "red",
        "green",
        "gleich",
        "hanger",
        "game",
    ]
    said = await ben.select(opened, opened.selects[0]["custom_id"], "game")
    assert ALL_BUT_SPIEL in said.message.text
    assert public(here) == before, "nobody else can tell"
    assert "you'll answer" not in here.hand(anna).text

    await start_bot()
    await here.press(anna, panel(anna), "Bet Spiel")
    await here.reads(ben, f"{ben.name}: hold or good")
    await ben.wait_for(lambda: "Good" in labels(here.hand(ben)))
    assert ALL_BUT_SPIEL in here.hand(ben).text, "kept through a restart"
    await here.press(ben, here.hand(ben), "Good")
    await here.reads(anna, rf"{anna.name} wins 1 point for Spiel")

    await here.settle()
    await here.press_more(ben, "Cancel")
    opened = (await here.press_more(ben, "Set in advance")).message
    await here.press(ben, opened, "Good to any bet")
    figures = [label for label in labels(here.hand(anna)) if label.startswith("Bet ")]
    assert figures, f"she has a figure: {[button.label for button in enabled(here.hand(anna))]}"
    await here.press(anna, here.hand(anna), figures[0])
    name = figures[0].removeprefix("Bet ")
    await here.reads(anna, rf"{anna.name} wins 1 point for {name}")
