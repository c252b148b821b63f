from tests.tables.test_tournaments import *  # noqa: F403
