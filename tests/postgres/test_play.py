from tests.tables.test_flow import *  # noqa: F403
