#!/usr/bin/env python3
"""A push SDK as the document of nhncloud-ko has it, and its adapter (JSON Lines, protocol version 1).

The base: what registers or unregisters one kind of token stands in a line, queries do not, and the server is
asked each time. `--design NAME[,NAME]` chooses other behaviours where the document is silent; NAME@SCOPE has
most of them for one kind or operation alone. Beside each stand the document's lines that come closest."""

import json
import sys

DESIGNS = {  # what is under way
    "serial": "one line for everything, both kinds and queries",  # 747, 765: not said what goes side by side
    "by-operation": "registering, unregistering and user changes do not wait for each other",  # 747, 765
    "query-in-line": "queries wait in the line of their kind",  # 277: the last that succeeded, but as of when?
    "reject": "a call while another is in the line fails: already in progress",  # 747: not said for which calls
    "reject-any": "that even because of the SDK's own user change",  # 747: in progress is not defined
    "reject@voip": "rejects for VoIP alone",  # 607, 747: a submodule of its own
    "join": "a call that is the same as the last in the line shares its outcome",  # 747, 765: codes, no rule
    "merge": "a registration not yet sent takes the agreement of the next, and both share the outcome",  # 228, 747
    "newest": "a new call takes the place of those before it, which fail",  # 741, 747
    "newest-same": "a new call takes the place of those of its own operation, which fail",  # 741, 747
    # the user
    "logout-device": "after a logout the tokens belong to the device's identifier",  # 87, 96, 99: only not deleted
    "logout-device@voip": "that for VoIP tokens alone",  # 87, 96, 607
    "logout-cancels": "a logout ends registrations that are under way",  # 86, 96, 743
    "user-resent": "the same user set again, or known at an initialisation, is sent again",  # 87: set or changed
    "user-each": "each user is sent, in order, even if another has been set since",  # 87
    "user-at-call": "a registration is for the user of the call, and is updated after it",  # 86-87, 234
    "user-at-call@voip": "that for VoIP alone",  # 87, 607
    "during-ignored": "a user set during a registration counts from the next call on",  # 87: after registering
    "recheck": "users that are owed are sent when the app or the network comes back",  # 87: nothing on failures
    # registering
    "skip-same": "what is registered already is not sent again",  # 228: nothing on repeated calls
    "skip-same@voip": "that for VoIP alone",  # 607, 657
    "look-first": "asks what the server holds, and registers if that differs",  # 228
    "agreement-late": "an agreement counts as set once it was registered",  # 250: set before
    "parameter-first": "names a missing agreement before a missing initialisation",  # 105, 742, 748: no order
    "offline-waits": "waits for the network where it is known to be gone",  # 759: not said when
    "restart": "begins a registration again, with permission and token, once the server failed it",  # 230, 264-271
    "owe-permission": "a registration refused for the permission is made once it is given: foreground",  # 231
    "prompt-timeout": "a prompt unanswered for a minute is no permission",  # 231: not obtained
    # querying and unregistering
    "query-device": "queries are answered on the device",  # 277, 683: not where
    "query-device@apns": "that for notifications alone",  # 277, 683
    "query-fallback": "the device answers where the server is not reached",  # 277, 294
    "query-own": "a record of another user than the current one is not found",  # 82, 277, 746
    "stateless": "keeps no records: user changes and unregistering always go to the server",  # 87, 303
    # initialising and messages
    "init-resets": "another initialisation ends the calls under way, which fail",  # 113: nothing on a second
    "messages-held": "messages wait for a delegate",  # 124, 127
    "messages-latest": "the latest message of a kind waits for a delegate",  # 124, 127
}
PUSH, HTTP = "NHNCloudPushErrorDomain", "NHNCloudHttpErrorDomain"
HTTP_CODES = {"unreachable": 100, "refused": 101, "timedOut": 102, "malformed": 105}
KINDS, UNCHANGED = ("apns", "voip"), object()
UNGIVEN = dict.fromkeys(("notifications", "advertisements", "nightAdvertisements"), False)


class PushError(Exception):
    def __init__(self, code, domain=PUSH):
        self.code, self.domain = code, domain


class Task:
    """A call of the app, or an errand of the SDK's own (`call` is false): steps that yield what they wait for."""

    def __init__(self, name, kind, call, done, steps, *values):
        self.name, self.kind, self.call, self.values = name, kind, call, values
        self.done = [done] if done else []
        self.begun, self.superseded, self.abandoned, self.awaits = False, False, False, None
        self.steps = steps(self, kind, *values)

    def tell(self, value, error=None):
        done, self.done = self.done, []
        for completion in done:
            completion(value, error)


