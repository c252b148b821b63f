from tests.tables.test_computer_levels import *  # noqa: F403
