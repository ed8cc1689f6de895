"""Adapters with bad manners, to show that the suite copes with them.

usage: misbehaving_adapter.py KIND [MARKER] [--at OPERATION]

KIND is one of
  bad-hello        greets in a version that nobody speaks
  dies-mid-case    exits with status 3 at the third step of each case
  dies-once        the same in the first case it ever sees only; it knows by the file MARKER, which it writes
  exits-at-once    exits before it has read anything
  extra-line       answers twice
  floods           writes without end and without a newline, until the pipe closes
  garbage          answers with something that is no JSON
  half-line        answers with half a line and exits
  half-line-hangs  answers with half a line and then not at all
  never-answers    reads and says nothing
  no-shutdown      does not answer shutdown, and stays
  not-json-object  answers with an array
  stderr-noise     well behaved, but writes 256 KiB to standard error with each answer
  too-long-line    answers with more than 1 MiB
  wrong-id         answers with another id
  wrong-nonce      greets with another nonce

In every other respect it is a port in which nothing happens. Bad manners begin with the first request, or
with the first of the given OPERATION: hello, reset, step or shutdown. Every kind ends when its standard
input ends (floods: its standard output) or on SIGTERM.
"""

from __future__ import annotations

import json
import os
import sys
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


def wrong_id(request: JSON) -> None:
    write(line_of({**well(request), "id": request["id"] + 1000}))


ALWAYS: dict[str, Callable[[JSON], None]] = {
    "extra-line": extra_line,
    "floods": floods,
    "garbage": garbage,
    "half-line": half_line,
    "half-line-hangs": half_line_hangs,
    "never-answers": never_answers,
    "not-json-object": not_json_object,
    "stderr-noise": stderr_noise,
    "too-long-line": too_long_line,
    "wrong-id": wrong_id,
}


class Dying:
    """Dies at a step of a case; with a marker, once and never again."""

    def __init__(self, marker: str | None) -> None:
        self._marker = marker
        self._steps = 0

    def __call__(self, request: JSON) -> None:
        if request["op"] == "reset":
            self._steps = 0
        elif request["op"] == "step":
            self._steps += 1
        if self._steps == STEP_OF_DEATH and request["op"] == "step" and self._may_die():
            sys.exit(3)
        write(line_of(well(request)))

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
    if kind == "wrong-nonce":
        return greets_with("nonce", "another nonce")
    if kind == "dies-mid-case":
        return Dying(None)
    if kind == "dies-once":
        if marker is None:
            sys.exit("usage: misbehaving_adapter.py dies-once MARKER")
        return Dying(marker)
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
