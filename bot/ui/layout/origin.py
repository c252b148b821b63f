"""Hold the links of the project for /about and the news."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class ProjectLinks:
    """The links of the project: source, support and privacy.

    Args:
        source, support, privacy: addresses on the web; empty: the operator has named none.
        changelog: what has become new, release by release (`bot.version.changelog`); empty: unknown.
    """

    release: str
    source: str = ""
    support: str = ""
    privacy: str = ""
    changelog: str = field(default="", repr=False)
