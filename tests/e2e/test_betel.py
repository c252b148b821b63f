"""A whole game of The Betel over real HTTP and WebSocket: looks, an exchange, the ladder in two steps, duties."""

import re

from tests.e2e.conftest import Sit
from tests.e2e.evening import enabled, labels, panel, verb
from tests.e2e.rounds import hidden, named

NAMES = ("Anna", "Ben", "Cilli")


async def test_a_whole_game_with_looks_and_exchanges(sit: Sit) -> None:
    here = await sit("betel", *NAMES, seed=3, target=60)
    anna = here["Anna"]
    await here.reads(anna, r"\w+ deals first, by lot")
    caller = await here.someone_is_due()
    hand = here.hand(caller)
    assert len(hidden(hand)) == 10
    others = [person for person in here.people if person is not caller]

    looks = [button for button in enabled(hand) if verb(button).startswith("look")]
    assert len(looks) == 2
    looked = await here.do(caller, hand, verb(looks[0]))
    await here.reads(anna, "looked at|looks at")
    twin = re.search(r"The twins, 1 and 2\n#* *(\S+) +🂠", looked.text)[1]
    for person in others:
        await person.wait_for(lambda person=person: here.hand(person) is not None)
        assert twin not in here.hand(person).text, "what is seen stays private"
    assert twin not in panel(anna).text

    opened = await here.do(caller, looked, ">exchange")
    back = next(verb(button) for button in enabled(opened) if verb(button).startswith("?exchange"))
    question = await here.do(caller, opened, back)
    assert "must bid" in question.text or "have to bid" in question.text, "an exchange obliges"
    await here.confirm(caller, question)
    await here.reads(anna, f"{caller.name} has exchanged and must bid")
    assert await here.someone_is_due() is caller
    hand = here.hand(caller)
    assert "pass" not in [verb(button) for button in enabled(hand)]
    ladder = await here.do(caller, hand, ">level1")
    ladder_1 = ["bid:lb", "bid:1c", "bid:1d", "bid:1h", "bid:1s", "bid:1nt", "bid:sb", "!back"]
    assert [verb(button) for button in enabled(ladder)] == ladder_1
    assert "One hearts ♥: 80" in labels(ladder), "with what it is worth"
    assert "at least 6 tricks" in ladder.text, "with the tricks it needs"
    await here.do(caller, ladder, "bid:1h")
    next_caller = await here.someone_is_due()
    higher = await here.do(next_caller, here.hand(next_caller), ">level1")
    assert [verb(button) for button in enabled(higher)] == ["bid:1s", "bid:1nt", "bid:sb", "!back"], (
        "only higher ones"
    )
    await here.do(next_caller, higher, "!back")

    assert await here.play_on("Game over")
    text = panel(anna).text
    assert re.search(r"^\*\*\w+ wins\.\*\* \w+ reaches the target of \d+ with [\d,]+ points\.$", text, re.MULTILINE)
    verbs = {pressed.split(":")[0] for pressed in here.pressed}
    assert {"play", "bid", "pass"} <= verbs
    assert not named(panel(anna))
    assert "Rematch" in labels(panel(anna))
