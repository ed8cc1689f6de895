import MachineAnalysis

/// Folds lines that are too wide for a terminal.
package enum FoldedText {
  /// The text with its wide lines broken; without a terminal they stay whole. Further lines are indented to
  /// the second column of the line, if it has one, or a little.
  package static func of(_ text: String, in columns: Int? = OutputStyle.current.columns) -> String {
    guard let columns else { return text }
    var isCopied = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      // JSON, such as a table of cases, or a diagram.
      if line.hasPrefix("{") || line.hasPrefix("stateDiagram") { isCopied = true }
      if line.isEmpty { isCopied = false }
      defer { if line.last == "}", line.first != " " { isCopied = false } }
      if isCopied || hasCommand(line) { return [String(line)] }
      return line.broken(to: columns, indent: indent(of: line))
    }.joined(separator: "\n")
  }

  /// Whether the line has a command to copy.
  private static func hasCommand(_ line: Substring) -> Bool {
    ["  pushspec", ": pushspec"].contains(where: line.contains)
  }

  /// The indent of a line's second column, or a small one.
  private static func indent(of line: Substring) -> Int {
    let leading = line.prefix { $0 == " " }
    let rest = line[leading.endIndex...]
    guard let gap = rest.firstRange(of: "  ") else { return leading.count + 2 }
    return line[..<gap.lowerBound].columns + rest[gap.lowerBound...].prefix { $0 == " " }.count
  }
}
