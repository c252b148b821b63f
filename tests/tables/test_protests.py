"""Protests: made by one press and a sentence, answered by the host or who manages; a deal is dealt again whole."""

import json
import sqlite3
from pathlib import Path
from random import Random

import pytest

from bot.errors import Conflict, NotFound, PermissionDenied, StaleView
from bot.games import find_game
from bot.rules.errors import ParseError, RuleError
from bot.rules.proof_check import verify
from bot.rules.record import first_lines, replay
from bot.tables import Pacing, Table, TableService
from tests.tables.club import ANNA, BEN, CILLI, DORA, GUILD, a_move, consenting, game, lobby, next_move, play_out
from tests.tables.conftest import Start
from tests.tables.tiny import find_tiny

THREE = (ANNA, BEN, CILLI)
MANAGER = 900
WRONG = "That was the second of trumps: seven of spades!"


async def moves(service: TableService, table: Table, count: int) -> Table:
    """Have users act so often."""
    for _ in range(count):
        move = await a_move(service, table, Random(0))
        table = await service.act(table.id, *move, table.revision)
    return table


async def to_deal(service: TableService, table: Table, deal: int) -> Table:
    """Play on until a deal has been dealt, before any user has acted in it."""
    while table.current_game is not None and table.current_game.deal < deal:
        table = await moves(service, table, 1)
    return table


async def begun(service: TableService, *people: int, target: int = 9) -> Table:
    return await game(service, *(people or THREE), target=target)


async def all_agree(service: TableService, table: Table, *people: int) -> Table:
    for user in people:
        table = await service.consents.agree(table.id, user, "deal_again")
    return table


def check_labels(record: str) -> None:
    """Every number of the proof is used once and none is missing; a tiny game's cards are of no form of the proof."""
    errors = verify(record.encode()).json()["errors"]
    assert {error["code"] for error in errors} <= {"wrong_luck", "missing_luck"}


async def checked(service: TableService, table: Table) -> tuple[dict, list[str]]:
    """Play the game to the end; return its header and lines, after every user has verified them."""
    over = await play_out(service, table, Random(5))
    assert over.current_game is not None
    record = await service.archive.record(over.current_game.number)
    *_, (told, _) = replay(record.encode(), find_tiny)
    assert told["valid"]
    assert told["over"]
    assert told["deals"] == json.loads(json.dumps(over.past[-1].deals))
    check_labels(record)
    return json.loads(record.splitlines()[0]), record.splitlines()


async def test_one_press_and_a_sentence_are_kept_with_game_deal_and_revision(
    service: TableService, path: Path
) -> None:
    table = await moves(service, await begun(service), 2)
    after = await service.protests.make(table.id, BEN, f"  {WRONG}\n\n really ", table.revision)
    assert after.current_game.protest.user == BEN
    assert (after.current_game.protest.deal, after.current_game.protest.at) == (1, table.revision)
    assert after.current_game.view == table.current_game.view
    case = await service.protests.case(table.id, ANNA)
    assert case.sentence == f"{WRONG} really"
    assert WRONG not in repr(after) + repr(case)
    with sqlite3.connect(path) as db:
        row = db.execute("SELECT game, deal, revision, person, sentence FROM protests").fetchone()
    db.close()
    assert row == (after.current_game.number, 1, table.revision, BEN, f"{WRONG} really")


@pytest.mark.parametrize("written", ["", "  \n ", "x" * 301, "a\u202eb"])
async def test_a_sentence_is_needed(service: TableService, written: str) -> None:
    table = await begun(service)
    with pytest.raises(ParseError):
        await service.protests.make(table.id, BEN, written)


async def test_who_may_protest_and_when(service: TableService) -> None:
    table = await lobby(service, *THREE, target=9)
    with pytest.raises(Conflict):
        await service.protests.make(table.id, BEN, WRONG)
    table = await service.begin(table.id, ANNA)
    with pytest.raises(PermissionDenied):
        await service.protests.make(table.id, DORA, WRONG)
    await service.protests.make(table.id, BEN, WRONG)
    with pytest.raises(Conflict, match="protest_open"):
        await service.protests.make(table.id, CILLI, WRONG)
    await service.protests.rule(table.id, MANAGER, "stands", manages=True)
    with pytest.raises(Conflict, match="protested_already"):
        await service.protests.make(table.id, BEN, WRONG)
    await service.protests.make(table.id, CILLI, WRONG)


