"""Settings from the environment or a `.env` file; nothing is read before a `Settings` is made."""

import re
from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

LogLevel = Literal["DEBUG", "INFO", "WARNING", "ERROR"]

SERVER = r"postgres(ql)?://"
ADDRESS = r"://|^\W*[a-z][a-z0-9+.-]+:/|^[^/\\]*:[^/\\]*@|\bpassword\s*="
"""With a scheme (of two letters at least: C:/ is a disk), or a name and a password before an @, or libpq's words."""
NO_ADDRESS = (
    "it takes the path of a file, or an address that begins with postgresql:// and has no quotation marks around it"
)


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
    thinkers: int = Field(default=1, ge=0, le=64)
    """Processes in which the computer players think; 0: in the bot's own."""
    edit_interval: float = Field(default=1.0, ge=0, le=600, allow_inf_nan=False)
    """Seconds between two edits of one message that nobody's click answered."""
    requests_per_second: float = Field(default=40.0, ge=0, le=1000, allow_inf_nan=False)
    """How many requests a second are made of Discord besides answers to clicks; it takes 50. 0: any number."""
    defer_after: float = Field(default=1.5, gt=0, lt=3, allow_inf_nan=False)
    """Seconds after which a click is acknowledged before its answer is ready."""
    turn_mentions: bool = True
    """Whether people who have not chosen are mentioned when it is their turn."""
    card_emojis: bool = True
    """Whether cards are shown as small pictures beside their text; otherwise as text alone."""
    pictures: bool = True
    """Whether hands, slates and orders of cards are sent as pictures, too; otherwise in words alone."""
    source_url: str = ""
    """Where the source of the program that runs is, for /about."""
    support_url: str = ""
    """Where people ask who runs the bot, for /about."""
    privacy_url: str = ""
    """Where the privacy policy is, for /about."""
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
    health_names: str = ""
    """By what other names health and metrics may be asked for, separated by commas."""

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
        if value and not re.fullmatch(r"https?://[^\s<>]{1,300}", value):
            raise ValueError("an address begins with https:// and has no blanks, such as https://example.org/help")
        return value

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
    field = Settings.model_fields.get(name)
    return str(field.validation_alias) if field and field.validation_alias else f"BOT_{name.upper()}"
