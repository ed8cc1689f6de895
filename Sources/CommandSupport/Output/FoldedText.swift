import MachineAnalysis

/// Lines that are too wide for a terminal.
package enum FoldedText {
  /// The text with its lines broken where they are wider than the terminal; in a file or a pipe they stay whole. What
  /// follows is set in as far as the second column of the line, if it has one, or a little.
  package static func of(_ text: String, in columns: Int? = OutputStyle.current.columns) -> String {
    guard let columns else { return text }
    var isCopied = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      // A table of cases in JSON, or a diagram.
      if line.hasPrefix("{") || line.hasPrefix("stateDiagram") { isCopied = true }
      if line.isEmpty { isCopied = false }
      defer { if line.last == "}", line.first != " " { isCopied = false } }
      if isCopied || hasCommand(line) { return [String(line)] }
      return line.broken(to: columns, indent: indent(of: line))
    }.joined(separator: "\n")
  }

  /// Whether a command stands in the line, to be copied.
  private static func hasCommand(_ line: Substring) -> Bool {
    ["  pushspec", ": pushspec"].contains(where: line.contains)
  }

  /// Where the second column of a line begins, or a little behind its beginning.
  private static func indent(of line: Substring) -> Int {
    let leading = line.prefix { $0 == " " }
    let rest = line[leading.endIndex...]
    guard let gap = rest.firstRange(of: "  ") else { return leading.count + 2 }
    return line[..<gap.lowerBound].columns + rest[gap.lowerBound...].prefix { $0 == " " }.count
  }
}
