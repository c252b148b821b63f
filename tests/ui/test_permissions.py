"""The permissions: one table, from which docs, invitation, `bot doctor` and greeting come."""

import discord
import pytest

from bot.i18n import message_id
from bot.ui import INVITED, PERMISSIONS, Feature, invitation, permission_advice, permissions_for
from bot.ui.discord import lacking_for
from tests.permissions import pages, written
from tests.ui.conftest import CATALOGS


def test_each_has_a_name_that_discord_knows_and_all_its_words() -> None:
    assert len({each.name for each in PERMISSIONS}) == len(PERMISSIONS)
    for each in PERMISSIONS:
        assert each.name in discord.Permissions.VALID_FLAGS
        assert each.label
        assert each.purpose
        assert each.without


@pytest.mark.parametrize("locale", CATALOGS.locales)
def test_the_greeting_has_words_for_each_in_every_language(locale: str) -> None:
    words = CATALOGS.words(locale)
    for each in PERMISSIONS:
        name = words(message_id("permission", each.name.replace("_", "-")))
        assert name
        if each.use in INVITED:
            assert words(f"welcome-{each.use}", permissions=name).endswith(f"{name}.")


def test_the_docs_are_those_that_the_table_makes() -> None:
    assert written(*pages()) == pages(), "uv run python -m tests.permissions"


def test_the_invitation_asks_for_all_but_those_on_demand() -> None:
    wanted = {each.name for each in PERMISSIONS if each.use in INVITED}
    assert "mention_everyone" not in wanted
    asked = {name for name, value in permissions_for() if value}
    assert asked - {"read_messages"} | {"view_channel"} == wanted
    bits = permissions_for().value
    assert invitation(7).endswith(f"client_id=7&scope=bot+applications.commands&permissions={bits}")


def test_what_is_missing_is_grouped_by_what_it_is_for() -> None:
    assert lacking_for(permissions_for()) == {}
    assert lacking_for(permissions_for(Feature.PLAY)) == {
        Feature.THREADS: ["create_public_threads", "send_messages_in_threads"],
        Feature.EVENTS: ["create_events"],
    }
    assert permission_advice(Feature.EVENTS) == (
        "The bot needs this to show tournaments among the server's events;"
        " without it tournaments are not among the server's events."
    )
