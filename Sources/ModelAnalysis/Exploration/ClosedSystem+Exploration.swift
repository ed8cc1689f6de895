public import MachineAnalysis
public import PushModel

extension ClosedSystem: ObservableTransitionSystem {
  /// A device on which the app has just been installed and started.
  public var initialStates: [State] { initial }

  /// Every move that is possible, with what is seen.
  public func forEachObservedSuccessor(of state: State, _ body: (Move, [Seen], State) -> Void) {
    for move in moves(in: state) {
      let reaction = react(to: move, in: state)
      body(move, reaction.seen, reaction.state)
    }
  }
}
