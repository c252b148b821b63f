"""Which tests belong to which tier; a test is in the default tier, and quick unless its file or folder is in `LONG`.

- *quick* (`pytest -m quick`): tests of every area that together take half a minute. `LONG` is left out.
- *default* (`pytest`): everything about behaviour that users meet. `EXHAUSTIVE` is left out.
- *exhaustive* (`pytest -m exhaustive`): runs nightly, before a release and in `.ci/run`.

A path that is named on the command line runs completely, with the tests of all tiers.
"""

import sys
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent

LONG = {
    # whole evenings over the wire and in a browser; processes and servers of their own; the whole bot by scenes;
    # `SHORT` lists the files of these folders that are quick
    "tests/cli", "tests/cluster", "tests/cogs", "tests/e2e", "tests/i18n", "tests/postgres", "tests/render",
    "tests/tables", "tests/ui", "tests/sandbox/test_page.py", "tests/test_config.py", "tests/test_health.py",
    "tests/test_log.py", "tests/test_reaper.py::test_a_killed_run_leaves_no_process",
    # imports files of all areas, for their fixtures, or reads all of them
    "tests/test_doors.py", "tests/test_guards.py", "tests/test_features.py",
    # thousands of games, or every hand there is
    "tests/games/betel/test_against_naive.py", "tests/games/betel/test_judge.py",
    "tests/games/betel/test_knowledge.py", "tests/games/betel/test_panels.py", "tests/games/betel/test_search.py",
    "tests/games/betel/test_tactics.py", "tests/games/bid_whist/test_against_naive.py",
    "tests/games/bid_whist/test_search.py", "tests/games/bid_whist/test_signals.py",
    "tests/games/bid_whist/test_views.py", "tests/games/bid_whist/test_words.py",
    "tests/games/bieten/test_against_naive.py", "tests/games/bieten/test_panels.py",
    "tests/games/bieten/test_player.py", "tests/games/bieten/test_thumb.py", "tests/games/bieten/test_trained.py",
    "tests/games/bieten/test_views.py", "tests/games/bieten/test_weli_exhaustive.py",
    "tests/games/test_contract.py::test_a_random_game_keeps_the_rule", "tests/games/test_held.py",
    "tests/games/test_reach.py", "tests/games/test_slate.py", "tests/games/test_tally.py",
    "tests/golden/test_golden.py::test_a_golden_record_tells_what_it_told",
    "tests/i18n/test_catalogs.py::test_no_words_of_the_common_catalog_are_unused",
    "tests/order/test_order.py::test_an_evening_has_an_order_and_none_with_a_planted_fault",
    "tests/order/test_order.py::test_hundreds_of_clicks_that_were_never_answered_are_soon_explained",
    "tests/players/test_review.py", "tests/players/test_fingerprint.py",
    "tests/players/test_players.py::test_a_player_by_rule_of_thumb_does_what_is_legal",
    "tests/players/test_worker_pool.py",
    "tests/positions/test_positions.py::test_a_player_solves_no_fewer_than_before[bid_whist-master]",
    "tests/tournaments/test_seating.py",
    # databases of many years, or of many versions
    "tests/storage/test_backup.py", "tests/storage/test_database.py", "tests/storage/test_driver.py",
    "tests/storage/test_pages.py", "tests/storage/test_plans.py",
    "tests/storage/test_tracked_messages.py::test_what_the_bot_before_stored_is_converted",
    "tests/storage/test_versions.py",
}  # fmt: skip

EXHAUSTIVE = {
    "tests/windows/test_imitated.py",
    # programs for developers; users never run them
    "tests/tools", "tests/order/test_order.py::test_an_evening_of_the_load_test_has_an_order",
    "tests/players/test_fingerprint.py::test_every_file_that_play_reads_is_in_the_fingerprint",
    # what is given to others: wheel, image, site
    "tests/delivery/test_wheel.py", "tests/delivery/test_image.py", "tests/delivery/test_site.py",
    "tests/test_operate_docs.py::test_the_install_that_is_recommended_runs_the_commands_of_the_page",
    # pages for developers: each is carried out in a copy of the project
    "tests/test_add_a_command.py", "tests/test_add_a_game.py", "tests/test_add_a_language.py",
    "tests/test_add_an_option.py",
}  # fmt: skip
"""Folders, files and tests; single parameters carry the mark `exhaustive` themselves."""

