"""Choices of guilds and users: JSON of the models here, without entries of a newer program."""

from collections.abc import Mapping
from functools import lru_cache
from itertools import islice
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from bot.storage.connection import Connection
from bot.storage.row_models import USUAL, Level

CACHE_SIZE = 1024
"""Different choices in memory; guilds and users with equal ones share an instance of 3 KiB."""

Minutes = Annotated[int, Field(ge=0, lt=24 * 60)]


class GuildSettings(BaseModel):
    """The settings of a guild.

    Args:
        channels: the channels for tables, their threads included; (): any.
        language: the language of public messages, one of the catalogs'; None: the guild's own on Discord.
        turn_time: seconds after which a computer player substitutes; None: never.
        openers: who can open tables.
        opener_roles: the roles that can open tables, in addition to managers, where `openers` is "role".
        evening_channel: the only channel for tournaments, its threads included; None: those for tables.
        organisers: who can open and plan tournaments; "openers": those who can open tables.
        organiser_roles: the roles that can, in addition to managers, where `organisers` is "role".
        evening_role: the role that is mentioned when the list for a tournament opens; None: none is.
        table_role: the role that is mentioned when a new table waits for players; None: none is.
        newcomers: whether users who were not there at the start can take over a seat of a game in play.
        pictures: whether tables are shown as images, with few words.
        pause_days: how many days a game can pause before its table is closed.
        patience: seconds of waiting for a player, without a turn time, before the others can wake them.
        level: the level of computer players at a new table.
        house_rules: by game id, the name or code of the house rules of a table opened without any.
        digest: the channel for weekly digests; None: there are none.
        threads: whether a new table gets a separate thread, where the bot can make one.
        greet: whether the greeting is still pending because no channel could be written to.
        news: whether managers get one message about changes after an update.
        spoken: the language of the user who opened the last table or tournament; used until `language` is chosen.
        seen_news: the changes they have got: a release, and how many of its entries; None: none yet.
        winner_role: the role for a season's winner; None: there is none.
        zone: the place of the tz database in whose time tournaments are planned; None: not chosen.
    """

    model_config = ConfigDict(frozen=True, extra="ignore")

    channels: tuple[int, ...] = ()
    language: str | None = None
    turn_time: Annotated[int, Field(ge=60, le=3 * 24 * 3600)] | None = None
    openers: Literal["everyone", "role", "managers"] = "everyone"
    opener_roles: tuple[int, ...] = ()
    evening_channel: int | None = None
    organisers: Literal["openers", "role", "managers"] = "openers"
    organiser_roles: tuple[int, ...] = ()
    evening_role: int | None = None
    table_role: int | None = None
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
    winner_role: int | None = None
    zone: str | None = None


class QuietHours(BaseModel):
    """The hours in which a user gets no reminders, and their turn's time stands still.

    Args:
        start: minutes after midnight.
        end: minutes after midnight, perhaps of the next day.
        zone: a place of the tz database, such as Europe/Vienna.
    """

    model_config = ConfigDict(frozen=True, extra="ignore")

    start: Minutes
    end: Minutes
    zone: str = "UTC"


class Preferences(BaseModel):
    """A user's choices, valid everywhere.

    Args:
        language: the language of private messages; None: that of their Discord.
        seen_language: that of their Discord when they were last seen.
        hand: where hands are shown: by direct message, in the channel by the button, or both.
        mentions: whether they are mentioned when it is their turn; None: as the bot is configured.
        reminders: whether they are reminded once when half of a turn's time is over.
        card_names: whether cards are followed by their names in words.
        text_only: no images and no emojis.
        colours: whether drawn suits have two colours or four.
        evenings: the guilds in which they are mentioned when a tournament opens.
        invitations: whether invitations to a table mention them; otherwise these come as direct messages.
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


@lru_cache(CACHE_SIZE)
def _guild_settings(text: str) -> GuildSettings:
    """Return a guild's settings of their JSON."""
    return GuildSettings.model_validate_json(text)


@lru_cache(CACHE_SIZE)
def _preferences(text: str) -> Preferences:
    """Return a user's preferences of their JSON."""
    return Preferences.model_validate_json(text)


def guild(db: Connection, guild: int) -> GuildSettings:
    """Return a guild's settings, the defaults if it has none."""
    row = db.execute("SELECT settings FROM guilds WHERE guild = ?", (guild,)).fetchone()
    return _guild_settings(row["settings"] if row else "{}")


def save_guild(db: Connection, guild: int, settings: GuildSettings) -> GuildSettings:
    """Save a guild's settings; return them as read from the database."""
    text = settings.model_dump_json()
    db.execute(
        "INSERT INTO guilds (guild, settings) VALUES (?, ?)"
        " ON CONFLICT (guild) DO UPDATE SET settings = excluded.settings",
        (guild, text),
    )
    return _guild_settings(text)


def person(db: Connection, person: int) -> Preferences:
    """Return a user's preferences, the defaults if they have none."""
    row = db.execute("SELECT preferences FROM people WHERE person = ?", (person,)).fetchone()
    return _preferences(row["preferences"] if row else "{}")


def save_person(db: Connection, person: int, preferences: Preferences) -> Preferences:
    """Save a user's preferences; return them as read from the database."""
    text = preferences.model_dump_json()
    db.execute(
        "INSERT INTO people (person, preferences) VALUES (?, ?)"
        " ON CONFLICT (person) DO UPDATE SET preferences = excluded.preferences",
        (person, text),
    )
    return _preferences(text)


def asked_for_evenings(db: Connection, guild: int, limit: int) -> list[int]:
    """Return up to `limit` users who want a mention when a tournament opens in a guild."""
    rows = db.execute(
        # As the model writes it; a longer number with the same beginning is excluded below.
        """SELECT person, preferences FROM people WHERE preferences LIKE '%"evenings":[%'"""
        """ AND preferences NOT LIKE '%"evenings":[]%' AND preferences LIKE ? ORDER BY person""",
        (f'%"evenings":[%{guild}%',),
    )
    asked = (row["person"] for row in rows if guild in Preferences.model_validate_json(row["preferences"]).evenings)
    return list(islice(asked, limit))


def leave_guild(db: Connection, guild: int, left_at: str) -> None:
    """Save since when the bot is no longer a member of a guild, unless it is saved already."""
    db.execute(
        "INSERT INTO guilds (guild, settings, left_at) VALUES (?, ?, ?)"
        " ON CONFLICT (guild) DO UPDATE SET left_at = coalesce(guilds.left_at, excluded.left_at)",
        (guild, GuildSettings().model_dump_json(), left_at),
    )


def join_guild(db: Connection, guild: int) -> None:
    """Delete the entry that the bot has left a guild."""
    db.execute("UPDATE guilds SET left_at = NULL WHERE guild = ? AND left_at IS NOT NULL", (guild,))


def left_before(db: Connection, moment: str) -> list[int]:
    """Return the guilds that the bot left before a time (ISO 8601, UTC) and has not come back to."""
    return [row["guild"] for row in db.execute("SELECT guild FROM guilds WHERE left_at < ?", (moment,))]


def left(db: Connection) -> list[int]:
    """Return the guilds that the bot has left."""
    return [row["guild"] for row in db.execute("SELECT guild FROM guilds WHERE left_at IS NOT NULL")]
