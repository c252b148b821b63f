"""compose.cluster.yml runs a PostgreSQL server and two processes that find each other."""

import re
from pathlib import Path

import pytest
import yaml

from bot.cluster import membership
from bot.config import Settings
from tests.delivery.test_compose import RECIPE, SERVICE
from tests.test_container import sent

ROOT = Path(__file__).parents[2]
COMPOSE = yaml.safe_load((ROOT / "compose.cluster.yml").read_text(encoding="utf-8"))
SERVICES = COMPOSE["services"]
SERVER = SERVICES["postgres"]
PROCESSES = {name: service for name, service in SERVICES.items() if name != "postgres"}
PAGE = (ROOT / "docs" / "operate" / "cluster.md").read_text(encoding="utf-8")


def env_file(name: str) -> dict[str, str]:
    """Return what the page says of a file: the block of lines under the paragraph that names its readers."""
    block = re.search(rf"`{re.escape(name)}` is for (?:.+\n)+\n((?:    \S+=.*\n)+)", PAGE)
    assert block, f"docs/operate/cluster.md shows {name}"
    return dict(line.strip().split("=", 1) for line in block[1].splitlines())


def test_there_are_two_processes_and_one_server() -> None:
    assert len(PROCESSES) == 2
    assert not [each for each in SERVICES.values() if "container_name" in each]
    assert {name: each["restart"] for name, each in SERVICES.items()} == {
        "postgres": "unless-stopped",
        "one": "on-failure",
        "two": "on-failure",
    }


@pytest.mark.parametrize("name", PROCESSES)
def test_a_process_can_do_no_more_than_the_one_of_the_simple_file(name: str) -> None:
    process = PROCESSES[name]
    for key in ("read_only", "tmpfs", "cap_drop", "security_opt", "restart"):
        assert process[key] == SERVICE[key], key
    assert process["healthcheck"]["test"] == SERVICE["healthcheck"]["test"]
    assert not {"privileged", "network_mode", "pid", "devices", "user"} & process.keys()
    [port] = process["ports"]
    assert re.fullmatch(rf"127\.0\.0\.1:\d+:{re.findall(r'BOT_HEALTH_PORT=([0-9]+)', RECIPE)[0]}", port)


@pytest.mark.parametrize("name", PROCESSES)
def test_a_process_starts_with_what_stands_there(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    process = PROCESSES[name]
    assert process["env_file"] == "cardtable.env"
    told = env_file("cardtable.env") | process["environment"]
    for key, value in told.items():
        assert key == "PGPASSWORD" or key in names(), key
        monkeypatch.setenv(key, value)
    settings = Settings(_env_file=None)
    assert settings.server is not None
    assert settings.share is not None
    assert settings.discord_token is not None
    assert settings.reached_at(settings.cluster_port) == f"{name}:{settings.cluster_port}", "the other finds it so"
    assert name == process["hostname"]


def names() -> set[str]:
    """Return what settings are called in the environment."""
    fields = Settings.model_fields.items()
    return {str(field.validation_alias or f"BOT_{name.upper()}") for name, field in fields}


def test_nobody_shares_a_port_or_a_folder() -> None:
    for key in ("ports", "volumes"):
        used = [each for service in SERVICES.values() for each in service.get(key, ())]
        assert len(set(used)) == len(used)
    mounted = {each.partition(":")[0] for service in SERVICES.values() for each in service["volumes"]}
    assert mounted == COMPOSE["volumes"].keys()


def test_the_server_is_reached_by_the_processes_alone_once_it_is_ready() -> None:
    assert "ports" not in SERVER
    assert "pg_isready" in SERVER["healthcheck"]["test"]
    for process in PROCESSES.values():
        assert process["depends_on"] == {"postgres": {"condition": "service_healthy"}}
        assert process["build"]["args"] == {"EXTRA": "[postgres]"}
        host = process["environment"]["BOT_DATABASE"]
        user, name = SERVER["environment"]["POSTGRES_USER"], SERVER["environment"]["POSTGRES_DB"]
        assert host == f"postgresql://{user}@postgres/{name}"


def test_what_is_secret_comes_from_files_that_stay_outside_the_image() -> None:
    assert SERVER["env_file"] == "postgres.env"
    assert env_file("postgres.env").keys() == {"POSTGRES_PASSWORD"}
    assert env_file("postgres.env")["POSTGRES_PASSWORD"] == env_file("cardtable.env")["PGPASSWORD"]
    for service in SERVICES.values():
        assert not [key for key in service["environment"] if re.search("TOKEN|SECRET|PASSWORD", key)]
    assert not [file for file in ("cardtable.env", "postgres.env", "compose.cluster.yml") if sent(file)]


def test_who_goes_has_time_to_hand_over() -> None:
    for process in PROCESSES.values():
        assert int(process["stop_grace_period"].removesuffix("s")) >= 2 * membership.TAKEOVER_TIMEOUT_SECONDS
