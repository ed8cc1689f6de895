import Conformance
import PushModel
import Testing

import enum PushModel.Edition

@Suite struct TCPushTests {
  @Test func `Registering before initialisation obtains the system token only`() throws {
    let app = try AppOnDevice(.tcpushKo)
    let completion = try #require(
      try app.complete(.register(.apns, agreement: nil, handler: true), as: "r1").first)
    #expect(completion.token == "token-1")
    #expect(completion.constant == "TCPushErrorNotInitialized")
    #expect(app.records.isEmpty)
  }

  @Test func `A token is registered with the user and the agreement of the configuration`() throws {
    let app = try AppOnDevice(.tcpushKo)
    try app.initialize(agreement: AgreementParts(advertisements: true))
    let completions = try app.complete(.register(.apns, agreement: nil, handler: true), as: "r1")
    #expect(completions.map(\.error) == [nil])
    #expect(completions.first?.token == "token-1")
    #expect(app.records[.apns]?.user == "user-a")
    #expect(
      app.records[.apns]?.agreement
        == AgreementParts(notifications: true, advertisements: true, nightAdvertisements: false))
  }

  @Test func `A server that fails leaves a partial success`() throws {
    let app = try AppOnDevice(.tcpushKo)
    try app.initialize()
    app.serverAnswer = .refused
    let completion = try #require(
      try app.complete(.register(.apns, agreement: nil, handler: true)).first)
    #expect(completion.token == "token-1")
    #expect(completion.constant == "TCPushErrorServerFail")
  }

  @Test(arguments: ["ko", "en"])
  func `Outside Korea the information reports both agreements to advertisements`(language: String) throws {
    let app = try AppOnDevice(.tcpushKo, language: language)
    try app.initialize()
    _ = try app.run(.register(.apns, agreement: nil, handler: true))
    let info = try #require(try app.complete(.query(.apns)).first?.info)
    #expect(info.agreement == (language == "ko" ? .notificationsOnly : .everything))
  }

  @Test func `There is no call that sets the user, unregisters or updates`() throws {
    let app = try AppOnDevice(.tcpushKo)
    let calls: [Stimulus] = [.setUser("user-a"), .unregister(.apns, handler: true), .update(TokenChanges())]
    for stimulus in calls {
      guard case .unsupported = try app.reply(to: stimulus) else {
        Issue.record("\(stimulus) was performed")
        continue
      }
    }
  }
}
