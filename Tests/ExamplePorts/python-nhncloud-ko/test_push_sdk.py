"""Tests of the SDK's calls and delegates."""

import unittest

from held_platform import ALLOWED, YES, SDKTestCase
from push_types import (
    Failure,
    PermissionStatus,
    PushAgreement,
    PushConfiguration,
    PushType,
    Response,
)

DENIED = PermissionStatus.DENIED


class Gate(SDKTestCase):
    def test_every_call_fails_before_initialisation(self):
        self.start()
        for module in (self.sdk.push, self.sdk.voip):
            module.register(completion=self.done)
            module.query_token_info(self.done)
            module.unregister(self.done)
        self.assertEqual(self.outcomes, [(None, 1)] * 6)
        self.assert_idle()

    def test_empty_app_key_does_not_initialise(self):
        self.start()
        self.sdk.push.initialize(PushConfiguration(""))
        self.sdk.push.register(YES, self.done)
        self.assertEqual(self.outcome(), (None, 1))

    def test_settings_of_a_second_initialisation_count(self):
        self.sdk.push.initialize(PushConfiguration("other", sandbox=True, language_code="en"))
        self.sdk.push.register(YES, self.done)
        self.answer("permission", ALLOWED)
        self.answer("token", "t1")
        info, app_key = self.answer("register", Response())
        self.assertEqual((app_key, info.sandbox, info.language_code), ("other", True, "en"))


class Registration(SDKTestCase):
    def test_what_is_sent_and_handed_back(self):
        self.sdk.set_user_id("a")
        info = self.register(PushAgreement(True, True))
        self.assertEqual((info.device_token, info.user_id, info.language_code), ("t1", "a", "ko"))
        self.assertEqual(info.agreement, PushAgreement(True, True, False))
        self.assertEqual(self.outcome(), (info, None))

    def test_without_a_user_the_device_is_registered(self):
        self.sdk.set_user_id("")
        self.assertEqual(self.register().user_id, "device")

    def test_works_without_completion(self):
        self.done = None
        self.register()
        self.assert_idle()

    def test_permission_that_is_not_acquired(self):
        for status in (DENIED, PermissionStatus.NOT_DETERMINED):
            self.sdk.push.register(YES, self.done)
            self.assertEqual(self.outcomes, [])
            self.answer("permission", status)
            self.assertEqual(self.outcome(), (None, 3))
            self.assert_idle()

    def test_provisional_permission_is_acquired(self):
        self.sdk.push.register(YES, self.done)
        self.answer("permission", PermissionStatus.PROVISIONAL)
        self.answer("token", "t1")

    def test_flag_registers_without_permission_once_the_user_has_answered(self):
        self.initialize(always_allow_token_registration=True)
        self.sdk.push.register(YES, self.done)
        self.answer("permission", DENIED)
        self.answer("token", "t1")
        info, _ = self.answer("register", Response())
        self.assertEqual(self.outcome(), (info, None))

    def test_refused_token(self):
        self.sdk.push.register(YES, self.done)
        self.answer("permission", ALLOWED)
        self.answer("token", None)
        self.assertEqual(self.outcome(), (None, 4))

    def test_failures_of_the_server(self):
        codes = {"UNREACHABLE": 100, "REFUSED": 101, "TIMED_OUT": 102, "MALFORMED": 105}
        for name, code in codes.items():
            self.register(server=Response(failure=Failure[name]))
            self.assertEqual(self.outcome(), (None, code))
        self.assertEqual(self.storage, {})

    def test_one_call_at_a_time(self):
        self.sdk.push.register(YES, self.done)
        self.sdk.push.register(YES, self.done)
        self.sdk.push.query_token_info(self.done)
        self.sdk.push.unregister(self.done)
        self.assertEqual(self.outcomes, [(None, 6)] * 3)
        self.outcomes.clear()
        self.answer("permission", DENIED)
        self.outcome()
        self.register()
        self.assertIsNone(self.outcome()[1])

    def test_completion_may_call_again(self):
        self.sdk.push.register(YES, lambda *_: self.sdk.push.query_token_info(self.done))
        self.answer("permission", DENIED)
        self.answer("query", Response())
        self.assertEqual(self.outcome(), (None, 5))


