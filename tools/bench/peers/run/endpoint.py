"""Run a discord.py program on another Discord: `python endpoint.py API GATEWAY (-m MODULE | FILE) [ARGUMENT...]`.

It imports only discord.py and the standard library, since a peer's own Python runs it.
"""

import runpy
import sys
from pathlib import Path

from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

api, gateway, *sys.argv = sys.argv[1:]
Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = api, URL(gateway)
sys.path[0] = str(Path.cwd())  # as if the program had been started there
if sys.argv[0] == "-m":
    del sys.argv[0]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
else:
    runpy.run_path(sys.argv[0], run_name="__main__")
