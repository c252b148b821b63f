"""The frozen players `rule-0.1`: the rules of thumb of release 0.1, a copy for each game that is never changed.

Computer players get better. Only a player that stays the same can show by how much.
`tests/tools/arena/test_frozen.py` pins their code, and the games they play.
"""

from collections.abc import Mapping
from typing import Any

from bot.rules.heuristic import Heuristic
from tools.arena.frozen.betel import BetelReference
from tools.arena.frozen.bid_whist import BidWhistReference
from tools.arena.frozen.bieten import BietenReference

FROZEN: Mapping[str, Heuristic[Any]] = {
    "betel": BetelReference(),
    "bid_whist": BidWhistReference(),
    "bieten": BietenReference(),
}
"""By the game's id."""
