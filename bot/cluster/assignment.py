"""Which shards a process goes for, from the register alone; nothing is asked and nothing is done here."""

from collections.abc import Collection
from dataclasses import dataclass

from bot.storage.postgres import ProcessRow, RegistrySnapshot

ALIVE = 5_000
"""Milliseconds for which a process that was seen counts as there."""
SILENT = 6_000
"""Milliseconds after which the session of a silent one is ended, so that others may have its locks: a second after it
believes itself that it is the home of nothing any more (`bot.cluster.membership.LEASE`)."""
AUTO = "auto"


@dataclass(frozen=True, slots=True)
class ShardPreference:
    """Which shards a process wants.

    Args:
        only: these and no others; None: its share of what nobody else has.
    """

    only: range | None = None

    def __str__(self) -> str:
        return AUTO if self.only is None else f"{self.only.start}-{self.only.stop - 1}"

    @classmethod
    def parse(cls, text: str) -> "ShardPreference":
        """Return the wish that the register has as a text."""
        if text == AUTO:
            return cls()
        first, last = text.split("-")
        return cls(range(int(first), int(last) + 1))

    def may_have(self, shard: int) -> bool:
        """Return whether a shard may go to whoever has this wish."""
        return self.only is None or shard in self.only


class ShardPlan:
    """What one process makes of the register.

    Args:
        roll: the register.
        me: its number.
        wish: which shards it wants.
    """

    def __init__(self, roll: RegistrySnapshot, me: int, wish: ShardPreference) -> None:
        self._roll = roll
        self._me = me
        self._wish = wish
        self._there = {
            process.id: process
            for process in roll.processes.values()
            if process.session in roll.sessions and (process.id == me or roll.now - process.seen <= ALIVE)
        }

    def is_there(self, process: int | None) -> bool:
        """Return whether a process is there."""
        return process in self._there

    def is_free(self, shard: int) -> bool:
        """Return whether nobody has a shard's lock."""
        return self._roll.shards[shard].session is None

    def owner(self, shard: int) -> ProcessRow | None:
        """Return who has a shard, if that is a process that is there."""
        row = self._roll.shards.get(shard)
        return self._there.get(row.process or 0) if row and row.session is not None else None

    def is_mine(self, shard: int) -> bool:
        """Return whether this process is the one on the way to a shard."""
        return self._roll.shards[shard].comer == self._me

    def requester(self, shard: int) -> ProcessRow | None:
        """Return who else waits for a shard, if they are there."""
        requester = self._roll.shards[shard].asker
        return None if requester == self._me else self._there.get(requester or 0)

    def others_want(self, shard: int) -> bool:
        """Return whether anybody else who stays may come for a shard."""
        return any(
            ShardPreference.parse(each.wish).may_have(shard) for each in self._staying() if each.id != self._me
        )

    def stale_owner_session(self, shard: int) -> int | None:
        """Return the session of whoever has a shard and was not seen for too long; None if that is not so."""
        owner = self._unseen(shard)
        return owner.session if owner is not None and self._roll.now - owner.seen > SILENT else None

    def _unseen(self, shard: int) -> ProcessRow | None:
        """Return who has a shard and is not there any more."""
        row = self._roll.shards[shard]
        process = self._roll.processes.get(row.process or 0)
        if row.session is None or process is None or process.session != row.session or self.is_there(process.id):
            return None
        return process

    def may_request(self, shard: int) -> bool:
        """Return whether a shard that somebody else has is to be asked for."""
        holder = self.owner(shard)
        if holder is None or self.requester(shard) is not None:
            return False
        # Who wants all shards alike gives way to who wants this one.
        return self._wish.only is None or bool(holder.leaving) or holder.wish == AUTO

    def wanted(self, mine: Collection[int]) -> list[int]:
        """Return what to go for besides what this process has or is on the way to."""
        shards = self._roll.shards
        if self._wish.only is not None:
            return [shard for shard in self._wish.only if shard in shards and shard not in mine]
        share, least = self._share(), len(shards) // max(1, len(self._staying()))
        open_ = [shard for shard in shards if shard not in mine and not self._somebody_comes(shard)]
        found = [shard for shard in open_ if self.is_free(shard)]
        found += [shard for shard in open_ if not self.is_free(shard) and self._is_given_up(shard)]
        found = found[: max(0, share - len(mine))]
        if self.orphans():
            return found  # sessions begin one after the other: those that nobody serves come first
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
        """Return which ways to give up again: what is beyond its share, or can wait for what nobody has.

        Args:
            mine: what this process has or is on the way to.
            coming: what of it has no session with Discord yet.
        """
        if self._wish.only is not None:
            return []
        unowned_shards = self.orphans()
        waits = [shard for shard in coming if unowned_shards and shard not in unowned_shards]
        rest = sorted(shard for shard in coming if shard not in waits)
        excess = len(mine) - len(waits) - self._share()
        return [*waits, *rest[len(rest) - excess :]] if excess > 0 else waits

    def orphans(self) -> set[int]:
        """Return the shards that nobody serves, or soon nobody will."""
        return {shard for shard in self._roll.shards if self.is_free(shard) or self._is_given_up(shard)}

    def _share(self) -> int:
        """Return how many shards a process is to have at the most."""
        return -(-len(self._roll.shards) // max(1, len(self._staying())))

    def _staying(self) -> list[ProcessRow]:
        return [each for each in self._there.values() if not each.leaving]

    def _somebody_comes(self, shard: int) -> bool:
        comer = self._roll.shards[shard].comer
        return comer != self._me and self.is_there(comer)

    def _is_given_up(self, shard: int) -> bool:
        """Return whether whoever has a shard leaves, or is not there any more."""
        holder = self.owner(shard)
        # Its locks are still its own for a moment, in which the way to Discord can be made.
        return bool(holder.leaving) if holder is not None else self._unseen(shard) is not None
