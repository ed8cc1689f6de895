import ModelBasedTesting
import StateMachines

extension Readings {
  /// As few of the readings as possible under which a condition still holds; other questions follow their first.
  func fewest(where holds: (Readings) -> Bool) -> Readings {
    var fewest = self
    // Hardly any reading matters: pieces of them are left out together, and halved where that fails.
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
