from tests.tables.test_computers import *  # noqa: F403
