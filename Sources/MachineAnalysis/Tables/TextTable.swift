/// A table of texts, rendered as Markdown or as aligned plain text.
public struct TextTable: Sendable {
  /// The heading of each column.
  public let header: [String]
  /// The rows, each as long as the header.
  public var rows: [[String]]

  /// How a table is written.
  public enum Format: Hashable, Sendable {
    case markdown, plain

    /// What separates lines within a cell.
    var lineBreak: String {
      switch self {
      case .markdown: "<br>"
      case .plain: "\n"
      }
    }

    /// A name as it stands in a sentence.
    func code(_ name: String) -> String {
      switch self {
      case .markdown: "`\(name)`"
      case .plain: name
      }
    }
  }

  /// A table with its rows.
  public init(header: [String], rows: [[String]] = []) {
    self.header = header
    self.rows = rows
  }

  /// The table as text; every line ends with a line feed.
  public func rendered(as format: Format) -> String {
    switch format {
    case .markdown: markdown
    case .plain: plain
    }
  }

  private var markdown: String {
    let rule = header.map { _ in "---" }
    return ([header, rule] + rows).map { row in
      "| " + row.map { Markdown.cell($0) }.joined(separator: " | ") + " |\n"
    }.joined()
  }

  private var plain: String {
    let blocks = ([header] + rows).map { row in
      row.map { $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
    }
    let widths = header.indices.map { column in
      blocks.compactMap { column < $0.count ? $0[column].map(\.count).max() : nil }.max() ?? 0
    }
    var text = ""
    for block in blocks {
      for line in 0..<(block.map(\.count).max() ?? 0) {
        let cells = block.enumerated().map { column, lines in
          let cell = line < lines.count ? lines[line] : ""
          return cell + String(repeating: " ", count: max(0, widths[column] - cell.count))
        }
        text += trimmed(cells.joined(separator: "  ")) + "\n"
      }
    }
    return text
  }

  private func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
