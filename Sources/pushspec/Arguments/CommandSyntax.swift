/// An option of a command.
struct OptionSyntax {
  /// The option as it is written, with its dashes.
  let name: String
  /// What its value is called in help; `nil` where it takes none.
  let value: String?
  /// Whether it may be given more than once.
  let isRepeatable: Bool
  /// What it does.
  let help: String

  init(_ name: String, value: String? = nil, repeatable: Bool = false, _ help: String) {
    self.name = name
    self.value = value
    isRepeatable = repeatable
    self.help = help
  }
}

/// What a command takes, from which its arguments are parsed and its help is written.
struct CommandSyntax {
  /// The name of the command.
  var name: String
  /// What it does, in one line.
  var summary: String
  /// What is called for besides options, as usage writes it, for example `ID`.
  var operands: String = ""
  /// How many of them there may be.
  var operandCount: ClosedRange<Int> = 0...0
  /// The options besides `--help`.
  var options: [OptionSyntax] = []
  /// Further parts of the help.
  var sections: [Section] = []
  /// Commands worth copying, each with what it does.
  var examples: [Example]

  /// A part of the help: a heading, and rows of a term and its explanation.
  struct Section {
    var heading: String
    var rows: [(term: String, text: String)]
  }

  /// A command and what it does.
  struct Example {
    var command: String
    var does: String

    init(_ command: String, _ does: String) {
      self.command = command
      self.does = does
    }
  }
}
