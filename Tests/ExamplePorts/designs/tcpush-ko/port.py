"""A push SDK as one would write it from the document of `tcpush-ko`, and designs that differ from it
where no line of that document decides: `--design NAME[,NAME]` chooses some, `--list` names them all.
The numbers beside a design are the lines of docs/003_10328465536a5b78.txt that come closest to it."""

import json
import sys

DESIGNS = {
    "permission-status": "looks whether the app has the permission, and never asks for it",  # 459
    "permission-voip": "VoIP needs the permission, too",  # 147, 459
    "permission-at-init": "asks at the initialisation; a registration looks at the status",  # 43, 459
    "denied-goes-on": "asks, and registers whatever the answer",  # 154, 459
    "settings-late": "the settings count that stand when the server is asked",  # 154
    "settings-shared": "a registration brings the other registered kind up to date",  # 154
    "init-first-stays": "a second initialisation in the same process changes nothing",  # 43, 59
    "init-registers": "each initialisation registers again what was registered",  # 154, 161
    "init-owed": "an initialisation takes up what failed, or was cut off",  # 43, 154
    "init-early-owed": "an initialisation takes up what was asked for before it",  # 153-155, unsure: "만" in 155
    "incomplete-invalid": "without key or user registrations fail for them, queries go on",  # 129-131, 457
    "queue-all": "one serial queue for all calls",  # 153, 161
    "queue-kind": "one serial queue for each kind",  # 143-149
    "side-by-side": "registrations of a kind go on beside each other",  # 163-183
    "join": "a call joins one like it that is under way with the same settings",  # 163-183
    "newest": "a newer registration takes over the older one's handler",  # 163-183
    "second-refused": "a registration is refused while one of its kind is under way",  # 461
    "skip-identical": "what the server has accepted is not sent again",  # 154
    "look-first": "asks the server what it holds, and registers only what differs",  # 154
    "gathers": "a registration begins a second after the call",  # 153, 163
    "network-owed": "the call fails, and is taken up by itself when the network is back",  # 469
    "foreground-registers": "registers all again whenever the app comes to the foreground",  # 154
    "foreground-only": "a registration in the background waits for the foreground",  # 153, 222
    "foreground-handlers": "handlers are called in the foreground only",  # 163, 229
    "malformed-network": "an answer that cannot be read is a failure of the network",  # 463, 465
    "time-out-server": "no answer in time is the server's failure",  # 463, 465
    "token-changed": "registers a changed token by itself if its kind was registered",  # 154, 161
    "query-device": "the device remembers what was registered, and answers",  # 161
    "query-early": "before the initialisation the device answers",  # 161, 455
    "messages-registered": "none is passed before its kind was registered on the device",  # 219-223
    "messages-allowed": "none is passed while the user does not allow notifications",  # 153, 219-223
    "reports-calls": "reports the call of a VoIP message to CallKit itself",  # 222-223
}

NOT_INITIALIZED, INVALID = "TCPushErrorNotInitialized", "TCPushErrorInvalidParameters"
DENIED, SYSTEM = "TCPushErrorPermissionDenined", "TCPushErrorSystemFail"  # as the document spells it
SERVER, NETWORK = "TCPushErrorServerFail", "TCPushErrorNetworkFail"
ERRORS = {"refused": SERVER, "malformed": SERVER, "timedOut": NETWORK,
          "unreachable": "TCPushErrorNetworkNotReachable"}


