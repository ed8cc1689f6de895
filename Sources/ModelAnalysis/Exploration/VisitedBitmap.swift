public import Synchronization

/// A set of indices below a bound, that only grows.
///
/// It holds memory that has to be freed, so that the loop of an exploration has neither reference counts nor
/// checks of uniqueness in it.
@usableFromInline
protocol VisitedBitmap: Sendable {
  /// An empty set.
  init(bound: Int)
  /// Adds an index, which has to be below the bound; says whether it is new.
  func insert(_ index: Int) -> Bool
  /// Frees the memory.
  func deallocate()
}

/// A bitmap for one thread.
@usableFromInline
struct PlainBitmap: VisitedBitmap, @unchecked Sendable {
  @usableFromInline let words: UnsafeMutablePointer<UInt64>
  @usableFromInline let bound: UInt

  @inlinable
  init(bound: Int) {
    self.bound = UInt(bound)
    let count = bound / 64 + 1
    words = .allocate(capacity: count)
    words.initialize(repeating: 0, count: count)
  }

  @inlinable @inline(__always)
  func insert(_ index: Int) -> Bool {
    precondition(UInt(bitPattern: index) < bound, "the index of a state is not below the bound")
    let bit: UInt64 = 1 << UInt64(truncatingIfNeeded: index & 63)
    let word = words[index >> 6]
    guard word & bit == 0 else { return false }
    words[index >> 6] = word | bit
    return true
  }

  @inlinable
  func deallocate() { words.deallocate() }
}

/// A bitmap that threads share: of two that add an index at once, one is told that it is new.
@usableFromInline
struct SharedBitmap: VisitedBitmap, @unchecked Sendable {
  @usableFromInline let words: UnsafeMutablePointer<Atomic<UInt64>>
  @usableFromInline let bound: UInt

  @inlinable
  init(bound: Int) {
    self.bound = UInt(bound)
    let count = bound / 64 + 1
    words = .allocate(capacity: count)
    for place in 0..<count { (words + place).initialize(to: Atomic(0)) }
  }

  @inlinable @inline(__always)
  func insert(_ index: Int) -> Bool {
    precondition(UInt(bitPattern: index) < bound, "the index of a state is not below the bound")
    let bit: UInt64 = 1 << UInt64(truncatingIfNeeded: index & 63)
    // Most indices are visited already; to look is cheaper than to write.
    guard words[index >> 6].load(ordering: .relaxed) & bit == 0 else { return false }
    return words[index >> 6].bitwiseOr(bit, ordering: .relaxed).oldValue & bit == 0
  }

  @inlinable
  func deallocate() { words.deallocate() }
}