class Agreement(SDKTestCase):
    def test_none_given_and_none_before(self):
        self.sdk.push.register(completion=self.done)
        self.assertEqual(self.outcome(), (None, 7))
        self.assert_idle()

    def test_last_registered_one_is_used_and_outlives_everything(self):
        self.register(PushAgreement(True, True, True))
        self.register(PushAgreement(False), server=Response(failure=Failure.REFUSED))
        self.sdk.push.unregister()
        self.answer("unregister", Response())
        self.start()
        self.sdk.set_user_id("b")
        self.initialize(sandbox=True)
        self.assertEqual(self.register(None).agreement, PushAgreement(True, True, True))


class QueryAndUnregister(SDKTestCase):
    def test_query_hands_back_what_the_server_has(self):
        info = self.register()
        self.outcome()
        self.sdk.push.query_token_info(self.done)
        self.answer("query", Response(info=info))
        self.assertEqual(self.outcome(), (info, None))

    def test_query_fails(self):
        for response, code in ((Response(), 5), (Response(failure=Failure.UNREACHABLE), 100)):
            self.sdk.push.query_token_info(self.done)
            self.answer("query", response)
            self.assertEqual(self.outcome(), (None, code))

    def test_unregister_hands_back_the_token_also_after_a_restart(self):
        self.registered("a")
        self.start()
        self.initialize()
        self.sdk.push.unregister(self.done)
        self.answer("unregister", Response())
        self.assertEqual(self.outcome(), ("t1", None))

    def test_unregister_without_a_token(self):
        self.sdk.push.unregister(self.done)
        self.assertEqual(self.outcome(), (None, 5))
        self.assert_idle()

    def test_failed_unregister_leaves_the_registration(self):
        self.registered()
        self.sdk.push.unregister(self.done)
        self.answer("unregister", Response(failure=Failure.TIMED_OUT))
        self.assertEqual(self.outcome(), (None, 102))
        self.sdk.push.unregister(self.done)
        self.answer("unregister", Response())
        self.assertEqual(self.outcome(), ("t1", None))


class VoIPCalls(SDKTestCase):
    def register_voip(self):
        self.sdk.voip.register(self.done)
        self.assertEqual(self.answer("token", "v1"), PushType.VOIP)
        return self.answer("register", Response())[0]

    def test_needs_neither_permission_nor_agreement(self):
        info = self.register_voip()
        self.assertEqual(self.outcome(), (info, None))
        self.assertEqual((info.push_type, info.user_id), (PushType.VOIP, "device"))

    def test_agreement_of_voip_is_not_the_one_set_before(self):
        self.register_voip()
        self.outcome()
        self.sdk.push.register(completion=self.done)
        self.assertEqual(self.outcome(), (None, 7))

    def test_is_independent_of_notifications(self):
        self.sdk.push.register(YES, self.done)
        self.sdk.voip.register(self.done)
        self.assertEqual([request[0] for request in self.platform.requests], ["permission", "token"])
        self.sdk.voip.register(self.done)
        self.assertEqual(self.outcome(), (None, 6))

    def test_changed_user_updates_both_tokens(self):
        self.registered("a")
        self.register_voip()
        self.sdk.set_user_id("b")
        self.assertEqual(self.answer("update", Response()), (PushType.APNS, "b"))
        self.assertEqual(self.answer("update", Response()), (PushType.VOIP, "b"))

    def test_unregister_leaves_the_other_token(self):
        self.registered("a")
        self.register_voip()
        self.outcome()
        self.sdk.voip.unregister(self.done)
        self.assertEqual(self.answer("unregister", Response()), PushType.VOIP)
        self.assertEqual(self.outcome(), ("v1", None))
        self.assertIn("apns", self.storage)


class Delegates(SDKTestCase):
    def test_messages_reach_the_delegate_of_their_kind(self):
        pushes, calls = [], []
        self.sdk.push.initialize(PushConfiguration("app"), pushes.append)
        self.sdk.voip.set_delegate(calls.append)
        self.sdk.push.initialize(PushConfiguration("app"))
        self.sdk.push.message_arrived("m1")
        self.sdk.voip.message_arrived("m2")
        self.assertEqual((pushes, calls), (["m1"], ["m2"]))
        self.sdk.push.initialize(PushConfiguration("app"), None)
        self.sdk.push.message_arrived("m3")
        self.assertEqual(pushes, ["m1"])

    def test_voip_message_is_lost_without_delegate_or_initialisation(self):
        calls = []
        self.sdk.voip.message_arrived("m1")
        self.start()
        self.sdk.voip.set_delegate(calls.append)
        self.sdk.voip.message_arrived("m2")
        self.initialize()
        self.assertEqual(calls, [])


if __name__ == "__main__":
    unittest.main()
