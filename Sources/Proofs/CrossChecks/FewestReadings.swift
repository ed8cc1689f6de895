import ModelBasedTesting
import StateMachines

extension Readings {
  /// As few of these as it takes for something to hold still; the other questions follow their first reading.
  func fewest(where holds: (Readings) -> Bool) -> Readings {
    var fewest = self
    // Hardly any reading matters: what can be left out together is tried together, and halved where it cannot.
    var pieces = [sorted.map(\.question)[...]]
    while let piece = pieces.popLast() {
      var fewer = fewest
      for question in piece { fewer[question] = nil }
      if holds(fewer) {
        fewest = fewer
      } else if piece.count > 1 {
        let middle = piece.startIndex + piece.count / 2
        pieces += [piece[middle...], piece[..<middle]]
      }
    }
    return fewest
  }
}
