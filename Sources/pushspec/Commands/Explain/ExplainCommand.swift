/// `pushspec explain`: the same as `show`, in sentences.
enum ExplainCommand: CommandImplementation {
  static let syntax = CommandSyntax(
    summary: "explains one thing in prose", operands: [Catalogue.id], options: [Catalogue.option],
    details: """
      ids
          whatever show takes: a requirement, a question, a case, a machine, an error, and so on

      examples
        pushspec explain Q-REG-1
            what is open, what speaks for which reading, and how to see it
        pushspec explain permissionDenied
            when the error arises, and how each edition writes it
        pushspec explain REG-014
            what a case shows, and how to run it
      """)

  static func run(_ arguments: Arguments, in _: Surroundings) throws(UsageError) -> CommandResult {
    let catalogue = try Catalogue(folder: arguments[Catalogue.option])
    let prose = Explanations(catalogue: catalogue).prose(on: try catalogue.entry(arguments))
    return catalogue.result(prose.text)
  }
}

/// Paragraphs and lists.
struct Prose {
  private(set) var blocks: [String] = []
  /// What a command that plays cases needs besides, to play those that are explained.
  private let casesAgain: [String]

  init(checking folder: String?) { casesAgain = Catalogue.again(folder) }

  /// Adds a paragraph of sentences; those that are `nil` are left out.
  mutating func say(_ sentences: String?...) {
    let text = sentences.compactMap { $0 }.joined(separator: " ")
    if !text.isEmpty { blocks.append(Paragraph.text(text)) }
  }

  /// Adds an introduction and the items it introduces, if there are any.
  mutating func list(_ introduction: String, _ items: [String]) {
    guard !items.isEmpty else { return }
    blocks.append(
      Paragraph.text(introduction)
        + items.map { Paragraph.text($0, indent: 4, first: "  -") }.joined())
  }

  /// Adds commands to copy.
  mutating func commands(_ introduction: String, _ commands: [String]) {
    guard !commands.isEmpty else { return }
    let typed = commands.map { command in
      ([command] + (command.hasPrefix("pushspec check") ? casesAgain : [])).joined(separator: " ")
    }
    blocks.append(Paragraph.text(introduction) + typed.map { "    \($0)\n" }.joined())
  }

  /// The whole text.
  var text: String { blocks.joined(separator: "\n") }
}
