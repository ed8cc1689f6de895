"""Joins port.py to the conformance suite: JSON Lines on standard input and output. Nothing here has to be changed."""

import json
import sys

import port

CALLS = ("register", "query", "unregister", "update")
MOVES = ("initialize", "setDelegate", "setUser", "message", "network", "tokenChanged", "tokenInvalidated",
         "foreground", "background", "time")


class World:
    """The device, its system and the server: every request is shown to the suite, which answers it."""

    def __init__(self, device):
        self.device = device
        self.seen = []
        self.open = {}
        self.asked = 0

    def ask(self, request, then):
        self.asked += 1
        self.open[str(self.asked)] = then
        self.seen.append({"see": "request", "request": str(self.asked), **request})

    def show_message(self, kind, message):
        self.seen.append({"see": "message", "type": kind, "message": message})


class Adapter:
    def reset(self, device):
        self.world = World(device)
        self.storage = {}
        self.port = port.Port(self.world, self.storage)

    def step(self, do, name, values):
        if do == "terminate":
            self.port, self.world.open = None, {}
        elif do == "launch":
            self.port = port.Port(self.world, self.storage)
        elif do == "answer":
            self.world.open.pop(values["request"])(values)
        elif do in CALLS and hasattr(self.port, do):
            getattr(self.port, do)(values, self.completion(do, name, values))
        elif do in MOVES:
            getattr(self.port, do, lambda values: None)(values)
        else:
            return {"unsupported": f"step {do}"}
        seen, self.world.seen = self.world.seen, []
        return {"ok": True, "observations": seen}

    def completion(self, do, name, values):
        world = self.world

        def done(**outcome):
            if values.get("handler", True):
                seen = {"see": "completed", "call": name, "operation": do, "type": values.get("type", "apns")}
                world.seen.append({**seen, **outcome})

        return done

    def reply(self, request):
        op = request["op"]
        if op == "hello":
            return {"protocol": 1, "nonce": request["nonce"], "adapter": "adapter.py 1", "edition": port.EDITION,
                    "implementation": port.IMPLEMENTATION, "without": port.WITHOUT}
        if op == "reset":
            self.reset(request["device"])
        elif op == "step":
            try:
                return self.step(request["do"], request.get("as"), request.get("with") or {})
            except Exception as error:
                return {"error": f"{type(error).__name__}: {error}"}
        elif op != "shutdown":
            return {"unsupported": f"operation {op}"}
        return {"ok": True}


adapter = Adapter()
for line in sys.stdin.buffer:
    request = json.loads(line)
    print(json.dumps({"id": request["id"], **adapter.reply(request)}), flush=True)
    if request["op"] == "shutdown":
        break