async def test_until_somebody_acts_in_the_next_deal_a_protest_is_about_the_last_one(service: TableService) -> None:
    table = await to_deal(service, await begun(service), 2)
    late = await service.protests.make(table.id, BEN, WRONG)
    assert late.current_game.protest.deal == 1
    await service.protests.rule(table.id, MANAGER, "stands", manages=True)
    table = await moves(service, table, 1)
    assert (await service.protests.make(table.id, CILLI, WRONG, table.revision)).current_game.protest.deal == 2


async def test_host_managers_and_the_protester_see_it_and_nobody_else(service: TableService) -> None:
    table = await moves(service, await begun(service), 2)
    await service.protests.make(table.id, BEN, WRONG)
    assert (await service.protests.case(table.id, ANNA)).rulings == {"again"}, "the host plays, too"
    with pytest.raises(PermissionDenied, match="own_game"):
        await service.protests.rule(table.id, ANNA, "void", manages=True)
    assert (await service.protests.case(table.id, MANAGER, manages=True)).rulings == {"stands", "again", "void"}
    assert (await service.protests.case(table.id, BEN)).rulings == {"stands"}
    for other in (CILLI, DORA):
        with pytest.raises(PermissionDenied):
            await service.protests.case(table.id, other)
        with pytest.raises(PermissionDenied):
            await service.protests.rule(table.id, other, "stands")


async def test_a_host_who_protests_is_answered_by_managers(service: TableService) -> None:
    table = await moves(service, await begun(service), 2)
    await service.protests.make(table.id, ANNA, WRONG)
    assert (await service.protests.case(table.id, ANNA)).rulings == {"stands", "again"}
    for manages in (False, True):
        with pytest.raises(PermissionDenied, match="own_protest"):
            await service.protests.rule(table.id, ANNA, "void", manages=manages)
    asked = await service.protests.rule(table.id, MANAGER, "again", manages=True)
    assert consenting(asked, "deal_again") == ()
    after = await all_agree(service, asked, *THREE)
    assert after.current_game.protest.ruling == "again"


async def test_alone_with_computers_one_decides_alone(service: TableService) -> None:
    table = await lobby(service, ANNA, target=9)
    table = await service.add_computer(table.id, ANNA)
    table = await service.begin(table.id, ANNA)
    table = await service.protests.make(table.id, ANNA, WRONG)
    after = await service.protests.rule(table.id, ANNA, "again")
    assert (after.current_game.protest.ruling, after.current_game.deal) == ("again", 1)


async def test_a_host_who_manages_deals_again_at_once_if_nobody_else_is_asked(service: TableService) -> None:
    table = await moves(service, await begun(service), 2)
    await service.protests.make(table.id, BEN, WRONG)
    for user in (BEN, CILLI):
        await service.waking.left_server(table.id, user)
    after = await service.protests.rule(table.id, ANNA, "again", manages=True)
    assert (after.current_game.protest.ruling, after.consents) == ("again", ())
    [logged] = (await service.manager_log.page(GUILD, 0)).entries
    assert (logged.user, logged.kind, logged.other) == (ANNA, "protest_ruled", BEN)


async def test_it_stands_changes_nothing_and_is_told(service: TableService) -> None:
    table = await moves(service, await begun(service), 2)
    await service.protests.make(table.id, BEN, WRONG)
    after = await service.protests.rule(table.id, MANAGER, "stands", manages=True)
    assert (after.current_game.protest.ruling, after.current_game.view) == ("stands", table.current_game.view)
    with pytest.raises(Conflict, match="no_protest"):
        await service.protests.rule(table.id, MANAGER, "void", manages=True)
    header, lines = await checked(service, after)
    assert "dropped" not in header["proof"] or header["proof"]["dropped"] == []
    assert header["protest"] == {"line": header["protest"]["line"]}
    assert len(lines) > header["protest"]["line"] > 1


