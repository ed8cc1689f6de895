/// What a command takes, from which its arguments are parsed and its help is written.
struct CommandSyntax {
  /// What it does, in one line.
  var summary: String
  /// What is called for besides options; those that may be left out come last.
  var operands: [any AnyOperand] = []
  /// The options besides `--help`.
  var options: [any AnyOption] = []
  /// What help says besides, as it is printed; it ends with commands worth copying.
  var details: String

  /// The operands as usage writes them, for example `A [B]`.
  var operandUsage: String {
    operands.map { operand in
      (operand.isRequired ? operand.name : "[\(operand.name)]") + (operand.isRepeatable ? "..." : "")
    }.joined(separator: " ")
  }
}
