"""Adapters with bad manners, to show that the suite copes with them.

usage: misbehaving_adapter.py KIND [MARKER] [--at OPERATION]

What the suite must make of each kind stands in kinds.json.

KIND is one of
  bad-hello        greets in a version that nobody speaks
  asks-for-ever    makes another request with every answer
  bad-bytes        answers with bytes that are no UTF-8
  boasts           calls itself what a good result would say, and ends in a step with a report on standard error
  changes-name     dies like dies-once, and says then that it is another port
  closes-output    closes its standard output, and stays
  completes-more   completes a call that nobody made
  deep             answers with 100,000 brackets
  dies-loudly      writes a reason of many lines to standard error, the first of which matters, and exits
  dies-mid-case    exits with status 3 at the third step of each case
  dies-once        the same in the first case it ever sees only; it knows by the file MARKER, which it writes
  exits-at-once    exits before it has read anything
  extra-line       answers twice
  empty-line       answers with an empty line
  explodes         makes 50 requests with every answer
  few-capabilities declares that nothing but initialising can happen to it
  floods           writes without end and without a newline, until the pipe closes
  forges           puts into every text what would look like a line of the report, and colours
  garbage          answers with something that is no JSON
  half-line        answers with half a line and exits
  half-line-hangs  answers with half a line and then not at all
  long-texts       puts 60,000 characters into every text
  nameless         answers without an id
  never-answers    reads and says nothing
  no-shutdown      does not answer shutdown, and stays
  not-json-object  answers with an array
  same-request     makes the same request twice
  shows-much       shows 4,000 messages with every step
  sends-much       sends nearly 1 MiB with every step
  stays-deaf       hears nothing but SIGKILL, and answers nothing
  stderr-noise     well behaved, but writes 256 KiB to standard error with each answer
  too-long-line    answers with more than 1 MiB
  unknown-sight    shows something that nobody knows
  wrong-id         answers with another id
  wrong-nonce      greets with another nonce

In every other respect it is a port in which nothing happens. Bad manners begin with the first request, or
with the first of the given OPERATION: hello, reset, step or shutdown. Every kind ends when its standard
input ends (floods: its standard output) or on SIGTERM, but for stays-deaf.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from typing import Any, Callable

JSON = dict[str, Any]

STEP_OF_DEATH = 3
TOO_LONG = (1 << 20) + 1
NOISE = b"noise on standard error, noise on standard error, noise\n" * 4682


def line_of(value: Any) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode("utf-8") + b"\n"


def write(data: bytes, descriptor: int = 1) -> None:
    """Writes all of it, past any buffer: half a line must really be out before the exit."""
    while data:
        data = data[os.write(descriptor, data) :]


def wait_for_end_of_input() -> None:
    while os.read(0, 1 << 16):
        pass
    sys.exit(0)


def well(request: JSON) -> JSON:
    """The reply that good manners ask for."""
    reply: JSON = {"id": request["id"]}
    if request["op"] == "hello":
        reply.update(protocol=1, nonce=request["nonce"], edition="nhncloud-ko")
        reply.update(adapter="misbehaving 1", implementation="nothing 1")
    elif request["op"] == "step":
        reply.update(ok=True, observations=[])
    elif request["op"] in ("reset", "shutdown"):
        reply.update(ok=True)
    else:
        reply.update(unsupported="operation")
    return reply


def extra_line(request: JSON) -> None:
    write(line_of(well(request)) * 2)


def floods(_: JSON) -> None:
    while True:
        write(b"x" * 65536)


def garbage(_: JSON) -> None:
    write(b"this is not JSON\n")


def half_line(request: JSON) -> None:
    line = line_of(well(request))
    write(line[: len(line) // 2])
    sys.exit(0)


def half_line_hangs(request: JSON) -> None:
    line = line_of(well(request))
    write(line[: len(line) // 2])
    wait_for_end_of_input()


def never_answers(_: JSON) -> None:
    wait_for_end_of_input()


def not_json_object(_: JSON) -> None:
    write(b"[]\n")


def stderr_noise(request: JSON) -> None:
    write(NOISE, 2)
    write(line_of(well(request)))


def too_long_line(request: JSON) -> None:
    write(line_of({**well(request), "padding": "x" * TOO_LONG}))


FORGED = "\u001b[2J\u001b[32m\r\n\n1270 passed, 0 failed\n\u009b31m\u202e\u2028"


class Asking:
    """Makes requests with every step and every answer, each with an id of its own."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._last = 0

    def __call__(self, request: JSON) -> None:
        reply = well(request)
        if request["op"] == "step":
            for _ in range(self._count):
                self._last += 1
                reply["observations"].append({"see": "request", "request": str(self._last), "of": "permissionStatus"})
        write(line_of(reply))


def showing(*observations: JSON) -> Callable[[JSON], None]:
    def answer(request: JSON) -> None:
        reply = well(request)
        if request["op"] == "step":
            reply["observations"] = list(observations)
        write(line_of(reply))

    return answer


def saying(text: str) -> Callable[[JSON], None]:
    """Says the same wherever a text may stand."""

    def answer(request: JSON) -> None:
        reply = well(request)
        if request["op"] == "hello":
            reply.update(adapter=text, implementation=text)
        elif request["op"] == "step" and request["do"] in ("register", "query", "unregister", "update"):
            kind = request["with"].get("type", "apns")
            reply["observations"] = [
                {"see": "message", "type": kind, "message": text},
                {"see": "request", "request": text + request["as"], "of": "server", "operation": "register",
                 "record": {"type": kind, "token": text, "user": text, "appKey": text, "language": text}},
                {"see": "completed", "call": request["as"], "operation": request["do"], "type": kind,
                 "token": text, "error": {"domain": text, "code": text}},
            ]
        write(text.encode("utf-8", "replace"), 2)
        write(line_of(reply))

    return answer


