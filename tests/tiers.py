"""Which tests belong to which tier; a test is in the default tier and quick unless it is listed here.

- *quick* (`pytest -m quick`): tests of every area that together take half a minute. `LONG` is left out.
- *default* (`pytest`): everything about behaviour that users meet. `EXHAUSTIVE` is left out.
- *exhaustive* (`pytest -m exhaustive`): runs nightly, before a release and in `.ci/run`.

A path that is named on the command line runs completely, whatever tier its tests belong to.
"""

from pathlib import Path

ROOT = Path(__file__).parent.parent

LONG = {
    # whole evenings over the wire and in a browser
    "tests/e2e",
    "tests/sandbox/test_page.py",
    "tests/test_health.py",
    # imports files of all areas, for their fixtures
    "tests/test_guards.py",
    # PostgreSQL, Chromium and a bot, killed in many ways
    "tests/test_reaper.py::test_a_killed_run_leaves_no_process",
    # processes of their own
    "tests/cli",
    "tests/cluster/test_bots.py",
    "tests/cluster/test_members.py",
    "tests/cluster/test_status.py",
    "tests/cluster/test_moving.py",
    "tests/cluster/test_tables.py",
    "tests/players/test_pool.py",
    "tests/postgres/test_copying.py",
    "tests/postgres/test_versions.py",
    "tests/storage/test_versions.py",
    # thousands of games, or every hand there is
    "tests/games/test_contract.py::test_computer_players_play_legally_to_the_end",
    "tests/games/test_contract.py::test_forms_of_actions_are_unique_and_round_trip",
    "tests/games/test_contract.py::test_a_hand_offers_exactly_what_is_legal",
    "tests/games/test_contract.py::test_nobody_sees_what_is_not_theirs",
    "tests/games/test_contract.py::test_somebody_may_act_or_chance_is_due_or_it_is_over",
    "tests/games/test_contract.py::test_the_hands_as_they_were_dealt_can_be_shown_once_the_game_is_over",
    "tests/games/test_contract.py::test_the_table_shows_everybody_the_same",
    "tests/games/test_contract.py::test_what_can_be_taken_back_showed_nobody_more_than_itself",
    "tests/games/test_contract.py::test_what_is_legal_applies_and_nothing_else",
    "tests/games/test_slate.py",
    "tests/games/test_tally.py",
    "tests/games/betel/test_against_naive.py",
    "tests/games/betel/test_judge.py",
    "tests/games/betel/test_knowledge.py",
    "tests/games/betel/test_panels.py",
    "tests/games/test_reach.py",
    "tests/games/bid_whist/test_against_naive.py",
    "tests/games/bid_whist/test_signals.py",
    "tests/games/bid_whist/test_views.py",
    "tests/games/bid_whist/test_words.py",
    "tests/games/bieten/test_against_naive.py",
    "tests/games/bieten/test_panels.py",
    "tests/games/bieten/test_player.py",
    "tests/games/bieten/test_trained.py",
    "tests/games/bieten/test_views.py",
    "tests/games/bieten/test_weli_exhaustive.py",
    "tests/golden/test_golden.py::test_a_golden_record_tells_what_it_told",
    "tests/naive/test_betel_score.py",
    "tests/order/test_order.py::test_an_evening_of_the_load_test_has_an_order",
    "tests/tables/test_tournaments.py",
    # a server of their own
    "tests/postgres/test_ahead.py",
    "tests/postgres/test_blocks.py",
    "tests/postgres/test_deadlines.py",
    "tests/postgres/test_digests.py",
    "tests/postgres/test_door.py",
    "tests/postgres/test_fence.py",
    "tests/postgres/test_lobby.py",
    "tests/postgres/test_schema.py",
    "tests/postgres/test_seasons.py",
    "tests/postgres/test_statistics.py",
    "tests/positions/test_positions.py::test_a_player_solves_no_fewer_than_before[bid_whist-master]",
    "tests/players/test_players.py::test_a_player_by_rule_of_thumb_does_what_is_legal",
    # everything in every language, every picture
    "tests/i18n/test_languages.py",
    "tests/i18n/test_panels.py",
    "tests/render/test_assets.py",
    "tests/render/test_colours.py",
    "tests/render/test_pictures.py",
    "tests/ui/test_accessible.py",
    # the whole bot, scene by scene
    "tests/cogs/test_daily.py",
    "tests/cogs/test_house_rules.py",
    "tests/cogs/test_replay.py",
    "tests/tables/test_daily.py",
    "tests/tables/test_failing_disk.py",
    "tests/tables/test_games.py",
    "tests/tables/test_gone.py",
    "tests/tables/test_hosting.py",
    "tests/tables/test_machine.py",
    "tests/tables/test_privacy.py",
    "tests/tables/test_races.py",
    "tests/tables/test_rising.py",
    "tests/tables/test_statistics.py",
    "tests/ui/test_editing.py",
    "tests/ui/test_emojis.py",
    "tests/ui/test_evening.py",
    "tests/ui/test_outages.py",
    "tests/ui/test_paired.py",
    "tests/ui/test_panels.py",
    "tests/cogs/test_preferences.py",
    "tests/ui/test_presence.py",
    "tests/cogs/test_privacy.py",
    "tests/ui/test_gone.py",
    "tests/ui/test_reach.py",
    "tests/ui/test_leaving.py",
    "tests/cogs/test_settings.py",
    "tests/ui/test_slate.py",
    "tests/ui/test_statistics.py",
    "tests/ui/test_time.py",
    "tests/cogs/test_tutorial.py",
    "tests/ui/test_waiting.py",
}

EXHAUSTIVE = {
    # programs for developers; users never run them
    "tests/tools",
    # what is given to others: wheel, image, site
    "tests/delivery/test_wheel.py",
    "tests/delivery/test_image.py",
    "tests/delivery/test_site.py",
    "tests/test_operate_docs.py::test_the_install_that_is_recommended_runs_the_commands_of_the_page",
    # pages for developers: each is carried out in a copy of the project
    "tests/test_add_a_command.py",
    "tests/test_add_a_game.py",
    "tests/test_add_a_language.py",
    "tests/test_add_an_option.py",
}
"""Folders, files and tests; single parameters carry the mark `exhaustive` themselves."""

SHORT = {"tests/cli/test_backup.py"}
"""What is quick in a folder that is left out."""


def is_long(test: str) -> bool:
    """Return whether a file, a folder or a test (`file::name[parameters]`) is not quick."""
    return test.partition("::")[0] not in SHORT and (_is_in(test, LONG) or is_exhaustive(test))


def is_exhaustive(test: str) -> bool:
    """Return whether a file, a folder or a test belongs to the exhaustive tier."""
    return _is_in(test, EXHAUSTIVE)


def _is_in(test: str, tier: set[str]) -> bool:
    path, _, name = test.partition("::")
    parts = path.split("/")
    folders = {"/".join(parts[: depth + 1]) for depth in range(len(parts))}
    return not tier.isdisjoint(folders | {f"{path}::{name}", f"{path}::{name.partition('[')[0]}"})