async def test_the_line_is_where_the_record_stood(service: TableService) -> None:
    table = await to_deal(service, await begun(service), 2)
    table = await moves(service, table, 1)
    seen = table.current_game.view
    await service.protests.make(table.id, BEN, WRONG, table.revision)
    case = await service.protests.case(table.id, ANNA)
    on = await moves(service, await service.table(table.id), 2)
    assert (await service.protests.case(table.id, ANNA)).line == case.line
    header, lines = await checked(service, on)
    assert header["protest"] == {"line": case.line}
    part = first_lines("\n".join(lines).encode(), case.line)
    assert part.decode().splitlines()[1:] == list(case.record[1:])
    *_, (_, step) = replay(part, find_tiny)
    assert step.state.view(None) == seen


async def test_dealt_again_in_mid_deal_if_all_agree(service: TableService) -> None:
    table = await to_deal(service, await begun(service), 3)
    before = table.current_game
    table = await moves(service, table, 2)
    await service.protests.make(table.id, BEN, WRONG)
    asked = await service.protests.rule(table.id, ANNA, "again")
    assert consenting(asked, "deal_again") == (ANNA,)
    one = await service.consents.agree(table.id, BEN, "deal_again")
    assert (one.current_game.protest.ruling, one.current_game.view) == (None, table.current_game.view)
    after = await service.consents.agree(table.id, CILLI, "deal_again")
    assert after.current_game.protest.ruling == "again"
    assert (after.current_game.deal, after.current_game.deals) == (3, before.deals)
    assert (after.current_game.view.public, after.current_game.claim.deal) == (before.view.public, 0)
    assert after.current_game.may_take_back is None
    header, lines = await checked(service, after)
    dropped = header["proof"]["dropped"]
    assert dropped[0] == "deal 3"
    assert all(label.split()[0] == "draw" for label in dropped[1:])
    labels = [json.loads(line).get("luck") for line in lines[1:]]
    assert not set(labels) & set(dropped)
    used = [label for label in [*labels, *dropped] if label]
    assert len(used) == len(set(used))


async def test_dealt_again_before_the_next_deals_first_action(service: TableService) -> None:
    second = await to_deal(service, await begun(service), 2)
    third = await to_deal(service, second, 3)
    await service.protests.make(third.id, BEN, WRONG)
    await service.protests.rule(third.id, ANNA, "again")
    after = await all_agree(service, third, BEN, CILLI)
    assert (after.current_game.deal, after.current_game.deals) == (2, second.current_game.deals)
    assert after.current_game.view.public == second.current_game.view.public
    assert after.current_game.ended == second.current_game.ended
    header, _ = await checked(service, after)
    assert [label for label in header["proof"]["dropped"] if label.startswith("deal")] == ["deal 2", "deal 3"]


async def test_once_somebody_has_acted_in_the_next_deal_it_is_too_late(service: TableService) -> None:
    table = await to_deal(service, await begun(service), 2)
    await service.protests.make(table.id, BEN, WRONG)
    await service.protests.rule(table.id, ANNA, "again")
    table = await moves(service, await service.table(table.id), 1)
    assert table.consent("deal_again") is None
    with pytest.raises(Conflict, match="nobody_asks_again"):
        await service.consents.agree(table.id, BEN, "deal_again")
    with pytest.raises(Conflict, match="too_late_again"):
        await service.protests.rule(table.id, ANNA, "again")
    assert (await service.protests.case(table.id, MANAGER, manages=True)).rulings == {"stands", "void"}


async def test_one_no_is_enough_and_another_answer_can_follow(service: TableService) -> None:
    table = await moves(service, await begun(service), 1)
    await service.protests.make(table.id, BEN, WRONG)
    await service.protests.rule(table.id, ANNA, "again")
    refused = await service.consents.refuse(table.id, CILLI, "deal_again")
    assert (refused.consent("deal_again"), refused.current_game.protest.ruling) == (None, None)
    assert (
        await service.protests.rule(table.id, MANAGER, "stands", manages=True)
    ).current_game.protest.ruling == "stands"


