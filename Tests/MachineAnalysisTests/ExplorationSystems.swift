import MachineAnalysis

/// A ferryman, a wolf, a goat and a cabbage, each on the left or the right bank. With `isCareful`, nothing is
/// left alone with what eats it.
struct Crossing: TransitionSystem {
  struct State: Hashable, Sendable {
    var ferryman = false
    var wolf = false
    var goat = false
    var cabbage = false

    var isSafe: Bool { !(wolf == goat && goat != ferryman) && !(goat == cabbage && goat != ferryman) }
    var isOver: Bool { ferryman && wolf && goat && cabbage }
  }

  enum Cargo: String, CaseIterable, Sendable { case nothing, wolf, goat, cabbage }

  var isCareful = true
  var initialStates: [State] { [State()] }

  func addSuccessors(of state: State, to list: inout [Successor<Cargo, Unobserved, State>]) {
    for cargo in Cargo.allCases {
      var next = state
      next.ferryman.toggle()
      let isHere: Bool
      switch cargo {
      case .nothing: isHere = true
      case .wolf: (isHere, next.wolf) = (state.wolf == state.ferryman, next.ferryman)
      case .goat: (isHere, next.goat) = (state.goat == state.ferryman, next.ferryman)
      case .cabbage: (isHere, next.cabbage) = (state.cabbage == state.ferryman, next.ferryman)
      }
      if isHere, next.isSafe || !isCareful { list.append(Successor(cargo, to: next)) }
    }
  }
}

/// Three wheels of which one is turned by one notch at a time. Their state is as long as no word.
struct Wheels: TransitionSystem {
  struct State: Hashable, Sendable {
    var first: UInt64 = 0
    var second: UInt8 = 0
    var third: UInt8 = 0
  }

  let notches: UInt8
  var initialStates: [State] { [State()] }

  func addSuccessors(of state: State, to list: inout [Successor<Int, Unobserved, State>]) {
    var next = state
    next.first = (state.first + 1) % UInt64(notches)
    list.append(Successor(1, to: next))
    next = state
    next.second = (state.second + 1) % notches
    list.append(Successor(2, to: next))
    next = state
    next.third = (state.third + 1) % notches
    list.append(Successor(3, to: next))
  }
}

/// States that are numbers, given by their edges; the stimulus of an edge is its place in the list.
struct Edges: TransitionSystem {
  var initialStates = [0]
  let edges: [Int: [Int]]

  func addSuccessors(of state: Int, to list: inout [Successor<Int, Unobserved, Int>]) {
    for (place, next) in (edges[state] ?? []).enumerated() { list.append(Successor(place, to: next)) }
  }
}

/// A ring of states in which a lamp is seen in every third one only.
struct Lamp: TransitionSystem {
  let size: Int
  var initialStates: [Int] { [0] }

  func addSuccessors(of state: Int, to list: inout [Successor<Character, Bool, Int>]) {
    list.append(Successor("n", seen: state % 3 == 2, to: (state + 1) % size))
    list.append(Successor("r", seen: false, to: 0))
  }
}

/// A coin is thrown and seen; the system chooses how it falls. A loaded coin falls on one side only.
struct Coin: TransitionSystem {
  enum State: CaseIterable { case fair, same, loaded }
  enum Throw { case coin }

  var initialStates: [State] { State.allCases }

  func addSuccessors(of state: State, to list: inout [Successor<Throw, Int, State>]) {
    switch state {
    case .fair:
      list.append(Successor(.coin, seen: 0, to: .fair))
      list.append(Successor(.coin, seen: 1, to: .same))
    case .same:
      // The same two throws in another order, and one of them twice.
      list.append(Successor(.coin, seen: 1, to: .fair))
      list.append(Successor(.coin, seen: 0, to: .same))
      list.append(Successor(.coin, seen: 0, to: .fair))
    case .loaded: list.append(Successor(.coin, seen: 0, to: .loaded))
    }
  }
}
