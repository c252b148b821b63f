from tests.tables.test_hosting import *  # noqa: F403
