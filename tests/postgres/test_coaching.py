from tests.tables.test_reviews import *  # noqa: F403
