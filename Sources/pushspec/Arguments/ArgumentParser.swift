/// Takes the words of a command line apart.
struct ArgumentParser {
  /// What the command takes.
  let syntax: CommandSyntax

  /// Parses the words after the command's name: `--option value`, `--option=value`, and operands;
  /// after `--` everything is an operand.
  func parse(_ words: [String]) throws(UsageError) -> ParsedArguments {
    var parsed = ParsedArguments()
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        parsed.operands += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        parsed.operands.append(word)
        continue
      }
      if word == "--help" || word == "-h" {
        parsed.wantsHelp = true
        return parsed
      }
      try parseOption(word, &rest, into: &parsed)
    }
    try checkOperands(parsed.operands)
    return parsed
  }

  private func parseOption(
    _ word: String, _ rest: inout ArraySlice<String>, into parsed: inout ParsedArguments
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts[0]
    guard let option = syntax.options.first(where: { $0.name == name }) else {
      throw UsageError.unknown("option", name, among: syntax.options.map(\.name) + ["--help"])
    }
    if !option.isRepeatable, parsed.values[name] != nil { throw UsageError("\(name) is given twice") }
    guard let placeholder = option.value else {
      guard parts.count == 1 else { throw UsageError("\(name) takes no value") }
      parsed.values[name] = []
      return
    }
    if parts.count == 2 {
      parsed.values[name, default: []].append(parts[1])
      return
    }
    guard let value = rest.first, !value.hasPrefix("--") else {
      throw UsageError("\(name) needs a value: \(name) \(placeholder)")
    }
    rest.removeFirst()
    parsed.values[name, default: []].append(value)
  }

  private func checkOperands(_ operands: [String]) throws(UsageError) {
    if operands.count > syntax.operandCount.upperBound {
      throw UsageError("unexpected argument \"\(operands[syntax.operandCount.upperBound])\"")
    }
    if operands.count < syntax.operandCount.lowerBound {
      throw UsageError("missing argument: pushspec \(syntax.name) \(syntax.operands)")
    }
  }
}

/// The words of a command line, taken apart.
struct ParsedArguments {
  /// Whether help was asked for; then the rest was not looked at.
  var wantsHelp = false
  /// The values of the options that were given.
  var values: [String: [String]] = [:]
  /// What is no option.
  var operands: [String] = []

  /// Whether an option was given.
  func has(_ option: String) -> Bool { values[option] != nil }

  /// The value of an option.
  func value(_ option: String) -> String? { values[option]?.first }

  /// The values of an option that may be repeated.
  func all(_ option: String) -> [String] { values[option] ?? [] }

  /// The value of an option that has a fixed set of values.
  func choice<Value: CaseIterable & RawRepresentable<String>>(
    _ option: String, else standard: Value
  ) throws(UsageError) -> Value {
    guard let text = value(option) else { return standard }
    guard let value = Value(rawValue: text) else {
      throw UsageError.unknown("value of \(option)", text, among: Value.allCases.map(\.rawValue))
    }
    return value
  }
}