async def test_who_leaves_is_not_waited_for(start: Start) -> None:
    """All others have agreed to deal again when the last one leaves: that decides."""
    service = await start(pace=Pacing(computer_pause=3600))
    table = await moves(service, await begun(service), 2)
    await service.protests.make(table.id, BEN, WRONG)
    await service.protests.rule(table.id, ANNA, "again")
    agreed = await service.consents.agree(table.id, BEN, "deal_again")
    assert agreed.current_game.protest.ruling is None
    after = await service.leave(table.id, CILLI)
    assert (after.current_game.protest.ruling, after.consents) == ("again", ())
    assert after.current_game.leavers == ((2, CILLI),)
    await service.close()
    again = await start(pace=Pacing(computer_pause=3600))
    assert await again.table(table.id) == after


async def test_old_pictures_answer_nothing(service: TableService) -> None:
    table = await moves(service, await begun(service), 3)
    late = await next_move(service, table, Random(3))
    await service.protests.make(table.id, BEN, WRONG)
    await service.protests.rule(table.id, ANNA, "again")
    with pytest.raises(StaleView):
        await service.consents.agree(table.id, BEN, "deal_again", seen_revision=table.revision - 2)
    after = await all_agree(service, table, BEN, CILLI)
    assert late is not None
    for seen in (table.revision, after.revision - 3):
        with pytest.raises((StaleView, RuleError)):
            await service.act(table.id, *late, seen)
    with pytest.raises(StaleView):
        await service.protests.make(table.id, CILLI, WRONG, table.revision)


async def test_what_was_said_in_advance_hinted_or_wished_goes_with_the_deal(service: TableService) -> None:
    table = await moves(service, await begun(service), 2)
    user = next(user for user in THREE if table.seat_of(user) == table.current_game.may_take_back)
    await service.take_backs.ask(table.id, user)
    await service.protests.make(table.id, BEN, WRONG)
    await service.protests.rule(table.id, ANNA, "again")
    after = await all_agree(service, table, BEN, CILLI)
    assert after.consents == ()


async def test_without_a_result_the_game_is_neither_counted_nor_rated_and_can_be_looked_at(
    start: Start, path: Path
) -> None:
    service = await start()
    table = await to_deal(service, await begun(service), 2)
    table = await moves(service, table, 2)
    await service.protests.make(table.id, BEN, WRONG)
    after = await service.protests.rule(table.id, MANAGER, "void", manages=True)
    assert (after.status, after.past, after.current_game.protest.ruling) == ("over", (), "void")
    assert after.current_game.seed is not None
    record = await service.archive.record(after.current_game.number, guild=GUILD, user=ANNA)
    *_, (told, _) = replay(record.encode(), find_tiny)
    assert (told["valid"], told["over"]) == (True, False)
    check_labels(record)
    assert (await service.protests.case(table.id, ANNA)).rulings == frozenset()
    with sqlite3.connect(path) as db:
        assert db.execute("SELECT count(*) FROM results").fetchone() == (0,)
        assert db.execute("SELECT count(*) FROM ratings").fetchone() == (0,)
    db.close()
    await service.close()
    again = await start()
    assert await again.table(table.id) == after
    on = await again.rematch(table.id, ANNA)
    assert (on.status, on.current_game.protest) == ("playing", None)


async def test_everything_survives_restarts(start: Start) -> None:
    service = await start()
    table = await to_deal(service, await begun(service), 2)
    table = await moves(service, table, 2)
    steps = [
        lambda service: service.protests.make(table.id, BEN, WRONG),
        lambda service: service.protests.rule(table.id, ANNA, "again"),
        lambda service: service.consents.agree(table.id, BEN, "deal_again"),
        lambda service: service.consents.refuse(table.id, CILLI, "deal_again"),
        lambda service: service.protests.rule(table.id, ANNA, "again"),
        lambda service: service.consents.agree(table.id, BEN, "deal_again"),
        lambda service: service.consents.agree(table.id, CILLI, "deal_again"),
        lambda service: service.protests.make(table.id, BEN, "Once more."),
        lambda service: service.protests.rule(table.id, MANAGER, "stands", manages=True),
    ]
    for step in steps:
        done = await step(service)
        await service.close()
        service = await start()
        assert await service.table(table.id) == done
    header, _ = await checked(service, done)
    assert header["proof"]["dropped"]


