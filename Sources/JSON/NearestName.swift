/// Finds the valid name that a wrong one is likely to mean.
package enum NearestName {
  /// The limit of a name's length in bytes: longer texts take long to compare, and mean no name.
  package static let longest = 80

  /// The valid name with the smallest edit distance, if it is near enough.
  package static func of(_ name: String, in valid: [String]) -> String? {
    guard name.utf8.count <= longest else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in valid {
      let distance = distance(name.lowercased(), candidate.lowercased())
      guard let found = best else {
        best = (candidate, distance)
        continue
      }
      if distance < found.distance { best = (candidate, distance) }
    }
    guard let best, best.distance <= max(2, name.count / 2) else { return nil }
    return best.name
  }

  /// The edit distance: the number of letters to insert, delete, replace or swap with their neighbour.
  package static func distance(_ one: String, _ other: String) -> Int {
    distance(Array(one.unicodeScalars), Array(other.unicodeScalars))
  }

  /// The edit distance of texts that have been split into scalars.
  package static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var beforeLast = [Int](repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    var line = beforeLast
    for row in 0..<first.count {
      line[0] = row + 1
      for column in 0..<second.count {
        let replaced = last[column] + (first[row] == second[column] ? 0 : 1)
        var best = min(replaced, last[column + 1] + 1, line[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        line[column + 1] = best
      }
      swap(&beforeLast, &last)
      swap(&last, &line)
    }
    return last[second.count]
  }
}
