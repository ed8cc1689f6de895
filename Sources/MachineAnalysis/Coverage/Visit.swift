/// An input that a machine took; coverage is counted from these.
package struct Visit: Hashable, Sendable {
  package let machine: String
  /// The part of the system that took the input; empty where the machine has only one part.
  package let part: String
  package let state: String
  package let input: String

  /// Makes a visit from the names of the tables.
  package init(_ machine: String, part: String = "", in state: String, on input: String) {
    self.machine = machine
    self.part = part
    self.state = state
    self.input = input
  }
}
