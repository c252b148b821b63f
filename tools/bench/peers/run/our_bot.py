"""Run our bot as `python -m bot` does, but open all direct messages at once: its users have played before."""

import runpy

from bot.imports import uncollected

with uncollected():
    from bot.ui import Openings

Openings.unspaced = True
runpy.run_module("bot", run_name="__main__", alter_sys=True)
