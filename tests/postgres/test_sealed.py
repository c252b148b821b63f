from tests.tables.test_sealed import *  # noqa: F403
