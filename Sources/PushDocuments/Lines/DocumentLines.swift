package import PushModel

/// The lines of a document, as far as they can be described without its words.
package struct DocumentLines: Sendable {
  /// The number of lines.
  package var count = 0
  /// The numbers of the lines without text.
  package var blank: Set<Int> = []
  /// The reason why a line says nothing, by its number. A line that is cited says what it is cited for.
  package var silent: [Int: Silence] = [:]
}

extension Lines {
  /// The numbers of the lines, one by one.
  package var numbers: [Int] { (ranges ?? []).flatMap { Array($0) } }
}
