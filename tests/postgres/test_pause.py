from tests.tables.test_pause import *  # noqa: F403
