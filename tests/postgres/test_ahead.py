from tests.tables.test_ahead import *  # noqa: F403
