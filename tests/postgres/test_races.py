from tests.tables.test_races import *  # noqa: F403
