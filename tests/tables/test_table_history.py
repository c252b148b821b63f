"""The evening at a table: several games, house rules changed in between, who came and went."""

from dataclasses import replace
from random import Random

from bot.games import find_game
from bot.tables import CurrentGame, Seat, evening
from bot.tables.game.table_updates import results
from tests.tables.club import ANNA, BEN, CILLI, DORA, lobby, play_out
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
    table = await lobby(service, ANNA, CILLI, BEN, game="bid_whist")
    table = await service.begin((await service.add_computer(table.id, ANNA)).id, ANNA)
    [sheet] = evening(table, find_game).slates
    assert sheet.columns == ((Seat(ANNA), Seat(CILLI)), (Seat(BEN), Seat(computer=1)))
    assert sheet.rows == ()


async def test_a_tally_lasts_over_the_rematches_and_a_boston_counts_twice(start) -> None:
    service = await start(find_game=find_game)
    table = await lobby(service, ANNA, CILLI, BEN, DORA, game="bid_whist", preset="wikipedia")
    table = await play_out(service, await service.begin(table.id, ANNA), Random(1))
    table = await play_out(service, await service.rematch(table.id, ANNA), Random(2))
    one, two = (Seat(ANNA), Seat(CILLI)), (Seat(BEN), Seat(DORA))
    game = find_game("bid_whist")
    won = [game.victories(end.options, end.outcome, end.deals) for end in table.past]
    played = evening(table, find_game)
    assert dict(played.tally) == {one: sum(wins[0] for wins in won), two: sum(wins[1] for wins in won)}
    # The same evening, but its first game was won by a Boston that was bid and made.
    end = table.past[0]
    [side] = end.outcome.winners
    last = dict(end.deals[-1])
    last |= {"contract": {**last["contract"], "seat": side, "bid": "7 up"}, "made": True}
    boston = replace(end, deals=(*end.deals[:-1], last))
    plain = replace(end, deals=(*end.deals[:-1], {**last, "contract": {**last["contract"], "bid": "4 up"}}))
    assert game.victories(boston.options, boston.outcome, boston.deals)[side] == 2
    assert game.victories(boston.options | {"boston_two_wins": False}, boston.outcome, boston.deals)[side] == 1
    assert game.victories(plain.options, plain.outcome, plain.deals)[side] == 1
    again = evening(replace(table, past=(boston, table.past[1])), find_game)
    assert sum(wins for _, wins in again.tally) == 2 + sum(won[1])
    seats = again.players.index((one, two)[side][0])
    assert again.crosses[seats] == 2 + won[1][side]
    assert (
        evening(
            replace(table, past=(replace(boston, options=boston.options | {"match": "single"}),)), find_game
        ).tally
        == ()
    )
    rows = results(game, boston, CurrentGame(view=table.current_game.view, starters=boston.seats))
    assert [row.won for row in rows] == [2 * (row.seat % 2 == side) for row in rows]
