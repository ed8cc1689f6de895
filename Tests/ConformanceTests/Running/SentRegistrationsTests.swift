import PushModel
import Testing

@testable import Conformance

/// What is known of the registrations that a port has sent while calls were open.
@Suite struct SentRegistrationsTests {
  /// What is known of the first of some calls, after one request about notifications was answered.
  private func wasAccepted(_ answer: Answer, openCalls count: Int) -> Bool? {
    let calls = (0..<count).map {
      CallState(
        name: "r\($0)", operation: .register, types: PushTypes(.apns), possibleTypes: PushTypes(.apns),
        isReported: true, coversAll: false, isUninitialized: false)
    }
    var sent = SentRegistrations()
    sent.note(.server(.register(ServerRecord(type: .apns, token: "token-1"))), id: "1")
    sent.note(answer, to: "1", for: calls)
    return sent.wasAccepted("r0", .apns)
  }

  @Test func `What fails is that of the only call`() {
    #expect(wasAccepted(.refused, openCalls: 1) == false)
    #expect(wasAccepted(.accepted(nil), openCalls: 1) == true)
  }

  @Test func `Which of two calls fails is not known`() {
    #expect(wasAccepted(.refused, openCalls: 2) == nil)
    #expect(wasAccepted(.accepted(nil), openCalls: 2) == true)
  }
}
