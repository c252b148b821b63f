"""The log of a whole evening: every line about a table says which, and none says what must not be said."""

import json
import logging
import re
from pathlib import Path

from bot import logging_setup
from bot.sandbox import Sandbox
from tests.e2e.conftest import Open, StartBot
from tests.e2e.evening import CODE, LONG, outrun, panel

QUIET = {"commands_registered"}


async def test_the_log_of_an_evening(sandbox: Sandbox, evening: Open, start_bot: StartBot, tmp_path: Path) -> None:
    file = tmp_path / "bot.log"
    logging_setup.configure("DEBUG", as_json=True, file=file)
    try:
        here = await evening("Anna", "Ben", "Cilli")
        await here.sit_down(computers=1, target=LONG)
        assert await here.play_on("Trick 2: ")
        # An edit of a hand that is refused comes with the next change only: then the hand's owner could not play.
        refused = sandbox.faults.fail("POST", "/interactions/*/*/callback", status=400, code=50035)
        while not refused.hits:
            with outrun():
                await here["Anna"].click(panel(here["Anna"]), "My hand")
        assert await here.play_on("Trick 3: ", "trick 2", "Game over")
        await start_bot()
        assert not await here.play_on("never")
    finally:
        [handler] = logging.getLogger().handlers
        logging.getLogger().removeHandler(handler)  # closed only, it would open the file again
        handler.close()
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    ours = [line for line in lines if line["logger"].startswith(("bot.tables", "bot.ui"))]
    told = {line["event"] for line in ours}
    assert {"table_opened", "game_begun", "table_changed", "table_over", "discord_refused"} <= told
    for line in ours:
        if line["event"] not in QUIET:
            assert (line["table"], line["guild"]) == (1, int(sandbox.guild.id)), line
    names = [person.name for person in here.people]
    for line in lines:
        text = json.dumps(
            {key: value for key, value in line.items() if key not in ("timestamp", "error_id", "stack")}
        )
        assert sandbox.token not in text, line["event"]
        assert "t1:" not in text, line["event"]
        assert not CODE.search(text), line["event"]
        assert not [name for name in names if re.search(rf"\b{name}\b", text)], line["event"]