POSIX = {
    # servers, signals, users and permissions that Windows doesn't have
    "tests/cluster", "tests/postgres", "tests/storage/test_migration_backup.py", "tests/test_operate_docs.py",
    "tests/test_reaper.py", "tests/test_container.py", "tests/delivery/test_compose.py",
    "tests/delivery/test_compose_cluster.py", "tests/delivery/test_units.py",
}  # fmt: skip
"""What is left out on Windows."""

WINDOWS = {"tests/windows/native"}
"""What is left out on other systems."""

SHORT = {
    "tests/cli/test_backup.py", "tests/cluster/test_assignment.py", "tests/cluster/test_forwarding.py",
    "tests/cogs/test_elsewhere.py", "tests/cogs/test_places.py", "tests/i18n/test_catalogs.py",
    "tests/i18n/test_rules_sources.py", "tests/postgres/test_speech.py", "tests/render/test_computer_names.py",
    "tests/render/test_packs.py", "tests/render/test_error_text.py", "tests/render/test_panel_text.py",
    "tests/tables/test_clock_set.py", "tests/tables/test_digests.py", "tests/tables/test_shard_ownership.py",
    "tests/tables/test_computer_levels.py", "tests/tables/test_log_lines.py", "tests/tables/test_long_games.py",
    "tests/tables/test_moments.py", "tests/tables/test_oldest_messages.py", "tests/tables/test_practice.py",
    "tests/tables/test_quiet_hours.py", "tests/tables/test_rest.py", "tests/tables/test_table_mapper.py",
    "tests/tables/test_seasons.py", "tests/tables/test_secrets.py", "tests/tables/test_tiny.py",
    "tests/tables/test_tournament_planning.py", "tests/ui/test_user_install.py", "tests/ui/test_error_handler.py",
    "tests/ui/test_request_budget.py", "tests/cogs/test_claim.py", "tests/ui/test_command_mentions.py",
    "tests/ui/test_endpoint.py", "tests/ui/test_interaction_gate.py", "tests/cogs/test_host.py",
    "tests/ui/test_invalid.py", "tests/ui/test_levels.py", "tests/ui/test_markdown.py", "tests/ui/test_message.py",
    "tests/ui/test_names_of_moves.py", "tests/ui/test_news.py", "tests/ui/test_raw_components.py",
    "tests/ui/test_permissions.py", "tests/ui/test_image_sender.py", "tests/ui/test_private_threads.py",
    "tests/ui/test_refused_again.py", "tests/ui/test_slow_start.py", "tests/ui/test_user_rate_limit.py",
    "tests/ui/test_stopping.py", "tests/ui/test_strict_simcord.py", "tests/ui/test_suits.py",
    "tests/cogs/test_undo.py", "tests/ui/test_translator.py",
}  # fmt: skip
"""What is quick in a folder that is left out."""


def is_long(test: str) -> bool:
    """Return whether a file, a folder or a test (`file::name[parameters]`) is not quick."""
    tier = {each for each in LONG if "::" in each} if test.partition("::")[0] in SHORT else LONG
    return _is_in(test, tier) or is_exhaustive(test)


def is_left_out_here(test: str) -> bool:
    """Return whether a file, a folder or a test can't run on this system."""
    return _is_in(test, POSIX if sys.platform == "win32" else WINDOWS)


def is_exhaustive(test: str) -> bool:
    """Return whether a file, a folder or a test belongs to the exhaustive tier."""
    return _is_in(test, EXHAUSTIVE)


def _is_in(test: str, tier: set[str]) -> bool:
    path, _, name = test.partition("::")
    whole = f"{path}::{name.partition('[')[0]}"
    return test in tier or whole in tier or not tier.isdisjoint(_with_folders(path))


@cache
def _with_folders(path: str) -> set[str]:
    parts = path.split("/")
    return {"/".join(parts[: depth + 1]) for depth in range(len(parts))}
