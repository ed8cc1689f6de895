/// Writes the help.
enum HelpText {
  /// The help of the program as a whole.
  static var overview: String {
    """
    pushspec: what a push SDK must do, and whether a port does it

    usage: pushspec COMMAND [options]

    commands
    \(rows(Command.allCases.map { ($0.rawValue, $0.syntax.summary) }, width: Paragraph.width))
    options
      --help     shows this help; after a command, the help of that command
      --version  shows the version

    examples
      pushspec check
          runs the suite on the built-in reference port, in all five editions
      pushspec check --adapter "python3 my_adapter.py"
          runs it on a port in another language
      pushspec explain Q-REG-1
          says what is open, and which readings there are
      pushspec find token when the user refuses permission
          finds what is stated and what is open
      pushspec list cases --area REG
          lists the cases on token registration

    """
  }

  /// The help of one command.
  static func of(_ command: Command) -> String {
    let syntax = command.syntax
    let usage = ["usage: pushspec \(command.rawValue)", syntax.operandUsage]
    let options = syntax.options.map { option in
      (
        [option.name, option.placeholder].compactMap(\.self).joined(separator: " "),
        option.help + (option.isRepeatable ? "; may be repeated" : "")
      )
    }
    return """
      pushspec \(command.rawValue): \(syntax.summary)

      \((usage + [options.isEmpty ? "" : "[options]"]).filter { !$0.isEmpty }.joined(separator: " "))

      options
      \(rows(options + [("--help", "shows this help")], width: Paragraph.width))
      \(syntax.details)

      """
  }

  /// Rows of a term and its explanation. Where they are made once, they do not depend on the terminal.
  static func rows(_ rows: [(term: String, text: String)], width: Int = Paragraph.longest) -> String {
    let widest = rows.map(\.term.count).max() ?? 0
    // A long term stands on a line of its own rather than pushing all explanations to the right.
    let column = min(widest, 26) + 4
    return rows.map { term, text in
      if term.count + 4 > column {
        return "  \(term)\n" + Paragraph.text(text, indent: column, width: width)
      }
      return Paragraph.text(text, indent: column, first: "  \(term)", width: width)
    }.joined()
  }
}
