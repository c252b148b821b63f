"""House rules as a guild keeps them: names, presets and codes, the lobby, and standings by them."""

import json
import sqlite3
from pathlib import Path
from random import Random

import pytest

from bot.errors import Conflict, NotFound, PermissionDenied
from bot.games import all_games, find_game
from bot.rules.errors import ParseError
from bot.storage.migrate import migrate, scripts
from bot.tables import Table
from tests.tables.club import ANNA, BEN, CHANNEL, CILLI, GUILD, hands, lobby, play_out
from tests.tables.tiny import find_tiny


def bieten(**options: object) -> dict[str, object]:
    return all_games()["bieten"].options.validate(options)


async def sunday(service, name: str = "Sunday Club", user: int = ANNA, **options: object):
    return await service.house_rules.save(GUILD, name, game="bieten", options=bieten(**options), user=user)


async def play_sensibly(service, table: Table, rng: Random) -> Table:
    """Play a game of users to the end as the computer players would."""
    judge = find_game(table.game).heuristic
    while table.status == "playing":
        for hand in sorted(await hands(service, table), key=lambda hand: hand.seat in table.current_game.waiting_for):
            action = judge.choose(hand.view, rng) if hand.view.legal else None
            if action is not None:
                user = table.seats[hand.seat].user
                table = await service.act(table.id, user, action.text(), table.revision)
                break
    return table


async def test_a_name_stands_for_its_rules_whatever_its_capitals(start, path: Path) -> None:
    service = await start(find_game=find_game)
    saved = await sunday(service, "Sunday  Club", target=15, knockout=True)
    assert (saved.name, saved.code) == ("Sunday Club", "BIE-15-KO")
    for preset in ("sunday club", "SUNDAY CLUB", "bie-15-ko"):
        table = await service.open(guild=GUILD, channel=CHANNEL, host=ANNA, game="bieten", options={"preset": preset})
        assert (table.house, table.options) == ("BIE-15-KO", saved.options)
    changed = await service.open(
        guild=GUILD, channel=CHANNEL, host=ANNA, game="bieten", options={"preset": "sunday club", "target": 7}
    )
    assert changed.house == "BIE-7-KO"
    await service.close()
    again = await start(find_game=find_game)
    assert await again.house_rules.for_guild(GUILD) == (saved,)
    assert await again.house_rules.for_guild(GUILD, "betel") == ()
    assert await again.house_rules.for_guild(GUILD + 1) == ()


async def test_a_preset_a_code_and_a_name_are_found_without_their_game(start) -> None:
    service = await start(find_game=find_game)
    saved = await sunday(service, target=15)
    whist = find_game("bid_whist").options
    for text, game, options in (
        ("cincinnati", "bid_whist", whist.validate({"preset": "cincinnati"})),
        ("BID-CIN-D8", "bid_whist", whist.validate({"preset": "cincinnati", "deals": 8})),
        ("sunday club", "bieten", saved.options),
    ):
        found, values = await service.house_rules.find(GUILD, text)
        assert (found.id, values) == (game, options)


async def test_a_name_with_a_typo_or_of_another_server_gets_the_nearest_match(start) -> None:
    service = await start(find_game=find_game)
    await sunday(service)
    for guild, game, preset, near in (
        (GUILD, "bieten", "sundy club", "Sunday Club"),
        (GUILD, "bid_whist", "wikipdia", "wikipedia"),
        (GUILD, "bieten", "BIE-15-K0", "KO"),
    ):
        with pytest.raises(ParseError) as refused:
            await service.open(guild=guild, channel=1, host=ANNA, game=game, options={"preset": preset})
        assert refused.value.params["near"] == near
    for guild, game in ((GUILD + 1, "bieten"), (None, "bieten"), (GUILD, "betel")):
        with pytest.raises(ParseError):
            await service.open(guild=guild, channel=1, host=ANNA, game=game, options={"preset": "Sunday Club"})
    with pytest.raises(NotFound) as unknown:
        await service.house_rules.find(GUILD, "sundy club")
    assert (unknown.value.code, unknown.value.params["near"]) == ("no_house_rules", "Sunday Club")


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "house_name_length"),
        ("   ", "house_name_length"),
        ("x" * 41, "house_name_length"),
        ("bie-sunday", "house_name_reserved"),
        ("BTL", "house_name_reserved"),
        ("Wikipedia", "house_name_reserved"),
    ],
)
async def test_names_that_could_mean_something_else_are_refused(start, name: str, code: str) -> None:
    service = await start(find_game=find_game)
    with pytest.raises(Conflict) as refused:
        await sunday(service, name)
    assert refused.value.code == code


