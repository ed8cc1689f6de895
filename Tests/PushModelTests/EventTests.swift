import Testing

@testable import PushModel

/// The numbers of events and purposes, by which tables and states know them.
struct EventTests {
  @Test func `Every event stands at its place`() {
    #expect(Event.all.map(\.place) == Array(Event.all.indices))
  }

  @Test func `Every purpose has its number`() {
    let purposes: [PushSystem.Purpose] =
      PermissionPurpose.all.map { .permission($0) }
      + TokenPurpose.all.flatMap { purpose in PushType.both.map { .token(purpose, $0) } }
      + ServerPurpose.all.map { .server($0) }
    #expect(purposes.map { Int($0.number) } == Array(1...purposes.count))
    #expect(purposes.map { PushSystem.Purpose(number: $0.number) } == purposes)
  }
}
