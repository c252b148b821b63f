"""Every game there is, played at a table of the service: a person among computer players, restarts included."""

import json
from contextlib import suppress
from random import Random

import pytest
from structlog.testing import capture_logs

from bot.errors import StaleView
from bot.games import all_games, find_game
from bot.players import RandomPlayer
from bot.rules.errors import IllegalAction
from bot.rules.game import AnyGame
from bot.rules.record import replay
from bot.tables import Table, TableService
from tests.tables.club import ANNA, until
from tests.tables.conftest import Start

GAMES = [pytest.param(game, id=game.id) for game in all_games().values()]


async def play_some(service: TableService, table: Table, rng: Random, moves: int) -> Table:
    """Do so many things for the only person, whenever the game can't go on without them."""
    while table.status == "playing" and moves:
        if table.seat_of(ANNA) not in table.current_game.waiting_for:
            before = table.revision
            table = await until(service, table.id, lambda now, before=before: now.revision > before)
            continue
        hand = await service.hand(table.id, ANNA)
        if hand.seat in hand.table.current_game.waiting_for:
            action = await RandomPlayer(find_game(table.game), rng).choose(hand.view)
            # a computer player may have bet in the meantime
            with suppress(StaleView, IllegalAction):
                table = await service.act(table.id, ANNA, action.text(), hand.table.revision)
                moves -= 1
                continue
        table = await service.table(table.id)
    return table


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_among_computer_players_survives_a_restart(start: Start, game: AnyGame) -> None:
    with capture_logs() as logs:
        service = await start(find_game=find_game)
        table = await service.open(guild=1, channel=1, host=ANNA, game=game.id, options={})
        while len(table.seats) < game.recommended_seats(table.options):
            table = await service.add_computer(table.id, ANNA)
        table = await service.begin(table.id, ANNA)
        table = await play_some(service, table, Random(1), 12)
        await service.close()
        service = await start(find_game=find_game)
        again = await service.table(table.id)
        assert again.revision >= table.revision
        await play_some(service, again, Random(2), 12)
    assert not [line for line in logs if line["log_level"] in {"warning", "error"}]


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_of_computer_players_ends_with_a_record_that_replays(start: Start, game: AnyGame) -> None:
    service = await start(find_game=find_game, player=lambda game: RandomPlayer(game, Random(5)))
    table = await service.open(guild=1, channel=1, host=ANNA, game=game.id, options={})
    while len(table.seats) < game.recommended_seats(table.options):
        table = await service.add_computer(table.id, ANNA)
    over = await play_some(service, await service.begin(table.id, ANNA), Random(3), 10**6)
    assert over.current_game is not None
    record = await service.archive.record(over.current_game.number)
    [(told, _)] = replay(record.encode(), find_game, each=False)
    assert told["over"]
    assert told["deals"] == json.loads(json.dumps(over.past[-1].deals))
    [own] = await service.statistics.for_person(1, ANNA, game.id)
    assert (own.alone, own.total.user, own.total.games) == (True, ANNA, 1)
    assert await service.statistics.standings(1, game.id) == ()
