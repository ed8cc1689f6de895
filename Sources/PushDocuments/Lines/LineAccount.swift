package import PushModel

/// The account of a line with text: the entries that rest on it, or why it says nothing.
package struct LineAccount: Hashable, Sendable {
  package let line: Int
  /// The ids of the entries that rest on the line, in the order of the catalogues.
  package let ids: [String]
  /// Why the line says nothing, where no entry rests on it.
  package let silence: Silence?

  /// Whether nobody has said what the line is for.
  package var isOpen: Bool { ids.isEmpty && silence == nil }

  /// The account of every line of an edition that is not blank.
  package static func all(of edition: Edition) -> [LineAccount] {
    let places = CitedPlace.byLine[edition] ?? [:]
    let lines = edition.documentLines
    return (1..<lines.count + 1).filter { !lines.blank.contains($0) }.map { line in
      let owners = CitedPlace.ids(of: places[line] ?? [])
      return LineAccount(line: line, ids: owners, silence: owners.isEmpty ? lines.silent[line] : nil)
    }
  }
}
