from tests.tables.test_play import *  # noqa: F403