async def test_only_who_saved_a_name_and_managers_change_it_and_only_managers_delete_it(start) -> None:
    service = await start(find_game=find_game)
    rules = service.house_rules
    await sunday(service)
    with pytest.raises(Conflict) as taken:
        await sunday(service, "SUNDAY club", user=BEN, target=5)
    assert taken.value.code == "house_name_taken"
    await sunday(service, target=7)
    await rules.save(
        GUILD, "Sunday Club", game="betel", options=find_game("betel").options.validate({}), user=BEN, manager=True
    )
    assert [(r.code, r.saved_by) for r in await rules.for_guild(GUILD)] == [("BTL", BEN)]
    with pytest.raises(PermissionDenied) as refused:
        await rules.delete(GUILD, "sunday club", manager=None)
    assert refused.value.code == "managers_only"
    with pytest.raises(NotFound):
        await rules.delete(GUILD + 1, "sunday club", manager=ANNA)
    await rules.delete(GUILD, "sunday club", manager=ANNA)
    assert await rules.for_guild(GUILD) == ()


async def test_a_server_keeps_fifty_names(start) -> None:
    service = await start(find_game=find_game)
    for number in range(50):
        await sunday(service, f"house {number}")
    with pytest.raises(Conflict) as refused:
        await sunday(service, "one more")
    assert refused.value.params == {"limit": 50}
    await sunday(service, "HOUSE 7", target=5)


async def test_the_host_changes_options_before_the_start(start) -> None:
    service = await start(find_game=find_game)
    table = await lobby(service, ANNA, BEN, game="bieten", target=15)
    table = await service.set_option(table.id, ANNA, "knockout", True)
    assert table.house == "BIE-15-KO"
    assert (await service.set_option(table.id, ANNA, "target", None)).house == "BIE-KO"
    assert (await service.set_option(table.id, ANNA, "preset", "BIE-9-W0")).house == "BIE-9-W0"
    for user, name, value, error in (
        (BEN, "knockout", True, PermissionDenied),
        (CILLI, "knockout", True, PermissionDenied),
        (ANNA, "target", 6, ParseError),
        (ANNA, "targt", 9, ParseError),
        (ANNA, "preset", "nothing", ParseError),
    ):
        with pytest.raises(error):
            await service.set_option(table.id, user, name, value)
    assert (await service.table(table.id)).house == "BIE-9-W0"
    await service.close()
    again = await start(find_game=find_game)
    assert (await again.table(table.id)).house == "BIE-9-W0"
    begun = await again.begin(table.id, BEN)
    with pytest.raises(Conflict) as refused:
        await again.set_option(table.id, ANNA, "knockout", True)
    assert refused.value.code == "already_started"
    assert begun.house == "BIE-9-W0"


async def test_options_that_fix_the_number_of_players_move_the_chairs(start) -> None:
    service = await start(find_game=find_game)
    table = await lobby(service, ANNA, BEN, game="bid_whist", preset="cutthroat")
    table = await service.set_option(table.id, ANNA, "preset", "BID-CUT-5P-K4")
    assert (table.min_seats, table.max_seats) == (5, 5)
    for _ in range(3):
        await service.add_computer(table.id, ANNA)
    with pytest.raises(Conflict) as refused:
        await service.set_option(table.id, ANNA, "preset", "standard_54")
    assert refused.value.params == {"have": 5, "room": 4}
    with pytest.raises(Conflict):  # pairs are four
        await service.set_option(table.id, ANNA, "partnership", "pairs")


async def test_fewer_seats_stay_as_they_were_opened(start) -> None:
    service = await start(find_game=find_game)
    table = await service.open(guild=GUILD, channel=1, host=ANNA, game="bieten", options={}, seats=4)
    assert (await service.set_option(table.id, ANNA, "target", 5)).max_seats == 4


async def test_standings_by_house_rules(start) -> None:
    service = await start(find_game=find_game)
    for target in (5, 7, 7):
        table = await lobby(service, ANNA, BEN, game="bieten", target=target)
        table = await service.begin(table.id, ANNA)
        await play_sensibly(service, table, Random(target))
    await sunday(service, target=7)

    async def games(house: str | None, game: str | None = None) -> list[int]:
        return [standing.games for standing in await service.statistics.standings(GUILD, game, house)]

    assert await games(None) == [3, 3]
    assert await games("sunday club") == await games("bie-7") == await games("BIE-7", "bieten") == [2, 2]
    assert await games("BIE-5") == [1, 1]
    assert await games("`bie\N{NON-BREAKING HYPHEN}7`") == await games(" BIE \N{EN DASH} 7") == [2, 2]
    assert await games("BIE-9") == await games("BTL") == []
    with pytest.raises(ParseError):
        await games("BTL", "bieten")


