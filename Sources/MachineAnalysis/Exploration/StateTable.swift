/// States in the order in which they were found, each once, with a hash table of their numbers.
///
/// A dictionary from states to numbers would hold each state a second time.
package struct StateTable<State: Hashable & Sendable>: Sendable {
  /// The states; the number of a state is its place here.
  package private(set) var states: [State] = []
  /// Half of a state's hash above, its number plus one below; 0 is a free slot. The length is a power of two.
  private var slots = [UInt64](repeating: 0, count: 1 << 10)

  package init() {}

  /// The number of a state, if it is here.
  package func number(of state: State) -> Int? {
    let slot = slots[place(of: state, hash: Self.hash(state))]
    return slot == 0 ? nil : Int(UInt32(truncatingIfNeeded: slot)) - 1
  }

  /// The number of a state, which is added if it is new and there are fewer than `limit` states.
  package mutating func insert(_ state: State, limit: Int) -> (number: Int, isNew: Bool)? {
    let hash = Self.hash(state)
    let place = place(of: state, hash: hash)
    if slots[place] != 0 {
      return (Int(UInt32(truncatingIfNeeded: slots[place])) - 1, false)
    }
    guard states.count < limit else { return nil }
    states.append(state)
    slots[place] = UInt64(hash) << 32 | UInt64(states.count)
    if states.count * 4 > slots.count * 3 { grow() }
    return (states.count - 1, true)
  }

  /// The number of a state, which is added if it is new.
  package mutating func insert(_ state: State) -> (number: Int, isNew: Bool) {
    guard let found = insert(state, limit: .max) else { preconditionFailure("there is always room") }
    return found
  }

  /// The slot of the state, or the free slot where it belongs.
  private func place(of state: State, hash: UInt32) -> Int {
    let mask = slots.count - 1
    var place = Int(hash) & mask
    while slots[place] != 0 {
      let slot = slots[place]
      if slot >> 32 == UInt64(hash), states[Int(UInt32(truncatingIfNeeded: slot)) - 1] == state { break }
      place = (place + 1) & mask
    }
    return place
  }

  private mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: 0, count: old.count * 2)
    let mask = slots.count - 1
    for slot in old where slot != 0 {
      var place = Int(slot >> 32) & mask
      while slots[place] != 0 { place = (place + 1) & mask }
      slots[place] = slot
    }
  }

  private static func hash(_ state: State) -> UInt32 { UInt32(truncatingIfNeeded: state.hashValue) }
}
