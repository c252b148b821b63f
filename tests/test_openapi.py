"""The judge itself: it finds what is wrong and passes what discord.py really sends."""

import pytest

from tests import openapi


@pytest.fixture
def judge() -> openapi.OpenApi:
    found = openapi.load()
    if found is None:
        pytest.skip(openapi.MISSING)
    return found


def test_literal_paths_win_over_templated_ones(judge: openapi.OpenApi) -> None:
    original = judge.operation("PATCH", "/webhooks/1/token/messages/@original")
    other = judge.operation("PATCH", "/webhooks/1/token/messages/2")
    assert original["operationId"] == "update_original_webhook_message"
    assert other["operationId"] == "update_webhook_message"
    assert judge.operation("GET", "/no/such/path") is None


def test_snowflakes_may_be_numbers(judge: openapi.OpenApi) -> None:
    for recipient in (100, "100"):
        assert judge.request_faults("POST", "/users/@me/channels", {"recipient_id": recipient}) == []


def test_a_broken_component_is_named_by_its_place_and_type(judge: openapi.OpenApi) -> None:
    button = {"type": 2, "style": 9, "label": "x", "custom_id": "a"}
    body = {"type": 4, "data": {"components": [{"type": 1, "components": [button]}]}}
    found = judge.request_faults("POST", "/interactions/1/token/callback", body)
    assert len(found) == 1
    assert found[0].startswith("$.data.components[0].components[0].style")


def test_a_broken_answer_is_found(judge: openapi.OpenApi) -> None:
    good = {"url": "ws://127.0.0.1/gateway"}
    assert judge.answer_faults("GET", "/gateway", 200, good) == []
    assert judge.answer_faults("GET", "/gateway", 200, {}) == ["$: 'url' is a required property"]
    assert judge.answer_faults("GET", "/gateway", 404, {"message": "x", "code": "none"})
