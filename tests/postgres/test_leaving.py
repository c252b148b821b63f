from tests.tables.test_leaving import *  # noqa: F403
