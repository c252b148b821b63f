"""Play Bieten as release 0.1 did: the player `rule-0.1`, frozen.

Progress of computer players is measured against a player that does not change. So this copy of the heuristic and of
its sampled deals is never improved or repaired, independent of `heuristic.py`. It uses only the rules;
`tests/tools/arena/test_frozen.py` pins its decisions.
"""

from tools.arena.frozen.bieten.player import BietenReference
