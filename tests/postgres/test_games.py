from tests.tables.test_games import *  # noqa: F403
