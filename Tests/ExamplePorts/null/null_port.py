"""Ports that do nothing useful, to show that the suite notices.

usage: null_port.py MODE [EDITION]

MODE is one of
  silent       nothing ever happens
  refuses      every call fails at once
  agrees       every call succeeds at once with made-up values, and nothing is sent anywhere
  unsupported  no step is known
EDITION is the edition that the port claims (nhncloud-ko unless given). Any edition may be played.
"""

from __future__ import annotations

import json
import sys
from typing import Any

JSON = dict[str, Any]

MODES = ("silent", "refuses", "agrees", "unsupported")
CALLS = ("register", "query", "unregister", "update")
PARTS = ("notifications", "advertisements", "nightAdvertisements")

ERRORS: dict[str, JSON] = {
    # tcpush-ko has no code for an unknown error, no numbers and no domain.
    "tcpush-ko": {"code": "TCPushErrorServerFail"},
    "toast-ko": {"domain": "com.toast.push", "code": 0},
    "toast-ja": {"domain": "ToastPushErrorDomain", "code": 0},
    "toast-en": {"domain": "ToastPushErrorDomain", "code": 0},
    "nhncloud-ko": {"domain": "NHNCloudPushErrorDomain", "code": 0},
}


class NullPort:
    """Answers requests; `agrees` remembers what it needs to sound plausible."""

    def __init__(self, mode: str, edition: str) -> None:
        self._mode = mode
        self._claimed = edition
        self._reset({})

    def reply(self, request: JSON) -> JSON:
        """The reply to one request, without its `id`."""
        operation = request.get("op")
        if operation == "hello":
            return {
                "protocol": 1,
                "nonce": request.get("nonce"),
                "adapter": "null-port 1",
                "implementation": f"null port ({self._mode}) 1",
                "edition": self._claimed,
            }
        if operation == "reset":
            self._reset(request)
            return {"ok": True}
        if operation == "step":
            if self._mode == "unsupported":
                return {"unsupported": "this port knows no step"}
            return {"ok": True, "observations": self._step(request)}
        if operation == "shutdown":
            return {"ok": True}
        return {"unsupported": f"operation {operation}"}

    def _reset(self, request: JSON) -> None:
        self._edition = request.get("edition", self._claimed)
        self._user = request.get("device", {}).get("identifier", "device")
        self._agreement = dict.fromkeys(PARTS, True)
        self._types = ["apns"]

    def _step(self, request: JSON) -> list[JSON]:
        do = request.get("do")
        values = request.get("with") or {}
        self._remember(do, values)
        if self._mode == "silent" or do not in CALLS or values.get("handler") is False:
            return []
        kinds = [values.get("type", "apns")]
        if self._edition == "toast-ko" and do in ("register", "unregister"):
            kinds = self._types
        return [self._completion(request.get("as"), do, kind) for kind in kinds]

    def _remember(self, do: str | None, values: JSON) -> None:
        configuration = values.get("configuration") or {}
        self._types = configuration.get("pushTypes") or self._types
        self._user = values.get("user") or configuration.get("user") or self._user
        given = values.get("agreement") or configuration.get("agreement")
        if given:
            self._agreement = {part: given.get(part) or False for part in PARTS}

    def _completion(self, name: str | None, operation: str, kind: str) -> JSON:
        seen: JSON = {"see": "completed", "call": name, "operation": operation, "type": kind}
        if self._mode == "refuses":
            seen["error"] = ERRORS.get(self._edition, ERRORS["nhncloud-ko"])
            return seen
        if operation == "update":
            return seen
        seen["token"] = "made-up-" + kind
        bare = operation == "register" and self._edition in ("tcpush-ko", "toast-ko")
        if operation != "unregister" and not bare:
            seen["info"] = {"user": self._user, "token": seen["token"], "agreement": self._agreement}
        return seen


def main() -> None:
    arguments = sys.argv[1:]
    if len(arguments) not in (1, 2) or arguments[0] not in MODES:
        sys.exit(f"usage: null_port.py {'|'.join(MODES)} [EDITION]")
    port = NullPort(arguments[0], arguments[1] if len(arguments) == 2 else "nhncloud-ko")
    encode = json.JSONEncoder(separators=(",", ":")).encode
    output = sys.stdout.buffer
    for line in sys.stdin.buffer:
        request = json.loads(line.decode("utf-8"))
        output.write(encode({"id": request["id"], **port.reply(request)}).encode("utf-8") + b"\n")
        output.flush()
        if request["op"] == "shutdown":
            return


if __name__ == "__main__":
    main()
