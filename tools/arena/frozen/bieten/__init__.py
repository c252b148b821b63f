"""`rule-0.1`: the rule of thumb of Bieten as release 0.1 had it, frozen.

Computer players get better, and that can only be measured against something that does not. So this copy of the
judgement, and of the deals it imagines, is never improved nor repaired, whatever the living `heuristic.py` learns.
It stands on the rules alone; `tests/tools/arena/test_frozen.py` pins what it decides.
"""

from tools.arena.frozen.bieten.player import BietenReference
