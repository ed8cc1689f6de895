/// Writes the help of a program.
package struct HelpText {
  private let tool: CommandLineTool

  package init(tool: CommandLineTool) { self.tool = tool }

  /// The help of the program as a whole.
  package var overview: String {
    """
    \(tool.name): \(tool.summary)

    usage: \(tool.name) COMMAND [options]

    commands
    \(Self.rows(tool.commands.map { ($0.name, $0.syntax.summary) }, width: Paragraph.width))
    options
      --help     shows this help; after a command, the help of that command
      --version  shows the version

    examples
    \(tool.examples)

    """
  }

  /// The help of one command.
  package func of(_ command: any Command.Type) -> String {
    let syntax = command.syntax
    let usage = ["usage: \(tool.name) \(command.name)", syntax.operandUsage]
    let options = syntax.options.map { option in
      (
        [option.name, option.placeholder].compactMap(\.self).joined(separator: " "),
        option.help + (option.isRepeatable ? "; may be repeated" : "")
      )
    }
    return """
      \(tool.name) \(command.name): \(syntax.summary)

      \((usage + [options.isEmpty ? "" : "[options]"]).filter { !$0.isEmpty }.joined(separator: " "))

      options
      \(Self.rows(options + [("--help", "shows this help")], width: Paragraph.width))
      \(syntax.details)

      """
  }

  /// Rows of a term and its explanation. Stored rows have the longest width, not the terminal's.
  package static func rows(_ rows: [(term: String, text: String)], width: Int = Paragraph.longest) -> String {
    let widest = rows.map(\.term.count).max() ?? 0
    // A long term has a line of its own, so that it does not push all explanations to the right.
    let column = min(widest, 26) + 4
    return rows.map { term, text in
      if term.count + 4 > column { return "  \(term)\n" + Paragraph.text(text, indent: column, width: width) }
      return Paragraph.text(text, indent: column, first: "  \(term)", width: width)
    }.joined()
  }
}
