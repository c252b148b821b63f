"""A record from a table proves its luck to us, and to the program that was written from the page alone."""

import json
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from bot.games import all_games, find_game
from bot.rules.proof_check import verify
from bot.rules.proof_v2 import HmacStream, SeedInputs, promise_of
from bot.rules.randomness import randbelow, shuffle
from bot.tables import TableService
from tests.rules.test_verify_record import agree, theirs  # noqa: F401  # a fixture
from tests.tables import club
from tests.tables.club import ANNA, BEN, CILLI, DORA
from tests.tables.conftest import Start

Line = dict[str, Any]
PEOPLE = {"bieten": 2, "bid_whist": 4, "betel": 3}


async def played(service: TableService, game: str, users: tuple[int, ...], **options: Any) -> tuple[list[Line], str]:
    """Return the record of a game in which a word was given, and the promise that stood in the lobby."""
    table = await club.lobby(service, *users, game=game, **options)
    promised = table.promise
    await service.give_word(table.id, users[-1], "☂ zwölf", promised)
    table = await club.play_out(service, await service.begin(table.id, users[0]), Random(1))
    assert table.current_game is not None
    record = await service.archive.record(table.current_game.number)
    return [json.loads(line) for line in record.splitlines()], promised


def text(record: list[Line]) -> bytes:
    return "\n".join(json.dumps(line) for line in record).encode()


def chance(record: list[Line]) -> list[int]:
    """Return the places of the lines of luck."""
    return [place for place, line in enumerate(record) if "luck" in line]


def seed_changed(record: list[Line]) -> None:
    seed = bytearray.fromhex(record[0]["proof"]["seed"])
    seed[31] ^= 1
    record[0]["proof"]["seed"] = seed.hex()


def word_changed(record: list[Line]) -> None:
    record[0]["proof"]["words"][-1] += "x"


def word_added(record: list[Line]) -> None:
    record[0]["proof"]["words"][0] = "x"


def option_changed(record: list[Line]) -> None:
    options = json.loads(record[0]["proof"]["options"])
    options["target"] += 2
    record[0]["proof"]["options"] = json.dumps(options, sort_keys=True, separators=(",", ":"))


def played_option_changed(record: list[Line]) -> None:
    record[0]["options"]["target"] += 2


def dealer_changed(record: list[Line]) -> None:
    record[0]["dealer"] = 1 - record[0]["dealer"]


def card_changed(record: list[Line]) -> None:
    line = record[chance(record)[-1]]
    first, second, *rest = line["pack"].split(" ")
    line["pack"] = " ".join([second, first, *rest])


def line_added(record: list[Line]) -> None:
    place = chance(record)[0]
    record.insert(place, deepcopy(record[place]))


def line_left_out(record: list[Line]) -> None:
    del record[chance(record)[1]]


def lines_moved(record: list[Line]) -> None:
    first, second = chance(record)[:2]
    record[first], record[second] = record[second], record[first]


def label_changed(record: list[Line]) -> None:
    record[chance(record)[0]]["luck"] = "deal 2"


def label_left_out(record: list[Line]) -> None:
    del record[chance(record)[0]]["luck"]


@pytest.fixture
async def bieten(start: Start) -> tuple[list[Line], str]:
    return await played(await start(find_game=find_game), "bieten", (ANNA, BEN), target=5)


@pytest.mark.parametrize("change", [
    seed_changed, word_changed, word_added, option_changed, played_option_changed, dealer_changed, card_changed,
    line_added, line_left_out, lines_moved, label_changed, label_left_out,
])  # fmt: skip
def test_whatever_is_changed_afterwards_is_found(
    theirs: Any,  # noqa: F811
    bieten: tuple[list[Line], str],
    change: Callable[[list[Line]], None],
) -> None:
    record, promised = bieten
    assert len(chance(record)) > 2
    assert agree(theirs, text(record), promised)["holds"]
    change(record)
    found = agree(theirs, text(record), promised)
    assert found["errors"]
    assert not found["holds"]
    assert verify(text(record), promised).status == 1


