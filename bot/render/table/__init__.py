"""The image of a table: its model as plain data, and the renderers for the public and the private image."""

from bot.render.table.model import ChipModel, PileModel, SeatModel, TableImageModel
from bot.render.table.png_encoder import QUICK_LEVEL, write_png
from bot.render.table.private import private_table
from bot.render.table.renderer import table
