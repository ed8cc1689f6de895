import ModelBasedTesting
import StateMachines

extension Readings {
  /// As few of these as it takes for something to hold still; the other questions follow their first reading.
  func fewest(where holds: (Readings) -> Bool) -> Readings {
    var fewest = self
    for choice in sorted {
      var fewer = fewest
      fewer[choice.question] = nil
      if holds(fewer) { fewest = fewer }
    }
    return fewest
  }
}
