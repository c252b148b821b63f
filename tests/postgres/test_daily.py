from tests.tables.test_daily import *  # noqa: F403
