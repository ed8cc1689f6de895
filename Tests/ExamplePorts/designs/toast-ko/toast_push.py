"""A push SDK written from the Korean guide of TOAST Push for iOS (edition `toast-ko`). Designs choose what it does
otherwise where no line of the guide decides: see designs.py. Numbers in comments are lines of the guide."""

from calls import (
    KINDS, NOT_INITIALIZED, USER_INVALID, DENIED, SYSTEM_FAILED, TOKEN_INVALID, IN_PROGRESS, NO_NETWORK, TIMED_OUT,
    PARAMETER_INVALID, SERVER_FAULTS, Failed, Signal, Call, start, first)


class ToastPush:
    """One process of the app; `storage` outlives it. `on` tells whether one of some designs was chosen."""

    def __init__(self, world, storage, on):
        self.world, self.storage, self.on = world, storage, on
        self.records = storage.setdefault("records", {})  # what was registered, by type
        self.unsure = storage.setdefault("unsure", {})  # types whose state at the server is not known
        self.owed = storage.setdefault("owed", {})  # registrations that failed for want of an answer
        self.settings = storage.setdefault("settings", {})  # what was set when a type was registered
        self.configuration, self.delegate = None, None
        self.user = None
        self.lanes, self.tokens = {}, {}
        self.kept, self.before_init, self.waiting_for_network, self.foreground = [], [], [], []
        self.is_shown = True

    # What the app calls

    def initialize(self, configuration, *delegate):
        self.configuration = configuration
        if delegate:
            self.set_delegate(*delegate)
        if self.on("token-at-init"):
            for kind in self.configuration["pushTypes"]:
                self._issue(kind)
        self.set_delegate(self.delegate)
        while self.before_init:
            self.before_init.pop(0)()
        self._settle("start")

    def set_delegate(self, delegate):
        self.delegate = delegate
        while self.kept and self._hears():
            self.kept.pop(0)()

    def _hears(self):
        return self.delegate and (self.configuration or not self.on("messages-after-init"))

    def set_user(self, user):
        self.user = user or None
        self._settle("user")

    def register(self, agreement):
        self._initialized(lambda: start(self._each(self._call("register", agreement=agreement), self._register)))

    def unregister(self):
        self._initialized(lambda: start(self._each(self._call("unregister"), self._unregister)))

    def query(self, kind, handler):
        self._initialized(lambda: start(self._handled(self._query(self._call("query", (kind,)), kind), handler)))

    def update(self, changes, handler):
        self._initialized(lambda: start(self._handled(self._update(self._call("update", KINDS), changes), handler)))

    def _initialized(self, call):
        if self.configuration is None and self.on("waits-for-init"):
            self.before_init.append(call)
        else:
            call()

    # What the system tells

    def receive(self, message, kind):
        if kind == "voip" and self.on("reports-calls"):
            self.world.report_call()
        if self._hears():
            self.delegate.received(message, kind)
        elif self.on("messages-after-init"):
            self.kept.append(lambda: self.delegate.received(message, kind))

    def network_changed(self, is_up):
        if is_up:
            while self.waiting_for_network:
                self.waiting_for_network.pop().set(True)
            self._settle("network")

    def app_is_shown(self, is_shown):
        self.is_shown = is_shown
        while is_shown and self.foreground:
            self.foreground.pop().set()
        if is_shown:
            self._settle("foreground")

    def token_changed(self, kind, token):
        if kind in self.tokens:
            self.tokens[kind] = Signal()
            self.tokens[kind].set({"result": "token", "token": token})
        record = self.records.get(kind)
        if self.on("token-change-sent") and self.configuration and record and record["user"] == self.user:
            self._register_by_itself(kind)

    def token_invalidated(self):
        self.tokens.pop("voip", None)
        if self.on("invalidated-unregisters") and self.configuration and "voip" in self.records:
            start(self._each(self._call("unregister", ("voip",), is_own=True), self._unregister))

    # Calls, and what several do to each other

    def _call(self, operation, kinds=None, **more):
        kinds = kinds or (tuple(self.configuration["pushTypes"]) if self.configuration else ("apns",))
        return Call(operation, kinds, self.user, self.configuration, **more)

    def _check(self, call):
        """103, 122; 532: tokens are unregistered after the logout."""
        needs_user = call.operation in ("register", "query", *(["update"] if self.on("update-needs-user") else []))
        faults = [NOT_INITIALIZED] * (call.configuration is None) + [USER_INVALID] * (needs_user and not call.user)
        if faults and not (call.operation == "unregister" and self.on("unregister-uninitialized")):
            raise Failed(faults[-1 if self.on("user-first") else 0])

    async def _each(self, call, work):
        """A call whose outcome the delegate is told for each type."""
        is_whole = self.on("whole-call", "one-queue", "one-at-a-time")
        call.outcomes = {kind: Signal() for kind in call.kinds}
        entered = ()
        try:
            self._check(call)
            if is_whole:
                entered = await self._enter(call, call.kinds)
        except Failed as failed:
            for kind in call.kinds:
                self._tell(call, kind, None, failed.fault)
            return
        for kind in call.kinds:
            end = start(self._one(call, kind, work, is_whole))
            if self.on("serial-kinds") and not self.on("tokens-first", "all-or-nothing"):
                await end
        for kind in call.kinds:
            outcome = await call.outcomes[kind]
            if self.on("told-together"):
                self._tell(call, kind, *outcome)
        self._leave(entered)
        if call.operation == "register" and call.user != self.user:
            self._settle("user")

    async def _one(self, call, kind, work, has_entered):
        entered, token, fault = (), None, None
        joined = self._joined(call, kind)
        try:
            if joined:
                token, fault = await joined.outcomes[kind]
            else:
                entered = () if has_entered else await self._enter(call, (kind,))
                token = await work(call, kind)
        except Failed as failed:
            fault = failed.fault
        if not self.on("told-together"):
            self._tell(call, kind, token, fault)
        call.has_token(kind, fault)
        call.outcomes[kind].set((token, fault))
        self._leave(entered)

    async def _handled(self, work, handler):
        try:
            handler(await work, None)
        except Failed as failed:
            handler(None, failed.fault)

    def _tell(self, call, kind, token, fault):
        if call.is_own and not self.on("own-told"):
            return
        if self.delegate:
            self.delegate.completed(call.operation, kind, token, fault)
        elif self.on("outcomes-kept"):
            self.kept.append(lambda: self.delegate.completed(call.operation, kind, token, fault))

    def _joined(self, call, kind):
        lane = self.lanes.get(kind)
        return lane[0][0] if self.on("join") and lane and not lane[0][0].is_own and call.is_like(lane[0][0]) else None

    async def _enter(self, call, kinds):
        """Waits until it is this call's turn in the lanes of the types, or rejects it: 761."""
        keys = {"all"} if self.on("one-queue", "one-at-a-time") else set(kinds)
        if self.on("lane-per-operation"):
            keys = {(call.operation, key) for key in keys}
        earlier = [other for key in keys for other, _ in self.lanes.get(key, ()) if not other.is_own]
        if not self.on("one-at-a-time"):
            earlier = [other for other in earlier if "query" not in (other.operation, call.operation)]
        replaces = self.on("newest-wins", "newest-wins-late") and call.operation != "update"
        waits = replaces or self.on("one-queue", "queue")
        if earlier and not call.is_own and not waits:
            raise Failed(IN_PROGRESS)
        for other in earlier if replaces else ():
            other.superseded.set()
        turns = []
        for key in keys:
            turns.append(Signal())
            self.lanes.setdefault(key, []).append((call, turns[-1]))
            if len(self.lanes[key]) == 1:
                turns[-1].set()
        for turn in turns:
            await turn
        return keys

    def _leave(self, keys):
        for key in keys:
            self.lanes[key].pop(0)
            if self.lanes[key]:
                self.lanes[key][0][1].set()

    # Registration: 404

    async def _register(self, call, kind):
        self.owed.pop(kind, None)
        try:
            return await self._register_once(call, kind)
        except Failed as failed:
            may_restart = self.on("restart-after-failure") and failed.fault not in (DENIED, USER_INVALID, IN_PROGRESS)
            if failed.fault in (NO_NETWORK, TIMED_OUT) and (call.owed or not call.is_own):
                own = {"type": kind, "user": call.user, "agreement": call.agreement, **call.settings()}
                self.owed[kind] = call.owed or own
            if not may_restart:
                raise
        token = await self._register_once(call, kind)
        self.owed.pop(kind, None)
        return token

    async def _register_once(self, call, kind):
        needs_permission = kind == "apns"
        if call.is_own or not call.agreement["notifications"] and self.on("no-consent-no-prompt"):
            needs_permission = False
        if needs_permission and not self.on("token-before-permission"):
            await self._permission(call)
        token = await self._token(call, kind)
        if needs_permission and self.on("token-before-permission"):
            await self._permission(call)
        if self.on("tokens-first", "all-or-nothing"):
            call.has_token(kind)
            await call.all_have_token
            if call.faults and self.on("all-or-nothing"):
                raise Failed(call.faults[0])
        if call.is_own:
            record = {**(call.owed or self.records.get(kind) or {}), **call.changes, "token": token}
            if "type" not in record or record["user"] != self.user:  # it is not registered any more, or the user has gone
                raise Failed(USER_INVALID)
        else:
            if self.user != call.user and self.on("user-change-fails", "user-restarts"):
                if not self.user or self.on("user-change-fails"):
                    raise Failed(USER_INVALID)
                call.user = self.user
                return await self._register_once(call, kind)
            record = {"type": kind, "token": token, "user": call.user, "agreement": call.agreement, **call.settings()}
        if not (call.is_own or self.on("identical-skip")) or self.records.get(kind) != record or self.unsure.get(kind):
            await self._send(call, "register", kind, record=record)
        self.records[kind], self.settings[kind] = record, call.settings()
        return token

    async def _permission(self, call):
        call.go_on()
        status = (await self._unless_superseded(call, self.world.ask(of="permission")))["status"]
        if status not in ("authorized", "provisional"):
            raise Failed(DENIED)

    async def _unless_superseded(self, call, signal):
        value = await (first(signal, call.superseded) if self.on("newest-wins") else signal)
        if self.on("newest-wins"):
            call.go_on()
        return value

    def _issue(self, kind):
        if kind not in self.tokens:
            self.tokens[kind] = self.world.ask(of="token", type=kind)
        return self.tokens[kind]

    async def _token(self, call, kind):
        call.go_on()
        answer = await self._unless_superseded(call, self._issue(kind))
        if answer["result"] != "token" and self.on("token-at-init"):
            self.tokens.pop(kind, None)
            answer = await self._issue(kind)
        if answer["result"] != "token" or not self.on("token-at-init"):
            self.tokens.pop(kind, None)
        if answer["result"] != "token":
            raise Failed(SYSTEM_FAILED)
        if not answer["token"]:
            raise Failed(TOKEN_INVALID)
        return answer["token"]

    # The other calls

    async def _unregister(self, call, kind):
        self.owed.pop(kind, None)
        if call.configuration is None:
            return None  # with "unregister-uninitialized": nothing is set, and no token fits it
        record, is_unsure = self.records.get(kind), self.unsure.get(kind)
        is_other = record and record["sandbox"] != call.configuration["sandbox"]  # 531
        if not is_unsure and (is_other or not record and self.on("unregister-local")):
            return None  # 533
        if self.on("unregister-looks-first"):
            record = (await self._send(call, "query", kind, type=kind)).get("record")
        if record or not self.on("unregister-looks-first"):
            await self._send(call, "unregister", kind, type=kind)
        self.records.pop(kind, None)
        return record["token"] if record else None

    async def _query(self, call, kind):
        self._check(call)
        if self.on("query-configured") and kind not in call.configuration["pushTypes"]:
            raise Failed(PARAMETER_INVALID)
        entered, record, fault = (), None, None
        try:
            if self.on("query-waits", "one-queue", "one-at-a-time"):
                entered = await self._enter(call, (kind,))
            if self.on("query-local") and kind in self.records and not self.unsure.get(kind):
                record = self.records[kind]
            else:
                record = (await self._send(call, "query", kind, type=kind)).get("record")
        except Failed as failed:
            fault = failed.fault
        self._leave(entered)
        if not fault and (not record or record["user"] != call.user):  # 459
            fault = TOKEN_INVALID
        if fault:
            raise Failed(fault)
        return record

    async def _update(self, call, changes):
        self._check(call)
        entered = await self._enter(call, call.kinds)
        fault = None if self.records else TOKEN_INVALID  # 582
        for kind in call.kinds:  # 581
            if kind not in self.records:
                continue
            try:
                if self.on("update-as-register"):
                    await self._send(call, "register", kind, record={**self.records[kind], **changes})
                else:
                    await self._send(call, "update", kind, type=kind, **changes)
                if kind in self.records:  # it may have been unregistered meanwhile, with "lane-per-operation"
                    self.records[kind] = {**self.records[kind], **changes}
            except Failed as failed:
                fault = fault or failed.fault
        self._leave(entered)
        if fault:
            raise Failed(fault)
        if self.on("update-sets-user", "user-sent", "user-reregisters") and "user" in changes and not call.is_own:
            self.user = changes["user"]

    # What the SDK does by itself

    def _settle(self, why):
        """Takes up what is left to do, for the types and the user that are set."""
        starts = why in ("start", "user")
        for kind in self.configuration["pushTypes"] if self.configuration and self.user else ():
            record, owed = self.records.get(kind), self.owed.get(kind)
            if owed and owed["user"] == self.user and (
                    why == "network" and self.on("owed-network") or starts and self.on("owed-start")):
                self._register_by_itself(kind, owed=owed)
            elif record and record["user"] != self.user and starts:
                if self.on("user-reregisters"):
                    self._register_by_itself(kind, {"user": self.user})
                elif self.on("user-sent"):
                    call = self._call("update", (kind,), is_own=True)
                    start(self._handled(self._update(call, {"user": self.user}), lambda *_: None))
            elif record and record["user"] == self.user:
                now, then = self._call("register").settings(), self.settings[kind]
                if self.on("settings-resent") and starts and now != then:
                    self._register_by_itself(kind, {name: now[name] for name in now if now[name] != then[name]})
                elif self.on("token-check") and why != "network":
                    self._register_by_itself(kind)

    def _register_by_itself(self, kind, changes=(), owed=None):
        call = self._call("register", (kind,), is_own=True, changes=dict(changes), owed=owed)
        start(self._each(call, self._register))

    async def _send(self, call, operation, kind, **parameters):
        call.go_on()
        was_unsure, changes = self.unsure.get(kind, False), operation != "query"
        while not self.is_shown and self.on("background-waits"):
            self.foreground.append(Signal())
            await self.foreground[-1]
        while True:
            self.unsure[kind] = was_unsure or changes
            request = self.world.ask(of="server", operation=operation, **parameters)
            if self.on("deadline"):
                self.world.timer(60, request, {"result": "timedOut"})
            answer = await request
            if answer["result"] in ("accepted", "refused", "unreachable"):
                is_known = answer["result"] == "accepted" and operation in ("register", "unregister")
                self.unsure[kind] = was_unsure and not is_known
            if answer["result"] == "unreachable" and self.on("offline-waits") and await self._network_returns():
                continue
            if answer["result"] != "accepted":
                raise Failed(SERVER_FAULTS[answer["result"]])
            return answer

    def _network_returns(self):
        self.waiting_for_network.append(Signal())
        self.world.timer(60, self.waiting_for_network[-1], False)
        return self.waiting_for_network[-1]
