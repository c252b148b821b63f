from tests.tables.test_host_actions import *  # noqa: F403
