"""House rules by their names in a guild."""

from bot.storage.connection import Connection
from bot.storage.row_models import HouseRulesRow


def write(db: Connection, row: HouseRulesRow) -> None:
    """Save house rules under their name, in place of earlier ones."""
    db.execute(
        "INSERT INTO house_rules (guild, key, name, game, options, saved_by, saved_at)"
        " VALUES (:guild, :key, :name, :game, :options, :saved_by, :saved_at)"
        " ON CONFLICT (guild, key) DO UPDATE SET name = excluded.name, game = excluded.game,"
        " options = excluded.options, saved_by = excluded.saved_by, saved_at = excluded.saved_at",
        row.model_dump() | {"key": key_of(row.name)},
    )


def find(db: Connection, guild: int, name: str) -> HouseRulesRow | None:
    """Return the house rules with this name, in any capitals, or None."""
    row = db.execute("SELECT * FROM house_rules WHERE guild = ? AND key = ?", (guild, key_of(name))).fetchone()
    return HouseRulesRow.model_validate(dict(row)) if row else None


def of_guild(db: Connection, guild: int) -> tuple[HouseRulesRow, ...]:
    """Return all house rules of a guild, by name."""
    rows = db.execute("SELECT * FROM house_rules WHERE guild = ? ORDER BY key", (guild,))
    return tuple(HouseRulesRow.model_validate(dict(row)) for row in rows)


def delete(db: Connection, guild: int, name: str) -> None:
    """Delete the house rules with this name."""
    db.execute("DELETE FROM house_rules WHERE guild = ? AND key = ?", (guild, key_of(name)))


def key_of(name: str) -> str:
    """Return the form of a name that ignores capitals."""
    return name.casefold()
