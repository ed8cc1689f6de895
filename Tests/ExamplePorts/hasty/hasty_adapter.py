"""A small port of nhncloud-ko behind an adapter that makes one of the usual mistakes.

usage: hasty_adapter.py MISTAKE [--without-time]

MISTAKE is one of
  none         none
  one-behind   tells what came of a step with the answer to the next one, as work in a promise or a task does
  timer        goes on by the computer's clock, 50 ms after it has answered
  lossy        the same, and forgets at the beginning of a step what came since the last
  unasked      the same, and writes what comes as a line of its own
  keeps        keeps over a reset whether a token is registered
  keeps-user   keeps the user over a reset
  code-text    writes the code of an error as a text
  user-id      names the user "userId"
  no-handler   reports the completion of a call without a handler
  two-answers  answers "ok" beside "unsupported"
  pretty       writes an answer on several lines
  banner       greets the user on standard output
  unflushed    holds its answers back
  anonymous    does not say who it is
  strict       refuses members that it does not know
  short        reads no more than 64 KiB of a line
  yes          answers "ok" to an operation that it does not know
  yes-step     answers "ok" to a step that it does not know
  wants-all    reads a parameter that may be left out
  nameless     does not say of which call a completion is
  ascii        writes user ids as the locale C has them
  wants-record reads the record of a query that found none
  changes      gives itself a name of its own in each process

With --without-time it answers "time" with unsupported.
"""

from __future__ import annotations

import json
import os
import sys
import threading
from typing import Any, Callable

JSON = dict[str, Any]
DOMAIN = "NHNCloudPushErrorDomain"
IGNORED = ("setDelegate", "message", "network", "time", "terminate", "launch", "foreground", "background",
           "tokenChanged", "tokenInvalidated")


class Port:
    """Registers the notification token, asks for it, and unregisters it; everything else it ignores."""

    def __init__(self, see: Callable[[JSON], None], device: str, storage: JSON, mistake: str) -> None:
        self.see = see
        self.mistake = mistake
        self.device = device
        self.storage = storage
        self.key: str | None = None
        self.open: dict[str, Callable[[JSON], None]] = {}

    def ask(self, then: Callable[[JSON], None], **request: Any) -> None:
        name = str(len(self.open) + 1)
        self.open[name] = then
        self.see({"see": "request", "request": name, **request})

    def done(self, call: JSON, error: int | None = None) -> None:
        if call["with"].get("handler", True):
            seen = {"see": "completed", "call": call["as"], "operation": call["do"], "type": call["with"]["type"]}
            if error is not None:
                seen["error"] = {"domain": DOMAIN, "code": error}
            self.see(seen)

    def register(self, call: JSON) -> None:
        kind = call["with"]["type"]

        def sent(_: JSON) -> None:
            self.storage["registered"] = True
            self.done(call)

        def issued(answer: JSON) -> None:
            record = {"type": kind, "token": answer["token"], "user": self.storage.get("user") or self.device,
                      "appKey": self.key, "agreement": call["with"].get("agreement")}
            self.ask(sent, of="server", operation="register", record=record)

        self.ask(issued, of="token", type=kind)

    def unregister(self, call: JSON) -> None:
        if self.storage.get("registered"):
            self.ask(lambda _: self.done(call), of="server", operation="unregister", type=call["with"]["type"])
        else:
            self.done(call, 5)

    def query(self, call: JSON) -> None:
        def found(answer: JSON) -> None:
            if self.mistake == "wants-record" and answer["result"] == "accepted":
                answer["record"]["token"]
            self.done(call)

        self.ask(found, of="server", operation="query", type=call["with"]["type"])

    def step(self, step: JSON) -> None:
        do, values = step["do"], step.get("with", {})
        if self.mistake == "wants-all" and do == "initialize":
            values["delegate"], values["configuration"]["language"]
        if self.mistake == "strict" and set(values.get("configuration", [])) - {"appKey", "sandbox", "language"}:
            raise ValueError("a member that nobody knows")
        if do == "initialize":
            self.key = values["configuration"]["appKey"]
        elif do == "setUser":
            self.storage["user"] = values["user"]
        elif do in ("register", "unregister", "query"):
            if self.key is None:
                self.done(step, 1)
            else:
                getattr(self, do)(step)
        elif do == "answer":
            self.open[values["request"]](values)
        elif do not in IGNORED and self.mistake != "yes-step":
            raise LookupError(do)


