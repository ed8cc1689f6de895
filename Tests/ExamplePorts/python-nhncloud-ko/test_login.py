"""Tests of login and logout: whose token the server holds."""

import unittest

from held_platform import ALLOWED, YES, SDKTestCase
from push_types import Failure, PushType, Response


class Login(SDKTestCase):
    def test_changed_user_updates_a_registration(self):
        self.registered("a")
        self.sdk.set_user_id("b")
        self.assertEqual(self.answer("update", Response()), (PushType.APNS, "b"))
        self.sdk.set_user_id("b")
        self.assert_idle()

    def test_logout_and_empty_user_change_nothing(self):
        self.registered("a")
        self.sdk.set_user_id(None)
        self.sdk.set_user_id("")
        self.assert_idle()

    def test_change_and_logout_during_the_request(self):
        self.start_request_of("a")
        self.sdk.set_user_id("b")
        self.sdk.set_user_id(None)
        self.assertEqual(self.answer("register", Response())[0].user_id, "a")
        self.assert_idle()

    def test_failed_update_is_dropped_until_the_user_is_set_again(self):
        self.registered("a")
        self.sdk.set_user_id("b")
        self.answer("update", Response(failure=Failure.UNREACHABLE))
        self.assert_idle()
        self.sdk.set_user_id("b")
        self.answer("update", Response())
        self.assert_idle()

    def test_user_changes_before_anything_is_sent(self):
        self.sdk.set_user_id("a")
        self.sdk.push.register(YES, self.done)
        self.sdk.set_user_id("b")
        self.answer("permission", ALLOWED)
        self.answer("token", "t1")
        self.assertEqual(self.answer("register", Response())[0].user_id, "b")
        self.assert_idle()

    def test_user_changes_during_the_request(self):
        self.start_request_of("a")
        self.sdk.set_user_id("b")
        self.assertEqual(self.answer("register", Response())[0].user_id, "a")
        self.assertEqual(self.answer("update", Response()), (PushType.APNS, "b"))
        self.assert_idle()

    def test_logout_during_a_registration_keeps_its_user(self):
        self.sdk.set_user_id("a")
        self.sdk.push.register(YES, self.done)
        self.sdk.set_user_id(None)
        self.answer("permission", ALLOWED)
        self.answer("token", "t1")
        self.assertEqual(self.answer("register", Response())[0].user_id, "a")
        self.assert_idle()

    def test_update_waits_for_a_failed_registration_too(self):
        self.registered("a")
        self.start_request_of("a")
        self.sdk.set_user_id("b")
        self.answer("register", Response(failure=Failure.REFUSED))
        self.assertEqual(self.answer("update", Response()), (PushType.APNS, "b"))

    def test_changes_during_an_update_are_made_up_for(self):
        self.registered("a")
        self.sdk.set_user_id("b")
        self.sdk.set_user_id("c")
        self.assertEqual(len(self.platform.requests), 1)
        self.assertEqual(self.answer("update", Response())[1], "b")
        self.assertEqual(self.answer("update", Response())[1], "c")
        self.assert_idle()

    def test_unregistered_token_is_not_updated(self):
        self.registered("a")
        self.sdk.push.unregister()
        self.sdk.set_user_id("b")
        self.answer("unregister", Response())
        self.sdk.set_user_id("c")
        self.assert_idle()

    def test_user_set_before_initialisation_updates_after_it(self):
        self.registered("a")
        self.start()
        self.sdk.set_user_id("b")
        self.assert_idle()
        self.initialize()
        self.assertEqual(self.answer("update", Response()), (PushType.APNS, "b"))

    def start_request_of(self, user):
        self.sdk.set_user_id(user)
        self.sdk.push.register(YES, self.done)
        self.answer("permission", ALLOWED)
        self.platform.requests[0][2]("t1")
        del self.platform.requests[0]


if __name__ == "__main__":
    unittest.main()
