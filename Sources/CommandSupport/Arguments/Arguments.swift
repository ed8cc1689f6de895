/// The arguments of a command line: a value for each argument of the command.
package struct Arguments: Sendable {
  private var values: [String: any Sendable] = [:]
  private var given: Set<String> = []

  /// Reads the typed texts of a command's arguments.
  package init(_ syntax: CommandSyntax, typed: [String: [String]]) throws(UsageError) {
    given = Set(typed.keys)
    for option in syntax.options { try read(option, typed) }
    for operand in syntax.operands { try read(operand, typed) }
    for option in syntax.options where has(option) {
      for condition in option.conditions {
        if let complaint = condition.complaint(option.name, self) { throw UsageError(complaint) }
      }
    }
  }

  private mutating func read(_ argument: some Argument, _ typed: [String: [String]]) throws(UsageError) {
    values[argument.name] = try argument.read(typed[argument.name] ?? [])
  }

  package subscript<A: Argument>(argument: A) -> A.Value {
    guard let stored = values[argument.name], let value = stored as? A.Value else {
      preconditionFailure("the command does not take \(argument.name)")
    }
    return value
  }

  /// Whether an argument was given.
  package func has(_ argument: any Argument) -> Bool { given.contains(argument.name) }
}
