from tests.tables.test_take_back import *  # noqa: F403
