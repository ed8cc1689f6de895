/// A flat, finite alphabet: an enum without associated values, so that every value can be listed.
///
/// Machines are total functions over such alphabets. That is what makes the full transition table
/// listable, and everything that is derived from it possible.
public protocol Finite: CaseIterable, Hashable, RawRepresentable, Sendable
where RawValue == String, AllCases == [Self] {}

extension Finite {
  /// The name of the value as it stands in tables and diagrams.
  public var name: String { rawValue }
}
