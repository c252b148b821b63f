from tests.tables.test_totals import *  # noqa: F403
