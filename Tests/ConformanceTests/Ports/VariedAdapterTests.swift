import Foundation
import PushModel
import Testing

@testable import Conformance

/// Ports that are told other values than the cases name.
@Suite struct VariedAdapterTests {
  /// A port that answers with what it is told, changed by a fault of its own.
  private struct Echo: Adapter {
    var change: @Sendable (String) -> String = { $0 }
    var told: [Stimulus] = []
    var settings: [Setting] = []

    var profile: Profile { Profile(adapter: "echo", implementation: "echo", edition: .nhncloudKo) }
    mutating func reset(_ setting: Setting) { settings.append(setting) }

    mutating func perform(_ stimulus: Stimulus, as name: String?) -> Reply {
      told.append(stimulus)
      var record = ServerRecord(type: .apns, token: "hard-coded")
      if case .setUser(let user?) = stimulus { record.user = change(user) }
      if case .initialize(let configuration, _) = stimulus { record.appKey = change(configuration.appKey) }
      return .observed([.requested(id: "1", .server(.register(record)))])
    }
  }

  private static let setting = Setting(
    caseID: "LOGIN-030", edition: .nhncloudKo, deviceIdentifier: "device-1", language: "ko")

  private func record(
    _ change: @escaping @Sendable (String) -> String = { $0 }, seed: UInt64,
    of call: Stimulus = .setUser("user-a")
  ) throws -> ServerRecord {
    var port = VariedAdapter(Echo(change: change), seed: seed)
    try port.reset(Self.setting)
    guard case .observed(let seen) = try port.perform(call, as: nil),
      case .requested(_, .server(.register(let record))) = seen.first
    else { throw AdapterFault(.protocolBroken, "no record") }
    return record
  }

  @Test(arguments: 1...20)
  func `What a port says of a value is taken back to the one that the case names`(seed: UInt64) throws {
    let record = try record(seed: seed)
    #expect(record.user == "user-a")
    #expect(record.token == "hard-coded (never sent)")
  }

  @Test func `A port that changes ids, or knows them by heart, is noticed`() throws {
    let changes: [@Sendable (String) -> String] = [
      { $0.lowercased() }, { String($0.prefix(64)) }, { String($0.unicodeScalars.filter(\.isASCII)) },
      { _ in "user-a" }, { $0.trimmingCharacters(in: .whitespaces) }, { String($0.prefix(255)) },
      { $0 == "0" ? "" : $0 },
      { String($0.drop(while: { $0 == "0" })) }, { $0.replacing("+", with: " ") },
      { $0.replacing("%41", with: "A") },
      { String($0.prefix(while: { $0 != "/" })) }, { String($0.prefix(while: { $0 != "\n" })) },
      { String($0.unicodeScalars.filter { $0.value < 0x10000 }) },
      { $0.decomposedStringWithCanonicalMapping }, { $0.precomposedStringWithCanonicalMapping },
    ]
    for change in changes {
      let users = try (1...100).map { try record(change, seed: $0).user }
      #expect(users.contains { $0 != "user-a" })
    }
  }

  @Test func `A key in another normal form of Unicode is another key`() throws {
    let keys = try (1...20).map { seed in
      try record(
        { $0.decomposedStringWithCanonicalMapping }, seed: seed,
        of: .initialize(Configuration(appKey: "app-1"), delegate: nil)
      ).appKey
    }
    #expect(keys.contains("app-1") && keys.contains { $0?.hasSuffix("(never sent)") ?? false })
  }

  @Test func `Nothing tells what is played, and the same play has the same values`() throws {
    var port = VariedAdapter(Echo(), seed: 1)
    for _ in 1...2 {
      try port.reset(Self.setting)
      _ = try port.perform(.setUser("user-a"), as: nil)
    }
    #expect(port.base.settings.map(\.caseID) == ["play-1", "play-2"])
    #expect(port.base.told.first == port.base.told.last)
    #expect(port.base.told.first != .setUser("user-a"))
  }
}
