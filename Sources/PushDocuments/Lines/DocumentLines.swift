package import PushModel

/// The lines of a document, as far as they can be described without its words.
package struct DocumentLines: Sendable {
  /// The number of lines.
  package let count: Int
  /// The numbers of the lines without text.
  package let blank: Set<Int>
  /// The reason why a line says nothing, by its number. A line that is cited says what it is cited for.
  package let silent: [Int: Silence]

  init(count: Int, blank: Lines, headings: [Heading], silent: [SilentLines]) {
    self.count = count
    self.blank = Set(blank.numbers)
    var reasons: [Int: Silence] = [:]
    for entry in silent { for line in entry.lines.numbers { reasons[line] = entry.silence } }
    for heading in headings { reasons[heading.line] = .heading }
    self.silent = reasons
  }
}

extension Edition {
  package var documentLines: DocumentLines {
    switch self {
    case .tcpushKo: DocumentLines.tcpushKo
    case .toastKo: DocumentLines.toastKo
    case .toastJa: DocumentLines.toastJa
    case .toastEn: DocumentLines.toastEn
    case .nhncloudKo: DocumentLines.nhncloudKo
    }
  }
}

extension Lines {
  /// The numbers of the lines, one by one.
  package var numbers: [Int] { (ranges ?? []).flatMap { Array($0) } }
}
