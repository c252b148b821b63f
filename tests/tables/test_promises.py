"""Luck that nobody chose, neither at the table nor the bot: promises, lucky words, seeds."""

import json
import pickle
import sqlite3
from base64 import b64encode
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from pydantic import ValidationError
from structlog.testing import capture_logs

from bot.errors import Conflict, NotFound, PermissionDenied, StaleView, UserError
from bot.games import find_game
from bot.rules.cards import GERMAN
from bot.rules.errors import ParseError, RuleError
from bot.rules.proof_check import verify
from bot.rules.proof_v2 import promise_of
from bot.rules.randomness import shuffle
from bot.storage import SeedCommitmentRow
from bot.tables import Table, TableChanged, TableService
from bot.tables.game import table_updates
from tests.tables import club
from tests.tables.club import ANNA, BEN, CILLI, DORA, a_move, next_move, play_out
from tests.tables.conftest import Start


async def lobby(service: TableService, *users: int) -> Table:
    """Open a table of Bieten: a record's luck is checked by the packs of real games."""
    return await club.lobby(service, *users, game="bieten", target=5)


async def game(service: TableService, *users: int) -> Table:
    """Begin a game of Bieten."""
    return await service.begin((await lobby(service, *users)).id, users[0])


async def finished(service: TableService, *, words: bool = True) -> Table:
    """Return a table after a game with lucky words."""
    table = await lobby(service, ANNA, BEN)
    if words:
        await service.give_word(table.id, ANNA, " Mond ", table.promise[:12])
    return await play_out(service, await service.begin(table.id, ANNA), Random(1))


async def record(service: TableService, number: int) -> list[dict[str, object]]:
    return [json.loads(line) for line in (await service.archive.record(number)).splitlines()]


async def test_the_promise_stands_before_words_and_cards_and_is_that_of_the_record(start: Start) -> None:
    service = await start(find_game=find_game)
    table = await lobby(service, ANNA, BEN)
    promised = table.promise
    assert len(promised) == 64
    table = await service.give_word(table.id, BEN, "zwölf", promised[:12])
    assert table.lucky_words == ((BEN, "zwölf"),)
    table = await service.begin(table.id, ANNA)
    assert table.current_game is not None
    assert table.current_game.promise == promised
    assert table.current_game.lucky_words == ("", "zwölf")
    assert table.lucky_words == ()
    assert table.promise != promised, "the next game has its own, made when this one began"
    following = table.promise
    table = await play_out(service, table, Random(1))
    assert table.current_game is not None
    assert table.current_game.seed is not None
    data = (await service.archive.record(1)).encode()
    assert verify(data, promised).json() == {"proof": 2, "holds": True, "sealed": False, "errors": []}
    proof = json.loads(data.split(b"\n")[0])["proof"]
    assert proof["seed"] == table.current_game.seed
    assert proof["promise"] == promise_of("bieten", table.id, None, bytes.fromhex(proof["seed"]))
    assert table.promise == following
    table = await service.rematch(table.id, ANNA)
    assert table.current_game is not None
    assert table.current_game.promise == following
    await play_out(service, table, Random(2))
    proof = (await record(service, 2))[0]["proof"]
    assert isinstance(proof, dict)
    assert proof["previous"] == promised
    assert proof["unopened"] == []


async def test_one_word_changes_all_cards(start: Start) -> None:
    packs: set[tuple[int, ...]] = set()
    service = await start(find_game=find_game)
    table = await lobby(service, ANNA, BEN)
    live = await service._changes.get(table.id)  # the seed, of which nobody knows
    for word in ("", "a", "b"):
        named = replace(live, table=replace(live.table, lucky_words=((ANNA, word),)))
        packs.add(tuple(shuffle(GERMAN.pack, table_updates.randomness_of(named).stream("deal 1"))))
    assert len(packs) == 3


