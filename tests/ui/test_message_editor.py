"""One message, many states: the newest wins, by token or by the bot's own requests."""

import asyncio
import gc

import pytest
from discord import ui

from bot.scheduler import Scheduler
from bot.ui.discord import message_editor
from bot.ui.discord.message_editor import MessageEditor
from bot.ui.discord.request_budget import EditThrottle

# They count steps of the event loop, in which nothing but the editor runs.
pytestmark = pytest.mark.punctual


class Screen:
    """A message that remembers what it has shown."""

    def __init__(self, *, gate: asyncio.Event | None = None) -> None:
        self.shown: list[str] = []
        self.gate = gate

    async def send(self, view: ui.LayoutView) -> None:
        if self.gate:
            await self.gate.wait()
        self.shown.append(view.text)


class Picture(ui.LayoutView):
    def __init__(self, text: str) -> None:
        super().__init__(timeout=None)
        self.text = text


def draw(text: str):
    return lambda: Picture(text)


@pytest.fixture
def raised() -> list[Exception]:
    return []


@pytest.fixture
def tasks(raised: list[Exception]) -> Scheduler:
    return Scheduler(report=lambda error, _: raised.append(error), grace=0)


async def idle() -> None:
    """Let everything run that is ready."""
    for _ in range(20):
        await asyncio.sleep(0)


async def test_states_in_between_are_skipped(tasks: Scheduler) -> None:
    screen = Screen()
    editor = MessageEditor(screen.send, EditThrottle(0), tasks)
    for order in range(5):
        editor.request_edit(order, draw(f"state {order}"))
    await idle()
    assert screen.shown == ["state 4"]


async def test_an_older_state_never_follows_a_newer_one(tasks: Scheduler) -> None:
    screen = Screen()
    editor = MessageEditor(screen.send, EditThrottle(0), tasks)
    editor.request_edit(5, draw("new"))
    editor.request_edit(4, draw("old"))
    await idle()
    assert screen.shown == ["new"]


async def test_a_click_answers_for_the_edit(tasks: Scheduler) -> None:
    screen = Screen()
    editor = MessageEditor(screen.send, EditThrottle(0), tasks)
    answered: list[str] = []

    async def respond(view: Picture) -> None:
        answered.append(view.text)

    with editor.suspend():
        editor.request_edit(1, draw("after the click"))
        await idle()
        await editor.answer(respond)
    await idle()
    assert (answered, screen.shown) == (["after the click"], [])


async def test_an_answer_that_fails_is_edited_in(tasks: Scheduler) -> None:
    screen = Screen()
    editor = MessageEditor(screen.send, EditThrottle(0), tasks)

    async def fail(view: ui.LayoutView) -> None:
        raise TimeoutError

    with editor.suspend():
        editor.request_edit(1, draw("after the click"))
        with pytest.raises(TimeoutError):
            await editor.answer(fail)
    await idle()
    assert screen.shown == ["after the click"]


@pytest.mark.parametrize("fails", [False, True])
async def test_what_comes_while_an_answer_is_on_its_way_is_edited_in(tasks: Scheduler, fails: bool) -> None:
    screen = Screen()
    editor = MessageEditor(screen.send, EditThrottle(0), tasks)
    answered: list[str] = []

    async def respond(view: Picture) -> None:
        answered.append(view.text)
        editor.request_edit(2, draw("what somebody else did"))
        await idle()
        if fails:
            raise TimeoutError

    with editor.suspend():
        editor.mark_shown(1, draw("after the click"))
        answering = asyncio.create_task(editor.answer(respond))
        await asyncio.wait([answering])
    await idle()
    assert isinstance(answering.exception(), TimeoutError) is fails
    assert (answered, screen.shown) == (["after the click"], ["what somebody else did"])


