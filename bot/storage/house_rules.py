"""House rules by their names in a guild."""

from bot.storage.connection import Connection, inserting
from bot.storage.row_models import HouseRulesRow


def write(db: Connection, row: HouseRulesRow) -> None:
    """Save house rules under their name, in place of earlier ones."""
    values = row.model_dump() | {"key": key_of(row.name)}
    db.execute(inserting("house_rules", values, replaces=("guild", "key")), values)


def find(db: Connection, guild: int, name: str) -> HouseRulesRow | None:
    """Return the house rules with this name, in any capitals, or None."""
    return HouseRulesRow.read_one(
        db.execute("SELECT * FROM house_rules WHERE guild = ? AND key = ?", (guild, key_of(name)))
    )


def for_guild(db: Connection, guild: int) -> tuple[HouseRulesRow, ...]:
    """Return all house rules of a guild, by name."""
    return HouseRulesRow.read_all(db.execute("SELECT * FROM house_rules WHERE guild = ? ORDER BY key", (guild,)))


def delete(db: Connection, guild: int, name: str) -> None:
    """Delete the house rules with this name."""
    db.execute("DELETE FROM house_rules WHERE guild = ? AND key = ?", (guild, key_of(name)))


def key_of(name: str) -> str:
    """Return the form of a name that ignores capitals."""
    return name.casefold()
