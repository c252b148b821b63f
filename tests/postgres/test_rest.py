from tests.tables.test_rest import *  # noqa: F403
