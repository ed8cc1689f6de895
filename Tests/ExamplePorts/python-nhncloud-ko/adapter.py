"""Joins the SDK to the conformance suite: JSON Lines on standard input and output, protocol version 1."""

from __future__ import annotations

import json
import sys
from typing import Any, Callable, Optional

from push_sdk import UNCHANGED, PushSDK
from push_types import (
    Failure,
    PermissionStatus,
    PushAgreement,
    PushConfiguration,
    PushError,
    PushType,
    Response,
    TokenInfo,
)

EDITION = "nhncloud-ko"

JSON = dict[str, Any]


class AdapterError(Exception):
    """Something that the adapter cannot do; it is no error of the SDK."""


class Unsupported(Exception):
    """A step that the adapter does not know."""


class World:
    """The device, its system and the server, as the suite plays them: every request becomes an
    observation, and waits in `open` for the step that answers it."""

    def __init__(self, identifier: str, language: str) -> None:
        self.identifier = identifier
        self.language = language
        self.observations: list[JSON] = []
        self.open: dict[str, Callable[[Any], None]] = {}
        self._requests = 0

    @property
    def server(self) -> World:
        return self

    def request_permission(self, answer: Callable[[PermissionStatus], None]) -> None:
        self._ask(answer, {"of": "permission"})

    def request_token(self, kind: PushType, answer: Callable[[Optional[str]], None]) -> None:
        self._ask(answer, {"of": "token", "type": kind.value})

    def register(self, info: TokenInfo, app_key: str, answer: Callable[[Response], None]) -> None:
        record = {
            "type": info.push_type.value,
            "token": info.device_token,
            "user": info.user_id,
            "agreement": _agreement_to_json(info.agreement),
            "appKey": app_key,
            "sandbox": info.sandbox,
            "language": info.language_code,
        }
        self._ask(answer, {"of": "server", "operation": "register", "record": record})

    def update_user(self, kind: PushType, user: str, answer: Callable[[Response], None]) -> None:
        self._ask(answer, {"of": "server", "operation": "update", "type": kind.value, "user": user})

    def unregister(self, kind: PushType, answer: Callable[[Response], None]) -> None:
        self._ask(answer, {"of": "server", "operation": "unregister", "type": kind.value})

    def query(self, kind: PushType, answer: Callable[[Response], None]) -> None:
        self._ask(answer, {"of": "server", "operation": "query", "type": kind.value})

    def forget_callers(self) -> None:
        """The process ends: an answer that comes all the same reaches nobody."""
        self.open = dict.fromkeys(self.open, lambda _: None)

    def _ask(self, answer: Callable[[Any], None], request: JSON) -> None:
        self._requests += 1
        name = str(self._requests)
        self.open[name] = answer
        self.observations.append({"see": "request", "request": name, **request})


