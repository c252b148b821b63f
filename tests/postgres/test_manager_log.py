from tests.tables.test_manager_log import *  # noqa: F403
