from tests.tables.test_lobby import *  # noqa: F403
