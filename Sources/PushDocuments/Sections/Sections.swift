package import PushModel

/// A heading of a document, and the line on which it stands.
package struct Heading: Hashable, Sendable {
  /// The line, counted from 1.
  package let line: Int
  /// The heading without its marks.
  package let text: String

  init(_ line: Int, _ text: String) {
    self.line = line
    self.text = text
  }
}

extension Edition {
  /// The headings, in the order of their lines.
  package var headings: [Heading] {
    switch self {
    case .tcpushKo: Heading.tcpushKo
    case .toastKo: Heading.toastKo
    case .toastJa: Heading.toastJa
    case .toastEn: Heading.toastEn
    case .nhncloudKo: Heading.nhncloudKo
    }
  }

  /// The heading of the section that a line belongs to: the nearest one above it.
  ///
  /// `tcpush-ko` was taken from pages, and some of its tables and samples stand away from their
  /// headings. Their sections are known by what they hold, not by where they stand.
  package func section(atLine line: Int) -> String {
    let owner =
      displacedBlocks.first { $0.lines.contains(line) }.map(\.heading) ?? line
    let above = headings.last { $0.line <= owner }
    return (above ?? headings.first)?.text ?? ""
  }

  private var displacedBlocks: [(lines: ClosedRange<Int>, heading: Int)] {
    switch self {
    case .tcpushKo:
      [
        (45...53, 33),
        (141...149, 157),
        (163...185, 151),
        (189...209, 211),
        (225...245, 159),
        (253...289, 217),
        (291...317, 249),
        (368...378, 321),
        (396...418, 387),
        (453...469, 495),
        (471...493, 439),
      ]
    case .toastKo, .toastJa, .toastEn, .nhncloudKo: []
    }
  }
}
