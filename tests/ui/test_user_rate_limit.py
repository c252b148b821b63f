"""Commands that are looked up long are limited person by person."""

from bot.ui.discord.user_rate_limit import BURST
from tests.cogs.test_host import refused
from tests.ui.club import reply


async def test_who_asks_too_much_waits_a_little_and_others_do_not(club) -> None:
    async with club() as here:
        anna, ben = here.person("Anna"), here.person("Ben")
        for _ in range(BURST // 2):
            for command in ("privacy show", "leaderboard"):
                assert "in a short time" not in reply(await anna.slash(here.channel, command))
        for command in ("privacy show", "privacy export", "leaderboard", "stats"):
            assert "in a short time. Please try again in " in await refused(here, anna, command)
        assert "in a short time" not in reply(await ben.slash(here.channel, "privacy show"))
