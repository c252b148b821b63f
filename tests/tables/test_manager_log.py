"""The log of managers' actions: saved with each action, readable for 90 days, without a person who has left."""

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

import pytest

from bot.errors import Conflict, PermissionDenied, UserError
from bot.games import all_games, find_game
from bot.storage import ShardOwnership
from bot.tables import ManagerLogEntry, TableService
from bot.tables import manager_log as log_module
from tests.tables.club import ANNA, BEN, CHANNEL, CILLI, GUILD, game, lobby
from tests.tables.conftest import Start
from tests.tables.watch import Watch

MANAGER = 900


async def entries(service: TableService, guild: int = GUILD) -> Sequence[ManagerLogEntry]:
    """Return the newest entries, newest first."""
    return (await service.manager_log.page(guild, 0)).entries


async def newest(service: TableService) -> tuple[int, str, int | None, dict[str, Any]]:
    """Return the newest entry without its time."""
    entry = (await entries(service))[0]
    return entry.user, entry.kind, entry.other, dict(entry.details)


async def test_settings_are_logged_with_what_they_were(watch: Watch, service: TableService) -> None:
    await service.settings.change_guild(GUILD, by=MANAGER, turn_time=300)
    await service.settings.change_guild(GUILD, by=MANAGER, turn_time=300)
    await service.settings.change_guild(GUILD, spoken="de-DE")
    await service.digests.choose(GUILD, 71, by=ANNA)
    first, second = await entries(service)
    assert (first.user, first.kind, first.details) == (
        ANNA,
        "settings_changed",
        {"old": {"turn_time": 300}, "new": {"turn_time": 300, "digest": 71}},
    )
    assert (second.user, second.details) == (MANAGER, {"old": {}, "new": {"turn_time": 300}})
    assert second.at == watch.now
    assert await entries(service, GUILD + 1) == ()


async def test_seasons_and_house_rules_are_logged(start: Start) -> None:
    service = await start(find_game=find_game, all_games=all_games)
    seasons, rules = service.statistics.seasons, service.house_rules
    season = await seasons.start(GUILD, " Winter ", manager=MANAGER)
    assert await newest(service) == (MANAGER, "season_started", None, {"season": "Winter"})
    with pytest.raises(Conflict):
        await seasons.start(GUILD, "Spring", manager=MANAGER)
    await seasons.close(GUILD, season.id, manager=ANNA)
    assert await newest(service) == (ANNA, "season_closed", None, {"season": "Winter"})
    standard = find_game("betel").options.validate({})
    for user, manager in ((ANNA, False), (ANNA, True), (MANAGER, True)):
        await rules.save(GUILD, "Club", game="betel", options=standard, user=user, manager=manager)
    await rules.delete(GUILD, "club", manager=BEN)
    named = {"name": "Club", "game": "betel"}
    assert [(each.user, each.kind, each.other, each.details) for each in await entries(service)] == [
        (BEN, "house_rules_deleted", MANAGER, named),
        (MANAGER, "house_rules_replaced", ANNA, named),
        (ANNA, "season_closed", None, {"season": "Winter"}),
        (MANAGER, "season_started", None, {"season": "Winter"}),
    ], "what was refused and what one does to one's own is not logged"


async def test_closed_tables_and_removed_words_are_logged(service: TableService) -> None:
    own, others, playing = (
        await lobby(service, ANNA),
        await lobby(service, BEN, CILLI),
        await game(service, ANNA, BEN),
    )
    await service.hosting.close(own.id, ANNA, moderates=GUILD)
    assert await entries(service) == (), "a host closes their table between games, manager or not"
    others = await service.give_word(others.id, CILLI, "clover", others.promise)
    await service.remove_word(others.id, MANAGER, CILLI, others.promise, manages=True)
    assert await newest(service) == (MANAGER, "word_removed", CILLI, {"table": others.id})
    await service.remove_word(others.id, MANAGER, CILLI, others.promise, manages=True)
    with pytest.raises(PermissionDenied):
        await service.hosting.close(others.id, MANAGER)
    await service.hosting.close(others.id, MANAGER, moderates=GUILD)
    assert await newest(service) == (MANAGER, "table_closed", None, {"table": others.id, "game": "tiny"})
    await service.hosting.close(playing.id, ANNA, moderates=GUILD)
    assert await newest(service) == (ANNA, "game_ended", None, {"table": playing.id, "game": "tiny"})
    assert len(await entries(service)) == 3


@pytest.mark.parametrize("ruling", ["stands", "again", "void"])
async def test_rulings_are_logged(service: TableService, ruling: Any) -> None:
    table = await game(service, ANNA, BEN, CILLI)
    table = await service.protests.make(table.id, BEN, "A card fell.", table.revision)
    with pytest.raises(UserError):
        await service.protests.rule(table.id, CILLI, ruling, manages=True)  # who plays is no judge
    await service.protests.rule(table.id, MANAGER, ruling, manages=True)
    number = table.current_game.number if table.current_game else 0
    details = {"table": table.id, "game": number, "deal": 1, "ruling": ruling}
    assert await newest(service) == (MANAGER, "protest_ruled", BEN, details)
    assert len(await entries(service)) == 1


