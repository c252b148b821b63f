"""The coach: a finished game looked back at from the final panel, the replay and by command, each for themselves."""

import re
from dataclasses import replace
from typing import Any

from bot.players import Decision, DecisionReview
from bot.rules.evaluator import Evaluation
from bot.tables.models import Protest
from bot.ui.features import slots_of
from bot.ui.layout import MessageRenderer
from cogs import FEATURES
from tests.cogs.test_replay import play_out
from tests.ui.club import Club, buttons, components, ids, reply, seat, text_of


class Judge:
    """Thinks that every card was dear, each a little less than the one before."""

    def __init__(self, error: float = 0.02) -> None:
        self.asked = 0
        self.error = error

    async def __call__(self, game: Any, view: Any, done: Any, luck: str) -> DecisionReview | None:
        self.asked += 1
        other = next((one for one in view.legal.actions if one != done), None)
        if other is None or done.act != "play":
            return None
        cost = 0.3 - self.asked / 100
        weighed = (Evaluation(other, 0.62, 0.0, 0.0), Evaluation(done, 0.62 - cost, -cost, 0.02))
        return DecisionReview(Decision(other, weighed, done, "searched"), cost, self.error)


async def played(here: Club, *names: str, judge: Any = None, **options: Any) -> list[Any]:
    """Return users who have played a game to the end."""
    people = await seat(here, *(names or ("Anna", "Ben")), **{"target": 5, **options})
    here.bot.tree.context.service.coach._judge = judge or Judge()
    await play_out(here, people)
    return people


async def whole(here: Club, person: Any) -> Any:
    """Return the coach's page of a game, as soon as all was looked at."""
    page = (await person.slash(here.channel, "coach", number=1)).response
    while "is reviewing your decisions" in text_of(page):
        await person.click(page, label="Refresh")
    return page


async def test_the_final_panel_and_the_replay_lead_to_it_and_nobody_else_sees_it(club) -> None:
    async with club() as here:
        anna, ben = await played(here)
        before = [(m.id, components(m)) for m in here.channel.history()]
        assert buttons(here.panel)["Look back"]
        shown = await anna.click(here.panel, label="Look back")
        assert shown.ephemeral
        assert "Looking back at game 1" in reply(shown)
        replay = (await ben.slash(here.channel, "replay", number=1)).response
        other = await ben.click(replay, label="Look back")
        assert other.ephemeral
        assert "Looking back at game 1" in reply(other)
        assert [(m.id, components(m)) for m in here.channel.history()] == before


async def test_it_says_what_each_decision_has_cost_and_shows_the_three_dearest(club) -> None:
    async with club() as here:
        anna, _ = await played(here)
        page = await whole(here, anna)
        text = text_of(page)
        assert re.search(r"\d+ of your decisions can be judged", text)
        assert re.search(r"\d+ clearly cost you something: together about \d+ wins in a hundred games", text)
        assert "Judged by what you could know at that moment, never by the hidden cards." in text
        dear = re.findall(
            r"^\*\*(\d)\.\*\* Deal \d+, move (\d+): .+. The strongest computer: .+ That cost about (\d+) wins",
            text,
            re.MULTILINE,
        )
        assert [place for place, _, _ in dear] == ["1", "2", "3"]
        costs = [int(cost) for *_, cost in dear]
        assert costs == sorted(costs, reverse=True)
        await anna.click(page, label="Decision 2")
        one = text_of(page)
        assert f"move {dear[1][1]}" in one
        assert "💬 " in one
        assert "How the cards lay" in one
        assert "Decision 2" not in buttons(page)
        await anna.click(page, label="Whole game")
        assert text_of(page) == text


async def test_where_no_cost_is_certain_the_dearest_are_shown_as_uncertain(club) -> None:
    async with club() as here:
        anna, _ = await played(here, judge=Judge(error=0.5))
        text = text_of(await whole(here, anna))
        assert "None of them clearly cost you anything. These may have cost the most:" in text
        count, unsure = re.search(r"(\d+) of your decisions .+ About as good: 0\. Uncertain: (\d+)\.", text).groups()
        assert count == unsure, "none is both as good and uncertain"
        dear = re.findall(
            r"^\*\*(\d)\.\*\* .+ This may have cost about (\d+) wins in .+ uncertain\.", text, re.MULTILINE
        )
        assert [place for place, _ in dear] == ["1", "2", "3"]
        assert "💬 " not in text, "no reason speaks against what may have been right"
        assert "error" not in text


