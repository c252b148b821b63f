"""Settings from the environment or a `.env` file; nothing is read before a `Settings` is made."""

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
"""With a scheme (of two letters at least: C:/ is a disk), or a name and a password before an @, or libpq's words."""
NO_ADDRESS = (
    "it takes the path of a file, or an address that begins with postgresql:// and has no quotation marks around it"
)

SHARDS = re.compile(r"(?:auto|(?P<first>\d{1,5})(?:-(?P<last>\d{1,5}))?)(?:/(?P<count>\d{1,5}))?", re.ASCII)
NO_SHARDS = "it takes auto, auto/40 (of 40), 0-9/40 (these ten of 40) or 7/40"
LONGEST_URL = 512
"""Characters of the address of a link button, at most: Discord refuses longer ones."""
SECRET = 16
"""Characters of a secret between processes, at least."""


@dataclass(frozen=True, slots=True)
class ShardAssignment:
    """Which of Discord's shards a process is to hold.

    Args:
        count: how many there are; None: as many as Discord recommends, or as others that run have.
        wanted: these; None: what nobody holds, up to an even share.
    """

    count: int | None = None
    wanted: range | None = None

    @classmethod
    def parse(cls, text: str) -> Self:
        """Return what a text says; raises ValueError."""
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
    """What can be set from outside; `.env.example` lists every name with its default."""

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
    """Where the database and its backups are kept."""
    database_place: SecretStr | None = Field(default=None, validation_alias="BOT_DATABASE")
    """The database: a file, or postgresql://name:password@host/database; None: bot.sqlite in the data folder."""
    games_dir: Path | None = None
    """A folder with more games, a package each, besides those of this project."""
    sandbox_host: str = "127.0.0.1"
    """The address the sandbox listens on."""
    sandbox_port: int = Field(default=8080, ge=0, le=65535)
    """The port of the sandbox; 0 takes any free one."""
    computer_pause: float = Field(default=1.0, ge=0, le=600, allow_inf_nan=False)
    """Seconds before a computer player acts, so that people can bet."""
    workers: int = Field(default=1, ge=0, le=64, validation_alias=AliasChoices("BOT_WORKERS", "BOT_THINKERS"))
    """Processes that choose moves for computer players; 0: the bot's own process does."""
    edit_interval: float = Field(default=1.0, ge=0, le=600, allow_inf_nan=False)
    """Seconds between two edits of one message that nobody's click answered."""
    requests_per_second: float = Field(default=40.0, ge=0, le=1000, allow_inf_nan=False)
    """How many requests a second are made of Discord besides answers to clicks; it takes 50. 0: any number."""
    defer_after: float = Field(default=1.5, gt=0, lt=3, allow_inf_nan=False)
    """Seconds after which a click is acknowledged before its answer is ready."""
    turn_mentions: bool = True
    """Whether people who have not chosen are mentioned when it is their turn."""
    mention_after: float = Field(default=30.0, ge=0, le=3600, allow_inf_nan=False)
    """Seconds that a turn waits for its answer before the bot mentions the player; 0: none."""
    card_emojis: bool = True
    """Whether cards are shown as small pictures beside their text; otherwise as text alone."""
    pictures: bool = True
    """Whether hands, slates and orders of cards are sent as pictures, too; otherwise in words alone."""
    source_url: str = Field(default="", max_length=LONGEST_URL)
    """Where the source of the program that runs is, for /about."""
    support_url: str = Field(default="", max_length=LONGEST_URL)
    """Where people ask who runs the bot, for /about."""
    privacy_url: str = Field(default="", max_length=LONGEST_URL)
    """Where the privacy policy is, for /about."""
    fatal_status: int = Field(default=2, ge=0, le=255)
    """The exit status where another start would end in the same way: a wrong setting, a refused token.

    Compose restarts on any failure or never, so the image has 0.
    """
    log_level: LogLevel = "INFO"
    """How much is logged."""
    log_json: bool = False
    """Whether log lines are JSON instead of text."""
    log_file: Path | None = None
    """The file that log lines go to, a new one every day; None: standard error."""
    log_days: int = Field(default=14, ge=1, le=3650)
    """Days that a log file is kept after its own."""
    health_host: str = "127.0.0.1"
    """The address that health and metrics listen on."""
    health_port: int | None = Field(default=None, ge=0, le=65535)
    """The port of health and metrics; None: there are none, 0 takes any free one."""
    health_allowed_hosts: str = Field(
        default="", validation_alias=AliasChoices("BOT_HEALTH_ALLOWED_HOSTS", "BOT_HEALTH_NAMES")
    )
    """Additional host names under which health and metrics can be requested, separated by commas."""
    shards: str | None = None
    """Which of Discord's shards this process holds, of several on one database; None: it is alone and has all."""
    cluster_secret: SecretStr | None = Field(default=None, validate_default=True)
    """What the processes of one bot know each other by."""
    cluster_host: str = "127.0.0.1"
    """The address that other processes' clicks are listened for on."""
    cluster_port: int = Field(default=0, ge=0, le=65535)
    """The port for them; 0 takes any free one."""
    cluster_address: str = ""
    """How others reach that; empty: the address, or this machine's name where it is all of them."""

    @field_validator("discord_token", mode="before")
    @classmethod
    def _no_blank_token(cls, value: object) -> object:
        """Return None for a token of blanks, which is what an unfilled line of `.env` gives."""
        return (value.strip() or None) if isinstance(value, str) else value

    @field_validator("discord_token")
    @classmethod
    def _token_in_one_word(cls, value: SecretStr | None) -> SecretStr | None:
        """Refuse what can't be sent as a token, before the library says so with the token in its words."""
        if value is not None and not re.fullmatch("[!-~]+", value.get_secret_value()):
            raise ValueError("a token has letters, digits, dots, dashes and no blanks; copy it again")
        return value

    @field_validator("database_place", mode="before")
    @classmethod
    def _file_or_server(cls, value: object) -> object:
        """Refuse an address of what isn't PostgreSQL: as a file's path it would show its password everywhere."""
        text = value.get_secret_value() if isinstance(value, SecretStr) else value
        if not isinstance(text, str):
            return value
        return file_or_server(text) or None

    @field_validator("data_dir", mode="before")
    @classmethod
    def _no_address(cls, value: object) -> object:
        """Refuse an address, of which folders would be made with the password in their names."""
        if isinstance(value, str) and is_address(value):
            raise ValueError("it takes a folder; the address of a PostgreSQL server is BOT_DATABASE's")
        return value

    @field_validator("source_url", "support_url", "privacy_url")
    @classmethod
    def _address(cls, value: str) -> str:
        """Refuse what a reader couldn't press."""
        if value and not re.fullmatch(r"https?://[^\s<>]+", value):
            raise ValueError("an address begins with https:// and has no blanks, such as https://example.org/help")
        return value

    @field_validator("shards")
    @classmethod
    def _shards_of_a_server(cls, value: str | None, info: ValidationInfo) -> str | None:
        """Refuse what names no shards, and shards of a database that only one process can have."""
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
        """Refuse no secret, or one that can be guessed, where processes hand each other what people press."""
        if info.data.get("shards") and (value is None or len(value.get_secret_value()) < SECRET):
            raise ValueError(f"with BOT_SHARDS it takes at least {SECRET} characters, the same for all processes")
        return value

    @property
    def share(self) -> ShardAssignment | None:
        """Which of Discord's shards this process is to hold; None: it is alone."""
        return ShardAssignment.parse(self.shards) if self.shards else None

    def reached_at(self, port: int) -> str:
        """Return how other processes reach this one, as host:port.

        Args:
            port: on which it listens.
        """
        anywhere = self.cluster_host in {"", "0.0.0.0", "::"}  # noqa: S104  # compared, not listened on
        named = self.cluster_address or (socket.gethostname() if anywhere else self.cluster_host)
        return (
            named if re.search(r"^[^:]+:\d+$|\]:\d+$", named) else f"{f'[{named}]' if ':' in named else named}:{port}"
        )

    @property
    def database(self) -> Path:
        """The SQLite file; where a server is named it is the one that there would be without."""
        named = self.database_place.get_secret_value() if self.database_place else ""
        return Path(named) if named and self.server is None else self.data_dir / "bot.sqlite"

    @property
    def server(self) -> SecretStr | None:
        """The address of a PostgreSQL server's database, with its password; None: there is a file."""
        named = self.database_place
        return named if named and is_server(named.get_secret_value()) else None


