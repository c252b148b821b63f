from tests.tables.test_protests import *  # noqa: F403
