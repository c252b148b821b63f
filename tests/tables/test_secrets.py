"""Nothing that every user sees holds a card that only one may see."""

import pickle
from random import Random

from structlog.testing import capture_logs

from bot.errors import UserError
from bot.rules.cards import FRENCH
from bot.rules.errors import RuleError
from bot.tables import Table, TableChanged, TableService
from tests.tables.club import ANNA, BEN, CILLI, game, hands, next_move
from tests.tables.conftest import Start
from tests.tables.tiny import TINY


async def test_a_table_is_the_same_whatever_is_hidden(start: Start) -> None:
    """Redeal the hidden cards, consistent with what every user knows: the public view must not change by a byte."""
    service, rng = await start(), Random(5)
    table = await game(service, ANNA, BEN, CILLI, target=4)
    while table.status == "playing":
        assert table.current_game is not None
        assert pickle.dumps(TINY.determinize(table.current_game.view, rng).view(None)) == pickle.dumps(
            table.current_game.view
        )
        told = str(table.current_game.recent) + str(table.current_game.commitment)
        for hand in await hands(service, table):
            unplayed = {FRENCH.codes[card] for card in hand.view.hand}
            assert not any(f"'{code}'" in told for code in unplayed if code not in _just_played(table))
        table = await service.act(table.id, *(await next_move(service, table, rng) or (0, "")), table.revision)


def _just_played(table: Table) -> set[str]:
    """Return cards named by events: of the last deal, so a user may hold them again in this one."""
    return {str(dict(say.params).get("card")) for say in table.current_game.recent}


async def test_a_hand_goes_to_its_owner_only(service: TableService) -> None:
    table = await game(service, ANNA, BEN, CILLI)
    dealt = {hand.seat: set(hand.view.hand) for hand in await hands(service, table)}
    for hand in await hands(service, table):
        assert table.seats[hand.seat].user in {ANNA, BEN, CILLI}
        assert hand.view.seat == hand.seat
        others = set().union(*(cards for seat, cards in dealt.items() if seat != hand.seat))
        assert not others & set(hand.view.hand)
        assert hand.table == table


async def test_refusals_and_log_lines_name_no_card(service: TableService) -> None:
    heard: list[TableChanged] = []
    refusals: list[str] = []

    async def broken(changed: TableChanged) -> None:
        heard.append(changed)
        raise RuntimeError

    service.subscribe(broken)
    with capture_logs() as logs:
        table = await game(service, ANNA, BEN)
        for user in (ANNA, BEN, CILLI):
            for code in FRENCH.codes[:13]:
                for act in (f"play:{code}", f"swap:{code}"):
                    try:
                        await service.act(table.id, user, act, table.revision)
                    except (UserError, RuleError) as error:
                        refusals.append(str(error))
    assert heard
    assert {"not_seated", "wrong_phase"} <= set(refusals)
    assert set(refusals) <= {"not_seated", "not_your_turn", "wrong_phase", "not_held", "stale_view"}
    assert not any(code in str(line) for line in logs for code in FRENCH.codes)