def test_results_kept_before_they_knew_their_house_rules_learn_them_from_the_log(path: Path) -> None:
    first, *later = scripts()
    db = sqlite3.connect(path, isolation_level=None)
    migrate(db, [first])
    db.execute("INSERT INTO tables VALUES (1, 7, 70, 101, 'bieten', '{}', 4, 'over', 9, NULL, 0, 'then', 'then')")
    for number, options in ((1, {"target": 7, "knockout": True}), (2, {})):
        db.execute("INSERT INTO games VALUES (?, 1, 'bieten', 'then', 'then', '{}', '[]')", (number,))
        header = json.dumps({"record": 1, "game": "bieten", "options": options, "players": ["101"], "dealer": 0})
        db.execute("INSERT INTO log VALUES (?, 3, ?)", (number, header))
        db.execute("INSERT INTO log VALUES (?, 4, '{}')", (number,))
        db.execute("INSERT INTO results VALUES (?, 0, 7, 'bieten', 101, NULL, 7, 1, 0, 'then')", (number,))
    migrate(db, [first, *later])
    kept = [row[0] for row in db.execute("SELECT options FROM results ORDER BY number")]
    db.close()
    assert kept == ['{"target":7,"knockout":true}', "{}"]


async def test_a_game_keeps_the_rules_it_was_played_by(start) -> None:
    service = await start(find_game=find_tiny)
    table = await lobby(service, ANNA, BEN, target=1)
    table = await service.begin(table.id, ANNA)
    over = await play_out(service, table, Random(1))
    record = await service.archive.record(over.current_game.number)
    assert json.loads(record.splitlines()[0])["options"] == {"target": 1}


async def cutthroat(service, seats: int | None = None, **options: object) -> Table:
    return await service.open(guild=GUILD, channel=CHANNEL, host=ANNA, game="bid_whist", options=options, seats=seats)


@pytest.mark.parametrize(
    ("options", "seats", "code"),
    [
        ({"preset": "cutthroat"}, 5, "BID-CUT-5P-K4"),
        ({"preset": "cutthroat"}, 3, "BID-CUT-3P"),
        ({"preset": "cutthroat"}, 4, "BID-CUT"),
        ({"preset": "bid-cut", "target": 21}, 5, "BID-CUT-5P-K4-21"),
        ({}, 5, "BID-CUT-5P-K4"),
        ({"target": 21}, 3, "BID-CUT-3P-21"),
        ({}, 4, "BID"),
    ],
)
async def test_choosing_seats_brings_the_options_that_fit(start, options, seats, code) -> None:
    service = await start(find_game=find_game)
    table = await cutthroat(service, seats, **options)
    assert (table.house, table.min_seats, table.max_seats) == (code, seats, seats)


@pytest.mark.parametrize(("options", "seats"), [({"preset": "standard_54"}, 5), ({"target": 7}, 3), ({}, 6)])
async def test_house_rules_that_were_named_are_not_given_up_for_seats(start, options, seats) -> None:
    service = await start(find_game=find_game)
    with pytest.raises(ParseError):
        await cutthroat(service, seats, **options)


async def test_in_the_lobby_seats_and_presets_bring_each_other(start) -> None:
    service = await start(find_game=find_game)
    table = await cutthroat(service)
    table = await service.set_option(table.id, ANNA, "players", 5)
    assert (table.house, table.max_seats) == ("BID-CUT-5P-K4", 5)
    for user in (BEN, CILLI):
        await service.join(table.id, user)
    for _ in range(2):
        await service.add_computer(table.id, ANNA)
    table = await service.set_option(table.id, ANNA, "preset", "cutthroat")
    assert (table.house, len(table.seats)) == ("BID-CUT-5P-K4", 5)
    with pytest.raises(Conflict, match="too_many_seated"):
        await service.set_option(table.id, ANNA, "preset", "hawaii_trump")
    with pytest.raises(Conflict, match="too_many_seated"):
        await service.set_option(table.id, ANNA, "preset", "BID-CUT")  # a code means what it says
    assert (await service.begin(table.id, ANNA)).status == "playing"