class PushSDK:
    """The SDK in one process; `device.stored` outlives it."""

    def __init__(self, device, designs):
        self.device, self.stored, self.designs = device, device.stored, designs
        self.records, self.configuration, self.user = self.stored["records"], None, None
        self.delegates, self.held, self.lines, self.waiting, self.clock, self.online = {}, [], {}, [], 0, True

    def has(self, design, *scopes):
        return design in self.designs or any(f"{design}@{scope}" in self.designs for scope in scopes)

    def initialize(self, configuration, delegate=UNCHANGED):
        if self.configuration and self.has("init-resets"):
            self._supersede([task for line in self.lines.values() for task in line])
        self.configuration = configuration
        self.set_delegate("apns", self.delegates.get("apns") if delegate is UNCHANGED else delegate)
        self._settle()

    def set_delegate(self, kind, delegate):
        self.delegates[kind] = delegate
        self._pass_messages()

    def set_user(self, user):
        self.user = user or None
        registering = [task for line in self.lines.values() for task in line if task.name == "register"]
        if not self.user and self.has("logout-cancels"):
            self._supersede(registering, code=2)
        busy = {task.kind for task in registering if self.has("during-ignored", task.kind)}
        self._settle([kind for kind in KINDS if kind not in busy])

    def call(self, name, kind, done, agreement=None):
        """Registers, queries or unregisters; `done` gets a record or a token, or an error."""
        if name == "register" and kind == "apns" and not self.has("agreement-late"):
            if agreement and self.configuration:
                self.stored["agreement"] = agreement
            agreement = agreement or self.stored.get("agreement")
        if self.configuration is None:
            early = name == "register" and kind == "apns" and agreement is None and self.has("parameter-first")
            return done and done(None, PushError(7 if early else 1))
        values = (agreement, self.user) if name == "register" else ()
        task = Task(name, kind, True, done, getattr(self, "_" + name), *values)
        line = self._line_of(task)
        calls = [other for other in line if other.call]
        same = [other for other in calls if other.name == name]
        if calls and self.has("reject", kind, name) or line and self.has("reject-any", kind, name):
            return task.tell(None, PushError(6))
        if same and same[-1] is line[-1]:
            if self.has("merge", kind) and name == "register" and same[-1].awaits != "server":
                same[-1].values = values
            if same[-1].values == values and (self.has("join", kind, name) or self.has("merge", kind)):
                return same[-1].done.extend(task.done)
        if self.has("newest", kind, name) or self.has("newest-same", kind, name):
            self._supersede(calls if self.has("newest", kind, name) else same)
        self._enter(task)

    def message_arrived(self, kind, message):
        if self.has("messages-latest", kind):
            self.held = [entry for entry in self.held if entry[0] != kind]
        self.held.append((kind, message))
        self._pass_messages()

    def network(self, up):
        self.online = up
        if up:
            waiting, self.waiting = self.waiting, []
            for line, task in waiting:
                self._advance(line, task)
            self._settle(KINDS if self.has("recheck") else ())

    def foreground(self):
        if self.configuration and "refused" in self.stored:
            self._enter(Task("register", "apns", False, None, self._after_refusal))
        self._settle(KINDS if self.has("recheck") else ())

    def time(self, seconds):
        self.clock += seconds
        for task in [line[0] for line in self.lines.values() if line and self.has("prompt-timeout")]:
            if task.awaits == "permission" and self.clock - task.since >= 60:
                task.tell(None, PushError(3))

    def _pass_messages(self):
        """Hands over what the delegates can get; VoIP can be used once the SDK is initialised."""
        held, self.held = self.held, []
        for kind, message in held:
            early = kind == "voip" and self.configuration is None
            if self.delegates.get(kind) and not early:
                self.delegates[kind](message)
            elif early or self.has("messages-held", kind) or self.has("messages-latest", kind):
                self.held.append((kind, message))

    def _line_of(self, task):
        line = "all" if self.has("serial") else (task.kind, task.name) if self.has("by-operation") else task.kind
        if task.name == "query" and not (self.has("query-in-line") or self.has("serial")):
            line = (task.kind, task.name) if self.has("join", task.kind, task.name) else task
        return self.lines.setdefault(line, [])

    def _enter(self, task):
        self._line_of(task).append(task)
        self._begin(self._line_of(task))

    def _begin(self, line):
        if line and not line[0].begun:
            line[0].begun = True
            self._advance(line, line[0])

    def _supersede(self, tasks, code=0):
        """Ends calls; one that the server has been asked for keeps its place until the server answers."""
        for task in tasks:
            if task.awaits != "server":
                self._line_of(task).remove(task)
                task.abandoned = True
            task.superseded = True
            task.tell(None, PushError(code))
        for line in list(self.lines.values()):
            self._begin(line)

    def _advance(self, line, task, answer=None):
        if task.abandoned:
            return None
        value, error = None, None
        try:
            awaited = task.steps.send(answer)
        except StopIteration as end:
            value = end.value
        except PushError as failure:
            error = failure
        else:
            task.awaits, task.since = awaited["of"], self.clock
            if awaited["of"] == "network":
                return self.waiting.append((line, task))
            return self.device.ask(awaited, lambda answer: self._advance(line, task, answer))
        line.remove(task)
        task.tell(value, error)
        self._begin(line)

    def _register(self, task, kind, agreement, user):
        self.stored.pop("refused", None)
        for last in (not self.has("restart", kind), True):
            try:
                return (yield from self._register_once(task, kind, agreement, user))
            except PushError as error:
                if error.code == 3 and self.has("owe-permission"):
                    self.stored["refused"] = agreement
                if last or error.domain != HTTP:
                    raise

    def _register_once(self, task, kind, agreement, user):
        agreement = agreement or self.stored.get("agreement")
        if kind == "apns" and agreement is None:
            raise PushError(7)
        always = self.configuration.get("alwaysAllowTokenRegistration")
        if kind == "apns" and (yield {"of": "permission"})["status"] in ("notDetermined", "denied") and not always:
            raise PushError(3)
        token = yield from self._token(kind)
        agreement = task.values[0] or agreement
        at_call = self.has("user-at-call", kind) or self.has("during-ignored", kind)
        record = self._record(kind, token, agreement, user if at_call else self.user)
        held = self.records.get(kind) if self.has("skip-same", kind) else None
        if self.has("look-first", kind):
            held = yield from self._server(task, "query", type=kind)
            held = held and {**held, "sandbox": bool(held.get("sandbox"))}
        if record != held:
            yield from self._server(task, "register", record=record)
        if kind == "apns" and self.has("agreement-late"):
            self.stored["agreement"] = agreement
        if not self.has("stateless"):
            self.records[kind] = record
        return record

    def _token(self, kind):
        answer = yield {"of": "token", "type": kind}
        if answer["result"] != "token":
            raise PushError(4)
        return answer["token"]

    def _record(self, kind, token, agreement, user):
        record = {"type": kind, "token": token, "user": user or self.device.identifier,
                  "appKey": self.configuration["appKey"], "sandbox": bool(self.configuration.get("sandbox")),
                  "language": self.configuration.get("language") or self.device.language}
        return record if kind == "voip" else {**record, "agreement": agreement}

    def _query(self, task, kind):
        record = self.records.get(kind)
        try:
            if not self.has("query-device", kind):
                record = yield from self._server(task, "query", type=kind)
        except PushError as error:
            if error.code != 100 or not self.has("query-fallback", kind):
                raise
        foreign = record and record["user"] != (self.user or self.device.identifier)
        if record is None or foreign and self.has("query-own", kind):
            raise PushError(5)
        return record

    def _unregister(self, task, kind):
        if kind == "apns":
            self.stored.pop("refused", None)
        if kind not in self.records and not self.has("stateless"):
            raise PushError(5)
        token = (yield from self._token(kind)) if self.has("stateless") else self.records[kind]["token"]
        yield from self._server(task, "unregister", type=kind)
        self.records.pop(kind, None)
        return token

    def _after_refusal(self, task, kind):
        status = (yield {"of": "permissionStatus"})["status"]
        if status == "authorized" and "refused" in self.stored:
            task.values = (self.stored.pop("refused"), self.user)
            yield from self._register_once(task, kind, *task.values)

    def _settle(self, kinds=KINDS):
        """The user was set, or can be sent now: tokens that are registered for another are owed an update."""
        for kind in kinds if self.configuration else ():
            self._enter(Task("user", kind, False, None, self._change_user, self.user))

    def _change_user(self, task, kind, user):
        user = user if self.has("user-each", kind) else self.user
        user = user or (self.device.identifier if self.has("logout-device", kind) else None)
        record = self.records.get(kind)
        owed = record and (record["user"] != user or self.has("user-resent", kind))
        if user and (owed or self.has("stateless")):
            yield from self._server(task, "update", type=kind, user=user)
            if kind in self.records:
                self.records[kind]["user"] = user

    def _server(self, task, operation, **members):
        if task.superseded:
            raise PushError(0)
        if not self.online and self.has("offline-waits", operation):
            yield {"of": "network"}
        answer = yield {"of": "server", "operation": operation, **members}
        if answer["result"] != "accepted":
            raise PushError(HTTP_CODES[answer["result"]], HTTP)
        return answer.get("record")


