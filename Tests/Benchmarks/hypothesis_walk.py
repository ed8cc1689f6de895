#!/usr/bin/env python3
"""Walks the port in Python with Hypothesis: `hypothesis_walk.py TESTS` prints `steps=N seconds=X`.

The judge is as small as one can be: no call completes more often than it was made, and the server holds one record at
most. Whoever tests so has to write all else that a port must do.
"""

import pathlib
import sys
import time

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "ExamplePorts/python-nhncloud-ko"))

from held_platform import YES, HeldPlatform  # noqa: E402
from push_sdk import PushSDK  # noqa: E402
from push_types import Failure, PermissionStatus, PushConfiguration, Response  # noqa: E402

STEPS_OF_A_TEST = 40


class Walk(RuleBasedStateMachine):
    checks = tests = 0

    def __init__(self):
        super().__init__()
        Walk.tests += 1
        self.platform = HeldPlatform()
        self.sdk = PushSDK(self.platform, {})
        self.sdk.push.initialize(PushConfiguration("app"))
        self.made = self.completed = self.records = 0

    def done(self, value, error):
        self.completed += 1

    @rule(user=st.sampled_from(["a", "b", None]))
    def set_user(self, user):
        self.sdk.set_user_id(user)

    @rule()
    def register(self):
        self.made += 1
        self.sdk.push.register(YES, self.done)

    @rule()
    def query(self):
        self.made += 1
        self.sdk.push.query_token_info(self.done)

    @rule()
    def unregister(self):
        self.made += 1
        self.sdk.push.unregister(self.done)

    @rule(succeeds=st.booleans())
    def answer(self, succeeds):
        if not self.platform.requests:
            return
        name, _, answer = self.platform.requests.pop(0)
        if name == "permission":
            answer(PermissionStatus.AUTHORIZED if succeeds else PermissionStatus.DENIED)
        elif name == "token":
            answer("t1" if succeeds else None)
        else:
            if succeeds and name in ("register", "unregister"):
                self.records = 1 if name == "register" else 0
            answer(Response() if succeeds else Response(failure=Failure.TIMED_OUT))

    @invariant()
    def each_call_completes_once(self):
        Walk.checks += 1
        assert self.completed <= self.made
        assert self.records <= 1


def main() -> None:
    options = settings(
        max_examples=int(sys.argv[1]), stateful_step_count=STEPS_OF_A_TEST, database=None, deadline=None,
        derandomize=True, phases=[Phase.generate], suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    start = time.perf_counter()
    run_state_machine_as_test(Walk, settings=options)
    # The invariants are looked at before the first step too.
    print(f"steps={Walk.checks - Walk.tests} seconds={time.perf_counter() - start:.3f}")


if __name__ == "__main__":
    main()
