"""The picture of a table: what it shows as plain data, and the drawing of it."""

from bot.render.table.cloth import Bet, Cards, Cloth, Seated
from bot.render.table.painter import table
from bot.render.table.png import QUICK, write_png
from bot.render.table.private import private_table

__all__ = ["QUICK", "Bet", "Cards", "Cloth", "Seated", "private_table", "table", "write_png"]
