"""The role for the winner of a season: chosen in /settings, given at the end, and why it can't be given."""

from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.builders import RoleHandle

from bot.storage import shared_seeds
from bot.ui import invitation, permissions_for
from tests.cogs.test_settings import keeper, open_settings
from tests.tables.past import finished, open_file
from tests.ui.club import Club, buttons, raw_text_of, reply, text_of
from tests.ui.forms import send
from tests.ui.test_statistics import past  # noqa: F401  # a fixture

LABEL = "Role for the winner of a season"


async def choose(here: Club, olga: Any, *role: Any) -> Any:
    """Choose the role, or none; return the answer to the form."""
    page = await open_settings(here, olga, "More settings")
    return await send(olga, await olga.click(page, label=LABEL), role=[*role])


async def season(here: Club, olga: Any, *games: Any) -> Any:
    """Play a season whose games the first of each pair wins; return what the manager reads about the role."""
    for play in games:
        play()
    asked = await olga.slash(here.channel, "season close")
    closed = await olga.click(asked.response, label="Close the season")
    return closed.followups[-1]


def holders(here: Club, role: Any) -> set[int]:
    guild = here.env.backend.get_guild(here.guild.id)
    return {user for user, member in guild.members.items() if role.id in member.role_ids}


def edit(here: Club, role: Any, **changes: Any) -> None:
    here.env.backend.edit_role(here.guild.id, role.id, changes)


def own_role(here: Club) -> Any:
    """Return the bot's role."""
    roles = here.env.backend.get_guild(here.guild.id).roles.values()
    own = next(role for role in roles if role.managed and role.name == here.env.backend.bot_user.name)
    return RoleHandle(here.env, here.guild, own)


async def test_the_winner_gets_it_and_the_one_before_loses_it(club, past) -> None:  # noqa: F811
    async with club() as here:
        olga, anna, ben = keeper(here), *map(here.person, ("Anna", "Ben"))
        role = here.guild.create_role("Champion")
        page = await open_settings(here, olga, "More settings")
        assert f"{LABEL}: none" in text_of(page)
        shown = await olga.click(page, label=LABEL)
        answer = await send(olga, shown, role=role)
        assert f"**{LABEL}: <@&{role.id}>** (before: none)" in raw_text_of(page)
        assert not answer.followups, "the bot may give it"

        async def won_by(winner: Any, loser: Any, *, tied: bool = False) -> str:
            await olga.slash(here.channel, "season start", name=f"Season {len(here.channel.history())}")
            past(here, (winner, loser), 11, 5)
            if tied:
                past(here, (loser, winner), 11, 5)
            return text_of(await season(here, olga)).strip()

        assert await won_by(anna, ben) == f"🏆 <@&{role.id}> is now the role of Anna."
        assert holders(here, role) == {anna.id}
        text = await won_by(ben, anna)
        assert f"🏆 <@&{role.id}> is now the role of Ben." in text
        assert f"<@&{role.id}> was taken from Anna." in text
        assert holders(here, role) == {ben.id}
        text = await won_by(anna, ben, tied=True)
        assert "is now the role of" in text
        assert {"Anna", "Ben"} <= {name.strip(".,") for name in text.split()}, "those who are equal all get it"
        assert holders(here, role) == {anna.id, ben.id}

        await olga.slash(here.channel, "season start", name="Nobody's")
        asked = await olga.slash(here.channel, "season close")
        assert f"The player with the most wins gets the role <@&{role.id}>." in raw_text_of(asked.response)
        assert "The season has no winner" in text_of(await season(here, olga))
        assert holders(here, role) == {anna.id, ben.id}

        entries = (await here.bot.tree.context.service.manager_log.page(here.guild.id, 0)).entries
        found = [(each.kind, each.other) for each in entries if each.kind.startswith("winner_role")]
        assert {*found[:2]} == {("winner_role_given", anna.id), ("winner_role_given", ben.id)}
        assert found[2:4] == [("winner_role_taken", anna.id), ("winner_role_given", ben.id)]
        await choose(here, olga)
        await olga.slash(here.channel, "season start", name="Last")
        past(here, (anna, ben), 11, 5)
        asked = await olga.slash(here.channel, "season close")
        assert "role" not in text_of(asked.response)
        closed = await olga.click(asked.response, label="Close the season")
        assert "role" not in reply(closed), "it is switched off"
        assert holders(here, role) == {anna.id, ben.id}


