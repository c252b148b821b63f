"""Decides which shards a process acquires or releases, from a registry snapshot alone. Pure."""

from collections.abc import Collection
from dataclasses import dataclass

from bot.storage.postgres import ProcessRow, RegistrySnapshot

ALIVE_MS = 5_000
"""Milliseconds after its last heartbeat for which a process counts as alive."""
TERMINATE_AFTER_MS = 6_000
"""Milliseconds without a heartbeat after which a process's session is ended, so that others can take its locks.

It is a second longer than the process's own lease (`bot.cluster.membership.LEASE_SECONDS`).
"""
AUTO = "auto"


@dataclass(frozen=True, slots=True)
class ShardPreference:
    """The shards that a process prefers: only these, or its share of the unowned ones."""

    only: range | None = None

    def __str__(self) -> str:
        return AUTO if self.only is None else f"{self.only.start}-{self.only.stop - 1}"

    @classmethod
    def parse(cls, text: str) -> "ShardPreference":
        """Return the preference from the registry's text."""
        if text == AUTO:
            return cls()
        first, last = text.split("-")
        return cls(range(int(first), int(last) + 1))


class ShardPlan:
    """One process's next steps, computed from the registry."""

    def __init__(self, roll: RegistrySnapshot, me: int, wish: ShardPreference) -> None:
        self._roll = roll
        self._me = me
        self._wish = wish
        self._there = {
            process.id: process
            for process in roll.processes.values()
            if process.session in roll.sessions and (process.id == me or roll.now - process.seen <= ALIVE_MS)
        }

    def is_there(self, process: int | None) -> bool:
        """Return whether a process is alive."""
        return process in self._there

    def is_free(self, shard: int) -> bool:
        """Return whether a shard's lock is free."""
        return self._roll.shards[shard].session is None

    def owner(self, shard: int) -> ProcessRow | None:
        """Return the owner of a shard if it is alive, else None."""
        row = self._roll.shards.get(shard)
        return self._there.get(row.process or 0) if row and row.session is not None else None

    def is_mine(self, shard: int) -> bool:
        """Return whether this process is taking over a shard."""
        return self._roll.shards[shard].comer == self._me

    def requester(self, shard: int) -> ProcessRow | None:
        """Return the other process that requests a shard, if it is alive."""
        requester = self._roll.shards[shard].asker
        return None if requester == self._me else self._there.get(requester or 0)

    def others_want(self, shard: int) -> bool:
        """Return whether another process that stays could take a shard."""
        wishes = [ShardPreference.parse(each.wish) for each in self._staying() if each.id != self._me]
        return any(wish.only is None or shard in wish.only for wish in wishes)

    def stale_owner_session(self, shard: int) -> int | None:
        """Return the session of a shard's owner that has been silent for too long, else None."""
        owner = self._unseen(shard)
        return owner.session if owner is not None and self._roll.now - owner.seen > TERMINATE_AFTER_MS else None

    def _unseen(self, shard: int) -> ProcessRow | None:
        """Return the owner of a shard that is no longer alive, else None."""
        row = self._roll.shards[shard]
        process = self._roll.processes.get(row.process or 0)
        if row.session is None or process is None or process.session != row.session or self.is_there(process.id):
            return None
        return process

    def may_request(self, shard: int) -> bool:
        """Return whether to request a shard from its owner."""
        holder = self.owner(shard)
        if holder is None or self.requester(shard) is not None:
            return False
        # A process without a preference gives way to one that prefers this shard.
        return self._wish.only is None or bool(holder.leaving) or holder.wish == AUTO

    def wanted(self, mine: Collection[int]) -> list[int]:
        """Return the shards to take over in addition to those owned or being taken over."""
        shards = self._roll.shards
        if self._wish.only is not None:
            return [shard for shard in self._wish.only if shard in shards and shard not in mine]
        share, least = self._share(), len(shards) // max(1, len(self._staying()))
        open_ = [shard for shard in shards if shard not in mine and not self._has_requester(shard)]
        found = [shard for shard in open_ if self.is_free(shard)]
        found += [shard for shard in open_ if not self.is_free(shard) and self._is_given_up(shard)]
        found = found[: max(0, share - len(mine))]
        if self.orphans():
            return found  # gateway sessions start one after the other, so unowned shards come first
        have = len(mine) + len(found)
        for other in self._staying():
            theirs = [shard for shard in open_ if (holder := self.owner(shard)) is not None and holder.id == other.id]
            if other.id == self._me or other.wish != AUTO:
                continue
            keeps = least if have < least else share
            room = (least if have < least else share) - have
            more = theirs[keeps:][: max(0, room)]
            found, have = found + more, have + len(more)
        return found

    def to_abandon(self, mine: Collection[int], coming: Collection[int]) -> list[int]:
        """Return the takeovers to abandon, by the shards of this process and those without a gateway session."""
        if self._wish.only is not None:
            return []
        unowned_shards = self.orphans()
        waits = [shard for shard in coming if unowned_shards and shard not in unowned_shards]
        rest = sorted(shard for shard in coming if shard not in waits)
        excess = len(mine) - len(waits) - self._share()
        return [*waits, *rest[len(rest) - excess :]] if excess > 0 else waits

    def orphans(self) -> set[int]:
        """Return the shards without an owner, or soon without one."""
        return {shard for shard in self._roll.shards if self.is_free(shard) or self._is_given_up(shard)}

    def _share(self) -> int:
        """Return the most shards that a process should own."""
        return -(-len(self._roll.shards) // max(1, len(self._staying())))

    def _staying(self) -> list[ProcessRow]:
        return [each for each in self._there.values() if not each.leaving]

    def _has_requester(self, shard: int) -> bool:
        comer = self._roll.shards[shard].comer
        return comer != self._me and self.is_there(comer)

    def _is_given_up(self, shard: int) -> bool:
        """Return whether a shard's owner is draining or no longer alive."""
        holder = self.owner(shard)
        # Its locks remain for a moment, which is enough to connect to Discord.
        return bool(holder.leaving) if holder is not None else self._unseen(shard) is not None
