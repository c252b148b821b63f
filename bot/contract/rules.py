"""The list of the contract's rules, and the check of one game."""

from collections.abc import Iterator
from pathlib import Path

from bot.contract.cases import Case, case_of
from bot.contract.errors import ContractError
from bot.contract.game_rules import (
    each_combination_of_house_rules_has_players,
    house_rule_codes_are_unique_and_can_be_read,
    legal_actions_have_a_record_form,
    some_actions_can_be_undone_and_not_all,
)
from bot.contract.panel_rules import (
    a_hand_offers_exactly_what_is_legal,
    the_controls_fit_into_a_message,
    the_end_of_a_deal_is_shown,
    the_table_shows_the_same_for_all_hands,
)
from bot.contract.play_rules import (
    a_random_game_can_be_played,
    a_record_can_be_verified,
    a_record_replays_to_an_equal_state,
    a_seat_acts_or_chance_is_due_or_the_game_is_over,
    a_shuffle_can_be_verified,
    a_view_holds_only_what_its_seat_can_see,
    actions_have_a_short_text_and_a_record_line,
    an_undone_action_showed_only_its_cards,
    computer_players_finish_the_game,
    exactly_the_legal_actions_apply,
    the_dealt_hands_can_be_shown_afterwards,
)
from bot.contract.rule import Rule, described, raised_at
from bot.contract.text_rules import (
    each_message_has_a_text,
    house_rules_have_names,
    labels_are_short,
    the_text_files_are_valid,
)
from bot.games import add_game
from bot.rules.game import AnyGame

CASE_RULES: tuple[Rule[Case], ...] = (
    Rule("State.legal_actions", a_random_game_can_be_played),
    Rule("State.waiting_for", a_seat_acts_or_chance_is_due_or_the_game_is_over),
    Rule("State.legal_actions", exactly_the_legal_actions_apply),
    Rule("State.chance", a_shuffle_can_be_verified),
    Rule("Game.all_actions", actions_have_a_short_text_and_a_record_line),
    Rule("State.play", a_record_replays_to_an_equal_state),
    Rule("State.chance", a_record_can_be_verified),
    Rule("State.view", a_view_holds_only_what_its_seat_can_see),
    Rule("Game.hand_panel", a_hand_offers_exactly_what_is_legal),
    Rule("Game.table_panel", the_table_shows_the_same_for_all_hands),
    Rule("Game.table_panel", the_end_of_a_deal_is_shown),
    Rule("Game.hand_panel", the_controls_fit_into_a_message),
    Rule("Game.hand_panel", labels_are_short),
    Rule("text/en/game.ftl", each_message_has_a_text),
    Rule("Game.dealt_hands", the_dealt_hands_can_be_shown_afterwards),
    Rule("Game.can_undo", an_undone_action_showed_only_its_cards),
    Rule("State.play", computer_players_finish_the_game),
)
"""The rules that are checked in many random games; without the first one the others can't be checked."""
GAME_RULES: tuple[Rule[AnyGame], ...] = (
    Rule("game.py", each_combination_of_house_rules_has_players),
    Rule("game.py", house_rule_codes_are_unique_and_can_be_read),
    Rule("State.legal_actions", legal_actions_have_a_record_form),
    Rule("text/en/game.ftl", house_rules_have_names),
    Rule("text/en/game.ftl", the_text_files_are_valid),
    Rule("Game.can_undo", some_actions_can_be_undone_and_not_all),
)
"""The rules that are checked once for a game; without the first one no game can be played."""


LOADED = "the-game-can-be-loaded"
"""The rule that comes before all others."""
LOADED_SENTENCE = "The folder is a package whose `GAME` is a `Game` with all methods of the contract."


def load(folder: Path) -> AnyGame:
    """Return the game in a folder; raises ContractError: the folder has no game that can be used."""
    try:
        return add_game(folder)
    except (Exception, SystemExit) as error:
        place = raised_at(error, folder.resolve()) or str(folder.resolve() / "__init__.py")
        if isinstance(error, SyntaxError) and error.filename:
            place = f"{error.filename}:{error.lineno or 1}"
        raise ContractError(LOADED, LOADED_SENTENCE, place, described(error)) from error


def check(game: AnyGame, seeds: range) -> Iterator[ContractError]:
    """Yield the first error of each rule that a game breaks."""
    broken: set[str] = set()
    for rule in GAME_RULES:
        try:
            rule(game)
        except ContractError as error:
            broken.add(rule.name)
            yield error
    if GAME_RULES[0].name in broken:
        return
    for case in (case_of(game, seed) for seed in seeds):
        for rule in CASE_RULES:
            if rule.name in broken:
                continue
            try:
                rule(case)
            except ContractError as error:
                broken.add(rule.name)
                yield error
                if rule is CASE_RULES[0]:
                    return