async def test_a_judgement_shows_no_card_that_was_hidden_but_below(club) -> None:
    async with club() as here:
        anna, _ = await played(here)
        page = await whole(here, anna)
        await anna.click(page, label="Decision 1")
        text = text_of(page)
        judged, _, lay = text.partition("How the cards lay")
        hidden = [card.strip() for card in lay.partition("Ben")[2].lstrip(": ").splitlines()[0].split(", ")]
        assert 0 < len(hidden) <= 3
        assert [card for card in hidden if card in judged] == []


async def test_all_decisions_of_a_deal_can_be_seen_and_any_of_them_opened(club) -> None:
    async with club() as here:
        anna, _ = await played(here)
        page = await whole(here, anna)
        [deals] = [c for c in components(page) if c.get("type") == 3]
        await anna.select(page, [deals["options"][0]["value"]])
        text = text_of(page)
        assert "your decisions in deal 1 of" in text
        moves = re.findall(r"Move (\d+) ", text)
        assert moves
        choice = next(c for c in components(page) if c.get("type") == 3 and "decision" in c["custom_id"])
        assert [option["value"] for option in choice["options"]] == moves
        await anna.select(page, [moves[0]], custom_id=choice["custom_id"])
        assert f"move {moves[0]}" in text_of(page)


async def test_refusals_are_clear(club) -> None:
    async with club() as here:
        people = await seat(here, "Anna", "Ben", target=5)
        anna, _ = people
        assert "There is no finished game number 1 here" in reply(await anna.slash(here.channel, "coach", number=1))
        await play_out(here, people)
        dora = here.person("Dora")
        assert "You weren't at the table when game 1 began" in reply(
            await dora.slash(here.channel, "coach", number=1)
        )
        assert "You weren't at the table" in reply(await dora.click(here.panel, label="Look back"))
        assert len(here.env.errors) == 2


async def test_it_is_the_real_player_who_thinks(club) -> None:
    async with club() as here:
        people = await seat(here, "Anna", "Ben", target=5)
        await play_out(here, people)
        page = await whole(here, people[0])
        assert "can be judged" in text_of(page)


async def test_after_a_restart_the_same_button_goes_on(club, make_bot) -> None:
    async with club() as here:
        anna, _ = await played(here)
        text = text_of(await whole(here, anna))
        await here.restart(make_bot())
        again = await anna.click(here.panel, label="Look back")
        assert reply(again) == text


async def test_in_words_alone_nothing_is_missing(club) -> None:
    async with club(pictures=True) as here:
        anna, _ = await played(here)
        await here.bot.tree.context.service.settings.change_user(anna.id, text_only=True)
        page = await whole(here, anna)
        assert not [c for c in components(page) if c.get("type") == 12]
        await anna.click(page, label="Decision 1")
        assert not [c for c in components(page) if c.get("type") == 12]
        assert all("@" in custom_id or "=" in custom_id for custom_id in ids(page) if custom_id.startswith("t1"))


async def test_the_pictures_are_a_chart_and_the_table(club) -> None:
    async with club(pictures=True) as here:
        anna, _ = await played(here)
        page = await whole(here, anna)
        [chart] = [c for c in components(page) if c.get("type") == 12]
        assert "Your chance to win before each of" in chart["items"][0]["description"]
        assert "-# Your chance to win, in percent" in text_of(page)
        await anna.click(page, label="Decision 1")
        assert [c for c in components(page) if c.get("type") == 12]


async def test_the_last_message_has_room_for_all_its_buttons(club) -> None:
    """With a seat to take back beside the rematch and the coach; all else is in the menu."""
    async with club() as here:
        anna, _ = await played(here)
        context = here.bot.tree.context
        table = await context.service.table(1)
        away = replace(table, seats=(replace(table.seats[0], absent_since=1), *table.seats[1:]))
        full = away.with_current_game(protest=Protest(anna.id, 1, 3))
        view = MessageRenderer(context.catalogs, context.people, context.emojis, slots_of(FEATURES)).board(
            full, "en-US"
        )
        pressed = [part for row in view.parts[0]["components"] for part in row.get("components", ())]
        labels = {part["label"] for part in pressed if "label" in part}
        assert labels == {"Look back", "Rematch", "I'm back", "More"}
