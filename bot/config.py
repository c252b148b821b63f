"""Settings from the environment or a `.env` file; read when a `Settings` is made."""

import re
import socket
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, Self

from pydantic import AliasChoices, Field, SecretStr, ValidationInfo, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

LogLevel = Literal["DEBUG", "INFO", "WARNING", "ERROR"]

SERVER = r"postgres(ql)?://"
ADDRESS = r"://|^\W*[a-z][a-z0-9+.-]+:/|^[^/\\]*:[^/\\]*@|\bpassword\s*="
"""Matches a URL: a scheme (two letters at least: C:/ is a disk), name and password before an @, or libpq's form."""
NO_ADDRESS = (
    "it takes the path of a file, or an address that begins with postgresql:// and has no quotation marks around it"
)

SHARDS = re.compile(r"(?:auto|(?P<first>\d{1,5})(?:-(?P<last>\d{1,5}))?)(?:/(?P<count>\d{1,5}))?", re.ASCII)
NO_SHARDS = "it takes auto, auto/40 (of 40), 0-9/40 (these ten of 40) or 7/40"
MAX_URL_LENGTH = 512
"""The most characters of a link button's URL, by Discord's limit."""
MIN_SECRET_LENGTH = 16
"""The fewest characters of a cluster secret."""


@dataclass(frozen=True, slots=True)
class ShardAssignment:
    """The configured shards of a process.

    Args:
        count: the shard count; None: Discord's recommendation, or that of running processes.
        wanted: these; None: unowned ones, up to an even share.
    """

    count: int | None = None
    wanted: range | None = None

    @classmethod
    def parse(cls, text: str) -> Self:
        """Return the assignment from a text; raise ValueError."""
        found = SHARDS.fullmatch(text)
        if found is None or (found["first"] and not found["count"]):
            raise ValueError(NO_SHARDS)
        count = int(found["count"]) if found["count"] else None
        if count == 0:
            raise ValueError(NO_SHARDS)
        if found["first"] is None:
            return cls(count)
        wanted = range(int(found["first"]), int(found["last"] or found["first"]) + 1)
        if not wanted or (count is not None and wanted[-1] >= count):
            raise ValueError(f"shards count from 0 to one less than there are; {NO_SHARDS}")
        return cls(count, wanted)


