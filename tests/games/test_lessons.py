"""Lessons can be played, with a text for every stop, none to spare, and the results that the texts name."""

import re

import pytest

from bot.games import find_game, text_folders
from bot.games.betel.position import PLAY
from bot.rules.lesson import LEARNER, read_lesson
from bot.rules.record import lines_of, read_line

FOLDERS = {game: folder for game, folder in text_folders().items() if (folder / "lesson.jsonl").exists()}
MOST_KEYS = 60
RESULTS = {"bieten": [(10, 10, 6), (12, 10, 6)], "bid_whist": [(8, 2)], "betel": [(200, -5, 0), (275, -155, 75)]}
"""The scores after each deal, as the texts name them."""
APART = [
    ("bid_whist", "joker", "play:As", "play:Ah"),
    ("bid_whist", "force", "play:4s", "play:4d"),
    ("bid_whist", "draw", "play:2s", "play:2h"),
    ("betel", "exchange", "exchange:7c.-", "exchange:9s.-"),
    ("betel", "third", "play:Td", "play:8s"),
    ("bieten", "follow", "raise:green", "bet:game"),
    ("bieten", "throw", "play:W:Ah", "play:W:Al"),
]
"""By game and stop, two choices for which the same answer would be false of one."""


def lesson(game):
    return read_lesson((FOLDERS[game] / "lesson.jsonl").read_bytes(), find_game)


def keys_of(game) -> list[str]:
    text = (FOLDERS[game] / "text" / "en" / "lesson.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([\w-]+) =", text, flags=re.MULTILINE)


def others(game, stop):
    """Yield all that the rules allow at a stop and the lesson doesn't take."""
    if stop.wanted is not None:
        for action in game.all_actions(stop.state):
            if action.seat == LEARNER and action != stop.wanted and stop.state.allows(action):
                yield action


def test_every_game_has_a_lesson() -> None:
    assert sorted(FOLDERS) == sorted(text_folders())


@pytest.mark.parametrize("game", FOLDERS)
def test_every_stop_has_its_words_and_none_are_to_spare(game) -> None:
    known, used = keys_of(game), set()
    for stop in lesson(game).stops:
        assert stop.key in known
        used.add(stop.key)
        if stop.wanted is not None:
            assert stop.guide in known
            used.add(stop.guide)
        used |= {
            next((key for key in stop.why_not(action) if key in known), "")
            for action in others(find_game(game), stop)
        }
    assert set(known) == used - {""}
    assert len(known) <= MOST_KEYS


@pytest.mark.parametrize(("game", "name", "first", "second"), APART)
def test_an_answer_is_about_the_choice(game, name, first, second) -> None:
    known = keys_of(game)
    stop = next(stop for stop in lesson(game).stops if stop.name == name)
    legal = {action.text(): action for action in others(find_game(game), stop)}
    answers = [next(key for key in stop.why_not(legal[text]) if key in known) for text in (first, second)]
    assert answers[0] != answers[1]


def test_all_have_passed_where_the_lesson_of_betel_says_so() -> None:
    stop = next(stop for stop in lesson("betel").stops if stop.name == "betel")
    assert stop.state.view(LEARNER).phase == PLAY


@pytest.mark.parametrize("game", FOLDERS)
def test_only_the_learner_is_asked(game) -> None:
    lines = [read_line(raw) for _, raw in lines_of((FOLDERS[game] / "lesson.jsonl").read_bytes())]
    assert all(line["seat"] == LEARNER for line in lines if "ask" in line)
    assert "tell" in lines[-1], "the result is a page of its own"


@pytest.mark.parametrize("game", FOLDERS)
def test_the_deals_end_as_the_texts_say(game) -> None:
    stops = lesson(game).stops
    ends = [stop.state for stop in stops if stop.wanted is None and (stop.state.is_chance_node or stop.state.outcome)]
    assert [state.scores for state in ends] == RESULTS[game]
