from tests.tables.test_restart import *  # noqa: F403
