"""Tests of the adapter, one request at a time."""

import unittest

from adapter import Adapter

DEVICE = {"identifier": "device-1", "language": "ko"}


class AdapterTest(unittest.TestCase):
    def setUp(self):
        self.adapter = Adapter()
        self.reset()

    def reset(self, edition="nhncloud-ko"):
        return self.adapter.reply({"op": "reset", "case": "c", "edition": edition, "device": DEVICE})

    def step(self, do, name=None, **values):
        return self.adapter.reply({"op": "step", "do": do, "as": name, "with": values})

    def see(self, do, name=None, **values):
        reply = self.step(do, name, **values)
        self.assertIs(reply.get("ok"), True, reply)
        return reply["observations"]

    def initialize(self, **values):
        self.see("initialize", configuration={"appKey": "app-1"}, **values)

    def register(self):
        self.see("register", "r1", type="apns", agreement={"notifications": True})
        self.see("answer", request="1", result="permission", status="authorized")
        sent = self.see("answer", request="2", result="token", token="t1")
        return sent, self.see("answer", request="3", result="accepted")

    def test_hello_keeps_the_nonce(self):
        reply = self.adapter.reply({"op": "hello", "protocol": [1], "nonce": "n"})
        self.assertEqual((reply["protocol"], reply["nonce"], reply["edition"]), (1, "n", "nhncloud-ko"))

    def test_registration(self):
        self.initialize()
        sent, seen = self.register()
        agreement = {"notifications": True, "advertisements": False, "nightAdvertisements": False}
        record = {
            "type": "apns", "token": "t1", "user": "device-1", "agreement": agreement,
            "appKey": "app-1", "sandbox": False, "language": "ko",
        }
        self.assertEqual(
            sent,
            [{"see": "request", "request": "3", "of": "server", "operation": "register", "record": record}],
        )
        info = {"user": "device-1", "token": "t1", "agreement": agreement}
        self.assertEqual(
            seen,
            [{"see": "completed", "call": "r1", "operation": "register", "type": "apns", "token": "t1",
              "info": info}],
        )

    def test_error_has_domain_and_code(self):
        self.initialize()
        self.see("query", "q1", type="voip")
        seen = self.see("answer", request="1", result="unreachable")
        self.assertEqual(seen[0]["error"], {"domain": "NHNCloudHttpErrorDomain", "code": 100})
        seen = self.see("unregister", "u1", type="voip")
        self.assertEqual(seen[0]["error"], {"domain": "NHNCloudPushErrorDomain", "code": 5})

    def test_query_reads_the_record_of_the_answer(self):
        self.initialize()
        self.see("query", "q1", type="apns")
        record = {"type": "apns", "token": "t9", "user": "u9", "agreement": {"advertisements": True}}
        seen = self.see("answer", request="1", result="accepted", record=record)[0]
        agreement = {"notifications": False, "advertisements": True, "nightAdvertisements": False}
        self.assertEqual(seen["info"], {"user": "u9", "token": "t9", "agreement": agreement})

    def test_call_without_handler_reports_nothing(self):
        self.assertEqual(self.see("register", type="apns", handler=False), [])

    def test_end_of_the_process(self):
        self.initialize(delegate=True)
        self.register()
        self.see("query", "q1", type="apns")
        self.see("terminate")
        self.assertEqual(self.see("message", type="apns", message="m1"), [])
        self.assertIn("error", self.step("query", "q2", type="apns"))
        self.see("launch")
        self.assertEqual(self.see("answer", request="4", result="accepted"), [])
        self.initialize()
        self.assertEqual(self.see("message", type="apns", message="m2"), [])
        self.assertEqual(self.see("unregister", "u1", type="apns")[0]["request"], "5")
        self.reset()
        self.initialize()
        self.assertEqual(self.see("unregister", "u1", type="apns")[0]["error"]["code"], 5)

    def test_message_reaches_the_delegate(self):
        self.initialize()
        self.see("setDelegate", type="voip", set=True)
        self.assertEqual(
            self.see("message", type="voip", message="m1"),
            [{"see": "message", "type": "voip", "message": "m1"}],
        )
        self.see("setDelegate", type="voip", set=False)
        self.assertEqual(self.see("message", type="voip", message="m2"), [])

    def test_what_is_unknown_is_unsupported(self):
        self.assertIn("unsupported", self.step("update", "u1", user="u"))
        self.assertIn("unsupported", self.step("dance"))
        self.assertIn("unsupported", self.adapter.reply({"op": "dance"}))
        self.assertIn("unsupported", self.reset("toast-ko"))

    def test_bad_step_is_the_adapters_error_and_leaves_no_trace(self):
        self.assertIn("error", self.step("answer", request="7", result="accepted"))
        self.assertIn("error", self.step("setUser"))
        self.assertEqual(self.see("foreground"), [])


if __name__ == "__main__":
    unittest.main()
