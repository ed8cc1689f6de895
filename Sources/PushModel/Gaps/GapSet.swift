/// A set of gaps: a bit for each, by its place among all.
public struct GapSet: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt128

  /// The gaps whose bits are set.
  public init(rawValue: UInt128) { self.rawValue = rawValue }

  /// The gap at a place.
  init(place: Int) { self.init(rawValue: 1 << place) }

  /// The gaps that meet a condition.
  public init(where isIncluded: (Gap) -> Bool) {
    self = Gap.all.indices.reduce(into: []) { if isIncluded(Gap.all[$1]) { $0.formUnion(Self(place: $1)) } }
  }

  /// The gaps, in their order.
  public var gaps: [Gap] {
    isEmpty ? [] : Gap.all.indices.filter { contains(Self(place: $0)) }.map { Gap.all[$0] }
  }
}
