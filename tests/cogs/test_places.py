"""Each command is registered at Discord with the places where it may be used."""

from typing import Any

import pytest

from bot.ui import CatalogTranslator
from tests import openapi
from tests.ui.conftest import CATALOGS

SERVERS = {"evening", "house", "leaderboard", "season", "settings", "stats"}
"""What shows or changes what is a server's."""
ON_SERVERS: dict[str, Any] = {"integration_types": [0], "contexts": [0], "dm_permission": False}
ANYWHERE: dict[str, Any] = {"integration_types": [0, 1], "contexts": [0, 1, 2], "dm_permission": True}


async def test_every_command_and_every_entry_of_a_menu_says_where_it_may_be_used(club) -> None:
    async with club() as here:
        silent = [
            command.name
            for command in here.bot.tree.get_commands()
            if command.allowed_installs is None or command.allowed_contexts is None
        ]
    assert silent == []


async def test_what_is_a_servers_is_offered_on_servers_alone_and_the_rest_anywhere(club) -> None:
    async with club() as here:
        tree = here.bot.tree
        sent = {command.name: command.to_dict(tree) for command in tree.get_commands()}
    slash = {name: payload for name, payload in sent.items() if payload["type"] == 1}
    assert slash.keys() > SERVERS
    for name, payload in slash.items():
        wanted = ON_SERVERS if name in SERVERS else ANYWHERE
        assert {key: payload[key] for key in wanted} == wanted, name


async def test_discords_description_of_its_interface_takes_all_of_it(club) -> None:
    judge = openapi.load()
    if judge is None:
        pytest.skip(openapi.MISSING)
    async with club() as here:
        tree, translator = here.bot.tree, CatalogTranslator(CATALOGS)
        payload = [await each.get_translated_payload(tree, translator) for each in tree.get_commands()]
    assert judge.request_faults("PUT", "/applications/1/commands", payload) == []
