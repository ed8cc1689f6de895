/// Something of which there are at most 32, each with a place of its own.
public protocol Tallied: Hashable, Sendable {
  /// All of them, in the order of their places.
  static var places: [Self] { get }
  /// Where this one stands among them.
  var place: Int { get }
}

/// How many there are of each of a few things, three standing for more: a word instead of a dictionary, since it
/// is copied, compared and hashed in every transition.
public struct Tally<Thing: Tallied>: Hashable, Sendable {
  private var word: UInt64 = 0

  /// None of anything.
  public init() {}

  /// Whether there is nothing.
  public var isEmpty: Bool { word == 0 }

  /// How many there are of a thing.
  public subscript(thing: Thing) -> Int {
    get { Int((word >> UInt64(2 * thing.place)) & 3) }
    set {
      let shift = UInt64(2 * thing.place)
      word = (word & ~(3 << shift)) | (UInt64(min(max(newValue, 0), 3)) << shift)
    }
  }

  /// Whether there is one at least.
  public func contains(_ thing: Thing) -> Bool { self[thing] > 0 }

  /// The things of which there are some, in the order of their places.
  public var things: [Thing] { isEmpty ? [] : Thing.places.filter(contains) }

  /// How many there are in all.
  public var total: Int {
    var total = 0
    var rest = word
    while rest != 0 {
      total += Int(rest & 3)
      rest >>= 2
    }
    return total
  }
}