async def test_words_go_with_those_who_leave_and_survive_a_restart(start: Start) -> None:
    service = await start(find_game=find_game)
    table = await lobby(service, ANNA, BEN, CILLI)
    for person, word in ((ANNA, "eins"), (BEN, "zwei"), (CILLI, "drei")):
        await service.give_word(table.id, person, word, table.promise)
    await service.give_word(table.id, BEN, "zwo", table.promise)
    await service.leave(table.id, CILLI)
    before = await service.table(table.id)
    assert dict(before.lucky_words) == {ANNA: "eins", BEN: "zwo"}
    await service.close()
    service = await start(find_game=find_game)
    after = await service.table(table.id)
    assert dict(after.lucky_words) == dict(before.lucky_words)
    assert after.promise == before.promise
    assert (await service.give_word(table.id, BEN, "  ", table.promise)).lucky_words == ((ANNA, "eins"),)


async def test_the_host_and_managers_take_words_away_and_others_do_not(start: Start) -> None:
    service = await start(find_game=find_game)
    table = await lobby(service, ANNA, BEN)
    await service.give_word(table.id, BEN, "pfui", table.promise)
    await service.give_word(table.id, ANNA, "schön", table.promise)
    with pytest.raises(PermissionDenied, match="not_host"):
        await service.remove_word(table.id, BEN, ANNA, table.promise)
    assert (await service.remove_word(table.id, ANNA, BEN, table.promise)).lucky_words == ((ANNA, "schön"),)
    with pytest.raises(StaleView):
        await service.remove_word(table.id, ANNA, ANNA, "0" * 12)
    assert (await service.remove_word(table.id, CILLI, ANNA, table.promise, manages=True)).lucky_words == ()


async def test_a_word_for_a_game_that_has_begun_is_refused(start: Start) -> None:
    service = await start(find_game=find_game)
    table = await lobby(service, ANNA, BEN)
    await service.begin(table.id, ANNA)
    with pytest.raises(StaleView):
        await service.give_word(table.id, ANNA, "spät", table.promise[:12])
    with pytest.raises(PermissionDenied):
        await service.give_word(table.id, CILLI, "fremd", (await service.table(table.id)).promise)
    with pytest.raises(ParseError, match="bad_word"):
        await service.give_word(table.id, ANNA, "x" * 33, (await service.table(table.id)).promise)
    other = await lobby(service, CILLI)
    await service.leave(other.id, CILLI)
    with pytest.raises(Conflict):
        await service.remove_word(other.id, CILLI, CILLI, other.promise)


async def test_a_game_goes_on_with_its_luck_after_a_restart(start: Start) -> None:
    service = await start(find_game=find_game)
    table = await lobby(service, ANNA, BEN)
    await service.give_word(table.id, ANNA, "weiter", table.promise)
    promised = table.promise
    table = await service.begin(table.id, ANNA)
    for seed in range(40):
        if table.status != "playing":
            break
        await service.close()
        service = await start(find_game=find_game)
        table = await play_some(service, await service.table(table.id), Random(seed))
    assert verify((await service.archive.record(1)).encode(), promised).holds


async def play_some(service: TableService, table: Table, rng: Random) -> Table:
    """Return the table after a few actions."""
    for _ in range(5):
        move = await next_move(service, table, rng) if table.status == "playing" else None
        if move is None:
            break
        table = await service.act(table.id, *move, table.revision)
    return table


async def test_jokers_are_exchanged_and_the_first_dealer_found_by_promised_luck(start: Start) -> None:
    service = await start(find_game=find_game)
    for _ in range(4):
        table = await club.lobby(service, ANNA, BEN, CILLI, DORA, game="bid_whist", nt_jokers="exchange")
        await service.give_word(table.id, DORA, "♣", table.promise)
        table = await play_out(service, await service.begin(table.id, ANNA), Random(table.id))
        assert table.current_game is not None
        data = (await service.archive.record(table.current_game.number)).encode()
        assert verify(data, table.current_game.promise).holds
        assert json.loads(data.split(b"\n")[0])["first_dealer"].split(" ")[-1].endswith("d")
        if b'"luck": "draw 1"' in data:
            return
    pytest.fail("no joker was exchanged in all these games")


