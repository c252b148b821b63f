"""The rules about a game as a whole: its house rules, and its actions over several games."""

from functools import cache
from random import Random

from bot.contract.cases import Case, next_step, random_options, seats_for
from bot.contract.errors import BrokenRule
from bot.games import all_games
from bot.rules.errors import ParseError
from bot.rules.game import AnyGame
from bot.rules.options import Values
from bot.rules.record import legal_json


@cache
def undo_answers(game: AnyGame) -> dict[str, set[bool]]:
    """Return for each act in a few games whether its steps can be undone."""
    answers: dict[str, set[bool]] = {}
    options = game.options.validate({})
    for seed in range(6):
        for step in Case(game, options, game.recommended_seats(options), seed).played.steps:
            answers.setdefault(step.action.act, set()).add(game.can_undo(step))
    return answers


def each_combination_of_house_rules_has_players(game: AnyGame) -> None:
    """House rules drawn at random can be played, by at least one number of players."""
    for seed in range(24):
        rng = Random(seed)
        options = random_options(game, rng)
        seats_for(game, options, rng)
        for seats in game.seat_range:
            try:
                game.check_seats(options, seats)
            except ParseError:
                continue
            game.start(options, seats, seats - 1)


def some_actions_can_be_undone_and_not_all(game: AnyGame) -> None:
    """`can_undo` accepts only acts that `undoable_acts` names, each of them sometimes, and never a chance move."""
    if not game.undoable_acts:
        return
    answers = undo_answers(game)
    accepted = {act for act, given in answers.items() if True in given}
    if not accepted:
        raise BrokenRule("it returns False for every step; empty `undoable_acts`, or accept some")
    if not accepted <= game.undoable_acts:
        raise BrokenRule(
            f"it accepts {', '.join(sorted(accepted - game.undoable_acts))}, which `undoable_acts` does not name"
        )
    if any(True in answers.get(act, ()) for act, cls in game.codec.classes.items() if cls.by_chance):
        raise BrokenRule("it accepts a chance move")


def house_rule_codes_are_unique_and_can_be_read(game: AnyGame) -> None:
    """Each combination of house rules has its own code, from which it can be read."""
    same = [other.id for other in all_games().values() if other.options.prefix == game.options.prefix]
    if others := [name for name in same if name != game.id]:
        raise BrokenRule(f"{others[0]} has the prefix {game.options.prefix}, too; give the OptionSet its own")
    rng = Random(7)
    codes: dict[str, Values] = {}
    for _ in range(300):
        values = random_options(game, rng)
        code = game.options.code(values)
        if game.options.from_code(code) != values:
            raise BrokenRule(f"the code {code} is read as other house rules; give each value its own part of a code")
        if codes.setdefault(code, values) != values:
            raise BrokenRule(f"two combinations have the code {code}; give each value its own part of a code")
        if game.options.validate(game.options.minimal(values)) != values:
            raise BrokenRule(f"the house rules {code} are lost in a record's header")


def legal_actions_have_a_record_form(game: AnyGame) -> None:
    """Legal actions in record form have no seat, and their acts are those of the codec."""
    rng = Random(3)
    options = game.options.validate({})
    state = game.start(options, seats_for(game, options, rng), 0)
    for _ in range(60):
        if state.outcome:
            break
        for seat in range(state.seats):
            for line in legal_json(state.legal_actions(seat)):
                if "seat" in line or line["act"] not in game.codec.classes:
                    raise BrokenRule(f"{line['act']} is no act of the codec; list its class in the ActionCodec")
        state = next_step(game, state, rng).state
