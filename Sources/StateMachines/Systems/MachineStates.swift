/// The state of each machine of a system, in one byte each.
public struct MachineStates: BitwiseCopyable, Hashable, Sendable {
  @usableFromInline var bytes: SIMD32<UInt8>
  /// The states of the remaining machines, which follow in memory.
  @usableFromInline var more: SIMD8<UInt8>

  /// The limit of machines in a system.
  public static let capacity = 40

  /// All machines in the first of their states.
  public init() {
    bytes = SIMD32(repeating: 0)
    more = SIMD8(repeating: 0)
  }

  /// The state of a machine, by its place in the machine's alphabet.
  @inlinable
  public subscript(machine: Int) -> UInt8 {
    get { withUnsafeBytes(of: self) { $0[machine] } }
    set { withUnsafeMutableBytes(of: &self) { $0[machine] = newValue } }
  }

  /// Whether every machine is in the same state in both.
  @inlinable
  public static func == (one: Self, other: Self) -> Bool {
    let (one, other) = (one.words, other.words)
    return one.0 == other.0 && one.1 == other.1 && one.2 == other.2 && one.3 == other.3
      && one.4 == other.4
  }

  /// Hashes the bytes.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    let words = words
    hasher.combine(words.0)
    hasher.combine(words.1)
    hasher.combine(words.2)
    hasher.combine(words.3)
    hasher.combine(words.4)
  }

  @inlinable
  var words: (UInt64, UInt64, UInt64, UInt64, UInt64) {
    withUnsafeBytes(of: self) { bytes in
      func word(_ index: Int) -> UInt64 { bytes.load(fromByteOffset: index * 8, as: UInt64.self) }
      return (word(0), word(1), word(2), word(3), word(4))
    }
  }
}
