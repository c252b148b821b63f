from tests.tables.test_promises import *  # noqa: F403