async def test_tournaments_are_logged(start: Start) -> None:
    service = await start(find_game=find_game, all_games=all_games)
    book = service.tournaments
    opened = await book.open(
        guild=GUILD, channel=CHANNEL, host=ANNA, game="bid_whist", options={}, rounds=2, minutes=30
    )
    number = opened.id
    for user in (BEN, CILLI, 104):
        await book.join(number, user)
    await book.give_word(number, BEN, "clover")
    for _ in range(2):
        await book.remove_word(number, MANAGER, BEN, manages=True)
    await book.begin(number, MANAGER, manages=True)
    await book.pause(number, ANNA)
    await book.resume(number, MANAGER, manages=True)
    await book.pause(number, MANAGER, manages=True)
    with pytest.raises(PermissionDenied):
        await book.close(number, MANAGER)
    await book.close(number, MANAGER, manages=True)
    found = [(each.user, each.kind, each.other) for each in await entries(service)]
    assert found == [
        (MANAGER, "tournament_ended", None),
        (MANAGER, "tournament_paused", None),
        (MANAGER, "tournament_resumed", None),
        (MANAGER, "tournament_started", None),
        (MANAGER, "tournament_word_removed", BEN),
    ], "the organiser's own pause is not a manager's action"
    assert {each.details["tournament"] for each in await entries(service)} == {number}


async def test_the_newest_come_first_page_by_page(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_module, "PAGE_SIZE", 2)
    service = await start()
    assert (await service.manager_log.page(GUILD, 3)) == log_module.ManagerLogPage((), 0, 0)
    for days in range(1, 6):
        await service.settings.change_guild(GUILD, by=MANAGER, pause_days=days)
    for asked, shown, days in ((0, 0, [5, 4]), (1, 1, [3, 2]), (2, 2, [1]), (9, 2, [1])):
        page = await service.manager_log.page(GUILD, asked)
        assert (page.number, page.pages) == (shown, 3)
        assert [entry.details["new"]["pause_days"] for entry in page.entries] == days


async def test_it_is_deleted_after_ninety_days(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_module, "ROW_LIMIT", 2)
    watch = Watch()
    service = await start(clock=watch)
    await service.scheduler.stop(log_module.JOB)
    for days in range(1, 6):
        await service.settings.change_guild(GUILD, by=MANAGER, pause_days=days)
    watch.time += timedelta(days=89)
    await service.settings.change_guild(GUILD, by=MANAGER, pause_days=9)
    await service.manager_log.delete_old()
    assert len(await entries(service)) == 6
    watch.time += timedelta(days=1, seconds=1)
    assert len(await entries(service)) == 1, "they are not shown before they are deleted either"
    assert (await service.privacy.show(MANAGER))["managing"] == 6
    await service.manager_log.delete_old()
    assert (await service.privacy.show(MANAGER))["managing"] == 1


async def test_each_process_deletes_what_is_in_its_shards(start: Start) -> None:
    watch, ownership = Watch(), ShardOwnership()
    service = await start(clock=watch, ownership=ownership)
    await service.scheduler.stop(log_module.JOB)
    await service.settings.change_guild(GUILD, by=MANAGER, pause_days=1)
    watch.time += timedelta(days=91)
    for owned, left in ((1, 1), (0, 0)):
        ownership.is_single_process, ownership.count, ownership.owned_shards = False, 2, frozenset({owned})
        await service.manager_log.delete_old()
        ownership.is_single_process, ownership.count = True, 1
        assert (await service.privacy.show(MANAGER))["managing"] == left


async def test_who_deletes_their_data_is_no_longer_named(service: TableService) -> None:
    await service.settings.change_guild(GUILD, by=MANAGER, pause_days=1)
    table = await lobby(service, ANNA, BEN)
    table = await service.give_word(table.id, BEN, "clover", table.promise)
    await service.remove_word(table.id, MANAGER, BEN, table.promise, manages=True)
    await service.privacy.delete(MANAGER)
    await service.privacy.delete(BEN)
    assert [(each.user, each.kind, each.other) for each in await entries(service)] == [
        (0, "word_removed", 0),
        (0, "settings_changed", None),
    ]


async def test_an_action_that_is_not_saved_has_no_entry(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:

    def fails(*_: object) -> None:
        raise RuntimeError("no entry")

    monkeypatch.setattr(log_module.manager_actions, "insert", fails)
    with pytest.raises(RuntimeError):
        await service.settings.change_guild(GUILD, by=MANAGER, pause_days=1)
    monkeypatch.undo()
    service.settings.forget(guild=GUILD)
    assert (await service.settings.for_guild(GUILD)).pause_days == 7
    assert await entries(service) == ()
