from tests.tables.test_computer_players import *  # noqa: F403