class Adapter:
    """One device with the app on it."""

    def __init__(self) -> None:
        self._reset({"device": {"identifier": "device", "language": "en"}})

    def reply(self, request: JSON) -> JSON:
        """The reply to one request, without its `id`."""
        operation = request.get("op")
        if operation == "step":
            return self._step(request)
        if operation == "reset":
            if request.get("edition", EDITION) != EDITION:
                return {"unsupported": "this port follows " + EDITION}
            self._reset(request)
            return {"ok": True}
        if operation == "hello":
            return {
                "protocol": 1,
                "nonce": request.get("nonce"),
                "adapter": "python-nhncloud-ko 1",
                "implementation": "Python push SDK 1",
                "edition": EDITION,
            }
        if operation == "shutdown":
            return {"ok": True}
        return {"unsupported": f"operation {operation}"}

    def _reset(self, request: JSON) -> None:
        device = request["device"]
        self._world = World(device["identifier"], device["language"])
        self._storage: JSON = {}
        self._launch()

    def _launch(self) -> None:
        self._sdk: Optional[PushSDK] = PushSDK(self._world, self._storage)

    def _step(self, request: JSON) -> JSON:
        try:
            self._perform(request.get("do"), request.get("as"), request.get("with") or {})
            return {"ok": True, "observations": self._world.observations}
        except Unsupported as unsupported:
            return {"unsupported": str(unsupported)}
        except (AdapterError, KeyError, ValueError, TypeError) as error:
            return {"error": f"{type(error).__name__}: {error}"}
        finally:
            self._world.observations = []

    def _perform(self, do: Optional[str], name: Optional[str], values: JSON) -> None:
        if do in ("foreground", "background", "time", "network", "tokenChanged", "tokenInvalidated"):
            return  # the SDK does not look at any of these
        if do == "terminate":
            self._sdk = None
            self._world.forget_callers()
        elif do == "launch":
            self._launch()
        elif do == "answer":
            self._answer(values)
        elif do == "message":
            if self._sdk is not None:
                self._module(values).message_arrived(values["message"])
        elif do in ("initialize", "setDelegate", "setUser", "register", "query", "unregister"):
            self._call(do, name, values)
        else:
            raise Unsupported(f"step {do}")

    def _call(self, do: str, name: Optional[str], values: JSON) -> None:
        if self._sdk is None:
            raise AdapterError("the app is not running")
        if do == "initialize":
            delegate = UNCHANGED
            if values.get("delegate") is not None:
                delegate = self._delegate(PushType.APNS, values["delegate"])
            self._sdk.push.initialize(_configuration(values["configuration"]), delegate)
        elif do == "setDelegate":
            module = self._module(values)
            module.set_delegate(self._delegate(module.kind, values["set"]))
        elif do == "setUser":
            self._sdk.set_user_id(values["user"])
        else:
            self._token_call(do, name, values)

    def _token_call(self, do: str, name: Optional[str], values: JSON) -> None:
        module = self._module(values)
        handler = self._completion(do, name, module.kind) if values.get("handler", True) else None
        if do == "query":
            module.query_token_info(handler)
        elif do == "unregister":
            module.unregister(handler)
        elif module.kind is PushType.VOIP:
            module.register(handler)
        else:
            module.register(_agreement(values.get("agreement")), handler)

    def _module(self, values: JSON) -> Any:
        return self._sdk.voip if PushType(values.get("type", "apns")) is PushType.VOIP else self._sdk.push

    def _delegate(self, kind: PushType, wanted: Optional[bool]) -> Optional[Callable[[str], None]]:
        def received(message: str) -> None:
            self._world.observations.append({"see": "message", "type": kind.value, "message": message})

        return received if wanted else None

    def _completion(self, operation: str, name: Optional[str], kind: PushType) -> Callable[..., None]:
        def completed(value: TokenInfo | str | None, error: Optional[PushError]) -> None:
            seen = {"see": "completed", "call": name, "operation": operation, "type": kind.value}
            if error is not None:
                seen["error"] = {"domain": error.domain, "code": int(error.code)}
            elif isinstance(value, TokenInfo):
                seen["token"] = value.device_token
                seen["info"] = {
                    "user": value.user_id,
                    "token": value.device_token,
                    "agreement": _agreement_to_json(value.agreement),
                }
            else:
                seen["token"] = value
            self._world.observations.append(seen)

        return completed

    def _answer(self, values: JSON) -> None:
        answer = self._world.open.pop(values["request"], None)
        if answer is None:
            raise AdapterError("no such request is open")
        answer(_answer_value(values))


FAILURES = {
    "refused": Failure.REFUSED,
    "timedOut": Failure.TIMED_OUT,
    "unreachable": Failure.UNREACHABLE,
    "malformed": Failure.MALFORMED,
}


def _answer_value(values: JSON) -> PermissionStatus | Response | str | None:
    result = values["result"]
    if result == "permission":
        return PermissionStatus(values["status"])
    if result == "token":
        return values["token"]
    if result == "tokenRefused":
        return None
    if result == "accepted":
        record = values.get("record")
        return Response(info=_info(record) if record else None)
    if result in FAILURES:
        return Response(failure=FAILURES[result])
    raise Unsupported(f"result {result}")


def _configuration(values: JSON) -> PushConfiguration:
    return PushConfiguration(
        app_key=values["appKey"],
        sandbox=values.get("sandbox") or False,
        always_allow_token_registration=values.get("alwaysAllowTokenRegistration") or False,
        language_code=values.get("language"),
    )


def _agreement(values: Optional[JSON]) -> Optional[PushAgreement]:
    if values is None:
        return None
    agreement = PushAgreement(allow_notifications=values.get("notifications") or False)
    if values.get("advertisements") is not None:
        agreement.allow_advertisements = values["advertisements"]
    if values.get("nightAdvertisements") is not None:
        agreement.allow_night_advertisements = values["nightAdvertisements"]
    return agreement


def _agreement_to_json(agreement: PushAgreement) -> JSON:
    return {
        "notifications": agreement.allow_notifications,
        "advertisements": agreement.allow_advertisements,
        "nightAdvertisements": agreement.allow_night_advertisements,
    }


def _info(record: JSON) -> TokenInfo:
    return TokenInfo(
        push_type=PushType(record["type"]),
        device_token=record["token"],
        user_id=record.get("user") or "",
        agreement=_agreement(record.get("agreement") or {}),
        language_code=record.get("language") or "",
        sandbox=record.get("sandbox") or False,
    )


def main() -> None:
    adapter = Adapter()
    encode = json.JSONEncoder(separators=(",", ":")).encode
    output = sys.stdout.buffer
    for line in sys.stdin.buffer:
        try:
            request = json.loads(line.decode("utf-8"))
        except ValueError as error:
            request, reply = {}, {"error": f"not a request: {error}"}
        else:
            if isinstance(request, dict):
                reply = adapter.reply(request)
            else:
                request, reply = {}, {"error": "not a request: no object"}
        output.write(encode({"id": request.get("id"), **reply}).encode("utf-8") + b"\n")
        output.flush()
        if request.get("op") == "shutdown":
            return


if __name__ == "__main__":
    main()
