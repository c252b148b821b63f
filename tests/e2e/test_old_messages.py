"""The game goes on in messages over an hour old, though Discord takes few edits of them."""

import re

from tests.e2e.aged import Aged
from tests.e2e.evening import is_panel, panel, revision

QUICK = 8
"""How many moves are made one right after the other."""


async def test_a_table_that_lay_for_an_hour_goes_on_in_its_old_messages(turned: Aged) -> None:
    here = await turned.evening("Anna", "Ben", "Cilli", target=21)
    anna = here["Anna"]
    await here.play_on("Trick 1: .* to lead")
    await here.settle()
    panels = [message.id for message in anna.messages() if is_panel(message) and not message.ephemeral]
    hands = [here.hand(person).id for person in here.people]
    await turned.pass_by(65)
    for _ in range(QUICK):
        if not re.search(r"Trick \d: ", panel(anna).text):
            break
        await here.step()
    await here.settle()
    refused = [each for each in turned.sandbox.log if each.status == 429]
    assert all(each.answer["code"] == 30046 for each in refused)
    assert refused, "the moves were quicker than Discord takes edits"
    assert [message.id for message in anna.messages() if is_panel(message) and not message.ephemeral] == panels, (
        "there is no second panel"
    )
    assert [here.hand(person).id for person in here.people] == hands, "nor a second hand"
    assert revision(panel(anna)) == max(revision(panel(person)) for person in here.people)
