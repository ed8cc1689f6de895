package import PushModel

/// The lines of a document, as far as they can be told without its words.
package struct DocumentLines: Sendable {
  /// How many there are.
  package let count: Int
  /// Those without text.
  package let blank: Set<Int>
  /// Why lines say nothing, by their numbers. A line that something cites says what it is cited for.
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
  /// The lines of the document.
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
