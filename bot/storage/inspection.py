"""The result of an inspection of a PostgreSQL database."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class DatabaseInspection:
    """The state of a server and its database.

    Args:
        version: the number of migrations that have run; 0: it is empty.
        newest: the number of migrations of this program.
        server: the server's version as text.
        too_old: whether the server is older than required.
        not_allowed: missing privileges of the bot's role, in words.
        pooled: whether a pool switches sessions between transactions.
        unsafe: settings that can lose committed changes, as `name = value`.
    """

    version: int
    newest: int
    server: str
    too_old: bool = False
    not_allowed: list[str] = field(default_factory=list)
    pooled: bool = False
    unsafe: list[str] = field(default_factory=list)
