package import PushModel

/// What a line with text belongs to.
package struct LineAccount: Hashable, Sendable {
  /// The number of the line.
  package let line: Int
  /// What rests on it, in the order of the catalogues.
  package let ids: [String]
  /// Why it says nothing, where nothing rests on it.
  package let silence: Silence?

  /// Whether nobody has said what the line is for.
  package var isOpen: Bool { ids.isEmpty && silence == nil }

  /// The account of every line of an edition that is not blank.
  package static func all(of edition: Edition) -> [LineAccount] {
    let places = CitedPlace.byLine[edition] ?? [:]
    let lines = edition.documentLines
    return (1...lines.count).filter { !lines.blank.contains($0) }.map { line in
      let owners = CitedPlace.ids(of: places[line] ?? [])
      return LineAccount(line: line, ids: owners, silence: owners.isEmpty ? lines.silent[line] : nil)
    }
  }
}
