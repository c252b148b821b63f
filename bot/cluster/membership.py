"""This process's membership in the cluster: heartbeats, and taking over and releasing shards.

A shard moves in these steps: the new process connects to Discord, then requests the shard; the owner begins no new
work there, finishes what is under way and releases the lock; the new process takes the lock and continues. So each
shard has at most one owner: the locks alone decide (bot/storage/fence.py).
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic
from typing import Any

import structlog

from bot.cluster.assignment import ShardPlan, ShardPreference
from bot.cluster.outage import Outage
from bot.storage import ShardOwnership, StorageError
from bot.storage.postgres import NEWS, ClusterRegistry, RegistrySnapshot

POLL_SECONDS = 1.0
"""Seconds between two reads of the registry, and between two heartbeats."""
LEASE_SECONDS = 5.0
"""Seconds after the last heartbeat for which shards count as owned; later another process may have taken them."""
DRAIN_SECONDS = 1.0
"""Seconds for work under way at the tables of a released shard."""
PURGE_SECONDS = 60.0
"""Seconds between two purges of handled interactions."""
CACHE_SECONDS = 0.2
"""Seconds for which a registry snapshot answers all look-ups of a shard's owner.

When a process is gone, every click looks up owners again and again, while the process that takes over needs the
database.
"""
TAKEOVER_TIMEOUT_SECONDS = 20.0
"""Seconds in which others can take over from a draining process."""

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)

Step = Callable[[int], Awaitable[object]]


@dataclass(frozen=True, slots=True)
class ShardCallbacks:
    """Callbacks for shards that this process gains or loses; each gets a shard.

    Args:
        connect: opens a gateway session; returns when it is ready.
        adopt: takes over the tables of a shard whose lock this process now holds.
        settle: waits until no change is under way at the tables of a shard.
        leave: drops these tables from memory.
    """

    connect: Step
    disconnect: Step
    adopt: Step
    settle: Step
    leave: Step


class ClusterMembership:
    """This process as a member of the cluster, which keeps the shards it owns up to date.

    Args:
        address: how other processes reach it, host:port.
        outdated: called when the cluster uses another shard count.
    """

    def __init__(
        self,
        register: ClusterRegistry,
        ownership: ShardOwnership,
        wish: ShardPreference,
        *,
        address: str,
        release: str,
        parts: ShardCallbacks,
        outdated: Callable[[], None] = lambda: None,
    ) -> None:
        self.ownership = ownership
        self.is_ready = False
        """Whether this process has got all shards of its first plan; later changes don't reset it."""
        self._register = register
        self._wish = wish
        self._address = address
        self._release = release
        self._parts = parts
        self._outdated = outdated
        self._roll: RegistrySnapshot | None = None
        self._awake = asyncio.Event()
        self._going: dict[int, asyncio.Task[None]] = {}
        self._connected: set[int] = set()
        self._asked: set[int] = set()
        self._adopted: set[int] = set()
        self._ends: set[asyncio.Task[None]] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._leaving = False
        self._tidied = 0.0
        self._looked = 0.0
        self._looking = asyncio.Lock()
        self._outage = Outage()
        self._lost = False
        """Whether the writer's session was lost, and with it the lock on the shard count."""

    # Look-ups by others

    @property
    def number(self) -> int:
        """This process's number in the registry."""
        return self._register.number

    @property
    def pending_shards(self) -> int:
        """How many shards this process is taking over."""
        return len((self._connected | {*self._going}) - self.ownership.owned_shards)

    def is_requested(self, shard: int) -> bool:
        """Return whether this process has requested a shard that it does not own yet."""
        return shard in self._asked

    async def address_of(self, shard: int, *, again: bool = False) -> str | None:
        """Return the address of another process that owns a shard, or None; `again`: read the registry again."""
        if again or self._roll is None:
            try:
                roll = await self._looked_up()
            except StorageError:  # the server is unreachable, or this process is about to end
                return None
        else:
            roll = self._roll
        holder = ShardPlan(roll, self.number, self._wish).owner(shard)
        return None if holder is None or holder.id == self.number else holder.address

    async def _looked_up(self) -> RegistrySnapshot:
        """Return a recent snapshot of the registry; concurrent callers share one read."""
        async with self._looking:
            if self._roll is not None and monotonic() < self._looked + CACHE_SECONDS:
                return self._roll
            return await self._find_address()

    async def _find_address(self) -> RegistrySnapshot:
        began = monotonic()
        self._roll = await self._register.snapshot()
        # Not before the read is done: callers during it would take the old snapshot for a fresh one.
        self._looked = began
        return self._roll

    def on_notify(self, news: str) -> bool:
        """Read the registry if a notification asks for it; return whether it does."""
        if news == NEWS:
            self._awake.set()
        return news == NEWS

    # Joining and leaving

    async def agree_shard_count(self, count: int | None, recommended: Callable[[], Awaitable[int]]) -> int:
        """Agree with the others on the shard count; return it: as configured, theirs, or as Discord recommends."""
        is_logged = False
        while True:
            wanted = count or await self._usual(recommended)
            if await self._register.set_shard_count(wanted):
                break
            if not is_logged:
                is_logged = True
                log.warning(
                    "shard_count_mismatch", action="wait", wanted=wanted, others=await self._register.shard_count()
                )
            await asyncio.sleep(POLL_SECONDS)
        self.ownership.count = wanted
        return wanted

    async def _usual(self, recommended: Callable[[], Awaitable[int]]) -> int:
        there = await self._register.shard_count()
        return there if there and not await self._register.is_unused() else await recommended()

    def start(self) -> None:
        """Start to take over shards."""
        loop = asyncio.get_running_loop()
        self._register.fence.lost = lambda: _soon(loop, self._on_session_lost)
        self._tasks = [
            asyncio.create_task(self._beat(), name="signs of life"),
            asyncio.create_task(self._run(), name="members"),
        ]

    async def stop(self) -> None:
        """Release all shards to other processes as long as there are any; then deregister."""
        self._leaving = True
        with suppress(StorageError, TimeoutError):
            async with asyncio.timeout(TAKEOVER_TIMEOUT_SECONDS):
                await self._sign()
                await self._register.notify_all()
                while self.ownership.owned_shards and self._has_successor():  # noqa: ASYNC110  # the other task gives
                    await asyncio.sleep(0.05)
        tasks, self._tasks = [*self._tasks, *self._going.values()], []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*map(self._give, self.ownership.owned_shards), return_exceptions=True)
        await asyncio.gather(*map(self._part, {*self._connected}), return_exceptions=True)
        await asyncio.gather(*self._ends, return_exceptions=True)
        with suppress(StorageError):
            await self._register.deregister()
            await self._register.notify_all()

    def _has_successor(self) -> bool:
        """Return whether a process could take what this one still owns."""
        if self._roll is None:
            return False
        plan = ShardPlan(self._roll, self.number, self._wish)
        return any(plan.others_want(shard) for shard in self.ownership.owned_shards)

    # Heartbeats

    async def _beat(self) -> None:
        while True:
            try:
                async with asyncio.timeout(LEASE_SECONDS - POLL_SECONDS):
                    await self._sign()
            except StorageError as error:
                self._outage.warn("sign_of_life_failed", error=type(error).__name__)
                self._awake.set()
            except TimeoutError:
                # Other processes consider this one dead by now, or soon, so its shards are lost.
                self._outage.warn("database_session_lost", seconds=LEASE_SECONDS - POLL_SECONDS)
                self._register.fence.cut()
                self._on_session_lost()
            await asyncio.sleep(POLL_SECONDS)

    async def _sign(self) -> None:
        """Send a heartbeat; the lease counts from just before it."""
        now = monotonic()
        # This process counts for the others only once it takes over shards; they would leave it its share.
        if not await self._register.heartbeat(leaving=self._leaving):
            await self._register.register(self._address, self._release, str(self._wish), self.ownership.count)
            self._awake.set()
        if monotonic() > self.ownership.lease_expires_at:
            # Requests that arrived during the outage were rejected as not owned, so adopt every shard again.
            self._outage.warn(
                "lease_expired", seconds=round(monotonic() - self.ownership.lease_expires_at + LEASE_SECONDS, 1)
            )
            self.ownership.owned_shards = frozenset()
            self._awake.set()
        self.ownership.lease_expires_at = now + LEASE_SECONDS

    def _on_session_lost(self) -> None:
        """Record that the writer's session is lost: others can take all shards at any moment."""
        self.ownership.owned_shards = frozenset()
        self._lost = True
        self._awake.set()

    # Taking over and releasing

    async def _run(self) -> None:
        while True:
            self._awake.clear()
            try:
                for shard in self._adopted - self._register.fence.held:
                    log.warning("shard_lost", shard=shard)
                    await self._forget(shard)
                await self._poll()
            except StorageError as error:
                self._outage.warn("register_unreadable", error=type(error).__name__)
                # Each attempt to reach an unreachable server wakes this task.
                await asyncio.sleep(POLL_SECONDS)
            except Exception:
                log.exception("members_failed")
                await asyncio.sleep(POLL_SECONDS)
            with suppress(TimeoutError):
                async with asyncio.timeout(POLL_SECONDS):
                    await self._awake.wait()

    async def _poll(self) -> None:
        """Read the registry and carry out the plan."""
        if not self.number:
            return
        if self._lost:
            if not await self._register.set_shard_count(self.ownership.count):
                if await self._register.shard_count() != self.ownership.count:
                    log.error("shard_count_mismatch", action="release")
                    self._outdated()
                return  # else another process holds the lock for a moment, to check whether a process is alive
            self._lost = False
        if self.ownership.is_leader and monotonic() > self._tidied + PURGE_SECONDS:
            self._tidied = monotonic()
            await self._register.purge_expired()
        roll = await self._find_address()
        plan = ShardPlan(roll, self.number, self._wish)
        requested = [
            shard
            for shard in self.ownership.owned_shards
            if shard in roll.shards and plan.requester(shard) is not None
        ]
        await asyncio.gather(*map(self._give, requested))
        if self._leaving:
            return
        for shard in plan.to_abandon(self._mine(), {*self._going} - self.ownership.owned_shards):
            await self._abandon_takeover(shard)
            await self._register.withdraw(shard)
        for shard in self._mine() - self.ownership.owned_shards:
            await self._forward(plan, shard)
        wanted = plan.wanted(self._mine())
        coming = self._mine() - self.ownership.owned_shards
        if not (wanted or coming) and (self.ownership.owned_shards or not plan.orphans()):
            self.is_ready = True
        for shard in wanted:
            if await self._register.announce_takeover(shard, roll.shards[shard].comer):
                self._going[shard] = asyncio.create_task(self._connect(shard), name=f"way to shard {shard}")

    def _mine(self) -> set[int]:
        """Return the shards that this process owns or takes over."""
        return {*self.ownership.owned_shards, *self._connected, *self._going}

    async def _connect(self, shard: int) -> None:
        try:
            await self._parts.connect(shard)
        except Exception:
            log.exception("not_connected", shard=shard)
            with suppress(StorageError):
                await self._register.withdraw(shard)
        else:
            self._connected.add(shard)
            self._awake.set()
        finally:
            self._going.pop(shard, None)

    async def _forward(self, plan: ShardPlan, shard: int) -> None:
        """Do the next step of taking over a shard."""
        holder = plan.owner(shard)
        taken = self._wish.only is None and holder is not None and not plan.is_mine(shard)
        if taken and holder is not None and holder.id != self.number:
            await self._abandon_takeover(shard)
        elif shard not in self._connected:
            return
        elif plan.is_free(shard) or shard in self._register.fence.held:
            await self._take(shard)
        elif (session := plan.stale_owner_session(shard)) is not None:
            log.warning("silent_process_ended", shard=shard)
            await self._register.terminate_session(session)
        elif plan.may_request(shard) and shard not in self._asked:
            self._asked.add(shard)
            await self._register.request(shard)

    async def _abandon_takeover(self, shard: int) -> None:
        """Abandon the takeover of a shard that another process has got, or that can wait."""
        if task := self._going.pop(shard, None):
            task.cancel()
        self._end(self._part(shard))

    async def _take(self, shard: int) -> None:
        if not await self._register.acquire(shard):
            return
        self._asked.discard(shard)
        if shard in self._adopted:  # lost and found again: another process may have had it in between
            await self._forget(shard)
        self._adopted.add(shard)
        self.ownership.owned_shards |= {shard}
        log.info("shard_taken", shard=shard)
        try:
            await self._parts.adopt(shard)
        except Exception:
            # Retried: a half-adopted shard would not be served.
            self.ownership.owned_shards -= {shard}
            await self._register.release(shard)
            raise

    async def _give(self, shard: int) -> None:
        """Release a shard: refuse new work, wait for work under way, then free the lock."""
        self.ownership.owned_shards -= {shard}
        with suppress(TimeoutError):
            async with asyncio.timeout(DRAIN_SECONDS):
                await self._parts.settle(shard)
        try:
            # Before another process redraws its messages, so that its edits are not overwritten.
            await self._forget(shard)
            await self._register.release(shard)
        finally:
            log.info("shard_given", shard=shard)
            await self._forget(shard)  # work under way has ended
            if self._wish.only is None or self._leaving:
                self._end(self._part(shard))

    async def _forget(self, shard: int) -> None:
        self._adopted.discard(shard)
        await self._parts.leave(shard)

    async def _part(self, shard: int) -> None:
        """Close the gateway session of a shard that another process owns."""
        self._connected.discard(shard)
        self._asked.discard(shard)
        try:
            await self._parts.disconnect(shard)
        except Exception:
            log.exception("not_disconnected", shard=shard)

    def _end(self, ending: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(ending)
        self._ends.add(task)
        task.add_done_callback(self._ends.discard)


def _soon(loop: asyncio.AbstractEventLoop, call: Callable[[], None]) -> None:
    with suppress(RuntimeError):  # the loop is closed: no caller waits any more
        loop.call_soon_threadsafe(call)