def test_luck_made_anew_with_another_seed_is_found_by_the_promise_that_was_noted(
    theirs: Any,  # noqa: F811
    bieten: tuple[list[Line], str],
) -> None:
    """A change in the database can alter seed, promise and cards alike: only a noted promise reveals it."""
    record, promised = bieten
    proof, seed = record[0]["proof"], bytes(32)
    proof |= {"seed": seed.hex(), "promise": promise_of("bieten", proof["table"], None, seed)}
    terms = SeedInputs(proof["promise"], proof["options"], proof["pack"], tuple(proof["words"]))
    for place in chance(record):
        cards = shuffle(proof["pack"].split(" "), HmacStream(seed, terms, record[place]["luck"]))
        record[place]["pack"] = " ".join(cards)
    record[0]["dealer"] = randbelow(2, HmacStream(seed, terms, "dealer"))
    plays = [line for line in record if line.get("act") not in {"play", "cut"}]
    assert agree(theirs, text(plays))["holds"]
    assert agree(theirs, text(plays), promised)["errors"] == [{"line": 1, "code": "promise_differs"}]


@pytest.mark.parametrize("game", all_games())
async def test_every_game_has_all_its_luck_from_the_seed(start: Start, theirs: Any, game: str) -> None:  # noqa: F811
    users = (ANNA, BEN, CILLI, DORA)[: PEOPLE[game]]
    record, promised = await played(await start(find_game=find_game), game, users)
    assert agree(theirs, text(record), promised)["holds"]
    assert all("luck" in line for line in record if line.get("act") in {"shuffle", "draw"})
    assert record[0]["first_dealer"]


async def test_what_is_changed_about_a_draw_in_mid_deal_is_found(start: Start, theirs: Any) -> None:  # noqa: F811
    service = await start(find_game=find_game)
    users = (ANNA, BEN, CILLI, DORA)
    for _ in range(6):
        record, promised = await played(service, "bid_whist", users, nt_jokers="exchange")
        drawn = [place for place, line in enumerate(record) if line.get("act") == "draw"]
        if drawn:
            break
    assert agree(theirs, text(record), promised)["holds"]
    place = drawn[0]
    dealt = max(place for place in chance(record) if place < drawn[0])
    other = next(code for code in record[dealt]["pack"].split(" ") if code not in record[place]["cards"])
    changed = {
        "another card": {**record[place], "cards": " ".join([other, *record[place]["cards"].split(" ")[1:]])},
        "another label": {**record[place], "luck": "draw 2"},
        "a deal's label": {**record[place], "luck": "deal 2"},
        "nothing": None,
    }
    for what, line in changed.items():
        lines = [*record[:place], *([line] if line else []), *record[place + 1 :]]
        assert agree(theirs, text(lines), promised)["errors"], what
    twice = [*record[: place + 1], *record[place:]]
    assert agree(theirs, text(twice), promised)["errors"]


@pytest.mark.parametrize("first_dealer", ["random", "first_diamond"])
async def test_the_first_dealer_is_proven_however_they_are_found(
    start: Start,
    theirs: Any,  # noqa: F811
    first_dealer: str,
) -> None:
    users = (ANNA, BEN, CILLI, DORA)
    service = await start(find_game=find_game)
    record, promised = await played(service, "bid_whist", users, first_dealer=first_dealer)
    assert agree(theirs, text(record), promised)["holds"]
    record[0]["dealer"] = (record[0]["dealer"] + 1) % 4
    assert agree(theirs, text(record), promised)["errors"] == [{"line": 1, "code": "wrong_dealer"}]
    if first_dealer == "first_diamond":
        turned = record[0]["first_dealer"].split(" ")
        record[0]["first_dealer"] = " ".join(reversed(turned)) if len(turned) > 1 else "2d 3d"
        assert agree(theirs, text(record), promised)["errors"] == [{"line": 1, "code": "wrong_dealer"}]
