"""Is there an order that explains what everybody at a table was told? (docs/dev/benchmarks.md)"""

from tools.bench.linearizability.checker import Operation, unexplained
from tools.bench.linearizability.table_model import (
    ActionOperation,
    LogStep,
    ReadOperation,
    TableModel,
    faults,
    faults_in,
    logs,
    moments_of,
)

__all__ = [
    "ActionOperation",
    "LogStep",
    "Operation",
    "ReadOperation",
    "TableModel",
    "faults",
    "faults_in",
    "logs",
    "moments_of",
    "unexplained",
]