class Adapter:
    def __init__(self, mistake: str, has_time: bool) -> None:
        self.mistake = mistake
        self.has_time = has_time
        self.seen: list[JSON] = []
        self.storage: JSON = {}

    def see(self, observation: JSON) -> None:
        if self.mistake == "code-text" and "error" in observation:
            observation["error"]["code"] = str(observation["error"]["code"])
        if self.mistake == "user-id" and "record" in observation:
            observation["record"]["userId"] = observation["record"].pop("user")
        if self.mistake == "ascii" and "record" in observation:
            observation["record"]["user"] = observation["record"]["user"].encode("ascii", "replace").decode("ascii")
        if self.mistake == "nameless":
            observation.pop("call", None)
        self.seen.append(observation)

    def reset(self, request: JSON) -> JSON:
        if self.mistake != "keeps":
            self.storage.pop("registered", None)
        if self.mistake != "keeps-user":
            self.storage.pop("user", None)
        self.seen = []
        self.port = Port(self.see, request["device"]["identifier"], self.storage, self.mistake)
        return {"ok": True}

    def step(self, request: JSON) -> JSON:
        if request["do"] == "time" and not self.has_time:
            return {"unsupported": "time", "ok": True} if self.mistake == "two-answers" else {"unsupported": "time"}
        if self.mistake == "no-handler":
            request["with"]["handler"] = True
        if self.mistake == "lossy":
            self.seen = []
        if self.mistake == "one-behind":
            before, self.seen = self.seen, []
            self.port.step(request)
            return {"ok": True, "observations": before}
        if self.mistake in ("timer", "lossy", "unasked") and request["do"] == "answer":
            threading.Timer(0.05, self.go_on, [request]).start()
        else:
            self.port.step(request)
        observations, self.seen = self.seen, []
        return {"ok": True, "observations": observations}

    def go_on(self, request: JSON) -> None:
        self.port.step(request)
        if self.mistake == "unasked":
            print(json.dumps({"id": request["id"], "ok": True, "observations": self.seen}), flush=True)
            self.seen = []

    def reply(self, request: JSON) -> JSON:
        if request["op"] == "hello":
            name = "" if self.mistake == "anonymous" else "implementation"
            adapter = f"hasty {os.getpid() if self.mistake == 'changes' else 1}"
            return {"protocol": 1, "nonce": request["nonce"], "edition": "nhncloud-ko", "adapter": adapter,
                    name: "small 1", "without": ["voip", "messages"]}
        if request["op"] == "reset":
            return self.reset(request)
        if request["op"] == "step":
            try:
                return self.step(request)
            except LookupError as error:
                if isinstance(error, KeyError):
                    return {"error": f"no {error}"}
                return {"unsupported": f"step {error}"}
            except ValueError as error:
                return {"error": str(error)}
        return {"ok": True} if request["op"] == "shutdown" or self.mistake == "yes" else {"unsupported": "operation"}


def main() -> None:
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    adapter = Adapter(sys.argv[1], "--without-time" not in sys.argv)
    if adapter.mistake == "banner":
        print("hasty 1 is ready", flush=True)
    held: list[str] = []
    for line in iter(lambda: sys.stdin.readline(65536 if adapter.mistake == "short" else -1), ""):
        request = json.loads(line)
        answer = {"id": request["id"], **adapter.reply(request)}
        held.append(json.dumps(answer, indent=2 if adapter.mistake == "pretty" else None))
        if adapter.mistake != "unflushed":
            print(held.pop(), flush=True)
        if request["op"] == "shutdown":
            break
    print(*held, sep="\n", end="", flush=True)


if __name__ == "__main__":
    main()
