/// What a command takes, from which its arguments are parsed and its help is written.
package struct CommandSyntax {
  /// The purpose of the command, in one line.
  package var summary: String
  /// What is called for besides options; those that may be left out come last.
  package var operands: [any AnyOperand]
  /// The options besides `--help`.
  package var options: [any AnyOption]
  /// What help says besides, as it is printed; it ends with commands worth copying.
  package var details: String

  package init(
    summary: String, operands: [any AnyOperand] = [], options: [any AnyOption] = [], details: String
  ) {
    self.summary = summary
    self.operands = operands
    self.options = options
    self.details = details
  }

  /// The operands as usage writes them, for example `A [B]`.
  package var operandUsage: String {
    operands.map { operand in
      (operand.isRequired ? operand.name : "[\(operand.name)]") + (operand.isRepeatable ? "..." : "")
    }.joined(separator: " ")
  }
}
