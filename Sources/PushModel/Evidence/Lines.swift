/// Line numbers of a document, counted from 1, as people write them: `229-231, 233`.
public struct Lines: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The lines as written.
  public let text: String

  /// Lines as they are written in a citation.
  @inline(never)
  public init(stringLiteral text: String) { self.text = text }

  /// The ranges, in the order written; `nil` where the text is no list of lines.
  public var ranges: [ClosedRange<Int>]? {
    var ranges: [ClosedRange<Int>] = []
    for part in text.split(separator: ",") {
      let bounds = part.split(separator: "-").map { Int($0.drop(while: { $0 == " " })) }
      guard let first = bounds.first ?? nil, let last = bounds.last ?? nil,
        bounds.count <= 2, first >= 1, first <= last
      else { return nil }
      ranges.append(first...last)
    }
    return ranges.isEmpty ? nil : ranges
  }

  /// The first line; 0 where the text is no list of lines.
  public var first: Int { ranges?.first?.lowerBound ?? 0 }
}
