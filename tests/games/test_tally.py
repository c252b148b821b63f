"""What games count of their seats: a sentence of docs/statistics.md, a test."""

import json
from random import Random

import pytest

from bot.contract import random_action, sensible_action
from bot.games import all_games, find_game
from bot.i18n import Catalogs
from bot.render import PanelFormatter
from bot.rules.record import Replay
from bot.rules.state import Outcome
from tests.games.bid_whist.table import Table as Whist

BETEL_HANDS = ["As Ks 9s 7s Ah 9h Kd 8d Tc 8c", "Qs Ts 8s Kh Th 7h Qd 9d Ac 9c", "Js Qh Jh 8h Ad Jd Td Kc Qc Jc"]


def steps_of(game: str, players: int, lines: list[dict], **options: object):
    """Return the steps of a composed record; seat 0 deals."""
    replay = Replay(find_game)
    header = {"record": 1, "game": game, "options": options, "players": ["x"] * players, "dealer": 0}
    return [step for line in (header, *lines) if (step := replay.feed(json.dumps(line).encode()))]


def bieten(hands: list[str], *texts: str, **options: object):
    """Return what is counted of a deal whose lines are written "1 bet red", "0 hold", "1 play W Ah"."""
    fields = {"play": ("card", "as"), "bet": ("figure",), "raise": ("figure",)}
    lines: list[dict] = [{"act": "deal", "hands": hands}]
    for text in texts:
        seat, act, *rest = text.split()
        lines.append({"seat": int(seat), "act": act, **dict(zip(fields.get(act, ()), rest, strict=False))})
    return find_game("bieten").stat_counters.count(steps_of("bieten", len(hands), lines, **options))


HIGH_AND_LOW = ["Ah Kl 9b", "9h 8l 7a"]
PLAYED = ("1 play 9h", "0 play Ah", "0 play Kl", "1 play 8l", "0 play 9b", "1 play 7a")


def bluffs(counts) -> list[tuple[int, int]]:
    return [(own["bluffs-off"], own["bluffs-caught"]) for own in counts]


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        pytest.param(["1 bet red", "0 good"], [(0, 0), (1, 0)], id="a weak bet that all let pass comes off"),
        pytest.param(["1 bet red", "0 hold"], [(0, 0), (0, 1)], id="a weak bet that is held is caught"),
        pytest.param(["0 bet red", "1 good"], [(0, 0), (0, 0)], id="a good bet is no bluff"),
        pytest.param(["0 bet red", "1 hold"], [(0, 0), (0, 0)], id="to hold is to claim nothing"),
        pytest.param(
            ["0 bet red", "1 hold", "1 raise red", "0 good"], [(0, 0), (1, 0)], id="a weak raise is a bluff, too"
        ),
        pytest.param(
            ["1 bet red", "0 hold", "0 raise red", "1 good"], [(0, 0), (0, 1)], id="who bets and who raises differ"
        ),
        pytest.param(["1 bet game", "0 good"], [(0, 0), (0, 0)], id="spiel is in no bluff book"),
    ],
)
def test_the_bluff_book(said: list[str], expected: list[tuple[int, int]]) -> None:
    assert bluffs(bieten(HIGH_AND_LOW, *said, *PLAYED)) == expected


def test_a_figure_that_nobody_has_was_claimed_weakly() -> None:
    played = ("1 play Al", "0 play 9l", "1 play 8h", "0 play Ah", "0 play Ab", "1 play Aa")
    counts = bieten(["Ah Ab 9l", "Al Aa 8h"], "1 bet gleich", "0 good", *played)
    assert bluffs(counts) == [(0, 0), (1, 0)]


@pytest.mark.parametrize(("name", "expected"), [("Ah", (0, 0)), ("9h", (1, 0))])
def test_a_wild_card_counts_as_it_was_named(name: str, expected: tuple[int, int]) -> None:
    played = ("1 play W " + name, "0 play Kh")
    rest = ("1 play 7b", "0 play 8b") if name == "Ah" else ("0 play 8b", "1 play 7b")
    last = ("0 play 9l", "1 play 7a")
    assert bluffs(bieten(["Kh 9l 8b", "W 7b 7a"], "1 bet red", "0 good", *played, *rest, *last))[1] == expected


