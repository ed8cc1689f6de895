/// A set of interpretations that are explored together, a bit for each.
struct FamilyMembers: BitwiseCopyable, Equatable {
  /// The largest number of interpretations.
  static let limit = SIMD8<UInt64>.scalarCount * UInt64.bitWidth

  private var words = SIMD8<UInt64>(repeating: 0)

  /// Makes an empty set.
  init() {}

  /// Makes the set of the first members of a family.
  init(first count: Int) {
    for member in 0..<count { insert(member) }
  }

  var isEmpty: Bool { words == SIMD8(repeating: 0) }

  var count: Int { words.indices.reduce(0) { $0 + words[$1].nonzeroBitCount } }

  var first: Int? {
    for place in words.indices where words[place] != 0 {
      return place * 64 + words[place].trailingZeroBitCount
    }
    return nil
  }

  func contains(_ member: Int) -> Bool { words[member / 64] & (1 << UInt64(member % 64)) != 0 }

  mutating func insert(_ member: Int) { words[member / 64] |= 1 << UInt64(member % 64) }

  mutating func formUnion(_ other: Self) { words |= other.words }

  func intersection(_ other: Self) -> Self { Self(words: words & other.words) }

  func subtracting(_ other: Self) -> Self { Self(words: words & ~other.words) }

  private init(words: SIMD8<UInt64>) { self.words = words }
}
