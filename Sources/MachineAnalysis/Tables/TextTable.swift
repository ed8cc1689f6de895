/// A table of texts, rendered as Markdown or as aligned plain text.
public struct TextTable: Sendable {
  /// The heading of each column; empty for a list.
  package let header: [String]
  /// The rows, each as long as the header, if there is one.
  package var rows: [[String]]

  /// The format of a table.
  public enum Format: Hashable, Sendable {
    case markdown, plain

    /// The separator of lines within a cell.
    var lineBreak: String {
      switch self {
      case .markdown: "<br>"
      case .plain: "\n"
      }
    }

    /// A name as code within a sentence.
    func code(_ name: String) -> String {
      switch self {
      case .markdown: "`\(name)`"
      case .plain: name
      }
    }
  }

  package init(header: [String] = [], rows: [[String]] = []) {
    self.header = header
    self.rows = rows
  }

  /// The table as text; every line ends with a line feed. Plain text is fitted to a width, if one is given.
  package func rendered(as format: Format, width: Int? = nil) -> String {
    switch format {
    case .markdown: markdown
    case .plain: (width.map(fitted) ?? [self]).map(\.plain).joined(separator: "\n")
    }
  }

  private var markdown: String {
    let rule = header.map { _ in "---" }
    return ([header, rule] + rows).map { row in
      "| " + row.map { Markdown.cell($0) }.joined(separator: " | ") + " |\n"
    }.joined()
  }

  private var plain: String {
    let blocks = blocks
    let widths = plainWidths
    var text = ""
    for block in blocks {
      for line in 0..<(block.map(\.count).max() ?? 0) {
        let cells = block.enumerated().map { column, lines in
          let cell = line < lines.count ? lines[line] : ""
          return cell + String(repeating: " ", count: max(0, widths[column] - cell.columns))
        }
        text += cells.joined(separator: "  ").withoutTrailingSpaces + "\n"
      }
    }
    return text
  }

  /// The header, if there is one, and the rows.
  var lines: [[String]] { header.isEmpty ? rows : [header] + rows }

  /// The rows, with the cells of each line.
  private var blocks: [[[String]]] {
    lines.map { row in
      row.map { $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
    }
  }

  /// The width of each column in plain text.
  var plainWidths: [Int] {
    var widths: [Int] = []
    for row in blocks {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        for line in cell { widths[column] = max(widths[column], line.columns) }
      }
    }
    return widths
  }
}