def test_a_figure_claimed_without_having_it_is_weak_where_that_is_possible() -> None:
    hands = ["Ah Kl 9b", "9b 8l 7a".replace("9b", "8b")]
    played = ("1 play 8b", "0 play 9b", "0 play Ah", "1 play 8l", "0 play Kl", "1 play 7a")
    counts = bieten(hands, "1 bet red", "0 good", *played, irregularities="minus-two")
    assert bluffs(counts) == [(0, 0), (1, 0)]


def test_bets_raises_and_answers_are_counted_and_how_figures_were_won() -> None:
    first, second = bieten(
        HIGH_AND_LOW, "0 bet red", "1 hold", "1 raise red", "0 hold", "0 bet green", "1 good", *PLAYED
    )
    assert first == {"deals": 1, "bets": 2, "holds": 1, "conceded": 1, "by-cards": 2}
    assert second == {"deals": 1, "raises": 1, "holds": 1, "goods": 1, "bluffs-caught": 1}


def test_nothing_is_counted_of_a_deal_that_is_not_over_but_what_was_done() -> None:
    first, second = bieten(HIGH_AND_LOW, "1 bet red", "0 good", *PLAYED[:-1])
    assert (first, second) == ({"goods": 1}, {"bets": 1})


def whist(table: Whist):
    """Return the counters of a deal that was played out card by card."""
    return find_game("bid_whist").stat_counters.count(table.steps)


class RecordedWhist(Whist):
    """A table of Bid Whist that keeps its steps."""

    def __init__(self, **options: object) -> None:
        super().__init__(**options)
        self.steps = []

    def do(self, line):
        step = self.state.apply(find_game("bid_whist").codec.read(line, self.state.seats))
        self.steps.append(step)
        self.state = step.state
        return find_game("bid_whist").public_events(step)


def test_bids_contracts_and_sets_are_declarers() -> None:
    table = RecordedWhist().deal(W="Ac Kc Qc Jc", fill={"W": "c", "E": "s"})
    table.contract("7 up", trump="c").bury_kitty().play_out()
    counts = whist(table)
    made = table.state.deals[-1]["made"]
    assert [own["bids"] for own in counts] == [1, 0, 0, 0]
    assert [own["passes"] for own in counts] == [0, 1, 1, 1]
    assert [own["made"] + own["set"] for own in counts] == [1, 0, 0, 0]
    assert counts[0]["made"] == made
    assert [own["bostons"] for own in counts] == [int(made)] * 1 + [0, int(made), 0]


def test_all_books_are_a_boston_for_both_partners() -> None:
    table = RecordedWhist().deal(W="BJ LJ Ac Kc Qc Jc Tc 9c 8c 7c 6c 5c", fill={"N": "hd"})
    table.contract("4 up", trump="c").bury_kitty().play_out()
    assert table.state.deals[-1]["books"] == [13, 0]
    assert [own["bostons"] for own in whist(table)] == [1, 0, 1, 0]


def test_all_books_are_a_boston_for_defenders_too() -> None:
    table = RecordedWhist(preset="boston_parr").deal(W="2h", N="Ah Kh Qh Jh Th 9h 8h 7h 6h 5h 4h 3h Ac")
    table.say("1", "pass", "pass", "pass").play("2h")
    table.play_out()
    assert table.state.deals[-1]["books"] == [0, 13]
    assert [own["bostons"] for own in whist(table)] == [0, 1, 0, 1]


def test_a_call_that_proves_three_reneges_counts_as_three() -> None:
    """N threw hearts on three rounds of clubs, and W called no book by name."""
    table = RecordedWhist(renege="callable", must_name_book=False)
    table.deal(W="Ac Kc Qc", N="5c 4c 3c 2h 3h 4h", E="8c 7c 6c", S="Jc Tc 9c", fill={"W": "d"})
    table.contract("3 up", trump="d").bury_kitty()
    table.play("Ac 2h 8c Jc Kc 3h 7c Tc Qc 4h 6c 9c")
    table.do({"seat": 0, "act": "call_renege"})
    table.play_out().accept()
    [renege] = table.last["reneges"]
    assert renege["offenders"] == [1]
    counts = whist(table)
    assert [own["reneges"] for own in counts] == [0, 3, 0, 0]
    assert counts[0]["calls-right"] == 1
    deal = table.last | {"reneges": [renege | {"moved": 9}]}
    columns = {column: amount for _, column, amount in find_game("bid_whist").summary_rows(deal)}
    assert columns["summary-reneges"] == 3


