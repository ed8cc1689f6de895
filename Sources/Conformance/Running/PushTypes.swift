/// Some of the kinds of token.
struct PushTypes: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Those of a list.
  init(_ types: [PushType]) { self.init(types.map(Self.only)) }

  var count: Int { rawValue.nonzeroBitCount }

  func contains(_ type: PushType) -> Bool { contains(Self.only(type)) }
  mutating func insert(_ type: PushType) { formUnion(Self.only(type)) }

  private static func only(_ type: PushType) -> Self {
    switch type {
    case .apns: Self(rawValue: 1)
    case .voip: Self(rawValue: 2)
    }
  }
}
