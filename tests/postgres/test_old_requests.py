from tests.tables.test_old_requests import *  # noqa: F403
