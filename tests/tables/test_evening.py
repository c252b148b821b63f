"""The evening at a table: several games, house rules changed in between, who came and went."""

from random import Random

from bot.games import find_game
from bot.tables import Seat, evening
from tests.tables.club import ANNA, BEN, CILLI, lobby
from tests.tables.test_house_rules import play_sensibly


async def test_the_slate_goes_on_over_several_games(start) -> None:
    service = await start(find_game=find_game)
    table = await lobby(service, ANNA, BEN, game="bieten", target=5)
    table = await play_sensibly(service, await service.begin(table.id, ANNA), Random(1))
    table = await service.join(table.id, CILLI)
    table = await service.set_option(table.id, ANNA, "target", 7)
    table = await play_sensibly(service, await service.begin(table.id, ANNA), Random(2))
    played = evening(table, find_game)
    assert played.players == (Seat(ANNA), Seat(BEN), Seat(CILLI))
    assert [sheet.house for sheet in played.slates] == ["BIE-5", "BIE-7"]
    assert [len(sheet.columns) for sheet in played.slates] == [2, 3]
    assert sum(played.crosses) == 2
    assert sum(played.losses) >= 2
    for sheet, end in zip(played.slates, table.past, strict=True):
        assert tuple(score.points for score in sheet.rows[-1]) == end.outcome.scores
        assert sheet.winners == end.outcome.winners
    table = await service.rematch(table.id, BEN)
    assert [sheet.number for sheet in evening(table, find_game).slates] == [1, 2, None]
    await service.close()
    again = await start(find_game=find_game)
    assert evening(await again.table(table.id), find_game) == evening(table, find_game)


async def test_partners_share_a_column(start) -> None:
    service = await start(find_game=find_game)
    table = await lobby(service, ANNA, BEN, CILLI, game="bid_whist")
    table = await service.begin((await service.add_computer(table.id, ANNA)).id, ANNA)
    [sheet] = evening(table, find_game).slates
    assert sheet.columns == ((Seat(ANNA), Seat(CILLI)), (Seat(BEN), Seat(computer=1)))
    assert sheet.rows == ()
