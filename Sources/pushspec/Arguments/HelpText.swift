/// Writes the help.
enum HelpText {
  /// The help of the program as a whole.
  static var overview: String {
    var text = """
      pushspec: what a push SDK must do, and whether a port does it

      usage: pushspec COMMAND [options]

      commands

      """
    text += rows(Command.allCases.map { ($0.rawValue, $0.syntax.summary) })
    text += "\noptions\n"
    text += rows([
      ("--help", "shows this help; after a command, the help of that command"),
      ("--version", "shows the version"),
    ])
    text += "\nexamples\n"
    return text
      + examples([
        .init("pushspec check", "runs the suite on the built-in reference port, in all five editions"),
        .init(
          "pushspec check --adapter \"python3 my_adapter.py\"",
          "runs it on a port in another language"),
        .init("pushspec explain Q-REG-1", "says in prose what is open, and which readings there are"),
        .init("pushspec list cases --area REG", "lists the cases on token registration"),
      ])
  }

  /// The help of one command.
  static func of(_ syntax: CommandSyntax) -> String {
    var usage = "usage: pushspec \(syntax.name)"
    if !syntax.operands.isEmpty { usage += " \(syntax.operands)" }
    if !syntax.options.isEmpty { usage += " [options]" }
    var text = "pushspec \(syntax.name): \(syntax.summary)\n\n\(usage)\n\noptions\n"
    text += rows(
      syntax.options.map { option in
        let term = option.name + (option.value.map { " \($0)" } ?? "")
        return (term, option.help + (option.isRepeatable ? "; may be repeated" : ""))
      } + [("--help", "shows this help")])
    for section in syntax.sections { text += "\n\(section.heading)\n" + rows(section.rows) }
    return text + "\nexamples\n" + examples(syntax.examples)
  }

  private static func rows(_ rows: [(term: String, text: String)]) -> String {
    let widest = rows.map(\.term.count).max() ?? 0
    // A long term stands on a line of its own rather than pushing all explanations to the right.
    let column = min(widest, 26) + 4
    return rows.map { term, text in
      if term.count + 4 > column { return "  \(term)\n" + Paragraph.text(text, indent: column) }
      return Paragraph.text(text, indent: column, first: "  \(term)")
    }.joined()
  }

  private static func examples(_ examples: [CommandSyntax.Example]) -> String {
    examples.map { "  \($0.command)\n" + Paragraph.text($0.does, indent: 6) }.joined()
  }
}
