"""Check that one order of actions explains every answer that the players of a table got.

Used by the crash and load benches; docs/dev/benchmarks.md has the method.
"""

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
