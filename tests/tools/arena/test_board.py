"""A board: both get the same cards, deal by deal, and the result is the same in any process."""

from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from bot.games import find_game
from tools.arena import BoardGame, BoardGameResult, Match, fingerprint, play_all, players, tasks

SMALL = {"betel": {"target": None, "deal_cap": 3}, "bieten": {"target": 5}}


def match(game_id: str, a: str = "rule-0.1", b: str = "random", seats: int | None = None) -> Match:
    game = find_game(game_id)
    small = {"preset": "cutthroat", "players": 3} if (game_id, seats) == ("bid_whist", 3) else SMALL.get(game_id, {})
    values = game.options.validate(small)
    return Match(game_id, values, seats or game.recommended_seats(values), a, b, 7)


def packs(one: Match, seating: int) -> list[tuple[int, str]]:
    """Return the packs of a board with the deal each was for, as A saw them come."""
    found: dict[tuple[int, str], None] = {}

    def watch(asked):
        lucks = [str(action.json()) for action in asked.deal if action.by_chance]
        found.update(dict.fromkeys((asked.number, luck) for luck in lucks))

    BoardGame(one, 0, seating, watch=watch).play()
    return list(found)


@pytest.mark.parametrize(
    "one",
    [match("bid_whist"), match("betel"), match("bieten", seats=2), match("bieten"), match("bid_whist", seats=3)],
    ids=lambda one: f"{one.game_id}-{one.seats}",
)
def test_everybody_gets_the_same_packs_deal_by_deal(one: Match) -> None:
    first, *others = [packs(one, seating) for seating in range(one.sides)]
    assert first
    for other in others:
        # One may last longer than another, and only what is passed out is dealt again.
        both = {deal for deal, _ in first} & {deal for deal, _ in other}
        assert both
        for deal in both:
            mine, theirs = ([luck for at, luck in found if at == deal] for found in (first, other))
            assert all(a == b for a, b in zip(mine, theirs, strict=False))


def test_packs_differ_from_deal_to_deal_and_from_board_to_board() -> None:
    found = packs(match("betel"), 0)
    assert len({luck for _, luck in found}) == len(found) == 3
    first, second = (BoardGame(match("betel", "rule", "rule"), board, 0).play() for board in (0, 1))
    assert first.points != second.points


def test_a_side_of_two_sits_crosswise_and_one_alone_sits_everywhere_once() -> None:
    pairs, alone = match("bid_whist"), match("betel")
    assert [[pairs.at(seat, side) for seat in range(4)] for side in range(pairs.sides)] == [
        ["rule-0.1", "random", "rule-0.1", "random"],
        ["random", "rule-0.1", "random", "rule-0.1"],
    ]
    assert [[alone.at(seat, side) for seat in range(3)].index("rule-0.1") for side in range(alone.sides)] == [0, 1, 2]
    four = match("bieten")
    assert [[four.at(seat, side) for seat in range(4)].count("rule-0.1") for side in range(four.sides)] == [1] * 4


@pytest.mark.parametrize("game_id", ["betel", "bid_whist", "bieten"])
def test_the_same_player_on_both_sides_wins_just_its_share(game_id: str) -> None:
    one = match(game_id, "rule-0.1", "rule-0.1", 2 if game_id == "bieten" else None)
    games = [BoardGame(one, 0, side).play() for side in range(one.sides)]
    assert sum(game.won for game in games) == pytest.approx(1)
    assert sum(game.points for game in games) == pytest.approx(0)


def test_luck_hangs_on_board_seat_and_decision_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: dict[str, list[list[float]]] = {"a": [], "b": []}

    def noting(name):
        def choose(view, rng):
            seen[name][-1].append(rng.random())
            return Random(0).choice(view.legal.actions) if view.legal.actions else None

        return lambda game: choose

    monkeypatch.setattr(players, "PLAYERS", {name: noting(name) for name in seen})
    one = match("bieten", "a", "b", 2)
    for side in (0, 1):
        for drawn in seen.values():
            drawn.append([])
        BoardGame(one, 3, side).play()
    # Seat 0 is A's first and then B's, and draws the same numbers either way.
    for seat, other in pairwise("aba"):
        short = min(len(seen[seat][0]), len(seen[other][1]))
        assert short > 3
        assert seen[seat][0][:short] == seen[other][1][:short]


def without_clock(games: list[BoardGameResult]) -> list[tuple[object, ...]]:
    return sorted((g.board, g.seating, g.won, g.points, g.deals, g.decisions) for g in games)


def test_games_come_out_the_same_whatever_the_number_of_processes() -> None:
    one = match("bid_whist")
    alone, two = (without_clock(list(play_all(one, tasks(one, 4, ()), jobs))) for jobs in (1, 2))
    assert alone == two
    assert len(alone) == 8


def test_only_what_is_not_finished_is_played() -> None:
    one = match("betel")
    assert list(tasks(one, 2, [(0, 1), (1, 0), (1, 2), (5, 0)])) == [(0, 0), (0, 2), (1, 1)]


def test_decisions_are_those_where_there_is_a_choice() -> None:
    one = match("betel", "rule-0.1", "rule-0.1")
    asked = []
    game = BoardGame(one, 0, 0, watch=asked.append).play()
    assert game.decisions == len(asked)
    assert all(len(each.view.legal) > 1 for each in asked)
    assert game.cpu > 0


def test_a_player_that_does_what_is_not_legal_is_named_without_its_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("betel")
    foreign = next(
        action for action in game.all_actions(game.start(game.options.validate({}), 3, 0)) if action.seat == 2
    )
    monkeypatch.setattr(players, "PLAYERS", {**players.PLAYERS, "cheat": lambda _: lambda view, rng: foreign})
    with pytest.raises(RuntimeError, match=r"^cheat does what is not legal: \w+$"):
        BoardGame(match("betel", "cheat"), 0, 0).play()


def test_who_bets_everything_bets_and_holds_whatever_it_has() -> None:
    one = match("bieten", "bets-everything", "rule-0.1", 2)
    acts: dict[str, int] = {}
    asked = []
    BoardGame(one, 0, 0, watch=asked.append).play()
    for each in asked:
        may = {action.act for action in each.view.legal.actions}
        act = each.action and each.action.act
        acts[str(act)] = acts.get(str(act), 0) + 1
        assert not may & {"bet", "raise", "hold"} or act in {"bet", "raise", "hold"}
    assert acts["bet"] > 0


def test_a_run_goes_on_after_ratings_were_written(monkeypatch: pytest.MonkeyPatch) -> None:
    read, names = Path.read_bytes, set[str]()

    def noting(path: Path) -> bytes:
        names.add(path.name)
        return read(path)

    monkeypatch.setattr(Path, "read_bytes", noting)
    fingerprint.version_of.__wrapped__(find_game("betel"))
    assert {"levels.py", "evaluator.py"} < names
    assert "ratings.json" not in names