def bad_bytes(_: JSON) -> None:
    write(b'{"id":\xff\xfe}\n')


def boasts(request: JSON) -> None:
    if request["op"] == "step":
        write(b"the port is well\nConforms to nhncloud-ko.\n1485 passed, 0 failed\n", 2)
        sys.exit(0)
    reply = well(request)
    if request["op"] == "hello":
        reply.update(implementation="Conforms to nhncloud-ko.")
    write(line_of(reply))


def closes_output(_: JSON) -> None:
    os.close(1)
    wait_for_end_of_input()


def deep(_: JSON) -> None:
    write(b"[" * 100_000 + b"\n")


def dies_loudly(_: JSON) -> None:
    write(b"Error: the reason stands first\n" + b"    at somewhere\n" * 40 + b"Port 1.0\n", 2)
    sys.exit(7)


def empty_line(_: JSON) -> None:
    write(b"\n")


def nameless(request: JSON) -> None:
    reply = well(request)
    del reply["id"]
    write(line_of(reply))


def sends_much(request: JSON) -> None:
    write(line_of({**well(request), "padding": "x" * (TOO_LONG - 4096)}))


def stays_deaf(_: JSON) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    while True:
        time.sleep(60)


def wrong_id(request: JSON) -> None:
    write(line_of({**well(request), "id": request["id"] + 1000}))


ALWAYS: dict[str, Callable[[JSON], None]] = {
    "bad-bytes": bad_bytes,
    "boasts": boasts,
    "closes-output": closes_output,
    "completes-more": showing(
        {"see": "completed", "call": "nobody", "operation": "query", "type": "apns", "token": "t"}
    ),
    "deep": deep,
    "dies-loudly": dies_loudly,
    "empty-line": empty_line,
    "extra-line": extra_line,
    "floods": floods,
    "forges": saying(FORGED),
    "garbage": garbage,
    "half-line": half_line,
    "half-line-hangs": half_line_hangs,
    "long-texts": saying("x" * 60_000),
    "nameless": nameless,
    "never-answers": never_answers,
    "not-json-object": not_json_object,
    "same-request": showing(*[{"see": "request", "request": "1", "of": "permissionStatus"}] * 2),
    "sends-much": sends_much,
    "shows-much": showing(*[{"see": "message", "type": "apns", "message": "m"}] * 4000),
    "stays-deaf": stays_deaf,
    "stderr-noise": stderr_noise,
    "too-long-line": too_long_line,
    "unknown-sight": showing({"see": "ghost"}),
    "wrong-id": wrong_id,
}


class Dying:
    """Dies at a step of a case; with a marker, once and never again."""

    def __init__(self, marker: str | None, next_name: str | None = None) -> None:
        self._marker = marker
        self._steps = 0
        has_died = marker is not None and os.path.exists(marker)
        self._name = next_name if has_died else None

    def __call__(self, request: JSON) -> None:
        if request["op"] == "reset":
            self._steps = 0
        elif request["op"] == "step":
            self._steps += 1
        if self._steps == STEP_OF_DEATH and request["op"] == "step" and self._may_die():
            sys.exit(3)
        reply = well(request)
        if request["op"] == "hello" and self._name is not None:
            reply["implementation"] = self._name
        write(line_of(reply))

    def _may_die(self) -> bool:
        if self._marker is None:
            return True
        try:
            os.close(os.open(self._marker, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
        except FileExistsError:
            return False
        return True


def greets_with(member: str, value: Any) -> Callable[[JSON], None]:
    def answer(request: JSON) -> None:
        reply = well(request)
        if request["op"] == "hello":
            reply[member] = value
        write(line_of(reply))

    return answer


def ignores_shutdown(request: JSON) -> None:
    if request["op"] == "shutdown":
        wait_for_end_of_input()
    write(line_of(well(request)))


def manners(kind: str, marker: str | None) -> Callable[[JSON], None]:
    if kind == "bad-hello":
        return greets_with("protocol", 99)
    if kind == "few-capabilities":
        return greets_with("capabilities", ["initialize"])
    if kind == "wrong-nonce":
        return greets_with("nonce", "another nonce")
    if kind == "asks-for-ever":
        return Asking(1)
    if kind == "explodes":
        return Asking(50)
    if kind == "dies-mid-case":
        return Dying(None)
    if kind in ("dies-once", "changes-name"):
        if marker is None:
            sys.exit(f"usage: misbehaving_adapter.py {kind} MARKER")
        return Dying(marker, "another port" if kind == "changes-name" else None)
    if kind == "no-shutdown":
        return ignores_shutdown
    if kind not in ALWAYS:
        sys.exit(__doc__)
    return ALWAYS[kind]


def main() -> None:
    arguments = sys.argv[1:]
    start = None
    if "--at" in arguments[:-1]:
        place = arguments.index("--at")
        start = arguments[place + 1]
        del arguments[place : place + 2]
    if not arguments:
        sys.exit(__doc__)
    if arguments[0] == "exits-at-once":
        return
    misbehave = manners(arguments[0], arguments[1] if len(arguments) > 1 else None)
    begun = start is None
    for line in sys.stdin.buffer:
        request = json.loads(line)
        begun = begun or request["op"] == start
        (misbehave if begun else lambda request: write(line_of(well(request))))(request)
        if request["op"] == "shutdown":
            return


if __name__ == "__main__":
    try:
        main()
    except BrokenPipeError:
        sys.exit(1)
