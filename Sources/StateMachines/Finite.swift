/// A flat, finite alphabet: an enum without associated values, so that all values can be listed.
///
/// Machines are total functions over such alphabets. This makes it possible to list the full transition table, and to
/// derive everything else from it.
public protocol Finite: CaseIterable, Hashable, RawRepresentable, Sendable
where RawValue == String, AllCases == [Self] {}

extension Finite {
  /// The name of the value as it stands in tables and diagrams.
  public var name: String { rawValue }

  /// Hashes the value itself. The default for raw values would hash its name, letter by letter.
  @inlinable
  public func hash(into hasher: inout Hasher) { withUnsafeBytes(of: self) { hasher.combine(bytes: $0) } }
}

extension Finite {
  /// The place of the value in its alphabet.
  ///
  /// A value of an enum without associated values is stored as its place, in one byte. The only value of an alphabet
  /// takes no storage.
  @inlinable
  public var place: UInt8 { withUnsafeBytes(of: self) { $0.first ?? 0 } }

  /// The value at a place of its alphabet. The place must exist.
  @inlinable
  public static func at(_ place: UInt8) -> Self {
    if MemoryLayout<Self>.size == 0 { return allCases[0] }
    return withUnsafeBytes(of: place) { $0.load(as: Self.self) }
  }
}