@pytest.mark.parametrize("obstacle", ["permission", "above", "gone", "left"])
async def test_a_season_ends_although_the_role_can_not_be_given(club, past, obstacle: str) -> None:  # noqa: F811
    async with club() as here:
        olga, anna, ben = keeper(here), *map(here.person, ("Anna", "Ben"))
        role, bot_role = here.guild.create_role("Champion"), own_role(here)
        allowed = bot_role._role.permissions
        if obstacle == "permission":
            without = discord.Permissions(allowed)
            without.manage_roles = False
            edit(here, bot_role, permissions=without.value)
        if obstacle == "above":
            edit(here, role, position=bot_role._role.position + 1)
        answer = await choose(here, olga, role)
        asks = "\n".join(map(text_of, answer.followups))
        assert ("lacks the permission Manage Roles" in asks) == (obstacle == "permission")
        assert ("not below my highest role" in asks) == (obstacle == "above")
        await olga.slash(here.channel, "season start", name="Winter")
        past(here, (anna, ben), 11, 5)
        if obstacle == "gone":
            here.env.backend.delete_role(here.guild.id, role.id)
        if obstacle == "left":
            here.guild.remove_member(anna)
        message = await season(here, olga)
        why = {
            "permission": "lacks the permission Manage Roles",
            "above": "not below my highest role",
            "gone": "The role was deleted",
            "left": "no longer on the server",
        }[obstacle]
        assert "did not get the role" in text_of(message)
        assert why in text_of(message)
        assert "won by" in reply(await ben.slash(here.channel, "season list"))
        assert ("Try again" in buttons(message)) == (obstacle != "left")
        if obstacle in {"permission", "above"}:
            edit(here, bot_role, permissions=allowed)
            edit(here, role, position=0 if obstacle == "above" else role._role.position)
            await olga.click(message, label="Try again")
            assert "is now the role of Anna" in text_of(message)
            assert holders(here, role) == {anna.id}


async def test_the_role_waits_for_results_that_are_secret(club, past, tmp_path: Path) -> None:  # noqa: F811
    """While other tables play the same cards, `/season list` doesn't count a game that changes the winner."""
    async with club() as here:
        olga, anna, ben = keeper(here), *map(here.person, ("Anna", "Ben"))
        role = here.guild.create_role("Champion")
        await choose(here, olga, role)
        await olga.slash(here.channel, "season start", name="Winter")
        past(here, (anna, ben), 11, 5)
        with open_file(tmp_path / "bot.sqlite") as db:
            shared_seeds.insert(db, "bieten", "1", "promise", bytes(32))
            for _ in range(2):
                number = finished(db, here.guild.id, (ben.id, anna.id), (11, 5))
                shared_seeds.begin(db, number, 1, 1, sealed=True)
        message = await season(here, olga)
        assert "Some results of this season are still secret" in text_of(message)
        await olga.click(message, label="Try again")
        assert "Some results of this season are still secret" in text_of(message)
        assert holders(here, role) == set()
        with open_file(tmp_path / "bot.sqlite") as db:
            shared_seeds.open_board(db, 1, 1)
        await olga.click(message, label="Try again")
        assert "is now the role of Ben" in text_of(message)
        assert holders(here, role) == {ben.id}
        assert "won by Ben" in reply(await ben.slash(here.channel, "season list"))


async def test_only_who_could_give_a_role_with_powers_chooses_it(club) -> None:
    async with club() as here:
        olga, service = keeper(here), here.bot.tree.context.service
        powers = here.guild.create_role("Staff", permissions=discord.Permissions(kick_members=True))
        assert "comes with permissions" in reply(await choose(here, olga, powers))
        opens = here.guild.create_role("Crew")
        secret = here.guild.create_text_channel(
            "crew", overwrites={opens: discord.PermissionOverwrite(view_channel=True)}
        )
        assert secret
        assert "opens channels" in reply(await choose(here, olga, opens))
        assert "can't be given to people" in reply(await choose(here, olga, own_role(here)))
        assert (await service.settings.for_guild(here.guild.id)).winner_role is None
        higher = here.guild.create_role(
            "Boss", permissions=discord.Permissions(manage_guild=True, manage_roles=True), position=9
        )
        boss = here.guild.add_member(here.env.create_user("boss", global_name="Boss"), roles=[higher])
        await choose(here, boss, powers)
        assert (await service.settings.for_guild(here.guild.id)).winner_role == powers.id


def test_the_invitation_does_not_ask_for_it() -> None:
    assert not permissions_for().manage_roles
    bits = int(invitation(1).rpartition("permissions=")[2])
    assert not discord.Permissions(bits).manage_roles
