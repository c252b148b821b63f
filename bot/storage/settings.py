"""What guilds and people have chosen: JSON of the models here, unknown entries of a newer program left out."""

from collections.abc import Mapping
from itertools import islice
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from bot.storage.connection import Connection
from bot.storage.row_models import USUAL, Level

Minutes = Annotated[int, Field(ge=0, lt=24 * 60)]


class GuildSettings(BaseModel):
    """What a guild has chosen.

    Args:
        channel: the only channel for tables, its threads included; None: any.
        language: of what everybody reads, one of the catalogs' languages; None: the guild's own on Discord.
        turn_time: seconds after which a computer player sits in; None: never.
        openers: who may open tables.
        opener_role: the role that may, besides those who manage the guild, where `openers` is "role".
        newcomers: whether people who were not there at the start may take over a seat of a game going on.
        pictures: whether tables are shown as pictures, with few words.
        pause_days: how many days a game may pause before its table is closed.
        patience: seconds for which a game without a turn time waits for somebody before the others may wake them.
        level: how well computer players play at a new table.
        house_rules: by game id, the name or code of the house rules of a table opened without any.
        digest: the channel in which its weeks are told; None: nowhere.
        threads: whether a new table gets a thread of its own, where the bot may make one.
        greet: whether its first words are still owed to it: nowhere could they be written.
        news: whether who manages it is told once what is new after an update.
        spoken: the language of who opened the last table or tournament there; used until `language` is chosen.
        seen_news: how far that has been told: a release, and how many of its entries; None: never yet.
    """

    model_config = ConfigDict(frozen=True, extra="ignore")

    channel: int | None = None
    language: str | None = None
    turn_time: Annotated[int, Field(ge=60, le=3 * 24 * 3600)] | None = None
    openers: Literal["everyone", "role", "managers"] = "everyone"
    opener_role: int | None = None
    newcomers: bool = True
    pictures: bool = True
    pause_days: Annotated[int, Field(ge=1, le=30)] = 7
    patience: Annotated[int, Field(ge=60, le=24 * 3600)] = 600
    level: Level = USUAL
    house_rules: Mapping[str, str] = Field(default_factory=dict[str, str])
    digest: int | None = None
    threads: bool = False
    greet: bool = False
    news: bool = True
    spoken: str | None = None
    seen_news: tuple[str, int] | None = None


class QuietHours(BaseModel):
    """When somebody is not to be reminded, and their turn's time stands still.

    Args:
        start, end: minutes after midnight; the end may be on the next day.
        zone: a place of the tz database, such as Europe/Vienna.
    """

    model_config = ConfigDict(frozen=True, extra="ignore")

    start: Minutes
    end: Minutes
    zone: str = "UTC"


class Preferences(BaseModel):
    """What a person has chosen, everywhere.

    Args:
        language: of what only this person reads; None: that of their Discord.
        seen_language: that of their Discord when they were last seen.
        hand: where hands are shown: by direct message, here by the button alone, or both.
        mentions: whether they are mentioned when it is their turn; None: as the bot is set.
        reminders: whether they are reminded once when half of a turn's time is over.
        card_names: whether cards stand with their names in words.
        text_only: no pictures and no emojis.
        colours: whether drawn suits have two colours or four.
        quiet: when they are left alone.
        evenings: the guilds in which they are mentioned when the list for an evening of many tables opens.
        invitations: whether they are mentioned when somebody invites them to a table; else it comes directly.
    """

    model_config = ConfigDict(frozen=True, extra="ignore")

    language: str | None = None
    seen_language: str | None = None
    hand: Literal["dm", "here", "both"] = "both"
    mentions: bool | None = None
    reminders: bool = True
    card_names: bool = False
    text_only: bool = False
    colours: Literal["four", "two"] = "four"
    quiet: QuietHours | None = None
    evenings: tuple[int, ...] = ()
    invitations: bool = True


def guild(db: Connection, guild: int) -> GuildSettings:
    """Return what a guild has chosen, the standard if nothing."""
    row = db.execute("SELECT settings FROM guilds WHERE guild = ?", (guild,)).fetchone()
    return GuildSettings.model_validate_json(row["settings"]) if row else GuildSettings()


def keep_guild(db: Connection, guild: int, settings: GuildSettings) -> None:
    """Keep what a guild has chosen instead of what it had."""
    db.execute(
        "INSERT INTO guilds (guild, settings) VALUES (?, ?)"
        " ON CONFLICT (guild) DO UPDATE SET settings = excluded.settings",
        (guild, settings.model_dump_json()),
    )


def person(db: Connection, person: int) -> Preferences:
    """Return what a person has chosen, the standard if nothing."""
    row = db.execute("SELECT preferences FROM people WHERE person = ?", (person,)).fetchone()
    return Preferences.model_validate_json(row["preferences"]) if row else Preferences()


def keep_person(db: Connection, person: int, preferences: Preferences) -> None:
    """Keep what a person has chosen instead of what they had."""
    db.execute(
        "INSERT INTO people (person, preferences) VALUES (?, ?)"
        " ON CONFLICT (person) DO UPDATE SET preferences = excluded.preferences",
        (person, preferences.model_dump_json()),
    )


def asked_for_evenings(db: Connection, guild: int, most: int) -> list[int]:
    """Return who is to be mentioned when the list for an evening opens in a guild, so many at the most."""
    rows = db.execute(
        # As the model writes it; whether it is another number that looks like it is seen below.
        """SELECT person, preferences FROM people WHERE preferences LIKE '%"evenings":[%'"""
        """ AND preferences NOT LIKE '%"evenings":[]%' AND preferences LIKE ? ORDER BY person""",
        (f'%"evenings":[%{guild}%',),
    )
    asked = (row["person"] for row in rows if guild in Preferences.model_validate_json(row["preferences"]).evenings)
    return list(islice(asked, most))


def leave_guild(db: Connection, guild: int, left_at: str) -> None:
    """Keep since when the bot is no longer a member of a guild, unless that is known already."""
    db.execute(
        "INSERT INTO guilds (guild, settings, left_at) VALUES (?, ?, ?)"
        " ON CONFLICT (guild) DO UPDATE SET left_at = coalesce(guilds.left_at, excluded.left_at)",
        (guild, GuildSettings().model_dump_json(), left_at),
    )


def join_guild(db: Connection, guild: int) -> None:
    """Forget that the bot had left a guild."""
    db.execute("UPDATE guilds SET left_at = NULL WHERE guild = ? AND left_at IS NOT NULL", (guild,))


def left_before(db: Connection, moment: str) -> list[int]:
    """Return the guilds that the bot left before a moment, ISO 8601 in UTC, and has not come back to."""
    return [row["guild"] for row in db.execute("SELECT guild FROM guilds WHERE left_at < ?", (moment,))]


def left(db: Connection) -> list[int]:
    """Return the guilds that the bot is known to be no member of."""
    return [row["guild"] for row in db.execute("SELECT guild FROM guilds WHERE left_at IS NOT NULL")]


def is_left(db: Connection, guild: int) -> bool:
    """Return whether the bot is known to be no member of a guild."""
    row = db.execute("SELECT 1 FROM guilds WHERE guild = ? AND left_at IS NOT NULL", (guild,)).fetchone()
    return row is not None