def test_reneges_and_calls_are_counted() -> None:
    table = RecordedWhist(renege="callable")
    table.deal(W="Ac As 9h", N="Kc 2h 3s", E="Qc 2s", S="Jc 4s", fill={"W": "d"})
    table.contract("3 up", trump="d").bury_kitty()
    table.play("Ac 2h Qc Jc As")
    table.do({"seat": 0, "act": "call_renege", "book": 1})
    table.do({"seat": 1, "act": "call_renege", "book": 1})
    table.play_out().accept()
    counts = whist(table)
    assert [(own["reneges"], own["calls-right"], own["calls-wrong"]) for own in counts] == [
        (0, 1, 0),
        (1, 0, 1),
        (0, 0, 0),
        (0, 0, 0),
    ]


def betel(*calls: str):
    """Return what is counted of a deal of The Betel after these calls, played out."""
    game = find_game("betel")
    deal = {"act": "deal", "hands": BETEL_HANDS, "twins": "7d 7c"}
    steps = steps_of("betel", 3, [deal])
    state = steps[-1].state
    for call in calls:
        seat, _, rest = call.partition(" ")
        steps.append(state.apply(game.codec.parse(int(seat), rest)))
        state = steps[-1].state
    while len(state.deals) == 0:
        [seat] = state.waiting_for
        steps.append(state.apply(state.legal_actions(seat)[0]))
        state = steps[-1].state
    return state.deals[-1], game.stat_counters.count(steps)


def test_contracts_are_counted_by_name_with_looks_and_exchanges() -> None:
    deal, counts = betel("0 look:0", "0 look:1", "0 exchange:7d.-", "0 bid:1s", "1 look:0", "1 pass", "2 pass")
    result = "made" if deal["made"] else "failed"
    assert counts[0] == {"looks": 2, "exchanges": 1, "bids": 1, "deals": 1, f"{result}-1s": 1}
    assert counts[1] == {"looks": 1, "deals": 1}


def test_three_passes_are_counted_with_their_tricks() -> None:
    deal, counts = betel("0 pass", "1 pass", "2 pass")
    assert [own["tricks"] for own in counts] == deal["tricks"]
    assert [own["three-passes"] for own in counts] == [1, 1, 1]


@pytest.mark.parametrize("choose", [random_action, sensible_action])
@pytest.mark.parametrize(
    "game", [pytest.param(game, id=game.id) for game in all_games().values() if game.stat_counters]
)
def test_what_is_counted_of_a_whole_game_can_be_told_and_agrees_with_its_deals(game, choose) -> None:
    words = Catalogs.load(strict=True).words("en", game.id)
    options = game.options.validate({})
    for seed in range(3):
        rng, steps = Random(seed), []
        state = game.start(options, game.recommended_seats(options), 0)
        while state.outcome is None and len(state.deals) < 6:
            steps.append(state.apply(choose(game, state, rng)))
            state = steps[-1].state
        counts = game.stat_counters.count(steps)
        assert all(own["deals"] == len(state.deals) for own in counts)
        assert all(count >= 0 for own in counts for count in own.values())
        if game.id == "bieten":
            won = [figure["how"] for deal in state.deals for figure in deal["figures"].values()]
            assert sum(own["conceded"] for own in counts) == won.count("conceded")
            assert sum(own["by-cards"] for own in counts) == won.count("contested") + won.count("unbet")
            assert sum(own["bets"] for own in counts) == sum(step.action.act == "bet" for step in steps)
            assert all(own["bluffs-off"] + own["bluffs-caught"] <= own["bets"] + own["raises"] for own in counts)
        for own in (*counts, {}):
            assert all(PanelFormatter(words, str, str).text(line) for line in game.stat_counters.text_lines(own))


@pytest.mark.parametrize(
    ("game", "outcome", "places"),
    [
        ("bieten", Outcome("target", (3, 11, 7, 3), (1,), (0, 3)), (3, 1, 2, 3)),
        ("bieten", Outcome("knockout", (11, 12, 4), (0, 1), (2,)), (1, 2, 3)),
        ("bieten", Outcome("irregularity", (9, 4, 4), (1, 2), (0,)), (3, 1, 1)),
        ("betel", Outcome("deal_cap", (700, -20, 700), (0, 2), (1,)), (1, 3, 1)),
        ("bid_whist", Outcome("target", (3, 7), (1,), (0,)), (2, 1)),
    ],
)
def test_places_for_ratings(game: str, outcome: Outcome, places: tuple[int, ...]) -> None:
    assert find_game(game).ranks(outcome) == places
