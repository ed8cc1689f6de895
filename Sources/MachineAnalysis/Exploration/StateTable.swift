/// Values in the order in which they were found, each once, with an open-addressing table of their numbers.
///
/// A dictionary from values to numbers would hold each value a second time.
@usableFromInline
package struct StateTable<State: Hashable & Sendable>: Sendable {
  /// The values; the index of a value is its number.
  @usableFromInline package private(set) var states: [State] = []
  /// The upper bits of a value's hash, and below them its number plus one; 0 is a free slot. The length is a
  /// power of two.
  @usableFromInline var slots = [UInt64](repeating: 0, count: 16)
  /// Whether values are hashed by their bytes in memory.
  @usableFromInline let hashesBytes: Bool

  /// Makes an empty table.
  @inlinable
  package init() { hashesBytes = false }

  /// Makes an empty table of values of a few bytes, which are hashed as they are: several times as fast.
  ///
  /// Equal values must have equal bytes: there must be no gaps between their members.
  @inlinable
  package init() where State: BitwiseCopyable { hashesBytes = true }

  /// The number of a value; `nil` for an unknown one.
  @inlinable
  package func number(of state: State) -> Int? {
    let slot = slots[place(of: state, hash: hash(state))]
    return slot == 0 ? nil : Int(slot & 0xFFFF_FFFF) - 1
  }

  /// The number of a value, which is added if it is new.
  @inlinable
  @inline(__always)
  package mutating func insert(_ state: State) -> (number: Int, isNew: Bool) {
    let hash = hash(state)
    let place = place(of: state, hash: hash)
    if slots[place] != 0 { return (Int(slots[place] & 0xFFFF_FFFF) - 1, false) }
    states.append(state)
    slots[place] = hash << 32 | UInt64(states.count)
    if states.count * 4 > slots.count * 3 { grow() }
    return (states.count - 1, true)
  }

  /// The slot of a value, or the free slot for it.
  @inlinable
  @inline(__always)
  func place(of state: State, hash: UInt64) -> Int {
    let mask = slots.count - 1
    var place = Int(hash) & mask
    while true {
      let slot = slots[place]
      if slot == 0 { return place }
      if slot >> 32 == hash, isSame(states[Int(slot & 0xFFFF_FFFF) - 1], state) { return place }
      place = (place + 1) & mask
    }
  }

  @inlinable
  mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: 0, count: old.count * 2)
    let mask = slots.count - 1
    for slot in old where slot != 0 {
      var place = Int(slot >> 32) & mask
      while slots[place] != 0 { place = (place + 1) & mask }
      slots[place] = slot
    }
  }

  @inlinable
  @inline(__always)
  func isSame(_ one: State, _ other: State) -> Bool {
    guard hashesBytes else { return one == other }
    return withUnsafeBytes(of: one) { one in
      withUnsafeBytes(of: other) { other in
        var place = 0
        // Values with equal hashes are mostly equal: comparing all words at once is faster than one by one.
        var difference: UInt64 = 0
        while place + 8 <= one.count {
          difference |=
            one.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            ^ other.loadUnaligned(fromByteOffset: place, as: UInt64.self)
          place += 8
        }
        if difference != 0 { return false }
        while place < one.count {
          if one[place] != other[place] { return false }
          place += 1
        }
        return true
      }
    }
  }

  /// 32 bits that depend on the whole value.
  @inlinable
  @inline(__always)
  func hash(_ state: State) -> UInt64 {
    guard hashesBytes else { return UInt64(UInt32(truncatingIfNeeded: state.hashValue)) }
    return withUnsafeBytes(of: state) { bytes in
      var hash = UInt64(bytes.count)
      var place = 0
      while place + 16 <= bytes.count {
        hash = Self.mixed(
          hash ^ bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self),
          bytes.loadUnaligned(fromByteOffset: place + 8, as: UInt64.self))
        place += 16
      }
      while place + 8 <= bytes.count {
        hash = Self.mixed(hash ^ bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
        place += 8
      }
      var rest: UInt64 = 0
      while place < bytes.count {
        rest = rest << 8 | UInt64(bytes[place])
        place += 1
      }
      return Self.mixed(hash ^ rest) >> 32
    }
  }

  /// Mixes the bits, so that differences in some affect all.
  @inlinable
  static func mixed(_ bits: UInt64, _ more: UInt64 = 0) -> UInt64 {
    let product = (bits ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: more ^ 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }
}
