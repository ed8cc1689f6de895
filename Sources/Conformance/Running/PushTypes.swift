/// Some of the kinds of token.
struct PushTypes: Hashable, Sendable {
  private var members: UInt8 = 0

  /// None.
  init() {}

  /// Those of a list.
  init(_ types: some Sequence<PushType>) {
    for type in types { insert(type) }
  }

  var count: Int { members.nonzeroBitCount }
  var isEmpty: Bool { members == 0 }

  func contains(_ type: PushType) -> Bool { members & Self.bit(type) != 0 }
  mutating func insert(_ type: PushType) { members |= Self.bit(type) }
  mutating func formUnion(_ others: Self) { members |= others.members }

  func union(_ others: Self) -> Self {
    var all = self
    all.formUnion(others)
    return all
  }

  private static func bit(_ type: PushType) -> UInt8 {
    switch type {
    case .apns: 1
    case .voip: 2
    }
  }
}
