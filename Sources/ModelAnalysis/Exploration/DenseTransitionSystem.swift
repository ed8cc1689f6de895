/// A transition system whose states have an index, so that a bit for each index can say what was visited.
///
/// The index of a state over finite enums and ranges is a number of mixed radix, one digit a variable
/// (`MixedRadix`). Not every index has to be that of a reachable state.
public protocol DenseTransitionSystem: TransitionSystem {
  /// All indices are smaller than this; at most 2^32.
  var indexBound: Int { get }

  /// The index of a state; no other state has it.
  func index(of state: State) -> Int

  /// The state with this index.
  func state(at index: Int) -> State
}
