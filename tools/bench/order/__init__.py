"""Is there an order that explains what everybody at a table was told? (docs/dev/benchmarks.md)"""

from tools.bench.order.search import Deed, unexplained
from tools.bench.order.table import Acts, Log, Moment, Sees, faults, faults_in, logs, moments_of

__all__ = ["Acts", "Deed", "Log", "Moment", "Sees", "faults", "faults_in", "logs", "moments_of", "unexplained"]
