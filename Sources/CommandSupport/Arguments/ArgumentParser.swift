/// Parses a command line.
package struct ArgumentParser {
  private let syntax: CommandSyntax
  private let command: String

  /// Makes the parser for a command with a full name such as `pushspec list`.
  package init(_ syntax: CommandSyntax, of command: String) {
    self.syntax = syntax
    self.command = command
  }

  /// Parses the words after the command's name: `--option value`, `--option=value`, and operands; after `--`
  /// all words are operands. `nil` on a request for help; further words are then ignored.
  package func parse(_ words: [String]) throws(UsageError) -> Arguments? {
    var typed: [String: [String]] = [:]
    var operands: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      if word == "--help" || word == "-h" { return nil }
      try parseOption(word, &rest, into: &typed)
    }
    try checkCount(of: operands)
    for (operand, text) in zip(syntax.operands, operands) { typed[operand.name] = [text] }
    if let last = syntax.operands.last, last.isRepeatable {
      typed[last.name] = Array(operands.dropFirst(syntax.operands.count - 1))
    }
    return try Arguments(syntax, typed: typed)
  }

  private func parseOption(
    _ word: String, _ rest: inout ArraySlice<String>, into typed: inout [String: [String]]
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts[0]
    if name == "--help" { throw UsageError("--help takes no value") }
    guard let option = syntax.options.first(where: { $0.name == name }) else {
      throw UsageError.unknown("option", name, among: syntax.options.map(\.name) + ["--help"])
    }
    if !option.isRepeatable, typed[name] != nil { throw UsageError("\(name) is given twice") }
    let value: String
    if let placeholder = option.placeholder {
      if parts.count == 2 {
        value = parts[1]
      } else {
        guard let next = rest.first, !next.hasPrefix("--") else {
          throw UsageError("\(name) needs a value: \(name) \(placeholder)")
        }
        rest.removeFirst()
        value = next
      }
    } else {
      guard parts.count == 1 else { throw UsageError("\(name) takes no value") }
      value = ""
    }
    typed[name, default: []].append(value)
  }

  private func checkCount(of operands: [String]) throws(UsageError) {
    if operands.count > syntax.operands.count, syntax.operands.last?.isRepeatable != true {
      throw UsageError("unexpected argument \"\(operands[syntax.operands.count])\"")
    }
    if operands.count < syntax.operands.count(where: \.isRequired) {
      throw UsageError("missing argument: \(command) \(syntax.operandUsage)")
    }
  }
}
