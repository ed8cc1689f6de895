import Conformance
import PushModel
import Testing

import enum PushModel.Edition

@Suite struct FallbackTests {
  static let editions: [Edition] = [.toastJa, .toastEn, .nhncloudKo]
  private let register = Stimulus.register(.apns, agreement: .notificationsOnly, handler: true)

  @Test(arguments: editions)
  func `Before initialisation neither registering nor querying is possible`(edition: Edition) throws {
    let app = try AppOnDevice(edition)
    #expect(try app.complete(register).map(\.number) == [1])
    #expect(try app.complete(.query(.apns)).map(\.number) == [1])
    #expect(try app.complete(.register(.voip, agreement: nil, handler: true)).map(\.number) == [1])
  }

  @Test(arguments: editions, [true, false])
  func `A registration waits for the user's answer`(edition: Edition, allows: Bool) throws {
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

  @Test(arguments: editions)
  func `The device stands in for a user, and a login updates the record`(edition: Edition) throws {
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

  @Test(arguments: editions)
  func `A registration without an agreement uses the one set before`(edition: Edition) throws {
    let app = try AppOnDevice(edition)
    try app.initialize()
    _ = try app.run(.register(.apns, agreement: .everything, handler: true))
    _ = try app.run(.register(.apns, agreement: nil, handler: true))
    #expect(app.records[.apns]?.agreement == .everything)
  }

  @Test(arguments: editions)
  func `VoIP asks nobody and does not mind a refusal`(edition: Edition) throws {
    let app = try AppOnDevice(edition)
    app.permission = .notDetermined
    try app.initialize()
    let completions = try app.complete(.register(.voip, agreement: nil, handler: true))
    #expect(completions.map(\.token) == ["voip-1"])
    #expect(app.promptCount == 0)
    #expect(try app.run(.messageArrived(.voip, message: "m")) == [.message(.voip, message: "m")])
  }

  @Test func `What was registered outlives the process; a call without a handler reports nothing`() throws {
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

  @Test(arguments: [true, false])
  func `With alwaysAllowTokenRegistration a refusal does not matter`(isOn: Bool) throws {
    let app = try AppOnDevice(.nhncloudKo)
    app.permission = .denied
    try app.initialize(alwaysAllow: isOn)
    #expect(try app.complete(register).map(\.number) == [isOn ? nil : 3])
    #expect((app.records[.apns] != nil) == isOn)
  }

  @Test(arguments: editions)
  func `The server's failures have codes of their own`(edition: Edition) throws {
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
