"""The table's message and a hand can be edited by the token of one press."""

from bot.ui.discord.token_edits import TokenRateLimit


async def test_each_message_of_a_token_gets_the_answer_to_its_own_edit() -> None:
    limit = TokenRateLimit()
    table, hand = limit.expect(1), limit.expect(2)
    limit.update(200, "0", 60, message=1)
    assert table.result(), "Discord has accepted it"
    assert not hand.done()
    limit.update(200, "0", 60, message=None)
    assert not hand.done(), "the answer to another request"
    limit.update(429, None, 60, message=2)
    assert not hand.result(), "it came too early"
    assert limit.pause > 0