class PushSDK:
    """One process of the app. `store` outlives it, all else is lost with it.

    A call is a generator. It yields what it waits for, a function that takes the continuation."""

    def __init__(self, world, store, on):
        self.world, self.on = world, on
        self.accepted = store.setdefault("accepted", {})  # by kind, what the server has accepted last
        self.owed = store.setdefault("owed", {})  # by kind, why it is still to be registered
        self.asked = store.setdefault("asked", [])  # the kinds that the app has ever registered
        self.configuration, self.delegate, self.active = None, None, True
        self.waiting, self.timers, self.calls, self.lanes = [], [], {}, {}
        self.errors = {**ERRORS, **({"malformed": NETWORK} if "malformed-network" in on else {}),
                       **({"timedOut": SERVER} if "time-out-server" in on else {})}

    # What the app calls.

    def initialize(self, configuration):
        complete = configuration["appKey"] and configuration["user"] or "incomplete-invalid" in self.on
        if not complete or self.configuration and "init-first-stays" in self.on:
            return
        self.configuration = configuration
        if "permission-at-init" in self.on:
            self.world.ask({"of": "permission"})(lambda _: None)
        self._take_up("init-registers", self.accepted)
        self._take_up("init-owed", self._owed("failed"))
        self._take_up("init-early-owed", self._owed("early"))

    def register(self, kind, handler):
        self.asked.append(kind)
        settings = self.configuration  # "초기화 설정정보로" (154), and none without it (155)
        running = self.calls.get(("register", kind))
        if running and "second-refused" in self.on:
            return handler(None, SYSTEM)
        handlers = []
        if running and "newest" in self.on:
            handlers, running["handlers"] = running["handlers"], []
            running["end"](None)
        self._call("register", kind, self._register(kind, settings), handlers + [handler])

    def query(self, kind, handler):
        self._call("query", kind, self._query(kind), [handler])

    # What the system tells.

    def network(self, up):
        if up:
            self._take_up("network-owed", self._owed("failed"))

    def foreground(self):
        self.active = True
        waiting, self.waiting = self.waiting, []
        for go_on in waiting:
            go_on(None)
        self._take_up("foreground-registers", self.accepted)

    def time(self, seconds):
        timers, self.timers = [(left - seconds, go_on) for left, go_on in self.timers], []
        for left, go_on in timers:
            go_on(None) if left <= 0 else self.timers.append((left, go_on))

    def token_changed(self, kind):
        self._take_up("token-changed", [known for known in self.accepted if known == kind])

    def message(self, kind, message):
        if "reports-calls" in self.on and kind == "voip":
            self.world.seen.append({"see": "reportedCall"})
        if self.delegate and (kind in self.asked or "messages-registered" not in self.on):
            run(self._pass(kind, message))

    def _pass(self, kind, message):
        if kind == "voip" or "messages-allowed" not in self.on or (yield from self._allowed(kind)):
            self.delegate(kind, message)

    # Registration and query.

    def _register(self, kind, settings):
        """Comes to (token, error), as the handler gets them (163-183)."""
        if "gathers" in self.on:
            yield lambda go_on: self.timers.append((1, go_on))
        if "foreground-only" in self.on and not self.active:
            yield self.waiting.append
        if not (yield from self._allowed(kind)):
            return None, DENIED
        token = (yield self.world.ask({"of": "token", "type": kind})).get("token")
        if token is None:
            return None, SYSTEM
        if not settings:
            self.owed[kind] = "early"
            return token, NOT_INITIALIZED  # only the system's token is registered (155, 179)
        if not settings["appKey"] or not settings["user"]:
            return token, INVALID
        return (yield from self._send(kind, token, settings))

    def _send(self, kind, token, settings):
        if "settings-late" in self.on:
            settings = self.configuration
        record = {**settings, "type": kind, "token": token, "language": self.world.language}
        if "skip-identical" in self.on and self.accepted.get(kind) == record:
            return token, None
        if "look-first" in self.on:
            answer = yield self.world.ask({"of": "server", "operation": "query", "type": kind})
            if answer.get("record") == record:
                self.accepted[kind] = record
                return token, None
        if "skip-identical" in self.on:
            self.accepted.pop(kind, None)  # until the answer nobody knows what the server holds
        self.owed[kind] = "failed"
        answer = yield self.world.ask({"of": "server", "operation": "register", "record": record})
        if answer["result"] in ERRORS:
            return token, self.errors[answer["result"]]
        self.accepted[kind] = record
        self.owed.pop(kind, None)
        if "settings-shared" in self.on:
            for other, known in list(self.accepted.items()):
                if other != kind and any(known[name] != settings[name] for name in settings):
                    run(self._send(other, known["token"], settings))
        return token, None

    def _query(self, kind):
        """Comes to (what was registered last, error)."""
        if not self.configuration and "query-early" not in self.on:
            return None, NOT_INITIALIZED
        if not self.configuration or "query-device" in self.on:
            return self.accepted.get(kind), None
        answer = yield self.world.ask({"of": "server", "operation": "query", "type": kind})
        return answer.get("record"), self.errors.get(answer["result"])

    def _allowed(self, kind):
        if kind == "voip" and "permission-voip" not in self.on:
            return True
        looks = {"permission-status", "permission-at-init", "messages-allowed"} & self.on
        answer = yield self.world.ask({"of": "permissionStatus" if looks else "permission"})
        return answer["status"] in ("authorized", "provisional") or "denied-goes-on" in self.on

    # How calls are run.

    def _call(self, operation, kind, flow, handlers):
        running = self.calls.get((operation, kind))
        if running and running["settings"] == self.configuration and "join" in self.on:
            return running["handlers"].extend(handlers)
        call = self.calls[operation, kind] = {"settings": self.configuration, "handlers": handlers}

        def done(outcome):
            if self.calls.get((operation, kind)) is call:
                del self.calls[operation, kind]
            for handler in call["handlers"]:
                if "foreground-handlers" in self.on and not self.active:
                    self.waiting.append(lambda _, handler=handler: handler(*outcome))
                else:
                    handler(*outcome)

        self._enqueue(operation, kind, flow, done, call)

    def _take_up(self, design, kinds):
        """Registers these kinds by itself, if that is the design."""
        if design in self.on and self.configuration:
            for kind in list(kinds):
                self._enqueue("register", kind, self._register(kind, self.configuration), lambda _: None, {})

    def _owed(self, reason):
        return [kind for kind, why in self.owed.items() if why == reason]

    def _enqueue(self, operation, kind, flow, done, call):
        """Starts the flow when it is the first in its lane; without a lane at once."""
        name = "all" if "queue-all" in self.on else kind
        free = operation == "query" or "side-by-side" in self.on
        lane = [] if free and not {"queue-all", "queue-kind"} & self.on else self.lanes.setdefault(name, [])

        def end(outcome):
            if entry in lane:
                flow.close()  # where it is ended before its time, its answers reach nobody
                following = lane[1:2] if lane[0] is entry else []
                lane.remove(entry)
                done(outcome)
                for each in following:
                    run(*each)

        entry = (flow, end)
        call["end"] = end
        lane.append(entry)
        if len(lane) == 1:
            run(flow, end)


