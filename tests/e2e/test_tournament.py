"""An evening of forty users at ten tables over real HTTP, from the list to the podium."""

import re
from contextlib import AsyncExitStack
from pathlib import Path

from bot.sandbox import RenderedMessage, Sandbox
from cogs.tournament.messages import MOST_AT_THE_END
from tests.e2e.aged import playing
from tests.e2e.evening import enabled, labels
from tests.tables.evenings import in_round, play_round, reached

PEOPLE = 40
PLACE = r"^\*\*\d+\.\*\* (?:[\w ]+|<@\d+>) · "
"""A line of the standings; an answer mentions entrants beyond ten unknown ones."""


def is_evening(message: RenderedMessage) -> bool:
    return message.text.startswith("### Tournament 1")


async def test_forty_people_play_at_ten_tables_to_the_end(sandbox: Sandbox, tmp_path: Path) -> None:
    # Ten tables at once are drawn now and then, as on a real evening: not after every card.
    async with AsyncExitStack() as stack:
        anna = await stack.enter_async_context(sandbox.person("Anna"))
        async with playing(sandbox, tmp_path, edit_interval=1.0) as bot:
            shown = (
                await anna.slash("evening open", game="bieten", rounds=2, tables_of=4, minutes=30, target=5)
            ).message
            assert "one person so far" in shown.text
            assert labels(shown) == ["Join", "Leave", "Start", "More"]
            for number in range(2, PEOPLE + 1):
                sandbox.add_person(f"Person {number}")
                person = await stack.enter_async_context(sandbox.person(f"Person {number}", listen=False))
                answer = await person.click(shown, "Join")
                assert "on the list of tournament 1" in answer.message.text
            listed = await anna.wait_message(lambda seen: is_evening(seen) and "40 people so far" in seen.text)
            refused = await person.click(listed, "Start")
            assert "Only the tournament's organiser" in refused.message.text
            await anna.click(listed, "Start")

            service = bot.tree.context.service
            first = await reached(service, 1, in_round(1))
            assert [len(pairing.entrants) for pairing in first.tables] == [4] * 10
            running = await anna.wait_message(
                lambda seen: is_evening(seen) and "Round 1 of 2" in seen.text and enabled(seen)
            )
            await anna.wait_for(
                lambda: len(re.findall(r"Table \d+: ", (anna.message(running.id) or running).text)) == 10
            )
            calls = await anna.wait_message(lambda seen: "your tables are ready" in seen.text)
            assert all(f"<@{entrant.user}>" in calls.text for entrant in first.entrants)
            await play_round(service, first)
            second = await reached(service, 1, in_round(2))

        # A restart in mid-evening: the same tables are played on.
        async with playing(sandbox, tmp_path, seed=2, edit_interval=1.0) as bot:
            service = bot.tree.context.service
            assert (await service.tournaments.get(1)).tables == second.tables
            await play_round(service, second)
            over = await reached(service, 1, lambda now: now.status == "over")
            assert all(pairing.result and pairing.result.counts for pairing in over.pairings)
            # The bot asks Discord for names that it doesn't know, and edits them in.
            end = await anna.wait_message(
                lambda seen: (
                    is_evening(seen)
                    and len(re.findall(PLACE, seen.text, re.MULTILINE)) == MOST_AT_THE_END
                    and re.search(r"[\w ]+ (?:wins the tournament|share the win)!", seen.text)
                )
            )
            assert f"{PEOPLE - MOST_AT_THE_END} more: press Standings." in end.text
            page = (await anna.click(end, "Standings")).message
            assert len(re.findall(PLACE, page.text, re.MULTILINE)) == PEOPLE
            assert "The tournament is over" in end.text
            assert labels(end) == ["Standings", "More"]
