from tests.storage.test_tracked_messages import (  # noqa: F401
    test_expired_tokens_are_deleted_and_ephemeral_messages_with_them,
    test_messages_of_closed_tables_are_deleted,
    test_the_messages_of_a_guilds_tournaments_are_deleted_with_it,
    test_what_the_bot_before_stored_is_converted,
)
