/// Finds what somebody may have meant.
enum NearbyNames {
  /// How many names are suggested.
  static let limit = 3

  /// The valid names that are near enough to be meant, the nearest first: those that the name begins,
  /// and those a few letters away.
  static func of(_ name: String, in valid: [String]) -> [String] {
    let wanted = name.lowercased()
    guard !wanted.isEmpty else { return [] }
    let allowed = max(1, min(3, wanted.count / 3))
    let ranked = valid.enumerated().compactMap { position, candidate -> (Int, Int, String)? in
      let distance = distance(wanted, candidate.lowercased())
      guard distance <= allowed || (wanted.count >= 2 && candidate.lowercased().hasPrefix(wanted))
      else { return nil }
      return (distance, position, candidate)
    }
    let sorted = ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    var names: [String] = []
    for name in sorted where !names.contains(name) && names.count < limit { names.append(name) }
    return names
  }

  /// How many letters have to be inserted, deleted, replaced or swapped with their neighbour.
  private static func distance(_ one: String, _ other: String) -> Int {
    let first = Array(one.unicodeScalars)
    let second = Array(other.unicodeScalars)
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var line = [row + 1]
      for column in second.indices {
        let replaced = last[column] + (first[row] == second[column] ? 0 : 1)
        var best = min(replaced, last[column + 1] + 1, line[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        line.append(best)
      }
      beforeLast = last
      last = line
    }
    return last[second.count]
  }
}