async def test_a_deal_dealt_again_and_again_never_uses_a_number_twice(start: Start) -> None:
    service = await start()
    table = await begun(service)
    for count in (1, 3, 2, 4):
        table = await moves(service, table, count)
        await service.protests.make(table.id, BEN, WRONG)
        await service.protests.rule(table.id, ANNA, "again")
        table = await all_agree(service, table, BEN, CILLI)
        await service.close()
        service = await start()
    header, lines = await checked(service, table)
    numbers = [json.loads(line)["luck"] for line in lines[1:] if '"luck"' in line] + header["proof"]["dropped"]
    assert len(numbers) == len(set(numbers))


async def test_a_new_deal_is_a_new_wait(service: TableService) -> None:
    await service.settings.change_guild(GUILD, turn_time=60)
    table = await moves(service, await begun(service), 1)
    await service.protests.make(table.id, BEN, WRONG)
    await service.protests.rule(table.id, ANNA, "again")
    after = await all_agree(service, table, BEN, CILLI)
    assert [clock.seat for clock in after.current_game.clocks] == list(after.current_game.waiting_for)


async def test_after_the_game_an_open_protest_can_only_stand(service: TableService) -> None:
    table = await moves(service, await begun(service, target=2), 2)
    await service.protests.make(table.id, BEN, WRONG)
    over = await play_out(service, table, Random(1))
    assert (await service.protests.case(table.id, MANAGER, manages=True)).rulings == {"stands"}
    with pytest.raises(Conflict, match="not_playing"):
        await service.protests.rule(table.id, MANAGER, "void", manages=True)
    assert (await service.protests.rule(table.id, MANAGER, "stands", manages=True)).past == over.past


async def test_what_somebody_wrote_goes_with_them(service: TableService, path: Path) -> None:
    table = await moves(service, await begun(service), 2)
    await service.protests.make(table.id, BEN, WRONG)
    told = await service.privacy.export(BEN)
    assert told["protests.person"][0]["sentence"] == WRONG
    assert "sentence" not in json.dumps(await service.privacy.export(ANNA))
    await service.leave(table.id, BEN)
    await service.privacy.delete(BEN)
    assert (await service.table(table.id)).current_game.protest is None
    with pytest.raises(Conflict, match="no_protest"):
        await service.protests.case(table.id, ANNA)


async def test_no_record_is_shown_before_the_game_is_over(service: TableService) -> None:
    table = await moves(service, await begun(service), 2)
    after = await service.protests.make(table.id, BEN, WRONG)
    with pytest.raises(NotFound):
        await service.archive.record(after.current_game.number)


@pytest.mark.parametrize("played", ["bieten", "bid_whist", "betel"])
async def test_bot_verify_holds_on_what_was_dealt_again(start: Start, played: str) -> None:
    service = await start(find_game=find_game)
    options = {"bieten": {"target": 5}, "bid_whist": {"deals": 2, "target": 30}, "betel": {"deal_cap": 2}}[played]
    people = (*THREE, DORA) if played == "bid_whist" else THREE
    table = await lobby(service, *people, game=played, **options)
    table = await service.begin(table.id, ANNA)
    promise = table.current_game.promise
    table = await moves(service, table, 5)
    before = await to_deal(service, table, 2)
    for _ in range(2):
        await service.protests.make(before.id, BEN, WRONG)
        await service.protests.rule(before.id, ANNA, "again")
        table = await all_agree(service, before, *people[1:])
        assert (table.current_game.deal, table.current_game.deals) == (1, ())
        before = await moves(service, table, 4)
    over = await play_out(service, before, Random(2))
    assert over.current_game is not None
    record = (await service.archive.record(over.current_game.number)).encode()
    assert verify(record, promise).json() == {"proof": 2, "holds": True, "sealed": False, "errors": []}
    assert json.loads(record.splitlines()[0])["proof"]["dropped"][:2] == ["deal 1", "deal 2"]