class Settings(BaseSettings):
    """The settings; `.env.example` lists every name with its default."""

    model_config = SettingsConfigDict(
        env_prefix="BOT_",
        env_file=".env",
        env_file_encoding="utf-8",
        frozen=True,
        extra="ignore",
        env_ignore_empty=True,
        hide_input_in_errors=True,
        populate_by_name=True,
    )

    discord_token: SecretStr | None = Field(default=None, validation_alias="DISCORD_TOKEN")
    """The bot's token; without one the bot runs in the sandbox."""
    data_dir: Path = Path("data")
    """The folder of the database and its backups."""
    database_place: SecretStr | None = Field(default=None, validation_alias="BOT_DATABASE")
    """The database: a file, or postgresql://name:password@host/database; None: bot.sqlite in the data folder."""
    games_dir: Path | None = None
    """A folder with additional games, a package each."""
    sandbox_host: str = "127.0.0.1"
    """The address the sandbox listens on."""
    sandbox_port: int = Field(default=8080, ge=0, le=65535)
    """The port of the sandbox; 0 takes any free one."""
    computer_pause: float = Field(default=1.0, ge=0, le=600, allow_inf_nan=False)
    """Seconds before a computer player acts, so that players can bet."""
    workers: int = Field(default=1, ge=0, le=64, validation_alias=AliasChoices("BOT_WORKERS", "BOT_THINKERS"))
    """Processes that choose moves for computer players; 0: the bot's own process does."""
    edit_interval: float = Field(default=1.0, ge=0, le=600, allow_inf_nan=False)
    """Seconds between two edits of one message that are not replies to a click."""
    requests_per_second: float = Field(default=40.0, ge=0, le=1000, allow_inf_nan=False)
    """The most requests a second to Discord, besides replies to clicks; Discord allows 50. 0: no limit."""
    defer_after: float = Field(default=1.5, gt=0, lt=3, allow_inf_nan=False)
    """Seconds after which a click is acknowledged before its reply is ready."""
    turn_mentions: bool = True
    """Whether players are mentioned when it is their turn, unless they have chosen."""
    mention_after: float = Field(default=30.0, ge=0, le=3600, allow_inf_nan=False)
    """Seconds of waiting for a player before the bot mentions them; 0: none."""
    card_emojis: bool = True
    """Whether cards are shown as emojis next to their text; otherwise as text alone."""
    pictures: bool = True
    """Whether hands, slates and orders of cards are also sent as images; otherwise in words alone."""
    source_url: str = Field(default="", max_length=MAX_URL_LENGTH)
    """The URL of this program's source code, for /about."""
    support_url: str = Field(default="", max_length=MAX_URL_LENGTH)
    """The URL where users can ask the operator, for /about."""
    privacy_url: str = Field(default="", max_length=MAX_URL_LENGTH)
    """The URL of the privacy policy, for /about."""
    fatal_status: int = Field(default=2, ge=0, le=255)
    """The exit status for errors that a restart would meet again: a wrong setting, a refused token.

    Compose restarts on any failure or never, so the image sets 0.
    """
    log_level: LogLevel = "INFO"
    """The lowest level that is logged."""
    log_json: bool = False
    """Whether log lines are JSON instead of text."""
    log_file: Path | None = None
    """The log file, a new one every day; None: standard error."""
    log_days: int = Field(default=14, ge=1, le=3650)
    """Days for which a log file is kept after its own."""
    health_host: str = "127.0.0.1"
    """The address of the health and metrics port."""
    health_port: int | None = Field(default=None, ge=0, le=65535)
    """The port of health and metrics; None: there is none, 0 takes any free one."""
    health_allowed_hosts: str = Field(
        default="", validation_alias=AliasChoices("BOT_HEALTH_ALLOWED_HOSTS", "BOT_HEALTH_NAMES")
    )
    """Additional host names under which health and metrics can be requested, separated by commas."""
    shards: str | None = None
    """The shards of this process, of several on one database; None: a single process with all shards."""
    cluster_secret: SecretStr | None = Field(default=None, validate_default=True)
    """The secret that authenticates the processes of a cluster."""
    cluster_host: str = "127.0.0.1"
    """The address on which forwarded interactions are received."""
    cluster_port: int = Field(default=0, ge=0, le=65535)
    """The port for them; 0 takes any free one."""
    cluster_address: str = ""
    """The address by which others reach it; empty: `cluster_host`, or this machine's name."""

    @field_validator("discord_token", mode="before")
    @classmethod
    def _no_blank_token(cls, value: object) -> object:
        """Return None for a blank token, as in an unfilled line of `.env`."""
        return (value.strip() or None) if isinstance(value, str) else value

    @field_validator("discord_token")
    @classmethod
    def _token_in_one_word(cls, value: SecretStr | None) -> SecretStr | None:
        """Refuse an invalid token before discord.py does, whose error text contains it."""
        if value is not None and not re.fullmatch("[!-~]+", value.get_secret_value()):
            raise ValueError("a token has letters, digits, dots, dashes and no blanks; copy it again")
        return value

    @field_validator("database_place", mode="before")
    @classmethod
    def _file_or_server(cls, value: object) -> object:
        """Refuse a URL that isn't PostgreSQL's: as a file's path it would show its password."""
        text = value.get_secret_value() if isinstance(value, SecretStr) else value
        if not isinstance(text, str):
            return value
        return file_or_server(text) or None

    @field_validator("data_dir", mode="before")
    @classmethod
    def _no_address(cls, value: object) -> object:
        """Refuse a URL, from which folders with the password in their names would be made."""
        if isinstance(value, str) and is_address(value):
            raise ValueError("it takes a folder; the address of a PostgreSQL server is BOT_DATABASE's")
        return value

    @field_validator("source_url", "support_url", "privacy_url")
    @classmethod
    def _address(cls, value: str) -> str:
        """Refuse a URL that a link button can't have."""
        if value and not re.fullmatch(r"https?://[^\s<>]+", value):
            raise ValueError("an address begins with https:// and has no blanks, such as https://example.org/help")
        return value

    @field_validator("shards")
    @classmethod
    def _shards_of_a_server(cls, value: str | None, info: ValidationInfo) -> str | None:
        """Refuse an invalid text, and shards with a database for a single process."""
        value = (value or "").strip().lower() or None
        if value is None:
            return None
        ShardAssignment.parse(value)
        place: SecretStr | None = info.data.get("database_place")
        if place is None or not re.match(SERVER, place.get_secret_value()):
            raise ValueError("several processes need a database that they share: BOT_DATABASE=postgresql://...")
        return value

    @field_validator("cluster_secret")
    @classmethod
    def _secret_of_a_cluster(cls, value: SecretStr | None, info: ValidationInfo) -> SecretStr | None:
        """Refuse a missing or short secret where processes forward interactions."""
        if info.data.get("shards") and (value is None or len(value.get_secret_value()) < MIN_SECRET_LENGTH):
            raise ValueError(
                f"with BOT_SHARDS it takes at least {MIN_SECRET_LENGTH} characters, the same for all processes"
            )
        return value

    @property
    def share(self) -> ShardAssignment | None:
        """The configured shards of this process; None: it is the only one."""
        return ShardAssignment.parse(self.shards) if self.shards else None

    def reached_at(self, port: int) -> str:
        """Return how other processes reach this one, as host:port."""
        anywhere = self.cluster_host in {"", "0.0.0.0", "::"}  # noqa: S104  # compared, not listened on
        named = self.cluster_address or (socket.gethostname() if anywhere else self.cluster_host)
        return (
            named if re.search(r"^[^:]+:\d+$|\]:\d+$", named) else f"{f'[{named}]' if ':' in named else named}:{port}"
        )

    @property
    def database(self) -> Path:
        """The SQLite file; with a server configured, the file's default."""
        named = self.database_place.get_secret_value() if self.database_place else ""
        return Path(named) if named and self.server is None else self.data_dir / "bot.sqlite"

    @property
    def server(self) -> SecretStr | None:
        """The URL of a PostgreSQL database, with its password; None: there is a file."""
        named = self.database_place
        return named if named and is_server(named.get_secret_value()) else None


