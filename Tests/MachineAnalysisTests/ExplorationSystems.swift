import MachineAnalysis

/// Three wheels. Each step turns one of them by one notch. Their state is not as long as a word.
struct Wheels: TransitionSystem {
  struct State: Hashable, Sendable {
    var first: UInt64 = 0
    var second: UInt8 = 0
    var third: UInt8 = 0
  }

  let notches: UInt8
  var initialStates: [State] { [State()] }

  func addSuccessors(of state: State, to list: inout [Successor<Int, Bool, State>]) {
    var next = state
    next.first = (state.first + 1) % UInt64(notches)
    list.append(Successor(1, seen: false, to: next))
    next = state
    next.second = (state.second + 1) % notches
    list.append(Successor(2, seen: false, to: next))
    next = state
    next.third = (state.third + 1) % notches
    list.append(Successor(3, seen: false, to: next))
  }
}

/// States that are numbers, given by their edges; the stimulus of an edge is its place in the list.
struct Edges: TransitionSystem {
  var initialStates = [0]
  let edges: [Int: [Int]]

  func addSuccessors(of state: Int, to list: inout [Successor<Int, Bool, Int>]) {
    for (place, next) in (edges[state] ?? []).enumerated() {
      list.append(Successor(place, seen: false, to: next))
    }
  }
}
