/// A flat, finite alphabet: an enum without associated values, so that every value can be listed.
///
/// Machines are total functions over such alphabets. That is what makes the full transition table
/// listable, and everything that is derived from it possible.
public protocol Finite: CaseIterable, Hashable, RawRepresentable, Sendable
where RawValue == String, AllCases == [Self] {}

extension Finite {
  /// The name of the value as it stands in tables and diagrams.
  public var name: String { rawValue }

  /// Hashes the value itself; what is hashed without this is its name, letter by letter.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    withUnsafeBytes(of: self) { hasher.combine(bytes: $0) }
  }
}