def file_or_server(text: str) -> str:
    """Return a checked file path or server URL; raise ValueError without the text."""
    text = text.strip()
    if found := re.match(SERVER, text, re.IGNORECASE):
        return f"{found[0].lower()}{text[found.end() :]}"  # the driver accepts lower case only
    if is_address(text):
        raise ValueError(NO_ADDRESS)
    return text


def is_server(text: str) -> bool:
    """Return whether a checked text is a server's URL."""
    return re.match(SERVER, text) is not None


def is_address(text: str) -> bool:
    """Return whether a text is meant as a URL rather than a file path, even if it is misspelt."""
    return re.search(ADDRESS, text, re.IGNORECASE) is not None


def environment_name(name: str) -> str:
    """Return a setting's name in the environment."""
    return _names(name)[0]


def former_names() -> dict[str, str]:
    """Return the former names of settings by today's; both are read for one release."""
    return {old: names[0] for names in map(_names, Settings.model_fields) for old in names[1:]}


def _names(name: str) -> list[str]:
    """Return all environment names of a setting, today's first."""
    field = Settings.model_fields.get(name)
    alias = field.validation_alias if field else None
    if isinstance(alias, AliasChoices):
        return [str(choice) for choice in alias.choices]
    return [str(alias) if alias else f"BOT_{name.upper()}"]
