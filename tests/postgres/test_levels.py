from tests.tables.test_levels import *  # noqa: F403
