"""A platform that holds every request until the test answers it, and an SDK on it."""

import unittest

from push_sdk import PushSDK
from push_types import PermissionStatus, PushAgreement, PushConfiguration, Response

ALLOWED = PermissionStatus.AUTHORIZED
YES = PushAgreement(allow_notifications=True)


class HeldPlatform:
    """Keeps what the SDK asks for, in order: `(name, parameters, answer)`."""

    identifier = "device"
    language = "ko"

    def __init__(self):
        self.server = self
        self.requests = []

    def request_permission(self, answer):
        self.requests.append(("permission", None, answer))

    def request_token(self, kind, answer):
        self.requests.append(("token", kind, answer))

    def register(self, info, app_key, answer):
        self.requests.append(("register", (info, app_key), answer))

    def update_user(self, kind, user, answer):
        self.requests.append(("update", (kind, user), answer))

    def unregister(self, kind, answer):
        self.requests.append(("unregister", kind, answer))

    def query(self, kind, answer):
        self.requests.append(("query", kind, answer))


class SDKTestCase(unittest.TestCase):
    def setUp(self):
        self.platform = HeldPlatform()
        self.storage = {}
        self.outcomes = []
        self.start()
        self.initialize()

    def start(self):
        """Starts the process: what was in memory is gone."""
        self.sdk = PushSDK(self.platform, self.storage)
        self.platform.requests.clear()

    def initialize(self, **settings):
        self.sdk.push.initialize(PushConfiguration("app", **settings))

    def done(self, value, error):
        self.outcomes.append((value, error.code if error else None))

    def outcome(self):
        """The only outcome since the last look."""
        self.assertEqual(len(self.outcomes), 1)
        return self.outcomes.pop()

    def answer(self, name, value):
        """Answers the oldest open request, which has to be of that name; returns its parameters."""
        self.assertTrue(self.platform.requests, f"no open request; expected {name}")
        found, parameters, answer = self.platform.requests.pop(0)
        self.assertEqual(found, name)
        answer(value)
        return parameters

    def assert_idle(self):
        self.assertEqual([request[0] for request in self.platform.requests], [])

    def register(self, agreement=YES, token="t1", server=Response()):
        """A registration whose every request is answered; returns what was sent."""
        self.sdk.push.register(agreement, self.done)
        self.answer("permission", ALLOWED)
        self.answer("token", token)
        return self.answer("register", server)[0]

    def registered(self, user=None):
        """A registration that stands."""
        self.sdk.set_user_id(user)
        self.register()
        self.outcome()
