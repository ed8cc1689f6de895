#!/usr/bin/env python3
"""The adapter that joins the SDK in toast_push.py to the conformance suite. `--design NAME[,NAME]` chooses designs,
`--list` lists them."""

import json
import sys

from calls import READY, Signal
from designs import DESIGNS
from toast_push import ToastPush


class World:
    """The device, its system and the server, as the suite plays them."""

    def __init__(self, device):
        self.device, self.seen, self.open, self.timers, self.requests, self.now = device, [], {}, [], 0, 0

    def ask(self, **request):
        self.requests += 1
        self.seen.append({"see": "request", "request": str(self.requests), **request})
        self.open[str(self.requests)] = Signal()
        return self.open[str(self.requests)]

    def timer(self, seconds, signal, value):
        self.timers.append((self.now + seconds, signal, value))

    def report_call(self):
        self.seen.append({"see": "reportedCall"})

    def pass_time(self, seconds):
        self.now += seconds
        for due, signal, value in self.timers:
            if due <= self.now:
                signal.set(value)

    def end_process(self):
        self.open, self.timers = {name: Signal() for name in self.open}, []


class Delegate:
    def __init__(self, world):
        self.world = world

    def completed(self, operation, kind, token, fault, **more):
        seen = {"see": "completed", "operation": operation, "type": kind, "token": token, **more}
        self.world.seen.append({**seen, "error": vars(fault)} if fault else seen)

    def received(self, message, kind):
        self.world.seen.append({"see": "message", "type": kind, "message": message})


class Adapter:
    def __init__(self, designs):
        self.name = ",".join(sorted(designs)) or "base"
        self.on = lambda *names: not designs.isdisjoint(names)
        self.reset({"identifier": "device", "language": "en"})

    def reset(self, device):
        self.world, self.storage = World(device), {}
        self.sdk = ToastPush(self.world, self.storage, self.on)

    def reply(self, request):
        if request["op"] == "hello":
            return {"protocol": 1, "nonce": request["nonce"], "edition": "toast-ko",
                    "adapter": "designs", "implementation": self.name}
        if request["op"] == "reset":
            self.reset(request["device"])
        if request["op"] == "step":
            if not self.perform(request["do"], request.get("as"), request.get("with") or {}):
                return {"unsupported": request["do"]}
            while READY:
                READY.popleft()()
            seen, self.world.seen = self.world.seen, []
            return {"ok": True, "observations": seen}
        return {"ok": True} if request["op"] in ("reset", "shutdown") else {"unsupported": "operation " + request["op"]}

    def perform(self, do, name, values):
        kind = values.get("type", "apns")
        delegate = Delegate(self.world)
        if do == "answer":
            self.world.open.pop(values["request"]).set(values)
        elif do == "terminate":
            self.world.end_process()
            self.sdk = None
        elif do == "launch":
            self.sdk = ToastPush(self.world, self.storage, self.on)
        elif do == "initialize":
            given = [delegate if values["delegate"] else None] if "delegate" in values else []
            configuration = {"pushTypes": ["apns"], "sandbox": False, "language": None, **values["configuration"]}
            self.sdk.initialize(configuration, *given)
        elif do == "setDelegate":
            self.sdk.set_delegate(delegate if values["set"] else None)
        elif do == "setUser":
            self.sdk.set_user(values["user"])
        elif do == "register":
            parts = ("notifications", "advertisements", "nightAdvertisements")
            self.sdk.register({part: values["agreement"].get(part) or False for part in parts})
        elif do == "unregister":
            self.sdk.unregister()
        elif do == "query":
            self.sdk.query(kind, lambda record, fault: delegate.completed(
                "query", kind, record and record["token"], fault, call=name, **self.info(record)))
        elif do == "update":
            changes = {key: values[key] for key in ("user", "language", "agreement") if values.get(key) is not None}
            self.sdk.update(changes, lambda _, fault: delegate.completed("update", None, None, fault, call=name))
        elif do == "message":
            self.sdk.receive(values["message"], kind)
        elif do == "network" and self.sdk:
            self.sdk.network_changed(values["up"])
        elif do in ("foreground", "background") and self.sdk:
            self.sdk.app_is_shown(do == "foreground")
        elif do == "tokenChanged" and self.sdk:
            self.sdk.token_changed(kind, values["token"])
        elif do == "tokenInvalidated" and self.sdk:
            self.sdk.token_invalidated()
        elif do == "time":
            self.world.pass_time(values["seconds"])
        else:
            return do in ("network", "foreground", "background", "tokenChanged", "tokenInvalidated")  # no process
        return True

    @staticmethod
    def info(record):
        return {"info": {"user": record["user"], "agreement": record["agreement"]}} if record else {}


def main(arguments):
    if arguments == ["--list"]:
        return print("\n".join(f"{name}: {what}" for name, what in DESIGNS.items()))
    names = set(arguments[1].split(",")) if arguments[:1] == ["--design"] else set()
    if names - set(DESIGNS):
        sys.exit(f"no such design: {', '.join(names - set(DESIGNS))}")
    adapter = Adapter(names)
    for line in sys.stdin:
        request = json.loads(line)
        print(json.dumps({"id": request["id"], **adapter.reply(request)}), flush=True)
        if request["op"] == "shutdown":
            return


if __name__ == "__main__":
    main(sys.argv[1:])