def file_or_server(text: str) -> str:
    """Return the path of a file or the address of a server as we take it; raises ValueError without the text."""
    text = text.strip()
    if found := re.match(SERVER, text, re.IGNORECASE):
        return f"{found[0].lower()}{text[found.end() :]}"  # the driver knows small letters alone
    if is_address(text):
        raise ValueError(NO_ADDRESS)
    return text


def is_server(text: str) -> bool:
    """Return whether a checked text is the address of a server."""
    return re.match(SERVER, text) is not None


def is_address(text: str) -> bool:
    """Return whether a text is the address of a server rather than the path of a file, however it is misspelt."""
    return re.search(ADDRESS, text, re.IGNORECASE) is not None


def environment_name(name: str) -> str:
    """Return what a setting is called in the environment."""
    return _names(name)[0]


def former_names() -> dict[str, str]:
    """Return the names that settings had in an earlier release, with today's; both are read for one release."""
    return {old: names[0] for names in map(_names, Settings.model_fields) for old in names[1:]}


def _names(name: str) -> list[str]:
    """Return all names of a setting in the environment, today's first."""
    field = Settings.model_fields.get(name)
    alias = field.validation_alias if field else None
    if isinstance(alias, AliasChoices):
        return [str(choice) for choice in alias.choices]
    return [str(alias) if alias else f"BOT_{name.upper()}"]
