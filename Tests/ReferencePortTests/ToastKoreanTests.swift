import Conformance
import PushModel
import Testing

import enum PushModel.Edition

@Suite struct ToastKoreanTests {
  private let register = Stimulus.register(.apns, agreement: .notificationsOnly, handler: true)

  @Test func `One call registers every push type, and the delegate is told of each`() throws {
    let app = try AppOnDevice(.toastKo)
    try app.initialize(pushTypes: [.apns, .voip])
    let completions = try app.complete(register, as: "r1")
    #expect(Set(completions.map(\.type)) == [.apns, .voip])
    #expect(completions.allSatisfy { $0.call == nil && $0.error == nil })
    #expect(app.records[.apns]?.token == "token-1")
    #expect(app.records[.voip]?.token == "voip-1")
  }

  @Test func `Without a delegate nobody is told, but the token is registered`() throws {
    let app = try AppOnDevice(.toastKo)
    try app.initialize()
    _ = try app.run(.setDelegate(.apns, false))
    #expect(try app.run(register).isEmpty)
    #expect(app.records[.apns] != nil)
  }

  @Test func `Without a user id neither registering nor querying is possible`() throws {
    let app = try AppOnDevice(.toastKo)
    try app.initialize(user: nil)
    #expect(try app.complete(register).map(\.number) == [2])
    #expect(try app.complete(.query(.apns), as: "q1").map(\.number) == [2])
    #expect(app.records.isEmpty)
  }

  @Test func `Unregistering what was never registered succeeds without a token`() throws {
    let app = try AppOnDevice(.toastKo)
    try app.initialize()
    let completions = try app.complete(.unregister(.apns, handler: true), as: "u1")
    #expect(completions == [Completion(call: nil, operation: .unregister, type: .apns)])
  }

  @Test func `An update changes what it names for every registered token, and needs one`() throws {
    let app = try AppOnDevice(.toastKo)
    try app.initialize(pushTypes: [.apns, .voip])
    var changes = TokenChanges()
    changes.language = "en"
    #expect(try app.complete(.update(changes)).map { $0.error == nil } == [false])
    _ = try app.run(register)
    #expect(try app.complete(.update(changes)).map(\.error) == [nil])
    #expect(app.records[.apns]?.language == "en")
    #expect(app.records[.voip]?.language == "en")
    #expect(app.records[.voip]?.agreement == .notificationsOnly)
  }
}
