"""How well computer players play: as they were asked to, but for users and with them always their best."""

from dataclasses import replace
from random import Random
from typing import get_args

from bot.games import find_game
from bot.players.levels import LEVELS as KNOWN
from bot.rules.actions import Action
from bot.rules.game import AnyGame
from bot.rules.state import View
from bot.storage import Level
from bot.tables import LEVELS, Manner, Seat, Table, TableService, level_at, manner_at
from tests.tables.club import ANNA, BEN, CHANNEL, CILLI, DORA, GUILD, game, game_of, lobby, next_move, until
from tests.tables.conftest import Start

BID_WHIST = find_game("bid_whist")
ODD: Level = "novice"
"""No standard of anything."""


def played(table: Table) -> list[Level]:
    """How well a computer player would play at each seat."""
    return [level_at(game_of(table), table, seat) for seat in range(len(table.seats))]


def test_the_players_know_every_level() -> None:
    assert tuple(KNOWN) == LEVELS == get_args(Level)


async def test_it_is_the_guilds_the_tables_or_chosen_for_one(service: TableService) -> None:
    await service.settings.change_guild(GUILD, level="master")
    table = await lobby(service, ANNA)
    assert table.level == "master"
    for level in (None, "novice", None):
        table = await service.add_computer(table.id, ANNA, level)
    assert [seat.level for seat in table.seats[1:]] == ["master", "novice", "novice"], "the last choice goes on"
    assert (await lobby(service, BEN)).level == "master", "at this table alone"
    chosen = await service.open(guild=GUILD, channel=CHANNEL, host=BEN, game="tiny", options={}, level="club")
    assert chosen.level == "club"
    private = await service.open(guild=None, channel=CHANNEL, host=BEN, game="tiny", options={})
    assert private.level == "club"


async def test_a_restart_keeps_it_at_the_table_at_seats_and_in_the_queue(start: Start) -> None:
    service = await start(find_game=find_game)
    seated = await lobby(service, ANNA, game="bid_whist")
    seated = await service.add_computer(seated.id, ANNA, ODD)
    people = (ANNA, BEN, CILLI, 105)
    table = await lobby(service, *people, game="bid_whist", rise_and_fly="on_set")
    await service.join(table.id, DORA)
    table = await service.add_computer(table.id, DORA, "master")
    assert table.queue == ((Seat(user=DORA), Seat(computer=1, level="master")),)
    await service.close()
    service = await start(find_game=find_game)
    assert await service.table(seated.id) == seated
    assert (seated.seats[1].level, seated.level) == (ODD, ODD)
    again = await service.table(table.id)
    assert again == table
    assert again.level == "master"


async def test_with_a_person_as_partner_it_does_its_best(start: Start) -> None:
    service = await start(find_game=find_game)
    table = await lobby(service, ANNA, game="bid_whist")
    for _ in range(3):
        table = await service.add_computer(table.id, ANNA, ODD)
    assert played(table)[1:] == [ODD, "master", ODD]
    table = await service.sit_at(table.id, ANNA, 1)
    assert [level for seat, level in enumerate(played(table)) if seat != 1] == [ODD, ODD, "master"]
    table = await service.begin(table.id, ANNA)
    assert [level for seat, level in enumerate(played(table)) if seat != 1] == [ODD, ODD, "master"]


async def test_before_all_have_come_partners_are_those_who_would_be(start: Start) -> None:
    service = await start(find_game=find_game)
    table = await lobby(service, ANNA, game="bid_whist")
    table = await service.add_computer(table.id, ANNA, ODD)
    assert played(table)[1] == ODD
    table = await service.sit_at(table.id, ANNA, 3)
    assert [level_at(BID_WHIST, table, seat) for seat, who in enumerate(table.seats) if who.computer] == ["master"]


async def test_where_all_play_for_themselves_it_plays_as_it_was_asked_to(start: Start) -> None:
    service = await start(find_game=find_game)
    table = await lobby(service, ANNA, game="bieten")
    for _ in range(3):
        table = await service.add_computer(table.id, ANNA, ODD)
    assert played(table)[1:] == [ODD] * 3


async def test_for_a_person_it_does_its_best(service: TableService) -> None:
    table = await game(service, ANNA, BEN, CILLI)
    table = replace(table, seats=(*table.seats[:2], replace(table.seats[2], absent_since=1)))
    assert played(table)[2] == "master", "who is absent is sat in for"
    table = await service.leave(table.id, BEN)
    assert table.seats[1] == Seat(computer=1)
    assert played(table)[1] == "master", "the cards of whoever left are played on"
    deleted = replace(table, seats=(table.seats[0], Seat(computer=-1, level=ODD), table.seats[2]))
    assert played(deleted)[1] == "master"


Asked = set[tuple[int | None, str, Manner]]


class Noted:
    """A player of any level and manner that does as the judge would, and notes what it was asked for."""

    def __init__(self, game: AnyGame, asked: Asked, level: str = "?", manner: Manner = "even") -> None:
        self._game, self._asked, self._level, self._manner = game, asked, level, manner

    def at(self, level: str) -> "Noted":
        return Noted(self._game, self._asked, level, self._manner)

    def with_style(self, manner: Manner) -> "Noted":
        return Noted(self._game, self._asked, self._level, manner)

    async def choose(self, view: View) -> Action | None:
        self._asked.add((view.seat, self._level, self._manner))
        return self._game.heuristic.choose(view, Random(1))


async def test_every_seat_is_asked_at_its_level_and_in_its_manner(start: Start) -> None:
    asked: Asked = set()
    service = await start(find_game=find_game, player=lambda game: Noted(game, asked))
    table, rng = await lobby(service, ANNA, game="bid_whist"), Random(1)
    for _ in range(3):
        table = await service.add_computer(table.id, ANNA, ODD)
    table = await service.begin(table.id, ANNA)
    while len(asked) < 3:
        move = await next_move(service, table, rng)
        if move is None:
            before = table.revision
            table = await until(service, table.id, lambda now, before=before: now.revision > before)
        else:
            table = await service.act(table.id, *move, table.revision)
    assert asked == {(1, ODD, "careful"), (2, "master", "even"), (3, ODD, "bold")}, "seat 2 is Anna's partner"
    game = game_of(table)
    seats = replace(table, seats=(table.seats[0], Seat(user=BEN), *table.seats[2:]))
    assert [manner_at(game, seats, seat) for seat in range(4)] == ["even"] * 4, "with people or for them: its best"
