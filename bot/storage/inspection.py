"""What a look at a server's database from outside has found."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class DatabaseInspection:
    """A server and its database.

    Args:
        version: how many migrations the database has had; 0: it is empty.
        newest: how many there are.
        server: what the server calls its version.
        too_old: whether that is older than what is needed.
        not_allowed: what the bot's role may not do there, in words.
        pooled: whether transactions go by turns over sessions that others use as well.
        unsafe: settings by which what was answered can be lost, as `name = value`.
    """

    version: int
    newest: int
    server: str
    too_old: bool = False
    not_allowed: list[str] = field(default_factory=list)
    pooled: bool = False
    unsafe: list[str] = field(default_factory=list)
