/// A number of mixed radix, which is written digit by digit and read in the opposite order.
@frozen
public struct MixedRadix: Sendable {
  /// The number.
  public var number: Int

  /// A number; to write one, 0.
  @inlinable
  public init(_ number: Int = 0) { self.number = number }

  /// Writes the next digit, which is smaller than `radix`. Nothing is checked: whoever uses the number sees
  /// whether it is too large.
  @inlinable
  public mutating func append(_ digit: some BinaryInteger, radix: Int) {
    number = number &* radix &+ Int(truncatingIfNeeded: digit)
  }

  /// Reads the digit that was written last, and takes it off.
  @inlinable
  public mutating func removeLast(radix: Int) -> Int {
    let digit = number % radix
    number /= radix
    return digit
  }
}
