import StateMachines

/// A machine with a state that no transition leads to.
enum Window: Machine {
  static let name = "Window"
  static let initial = State.whole

  enum Edition: String, Finite { case only }
  enum State: String, Finite { case whole, broken }
  enum Input: String, Finite { case look }
  enum Output: String, Finite { case show }

  static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    switch state {
    case .whole, .broken: .stay(.show, per: "WINDOW-1")
    }
  }
}
