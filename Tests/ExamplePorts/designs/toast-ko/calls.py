"""What the SDK is built of: its errors, signals to wait for, and calls."""

from collections import deque
from dataclasses import dataclass, field

KINDS = ("apns", "voip")


@dataclass(frozen=True)
class Fault:
    domain: str
    code: int


# 752-776
NOT_INITIALIZED, USER_INVALID, DENIED, SYSTEM_FAILED, TOKEN_INVALID, IN_PROGRESS = (
    Fault("com.toast.push", code) for code in range(1, 7))
NO_NETWORK, TIMED_OUT = Fault("com.toast.http", 100), Fault("com.toast.http", 102)
PARAMETER_INVALID = Fault("com.toast.push", 7)
SERVER_FAULTS = {"unreachable": NO_NETWORK, "timedOut": TIMED_OUT,
                 "refused": Fault("com.toast.http", 101), "malformed": Fault("com.toast.http", 105)}


class Failed(Exception):
    def __init__(self, fault):
        self.fault = fault


READY = deque()  # what goes on when the adapter lets it


class Signal:
    """Something that happens once, and can be awaited."""

    def __init__(self):
        self.has_come, self.value, self.waiting = False, None, []

    def set(self, value=None):
        if not self.has_come:
            self.has_come, self.value = True, value
            READY.extend(self.waiting)

    def __await__(self):
        if not self.has_come:
            yield self
        return self.value


def start(coroutine):
    """Runs it up to the first signal that has not come; the rest follows by itself. The signal returned is its end."""
    end = Signal()

    def resume():
        try:
            coroutine.send(None).waiting.append(resume)
        except StopIteration as stop:
            end.set(stop.value)

    resume()
    return end


def first(*signals):
    """What comes first of some signals."""
    either = Signal()
    for signal in signals:
        if signal.has_come:
            either.set(signal.value)
        signal.waiting.append(lambda signal=signal: either.set(signal.value))
    return either


@dataclass(eq=False)
class Call:
    """A call of the app, or what the SDK does by itself, with what was set when it came."""
    operation: str
    kinds: tuple
    user: str | None
    configuration: dict | None
    agreement: dict | None = None
    is_own: bool = False
    changes: dict | None = None
    owed: dict | None = None
    superseded: Signal = field(default_factory=Signal)
    faults: list = field(default_factory=list)
    have_token: set = field(default_factory=set)
    all_have_token: Signal = field(default_factory=Signal)
    outcomes: dict = field(default_factory=dict)

    def go_on(self):
        if self.superseded.has_come:
            raise Failed(IN_PROGRESS)

    def has_token(self, kind, fault=None):
        if kind not in self.have_token:
            self.have_token.add(kind)
            self.faults += [fault] if fault else []
        if len(self.have_token) == len(self.kinds):
            self.all_have_token.set()

    def settings(self):
        return {name: self.configuration[name] for name in ("appKey", "sandbox", "language")}

    def is_like(self, other):
        names = ("operation", "user", "configuration", "agreement")
        return all(getattr(self, name) == getattr(other, name) for name in names)