class Device:
    """The adapter: a device with the app on it, as the suite plays it."""

    def __init__(self, designs):
        self.designs = designs
        self.reset({"identifier": "device", "language": "en"})

    def reset(self, device):
        self.identifier, self.language = device["identifier"], device["language"]
        self.stored, self.observations, self.open, self.asked = {"records": {}}, [], {}, 0
        self.sdk = PushSDK(self, self.designs)

    def ask(self, request, answer):
        self.asked += 1
        self.open[str(self.asked)] = answer
        self.observations.append({"see": "request", "request": str(self.asked), **request})

    def step(self, do, name, values):
        kind, sdk, given = values.get("type", "apns"), self.sdk, values.get("agreement")
        moves = {
            "answer": lambda: self.open.pop(values["request"], lambda answer: None)(values),
            "initialize": lambda: sdk.initialize(values["configuration"], self.delegate(kind, values.get("delegate"))),
            "setDelegate": lambda: sdk.set_delegate(kind, self.delegate(kind, values["set"])),
            "setUser": lambda: sdk.set_user(values["user"]),
            "message": lambda: sdk.message_arrived(kind, values["message"]),
            "network": lambda: sdk.network(values["up"]),
            "foreground": lambda: sdk.foreground(),
            "time": lambda: sdk.time(values["seconds"]),
        }
        if do == "terminate":
            self.sdk, self.open = None, {}
        elif do == "launch":
            self.sdk = PushSDK(self, self.designs)
        elif do in ("register", "query", "unregister"):
            sdk.call(do, kind, self.handler(do, name, kind, values), given and {**UNGIVEN, **given})
        elif sdk and do in moves:
            moves[do]()

    def delegate(self, kind, wanted):
        def show(message):
            self.observations.append({"see": "message", "type": kind, "message": message})

        return UNCHANGED if wanted is None else show if wanted else None

    def handler(self, operation, name, kind, values):
        def completed(value, error):
            seen = {"see": "completed", "call": name, "operation": operation, "type": kind}
            if error:
                seen["error"] = {"domain": error.domain, "code": error.code}
            elif isinstance(value, dict):
                seen["info"] = {part: value[part] for part in ("user", "token", "agreement") if part in value}
            else:
                seen["token"] = value
            self.observations.append(seen)

        return completed if values.get("handler", True) else None

    def reply(self, request):
        if request["op"] == "hello":
            about = {"adapter": "designs", "implementation": ",".join(self.designs) or "base", "edition": "nhncloud-ko"}
            return {"protocol": 1, "nonce": request["nonce"], **about}
        if request["op"] == "reset":
            self.reset(request["device"])
        if request["op"] != "step":
            return {"ok": True}
        self.step(request["do"], request.get("as"), request.get("with") or {})
        observations, self.observations = self.observations, []
        return {"ok": True, "observations": observations}


def main(arguments):
    if arguments == ["--list"]:
        return print("\n".join(f"{name}: {what}" for name, what in DESIGNS.items()))
    device = Device(arguments[1].split(",") if arguments[:1] == ["--design"] else [])
    if unknown := {name.split("@")[0] for name in device.designs} - {name.split("@")[0] for name in DESIGNS}:
        sys.exit("no such design: " + ", ".join(unknown))
    for line in sys.stdin:
        request = json.loads(line)
        print(json.dumps({"id": request["id"], **device.reply(request)}), flush=True)
        if request["op"] == "shutdown":
            return None


if __name__ == "__main__":
    main(sys.argv[1:])
