import MachineAnalysis

/// Explores the peer model once and prints the counts and the time on one line.
func measureExploring(_ options: [String]) {
  guard let slots = options.first.flatMap({ UInt8($0) }), (1...5).contains(slots), options.count == 1 else {
    refuse("measure exploring SLOTS")
  }
  let system = PushSystem(slots: slots)
  let (exploration, seconds) = fastest(of: 1) {
    let exploration = Exploration(of: system)
    guard exploration.states.allSatisfy(system.isSound) else { refuse("an invariant is violated") }
    return exploration
  }
  print("states=\(exploration.states.count) transitions=\(exploration.transitionCount) seconds=\(seconds)")
}
