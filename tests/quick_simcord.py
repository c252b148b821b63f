"""Make simcord copy messages faster: importing this module is enough.

Simcord copies each message several times. Messages are JSON, which needs no general `copy.deepcopy`.
"""

import copy
from types import SimpleNamespace
from typing import Any

from simcord import components, gateway, results
from simcord.backend import serializers
from simcord.http import router

ATOMS = (str, int, bool, type(None), float)


def deepcopy(value: Any) -> Any:
    """Return a copy of JSON; of other values the copy that the library makes."""
    kind = type(value)
    if kind in ATOMS:
        return value
    if kind is dict:
        return {key: each if type(each) in ATOMS else deepcopy(each) for key, each in value.items()}
    if kind is list:
        return [deepcopy(each) for each in value]
    return copy.deepcopy(value)


for module in (components, results, serializers):
    vars(module)["deepcopy"] = deepcopy
for module in (gateway, router):
    vars(module)["copy"] = SimpleNamespace(deepcopy=deepcopy)
