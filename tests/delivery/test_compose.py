"""compose.yml runs one process that can do little else than play."""

import re
import subprocess
import sys
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest
import yaml

from tests.test_operate_docs import PAGES

ROOT = Path(__file__).parents[2]
RECIPE = (ROOT / "Containerfile").read_text(encoding="utf-8")
COMPOSE = yaml.safe_load((ROOT / "compose.yml").read_text(encoding="utf-8"))
[SERVICE] = COMPOSE["services"].values()


def test_there_is_one_process_and_it_comes_back() -> None:
    assert SERVICE["container_name"] == "cardtable", "a name of its own keeps it from being scaled"
    assert SERVICE["restart"] == "on-failure"
    assert "BOT_FATAL_STATUS=0" in RECIPE, "a refused token is no failure that a restart could heal"
    assert SERVICE["build"] == {"context": ".", "dockerfile": "Containerfile"}


def test_it_may_write_into_its_volume_alone() -> None:
    [mounted] = SERVICE["volumes"]
    assert mounted == "data:/data"
    assert COMPOSE["volumes"] == {"data": {"name": "cardtable-data"}}
    assert "VOLUME /data\n" in RECIPE
    assert SERVICE["read_only"] is True
    assert SERVICE["tmpfs"] == ["/tmp"]


def test_it_has_no_rights_and_gets_none() -> None:
    assert SERVICE["cap_drop"] == ["ALL"]
    assert SERVICE["security_opt"] == ["no-new-privileges:true"]
    assert not {"privileged", "network_mode", "pid", "devices", "user"} & SERVICE.keys()


def test_it_has_time_to_take_leave() -> None:
    unit = (ROOT / "deploy" / "systemd" / "cardtable.service").read_text(encoding="utf-8")
    assert SERVICE["stop_grace_period"] == f"{re.findall('TimeoutStopSec=(.+)', unit)[0]}s"


def test_what_is_secret_comes_from_a_file_that_stays_outside_the_image() -> None:
    assert SERVICE["env_file"] == "cardtable.env"
    assert "environment" not in SERVICE
    assert "`cardtable.env`" in PAGES["container"]


def test_its_port_is_for_the_machine_alone() -> None:
    [port] = SERVICE["ports"]
    number = re.findall(r"BOT_HEALTH_PORT=(\d+)", RECIPE)[0]
    assert port == f"127.0.0.1:{number}:{number}"


@pytest.mark.parametrize(("answer", "status"), [(200, 0), (503, 1)])
def test_it_is_well_when_health_says_so(answer: int, status: int) -> None:
    class Health(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(answer if self.path == "/health" else 404)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    kind, program, *arguments = SERVICE["healthcheck"]["test"]
    assert (kind, program, arguments[0]) == ("CMD", "python", "-c")
    with HTTPServer(("127.0.0.1", 0), Health) as server:
        Thread(target=server.handle_request, daemon=True).start()
        code = arguments[1].replace("127.0.0.1:9108", f"127.0.0.1:{server.server_port}")
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False, timeout=60)
    assert done.returncode == status, done.stderr