async def test_a_game_that_began_before_there_were_promises_goes_on_with_its_own_proof(
    start: Start, path: Path
) -> None:
    service = await start(find_game=find_game)
    table = await game(service, ANNA, BEN)
    await service.close()
    db = sqlite3.connect(path)
    db.execute("DELETE FROM promises")
    [(first, line)] = db.execute("SELECT revision, line FROM log ORDER BY revision LIMIT 1").fetchall()
    header = json.loads(line)
    del header["proof"]
    db.execute("UPDATE log SET line = ? WHERE revision = ?", (json.dumps(header), first))
    for revision, line in db.execute("SELECT revision, line FROM log WHERE revision > ?", (first,)).fetchall():
        old = json.loads(line)
        old.pop("luck", None)
        if old["act"] == "shuffle":
            old["salt"] = "00" * 16
        db.execute("UPDATE log SET line = ? WHERE revision = ?", (json.dumps(old), revision))
    db.commit()
    db.close()
    service = await start(find_game=find_game)
    table = await play_out(service, await service.table(table.id), Random(1))
    assert verify((await service.archive.record(1)).encode()).json() == {
        "proof": 1,
        "holds": True,
        "sealed": False,
        "errors": [],
    }
    assert table.promise, "the next game has a promise"
    table = await play_out(service, await service.rematch(table.id, ANNA), Random(2))
    assert verify((await service.archive.record(2)).encode()).holds


async def test_games_ended_unseen_are_named_by_the_next_record(start: Start) -> None:
    service = await start(find_game=find_game)
    table = await game(service, ANNA, BEN)
    assert table.current_game is not None
    sealed = table.current_game.promise
    await service.hosting.end(table.id, ANNA)
    table = await service.consents.agree(table.id, BEN, "end")
    assert table.status != "playing"
    table = await play_out(service, await service.begin(table.id, ANNA), Random(1))
    assert table.current_game is not None
    proof = (await record(service, table.current_game.number))[0]["proof"]
    assert isinstance(proof, dict)
    assert proof["unopened"] == [sealed]
    assert proof["previous"] == sealed


async def test_no_seed_is_told_before_its_game_is_over(start: Start, caplog: pytest.LogCaptureFixture) -> None:
    service = await start(find_game=find_game)
    told: list[bytes] = []

    async def hear(changed: TableChanged) -> None:
        if changed.after.status != "over":
            told.append(repr(changed).encode() + pickle.dumps(changed))

    service.subscribe(hear)
    with capture_logs() as logs:
        table, rng = await lobby(service, ANNA, BEN), Random(1)
        seeds = [await sealed_by(service, table)]
        table = await service.begin(table.id, ANNA)
        seeds.append(await sealed_by(service, table))
        while table.status == "playing":
            for wrong in ("play:xx", "play:Ah", "bet:red", "cut:0", "deal"):
                with suppress(UserError, RuleError):
                    table = await service.act(table.id, CILLI, wrong, table.revision)
                    raise AssertionError
            for user in (ANNA, BEN):
                hand = await service.hand(table.id, user)
                told.append(repr(hand).encode() + pickle.dumps(hand.view))
            with pytest.raises(NotFound) as refused:
                await service.archive.record(1)
            live = await service._changes.get(table.id)
            told.append(f"{refused.value!r} {live!r}".encode())
            move = await a_move(service, table, rng)
            table = await service.act(table.id, *move, table.revision)
        told.append(json.dumps(await service.privacy.export(ANNA)).encode())
    told.append(f"{logs} {caplog.text}".encode())
    assert len(told) > 20
    for seed in seeds:
        shown = [form for each in told for form in forms(seed) if form in each]
        assert not shown
    assert table.current_game is not None
    assert table.current_game.seed == seeds[0].hex()
    assert seeds[1].hex() not in repr(table) + await service.archive.record(1)


async def sealed_by(service: TableService, table: Table) -> bytes:
    """Return the seed of the game to come, of which nobody outside knows."""
    live = await service._changes.get(table.id)
    assert live.next_seed is not None
    return live.next_seed.seed