def run(flow, done=lambda _: None):
    def go_on(answer=None):
        try:
            wait = flow.send(answer)
        except StopIteration as end:
            return done(end.value)
        wait(go_on)

    go_on()


class World:
    """The system and the server, as the suite plays them; and the app, which looks on."""

    def __init__(self, language):
        self.language, self.seen, self.open, self.count = language, [], {}, 0

    def ask(self, request):
        def wait(go_on):
            self.count += 1
            self.open[str(self.count)] = go_on
            self.seen.append({"see": "request", "request": str(self.count), **request})

        return wait

    def handler(self, operation, kind, name):
        def completed(value, error):
            seen = {"see": "completed", "call": name, "operation": operation, "type": kind}
            if operation == "register":
                seen["token"] = value
            elif value:
                seen["token"], seen["info"] = value["token"], token_info(value)
            self.seen.append({**seen, "error": {"code": error}} if error else seen)

        return completed

    def delegate(self, kind, message):
        self.seen.append({"see": "message", "type": kind, "message": message})


def token_info(record):
    """TCPushTokenInfo (189-215): where the language is not Korean, the advertisements read YES."""
    korean = {} if record.get("language") == "ko" else {"advertisements": True, "nightAdvertisements": True}
    return {"user": record["user"], "token": record["token"], "agreement": {**record["agreement"], **korean}}


def settings_of(values):
    """TCPushConfiguration with its defaults (75-85, 127-139)."""
    agreement = {"notifications": True, "advertisements": False, "nightAdvertisements": False}
    return {"appKey": values.get("appKey") or "", "user": values.get("user") or "",
            "sandbox": values.get("sandbox") or False,
            "agreement": {**agreement, **(values.get("agreement") or {})}}


class Adapter:
    def __init__(self, on):
        self.on = on

    def reply(self, request):
        op = request["op"]
        if op == "hello":
            return {"protocol": 1, "nonce": request["nonce"], "adapter": "designs",
                    "implementation": ",".join(sorted(self.on)) or "base", "edition": "tcpush-ko"}
        if op == "reset":
            self.world, self.store = World(request["device"]["language"]), {}
            self.sdk = PushSDK(self.world, self.store, self.on)
        elif op == "step":
            if not self.perform(request["do"], request.get("as"), request.get("with") or {}):
                return {"unsupported": "the document has no " + request["do"]}
            seen, self.world.seen = self.world.seen, []
            return {"ok": True, "observations": seen}
        return {"ok": True} if op in ("reset", "shutdown") else {"unsupported": "operation " + op}

    def perform(self, do, name, values):
        sdk, kind = self.sdk, values.get("type", "apns")
        if do == "answer":
            self.world.open.pop(values["request"])(values)
        elif do == "launch":
            self.sdk = PushSDK(self.world, self.store, self.on)
        elif do == "terminate":
            self.sdk, self.world.open = None, dict.fromkeys(self.world.open, lambda _: None)
        elif do == "tokenInvalidated" or sdk is None:
            pass  # the SDK does not look at it, or nothing of the app is there to be told
        elif do == "initialize":
            if values.get("delegate") is not None:
                sdk.delegate = self.world.delegate if values["delegate"] else None
            sdk.initialize(settings_of(values["configuration"]))
        elif do == "setDelegate":
            sdk.delegate = self.world.delegate if values["set"] else None
        elif do in ("register", "query"):
            told = self.world.handler(do, kind, name) if values.get("handler", True) else lambda *_: None
            getattr(sdk, do)(kind, told)
        elif do == "background":
            sdk.active = False
        elif do == "foreground":
            sdk.foreground()
        elif do in ("network", "time"):
            getattr(sdk, do)(values["up" if do == "network" else "seconds"])
        elif do == "tokenChanged":
            sdk.token_changed(kind)
        elif do == "message":
            sdk.message(kind, values["message"])
        else:
            return False
        return True


def main(arguments):
    if arguments == ["--list"]:
        return print("\n".join(f"{name}: {what}" for name, what in DESIGNS.items()))
    on = {name for name in arguments[1].split(",") if name != "base"} if arguments else set()
    assert on <= DESIGNS.keys(), on - DESIGNS.keys()
    adapter = Adapter(on)
    for line in sys.stdin:
        request = json.loads(line)
        print(json.dumps({"id": request["id"], **adapter.reply(request)}), flush=True)
        if request["op"] == "shutdown":
            return None


main(sys.argv[1:])
