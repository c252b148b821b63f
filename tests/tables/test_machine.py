"""Anything in any order: users come, go, stay away, vote, act, also twice or on old images; the bot restarts."""

import asyncio
import json
import shutil
import sqlite3
import tempfile
from collections import Counter, defaultdict
from collections.abc import Coroutine
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from bot.errors import Conflict, NotFound, PermissionDenied, StaleView, UserError
from bot.players import RandomPlayer
from bot.rules.errors import IllegalAction, RuleError
from bot.scheduler import Scheduler
from bot.storage import Database
from bot.tables import ConsentKind, Pacing, Seat, Table, TableService, consent
from bot.tables.game.advance import write_line
from bot.tables.persistence import table_mapper
from tests.fresh import new_database
from tests.tables.tiny import TINY, find_tiny
from tests.tables.watch import Watch

USERS = st.sampled_from([1, 2, 3])
PICK = st.integers(0, 50)
SEEDS = st.integers(0, 2**16)


class Club(RuleBasedStateMachine):
    """The service against the tables that it has returned and published."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())
        self.runner = asyncio.Runner()
        self.told: dict[int, Table] = {}
        self.pictures: list[Table] = []
        self.done: Counter[tuple[int | None, str]] = Counter()
        self.watch = Watch()
        self.held: defaultdict[tuple[int, int], set[int]] = defaultdict(set)
        """By game and person, the seats whose cards they could see."""
        self.service = self.started()
        self.run(self.service.settings.change_guild(1, turn_time=60))

    def started(self) -> TableService:
        service = TableService(
            Database(new_database(self.folder / "club.sqlite3")),
            rng=Random(len(self.told)),
            scheduler=Scheduler(self.watch),
            pace=Pacing(computer_pause=0),
            find_game=find_tiny,
            cache=2,
        )
        self.run(service.start())
        return service

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.runner.run(work)

    def teardown(self) -> None:
        self.run(self.service.close())
        self.runner.close()
        shutil.rmtree(self.folder)

    def hear(self, table: Table) -> None:
        assert table.id not in self.told or table.revision > self.told[table.id].revision
        self.told[table.id] = table
        self.pictures.append(table)

    def some_table(self, pick: int) -> Table:
        return self.told[list(self.told)[pick % len(self.told)]]

    @rule(host=USERS, points=st.integers(1, 3))
    def open(self, host: int, points: int) -> None:
        if len(self.told) < 4:
            opened = self.service.open(guild=1, channel=1, host=host, game="tiny", options={"target": points})
            self.hear(self.run(opened))

    @precondition(lambda self: self.told)
    @rule(
        verb=st.sampled_from(
            ["join", "join", "begin", "ask_to_begin", "leave", "add_computer", "remove_computer", "rematch"]
        ),
        pick=PICK,
        user=USERS,
    )
    def move_about(self, verb: str, pick: int, user: int) -> None:
        table = self.some_table(pick)
        try:
            self.hear(self.run(getattr(self.service, verb)(table.id, user)))
        except (Conflict, PermissionDenied):
            # only computer players can have moved in the meantime
            assert occupants(self.run(self.service.table(table.id))) == occupants(self.told[table.id])

    @precondition(lambda self: self.told)
    @rule(
        verb=st.sampled_from(["end", "end", "return_player", "close", "hand_over", "kick"]),
        pick=PICK,
        user=USERS,
        other=USERS,
    )
    def keep_order(self, verb: str, pick: int, user: int, other: int) -> None:
        table = self.some_table(pick)
        others = (other,) if verb in {"hand_over", "kick"} else ()
        try:
            self.hear(self.run(getattr(self.service.hosting, verb)(table.id, user, *others)))
        except (Conflict, PermissionDenied, NotFound):
            assert occupants(self.run(self.service.table(table.id))) == occupants(self.told[table.id])

    @precondition(lambda self: self.told)
    @rule(
        verb=st.sampled_from(["agree", "agree", "refuse"]),
        kind=st.sampled_from(["end", "end", "take_back", "deal_again", "swap", "start", "claim"]),
        pick=PICK,
        user=USERS,
    )
    def answer(self, verb: str, kind: ConsentKind, pick: int, user: int) -> None:
        table = self.some_table(pick)
        try:
            self.hear(self.run(getattr(self.service.consents, verb)(table.id, user, kind)))
        except (Conflict, PermissionDenied):
            # only computer players can have moved in the meantime
            after, before = self.run(self.service.table(table.id)), self.told[table.id]
            assert (occupants(after), after.places) == (occupants(before), before.places)

    @invariant()
    def requests_have_their_object_and_wait_for_somebody(self) -> None:
        for told in self.told.values():
            table = self.run(self.service.table(told.id))
            playing = {"end", "take_back", "deal_again", "claim"} if table.status == "playing" else set()
            waiting = {"swap"} if table.status == "lobby" else {"start"} if table.status == "over" else set()
            assert {each.kind for each in table.consents} <= playing | waiting | (
                {"start"} if table.status == "lobby" else set()
            )
            assert [each.kind for each in table.consents] == sorted({each.kind for each in table.consents})
            for each in table.consents:
                assert all(table.seat_of(who) is not None or table.waits(who) for who in each.agreed if who > 0)
                people = [seat.voter for seat in table.seats if seat.voter is not None]
                assert not people or consent.missing(table, each.kind) or consent.missing_computers(table)

    @precondition(lambda self: self.told)
    @rule(pick=PICK, user=USERS)
    def press_something(self, pick: int, user: int) -> None:
        table = self.some_table(pick)
        self.run(self.service.pressed(table, user))
        self.hear_if_new(self.run(self.service.table(table.id)))

    def hear_if_new(self, table: Table) -> None:
        if table.revision > self.told[table.id].revision:
            self.hear(table)

    @precondition(lambda self: self.told)
    @rule(
        verb=st.sampled_from(["sit_at", "sit_at", "swap_seats"]),
        pick=PICK,
        user=USERS,
        places=st.tuples(st.integers(0, 4), st.integers(0, 4)),
    )
    def choose_seats(self, verb: str, pick: int, user: int, places: tuple[int, int]) -> None:
        table = self.some_table(pick)
        given = places[:1] if verb == "sit_at" else places
        try:
            self.hear(self.run(getattr(self.service, verb)(table.id, user, *given)))
        except (Conflict, PermissionDenied):
            assert self.run(self.service.table(table.id)).places == self.told[table.id].places

    @invariant()
    def places_are_apart_in_a_lobby_only(self) -> None:
        for told in self.told.values():
            table = self.run(self.service.table(told.id))
            assert not table.places or (table.status == "lobby" and len(table.places) == len(table.seats))
            assert list(table.places) == sorted(set(table.places))
            assert all(place < table.max_seats for place in table.places)
            swap = table.consent("swap")
            people = (*swap.agreed, *swap.asked) if swap else ()
            assert swap is None or (table.status == "lobby" and None not in map(table.seat_of, people))

    @rule(seconds=st.sampled_from([20, 31, 61, 61, 7 * 24 * 3600]))
    def pass_time(self, seconds: int) -> None:
        self.run(self.watch.turn(self.service, seconds))
        for table in self.told:
            self.told[table] = self.run(self.service.table(table))

    @invariant()
    def nobody_sees_two_hands_of_a_game(self) -> None:
        for told in self.told.values():
            table = self.run(self.service.table(told.id))
            for number, seat in enumerate(table.seats):
                if table.status == "playing" and table.current_game is not None and seat.user is not None:
                    self.held[table.current_game.number, seat.user].add(number)
        assert all(len(seats) == 1 for seats in self.held.values())

    @invariant()
    def time_runs_for_those_who_are_waited_for(self) -> None:
        for told in self.told.values():
            table = self.run(self.service.table(told.id))
            waited = table.current_game.waiting_for if table.status == "playing" else ()
            people = [(seat, table.seats[seat].present) for seat in waited if table.seats[seat].present is not None]
            clocks = table.current_game.clocks if table.current_game else ()
            assert [(clock.seat, clock.user) for clock in clocks] == people
            assert all(clock.due > self.watch.now for clock in clocks)

    @invariant()
    def who_asks_to_start_is_there_and_somebody_else_is_host(self) -> None:
        for told in self.told.values():
            table = self.run(self.service.table(told.id))
            start = table.consent("start")
            if start is not None:
                assert table.status in {"lobby", "over"}
                assert table.seat_of(start.agreed[0]) is not None
                assert table.host != start.agreed[0]
                assert start.lapses_at is None or start.lapses_at > self.watch.now

    @invariant()
    def a_game_pauses_only_where_nobody_is_there(self) -> None:
        for told in self.told.values():
            table = self.run(self.service.table(told.id))
            twice = [seat.sat_in == 2 for seat in table.seats if seat.user is not None]
            deserted = table.status == "playing" and bool(twice) and all(twice)
            pause = table.current_game.pause if table.current_game else None
            assert (pause is not None) == deserted
            assert pause is None or pause.due > self.watch.now
            assert not table.present or not any(seat.sat_in for seat in table.seats)

    def choose(self, table: Table, user: int, seed: int) -> str | None:
        """Return a legal action of a person, in text form."""
        try:
            hand = self.run(self.service.hand(table.id, user))
        except (Conflict, PermissionDenied):
            return None
        if not hand.view.legal:
            return None
        action = self.run(RandomPlayer(TINY, Random(seed)).choose(hand.view))
        return action.text()

    async def clicks(self, table: Table, user: int, action: str, seen: int, count: int) -> list[Table]:
        """Click n times at once; return the answers that were no refusals."""
        acts = [self.service.act(table.id, user, action, seen) for _ in range(count)]
        answers = await asyncio.gather(*acts, return_exceptions=True)
        for answer in answers:
            assert isinstance(answer, Table | UserError | RuleError), answer
        return [answer for answer in answers if isinstance(answer, Table)]

    @precondition(lambda self: self.told)
    @rule(pick=PICK, user=USERS, seed=SEEDS, count=st.integers(1, 3), back=st.sampled_from([0, 0, 0, 1, 4, 30]))
    def act(self, pick: int, user: int, seed: int, count: int, back: int) -> None:
        table = self.run(self.service.table(self.some_table(pick).id))
        action = self.choose(table, user, seed)
        if action is None:
            return
        answers = self.run(self.clicks(table, user, action, table.revision - back, count))
        assert len(answers) <= 1
        for answer in answers:
            self.done[answer.game_and_deal[0], line_of(answer, user, action)] += 1
            self.hear(answer)

    @precondition(lambda self: self.pictures)
    @rule(pick=PICK, user=USERS, card=st.integers(0, 12))
    def act_on_an_old_picture(self, pick: int, user: int, card: int) -> None:
        picture = self.pictures[pick % len(self.pictures)]
        action = f"play:{'23456789TJQKA'[card]}s"
        try:
            answer = self.run(self.service.act(picture.id, user, action, picture.revision))
        except (StaleView, IllegalAction, PermissionDenied, Conflict):
            return
        self.done[answer.game_and_deal[0], line_of(answer, user, action)] += 1
        self.hear(answer)

    @precondition(lambda self: self.told)
    @rule(pick=PICK, user=USERS)
    def take_back(self, pick: int, user: int) -> None:
        try:
            self.hear(self.run(self.service.take_backs.ask(self.some_table(pick).id, user)))
        except (Conflict, PermissionDenied):
            return

    @precondition(lambda self: self.told)
    @rule(verb=st.sampled_from(["make", "make", "stands", "again", "again", "void"]), pick=PICK, user=USERS)
    def protest(self, verb: str, pick: int, user: int) -> None:
        service, table = self.service.protests, self.some_table(pick).id
        if verb == "make":
            done = service.make(table, user, "No.")
        else:
            done = service.rule(table, user, verb, manages=user == 3)
        try:
            self.hear(self.run(done))
        except (Conflict, PermissionDenied):
            return

    @invariant()
    def no_number_of_a_proof_is_used_twice(self) -> None:
        db = sqlite3.connect(self.folder / "club.sqlite3")
        try:
            used = Counter(
                (game, json.loads(line)["luck"])
                for game, line in db.execute("SELECT game, line FROM log WHERE line LIKE '%\"luck\"%'")
            )
        finally:
            db.close()
        assert all(times == 1 for times in used.values())

    @rule()
    def restart(self) -> None:
        self.run(self.service.close())
        self.service = self.started()

    def at_rest(self, db: sqlite3.Connection, table: int) -> tuple[Table, Table]:
        """Return a table as it is kept and as it is shown.

        A computer player's action can be written while the loop stands still: its caller gets the result later.
        """
        for _ in range(1000):
            shown = self.run(self.service.table(table))
            db.execute("BEGIN")  # else such an action may come between a table's row and its game's lines
            row = table_mapper.read(db, table)
            db.rollback()
            assert row is not None
            kept = table_mapper.restore(row, find_tiny).table
            if kept.revision <= shown.revision:
                break
            self.run(asyncio.sleep(0.001))
        return kept, shown

    @invariant()
    def what_is_kept_is_what_is_shown(self) -> None:
        db = sqlite3.connect(self.folder / "club.sqlite3")
        db.row_factory = sqlite3.Row
        try:
            for table in self.told:
                kept, shown = self.at_rest(db, table)
                assert kept == shown
                assert shown.revision >= self.told[table].revision
            lines = Counter((row["game"], unmarked(row["line"])) for row in db.execute("SELECT game, line FROM log"))
            for action, times in self.done.items():
                assert lines[action] >= times, action
        finally:
            db.close()

    @invariant()
    def hands_are_their_owners(self) -> None:
        for table in self.told:
            for user in (1, 2, 3, 4):
                seat = self.told[table].seat_of(user)
                try:
                    hand = self.run(self.service.hand(table, user))
                except (Conflict, PermissionDenied):
                    continue
                assert hand.seat == hand.view.seat == seat


def occupants(table: Table) -> list[Seat]:
    """Return who sits where; how often a computer player has acted for a user changes at any time."""
    return [replace(seat, sat_in=0) for seat in table.seats]


def line_of(table: Table, user: int, action: str) -> str:
    """Return the record line of an action in text form."""
    seat = table.seat_of(user)
    assert seat is not None
    return write_line(find_tiny("tiny").codec.parse(seat, action).json())


def unmarked(line: str) -> str:
    """Return a record line without the mark that another user than at the start has acted."""
    return write_line({key: value for key, value in json.loads(line).items() if key != "by"})


TestClub = Club.TestCase
# Hypothesis repeats what fails, so the computer players' work must come in the same order.
TestClub.pytestmark = [pytest.mark.punctual]
TestClub.settings = settings(max_examples=8, stateful_step_count=30, deadline=None)


class TestManyClubs(TestClub):
    """The same with more random clubs."""


TestManyClubs.pytestmark = [pytest.mark.punctual, pytest.mark.exhaustive, pytest.mark.timeout(1200)]
TestManyClubs.settings = settings(max_examples=48, stateful_step_count=30, deadline=None)
