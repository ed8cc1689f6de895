import StateMachines

/// Interpretations in which every two readings of two different questions stand together once at least: a covering
/// array of pairs, found greedily, with many fewer rows than there are pairs.
struct CoveringReadings {
  /// The rows.
  private(set) var rows: [Readings] = []

  /// An array over questions with their readings.
  init(of questions: [(question: String, readings: [String])]) {
    var missing: Set<Pair> = []
    for (place, first) in questions.enumerated() {
      for second in questions[(place + 1)...] {
        for one in first.readings {
          for other in second.readings {
            missing.insert(Pair(ReadingChoice(first.question, one), ReadingChoice(second.question, other)))
          }
        }
      }
    }
    var seed = SplitMix64(seed: 1)
    while !missing.isEmpty {
      var best: (row: [ReadingChoice], pairs: Set<Pair>) = ([], [])
      for _ in 0..<24 {
        let row = Self.row(over: questions.shuffled(using: &seed), covering: missing, &seed)
        let pairs = Self.pairs(in: row).intersection(missing)
        if pairs.count > best.pairs.count { best = (row, pairs) }
      }
      guard !best.pairs.isEmpty else { return }
      missing.subtract(best.pairs)
      rows.append(
        Readings(Dictionary(best.row.map { ($0.question, $0.reading) }) { first, _ in first }))
    }
  }

  /// A row that gives each question in turn the reading that covers most with those before.
  private static func row(
    over questions: [(question: String, readings: [String])], covering missing: Set<Pair>,
    _ seed: inout SplitMix64
  ) -> [ReadingChoice] {
    var row: [ReadingChoice] = []
    for (question, readings) in questions {
      let readings = readings.shuffled(using: &seed)
      let counts = readings.map { reading in
        let choice = ReadingChoice(question, reading)
        return row.count { missing.contains(Pair($0, choice)) }
      }
      guard let most = counts.max(), let place = counts.firstIndex(of: most) else { continue }
      row.append(ReadingChoice(question, readings[place]))
    }
    return row
  }

  private static func pairs(in row: [ReadingChoice]) -> Set<Pair> {
    var pairs: Set<Pair> = []
    for (place, first) in row.enumerated() {
      for second in row[(place + 1)...] { pairs.insert(Pair(first, second)) }
    }
    return pairs
  }

  /// Two readings, the question with the smaller id first.
  private struct Pair: Hashable {
    let first: ReadingChoice
    let second: ReadingChoice

    init(_ one: ReadingChoice, _ other: ReadingChoice) {
      (first, second) = one.question < other.question ? (one, other) : (other, one)
    }
  }
}

extension ReadingChoice {
  fileprivate init(_ question: String, _ reading: String) {
    self.init(question: question, reading: reading)
  }
}
