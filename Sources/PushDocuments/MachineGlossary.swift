import JSON

/// The meaning of a machine, and of each of its states, inputs and outputs in a sentence.
package struct MachineGlossary: DocumentRecord, Sendable {
  package let machine: String
  /// The purpose of the machine and what it waits for, in a few sentences.
  package let account: String
  /// The states in the machine's order, each with the circumstances in it or what it waits for.
  package let states: [(key: String, value: String)]
  /// The inputs in the machine's order, each with the event or the request.
  package let inputs: [(key: String, value: String)]
  /// The outputs in the machine's order, each with the action or the machine that learns of it.
  package let outputs: [(key: String, value: String)]

  static let inWords = "a machine"
  static let members = ["machine", "account", "states", "inputs", "outputs"]

  init(_ reader: ObjectReader) throws(JSONError) {
    machine = try reader.string("machine")
    account = try reader.string("account")
    states = try reader.meanings("states")
    inputs = try reader.meanings("inputs")
    outputs = try reader.meanings("outputs")
  }

  /// The purpose of the machine: the first sentence of its account.
  package var purpose: String {
    account.firstRange(of: ". ").map { String(account[..<$0.lowerBound]) + "." } ?? account
  }

  /// Every machine of the SDK and of the world.
  package static let all = Documents.all.machines

  package static func named(_ name: String) -> MachineGlossary? { all.first { $0.machine == name } }
}