def forms(seed: bytes) -> tuple[bytes, ...]:
    """Return the forms in which a published seed can appear."""
    return (seed, seed.hex().encode(), seed.hex().upper().encode(), repr(seed).encode(), b64encode(seed))


def test_no_error_about_a_row_tells_its_seed() -> None:
    seed = bytes(range(65, 97))
    with pytest.raises(ValidationError) as refused:
        SeedCommitmentRow.model_validate({"promise": None, "seed": seed})
    assert not any(form.decode("latin1") in str(refused.value) for form in forms(seed))


async def test_a_game_that_begins_at_once_was_promised_before(start: Start, path: Path) -> None:
    """As alone against computer players: the table is opened and the game begun by one press."""
    service = await start(find_game=find_game)
    table = await service.open(guild=None, channel=1, host=ANNA, game="betel", options={})
    with closing(sqlite3.connect(path)) as db:
        [(kept, game)] = db.execute("SELECT promise, game FROM promises").fetchall()
    assert (kept, game) == (table.promise, None), "on disk before there is a game"
    for _ in range(2):
        await service.add_computer(table.id, ANNA)
    begun = await service.begin(table.id, ANNA)
    assert begun.current_game is not None
    assert begun.current_game.promise == table.promise
    with closing(sqlite3.connect(path)) as db:
        rows = db.execute("SELECT promise, previous, game FROM promises ORDER BY place").fetchall()
    assert rows == [(table.promise, None, 1), (begun.promise, table.promise, None)]


async def test_a_table_closed_after_its_game_has_the_seed_that_everybody_was_shown(start: Start) -> None:
    service = await start(find_game=find_game)
    table = await finished(service)
    for user in (ANNA, BEN):
        table = await service.leave(table.id, user)
    await service.close()
    again = await (await start(find_game=find_game)).table(table.id)
    assert again.current_game == table.current_game


async def test_who_has_their_word_deleted_leaves_a_record_that_says_so(start: Start) -> None:
    service = await start(find_game=find_game)
    await finished(service)
    await service.privacy.delete(ANNA)
    proof = (await record(service, 1))[0]["proof"]
    assert isinstance(proof, dict)
    assert proof["words"] is None
    verdict = verify((await service.archive.record(1)).encode())
    assert [fault.code for fault in verdict.faults] == ["words_deleted"]
    assert verdict.status == 2


async def test_ones_own_word_is_exported_and_deleted_and_nobody_elses(start: Start) -> None:
    service = await start(find_game=find_game)
    table = await lobby(service, ANNA, BEN)
    await service.give_word(table.id, ANNA, "meins", table.promise)
    await service.give_word(table.id, BEN, "deins", table.promise)
    told = json.dumps(await service.privacy.export(ANNA))
    assert "meins" in told
    assert "deins" not in told
    await service.privacy.delete(ANNA)
    assert (await service.table(table.id)).lucky_words == ((BEN, "deins"),)
    assert "meins" not in json.dumps(await service.privacy.export(ANNA))


async def test_a_word_deleted_in_mid_game_ends_the_proof_and_not_the_game(start: Start) -> None:
    service = await start(find_game=find_game)
    table = await lobby(service, ANNA, BEN, CILLI)
    await service.give_word(table.id, CILLI, "geheim", table.promise)
    promised = table.promise
    table = await service.begin(table.id, ANNA)
    await service.leave(table.id, CILLI)
    await service.privacy.delete(CILLI)
    table = await service.join(table.id, DORA)
    table = await play_out(service, table, Random(1))
    data = await service.archive.record(1)
    assert "geheim" not in data
    assert verify(data.encode(), promised).json()["errors"] == [{"line": 1, "code": "words_deleted"}]


async def test_who_gave_no_word_takes_nothing_from_the_proof(start: Start) -> None:
    service = await start(find_game=find_game)
    await finished(service)
    await service.privacy.delete(BEN)
    assert verify((await service.archive.record(1)).encode()).holds
