/// The arguments and the help of a command.
package struct CommandSyntax {
  /// The purpose of the command, in one line.
  package var summary: String
  /// The operands; optional ones come last.
  package var operands: [any AnyOperand]
  /// The options without `--help`.
  package var options: [any AnyOption]
  /// Further help, as it is printed, with commands to copy at its end.
  package var details: String

  package init(
    summary: String, operands: [any AnyOperand] = [], options: [any AnyOption] = [], details: String
  ) {
    self.summary = summary
    self.operands = operands
    self.options = options
    self.details = details
  }

  /// The operands in usage, for example `A [B]`.
  package var operandUsage: String {
    operands.map { operand in
      (operand.isRequired ? operand.name : "[\(operand.name)]") + (operand.isRepeatable ? "..." : "")
    }.joined(separator: " ")
  }
}
