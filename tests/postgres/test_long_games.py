from tests.tables.test_long_games import *  # noqa: F403
