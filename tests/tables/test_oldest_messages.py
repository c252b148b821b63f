"""Which messages can be about a table, a game or a tournament: those that Discord has made since it was opened."""

from bot.tables import TableService, interaction
from tests.tables.club import ANNA, BEN, game, lobby
from tests.tables.conftest import Start


async def test_a_table_is_as_old_as_what_opened_it(service: TableService) -> None:
    assert (await lobby(service, ANNA)).oldest_message == 0
    service.saw(70)
    service.saw(60)
    assert (await lobby(service, ANNA)).oldest_message == 70
    token = interaction.set(65)  # the answer to a command may have been begun before others were known
    try:
        table = await lobby(service, ANNA)
    finally:
        interaction.reset(token)
    assert table.oldest_message == 65
    assert await service.directory.newest_message() == 65


async def test_a_restart_knows_it(start: Start) -> None:
    service = await start()
    service.saw(70)
    table = await game(service, ANNA, BEN)
    assert table.current_game is not None
    number = table.current_game.number
    await service.close()
    again = await start()
    assert (await again.table(table.id)).oldest_message == 70
    assert await again.archive.oldest_message(number) == 70
    assert await again.archive.oldest_message(number + 1) is None
