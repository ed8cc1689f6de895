import Conformance
import PushModel
import Testing

import enum PushModel.Edition

@Suite("toast-ja, toast-en, nhncloud-ko")
struct FallbackTests {
  static let editions: [Edition] = [.toastJa, .toastEn, .nhncloudKo]
  private let register = Stimulus.register(.apns, agreement: .notificationsOnly, handler: true)

  @Test("before initialisation neither registering nor querying is possible", arguments: editions)
  func gate(edition: Edition) throws {
    let app = try AppOnDevice(edition)
    #expect(try app.complete(register).map(\.number) == [1])
    #expect(try app.complete(.query(.apns)).map(\.number) == [1])
    #expect(try app.complete(.register(.voip, agreement: nil, handler: true)).map(\.number) == [1])
  }

  @Test("a registration waits for the user's answer", arguments: editions, [true, false])
  func permission(edition: Edition, allows: Bool) throws {
    let app = try AppOnDevice(edition)
    app.permission = .notDetermined
    app.answerToPrompt = nil
    try app.initialize()
    #expect(try app.run(register, as: "r1").isEmpty)
    #expect(app.promptCount == 1)
    let seen = try app.answerPrompt(allows)
    guard case .completed(let completion) = seen.first, seen.count == 1 else {
      Issue.record("not one completion: \(seen)")
      return
    }
    #expect(completion.number == (allows ? nil : 3))
    #expect((app.records[.apns] != nil) == allows)
  }

  @Test("the device stands in for a user, and a login updates the record", arguments: editions)
  func login(edition: Edition) throws {
    let app = try AppOnDevice(edition)
    try app.initialize(user: nil)
    let info = try #require(try app.complete(register).first?.info)
    #expect(info.user == "device-1")
    #expect(app.records[.apns]?.user == "device-1")
    _ = try app.run(.setUser("user-a"))
    #expect(app.records[.apns]?.user == "user-a")
    _ = try app.run(.setUser(nil))
    #expect(app.records[.apns]?.user == "user-a")
  }

  @Test("a registration without an agreement uses the one set before", arguments: editions)
  func agreementSetBefore(edition: Edition) throws {
    let app = try AppOnDevice(edition)
    try app.initialize()
    _ = try app.run(.register(.apns, agreement: .everything, handler: true))
    _ = try app.run(.register(.apns, agreement: nil, handler: true))
    #expect(app.records[.apns]?.agreement == .everything)
  }

  @Test("VoIP asks nobody and does not mind a refusal", arguments: editions)
  func voip(edition: Edition) throws {
    let app = try AppOnDevice(edition)
    app.permission = .notDetermined
    try app.initialize()
    let completions = try app.complete(.register(.voip, agreement: nil, handler: true))
    #expect(completions.map(\.token) == ["voip-1"])
    #expect(app.promptCount == 0)
    #expect(try app.run(.messageArrived(.voip, message: "m")) == [.message(.voip, message: "m")])
  }

  @Test("what was registered outlives the process; a call without a handler reports nothing")
  func restart() throws {
    let app = try AppOnDevice(.nhncloudKo)
    try app.initialize()
    #expect(try app.run(.register(.apns, agreement: .everything, handler: false)).isEmpty)
    _ = try app.run(.terminated)
    _ = try app.run(.launched)
    #expect(try app.complete(.query(.apns)).map(\.number) == [1])
    try app.initialize()
    #expect(try app.complete(.query(.apns)).map(\.token) == ["token-1"])
    #expect(try app.complete(.unregister(.apns, handler: true)).map(\.token) == ["token-1"])
    #expect(app.records.isEmpty)
  }

  @Test("with alwaysAllowTokenRegistration a refusal does not matter", arguments: [true, false])
  func flag(isOn: Bool) throws {
    let app = try AppOnDevice(.nhncloudKo)
    app.permission = .denied
    try app.initialize(alwaysAllow: isOn)
    #expect(try app.complete(register).map(\.number) == [isOn ? nil : 3])
    #expect((app.records[.apns] != nil) == isOn)
  }

  @Test("the server's failures have codes of their own", arguments: editions)
  func serverFailures(edition: Edition) throws {
    let app = try AppOnDevice(edition)
    try app.initialize()
    let answers: [(Answer, Int)] = [
      (.unreachable, 100), (.refused, 101), (.timedOut, 102), (.malformed, 105),
    ]
    for (answer, number) in answers {
      app.serverAnswer = answer
      #expect(try app.complete(register).map(\.number) == [number])
    }
    app.tokens[.apns] = nil
    #expect(try app.complete(register).map(\.number) == [4])
  }
}
