from tests.tables.test_digests import *  # noqa: F403