async def test_an_answer_waits_for_the_edit_under_way(tasks: Scheduler) -> None:
    gate = asyncio.Event()
    screen = Screen(gate=gate)
    editor = MessageEditor(screen.send, EditThrottle(0), tasks)
    editor.request_edit(1, draw("edit"))
    await idle()
    with editor.suspend():
        editor.request_edit(2, draw("answer"))
        answering = asyncio.create_task(editor.answer(screen.send))
        await idle()
        gate.set()
        await answering
    await idle()
    assert screen.shown == ["edit", "answer"]


async def test_edits_keep_their_distance(tasks: Scheduler) -> None:
    screen = Screen()
    editor = MessageEditor(screen.send, EditThrottle(3600), tasks)
    editor.request_edit(1, draw("first"))
    await idle()
    editor.request_edit(2, draw("second"))
    await idle()
    assert screen.shown == ["first"]
    await tasks.close()


async def test_a_failed_edit_is_reported_and_the_next_state_still_comes(
    tasks: Scheduler, raised: list[Exception]
) -> None:
    screen = Screen()
    editor = MessageEditor(screen.send, EditThrottle(0), tasks)
    editor.send = lambda view: (_ for _ in ()).throw(RuntimeError("gone"))
    editor.request_edit(1, draw("lost"))
    await idle()
    editor.send = screen.send
    editor.request_edit(2, draw("found"))
    await idle()
    assert [str(error) for error in raised] == ["gone"]
    assert screen.shown == ["found"]


async def test_an_edit_that_discord_could_not_take_is_tried_again(
    tasks: Scheduler, raised: list[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(message_editor, "RETRY_SECONDS", (0.01, 0.01))
    screen, broken = Screen(), [ConnectionResetError("once"), TimeoutError("twice")]

    async def send(view: ui.LayoutView) -> None:
        if broken:
            raise broken.pop(0)
        await screen.send(view)

    editor = MessageEditor(send, EditThrottle(0), tasks)
    editor.request_edit(1, draw("late"))
    await editor.flush()
    assert screen.shown == ["late"]
    assert [str(error) for error in raised] == ["once", "twice"], "each is reported, for what is wrong is counted"


async def test_an_edit_is_not_tried_for_ever(
    tasks: Scheduler, raised: list[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(message_editor, "RETRY_SECONDS", (0.01, 0.01))
    screen, down = Screen(), True

    async def send(view: ui.LayoutView) -> None:
        if down:
            raise TimeoutError
        await screen.send(view)

    editor = MessageEditor(send, EditThrottle(0), tasks)
    editor.request_edit(1, draw("never"))
    await editor.flush()
    assert (len(raised), screen.shown) == (3, [])
    down = False
    editor.request_edit(2, draw("the next change"))
    await editor.flush()
    assert screen.shown == ["the next change"]


async def test_what_is_pending_is_drawn_before_the_end(raised: list[Exception]) -> None:
    tasks = Scheduler(report=lambda error, _: raised.append(error))
    screen = Screen()
    editor = MessageEditor(screen.send, EditThrottle(0.05), tasks)
    editor.request_edit(1, draw("first"))
    await idle()
    editor.request_edit(2, draw("last"))
    await tasks.close()
    assert screen.shown == ["first", "last"]


async def test_an_end_before_the_first_step_leaves_nothing_behind(tasks: Scheduler) -> None:
    """Work that is never awaited would be a warning, which is an error here."""
    screen = Screen()
    MessageEditor(screen.send, EditThrottle(0), tasks).request_edit(1, draw("never"))
    await tasks.close()
    gc.collect()
    assert screen.shown == []


async def test_what_is_urgent_overtakes_an_edit_that_waits(tasks: Scheduler) -> None:
    screen = Screen()
    editor = MessageEditor(screen.send, EditThrottle(1000), tasks)
    editor.request_edit(1, draw("first"))
    await idle()
    editor.request_edit(2, draw("second"))
    await idle()
    assert screen.shown == ["first"], "the second waits for a thousand seconds"
    editor.edit_now(draw("farewell"))
    await idle()
    assert screen.shown == ["first", "farewell"]
