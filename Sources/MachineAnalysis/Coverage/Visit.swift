/// One input that a machine took. Coverage is counted from a stream of these.
package struct Visit: Hashable, Sendable {
  /// The machine's name.
  package let machine: String
  /// The part of the system that took the input; empty where only one machine has the name.
  package let part: String
  /// The state before.
  package let state: String
  /// What happened.
  package let input: String

  /// A visit, by the names of the tables.
  package init(_ machine: String, part: String = "", in state: String, on input: String) {
    self.machine = machine
    self.part = part
    self.state = state
    self.input = input
  }
}
