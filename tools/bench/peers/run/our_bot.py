"""Our bot as `python -m bot` starts it, but it opens all direct messages at once: its users have played before."""

import runpy

from bot.imports import uncollected

with uncollected():
    from bot.ui import Openings

Openings.unspaced = True
runpy.run_module("bot", run_name="__main__", alter_sys=True)
