/// Where each machine of a system is: a byte for each.
public struct MachineStates: BitwiseCopyable, Hashable, Sendable {
  @usableFromInline var bytes: SIMD32<UInt8>

  /// How many machines a system may have.
  public static let capacity = 32

  /// Every machine in the first of its states.
  public init() { bytes = SIMD32(repeating: 0) }

  /// The state of a machine, by its place in the machine's alphabet.
  @inlinable
  public subscript(machine: Int) -> UInt8 {
    get { withUnsafeBytes(of: bytes) { $0[machine] } }
    set { withUnsafeMutableBytes(of: &bytes) { $0[machine] = newValue } }
  }

  /// Whether every machine is where it is in the other.
  @inlinable
  public static func == (one: Self, other: Self) -> Bool {
    withUnsafeBytes(of: one.bytes) { one in
      withUnsafeBytes(of: other.bytes) { other in one.elementsEqual(other) }
    }
  }

  /// Hashes the bytes.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    withUnsafeBytes(of: bytes) { hasher.combine(bytes: $0) }
  }
}
