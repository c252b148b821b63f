"""Where the program comes from, for /about and news."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class ProjectLinks:
    """Where the program comes from, and whom to ask.

    Args:
        release: its version.
        source, support, privacy: addresses on the web; empty: the operator has named none.
        changelog: what has become new, release by release (`bot.version.changelog`); empty: unknown.
    """

    release: str
    source: str = ""
    support: str = ""
    privacy: str = ""
    changelog: str = field(default="", repr=False)
