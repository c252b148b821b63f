"""Requests that were open before migration 0037: the buttons that the old program posted still answer them.

The program of version 35 wrote `open_requests.json`: eight tables with one open request each, and for each of them a
person who has not answered, with the custom ids of both buttons.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from pydantic import SecretStr

from bot.games import find_game
from bot.tables import Pacing, Table, TableService
from bot.ui.layout import REQUEST_ANSWERS, CustomId, SimpleVerb
from tests.tables.club import ANNA, BEN, CILLI, consenting
from tests.tables.conftest import Start
from tests.tables.past import put_old

OLD: Mapping[str, Any] = json.loads((Path(__file__).parent / "open_requests.json").read_text(encoding="utf-8"))
NEVER = Pacing(computer_pause=3600)


async def press(service: TableService, name: str, button: str) -> Any:
    """Press an old button as the person who has not answered; return the table."""
    request = OLD["requests"][name]
    address = CustomId.parse(request[button])
    assert isinstance(address, CustomId)
    if address.verb is SimpleVerb.START:
        return await service.ask_to_begin(address.table, request["user"])
    kind, agrees = REQUEST_ANSWERS[address.verb]
    if agrees:
        return await service.consents.agree(address.table, request["user"], kind, address.seen)
    return await service.consents.refuse(address.table, request["user"], kind)


async def opened(start: Start, path: Path | SecretStr) -> tuple[TableService, dict[str, Table]]:
    """Return a service on the old database, and its tables by the name of their request."""
    put_old(path, OLD)
    service = await start(find_game=find_game, pace=NEVER)
    return service, {name: await service.table(each["table"]) for name, each in OLD["requests"].items()}


KINDS = {
    "end": "end", "take_back": "take_back", "deal_again": "deal_again", "moderator": "deal_again", "swap": "swap",
    "start": "start", "claim": "claim", "claim_with_computer": "claim",
}  # fmt: skip


async def test_every_request_is_still_open_and_waits_for_the_same_person(start: Start, path: Path) -> None:
    _, tables = await opened(start, path)
    assert {name: [each.kind for each in table.consents] for name, table in tables.items()} == {
        name: [kind] for name, kind in KINDS.items()
    }
    assert consenting(tables["end"], "end") == (ANNA, BEN)
    assert consenting(tables["moderator"], "deal_again") == ()
    assert consenting(tables["deal_again"], "deal_again") == (ANNA, BEN)
    assert tables["swap"].consents[0].asked == (CILLI,)
    assert consenting(tables["start"], "start") == (BEN,)
    assert tables["start"].consents[0].lapses_at is not None
    person, computer = consenting(tables["claim_with_computer"], "claim")
    seats = tables["claim_with_computer"].seats
    assert person in {ANNA, BEN}
    assert seats[-1 - computer].computer is not None


async def test_an_old_yes_counts(start: Start, path: Path) -> None:
    service, before = await opened(start, path)
    after: dict[str, Any] = {name: await press(service, name, "agree") for name in KINDS}
    assert (after["end"].status, after["end"].current_game) == ("lobby", None)
    assert after["take_back"].current_game.view != before["take_back"].current_game.view
    assert after["deal_again"].current_game.protest.ruling == "again"
    assert consenting(after["moderator"], "deal_again") == (OLD["requests"]["moderator"]["user"],)
    assert [seat.user for seat in after["swap"].seats] == [ANNA, CILLI, BEN]
    assert after["start"].status == "playing"
    for name in ("claim", "claim_with_computer"):
        assert after[name].current_game.claim.end in {"granted", "fails"}
    for name, table in after.items():
        assert bool(table.consents) is (name == "moderator")
    await service.close()
    again = await start(find_game=find_game, pace=NEVER)
    assert {name: await again.table(table.id) for name, table in after.items()} == after


async def test_an_old_no_counts(start: Start, path: Path) -> None:
    service, before = await opened(start, path)
    for name in KINDS:
        table = await press(service, name, "refuse")
        assert table.consents == ()
        assert [seat.user for seat in table.seats] == [seat.user for seat in before[name].seats]
        assert table.status == before[name].status


@pytest.mark.parametrize("name", ["votes", "wishes", "again_wishes", "swap_wishes", "start_wishes"])
def test_the_old_database_has_rows_of_every_kind(name: str) -> None:
    assert OLD["rows"][name]
