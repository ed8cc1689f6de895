import Foundation
import ModelAnalysis

/// Explores the peer model once and prints the counts and the time on one line.
func measureExploring(_ options: [String]) async {
  let usage = "measure exploring SLOTS [--threads N] [--hashed]"
  guard let slots = options.first.flatMap({ Int($0) }), (1...5).contains(slots) else { refuse(usage) }
  let system = PushSystem(slots: slots)
  var counts = (states: 0, transitions: 0, isSound: false)
  let clock = ContinuousClock()
  let start = clock.now
  switch (options.dropFirst().first, options.dropFirst(2).first.flatMap { Int($0) }) {
  case (nil, _):
    let exploration = DenseExploration(of: system, invariant: system.isSound)
    counts = (exploration.stateCount, exploration.transitionCount, exploration.violation == nil)
  case ("--threads", let threads?):
    let exploration = await DenseExploration(of: system, threads: threads, invariant: system.isSound)
    counts = (exploration.stateCount, exploration.transitionCount, exploration.violation == nil)
  case ("--hashed", _):
    let exploration = Exploration(of: system)
    counts = (
      exploration.states.count, exploration.transitionCount, exploration.states.allSatisfy(system.isSound)
    )
  default: refuse(usage)
  }
  let time = clock.now - start
  let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
  guard counts.isSound else {
    print("an invariant is violated")
    exit(1)
  }
  print("states=\(counts.states) transitions=\(counts.transitions) seconds=\(seconds)")
}
