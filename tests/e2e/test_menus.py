"""The menus on users and messages over the wire."""

from bot.sandbox import Sandbox
from bot.ui import CardBot


async def test_somebody_is_invited_by_a_menu_and_declines(bot: CardBot, sandbox: Sandbox) -> None:
    async with sandbox.person("Anna") as anna, sandbox.person("Ben") as ben:
        await anna.slash("play", game="bieten")
        told = await anna.menu("Invite to my table", "Ben")
        assert told.message is not None
        assert "is invited to table 1" in told.message.text
        invitation = await ben.wait_message(lambda message: "invites you" in message.text)
        refused = await anna.click(invitation, "Join")
        assert refused.message is not None
        assert "for someone else" in refused.message.text
        refused = await anna.menu("Protest", invitation)
        assert refused.message is not None
        assert "not a table's message" in refused.message.text
        await ben.click(invitation, "No, thanks")
