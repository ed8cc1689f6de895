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

  func forEachSuccessor(of state: State, _ body: (Cargo, State) -> Void) {
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
      if isHere, next.isSafe || !isCareful { body(cargo, next) }
    }
  }
}

/// States that are numbers, given by their edges; the stimulus of an edge is its place in the list.
struct Edges: TransitionSystem {
  var initialStates = [0]
  let edges: [Int: [Int]]

  func forEachSuccessor(of state: Int, _ body: (Int, Int) -> Void) {
    for (place, next) in (edges[state] ?? []).enumerated() { body(place, next) }
  }
}

/// A ring of states in which a lamp is seen in every third one only.
struct Lamp: ObservableTransitionSystem {
  let size: Int
  var initialStates: [Int] { [0] }

  func forEachObservedSuccessor(of state: Int, _ body: (Character, Bool, Int) -> Void) {
    body("n", state % 3 == 2, (state + 1) % size)
    body("r", false, 0)
  }
}

/// A coin is thrown and seen; the system chooses how it falls. A loaded coin falls on one side only.
struct Coin: ObservableTransitionSystem {
  var initialStates: [String] { ["fair", "same", "loaded"] }

  func forEachObservedSuccessor(of state: String, _ body: (Character, Int, String) -> Void) {
    switch state {
    case "fair":
      body("t", 0, "fair")
      body("t", 1, "same")
    case "same":
      // The same two throws in another order, and one of them twice.
      body("t", 1, "fair")
      body("t", 0, "same")
      body("t", 0, "fair")
    default: body("t", 0, "loaded")
    }
  }
}
